package app_test

import (
	"strings"
	"testing"
	"time"

	"treille/scenes/app"
	"treille/scenes/ui"
	"treille/sprites"
)

// step lets n ticks pass in which the hand stays as it is.
func step(t *testing.T, app *app.App, n int) {
	t.Helper()
	for range n {
		if err := app.Step(); err != nil {
			t.Fatal(err)
		}
	}
}

// words are all texts that can be seen.
func words(app *app.App) string {
	var list []string
	app.Stage().Visit(func(it ui.Item, _ ui.Rect) {
		if it.Kind == ui.Text {
			list = append(list, it.Words)
		}
	})
	return strings.Join(list, "\n")
}

// TestTheMouseShowsWhatCanBePressed moves it over a bottle, over the table and over a
// disabled button: then there is no frame round what keys would press. What has been pressed does not glow before the mouse moves.
func TestTheMouseShowsWhatCanBePressed(t *testing.T) {
	app := newApp(t, shapes[2])
	sit(t, app)
	c := *app.Stage().Find("hand/1")
	if app.Tab(false); !app.Stage().Ring() {
		t.Error("what keys would press has no frame")
	}
	if app.Point(c.Rect.CX(), c.Rect.CY()); app.Stage().Ring() {
		t.Error("what keys would press has a frame while the mouse is elsewhere")
	}
	if !app.Hand() || app.Stage().Hover() != "hand/1" {
		t.Errorf("over a bottle the pointer lights up %q, and is a hand: %v", app.Stage().Hover(), app.Hand())
	}
	app.Point(c.Rect.CX(), c.Rect.Y-40)
	if app.Hand() || app.Stage().Hover() != "" {
		t.Errorf("over the table the pointer lights up %q, and is a hand: %v", app.Stage().Hover(), app.Hand())
	}
	add := *app.Stage().Find("add")
	if app.Point(add.Rect.CX(), add.Rect.CY()); app.Hand() {
		t.Error("the pointer is a hand over a button that cannot be pressed")
	}
	app.Press(c.Rect.CX(), c.Rect.CY())
	app.Release()
	if app.Point(c.Rect.CX(), c.Rect.CY()); app.Stage().Hover() != "" {
		t.Errorf("%q glows although it has been pressed and the mouse rests", app.Stage().Hover())
	}
	if app.Point(c.Rect.CX()+3, c.Rect.CY()); app.Stage().Hover() != "hand/1" {
		t.Errorf("where the mouse moves again %q glows", app.Stage().Hover())
	}
}

// TestAMouseAtRestCostsNothing counts what it allocates, and wants nothing drawn.
func TestAMouseAtRestCostsNothing(t *testing.T) {
	app := newApp(t, shapes[2])
	sit(t, app)
	atlas := sprites.NewAtlas(app.Frame().Unit, false)
	defer atlas.Drop()
	c := *app.Stage().Find("hand/1")
	app.Point(c.Rect.CX(), c.Rect.CY())
	if !app.Stage().Dirty() {
		t.Error("the light is not drawn")
	}
	step(t, app, 60)
	if app.Stage().Rest(); app.Stage().Moving() {
		t.Fatal("something moves")
	}
	if allocs := testing.AllocsPerRun(50, func() { app.Point(c.Rect.CX(), c.Rect.CY()) }); allocs > 0 {
		t.Errorf("the mouse at rest allocates %v times a tick", allocs)
	}
}

// TestAMouseThatRestsIsToldTheName rests on an icon, and on a button that is
// disabled.
func TestAMouseThatRestsIsToldTheName(t *testing.T) {
	app := newApp(t, shapes[2])
	sit(t, app)
	rest := func(id string, ticks int) *ui.Control {
		c := app.Stage().Find(id)
		for range ticks {
			app.Point(c.Rect.CX(), c.Rect.CY())
			step(t, app, 1)
		}
		return app.Stage().Find(id)
	}
	c := rest("menu", 20)
	if strings.Contains(words(app), c.Label) {
		t.Error("the name comes at once")
	}
	if c = rest("menu", 15); !strings.Contains(words(app), c.Label) {
		t.Errorf("%q is not told", c.Label)
	}
	if add := rest("add", 35); !strings.Contains(words(app), add.Reason) || strings.Contains(words(app), c.Label) {
		t.Errorf("%q is not told, or the name before stays:\n%s", add.Reason, words(app))
	}
	app.Stage().Visit(func(it ui.Item, _ ui.Rect) {
		if it.Kind != ui.Surface || it.Surface.Kind != sprites.Note {
			return
		}
		for _, id := range []string{"pass", "draw"} {
			if c := app.Stage().Find(id); c != nil && c.Shown.Meets(it.Box) {
				t.Errorf("what is said of one button lies over %s", id)
			}
		}
	})
	if undo := rest("undo", 35); !strings.Contains(words(app), strings.Fields(undo.Reason)[0]) {
		t.Errorf("%q is not told", undo.Reason)
	}
	app.Press(1, 700)
	app.Release()
	if step(t, app, 1); strings.Contains(words(app), "undone") {
		t.Error("the words stay after a press")
	}
	sound := app.Stage().Find("sound")
	app.Press(sound.Rect.CX(), sound.Rect.CY())
	app.Release()
	if sound = rest("sound", 60); strings.Contains(words(app), sound.Label) {
		t.Error("what was just pressed is told its name")
	}
	rest("menu", 1)
	if sound = rest("sound", 60); !strings.Contains(words(app), sound.Label) {
		t.Errorf("%q is not told when the mouse comes again", sound.Label)
	}
}

// TestWhatComesBeneathTheMouseIsNotNamed opens a panel under a mouse at rest: its words
// would hide what has just come.
func TestWhatComesBeneathTheMouseIsNotNamed(t *testing.T) {
	app := newApp(t, shapes[2])
	sit(t, app)
	app.Activate("log")
	step(t, app, 30)
	c := *app.Stage().Find("close")
	app.Activate("close")
	step(t, app, 30)
	rest := func(x, y float64) {
		for range 60 {
			app.Point(x, y)
			step(t, app, 1)
		}
	}
	rest(c.Rect.CX(), c.Rect.CY())
	app.Activate("log")
	if rest(c.Rect.CX(), c.Rect.CY()); strings.Contains(words(app), c.Label) {
		t.Errorf("%q is told though the mouse has not moved", c.Label)
	}
	app.Point(c.Rect.CX(), c.Rect.Bottom()+100)
	if rest(c.Rect.CX(), c.Rect.CY()); !strings.Contains(words(app), c.Label) {
		t.Errorf("%q is not told when the mouse comes", c.Label)
	}
}

// drag presses a control, moves to a place in ten ticks, and lets go.
func drag(t *testing.T, app *app.App, id string, x, y float64) {
	t.Helper()
	c := app.Stage().Find(id)
	if c == nil {
		t.Fatalf("there is no %s", id)
	}
	x0, y0 := c.Rect.CX(), c.Rect.CY()
	app.Press(x0, y0)
	for i := range 10 {
		k := float64(i+1) / 10
		app.Move(x0+(x-x0)*k, y0+(y-y0)*k)
		step(t, app, 1)
	}
	app.Release()
	step(t, app, 3)
}

// count returns the number of controls whose ids begin so.
func count(app *app.App, start string) (n int) {
	for _, c := range app.Stage().Controls() {
		if strings.HasPrefix(c.ID, start) {
			n++
		}
	}
	return n
}

// TestACardIsDraggedToTheBid drags a bottle to the felt, back, and elsewhere.
func TestACardIsDraggedToTheBid(t *testing.T) {
	for _, size := range shapes {
		app := newApp(t, size)
		sit(t, app)
		up := func() bool { return app.Stage().Find("hand/1").Checked }
		felt := app.Stage().Find("hand/1").Rect
		app.Stage().Visit(func(it ui.Item, _ ui.Rect) {
			if it.Kind == ui.Surface && it.Surface.Kind == sprites.Felt {
				felt = it.Box
			}
		})
		drag(t, app, "hand/1", felt.CX(), felt.CY())
		if !up() {
			t.Errorf("%v: a bottle that was dropped on the felt is not lifted", size)
		}
		drag(t, app, "hand/1", felt.CX(), felt.CY()+5)
		if !up() {
			t.Errorf("%v: it is laid back by dropping it there again", size)
		}
		c := app.Stage().Find("hand/2").Rect
		drag(t, app, "hand/1", c.CX(), c.Bottom()+10)
		if up() {
			t.Errorf("%v: it stays lifted although it was dropped in the hand", size)
		}
		app.Activate("hand/1")
		if step(t, app, 2); !up() {
			t.Errorf("%v: a tap does not lift it", size)
		}
	}
}

// TestTheCardFollowsThePointer looks at where a bottle is drawn while it is dragged,
// and that it is back in the hand afterwards.
func TestTheCardFollowsThePointer(t *testing.T) {
	app := newApp(t, shapes[2])
	sit(t, app)
	c := *app.Stage().Find("hand/1")
	at := func() ui.Rect { return app.Stage().Seen(c.Piece) }
	home := at()
	app.Press(c.Rect.CX(), c.Rect.CY())
	app.Move(c.Rect.CX(), c.Rect.CY()-100)
	step(t, app, 5)
	if got := at(); got.Y > home.Y-99 || got.Y < home.Y-101 {
		t.Errorf("the bottle is at %v when it was dragged up by 100 from %v", got.Y, home.Y)
	}
	app.Move(c.Rect.CX(), c.Rect.CY()-1)
	app.Release()
	if step(t, app, 60); at() != home {
		t.Errorf("the bottle is at %v, not back at %v", at(), home)
	}
}

// TestACardIsDraggedToTheCellar drags a bottle to the place that glows farthest
// left, and one beside all places.
func TestACardIsDraggedToTheCellar(t *testing.T) {
	app := newApp(t, shapes[0])
	tb := sit(t, app)
	for range 40 {
		if count(app, "place/") > 0 || app.Stage().Find("done") != nil {
			break
		}
		app.Activate("pass")
		step(t, app, 2)
		if app.Stage().Find("sure") != nil {
			app.Activate("sure")
		}
		for range 60 {
			if step(t, app, 1); tb.Deciding() {
				break
			}
		}
	}
	c := app.Stage().Find("hand/0").Rect
	drag(t, app, "hand/0", c.CX(), c.Y-250) // the felt, beside the places or on the rack
	if n := count(app, "place/"); n != 0 {
		t.Fatalf("%d places glow after a bottle was dropped beside them", n)
	}
	app.Activate("hand/0")
	step(t, app, 2)
	place := ""
	for _, c := range app.Stage().Controls() {
		if strings.HasPrefix(c.ID, "place/") {
			place = c.ID
		}
	}
	at := app.Stage().Find(place).Rect
	app.Activate("hand/0") // laid back
	step(t, app, 2)
	hand := count(app, "hand/")
	drag(t, app, "hand/0", at.CX(), at.CY())
	if n := count(app, "hand/"); n != hand-1 {
		t.Errorf("%d bottles in the hand after one of %d was dragged to %s", n, hand, place)
	}
}

// TestAPieceIsDraggedByWhatCannotBePressed drags a piece by a control that only says why it cannot
// be pressed.
func TestAPieceIsDraggedByWhatCannotBePressed(t *testing.T) {
	app, dropped := newApp(t, shapes[0]), 0.0
	app.Push(&handle{ui.Control{ID: "handle", Label: "Handle", Rect: ui.R(100, 200, 60, 60), Disabled: true, Reason: "Drag it", Piece: "piece",
		PutDown: func(_, y float64) { dropped = y }}})
	tick(t, app, 2)
	drag(t, app, "handle", 130, 400)
	if dropped < 399 || dropped > 401 {
		t.Errorf("it was put down at %g, want 400", dropped)
	}
}

// TestASwipeTurnsThePage wipes over a page: far and level turns it, by the way of the finger; short, or up, does not.
func TestASwipeTurnsThePage(t *testing.T) {
	app := newApp(t, shapes[0])
	b := &swiped{handle: handle{ui.Control{ID: "tab", Label: "Tab", Rect: ui.R(100, 200, 60, 60)}}}
	app.Push(b)
	tick(t, app, 2)
	for _, c := range []struct {
		x, y float64
		want int
	}{{-120, 10, 1}, {120, -10, -1}, {-30, 0, 0}, {-120, 200, 0}} {
		b.by = 0
		app.Press(130, 230)
		app.Move(130+c.x/2, 230+c.y/2)
		app.Move(130+c.x, 230+c.y)
		if app.Release(); b.by != c.want {
			t.Errorf("a finger that moves by %g, %g turns by %d, want %d", c.x, c.y, b.by, c.want)
		}
	}
}

// swiped is a page that notes by how much it was turned.
type swiped struct {
	handle
	by int
}

func (b *swiped) Swipe(by int) { b.by = by }

// handle is a page with one control.
type handle struct{ ui.Control }

func (*handle) Name() string          { return "handle" }
func (*handle) Title() string         { return "Handle" }
func (*handle) Update()               {}
func (*handle) Back()                 {}
func (*handle) Outline(*ui.Outline)   {}
func (h *handle) Compose(s *ui.Stage) { s.Control(h.Control) }

// TestAPressBesideAnEnlargedCardActsAtOnce looks at a card in large, and presses another beside that: it
// is picked, and the large one is gone. A press on the large one, or on a button, only ends it.
func TestAPressBesideAnEnlargedCardActsAtOnce(t *testing.T) {
	for _, shape := range shapes {
		app := newApp(t, shape)
		sit(t, app)
		look := func() {
			app.Stage().Find("hand/1").Inspect()
			tick(t, app, 2)
			if app.Stage().Find("inspected") == nil {
				t.Fatal("the card is not seen in large")
			}
		}
		press := func(r ui.Rect) {
			app.PressAgo(40*time.Millisecond, 80*time.Millisecond) // as a browser tells it
			app.Press(r.X+6, r.CY())
			app.Release()
			tick(t, app, 2)
		}
		hand, menu := app.Stage().Find("hand/0").Rect, app.Stage().Find("menu").Rect
		look()
		press(hand)
		if c := app.Stage().Find("hand/0"); c == nil || !c.Checked {
			t.Errorf("%v: the press beside the large card does nothing", shape)
		}
		look()
		press(app.Stage().Find("inspected").Rect)
		if c := app.Stage().Find("hand/0"); c == nil || !c.Checked {
			t.Errorf("%v: the press on the large card does more than to end it", shape)
		}
		look()
		press(menu)
		if app.Stage().Find("inspected") != nil || app.Stage().Find("menu") == nil {
			t.Errorf("%v: the press on a button beside the large card does more than to end it", shape)
		}
	}
}

// TestAPressThatEndsAnEnlargedPieceTicksWhatItMeets presses a place to tick, and a button, beside what is seen in large: the same
// press ticks, and presses no button.
func TestAPressThatEndsAnEnlargedPieceTicksWhatItMeets(t *testing.T) {
	for _, role := range []ui.Role{ui.Checkbox, ui.Button} {
		app, presses := newApp(t, shapes[0]), 0
		app.Push(&enlarged{handle: handle{ui.Control{ID: "coin", Role: role, Rect: ui.R(100, 300, 60, 60), Act: func() { presses++ }}}, open: true})
		tick(t, app, 2)
		app.PressAgo(40*time.Millisecond, 80*time.Millisecond)
		app.Press(120, 320)
		app.Release()
		if ticks := role == ui.Checkbox; presses == 1 != ticks {
			t.Errorf("a press on a control of role %v, which ends what is seen in large, does it %d times", role, presses)
		}
	}
}

// enlarged is a page on which a piece is seen in large until somebody presses beside it.
type enlarged struct {
	handle
	open bool
}

func (p *enlarged) Dismiss(float64, float64) bool {
	open := p.open
	p.open = false
	return open
}

// TestAnotherPieceIsLookedAtWithOnePress looks at pieces: while one is shown in large, one press shows another instead,
// and one on the cross in the banner ends it all.
func TestAnotherPieceIsLookedAtWithOnePress(t *testing.T) {
	for _, shape := range shapes {
		app := newApp(t, shape)
		sit(t, app)
		first, second := app.Stage().Find("hand/0").Rect, app.Stage().Find("hand/1").Rect
		app.Activate("menu")
		tick(t, app, 2)
		app.Activate("menu/look")
		tick(t, app, 2)
		press := func(r ui.Rect) {
			app.Press(r.X+6, r.CY())
			app.Release()
			tick(t, app, 2)
		}
		press(first)
		large := app.Stage().Find("inspected")
		if large == nil {
			t.Fatalf("%v: the card is not seen in large", shape)
		}
		words := large.Label
		if press(second); app.Stage().Find("inspected") == nil || app.Stage().Find("inspected").Label == words {
			t.Errorf("%v: one press does not show another card", shape)
		}
		frame := app.Frame().Safe
		press(ui.R(frame.Right()-40, frame.Y+20, 0, 0)) // the cross
		if app.Stage().Find("inspected") != nil || app.Stage().Find("looked") != nil {
			t.Errorf("%v: one press on the cross does not end it", shape)
		}
	}
}

// pressed notes where it is pressed beside all controls.
type pressed struct {
	app.Scene
	at   []float64
	busy bool
}

func (p *pressed) Pressed(x, y float64) { p.at = append(p.at, x, y) }
func (p *pressed) Skip() bool           { return p.busy }

// TestAPressBesideAllControlsIsTold presses beside them, drags from there, and presses as something is being shown: only the first
// is told to the scene.
func TestAPressBesideAllControlsIsTold(t *testing.T) {
	app := newApp(t, shapes[2])
	sit(t, app)
	p := &pressed{Scene: app.Scene()}
	app.Push(p)
	step(t, app, 1)
	add := app.Stage().Find("add").Rect
	app.Press(640, 780)
	app.Release()
	app.Press(640, 780)
	app.Move(700, 700)
	app.Release()
	app.Press(add.CX(), add.CY())
	app.Release()
	p.busy = true
	app.Press(640, 780)
	app.Release()
	if len(p.at) != 2 || p.at[0] != 640 || p.at[1] != 780 {
		t.Errorf("it is told of presses at %v", p.at)
	}
}

// TestAPressBesideAMenuShutsIt opens the menu of a table, and presses on its paper, on the dimmed table, and on what
// cannot be pressed any more.
func TestAPressBesideAMenuShutsIt(t *testing.T) {
	app := newApp(t, shapes[0])
	sit(t, app)
	step := func() {
		if err := app.Step(); err != nil {
			t.Fatal(err)
		}
	}
	for _, id := range []string{"menu", "menu/give-up"} {
		app.Activate(id)
		step()
	}
	answer := app.Stage().Find("give-up/anew").Rect
	press := func(x, y float64) {
		app.Press(x, y)
		app.Release()
		step()
	}
	if press(answer.CX(), answer.Y-20); app.Stage().Find("give-up/anew") == nil {
		t.Error("a press on it shuts it")
	}
	if press(20, 20); app.Stage().Find("give-up/anew") != nil {
		t.Error("a press beside it does not shut it")
	}
}
