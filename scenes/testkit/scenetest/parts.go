package scenetest

import (
	"fmt"
	"math"
	"slices"
	"testing"

	"treille/scenes/app"
	"treille/scenes/ui"
)

// checkParts finds parts of a layout that have no room, even at their smallest.
func (p *page) checkParts(add adder) {
	for _, c := range p.cramped {
		add("room", 0, "%s", c)
	}
}

// checkFacts finds facts of the outline that are neither seen nor shown by the press that
// their part names. It ends what the app shows: the last of these presses is its own, each
// other that of another app.
func checkFacts(t *testing.T, sc Scene, l Look, app *app.App, add adder) {
	t.Helper()
	presses := map[string][]string{}
	for _, f := range app.Outline().Facts() {
		if seen, press := app.Stage().Fact(f); press != "" {
			presses[press] = append(presses[press], f)
		} else if !seen {
			add("fact", 0, "%s is not to be seen, and no press is said to show it", f)
		}
	}
	for press, facts := range presses {
		if c := app.Stage().Find(press); c == nil || c.Disabled {
			add("fact", 0, "%v: there is no control %s that would show it", facts, press)
			delete(presses, press)
		}
	}
	left := len(presses)
	for press, facts := range presses {
		after := app
		if left--; left > 0 {
			after = settled(t, sc, l)
		}
		Act(t, after, press)
		for _, f := range facts {
			if seen, _ := after.Stage().Fact(f); !seen {
				add("fact", 0, "%s is not to be seen after a press of %s", f, press)
			}
		}
	}
}

// checkPure composes a screen again, and with the parts of its layouts in the opposite
// order, and tells what is not as before: what is composed reads what others read, and
// writes nothing of it. A screen on which something goes on gets time to end it.
func checkPure(t *testing.T, app *app.App, add adder) {
	t.Helper()
	fault := ""
	for range 3 {
		if fault = impure(t, app); fault == "" {
			return
		}
		Tick(t, app, 60)
	}
	add("pure", 0, "%s", fault)
}

// impure is what is not as before on a screen that is composed again, "" if all is.
func impure(t *testing.T, app *app.App) string {
	t.Helper()
	s := app.Stage()
	defer s.Backwards(false)
	before := onStage(s)
	for _, backwards := range []bool{false, true} {
		s.Backwards(backwards)
		app.Changed()
		Tick(t, app, 1)
		s.Rest()
		if after := onStage(s); !slices.Equal(before, after) {
			how := "again"
			if backwards {
				how = "in another order"
			}
			return "composed " + how + ", it is not the same: " + append(unlike(before, after), "something is there more often")[0]
		}
	}
	return ""
}

// onStage is what is on a stage, in an order that does not depend on how it came there.
func onStage(s *ui.Stage) []string {
	var list []string
	s.Visit(func(it ui.Item, _ ui.Rect) {
		it.Inspect, it.From, it.Print, it.Clip = nil, nil, nil, 0
		it.Box = rounded(it.Box)
		list = append(list, fmt.Sprintf("%+v", it))
	})
	for _, c := range s.Controls() {
		list = append(list, fmt.Sprintf("%s %v %q %v %v %v", c.ID, rounded(c.Rect), c.Label, c.Disabled, c.Checked, c.Number))
	}
	slices.Sort(list)
	return list
}

// rounded is a box without what sums of fractions are off.
func rounded(r ui.Rect) ui.Rect {
	const much, little = 1000, 1e-4 // many lengths end in half a thousandth
	of := func(x float64) float64 { return math.Round(x*much+little) / much }
	return ui.R(of(r.X), of(r.Y), of(r.W), of(r.H))
}
