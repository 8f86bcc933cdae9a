package zankapfel

import (
	"testing"

	"treille/engine"
	zk "treille/engine/zankapfel"
	"treille/scenes/data/store"
	"treille/scenes/ui"
)

// TestTheSetupShowsTheMayor plays setups: who places the mayor sees all squares lit; when
// another does, the mayor sets out from his panel. Then he stands on his square at each size.
func TestTheSetupShowsTheMayor(t *testing.T) {
	own, others := 0, 0
	for seed := range uint64(8) {
		var placed, first engine.Player = engine.Chance, engine.Chance
		g := watch(t, 4, seed, store.SpeedOne, func(_ *watched, e engine.Event) {
			if e.Kind == zk.EventMayorPlaced {
				placed = e.Player
			}
		})
		for range 600 {
			if err := g.app.Update(); err != nil {
				t.Fatal(err)
			}
			b, s := g.board, g.app.Stage()
			if b.mine(zk.PhaseMayor) {
				lit := 0
				s.Visit(func(it ui.Item, _ ui.Rect) {
					if it.Look.ID == art+"square-legal" || it.Look.ID == art+"square-chosen" {
						lit++
					}
				})
				if lit != zk.Squares {
					t.Fatalf("seed %d: %d squares are lit, want all", seed, lit)
				}
				own++
			}
			if at := s.Seen(mayorKey); first == engine.Chance && at.W > 0 {
				first = placed
				if panel, _ := s.Where(seatPlace(first)); first > 0 {
					if at.Y > panel.Bottom() {
						t.Errorf("seed %d: player %d places the mayor, who is first seen at %v, not at %v", seed, first, at, panel)
					}
					others++
				}
			}
			if b.in.Phase() == zk.PhaseChip {
				break
			}
			if g.table.Deciding() {
				g.table.Decide(g.referee.Info(0).LegalActions(nil)[0])
			}
		}
		if g.board.in.Phase() != zk.PhaseChip {
			t.Fatalf("seed %d: no chips are taken", seed)
		}
		for _, size := range [][2]float64{{390, 844}, {320, 568}, {844, 390}, {568, 320}, {768, 1024}, {1280, 800}} {
			g.app.Resize(size[0], size[1], 1)
			if err := g.app.Update(); err != nil {
				t.Fatal(err)
			}
			s := g.app.Stage()
			grid, _ := s.Where(orchardID)
			square := squareIn(grid, g.board.in.Mayor())
			if at, ok := s.Where(mayorKey); !ok || at.CX() < square.X || at.CX() > square.Right() || at.Bottom() > square.Bottom() {
				t.Errorf("%v: the mayor stands at %v, his square is %v", size, at, square)
			}
		}
	}
	if own == 0 || others == 0 {
		t.Errorf("the viewer has placed the mayor for %d ticks, others %d times", own, others)
	}
}
