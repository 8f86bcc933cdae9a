package vino

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

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
	about   int           // the region that the reason is about, -1 for none,
	beside  int           // another one that it compares with, on the map, -1 for none,
	leader  engine.Player // and who of the others, -1 for nobody
	pair    bool          // the reason is about both regions of the pair
	gift    bool          // the reason is about a gift, or a bottle
	wares   vi.Variety    // of the sale that the reason is about, NoVariety for none
	reason  string        // in words
	even    bool          // the reason names the alternative, which is about as good
}

// Advise implements table.Advised.
func (b *tableState) Advise(found table.Advice) table.Hint {
	a := advice{tableState: b, Advice: found, x: &b.words().Vino.Advice, best: vi.Decode(found.Best()), about: -1, beside: -1, leader: -1, wares: vi.NoVariety}
	a.gesture = b.completed(found.Best())
	a.spots = table.Each(a.gesture, spotOf)
	a.reason = a.because()
	b.counted = a.best.Kind == vi.DecisionNoSale && a.about >= 0
	h := a.hint()
	h.Early = a.in.Round() == 0
	switch h.Why = clue(a.reason); {
	case a.leader >= 0:
		h.Why.At = []string{seatPlace(a.leader)}
	case a.beside >= 0:
		h.Why.At = []string{regionPlace(a.beside)} // its control is gone if the plate leaves too little of it
	}
	if rival, ok := a.rival(); ok {
		h.Other, h.Against, h.Told = a.other(rival.Action), rival, a.even
		h.Alike = a.even || a.reason == a.x.LittleLess.With("other", h.Other)
	}
	if b.t.Replayed() { // no buttons are there
		h.Do.At = a.onMap()
	}
	marks := slices.Concat(h.Look.At, h.Do.At, h.Why.At) // they count more than what is only named, and that more than the bottles
	b.advised = slices.Concat(slices.Repeat(marks, 4), slices.Repeat(a.mentioned(h), 2), []string{clockPlace})
	return h
}

// completed is a decision with what completes it.
func (b *tableState) completed(action engine.Action) []vi.Decision {
	return table.Each(b.in.Gesture(action), vi.Decode)
}

// onMap are the regions and vineyards of the decision, and the varieties that it sells or raises, where they lie.
func (a *advice) onMap() (places []string) {
	for _, d := range a.gesture {
		switch d.Kind {
		case vi.DecisionChoose:
			places = append(places, regionPlace(d.Regions[0]), regionPlace(d.Regions[1]))
		case vi.DecisionBuy, vi.DecisionTake, vi.DecisionGive:
			places = append(places, regionPlace(d.Region), spotOf(d).place())
		case vi.DecisionSell, vi.DecisionRaise:
			places = append(places, marketID(d.Variety))
		}
	}
	slices.Sort(places)
	return slices.Compact(places)
}

// mentioned are the places of the players, regions and varieties that a hint names, on the map or beside it. Those of a
// decision stand on the sheet, too.
func (a *advice) mentioned(h table.Hint) (places []string) {
	words := h.Look.Words + h.Do.Words + h.Why.Words
	for _, p := range a.t.Seats() {
		later := a.best.Kind == vi.DecisionPass && slices.Contains(a.stillToCome(), a.about) // who has chosen that shows there
		if p != a.t.Me() && (later || strings.Contains(words, a.t.PlayerName(p))) {
			places = append(places, seatPlace(p))
		}
	}
	here, _ := a.in.Region()
	onSheet := append(table.Each(a.spots, func(s spot) int { return s.region }), a.best.Regions[0], a.best.Regions[1], here)
	for r := range vi.Regions {
		if a.counted || strings.Contains(words, vi.RegionName(r)) && !slices.Contains(onSheet, r) {
			places = append(places, regionID(r))
		}
	}
	for _, g := range varieties { // elsewhere their values stand on the sheet
		if (a.best.Kind == vi.DecisionBuy || a.best.Kind == vi.DecisionNoSale) && strings.Contains(words, a.varietyName(g)) {
			places = append(places, marketID(g))
		}
	}
	return places
}

// hintPlace says where the plate of a hint lies on a phone: over the others and the map's upper part, or
// where that hides less of what the hint marks and names, and of the bottles that are left: below the others,
// over the map's lower part, or, while regions are chosen, over the two tickets, or over a sale that the hint leaves
// out because of what is free on the map.
func (v *view) hintPlace(room ui.Rect, high float64, board, sheet ui.Rect) {
	places := []ui.Rect{ui.R(room.X, room.Y, room.W, high), ui.R(board.X, board.Y, board.W, high), ui.R(room.X, room.Bottom()-high, room.W, high)}
	if v.in.Phase() == vi.PhaseChoose || v.counted {
		places = append(places, ui.R(sheet.X, sheet.Y, sheet.W, high))
	}
	best, least := 0, len(v.advised)+1
	for i, place := range places {
		if n := v.hidden(v.HintPlate(place)); n < least {
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

// hint is the hint without its reason.
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

// looksAt is the part about a region: at its shield on the sheet, which no plate hides, or on the map.
func (a *advice) looksAt(r int, words string) table.Clue {
	switch here, _ := a.in.Region(); a.in.Phase() {
	case vi.PhaseGive:
		return clue(words, sheetPlace(r))
	case vi.PhaseOwners, vi.PhaseNewcomers:
		if here == r {
			return clue(words, sheetPlace(r))
		}
	}
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

// named names one, and says whose it is if one of the same price in its region is another's: the
// state's or private.
func (a *advice) named(s spot) string {
	twin := func(o spot) bool { return o.cost() == s.cost() && o.ofState() != s.ofState() }
	switch {
	case !slices.ContainsFunc(road(s.region), twin):
		return a.vineyard(s)
	case s.ofState():
		return a.x.OfState.With("vineyard", a.vineyard(s))
	}
	return a.x.Private.With("vineyard", a.vineyard(s))
}

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
		case a.gift && a.in.Bottle(r) && a.in.Round() > 0 && state > 0 && private > 0 && private <= nearGift:
			telling, words = 2, w.Count(a.x.AtGift, private, "region", name)
		case a.in.Obstacle(r) != vi.NoObstacle && a.in.Obstacle(r) != vi.NoMoney:
			words = a.x.AtClosed.With("region", name, "reason", strings.TrimSuffix(a.obstacleReason(r), "."))
		default:
			words = w.Count(a.x.AtFree, len(a.free(r)), "region", name, "price", a.lowest(r))
			if a.in.Obstacle(r) == vi.NoObstacle {
				telling = 1
			}
		}
		if telling > most {
			most, look = telling, a.looksAt(r, words)
		}
	}
	return look
}

// atPair is what is free in the two regions that a reason is about.
func (a *advice) atPair(r, s int) table.Clue {
	all := a.open(r, s)
	least := slices.MinFunc(all, func(x, y spot) int { return x.cost() - y.cost() })
	words := a.x.AtPair.With("region", vi.RegionName(r), "other", vi.RegionName(s), "n", amount(len(all)), "price", least.price())
	return clue(words, regionID(r), regionID(s))
}

func (a *advice) choose() table.Hint {
	r, s := a.best.Regions[0], a.best.Regions[1]
	look := a.atRegion(r, s)
	switch {
	case a.pair && a.in.Obstacle(r) == vi.NoObstacle && a.in.Obstacle(s) == vi.NoObstacle:
		look = a.atPair(r, s)
	case a.about >= 0:
		look = a.atRegion(a.about)
	}
	at := []string{"choose"} // both are picked up
	if a.Picked() {
		if at = []string{regionID(r), regionID(s)}; look.At[0] == at[0] && !a.pair { // the second number stands at the other one
			slices.Reverse(at)
		}
	}
	return table.Hint{
		Look: look,
		Do:   clue(a.words().Vino.Buttons.Choose.With("first", "*"+vi.RegionName(r)+"*", "second", "*"+vi.RegionName(s)+"*")+".", at...),
		Take: func() { b := a.tableState; b.LayDown(); b.pick.regions = []int{r, s} },
	}
}

func (a *advice) buy() table.Hint {
	s := spotOf(a.best)
	h := table.Hint{
		Look: a.atRegion(s.region),
		Do:   clue(a.x.Buy.With("vineyard", a.named(s)), coinID(s)),
		Take: a.afresh(func() { a.openRegion(s.region); a.pick.coins, a.pick.variety = []spot{s}, a.best.Variety }),
	}
	if a.in.Phase() == vi.PhaseDrawn {
		h.Look = a.looksAt(s.region, a.x.AtDrawn.With("region", vi.RegionName(s.region), "variety", a.varietyName(startVariety(s.region))))
	}
	if v := a.best.Variety; v != vi.NoVariety {
		h.Do.Words = a.x.BuyGrow.With("vineyard", a.named(s), "variety", a.varietyName(v))
		if a.Picked() { // else it is picked up, and the number stands at the vineyard
			h.Do.At = append(h.Do.At, "grow/"+v.String())
		}
	}
	return h
}

func (a *advice) pass() table.Hint {
	r, _ := a.in.Region()
	if a.about >= 0 {
		r = a.about
	}
	h := table.Hint{
		Look: a.atRegion(r),
		Do:   clue(a.x.Pass.With("money", amount(a.purse())), "pass"),
	}
	if a.boughtHere() {
		h.Do.Words = a.x.Done.With("done", a.words().Vino.Buttons.Done, "money", amount(a.purse()))
	}
	if slices.Contains(a.stillToCome(), r) {
		h.Look = a.looksAt(r, a.x.AtLater.With("region", vi.RegionName(r), "price", a.lowest(r)))
	}
	return h
}

func (a *advice) take() table.Hint {
	r, prices := a.best.Region, a.prices(a.spots)
	_, state := a.in.Free(r)
	return table.Hint{
		Look: a.looksAt(r, a.words().Count(a.x.AtState, state, "region", vi.RegionName(r))),
		Do:   clue(a.x.Take.With("prices", prices), table.Each(a.spots, coinID)...),
		Take: a.takeSpots(),
	}
}

// prices are those of some vineyards.
func (a *advice) prices(list []spot) string { return a.words().List(table.Each(list, spot.price)...) }

// takeSpots ticks the vineyards of the gesture.
func (a *advice) takeSpots() func() {
	return a.afresh(func() { a.pick.tab, a.pick.coins = a.mostGiven(), slices.Clone(a.spots) })
}

func (a *advice) sell() table.Hint {
	v, n := a.best.Variety, a.best.Quantity
	income, _, _ := a.in.Quote(v, n)
	button := "sell"
	switch { // the player has picked up something else himself
	case a.Picked() && a.pick.wares == v && a.pick.quantity > n:
		button = "less"
	case a.Picked() && (a.pick.wares != v || a.pick.quantity < n):
		button = "more"
	}
	return table.Hint{
		Look: a.atMarket(v),
		Do:   clue(a.x.Sell.With("n", amount(n), "variety", a.varietyName(v), "money", amount(income)), button),
		Take: a.afresh(func() { a.pick.wares, a.pick.quantity = v, n }),
	}
}

// atMarket is a variety's value, at where it is chosen to be sold.
func (a *advice) atMarket(v vi.Variety) table.Clue {
	return clue(a.x.AtMarket.With("variety", a.varietyName(v), "value", signed(a.in.Market(v))), waresID(v))
}

// sellNothing looks at the region that the reason is about, at a market that takes something off, or else at what the
// player has without a sale.
func (a *advice) sellNothing() table.Hint {
	v, me := a.wantedWares(), a.t.Me()
	if rival, ok := a.Alternative(); ok {
		v = vi.Decode(rival.Action).Variety
	} else if a.wares != vi.NoVariety {
		v = a.wares
	}
	look := clue(a.x.AtHave.With("money", amount(a.purse()), "vineyards", a.vineyards(a.in.Vineyards(me))), seatPlace(me))
	switch {
	case a.about >= 0:
		look = a.atRegion(a.about)
	case v != vi.NoVariety && a.in.Market(v) < 0:
		look = a.atMarket(v)
	}
	return table.Hint{Look: look, Do: clue(a.x.NoSale, "nosale")}
}

func (a *advice) give() table.Hint {
	w, r := a.words(), a.mostGiven()
	seen := table.Where(a.spots, func(s spot) bool { return s.region == r }) // the others may lie behind a tab
	return table.Hint{
		Look: a.looksAt(r, w.Count(a.x.AtOwned, a.in.Owned(a.t.Me(), r), "region", vi.RegionName(r))),
		Do:   clue(a.x.Give.With("vineyards", a.names(a.spots)), table.Each(seen, coinID)...),
		Take: a.takeSpots(),
	}
}

// mostGiven is the region where most vineyards of the gesture lie, the first one of the gesture if as many lie there.
func (a *advice) mostGiven() int {
	there := func(r int) int { return len(table.Where(a.spots, func(s spot) bool { return s.region == r })) }
	most := a.best.Region
	for _, r := range regions {
		if there(r) > there(most) {
			most = r
		}
	}
	return most
}

// names lists vineyards, region by region: "Lazio 80, 120 and Veneto 130".
func (a *advice) names(list []spot) string {
	var names []string
	list = slices.SortedFunc(slices.Values(list), func(s, t spot) int { return cmp.Or(s.region-t.region, s.vineyard-t.vineyard) })
	for i, s := range list {
		if i > 0 && s.region == list[i-1].region {
			names[len(names)-1] += ", " + s.price()
		} else {
			names = append(names, a.vineyard(s))
		}
	}
	return a.words().List(names...)
}

func (a *advice) raisePrices() table.Hint {
	w := a.words()
	me, v := a.t.Me(), a.raised()[0]
	ups := steps(a.gesture)
	raised := table.Where(varieties, func(g vi.Variety) bool { return ups[g] > 0 })
	at := table.Each(raised, func(g vi.Variety) string { return "up/" + g.String() })
	look := clue(a.atMarket(v).Words, raisePlace(v))
	if n := a.in.Cellar(me, v); n > 0 && strings.Contains(a.reason, a.varietyName(v)) {
		look.Words = w.Count(a.x.AtCellar, n, "variety", a.varietyName(v))
	}
	return table.Hint{
		Look: look,
		Do:   clue(a.x.Raise.With("prices", a.raisedTo(ups)), at...),
		Take: a.afresh(func() { a.pick.ups = ups }),
	}
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
		return a.with(a.named(spotOf(d)))
	case vi.DecisionPass:
		return a.words().Hint.Passing
	case vi.DecisionTake:
		return a.with(a.prices(table.Each(a.completed(action), spotOf)))
	case vi.DecisionSell:
		return a.with(amount(d.Quantity) + " " + a.varietyName(d.Variety))
	case vi.DecisionNoSale:
		return a.x.OtherNone
	case vi.DecisionGive:
		return a.otherGive(table.Each(a.completed(action), spotOf))
	default:
		return a.with(a.raisedMore(action))
	}
}

// otherGive names what else would be given back, by what differs.
func (a *advice) otherGive(theirs []spot) string {
	mine, instead := without(a.spots, theirs), without(theirs, a.spots)
	if len(mine) == len(a.spots) {
		return a.x.OtherGive.With("vineyards", a.names(instead))
	}
	return a.x.GiveInstead.With("vineyards", a.names(instead), "mine", a.names(mine))
}
