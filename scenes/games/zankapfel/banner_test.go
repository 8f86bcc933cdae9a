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

// TestThePlateNamesTheRound reads the plate of phones: the number is the round's, which "9 Card" does not say.
func TestThePlateNamesTheRound(t *testing.T) {
	for _, size := range []string{"390x844", "360x640", "844x390"} {
		app, _ := looked(t, size, "farm-5")
		found := false
		app.Stage().Visit(func(it ui.Item, _ ui.Rect) { found = found || it.Words == "Round 9 · Card" })
		if !found {
			t.Errorf("%s: the plate does not name the round", size)
		}
	}
}
