package zankapfel

import (
	"strings"
	"testing"

	"treille/engine"
	"treille/scenes/data/store"
)

// TestTheFoldedLogNamesAllSteps joins all lines of a game that moved a pawn: they begin at 0, end
// at the seat's score, and name each of the steps between.
func TestTheFoldedLogNamesAllSteps(t *testing.T) {
	var joined [4][]engine.Event
	var say [4]func([]engine.Event) string
	g := watch(t, 4, 3, store.SpeedInstant, func(g *watched, e engine.Event) {
		for _, line := range g.board.Lines(g.board.in, e) {
			if line.Together != nil {
				joined[line.Seat], say[line.Seat] = append(joined[line.Seat], e), line.Together
			}
		}
	})
	before, scores := *g.board.in, make([]int, 4)
	g.play(func() {
		for p := range scores {
			scores[p] = g.board.in.Score(engine.Player(p))
		}
	})
	for p, score := range scores {
		w := g.app.Words
		told, start := say[p](joined[p]), w.Whole(before.Score(engine.Player(p)))
		if n := strings.Count(told, ",") + 1; !strings.HasSuffix(told, ": "+start+"\u202f→\u202f"+w.Whole(score)) || n != len(joined[p]) || n < 8 {
			t.Errorf("seat %d ends at %d, and of %d steps %q is told", p, score, len(joined[p]), told)
		}
		if before, now, ok := strings.Cut(told, " (last round), "); !ok || strings.Count(now, "apple") > 1 || strings.Count(now, "harvest") > 1 || strings.Contains(before, "(") {
			t.Errorf("of seat %d it is not told what belongs to which round: %q", p, told)
		}
	}
}
