package zankapfel

import (
	"testing"

	"treille/scenes/table"
	"treille/scenes/testkit/tabletest"
	"treille/scenes/ui"
)

// TestTheGameEndsInTheHarvest looks at the banner from the event that ends the game on: it does not go
// back to the mayor.
func TestTheGameEndsInTheHarvest(t *testing.T) {
	var b *tableState
	spec := Kind()
	spec.Sit = func(at *table.Table) table.GameView {
		b = sit(at).(*tableState)
		return b
	}
	l := tabletest.Listen(t, spec, "random", 4, 5)
	for !l.Table.Ended() {
		if l.Step(); b.over() && b.Turn(ui.Desktop).Now != 2 {
			t.Fatalf("the game is over, and the banner shows phase %d of 3", b.Turn(ui.Desktop).Now+1)
		}
	}
}
