package saves

import (
	"treille/scenes/ui"
)

// widest is how wide the pages are at most.
var widest = [...]float64{ui.Portrait: 480, ui.Landscape: 1000, ui.Desktop: 1256, ui.Tablet: 780}

// Sizes of the rows, in layout units.
const (
	pictureRatio = 168.0 / 148 // of a box's picture
	squareWide   = 48.0        // a button that only has an icon
	squareIcon   = 21.0
	continueWide = 180.0 // the button that goes on with a game, beside others, at least
	chevronSize  = 18.0
	markWide     = 22.0  // what hangs on a picture
	listWide     = 780.0 // of the page with all finished games
	barHigh      = 54.0  // of the buttons below the lists
	usualWords   = 110.0 // room of the words of a finished game beside a button with words, at least,
	leastWords   = 90.0  // and beside two icons
	near         = 300.0 // so far out of sight rows are composed, for keys and screen readers
)

// Of the panel with the field for pasting.
const (
	fieldWidth = 460.0
	fieldHigh  = 480.0 // of the panel
)

// phoneRows is how many finished games a phone shows before all of them, and mostRows how
// many stand beside the unfinished ones.
const (
	phoneRows = 3
	mostRows  = 14
)

// A scale is how large the rows are, in layout units.
type scale struct {
	head, title, text, small float64 // words
	picture                  float64 // width of a box's picture
	row                      float64 // least height of a row
	label, button            float64 // of buttons: their words and their height
	side, edge               float64 // room at the sides of rows, and above the first
}

// The scales of a phone, of one that is held sideways, and of a large window.
var (
	large  = &scale{head: 22, title: 22, text: 18, small: 16.5, picture: 60, row: 90, label: 18, button: 50, side: 16, edge: 10}
	scales = [...]*scale{
		ui.Portrait:  {head: 18, title: 19, text: 16, small: 15, picture: 48, row: 76, label: 16.5, button: 46, side: 4, edge: 8},
		ui.Landscape: {head: 17, title: 18.5, text: 16, small: 15, picture: 40, row: 70, label: 16.5, button: 46, side: 4, edge: 2},
		ui.Desktop:   large, ui.Tablet: large,
	}
)
