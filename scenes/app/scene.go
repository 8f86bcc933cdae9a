package app

import (
	"math"

	"treille/scenes/ui"
)

// A Scene is one screen.
type Scene interface {
	// Name is what tests and the page call it: "home".
	Name() string
	// Title is what the page and screen readers call it, in the player's words.
	Title() string
	// Compose adds all items and controls to the stage.
	Compose(*ui.Stage)
	// Outline says in words what the screen shows.
	Outline(*ui.Outline)
	// Update moves the scene's own time on by one tick. It calls App.Changed
	// when something is to be composed anew.
	Update()
	// Back is Esc, the back button of the page, or of a phone.
	Back()
}

// Some scenes want to know more.
type (
	// A Waker is told when it comes to the top of the stack, at first too.
	Waker interface{ Wake() }
	// A Hider is told when the game goes out of sight or its window loses the
	// focus, and when the player is back.
	Hider interface{ Hide(hidden bool) }
	// A Turner says in words whose turn it is, or "" when it is nobody's.
	Turner interface{ WhoseTurn() string }
	// A Typist takes characters typed on the keyboard. It reports whether it
	// wants them now; then no key is a shortcut.
	Typist interface {
		Type(chars []rune, key TextKey) bool
	}
	// A Shortcutter takes a key that stands for no control in sight. It reports whether
	// anything was done.
	Shortcutter interface{ Shortcut(key rune) bool }
	// A Skipper takes a tap that hits no control. It reports whether anything
	// was being shown that it has skipped.
	Skipper interface{ Skip() bool }
	// A Swiper turns its pages as a finger wipes over them, or by the arrows of who does not move the focus with them: by 1 to
	// the next, or by -1.
	Swiper interface{ Swipe(by int) }
	// A Presser is told where a tap hits no control and skips nothing.
	Presser interface{ Pressed(x, y float64) }
	// A Dismisser ends what lies over it for a moment, and reports whether it did, as the
	// player presses beside that.
	Dismisser interface{ Dismiss(x, y float64) bool }
	// A Scroller moves its page by a distance in layout units.
	Scroller interface {
		// Scroll reports whether there is anything to scroll.
		Scroll(dy float64) bool
	}
	// A Receiver takes the texts of the files that the player drops on the window; all
	// is false if one cannot be read.
	Receiver interface {
		Receive(texts []string, all bool)
	}
	// A Placed scene is come back to when its page is loaded again: it says where that is, in a word, "" for nowhere.
	Placed interface{ Place() string }
	// A Closer has something open that the back button closes.
	Closer interface{ Closable() bool }
	// A Keeper has something that is stored, and stores it anew.
	Keeper interface{ Keep() }
	// A Docked scene keeps part of the screen's foot for itself, so many units
	// high; what it arranges is fitted into the rest, as long as nothing has to be
	// drawn smaller for that: then the frame has no dock.
	Docked interface{ Dock(ui.Frame) float64 }
	// A Stater tells tests where it stands, as name and value in turn.
	Stater interface {
		State(add func(name string, value any))
	}
)

// A TextKey is an editing key.
type TextKey uint8

// The keys. NoKey comes with characters alone.
const (
	NoKey TextKey = iota
	Backspace
	EnterKey
	EscapeKey
)

// Edited is a line of text after characters and a key were typed at its end.
func Edited(text string, chars []rune, key TextKey) string {
	line := append([]rune(text), chars...)
	if key == Backspace && len(line) > 0 {
		line = line[:len(line)-1]
	}
	return string(line)
}

// ForLine reports whether what is typed belongs to a line of text which is the control of an
// id: Tab, arrows and the Enter that they lead to reach the other controls.
func (a *App) ForLine(id string, chars []rune, key TextKey) bool {
	focus := a.Stage().Focus()
	return len(chars) > 0 || key != NoKey && (key != EnterKey || focus == "" || focus == id)
}

// Scrolled is how far what a page shows is scrolled, and can be. A page that embeds one
// is a [Scroller].
type Scrolled struct {
	app       *App
	at, limit float64
	held      string  // a control that stays where it is in sight as the page is laid out next,
	heldAt    float64 // at that height
}

// NewScrolled is that of a page of an app: at its top.
func NewScrolled(app *App) Scrolled { return Scrolled{app: app} }

// Scroll implements [Scroller].
func (c *Scrolled) Scroll(dy float64) bool {
	if y := min(c.limit, max(0, min(c.at, c.limit)+dy)); y != c.at {
		c.at = y
		c.app.Changed()
	}
	return c.limit > 0
}

// Rewind goes back to the top.
func (c *Scrolled) Rewind() { c.at = 0 }

// Hold keeps a control where it is in sight, though what is above it gets higher or lower.
func (c *Scrolled) Hold(id string) {
	if k := c.app.Stage().Find(id); k != nil {
		c.held, c.heldAt = id, k.Rect.Y
	}
}

// ToFoot goes to the foot of what is laid out next.
func (c *Scrolled) ToFoot() { c.at = math.Inf(1) }

// SetLimit says how far can be scrolled; what is scrolled farther, as there is less to
// show than before, comes back.
func (c *Scrolled) SetLimit(limit float64) {
	if c.limit = max(0, limit); c.at > c.limit {
		c.at = c.limit
		c.app.Changed()
	}
}

// Lay lays a page out in a view: as high as that, or as it wants to be, and then it scrolls.
func (c *Scrolled) Lay(s *ui.Stage, page ui.Part, view ui.Rect) {
	high := max(view.H, s.HeightOf(page, view.W))
	c.at = min(c.at, high-view.H)
	s.Clip(view)
	s.Lay(page, ui.R(view.X, view.Y-c.at, view.W, high))
	s.EndClip()
	s.ScrollBar(view, c.at, high-view.H)
	c.SetLimit(high - view.H)
	if k := s.Find(c.held); k != nil {
		c.Scroll(k.Rect.Y - c.heldAt)
	}
	c.held = ""
}
