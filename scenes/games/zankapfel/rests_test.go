package zankapfel

import (
	"testing"

	"treille/engine"
	"treille/scenes/app"
	"treille/scenes/data/store"
	"treille/scenes/table"
	"treille/scenes/testkit/scenetest"
	"treille/scenes/ui"
)

// A resting orchard is one that is where it was seen first.
type resting struct {
	testing.TB
	at   ui.Rect
	seen map[int]int // how often, by phase
}

func (r *resting) look(a *app.App, b *tableState) {
	at, ok := a.Stage().Where(orchardID)
	if b.round.screen != orchardScreen || !ok {
		return
	}
	if r.at == (ui.Rect{}) {
		r.at, r.seen = at, map[int]int{}
	}
	if at != r.at {
		r.Fatalf("phase %v: the orchard is at %v, not at %v", b.in.Phase(), at, r.at)
	}
	r.seen[phasePlace[b.in.Phase()]]++
}

// TestTheOrchardRests plays some rounds, in which a person thinks for a moment: the orchard has one place in all phases.
func TestTheOrchardRests(t *testing.T) {
	for _, size := range [][2]float64{{390, 844}, {844, 390}, {1280, 800}} {
		g := watch(t, 3, 7, store.SpeedOne, func(*watched, engine.Event) {})
		g.app.Resize(size[0], size[1], 1)
		r, thinks := &resting{TB: t}, 0
		for g.tick = 0; g.tick < 9000; g.tick++ {
			if thinks++; !g.table.Deciding() || thinks%8 == 0 {
				g.step()
			} else {
				if thinks%8 == 4 && g.board.pick == 0 {
					g.board.pick = g.board.in.LegalActions(nil)[0]
				}
				g.app.Changed()
				if err := g.app.Update(); err != nil {
					t.Fatal(err)
				}
			}
			r.look(g.app, g.board)
		}
		if r.seen[0] == 0 || r.seen[1] == 0 || r.seen[2] == 0 {
			t.Fatalf("%v: the orchard is seen in the phases %v", size, r.seen)
		}
	}
}

// TestTheOrchardRestsInAReplay steps through a game that is seen again.
func TestTheOrchardRestsInAReplay(t *testing.T) {
	for _, size := range []string{"390x844", "1280x800"} {
		scenetest.Do(func() {
			a := scenetest.NewApp(scenetest.English(size))
			var b *tableState
			spec := Kind()
			spec.Sit = func(t *table.Table) table.GameView {
				b = sit(t).(*tableState)
				return b
			}
			scenetest.Again(t, a, spec, "over-5", 0.3)
			r := &resting{TB: t}
			for i := range 60 {
				scenetest.Act(t, a, "replay/step")
				if i%2 == 0 && size == "390x844" { // what everybody holds lies open, or no longer
					scenetest.Act(t, a, "replay-all")
				}
				scenetest.Tick(t, a, 1)
				r.look(a, b)
			}
			if r.seen[1] == 0 || r.seen[2] == 0 {
				t.Fatalf("%s: the orchard is seen in the phases %v", size, r.seen)
			}
		})
	}
}
