package vino

import (
	"slices"
	"strconv"

	"treille/engine"
	vi "treille/engine/vino"
	"treille/scenes/lang"
	"treille/scenes/table"
	"treille/scenes/ui"
)

// An advice is what was found about the viewer's decision, while it is put into
// words.
type advice struct {
	*tableState
	table.Advice
	x       *lang.VinoAdvice
	best    vi.Decision
	gesture []vi.Decision // it, and what completes it,
	spots   []spot        // and the vineyards of these
}

// Advise implements table.Advised.
func (b *tableState) Advise(found table.Advice) table.Hint {
	a := advice{tableState: b, Advice: found, x: &b.words().Vino.Advice, best: vi.Decode(found.Best())}
	a.gesture = b.completed(found.Best())
	a.spots = table.Each(a.gesture, spotOf)
	h := a.hint()
	if rival, ok := a.Alternative(); ok {
		h.Other = a.other(rival.Action)
	}
	if why, ok := a.because(); ok {
		h.Why = why
	}
	if slices.Equal(h.Why.At, h.Look.At) {
		h.Why.At = nil // one number there will do
	}
	b.advised = slices.Concat(h.Look.At, h.Do.At, h.Why.At)
	return h
}

// completed is a decision with what completes it.
func (b *tableState) completed(action engine.Action) []vi.Decision {
	return table.Each(b.in.Gesture(action), vi.Decode)
}

// hintPlace says where the plate of a hint lies on a phone: over the others and the map's upper
// part; but over its lower part, or over the two tickets while regions are chosen, if that hides
// less of what the hint marks.
func (v *view) hintPlace(room ui.Rect, high float64, sheet ui.Rect) {
	places := []ui.Rect{ui.R(room.X, room.Y, room.W, high), ui.R(room.X, room.Bottom()-high, room.W, high)}
	if v.in.Phase() == vi.PhaseChoose {
		places = append(places, ui.R(sheet.X, sheet.Y, sheet.W, high))
	}
	best, least := 0, len(v.advised)+1
	for i, place := range places {
		if n := v.hidden(place); n < least {
			best, least = i, n
		}
	}
	v.HintPlace(places[best])
}

// hidden is how much of what the hint marks lies below its plate.
func (v *view) hidden(plate ui.Rect) int {
	return len(table.Where(v.advised, func(id string) bool {
		r, ok := v.Stage.Where(id)
		return ok && plate.Inset(-hintClear).Meets(r)
	}))
}

// hint is the hint with the reason that stands where no term of the value makes the
// difference.
func (a *advice) hint() table.Hint {
	switch a.best.Kind {
	case vi.DecisionChoose:
		return a.choose()
	case vi.DecisionBuy:
		return a.buy()
	case vi.DecisionPass:
		return a.pass()
	case vi.DecisionTake:
		return a.take()
	case vi.DecisionSell:
		return a.sell()
	case vi.DecisionNoSale:
		return a.sellNothing()
	case vi.DecisionGive:
		return a.give()
	}
	return a.raisePrices()
}

// clue is a part of a hint.
func clue(words string, at ...string) table.Clue { return table.Clue{Words: words, At: at} }

// looksAt is the part about a region.
func (a *advice) looksAt(r int, words string) table.Clue {
	return clue(words, regionID(r))
}

// regionID is the control of a region's shield.
func regionID(r int) string { return "region/" + strconv.Itoa(r) }

// marketID is the marker of a variety in the market.
func marketID(v vi.Variety) string { return "market/" + strconv.Itoa(int(v)) }

// purse is the viewer's money.
func (a *advice) purse() int {
	money, _ := a.in.Money(a.t.Me())
	return money
}

// vineyard names one as the log does.
func (b *tableState) vineyard(s spot) string { return vi.RegionName(s.region) + " " + s.price() }

// lowest is the price of the cheapest free vineyard of a region, "0" if there is
// none.
func (b *tableState) lowest(r int) string {
	if list := b.free(r); len(list) > 0 {
		return list[0].price()
	}
	return amount(0)
}

// afresh is what picks something up as the player would, after what he has picked up
// himself is laid back.
func (b *tableState) afresh(pick func()) func() {
	return func() {
		b.LayDown()
		b.showDecision()
		pick()
	}
}

// atRegion is what there is to see in the one of some regions of which there is most to
// say: a gift is near, it has something for the viewer, or not.
func (a *advice) atRegion(regions ...int) (look table.Clue) {
	w, most := a.words(), -1
	for _, r := range regions {
		name, telling, words := vi.RegionName(r), 0, ""
		private, state := a.in.Free(r)
		switch {
		case a.in.Bottle(r) && a.in.Round() > 0 && state > 0 && private > 0 && private <= nearGift:
			telling, words = 2, w.Count(a.x.AtGift, private, "region", name)
		case a.in.Obstacle(r) != vi.NoObstacle:
			words = a.x.AtClosed.With("region", name, "reason", a.obstacleReason(r))
		default:
			telling, words = 1, w.Count(a.x.AtFree, len(a.free(r)), "region", name, "price", a.lowest(r))
		}
		if telling > most {
			most, look = telling, a.looksAt(r, words)
		}
	}
	return look
}

func (a *advice) choose() table.Hint {
	r, s := a.best.Regions[0], a.best.Regions[1]
	return table.Hint{
		Look: a.atRegion(r, s),
		Do:   clue(a.words().Vino.Buttons.Choose.With("first", "*"+vi.RegionName(r)+"*", "second", "*"+vi.RegionName(s)+"*")+".", regionID(r), regionID(s)),
		Why:  a.whyPair(),
		Take: func() { b := a.tableState; b.LayDown(); b.pick.regions = []int{r, s} },
	}
}

// whyPair says of a pair that does not bring most that it cannot be foreseen.
func (a *advice) whyPair() table.Clue {
	rival, ok := a.Alternative()
	if !ok {
		return clue(a.x.NoPair.With("money", amount(a.purse())))
	}
	other := a.other(rival.Action)
	if fewer := table.Percent(rival) - table.Percent(a.Results[0]); fewer > 0 {
		return clue(a.x.Unforeseen.With("n", a.words().Whole(fewer), "other", other))
	}
	return clue(a.x.AsGood.With("other", other))
}

func (a *advice) buy() table.Hint {
	s := spotOf(a.best)
	h := table.Hint{
		Look: a.atRegion(s.region),
		Do:   clue(a.x.Buy.With("vineyard", a.vineyard(s)), coinID(s)),
		Why:  clue(a.x.NoBuy.With("money", amount(a.purse()-vi.Price(s.region, s.vineyard)))),
		Take: a.afresh(func() { a.openRegion(s.region); a.pick.coins, a.pick.variety = []spot{s}, a.best.Variety }),
	}
	if a.in.Phase() == vi.PhaseDrawn {
		h.Look = a.looksAt(s.region, a.x.AtDrawn.With("region", vi.RegionName(s.region), "variety", a.varietyName(startVariety(s.region))))
	}
	if v := a.best.Variety; v != vi.NoVariety {
		h.Do = clue(a.x.BuyGrow.With("vineyard", a.vineyard(s), "variety", a.varietyName(v)), coinID(s), "grow/"+v.String())
	}
	return h
}

func (a *advice) pass() table.Hint {
	here, _ := a.in.Region()
	h := table.Hint{
		Look: a.atRegion(here),
		Do:   clue(a.x.Pass.With("money", amount(a.purse())), "pass"),
		Why:  clue(a.x.NoPass.With("price", a.lowest(here))),
	}
	for _, r := range a.in.Choice(a.t.Me()) {
		if r > here && a.in.Obstacle(r) == vi.NoObstacle {
			h.Look = a.looksAt(r, a.x.AtLater.With("region", vi.RegionName(r), "price", a.lowest(r)))
		}
	}
	return h
}

func (a *advice) take() table.Hint {
	r, prices := a.best.Region, a.prices(a.spots)
	_, state := a.in.Free(r)
	why := a.x.NoTake.With("prices", prices)
	if state == len(a.spots) {
		why = a.x.TakesAll
	}
	return table.Hint{
		Look: a.looksAt(r, a.words().Count(a.x.AtState, state, "region", vi.RegionName(r))),
		Do:   clue(a.x.Take.With("prices", prices), table.Each(a.spots, coinID)...),
		Why:  clue(why),
		Take: a.takeSpots(),
	}
}

// prices are those of some vineyards.
func (a *advice) prices(list []spot) string { return a.words().List(table.Each(list, spot.price)...) }

// takeSpots ticks the vineyards of the gesture.
func (a *advice) takeSpots() func() {
	return a.afresh(func() { a.pick.tab, a.pick.coins = a.best.Region, slices.Clone(a.spots) })
}

func (a *advice) sell() table.Hint {
	w := a.words()
	v, n := a.best.Variety, a.best.Quantity
	income, lost, _ := a.in.Quote(v, n)
	return table.Hint{
		Look: a.atMarket(v),
		Do:   clue(a.x.Sell.With("n", amount(n), "variety", a.varietyName(v), "money", amount(income)), "more"),
		Why:  clue(w.Count(a.x.NoSell, lost)),
		Take: a.afresh(func() { a.pick.wares, a.pick.quantity = v, n }),
	}
}

// atMarket is a variety's value.
func (a *advice) atMarket(v vi.Variety) table.Clue {
	return clue(a.x.AtMarket.With("variety", a.varietyName(v), "value", signed(a.in.Market(v))), marketID(v))
}

func (a *advice) sellNothing() table.Hint {
	v, most := a.fullest(0), 0
	for _, g := range varieties {
		if income, _, _ := a.in.Quote(g, 1); a.in.Cellar(a.t.Me(), g) > 0 {
			most = max(most, income)
		}
	}
	if rival, ok := a.Alternative(); ok {
		v = vi.Decode(rival.Action).Variety
	}
	return table.Hint{
		Look: a.atMarket(v),
		Do:   clue(a.x.NoSale, "nosale"),
		Why:  clue(a.x.OneBarrel.With("money", amount(most))),
	}
}

func (a *advice) give() table.Hint {
	w, r := a.words(), a.best.Region
	seen := table.Where(a.spots, func(s spot) bool { return s.region == r }) // the others may lie behind a tab
	return table.Hint{
		Look: a.looksAt(r, w.Count(a.x.AtOwned, a.in.Owned(a.t.Me(), r), "region", vi.RegionName(r))),
		Do:   clue(a.x.Give.With("vineyards", w.List(a.givenBack()...)), table.Each(seen, coinID)...),
		Why:  a.whyGiven(r),
		Take: a.takeSpots(),
	}
}

// whyGiven says that nothing else grows the variety, whether the viewer is first to buy back what he
// gives, or what that costs.
func (a *advice) whyGiven(r int) table.Clue {
	if g := a.in.Grows(a.t.Me(), r); a.in.Cellar(a.t.Me(), g) == len(a.spots) {
		return clue(a.words().Count(a.x.GivesAll, len(a.spots), "variety", a.varietyName(g)), marketID(g))
	}
	price := amount(cost(a.spots))
	owners := a.ownersWithout(r, a.spots)
	if all := !slices.ContainsFunc(a.spots, func(s spot) bool { return s.region != r }); all && len(owners) > 0 && owners[0] == a.t.Me() {
		return clue(a.x.FirstBack.With("price", price, "region", vi.RegionName(r)), regionID(r))
	}
	return clue(a.x.BackLater.With("price", price), regionID(r))
}

// givenBack names the vineyards of the gesture, region by region: "Lazio 80, 120".
func (a *advice) givenBack() []string {
	var names []string
	for i, s := range a.spots {
		if i > 0 && s.region == a.spots[i-1].region {
			names[len(names)-1] += ", " + s.price()
		} else {
			names = append(names, a.vineyard(s))
		}
	}
	return names
}

func (a *advice) raisePrices() table.Hint {
	w := a.words()
	me, v := a.t.Me(), a.best.Variety
	ups := steps(a.gesture)
	raised := table.Where(varieties, func(g vi.Variety) bool { return ups[g] > 0 })
	at := table.Each(raised, func(g vi.Variety) string { return "up/" + g.String() })
	look := a.atMarket(v)
	if n := a.in.Cellar(me, v); n > 0 {
		look.Words = w.Count(a.x.AtCellar, n, "variety", a.varietyName(v))
	}
	return table.Hint{
		Look: look,
		Do:   clue(a.x.Raise.With("prices", a.raisedTo(ups)), at...),
		Why:  clue(a.x.InCellars.With("n", w.Whole(a.in.Cellar(me, v)), "others", w.Whole(a.othersHave(v))), marketID(v)),
		Take: a.afresh(func() { a.pick.ups = ups }),
	}
}

// othersHave is how many barrels of a variety lie in the cellars of the others.
func (a *advice) othersHave(v vi.Variety) (n int) {
	for _, p := range a.t.Seats() {
		if p != a.t.Me() {
			n += a.in.Cellar(p, v)
		}
	}
	return n
}

// steps are the steps by which a gesture raises each variety.
func steps(gesture []vi.Decision) (ups [vi.Varieties]int) {
	for _, d := range gesture {
		ups[d.Variety]++
	}
	return ups
}

// raisedTo says to which values prices rise by so many steps.
func (a *advice) raisedTo(ups [vi.Varieties]int) string {
	raised := table.Where(varieties, func(g vi.Variety) bool { return ups[g] > 0 })
	return a.words().List(table.Each(raised, func(g vi.Variety) string {
		return a.x.Raised.With("variety", a.varietyName(g), "value", signed(a.in.Market(g)+ups[g]*square))
	})...)
}

// raisedMore says what another decision raises beyond the advised one.
func (a *advice) raisedMore(action engine.Action) string {
	ups, mine := steps(a.completed(action)), steps(a.gesture)
	for g := range ups {
		if ups[g] <= mine[g] {
			ups[g] = 0
		}
	}
	return a.raisedTo(ups)
}

// with names an alternative by what it has instead, as it stands in the sentences.
func (a *advice) with(what string) string { return a.words().Hint.With.With("what", what) }

// other names another decision, as it stands in the sentences.
func (a *advice) other(action engine.Action) string {
	switch d := vi.Decode(action); d.Kind {
	case vi.DecisionChoose:
		return a.with(a.words().List(vi.RegionName(d.Regions[0]), vi.RegionName(d.Regions[1])))
	case vi.DecisionBuy:
		if d.Region == a.best.Region && d.Vineyard == a.best.Vineyard && a.best.Kind == d.Kind {
			return a.with(a.varietyName(d.Variety))
		}
		return a.with(a.vineyard(spotOf(d)))
	case vi.DecisionPass:
		return a.words().Hint.Passing
	case vi.DecisionTake:
		return a.with(a.prices(table.Each(a.completed(action), spotOf)))
	case vi.DecisionSell:
		return a.with(amount(d.Quantity) + " " + a.varietyName(d.Variety))
	case vi.DecisionNoSale:
		return a.x.OtherNone
	case vi.DecisionGive:
		return a.x.OtherGive.With("vineyard", a.vineyard(spotOf(d)))
	default:
		return a.with(a.raisedMore(action))
	}
}
