package farbenpoker

import (
	"strings"
	"testing"

	"treille/scenes/testkit/scenetest"
	"treille/scenes/ui"
)

// TestWhatAsksForAStickIsNoButton looks at the place of the main button before and after a stick is chosen: only
// then a button is seen there.
func TestWhatAsksForAStickIsNoButton(t *testing.T) {
	app, b := played(t, "draw-4")
	button := func() (seen bool) {
		app.Stage().Visit(func(it ui.Item, _ ui.Rect) { seen = seen || it.Kind == ui.Surface && it.Control == "draw" })
		return seen
	}
	if button() {
		t.Error("before a stick is chosen there is a button to draw it")
	}
	b.pick(b.now.Standing.First())
	felt(t, b)
	if !button() {
		t.Error("after a stick is chosen there is no button to draw it")
	}
}

// TestOnlyOneThingIsAskedForAtOnce looks at pieces, for which the line asks: nothing asks for a stick meanwhile.
func TestOnlyOneThingIsAskedForAtOnce(t *testing.T) {
	app, b := played(t, "draw-4")
	scenetest.Act(t, app, "menu", "menu/look")
	if said := felt(t, b); strings.Contains(said, "Pick a stick") || !strings.Contains(said, "Pick a piece") {
		t.Errorf("said is %q", said)
	}
}

// TestChipsKeepTheirSize measures the own chips: those of a stack of ten are as large as those of one more.
func TestChipsKeepTheirSize(t *testing.T) {
	app, b := played(t, "draw-4")
	size := func(n int) (wide float64) {
		part := (&view{tableState: b}).stacks(n, 1)[0]
		return app.Stage().WidthOf(part) / float64((n+9)/10)
	}
	if ten, eleven := size(10), size(11); ten != eleven {
		t.Errorf("a stack of ten is %v wide, one of eleven %v", ten, eleven)
	}
}
