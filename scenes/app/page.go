package app

import (
	"time"

	"treille/scenes/ui"
)

// A Page is what lies around the game: the web page in a browser, little on a
// desktop.
type Page interface {
	Exchange
	Gallery
	Web() bool
	// Resumed reports whether the page has loaded itself anew, after a lost
	// context or for a new scale.
	Resumed() bool
	// Stands tells where the player is, see App.Place: a page that is loaded again by its player keeps it.
	Stands(at string)
	// Stood is where the player was when he loaded the page again, or "".
	Stood() string
	// Updated reports whether this is the first start of another program than
	// the one that ran here before.
	Updated() bool
	// Asked is the name of the game whose box the page was opened for, as by a
	// shortcut of the installed program, or "".
	Asked() string
	// Address is the page's own, without what it asks for, or "".
	Address() string
	// Line is the way to the server that the page comes from, nil if it has no tables.
	Line() Line
	// Link takes the link out of the address that the page was opened with:
	// "#game=vino…", or "".
	Link() string
	// Update delivers what the page has to say, once a tick.
	Update()
	// Press returns how long ago finger or button went down, and how long it was held
	// since: frames that take long hand it over late.
	Press() (ago, held time.Duration)
	// Controls tells the list of controls of a stage, which has the focus and
	// where the Tab key stops; unit is the number of CSS pixels in a layout unit.
	Controls(st *ui.Stage, unit float64)
	// Outline tells what the screen shows in words.
	Outline(*ui.Outline)
	Focus(id string)
	Announce(text string)
	Title(text string)
	Language(code string)
	// AtHome says that the lowest scene is on top.
	AtHome()
	FirstFrame()
	// FirstPicture reports whether the page has shown, while the program loaded, a picture
	// of the lowest scene, as far as it is always the same, with so many pixels. Then that
	// is seen from the first frame on where nothing is drawn, until CoverFirstPicture.
	FirstPicture(width, height int) bool
	CoverFirstPicture()
	// Rests tells whether nothing has moved for a while.
	Rests(bool)
	// State tells tests where the game stands, as JSON.
	State(json string)
	ReducedMotion() bool
	// OwnsEnter reports whether the page itself presses the focused control
	// on Enter.
	OwnsEnter() bool
	// Ask opens a field for a line of text, if the page has one.
	Ask(f Field, at ui.Rect) bool
	// MoveField lays it elsewhere, if it is open.
	MoveField(at ui.Rect)
	// CloseField ends typing in it.
	CloseField()
}

// A Field is a line of text that a player types.
type Field struct {
	Label, Value string
	Limit        int // characters; 0 for any number
	// Lines says that the text has several lines. Whoever leaves the field does not end
	// it, but CloseField does.
	Lines bool
	// Changed is told of the text while it is typed, and returns it as it may
	// stand.
	Changed func(text string) string
	// Done is called at the end; ok is false if nothing is to be changed.
	Done func(text string, ok bool)
	// Entered is called after Done if Enter was pressed; it may be nil.
	Entered func()
}
