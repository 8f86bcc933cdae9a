package vino

import (
	"slices"

	"treille/audio"
	"treille/engine"
	vi "treille/engine/vino"
)

// picks are what the player has chosen and not yet decided.
type picks struct {
	regions  []int             // V20
	coins    []spot            // vineyards to buy, take or give back, in the order in which they were ticked
	variety  vi.Variety        // that a newcomer will grow (V7)
	tab      int               // the region whose vineyards are shown, of several
	wares    vi.Variety        // to sell (V40),
	quantity int               // so many barrels
	ups      [vi.Varieties]int // steps by which markers rise (V43)
}

// prepare chooses what is the only choice, and where the player may want to begin.
func (b *tableState) prepare() {
	b.LayDown()
	b.advised = -1
	if !b.mine() {
		return
	}
	p := b.t.Me()
	switch b.in.Phase() {
	case vi.PhaseDrawn:
		if drawn := b.in.Drawn(); len(drawn) > 0 {
			b.pick.tab = drawn[0]
		}
	case vi.PhaseSecond, vi.PhaseThird:
		b.pick.tab = b.homeRegion(p)
	case vi.PhaseSell:
		b.pick.wares, b.pick.quantity = b.firstSale(p)
	case vi.PhaseGive, vi.PhaseGift:
		if list := b.choices(); len(list) == b.in.Left() { // rule C4
			b.pick.coins = list
		}
		if list := b.giveRegions(); len(list) > 0 {
			b.pick.tab = list[0]
		}
	case vi.PhaseRaise:
		b.raiseOnly()
	}
	b.growOnly()
}

// raiseOnly uses all steps where a single marker can rise.
func (b *tableState) raiseOnly() {
	if list := b.in.LegalActions(nil); len(list) == 1 {
		b.pick.ups[vi.Decode(list[0]).Variety] = b.in.Left()
	}
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

// homeRegion is where a seat may want to buy next: its largest holding that still
// has something for it.
func (b *tableState) homeRegion(p engine.Player) int {
	best, most := 0, -1
	for r := range vi.Regions {
		if b.in.Obstacle(r) == vi.NoObstacle && b.in.Owned(p, r) > most {
			best, most = r, b.in.Owned(p, r)
		}
	}
	return best
}

// fullest is the variety of which a seat has most barrels; NoVariety if it has
// none at all.
func (b *tableState) fullest(p engine.Player) vi.Variety {
	best := vi.NoVariety
	for v := range vi.Barbera + vi.Varieties {
		if b.in.Cellar(p, v) > b.barrels(p, best) {
			best = v
		}
	}
	return best
}

// firstSale is the sale that is offered first: a barrel of what a seat has most of,
// among those that earn something. Where none does, nothing is to be sold yet.
func (b *tableState) firstSale(p engine.Player) (v vi.Variety, quantity int) {
	best := vi.NoVariety
	for v := range vi.Barbera + vi.Varieties {
		if income, _, _ := b.in.Quote(v, 1); income > 0 && b.in.Cellar(p, v) > b.barrels(p, best) {
			best = v
		}
	}
	if best == vi.NoVariety {
		return b.fullest(p), 0
	}
	return best, 1
}

// barrels is how many a seat has of a variety, 0 of none.
func (b *tableState) barrels(p engine.Player, v vi.Variety) int {
	if v == vi.NoVariety || p < 0 {
		return 0
	}
	return b.in.Cellar(p, v)
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
	for _, e := range slices.Backward(b.t.Seen()) {
		switch {
		case e.Kind == vi.EventRegion:
			return false
		case e.Kind == vi.EventBought && e.Player == b.t.Me():
			return true
		}
	}
	return false
}

// grows is what a seat grows, or would, with his next vineyard in a region.
func (b *tableState) grows(p engine.Player, r int) vi.Variety {
	if v := b.in.Grows(p, r); v != vi.NoVariety {
		return v
	}
	if b.in.Phase() == vi.PhaseDrawn {
		return startVariety(r)
	}
	return b.pick.variety
}

// single reports whether one vineyard is chosen at a time.
func (b *tableState) single() bool { return b.in.Phase() != vi.PhaseOwners }

// cost is what the ticked vineyards cost.
func (b *tableState) cost() int {
	sum := 0
	for _, c := range b.pick.coins {
		sum += vi.Price(c.region, c.vineyard)
	}
	return sum
}

// choices are the vineyards that a decision of the viewer may name now.
func (b *tableState) choices() []spot {
	var list []spot
	for _, a := range b.in.LegalActions(nil) {
		switch d := vi.Decode(a); d.Kind {
		case vi.DecisionBuy, vi.DecisionTake, vi.DecisionGive:
			if s := (spot{d.Region, d.Vineyard}); !slices.Contains(list, s) {
				list = append(list, s)
			}
		}
	}
	return list
}

// giveRegions are the regions where vineyards may go back.
func (b *tableState) giveRegions() []int {
	var list []int
	if b.in.Phase() != vi.PhaseGive {
		return nil
	}
	for _, s := range b.choices() {
		if !slices.Contains(list, s.region) {
			list = append(list, s.region)
		}
	}
	return list
}

// ticked reports whether a vineyard is.
func (b *tableState) ticked(s spot) bool { return slices.Contains(b.pick.coins, s) }

// tick ticks a vineyard, or takes the tick back. Where only so many are wanted,
// the last one gives way.
func (b *tableState) tick(s spot, most int) {
	b.tap()
	if i := slices.Index(b.pick.coins, s); i >= 0 {
		b.pick.coins = slices.Delete(b.pick.coins, i, i+1)
		return
	}
	if len(b.pick.coins) >= most {
		b.pick.coins = b.pick.coins[:most-1]
	}
	b.pick.coins = append(b.pick.coins, s)
}

// tap is heard when something is ticked.
func (b *tableState) tap() {
	b.t.PlayAt(b.t.Base(), audio.Pawn, audio.Options{Gain: tickSofter, Count: max(1, len(b.pick.coins))})
}

// pickRegion chooses a region, or leaves it (V20).
func (b *tableState) pickRegion(r int) {
	b.tap()
	if i := slices.Index(b.pick.regions, r); i >= 0 {
		b.pick.regions = slices.Delete(b.pick.regions, i, i+1)
		b.fly(flight{look: flyingPawn, seat: b.t.Base(), from: regionPlace(r), to: seatPlace(b.t.Base())})
		return
	}
	b.pick.regions = append(b.pick.regions, r)
	slices.Sort(b.pick.regions)
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

// wares chooses what to sell.
func (b *tableState) choose(v vi.Variety) {
	b.tap()
	b.page, b.tab = decisionPage, sheetTab
	if b.pick.wares != v || b.pick.quantity == 0 {
		b.pick.wares, b.pick.quantity = v, 1
	}
}

// sellBarrels changes how many barrels are sold.
func (b *tableState) sellBarrels(n int) {
	if n = min(max(1, n), b.barrels(b.t.Me(), b.pick.wares)); n != b.pick.quantity {
		b.pick.quantity = n
		b.t.PlayAt(b.t.Base(), audio.Marble, audio.Options{Gain: tickSofter, Count: n})
	}
}

// raise changes by how many steps a marker rises.
func (b *tableState) raise(v vi.Variety, by int) {
	b.pick.ups[v] += by
	b.t.PlayAt(b.t.Base(), audio.Notch, audio.Options{Count: b.stopOf(b.afterSale(v))})
}

// used is how many steps are used.
func (b *tableState) used() int {
	n := 0
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

// stopOf is the number of a stop on a rail, from 1, the lowest.
func (b *tableState) stopOf(value int) int { return (value+vi.MarketMax)/square + 1 }

// tableIncome is what the sale table says a sale earns, before the market's value
// (V41).
func tableIncome(n int) int { return printed.Sale[min(n, vi.SaleColumns)-1].Income }

// square is what lies between two stops of the market.
var square = printed.Square

// lastRound ends a game in any case (V62).
var lastRound = printed.LastRound

var printed = vi.Printed()

// startVariety is that of a region's starting pair (V11).
func startVariety(r int) vi.Variety { return starts[r] }

var starts = func() (list [vi.Regions]vi.Variety) {
	for r, region := range vi.Printed().Regions {
		list[r] = region.Start
	}
	return list
}()

// hasState reports whether a region has vineyards of the state (V2).
func hasState(r int) bool { return stately[r] }

var stately = func() (list [vi.Regions]bool) {
	for r, region := range vi.Printed().Regions {
		list[r] = region.Bottle
	}
	return list
}()

// members lists a set of varieties.
func members(s vi.VarietySet) []vi.Variety {
	var list []vi.Variety
	for v := range vi.Barbera + vi.Varieties {
		if s.Has(v) {
			list = append(list, v)
		}
	}
	return list
}
