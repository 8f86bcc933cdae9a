package saves

import (
	"treille/scenes/ui"
)

// widest is how wide the pages are at most.
var widest = [...]float64{ui.Portrait: 480, ui.Landscape: 1000, ui.Desktop: 1256, ui.Tablet: 780}

// Sizes of the rows, in layout units.
const (
	pictureRatio    = 168.0 / 148 // of a box's picture
	squareWide      = 48.0        // a button that only has an icon
	squareIcon      = 21.0
	resultFrom      = 350.0 // height of a screen held sideways whose menu has room for the result, to which the replay leads too
	bannerButton    = 40.0  // height of the buttons in a low banner
	continueWide    = 180.0 // the button that goes on with a game, beside others, at least
	chevronSize     = 18.0
	markWide        = 22.0  // what hangs on a picture
	barHigh         = 54.0  // of the buttons below the lists
	choiceHigh      = 50.0  // of the choice of a game
	wordsWide       = 214.0 // of the words of a finished game in a window
	leastButton     = 120.0 // of a button with words
	unfinishedWide  = 496.0 // of the sheet with the others there
	unfinishedShare = .39   // of the width at most
	bareRule        = 120.0 // below the boxes on a bare sheet,
	crownWide       = .8    // of the crest below it,
	crownOver       = .42   // over whose upper edge it begins
	near            = 300.0 // so far out of sight rows are composed, for keys and screen readers
)

// Of the panel with the field for pasting.
const (
	fieldWidth = 460.0
	fieldHigh  = 480.0 // of the panel
)

// A scale is how large the rows are, in layout units.
type scale struct {
	head, title, text, small float64 // words
	picture                  float64 // width of a box's picture
	row                      float64 // least height of a row
	name, thumb, line        float64 // of a finished game: words of its name, width of its picture, height of its row
	label, button, goOn      float64 // of buttons: their words, their height, and the words of the main one
	choice                   float64 // width of the choice of a game, at least
	crest, score, pitch      float64 // of a table as it came in: crests, scores and the gaps between
	bare                     float64 // width of a box on a sheet that is bare
	side, edge               float64 // room at the sides of rows, and above the first
}

// The scales of a phone, of one that is held sideways, and of a large window.
var (
	large  = &scale{head: 22, title: 23, text: 18, small: 17, picture: 64, row: 92, name: 20, thumb: 46, line: 74, label: 18, button: 46, goOn: 21, choice: 380, crest: 24, score: 18, pitch: 12, bare: 84, side: 16, edge: 10}
	scales = [...]*scale{
		ui.Portrait:  {head: 18, title: 19, text: 16, small: 15, picture: 44, row: 76, name: 18, thumb: 44, line: 76, label: 16.5, button: 46, goOn: 17.5, crest: 20, score: 16.5, pitch: 6, bare: 58, side: 4, edge: 8},
		ui.Landscape: {head: 17, title: 18.5, text: 16, small: 15, picture: 40, row: 70, name: 18, thumb: 40, line: 72, label: 16.5, button: 46, goOn: 20, choice: 260, crest: 20, score: 16.5, pitch: 6, bare: 52, side: 4, edge: 2},
		ui.Desktop:   large, ui.Tablet: large,
	}
)
