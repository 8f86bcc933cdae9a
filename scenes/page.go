package scenes

import "treille/scenes/ui"

// A Page is what lies around the game: the web page in a browser, little on a
// desktop.
type Page interface {
	Web() bool
	// Resumed reports whether the page has loaded itself anew, after a lost
	// context or for a new scale.
	Resumed() bool
	// Update delivers what the page has to say, once a tick.
	Update()
	// Controls tells the list of controls and which has the focus; unit is the
	// number of CSS pixels in a layout unit.
	Controls(list []ui.Control, unit float64, focus string)
	Focus(id string)
	Announce(text string)
	Title(text string)
	Language(code string)
	FirstFrame()
	// State tells tests where the game stands, as JSON.
	State(json string)
	ReducedMotion() bool
	// OwnsEnter reports whether the page itself presses the focused control
	// on Enter.
	OwnsEnter() bool
	// Ask opens a field for a line of text, if there is one.
	Ask(label, value string, limit int, at ui.Rect, done func(text string, ok bool)) bool
}
