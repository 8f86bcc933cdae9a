package scenetest

import (
	"cmp"
	"fmt"
	"math"
	"reflect"
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

// A visit looks at one scene in many looks.
type visit struct {
	scene   Scene
	look    Look
	app     *app.App
	pressed map[string]*app.App // others at the same size, each after one press
}

// at shows the scene in a look. It is opened once for each size of screen; then the
// settings are changed, of which live proves that it comes to the same. What that would leave
// as it is, a panel and what is scrolled, is opened anew.
func (v *visit) at(t *testing.T, l Look) *app.App {
	t.Helper()
	if v.look.Size != l.Size {
		v.app, v.pressed = nil, map[string]*app.App{}
	}
	v.look = l
	if v.app != nil && !keeps(v.app) {
		if adjust(t, v.app, l); !covered(v.app) {
			return v.app
		}
	}
	v.app = settled(t, v.scene, l)
	return v.app
}

// checkFacts finds facts of the outline that are neither seen nor shown by the press that
// their part names.
func (v *visit) checkFacts(t *testing.T, add adder) {
	t.Helper()
	presses := map[string][]string{}
	for _, f := range v.app.Outline().Facts() {
		if seen, press := v.app.Stage().Fact(f); press != "" {
			presses[press] = append(presses[press], f)
		} else if !seen {
			add("fact", 0, "%s is not to be seen, and no press is said to show it", f)
		}
	}
	for press, facts := range presses {
		if c := v.app.Stage().Find(press); c == nil || c.Disabled {
			add("fact", 0, "%v: there is no control %s that would show it", facts, press)
			continue
		}
		if app := v.pressed[press]; app != nil && !keeps(app) {
			adjust(t, app, v.look)
			if len(unseen(app, facts)) == 0 {
				continue
			}
		}
		app := settled(t, v.scene, v.look)
		Act(t, app, press)
		v.pressed[press] = app
		for _, f := range unseen(app, facts) {
			add("fact", 0, "%s is not to be seen after a press of %s", f, press)
		}
	}
}

// unseen are the facts that an app does not show as it is.
func unseen(app *app.App, facts []string) []string {
	return slices.DeleteFunc(slices.Clone(facts), func(f string) bool {
		seen, _ := app.Stage().Fact(f)
		return seen
	})
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
		if after := onStage(s); !before.equals(after) {
			how := "again"
			if backwards {
				how = "in another order"
			}
			return "composed " + how + ", it is not the same: " + append(unlike(before.lines(), after.lines()), "something is there more often")[0]
		}
	}
	return ""
}

// An inventory is what is on a stage, in an order that does not depend on how it came
// there.
type inventory struct {
	items    []ui.Item
	controls []string
}

func onStage(s *ui.Stage) inventory {
	var v inventory
	s.Visit(func(it ui.Item, _ ui.Rect) {
		it.Inspect, it.From, it.Print, it.Clip = nil, nil, nil, 0
		it.Box = rounded(it.Box)
		v.items = append(v.items, it)
	})
	slices.SortFunc(v.items, func(a, b ui.Item) int {
		return cmp.Or(cmp.Compare(a.Box.X, b.Box.X), cmp.Compare(a.Box.Y, b.Box.Y), cmp.Compare(a.Box.W, b.Box.W),
			cmp.Compare(a.Kind, b.Kind), cmp.Compare(a.Surface.Kind, b.Surface.Kind), cmp.Compare(a.Look.ID, b.Look.ID),
			cmp.Compare(a.Words, b.Words), cmp.Compare(a.Key, b.Key))
	})
	for _, c := range s.Controls() {
		v.controls = append(v.controls, fmt.Sprintf("%s %v %q %v %v %v", c.ID, rounded(c.Rect), c.Label, c.Disabled, c.Checked, c.Number))
	}
	slices.Sort(v.controls)
	return v
}

func (v inventory) equals(other inventory) bool {
	same := func(a, b ui.Item) bool { return reflect.DeepEqual(a, b) }
	if slices.EqualFunc(v.items, other.items, same) && slices.Equal(v.controls, other.controls) {
		return true
	}
	return slices.Equal(v.lines(), other.lines()) // things in one place may be in any order
}

// lines describes each thing, in their order.
func (v inventory) lines() []string {
	list := slices.Clone(v.controls)
	for _, it := range v.items {
		list = append(list, fmt.Sprintf("%+v", it))
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
