package gamepage

import (
	"treille/scenes/ui"
	"treille/sprites"
)

var (
	number = sprites.Style{Font: sprites.SerifBold, Color: sprites.Burgundy}
)

// widest is how wide the page is at most.
var widest = [...]float64{ui.Portrait: 480, ui.Landscape: 1100, ui.Desktop: 1e4, ui.Tablet: 780}

// Sizes of the page, in layout units.
const (
	boxAndSheet  = 1120.0 // width of a window with room for the box beside the sheet
	highestSheet = 860.0  // of the sheet of a tablet,
	pictureSheet = 760.0  // and from which on it has the box's picture
	highestSteps = 264.0  // of the pictures of a round
	stepGap      = 14.0   // between them
	endWide      = 150.0  // of the picture of the end on a large sheet
	lowWide      = 170.0  // and of low pictures
	lowRow       = 44.0   // height of a row on a low sheet
	mainHigh     = 62.0   // of the main button
	leastMain    = 180.0  // its width,
	rulesWide    = 112.0  // and that of the rules’ button on a phone
	recordCrest  = 30.0
)
