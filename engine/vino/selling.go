package vino

import "treille/engine"

// sell sells a quantity of variety v (V40, V41).
func (t *Table) sell(p engine.Player, v, quantity uint8, ev *engine.Events) {
	column := min(quantity, saleColumns)
	value := int32(t.market[v]) * printed.square
	t.earn(p, v, quantity, max(0, int32(printed.income[column])+value), value, ev)
	t.wares, t.left, t.fall = Variety(v), printed.lost[column], printed.steps[column]
	if t.left == 0 {
		t.sink(p, ev)
		return
	}
	t.phase = PhaseGive
}

// give gives vineyard n of region r back (V42), and with the last one there the
// variety marker (V7).
func (t *Table) give(p engine.Player, r, n uint8, ev *engine.Events) {
	t.handBack(p, r, n, ev)
	t.setCellar(p, uint8(t.wares), t.cellar[p][t.wares]-1, ev)
	if t.owned[r][p] == 0 {
		t.returnMarker(p, r, ev)
	}
	if t.left--; t.left == 0 {
		t.sink(p, ev)
	}
}

// sink lets the marker of the variety sold fall, down to the bottom at most; the
// seller then raises others by as many steps (V43). There is always room: the
// five sum to 0, so the other four can rise by three times the market's half
// and what was just fallen.
func (t *Table) sink(p engine.Player, ev *engine.Events) {
	before := int(t.market[t.wares])
	now := max(before-int(t.fall), -int(printed.top))
	t.fall, t.left = 0, uint8(before-now)
	t.setMarket(p, uint8(t.wares), int8(now), t.left, ev)
	if t.left == 0 {
		t.nextSeller(ev)
		return
	}
	t.phase = PhaseRaise
}

// raise lifts the marker of variety v by one square (V43).
func (t *Table) raise(p engine.Player, v uint8, ev *engine.Events) {
	t.left--
	t.setMarket(p, v, t.market[v]+1, t.left, ev)
	if t.left == 0 {
		t.nextSeller(ev)
	}
}

// nextSeller goes on along the wind rose, and ends the round after the last.
func (t *Table) nextSeller(ev *engine.Events) {
	t.wares = NoVariety
	if t.cursor++; t.cursor == t.players {
		t.endRound(ev)
		return
	}
	t.phase, t.actor = PhaseSell, t.rose.at(int(t.cursor))
}
