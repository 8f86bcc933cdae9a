package zankapfel

import (
	"strings"
	"testing"

	"treille/engine"
	zk "treille/engine/zankapfel"
	"treille/scenes/data/store"
	"treille/scenes/lang"
)

// TestTheLogTellsSquaresApart reads what is announced and offered, and where the mayor and the chips are: no two squares are named alike, and each name
// has a number of two sides of the orchard; who hears it hears all four.
func TestTheLogTellsSquaresApart(t *testing.T) {
	for _, l := range lang.Langs() {
		g := watch(t, 3, 5, store.SpeedInstant, func(*watched, engine.Event) {})
		g.app.Words = l.Words()
		b := g.board
		squares := map[string]zk.Square{}
		for sq := range zk.Square(zk.Squares) {
			name := b.shortSquare(sq)
			if twin, taken := squares[name]; taken || strings.Count(name, "\u202f") != 2 {
				t.Errorf("%s: %v is named %q, as %v", l.Code(), sq, name, twin)
			}
			squares[name] = sq
			for _, e := range []zk.Event{{Kind: zk.EventSquareAnnounced, Square: sq}, {Kind: zk.EventBribeOffered, Square: sq, Points: 1},
				{Kind: zk.EventMayorPlaced, Square: sq}, {Kind: zk.EventChipTaken, Square: sq}, {Kind: zk.EventMayorMoved, Square: sq}} {
				if line := b.line(b.in, e); !strings.Contains(line.Short, name) || !strings.Contains(line.Text, name) || !strings.Contains(line.Spoken, b.numbers(sq)) {
					t.Errorf("%s: of %v it says %q, in short %q, and is heard as %q", l.Code(), sq, line.Text, line.Short, line.Spoken)
				}
			}
		}
	}
}
