package scenetest

import (
	"fmt"
	"slices"
	"testing"

	"treille/scenes/app"
	"treille/scenes/ui"
	"treille/sprites"
)

// faultsOf are the rules by which a check finds something in a scene.
func faultsOf(t *testing.T, sc Scene, check func(app *app.App, add adder)) (rules []string) {
	Do(func() {
		check(settled(t, sc, English(upright)), func(rule string, _ float64, format string, args ...any) {
			rules = append(rules, rule)
			t.Logf("%s: %s", rule, fmt.Sprintf(format, args...))
		})
	})
	return rules
}

// TestFactsAreCounted shows a fact, or a control whose press shows it, or neither.
func TestFactsAreCounted(t *testing.T) {
	words := sprites.Style{Font: sprites.Sans, Size: 18}
	wines := ui.Label("five barrels of Barbera", words).Shows("wines")
	for _, c := range []struct {
		name  string
		show  ui.Part
		right bool
	}{
		{"seen", wines, true},
		{"shown by a press", wines.Dropped(1).Instead("card"), true},
		{"left out", wines.Dropped(1), false},
		{"shown by no press that there is", wines.Dropped(1).Instead("seat"), false},
		{"not shown by the press", wines.Dropped(1).Instead("done"), false},
		{"shown by a press in English", wines.Dropped(1).Instead("card"), false},
	} {
		sc := Scene{Name: "facts", Open: func(_ testing.TB, app *app.App) {
			app.Push(&fixture{app: app, facts: []string{"wines"}, compose: func(f *fixture, s *ui.Stage) {
				furniture(f, s)
				room := 20.0 // too little
				if c.name == "seen" || f.up && (c.name != "shown by a press in English" || f.app.Settings.Language == "en") {
					room = 300
				}
				s.Lay(ui.Row(0, c.show), ui.R(20, 400, room, 40))
			}})
		}}
		v := visit{scene: sc}
		rules := faultsOf(t, sc, func(_ *app.App, add adder) {
			for _, l := range []Look{English(upright), {Size: upright, Lang: "de", Text: 100}} {
				v.at(t, l)
				v.checkFacts(t, add)
			}
		})
		if right := !slices.Contains(rules, "fact"); right != c.right {
			t.Errorf("a fact that is %s: right is %v, want %v", c.name, right, c.right)
		}
	}
}

// TestComposingIsPure composes screens of which one counts how often that is done, and
// another has a part that depends on one laid out before it.
func TestComposingIsPure(t *testing.T) {
	words := sprites.Style{Font: sprites.Sans, Size: 18}
	for _, c := range []struct {
		name string
		lay  func() ui.Part
		pure bool
	}{
		{"pure", func() ui.Part { return ui.Row(9, ui.Label("one", words), ui.Label("two", words)) }, true},
		{"counting", func() func() ui.Part {
			n := 0
			return func() ui.Part {
				n++
				return ui.Label(fmt.Sprint(n), words)
			}
		}(), false},
		{"depending", func() ui.Part {
			dense := false
			return ui.Row(9,
				ui.Area(50, 20, func(*ui.Stage, ui.Rect) { dense = true }),
				ui.Area(50, 20, func(s *ui.Stage, r ui.Rect) { s.Words(fmt.Sprint(dense), r.X, r.Y, words) }))
		}, false},
	} {
		sc := composed(func(f *fixture, s *ui.Stage) {
			furniture(f, s)
			s.Lay(c.lay(), ui.R(20, 400, 300, 40))
		})
		rules := faultsOf(t, sc, func(app *app.App, add adder) { checkPure(t, app, add) })
		if pure := len(rules) == 0; pure != c.pure {
			t.Errorf("the composition %s is taken for pure: %v, want %v", c.name, pure, c.pure)
		}
	}
}
