package vino

import (
	"treille/engine"
	"treille/engine/search"
)

// Weigh implements [search.Weigher]. The other pair is compared with the one that
// brings most, which need not be the one that was drawn.
func (t *regions) Weigh(other engine.Action) {
	t.scales.Begin(t.Results()[0].Action, other)
	t.turn = t.stream
}

// Weighed implements [search.Weigher].
func (t *regions) Weighed() search.Weighing { return t.scales.Weighing() }

// weigh plays a round with one of the two pairs that are weighed. What Best draws from
// stays as it is.
func (t *regions) weigh() {
	before := t.stream
	t.stream = t.turn
	pair, world := t.scales.Next()
	if world {
		t.rivals = t.drawRivals(t.seat)
		t.turn = t.stream
	}
	t.playRound(t.rivals, t.seat, pair)
	if !world {
		t.turn = t.stream
	}
	t.scales.Add(int(t.value.chances[t.seat]-t.idled[t.seat]), t.Terms(nil))
	t.stream = before
}
