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
			return e.Kind == wh.EventPassed && in.Bid(e.Player) == 0 && in.HandSize(e.Player) >= 5 && e.Draws && in.PileSize() > 0
		},
	})
}
