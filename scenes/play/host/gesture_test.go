package host_test

import (
	"testing"

	"treille/engine"
	"treille/engine/bot"
	"treille/engine/games"
	"treille/scenes/play/host"
	"treille/scenes/table"
)

type nowhere struct{}

func (nowhere) Keep([]byte) {}

// TestAGestureIsUndoneAsOne buys several vineyards at once.
func TestAGestureIsUndoneAsOne(t *testing.T) {
	g, err := games.ByName("vino")
	if err != nil {
		t.Fatal(err)
	}
	var seats []table.Seat
	for _, crest := range []string{"fox", "owl", "snail"} {
		seats = append(seats, table.Seat{Kind: table.Human, Crest: crest, Name: crest})
	}
	h, err := host.New(g, engine.Setup{Players: 3, Seed: 3}, seats, nowhere{})
	if err != nil {
		t.Fatal(err)
	}
	tried := 0
	for ply := 0; tried < 8; ply++ {
		if _, over := h.Result(); over || ply == 2000 {
			t.Fatalf("only %d gestures were undone", tried)
		}
		p := h.Acting().First()
		list := h.Info(p).LegalActions(nil)
		before, plies := h.Info(p).Hash(), h.Ply()
		if len(list) > 3 && h.Play(p, list[0], list[1], list[2]) == nil && h.CanUndo(p) && h.Ply() > plies+1 {
			tried++
			if err := h.Undo(p); err != nil || h.Info(p).Hash() != before || h.Ply() != plies {
				t.Fatalf("ply %d instead of %d after undo, %v", h.Ply(), plies, err)
			}
			if tried < 4 && h.CanUndo(p) { // what came before is a gesture of its own
				if err := h.Undo(p); err != nil || h.Ply() != plies-1 {
					t.Fatalf("ply %d instead of %d after another undo, %v", h.Ply(), plies-1, err)
				}
			}
		}
		b, err := bot.New("greedy", g, 1, h.Acting().First())
		if err != nil {
			t.Fatal(err)
		}
		p = h.Acting().First()
		if err := h.Play(p, b.Choose(h.Info(p), h.Ply())); err != nil {
			t.Fatal(err)
		}
	}
}
