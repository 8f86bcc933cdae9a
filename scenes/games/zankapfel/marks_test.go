package zankapfel

import (
	"slices"
	"testing"

	zk "treille/engine/zankapfel"
	"treille/scenes/ui"
	"treille/sprites"
)

// TestMarksOfHintsCoverNoNumbers asks for hints and looks where their numbers lie: beside what
// can be read on the squares, in the hand and in the ledger, and the sign of the card that is laid, not on it.
func TestMarksOfHintsCoverNoNumbers(t *testing.T) {
	marks := 0
	for _, size := range [][2]float64{{390, 844}, {844, 390}, {1280, 800}} {
		g := newAdvised(t, 4, 4)
		g.app.Settings.HintsAgreed = true
		g.app.Resize(size[0], size[1], 1)
		for asked := 0; asked < 24 && !g.table.Ended(); {
			g.tick(1)
			if !g.table.Deciding() || g.board.Actions().Alone {
				continue
			}
			asked++
			g.app.Activate("hint")
			for range 300 {
				g.tick(1)
				g.app.Activate("hint/more")
			}
			marks += g.checkMarks()
			g.app.Activate("hint/close")
			g.follow(g.advice())
		}
	}
	if marks < 20 {
		t.Errorf("only %d numbers of hints were seen", marks)
	}
}

// checkMarks looks at the numbers of the hint on the table, and says how many there are.
func (g *advised) checkMarks() int {
	g.t.Helper()
	var marks, numbers []ui.Rect
	g.app.Stage().Visit(func(it ui.Item, _ ui.Rect) {
		box := ui.R(it.Box.X, it.Box.Y, it.Box.W, it.Box.W)
		switch {
		case it.Look.ID == "common/wax-mark":
			marks = append(marks, box)
			if it.Look.Words == "2" && g.board.in.Phase() == zk.PhaseAnnounce && !slices.ContainsFunc(listed(g.board.squares()), func(to zk.Square) bool {
				r, _ := g.app.Stage().Where(squareID(to))
				return box.Within(r)
			}) {
				g.t.Errorf("the number of what to do lies at %v, on no square to announce", box)
			}
		case it.Kind == ui.Piece && it.Look.Words != "":
			numbers = append(numbers, box)
		case it.Kind == ui.Surface && it.Surface.Kind == sprites.RoundLabel: // of the card that is laid
			numbers = append(numbers, it.Box)
		}
	})
	for _, m := range marks {
		for _, n := range numbers {
			if both := m.Overlap(n); both.W*both.H > m.W*m.H/4 {
				g.t.Errorf("%s: a hint's number at %v covers what stands at %v", g.board.in.Phase(), m, n)
			}
		}
	}
	return len(marks)
}
