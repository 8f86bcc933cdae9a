package vino

import (
	"slices"

	"treille/audio"
	"treille/engine"
	vi "treille/engine/vino"
	"treille/scenes/table"
)

// picks are what the player has chosen and not yet decided.
type picks struct {
	regions  []int             // V20, in the order in which they were picked
	coins    []spot            // vineyards to buy, take or give back, in the order in which they were ticked
	variety  vi.Variety        // that a newcomer will grow (V7)
	tab      int               // the region whose vineyards are shown, of several
	wares    vi.Variety        // to sell (V40),
	quantity int               // so many barrels
	ups      [vi.Varieties]int // steps by which markers rise (V43)
}

// choice are the regions in the order of the map.
func (p *picks) choice() []int { return slices.Sorted(slices.Values(p.regions)) }

// An offer is the sale of a seat in a round.
type offer struct {
	seat     engine.Player
	round    int // from 1, 0 for none
	wares    vi.Variety
	quantity int
}

// prepare chooses what is the only choice, and where the player may want to begin.
func (b *tableState) prepare() {
	b.LayDown()
	b.advised, b.counted = nil, false
	defer func() { b.ready, b.ready.coins = b.pick, slices.Clone(b.pick.coins) }()
	if !b.mine() {
		return
	}
	switch b.in.Phase() {
	case vi.PhaseDrawn:
		if drawn := b.in.Drawn(); len(drawn) > 0 {
			b.pick.tab = drawn[0]
		}
	case vi.PhaseSecond, vi.PhaseThird:
		b.pick.tab = b.homeRegion()
	case vi.PhaseSell:
		b.pick.wares = b.wantedWares()                               // nothing is to be sold yet: no press that comes late sells
		if b.sold.round == b.in.Round() && b.sold.seat == b.t.Me() { // he has taken it back
			b.pick.wares, b.pick.quantity = b.sold.wares, b.sold.quantity
		}
	case vi.PhaseGive, vi.PhaseGift:
		if list := b.choices(); len(list) == b.in.Left() { // rule C4
			b.pick.coins = list
		}
		if list := b.giveRegions(); len(list) > 0 {
			b.pick.tab = list[0]
		}
	case vi.PhaseRaise:
		if list := b.in.LegalActions(nil); len(list) == 1 { // a single marker can rise: it does by all steps
			b.pick.ups[vi.Decode(list[0]).Variety] = b.in.Left()
		}
	}
	b.growOnly()
}

// Picked implements table.Picker.
func (b *tableState) Picked() bool {
	p, q := &b.pick, &b.ready
	return !slices.Equal(p.regions, q.regions) || !slices.Equal(p.coins, q.coins) || p.variety != q.variety && p.tab == q.tab ||
		p.wares != q.wares || p.quantity != q.quantity || p.ups != q.ups
}

// Agrees implements table.Picker.
func (b *tableState) Agrees(take func()) bool {
	mine, page, tab, seat := b.pick, b.page, b.tab, b.seat
	take()
	theirs := b.pick
	b.pick, b.page, b.tab, b.seat = mine, page, tab, seat
	return slices.Equal(mine.choice(), theirs.choice()) && mine.variety == theirs.variety && mine.wares == theirs.wares && mine.quantity == theirs.quantity &&
		mine.ups == theirs.ups && len(mine.coins) == len(theirs.coins) && len(without(mine.coins, theirs.coins)) == 0
}

// growOnly chooses the variety where a single one is free.
func (b *tableState) growOnly() {
	b.pick.variety = vi.NoVariety
	r, buys := b.buyRegion()
	if !buys || b.in.Phase() == vi.PhaseDrawn || b.in.Grows(b.t.Me(), r) != vi.NoVariety {
		return
	}
	if free := b.in.FreeMarkers(r); free.Len() == 1 {
		b.pick.variety = members(free)[0]
	}
}

// homeRegion is where the viewer may want to buy next: his largest holding that still
// has something for him.
func (b *tableState) homeRegion() int {
	best, most := 0, -1
	for r := range vi.Regions {
		if n := b.in.Owned(b.t.Me(), r); n > most && b.in.Obstacle(r) == vi.NoObstacle {
			best, most = r, n
		}
	}
	return best
}

// wantedWares is what the viewer may want to sell: that of which all barrels would earn most, or of which he has most.
func (b *tableState) wantedWares() vi.Variety {
	best, most, money := vi.NoVariety, 0, 0
	for _, v := range varieties {
		n := b.in.Cellar(b.t.Me(), v)
		if n == 0 {
			continue
		}
		if income, _, _ := b.in.Quote(v, n); income > money || income == money && n > most {
			best, most, money = v, n, income
		}
	}
	return best
}

// pays reports whether the viewer could earn anything by a sale.
func (b *tableState) pays() bool {
	return slices.ContainsFunc(varieties, func(v vi.Variety) bool {
		n := b.in.Cellar(b.t.Me(), v)
		income, _, _ := b.in.Quote(v, n)
		return n > 0 && income > 0
	})
}

// buyRegion is the region in which the viewer may buy now.
func (b *tableState) buyRegion() (region int, ok bool) {
	switch b.in.Phase() {
	case vi.PhaseDrawn, vi.PhaseSecond, vi.PhaseThird:
		return b.pick.tab, true
	case vi.PhaseOwners, vi.PhaseNewcomers:
		return b.in.Region()
	}
	return 0, false
}

// boughtHere reports whether the viewer has bought in the region that is open: then
// passing is how he ends it, and nothing to be asked about.
func (b *tableState) boughtHere() bool {
	return b.last(func(e vi.Event) bool {
		return e.Kind == vi.EventRegion || e.Kind == vi.EventBought && e.Player == b.t.Me()
	}).Kind == vi.EventBought
}

// hasJustBought reports whether the last purchase in the region that is open is somebody's: he
// knows why he can buy no more.
func (b *tableState) hasJustBought(p engine.Player) bool {
	e := b.last(func(e vi.Event) bool { return e.Kind == vi.EventRegion || e.Kind == vi.EventBought })
	return e.Kind == vi.EventBought && e.Player == p
}

// grows is what the viewer grows, or would, with his next vineyard in a region.
func (b *tableState) grows(r int) vi.Variety {
	if v := b.in.Grows(b.t.Me(), r); v != vi.NoVariety {
		return v
	}
	if b.in.Phase() == vi.PhaseDrawn {
		return startVariety(r)
	}
	return b.pick.variety
}

// cost is what vineyards cost.
func cost(list []spot) (sum int) {
	for _, s := range list {
		sum += vi.Price(s.region, s.vineyard)
	}
	return sum
}

// choices are the vineyards that the viewer may take or give back now.
func (b *tableState) choices() []spot {
	return table.Each(table.Each(b.in.LegalActions(nil), vi.Decode), spotOf)
}

// giveRegions are the regions where vineyards may go back.
func (b *tableState) giveRegions() []int {
	if b.in.Phase() != vi.PhaseGive {
		return nil
	}
	return slices.Compact(table.Each(b.choices(), func(s spot) int { return s.region })) // they come region by region
}

// ticked reports whether a vineyard is, tickedIn how many of a region are.
func (b *tableState) ticked(s spot) bool { return slices.Contains(b.pick.coins, s) }

func (b *tableState) tickedIn(r int) int {
	return len(table.Where(b.pick.coins, func(s spot) bool { return s.region == r }))
}

// tick ticks a vineyard, or takes the tick back. Where only so many are wanted,
// the last one gives way.
func (b *tableState) tick(s spot) {
	b.tap()
	if i := slices.Index(b.pick.coins, s); i >= 0 {
		b.pick.coins = slices.Delete(b.pick.coins, i, i+1)
		return
	}
	b.pick.coins = append(b.pick.coins[:min(len(b.pick.coins), b.mostTicks()-1)], s)
}

// tap is heard when something is ticked.
func (b *tableState) tap() {
	b.t.PlayAt(b.t.Base(), audio.Pawn, audio.Options{Gain: tickSofter, Count: max(1, len(b.pick.coins))})
}

// pickRegion chooses a region, or leaves it (V20). Of a third, the last one gives way.
func (b *tableState) pickRegion(r int) {
	b.tap()
	picked := slices.Contains(b.pick.regions, r)
	leaves := r
	if len(b.pick.regions) == 2 && !picked {
		leaves = b.pick.regions[1]
	}
	if i := slices.Index(b.pick.regions, leaves); i >= 0 {
		b.pick.regions = slices.Delete(b.pick.regions, i, i+1)
		b.fly(b.pawnLook(b.t.Base()), flyingWide, regionPlace(leaves), seatPlace(b.t.Base()))
	}
	if !picked {
		b.pick.regions = append(b.pick.regions, r)
	}
}

// openRegion shows the vineyards of a region, of those that the decision is about.
func (b *tableState) openRegion(r int) {
	b.page, b.tab = decisionPage, sheetTab
	if b.pick.tab == r {
		return
	}
	b.pick.tab = r
	if b.in.Phase() != vi.PhaseGive {
		b.pick.coins = nil
		b.growOnly()
	}
}

// choose chooses what to sell: no barrel yet, or as many as before where something was changed.
func (b *tableState) choose(v vi.Variety) {
	b.tap()
	b.page, b.tab = decisionPage, sheetTab
	if b.pick.wares != v || !b.Picked() {
		b.pick.wares, b.pick.quantity = v, 0
	}
}

// sellBarrels changes how many barrels are sold.
func (b *tableState) sellBarrels(n int) {
	if n = min(max(1, n), b.in.Cellar(b.t.Me(), b.pick.wares)); n != b.pick.quantity {
		b.pick.quantity = n
		b.t.PlayAt(b.t.Base(), audio.Marble, audio.Options{Gain: tickSofter, Count: n})
	}
}

// raise changes by how many steps a marker rises.
func (b *tableState) raise(v vi.Variety, by int) {
	b.pick.ups[v] += by
	b.t.PlayAt(b.t.Base(), audio.Notch, audio.Options{Count: (b.afterSale(v)+vi.MarketMax)/square + 1}) // the stop's number, from the lowest
}

// used is how many steps are used.
func (b *tableState) used() (n int) {
	for _, k := range b.pick.ups {
		n += k
	}
	return n
}

// mayRaise reports whether a marker can rise further (V43).
func (b *tableState) mayRaise(v vi.Variety) bool {
	return v != b.in.Wares() && b.used() < b.in.Left() && b.afterSale(v) < vi.MarketMax
}

// afterSale is a variety's value with the steps that are planned.
func (b *tableState) afterSale(v vi.Variety) int { return b.in.Market(v) + square*b.pick.ups[v] }

// tableIncome is what the sale table says a sale earns, before the market's value
// (V41).
func tableIncome(n int) int { return printed.Sale[min(n, vi.SaleColumns)-1].Income }

var printed = vi.Printed()

// square is what lies between two stops of the market.
var square = printed.Square

// startVariety is that of a region's starting pair (V11).
func startVariety(r int) vi.Variety { return printed.Regions[r].Start }

// members lists a set of varieties.
func members(s vi.VarietySet) []vi.Variety { return table.Where(varieties, s.Has) }
