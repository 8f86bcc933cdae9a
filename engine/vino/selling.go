package vino

import "treille/engine"

// sell sells a quantity of variety v (V40, V41).
func (b *board) sell(p engine.Player, v, quantity uint8, ev *engine.Events) {
	column := min(quantity, SaleColumns)
	value := int32(b.market[v]) * box.square
	b.earn(p, v, quantity, max(0, int32(box.income[column])+value), value, ev)
	b.wares, b.left, b.fall = Variety(v), box.lost[column], box.steps[column]
	if b.left == 0 {
		b.sink(p, ev)
		return
	}
	b.phase = PhaseGive
}

// give gives vineyard n of region r back (V42), and with the last one there the
// variety marker (V7).
func (b *board) give(p engine.Player, r, n uint8, ev *engine.Events) {
	b.handBack(p, r, n, ev)
	b.setCellar(p, uint8(b.wares), b.cellar[p][b.wares]-1, ev)
	if b.owned[r][p] == 0 {
		b.returnMarker(p, r, ev)
	}
	if b.left--; b.left == 0 {
		b.sink(p, ev)
	}
}

// sink lets the marker of the variety sold fall, down to the bottom at most; the
// seller then raises others by as many steps (V43). There is always room
// for that: the five squares sum to 0, so if this marker stands m above the
// middle, the other four stand m below it together. They can rise by m and four
// times the way from the middle to the top; it can fall by m and that way once.
func (b *board) sink(p engine.Player, ev *engine.Events) {
	before := int(b.market[b.wares])
	now := max(before-int(b.fall), -int(box.top))
	b.fall, b.left = 0, uint8(before-now)
	b.setMarket(p, uint8(b.wares), int8(now), b.left, ev)
	if b.left == 0 {
		b.nextSeller(ev)
		return
	}
	b.phase = PhaseRaise
}

// raise lifts the marker of variety v by one square (V43).
func (b *board) raise(p engine.Player, v uint8, ev *engine.Events) {
	b.left--
	b.setMarket(p, v, b.market[v]+1, b.left, ev)
	if b.left == 0 {
		b.nextSeller(ev)
	}
}

// nextSeller goes on along the wind rose, and ends the round after the last.
func (b *board) nextSeller(ev *engine.Events) {
	b.wares = NoVariety
	if b.cursor++; b.cursor == b.players {
		b.endRound(ev)
		return
	}
	b.phase, b.actor = PhaseSell, b.rose.at(int(b.cursor))
}
