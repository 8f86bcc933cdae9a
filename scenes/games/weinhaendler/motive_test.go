package weinhaendler

import (
	"testing"

	"treille/engine"
	wh "treille/engine/weinhaendler"
	"treille/scenes/testkit/tabletest"
)

// TestOddDecisionsAreExplained looks at every motive that is told in games of computers.
func TestOddDecisionsAreExplained(t *testing.T) {
	tabletest.Motives(t, Kind(), 4, 15, map[string]func(engine.InfoState, engine.Event) bool{
		"which adds a bottle and costs none": func(before engine.InfoState, packed engine.Event) bool {
			in, e := before.(*wh.Info), wh.DecodeEvent(packed)
			for p := range engine.Player(4) {
				if p != e.Player && in.HasPassed(p) && in.Bid(p) == 0 {
					return false // it has been told, or is not odd
				}
			}
			return e.Kind == wh.EventPassed && in.Bid(e.Player) == 0 && in.HandSize(e.Player) >= 5 && e.Draws && in.PileSize() > 0
		},
	})
}
