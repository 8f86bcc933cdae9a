package farbenpoker

import (
	"slices"
	"strings"
	"testing"

	fp "treille/engine/farbenpoker"
	"treille/scenes/table"
	"treille/scenes/testkit/scenetest"
	"treille/scenes/ui"
	"treille/sprites"
)

// atSize opens a record at a size, changes what lies on the table, and draws it.
func atSize(t *testing.T, size, record string, change func(*fp.Observation), do func(*tableState, *ui.Stage)) {
	t.Helper()
	scenetest.Do(func() {
		var b *tableState
		spec := Kind()
		spec.Sit = func(t *table.Table) table.GameView {
			b = sit(t).(*tableState)
			return b
		}
		app := scenetest.NewApp(scenetest.English(size))
		scenetest.Sit(t, app, spec, record)
		change(&b.now)
		app.Changed()
		scenetest.Tick(t, app, 1)
		do(b, app.Stage())
	})
}

// words are all that are drawn.
func words(s *ui.Stage) (list []string) {
	s.Visit(func(it ui.Item, _ ui.Rect) {
		if it.Kind == ui.Text {
			list = append(list, it.Words)
		}
	})
	return list
}

// TestF14_TheBonusIsToldWhereThereIsOne reads the sheet with what a miss costs: it tells of the doubles
// bonus after a roll with two dice alike alone, and else of what a hit pays.
func TestF14_TheBonusIsToldWhereThereIsOne(t *testing.T) {
	for record, want := range map[string]string{"doubles-4": "Doubles bonus", "draw-4": "A hit pays", "comeback-4": "Match"} {
		atSize(t, "1280x800", record, func(*fp.Observation) {}, func(_ *tableState, s *ui.Stage) {
			for _, w := range []string{"Doubles bonus", "A hit pays", "Match"} {
				if slices.Contains(words(s), w) != (w == want) {
					t.Errorf("%s: the sheet has to say %q alone, and %q is there: %v", record, want, w, w != want)
				}
			}
		})
	}
}

// TestTheSheetOfCostsSaysTheirFigures reads it while the dice of a set roll: the doubles' bonus has its value, as far
// as the stock goes (F18); and once there are no more misses, in a comeback and at the end, none costs nothing.
func TestTheSheetOfCostsSaysTheirFigures(t *testing.T) {
	for _, c := range []struct {
		record  string
		phase   fp.Phase
		stock   int
		heading string
		figure  string // "" for no such heading
	}{
		{"draw-4", fp.PhaseRoll, 9, "Doubles bonus", "2–3"},
		{"draw-4", fp.PhaseRoll, 2, "Doubles bonus", "2"},
		{"draw-4", fp.PhaseRoll, 1, "A hit pays", "1"},
		{"comeback-4", fp.PhaseDraw, 9, "A miss costs", "nothing"},
		{"comeback-back", fp.PhasePutBack, 9, "A miss costs", ""},
		{"draw-4", fp.PhaseOver, 0, "A miss costs", ""},
	} {
		atSize(t, "1280x800", c.record, func(o *fp.Observation) { o.Phase, o.Stock = c.phase, c.stock }, func(_ *tableState, s *ui.Stage) {
			said := words(s)
			at := slices.Index(said, c.heading)
			if (at >= 0) != (c.figure != "") || at >= 0 && said[min(at+1, len(said)-1)] != c.figure {
				t.Errorf("%s in phase %v, with a stock of %d, says %q", c.record, c.phase, c.stock, said)
			}
		})
	}
}

// TestF16_TheTagOfTheThirdStick reads what is said below the dice when one is open: what the stick
// pays, with the pot, whichever die it is.
func TestF16_TheTagOfTheThirdStick(t *testing.T) {
	for _, size := range []string{"1280x800", "390x844", "844x390", "320x568"} {
		for open := range 3 {
			pot := func(o *fp.Observation) { o.Pot, o.Answered = 15, [3]bool{open != 0, open != 1, open != 2} }
			atSize(t, size, "reroll-4", pot, func(b *tableState, s *ui.Stage) {
				var said []string
				box := b.t.App().Frame().Safe
				s.Visit(func(it ui.Item, _ ui.Rect) {
					if it.Kind == ui.Text && strings.HasPrefix(it.Words, "+") && it.Box.Y < box.CY() {
						said = append(said, it.Words)
					}
				})
				if !slices.Equal(said, []string{"+1", "+15"}) {
					t.Errorf("%s: below die %d, the open one, it says %q", size, open+1, said)
				}
			})
		}
	}
}

// TestThePotGrows counts the chips that lie in pots of different sizes.
func TestThePotGrows(t *testing.T) {
	for _, size := range []string{"1280x800", "390x844", "844x390", "320x568"} {
		for _, n := range []int{4, 15, 17, 22, 40} {
			atSize(t, size, "draw-4", func(o *fp.Observation) { o.Pot = n }, func(_ *tableState, s *ui.Stage) {
				pot, _ := s.Where(potID)
				lie := 0
				s.Visit(func(it ui.Item, _ ui.Rect) {
					if it.Kind == ui.Piece && it.Look.ID == artFolder+"chip-lying" && pot.Grow(0, 2*pot.H).Has(it.Box.X+it.Box.W/2, it.Box.Y) {
						lie++
					}
				})
				if lie != n {
					t.Errorf("%s: in a pot of %d lie %d chips", size, n, lie)
				}
			})
		}
	}
}

// TestTheSideHasRoomOnItsButton chooses where the first of three sticks goes: the words keep clear
// of the edges of the button.
func TestTheSideHasRoomOnItsButton(t *testing.T) {
	atSize(t, "1280x800", "third-4", func(o *fp.Observation) { o.PutNext = fp.Orange }, func(b *tableState, s *ui.Stage) {
		scenetest.Act(t, b.t.App(), "hole/B5")
		button := scenetest.Find(t, b.t.App(), "put")
		found := false
		s.Visit(func(it ui.Item, _ ui.Rect) {
			if it.Kind == ui.Text && it.Words == "Put orange on B" {
				found = true
				if w := sprites.Measure(it.Words, it.Style); w > button.Rect.W-30 {
					t.Errorf("%q is %.0f wide, its button %.0f", it.Words, w, button.Rect.W)
				}
			}
		})
		if !found {
			t.Errorf("the button says %q", button.Label)
		}
	})
}
