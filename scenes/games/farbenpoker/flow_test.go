package farbenpoker

import (
	"testing"

	"treille/engine"
	fp "treille/engine/farbenpoker"
	"treille/scenes/testkit/tabletest"
)

// TestNobodyWaitsForNothing plays whole games through the controls.
func TestNobodyWaitsForNothing(t *testing.T) {
	tabletest.Run(t, Kind(), tabletest.Player{Press: press})
}

// press says which controls take a decision.
func press(_ engine.InfoState, a engine.Action) []string {
	switch d := fp.Decode(a); d.Kind {
	case fp.DecisionReroll:
		return []string{"reroll"}
	case fp.DecisionDraw:
		return []string{holeID(d.Hole), "draw"}
	case fp.DecisionPut:
		return []string{holeID(d.Hole), "put"}
	}
	return nil
}
