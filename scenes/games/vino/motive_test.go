package vino

import (
	"testing"

	"treille/engine"
	vi "treille/engine/vino"
	"treille/scenes/testkit/tabletest"
)

// TestOddDecisionsAreExplained looks at every motive that is told in games of computers.
func TestOddDecisionsAreExplained(t *testing.T) {
	dearer := func(before engine.InfoState, packed engine.Event) bool {
		in, e := before.(*vi.Info), vi.DecodeEvent(packed)
		return e.Kind == vi.EventBought && (spot{e.Region, e.Vineyard}) != freeIn(in, e.Region)[0]
	}
	noGift := func(before engine.InfoState, packed engine.Event) bool {
		in, e := before.(*vi.Info), vi.DecodeEvent(packed)
		return in.Bottle(e.Region) && in.BottleAfter(e.Region, e.Vineyard) == vi.BottleStays
	}
	passes := func(before engine.InfoState, packed engine.Event) bool {
		in, e := before.(*vi.Info), vi.DecodeEvent(packed)
		money, _ := in.Money(e.Player)
		return e.Kind == vi.EventPassed && money >= freeIn(in, e.Region)[0].cost()
	}
	tabletest.Motives(t, Kind(), 4, 25, map[string]func(engine.InfoState, engine.Event) bool{
		"to go before ":     dearer,
		"so that the state": func(before engine.InfoState, e engine.Event) bool { return dearer(before, e) && noGift(before, e) },
		"so that the game":  passes,
		"as ":               passes,
	})
}
