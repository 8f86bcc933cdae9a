package online

import (
	"treille/scenes/ui"
)

// Figures of these pages, in layout units and ticks.
const (
	newTicks = 6 * ui.TicksPerSecond // for which somebody has just sat down

	codeWide    = 225.0 // of the code on a phone held upright,
	codeLow     = 243.0 // sideways,
	codeLarge   = 405.0 // and in a window
	shareWide   = 106.0 // of the buttons beside it
	shareHigh   = 70.0
	fieldHigh   = 44.0
	fieldLarge  = 54.0
	startHigh   = 62.0
	startLarge  = 84.0
	rowHigh     = 72.0 // of a seat
	rowLow      = 60.0
	rowLarge    = 104.0
	crestWide   = 38.0
	crestLarge  = 56.0
	markShare   = .56 // of a mark in the width of a crest
	markX       = .88 // its middle, in shares of the crest
	markY       = .86
	ringShare   = 1.48 // of the ring round who has just sat down
	labelWide   = 84.0 // of the game's picture
	cellHigh    = 112.0
	nameHigh    = 46.0
	smallCrest  = 40.0
	askedCrest  = 25.0
	watchHigh   = 50.0
	claimHigh   = 84.0
	rowTable    = 124.0 // height of the row of a table
	rowLarger   = 1.5   // in a window
	rowPicture  = 77.0
	rowDot      = 24.0
	rowCrest    = 30.0
	boxWide     = 115.0 // of a game's picture
	linkHigh    = 52.0
	leastOpen   = 104.0 // width of the button beside it
	resting     = .5    // how well the picture of a table is seen that waits for others
	stoppedWide = 178.0
	stoppedRule = 260.0
	widestSheet = 626.0
)

// widest is how wide the pages are at most.
var widest = [...]float64{ui.Portrait: 480, ui.Landscape: 1000, ui.Desktop: 1252, ui.Tablet: 640}
