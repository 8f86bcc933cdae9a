package app_test

import (
	"testing"
	"time"
)

// TestWhatIsHeldIsNotLetGoOfWhenTheWindowIsLeft holds a button, a piece and a slider while another window comes: nothing is
// pressed, dropped or set by it.
func TestWhatIsHeldIsNotLetGoOfWhenTheWindowIsLeft(t *testing.T) {
	for _, size := range shapes {
		app := newApp(t, size)
		leave := func() {
			app.SetAway(true)
			app.Release() // as Ebitengine tells, which lets go of all buttons
			step(t, app, 2)
			app.SetAway(false)
			step(t, app, 2)
		}
		table := sit(t, app)
		pass := app.Stage().Find("pass").Rect
		app.Press(pass.CX(), pass.CY())
		if leave(); !table.Deciding() || app.Stage().Find("sure") != nil {
			t.Errorf("%v: the button counts as pressed", size)
		}
		c := app.Stage().Find("hand/1").Rect
		app.Press(c.CX(), c.CY())
		app.Move(c.CX(), c.CY()-150)
		if leave(); app.Stage().Find("hand/1").Checked {
			t.Errorf("%v: the bottle counts as dropped where it was", size)
		}
		app.Press(pass.CX(), pass.CY())
		app.Release()
		if step(t, app, 2); app.Stage().Find("sure") == nil {
			t.Errorf("%v: a press afterwards does nothing", size)
		}
	}
	app := newApp(t, shapes[2])
	app.Activate("settings")
	tick(t, app, 2)
	slider := app.Stage().Find("effects")
	before, r := slider.Number, slider.Rect
	app.Press(r.CX(), r.CY())
	app.Move(r.X+1, r.CY())
	step(t, app, 2)
	if app.Stage().Find("effects").Number == before {
		t.Fatal("the slider does not follow the mouse")
	}
	app.SetAway(true)
	app.Release()
	if tick(t, app, 2); app.Stage().Find("effects").Number != before {
		t.Errorf("it stands at %d, and stood at %d", app.Stage().Find("effects").Number, before)
	}
}

// TestAMouseThatRestsStillDrags rests on a bottle for a second before it pulls: the bottle comes along. One that only rests and
// lets go looks at it, as a finger does at once.
func TestAMouseThatRestsStillDrags(t *testing.T) {
	app := newApp(t, shapes[2])
	sit(t, app)
	app.PressAgo(0, time.Second)
	looks := func() bool { return app.Stage().Find("inspected") != nil }
	c := *app.Stage().Find("hand/1")
	hold := func() {
		app.Press(c.Rect.CX(), c.Rect.CY())
		for range 60 {
			app.Move(c.Rect.CX(), c.Rect.CY())
			step(t, app, 1)
		}
	}
	hold()
	app.Move(c.Rect.CX(), c.Rect.CY()-100)
	if step(t, app, 3); looks() || app.Stage().Seen(c.Piece).Y > c.Rect.Y-50 {
		t.Errorf("the bottle is at %v, and looked at: %v", app.Stage().Seen(c.Piece), looks())
	}
	app.Move(c.Rect.CX(), c.Rect.CY()-1)
	app.Release()
	step(t, app, 60)
	hold()
	app.Release()
	if step(t, app, 3); !looks() {
		t.Error("a mouse that is held looks at nothing")
	}
	app.Scene().Back()
	step(t, app, 3)
	app.Touch()
	hold()
	if !looks() {
		t.Error("a finger that rests looks at nothing")
	}
}

// TestAFingerGripsTheThumbOfAScrollBar drags it by its thumb; beside that, the page itself follows the finger.
func TestAFingerGripsTheThumbOfAScrollBar(t *testing.T) {
	app := newApp(t, shapes[1])
	app.Activate("settings")
	tick(t, app, 2)
	at := func() float64 { return app.Stage().Find("effects").Rect.Y }
	bar := thumb(app)
	drag := func(y, by float64) (moved float64) {
		before := at()
		app.Touch()
		app.Press(bar.CX(), y)
		app.Move(bar.CX(), y+by/2)
		app.Move(bar.CX(), y+by)
		app.Release()
		tick(t, app, 2)
		return at() - before
	}
	if moved := drag(bar.CY(), 40); moved >= -40 || thumb(app).Y < bar.Y+39 {
		t.Errorf("the page moves by %v, the thumb from %v to %v", moved, bar, thumb(app))
	}
	if moved := drag(thumb(app).Bottom()+40, 30); moved < 25 {
		t.Errorf("beside the thumb the page moves by %v", moved)
	}
}
