package app_test

import (
	"strings"
	"testing"

	"treille/scenes/ui"
	"treille/sprites"
)

// noted is an empty page with a button that says something, at the top of the screen, where
// notes in passing stand.
type noted struct{ say func() }

func (*noted) Name() string        { return "noted" }
func (*noted) Title() string       { return "Noted" }
func (*noted) Update()             {}
func (*noted) Back()               {}
func (*noted) Outline(*ui.Outline) {}
func (n *noted) Compose(s *ui.Stage) {
	s.Control(ui.Control{ID: "say", Label: "Say", Rect: ui.R(40, 50, 300, 60), Act: n.say})
}

func TestANoteCoversNothingThatItSpeaksOf(t *testing.T) {
	app := newApp(t, shapes[0])
	app.Push(&noted{func() { app.Toast("A note in passing") }})
	tick(t, app, 2)
	app.Focus("say")
	app.Activate("say")
	tick(t, app, 1)
	c, seen := app.Stage().Find("say"), false
	app.Stage().Visit(func(it ui.Item, _ ui.Rect) {
		if it.Kind == ui.Surface && it.Surface.Kind == sprites.Note {
			if seen = true; it.Box.Meets(c.Shown) || it.Box.Y > 200 {
				t.Errorf("the note stands at %v, what it speaks of at %v", it.Box, c.Shown)
			}
		}
	})
	if !seen {
		t.Error("no note is to be seen")
	}
}

func TestANoteEndsWithItsPage(t *testing.T) {
	app := newApp(t, shapes[0])
	app.Push(&noted{func() { app.Toast("A note in passing") }})
	tick(t, app, 2)
	app.Activate("say")
	tick(t, app, 5)
	if !strings.Contains(words(app), "A note") {
		t.Fatal("no note is to be seen")
	}
	app.Pop()
	tick(t, app, 2)
	if strings.Contains(words(app), "A note") {
		t.Error("the note is seen on the next page")
	}
	app.Toast("A note about what comes")
	app.Push(&noted{})
	tick(t, app, 2)
	if !strings.Contains(words(app), "A note about") {
		t.Error("a note that comes with its page is not seen")
	}
}

// TestARefusalGoesAtTheNextPress says why something cannot be done, and another note: only the first goes with a press beside all.
func TestARefusalGoesAtTheNextPress(t *testing.T) {
	app := newApp(t, shapes[0])
	app.Push(&noted{})
	for note, goes := range map[string]bool{"Refused": true, "Told": false} {
		if app.Toast(note); goes {
			app.Refuse(note)
		}
		tick(t, app, 2)
		if !strings.Contains(words(app), note) {
			t.Fatalf("%q is not seen", note)
		}
		app.Press(20, 400)
		app.Release()
		if tick(t, app, 2); strings.Contains(words(app), note) == goes {
			t.Errorf("after a press %q is seen: %t", note, goes)
		}
	}
}

// TestTheTitleFollowsWhatIsShown changes the title of a page, as that of a table on a server once it has been described.
func TestTheTitleFollowsWhatIsShown(t *testing.T) {
	app, p := newApp(t, shapes[0]), &renamed{title: "Online"}
	app.Push(p)
	tick(t, app, 2)
	p.title = "Vino"
	app.Changed()
	tick(t, app, 2)
	if got := app.Told(); got != "Vino" {
		t.Errorf("the page is called %q", got)
	}
}

// renamed is an empty page whose title changes.
type renamed struct {
	noted
	title string
}

func (r *renamed) Title() string { return r.title }
