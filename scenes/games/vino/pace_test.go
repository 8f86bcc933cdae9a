package vino

import (
	"testing"

	vi "treille/engine/vino"
	"treille/scenes/testkit/tabletest"
)

// TestFurtherPurchasesAreToldBriefly plays a game at speed 1: a further vineyard that a player buys in a region is held for three
// quarters of the time of his first one at most.
func TestFurtherPurchasesAreToldBriefly(t *testing.T) {
	l := tabletest.Listen(t, Kind(), "greedy", 4, 3)
	l.Play()
	ticks, times := [2]int{}, [2]int{}
	bought, at, nth := vi.Event{}, 0, 0
	for _, b := range l.Beats {
		switch e := vi.DecodeEvent(b.Event); {
		case e.Kind == vi.EventRegion:
			bought = vi.Event{}
		case e.Kind == vi.EventBought && bought.Kind == vi.EventBought && bought.Player == e.Player:
			ticks[nth] += b.Tick - at
			times[nth]++
			nth, at = 1, b.Tick
		case e.Kind == vi.EventBought:
			bought, at, nth = e, b.Tick, 0
		}
	}
	if further, first := float64(ticks[1])/float64(max(1, times[1])), float64(ticks[0])/float64(max(1, times[0])); times[1] < 10 || further > 0.75*first {
		t.Errorf("%d further purchases take %.0f ticks each, %d first ones %.0f", times[1], further, times[0], first)
	}
}
