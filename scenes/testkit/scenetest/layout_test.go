package scenetest

import (
	"fmt"
	"slices"
	"testing"

	"treille/scenes/ui"
	"treille/sprites"
)

// TestChecksFind composes a screen with nothing wrong, and the same with one
// mistake of each kind.
func TestChecksFind(t *testing.T) {
	serif := sprites.Style{Font: sprites.Serif, Size: 18, Color: sprites.Ink}
	small, less := serif, serif
	small.Size, less.Size = 12, 15
	button := func(id string, r ui.Rect) func(*ui.Stage) {
		return func(s *ui.Stage) {
			s.Button(ui.ButtonSpec{ID: id, Rect: r, Label: "B", Size: 18, Act: func() {}})
		}
	}
	say := func(words string, x, y float64, st sprites.Style) func(*ui.Stage) {
		return func(s *ui.Stage) { s.Words(words, x, y, st) }
	}
	cover := func(s *ui.Stage) {
		s.Put(sprites.Surface{Kind: sprites.Parchment}, ui.R(20, 340, 100, 40))
	}
	for _, c := range []struct {
		rule    string // that finds it; "" if nothing is wrong
		mistake func(*ui.Stage)
	}{
		{"", func(*ui.Stage) {}},
		{"gap", say("for {name}", 30, 420, serif)},
		{"shortened", say("A sentence with…", 30, 420, serif)},
		{"", say("Frie…", 30, 420, serif)}, // a name
		{"glyph", say("漢", 30, 420, serif)},
		{"small", say("tiny", 30, 420, small)},
		{"body", say("a sentence that is to be read", 30, 420, less)},
		{"outside", say("out of sight", 350, 700, serif)},
		{"overlap", say("on top of it", 60, 362, serif)},
		{"over", say("on a card", 30, 220, serif)},
		{"edge", say("across the edge", 320, 420, serif)},
		{"covered", cover},
		{"bar", func(s *ui.Stage) {
			s.Clip(ui.R(20, 420, 100, 40))
			say("under a bar", 30, 450, serif)(s)
			s.EndClip()
			s.ScrollBar(ui.R(20, 420, 100, 40), 0, 9)
		}},
		{"room", func(s *ui.Stage) { s.Lay(ui.Row(0, ui.Space(20, 9), ui.Space(20, 9)), ui.R(20, 420, 30, 9)) }},
		{"outside", button("out", ui.R(350, 700, 60, 50))},
		{"target", button("narrow", ui.R(20, 700, 40, 50))},
		{"near", button("beside", ui.R(80, 764, 50, 56))},
	} {
		Do(func() {
			var rules []string
			add := func(rule string, _ float64, format string, args ...any) {
				rules = append(rules, rule)
				t.Logf("%q: %s", rule, fmt.Sprintf(format, args...))
			}
			sc := composed(func(f *fixture, s *ui.Stage) {
				furniture(f, s)
				c.mistake(s)
			})
			laidOut(settled(t, sc, English(upright)).Stage()).check(add)
			if c.rule == "" && rules != nil || c.rule != "" && !slices.Contains(rules, c.rule) {
				t.Errorf("of a mistake that %q should find, the checks %q tell", c.rule, rules)
			}
		})
	}
}

// TestDenseBoards takes a small control for a place of a board.
func TestDenseBoards(t *testing.T) {
	Do(func() {
		sc := composed(func(f *fixture, s *ui.Stage) {
			furniture(f, s)
			s.Control(ui.Control{ID: "place/1", Label: "a place", Rect: ui.R(20, 700, 30, 30)})
		})
		p := laidOut(settled(t, sc, English(upright)).Stage())
		faults := func() int {
			n := 0
			p.check(func(string, float64, string, ...any) { n++ })
			return n
		}
		if faults() == 0 {
			t.Error("30 px are enough for any control")
		}
		if p.dense = []string{"place/"}; faults() != 0 {
			t.Error("30 px are too few for a place of a dense board")
		}
	})
}

// TestGrowthIsFound composes buttons whose words have the same size always.
func TestGrowthIsFound(t *testing.T) {
	for _, c := range []struct {
		size  float64
		found bool
	}{{16, true}, {20, false}} { // the larger one is large enough already
		Do(func() {
			sc := composed(func(_ *fixture, s *ui.Stage) {
				s.Button(ui.ButtonSpec{ID: "done", Rect: buttonAt, Label: "Done", Primary: true, Size: c.size, Act: func() {}})
			})
			usual := laidOut(settled(t, sc, English(upright)).Stage()).decisionSizes()
			found := false
			laidOut(settled(t, sc, Look{Size: upright, Lang: "en", Text: 200}).Stage()).checkGrowth(usual,
				func(string, float64, string, ...any) { found = true })
			if found != c.found {
				t.Errorf("of words of %.0f px that do not grow, it is told: %v, want %v", c.size, found, c.found)
			}
		})
	}
}
