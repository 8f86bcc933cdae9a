package vino

import (
	"slices"
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
	private := func(e vi.Event) bool { return !vi.OfState(e.Region, e.Vineyard) }
	gift := func(in *vi.Info, e vi.Event, vineyard int) int { // to the others
		_, others := in.Gift(e.Player, e.Region, vineyard)
		return others
	}
	passes := func(before engine.InfoState, packed engine.Event) bool {
		in, e := before.(*vi.Info), vi.DecodeEvent(packed)
		money, _ := in.Money(e.Player)
		return e.Kind == vi.EventPassed && money >= freeIn(in, e.Region)[0].cost()
	}
	tabletest.Motives(t, Kind(), 40, 25, map[string]func(engine.InfoState, engine.Event) bool{
		"to go before ": dearer,
		"so that the state gives sooner": func(before engine.InfoState, e engine.Event) bool {
			return dearer(before, e) && before.(*vi.Info).Bottle(vi.DecodeEvent(e).Region) && private(vi.DecodeEvent(e))
		},
		"so that the state gives nothing there": func(before engine.InfoState, packed engine.Event) bool {
			in, e := before.(*vi.Info), vi.DecodeEvent(packed)
			return dearer(before, packed) && in.BottleAfter(e.Region, e.Vineyard) == vi.BottleTaken
		},
		"so that others": func(before engine.InfoState, packed engine.Event) bool {
			in, e := before.(*vi.Info), vi.DecodeEvent(packed)
			return dearer(before, packed) && gift(in, e, e.Vineyard) < gift(in, e, freeIn(in, e.Region)[0].vineyard)
		},
		"so that the game": passes,
		"as ": func(before engine.InfoState, packed engine.Event) bool { // the money is not enough for both
			in, e := before.(*vi.Info), vi.DecodeEvent(packed)
			money, _ := in.Money(e.Player)
			return passes(before, packed) && (in.BottleAfter(e.Region, freeIn(in, e.Region)[0].vineyard) != vi.BottleStays ||
				slices.ContainsFunc(in.Choice(e.Player), func(r int) bool { return cost(freeIn(in, r))+freeIn(in, e.Region)[0].cost() > money }))
		},
	})
}
