package zankapfel

import (
	"testing"

	"treille/engine"
	"treille/scenes/data/store"
	"treille/scenes/ui"
)

// TestOnlyWhoDecidesIsNamed watches a game: line and button name nobody who has decided already, while his pawn
// still goes back, say.
func TestOnlyWhoDecidesIsNamed(t *testing.T) {
	g := watch(t, 3, 7, store.SpeedOne, func(*watched, engine.Event) {})
	thinks := 0
	for g.tick = 0; g.tick < 12000 && !g.table.Ended(); g.tick++ {
		g.step()
		w := g.app.Words
		said := map[string]bool{}
		g.app.Stage().Visit(func(it ui.Item, _ ui.Rect) { said[it.Words] = true })
		for p := range engine.Player(3) {
			thinking, choosing := said[w.Table.Thinking.With("name", g.table.PlayerName(p))], said[w.Zankapfel.Buttons.Chooses.With("name", g.table.PlayerName(p))]
			if thinking {
				thinks++
			}
			if (thinking || choosing) && !g.referee.Acting().Has(p) {
				t.Fatalf("tick %d, after event %v: seat %d is said to think (%v) or to choose (%v), but %b decide", g.tick, g.board.round.last.Kind, p, thinking, choosing, g.referee.Acting())
			}
		}
	}
	if thinks == 0 {
		t.Fatal("nobody is said to think")
	}
}
