package newgame

import (
	"treille/scenes/ui"
)

// widest is how wide the page is at most.
var widest = [...]float64{ui.Portrait: 480, ui.Landscape: 1100, ui.Desktop: 1440, ui.Tablet: 740}

// Sizes of the page, in layout units.
const (
	startHigh    = 62.0  // of the button that begins the game
	lowStart     = 62.0  // on a phone held sideways
	desktopStart = 76.0  // and in a window,
	startWide    = 310.0 // so wide there
	leastCount   = 44.5  // width of one number of seats
	countWide    = 62.0  // where there is room
	optionHigh   = 56.0
	seedWide     = 300.0
	fieldHigh    = 46.0
)

// Sizes of the sheet of a seat:
const (
	overWide      = 500.0 // over the page at most,
	sheetHigh     = 784.0 // no higher where words are not large
	sheetButton   = 58.0
	leastFree     = 98.0 // widths of its two buttons
	leastSettle   = 110.0
	choiceHigh    = 50.0
	allWide       = 86.0 // of the button that gives all one level
	allHigh       = 44.0
	whoWide       = 300.0
	cardsWide     = 440.0 // what its cards need at least on a phone held sideways
	cardsHigh     = 270.0
	pointerWide   = 16.0
	pointerHigh   = 30.0
	pointerMargin = 24.0 // from the corners of its sheet
	ringSize      = 22.0
	badgeSize     = 25.0
	largestSeats  = 1.6 // times as large as usual their rows are at most
	takenAlpha    = .6  // fades a character that sits already
)

// A scale is how large the rows are, in layout units.
type scale struct {
	label             float64 // width of the box’s picture
	crest, name, line float64 // of a seat’s row, and
	row               float64 // its height at least
	head, option      float64 // words
	side              float64 // room at the sides of a list
}

// The scales of a phone, of one that is held sideways, and of a large window.
var (
	large  = &scale{label: 80, crest: 43, name: 23, line: 17, row: 74, head: 20, option: 20, side: 24}
	scales = [...]*scale{
		ui.Portrait:  {label: 77, crest: 38, name: 20, line: 16, row: 67, head: 20, option: 18, side: 12},
		ui.Landscape: {label: 54, crest: 36, name: 20, line: 16, row: 59, head: 19, option: 18, side: 9},
		ui.Desktop:   large, ui.Tablet: large,
	}
)
