package weinhaendler

import (
	"testing"

	"treille/scenes/table"
	"treille/scenes/testkit/tabletest"
)

// TestW50_AnEmptyPileForetellsTheLastRound plays a game in which the pile is drawn empty while bottles are bid: from then on it is said that
// the last round is next, and it is.
func TestW50_AnEmptyPileForetellsTheLastRound(t *testing.T) {
	var b *tableState
	spec := Kind()
	spec.Sit = func(at *table.Table) table.GameView {
		b = sit(at).(*tableState)
		return b
	}
	l := tabletest.Listen(t, spec, "greedy", 4, 5)
	foretold := 0
	for !l.Table.Ended() && !b.in.LastRound() {
		l.Step()
		if b.pileWords() == b.words().Weinhaendler.Places.LastNext && foretold == 0 {
			foretold = b.in.Round()
		}
	}
	if last := b.in.Round(); foretold == 0 || last != foretold+1 {
		t.Errorf("it is foretold in round %d, and round %d is the last", foretold, last)
	}
}
