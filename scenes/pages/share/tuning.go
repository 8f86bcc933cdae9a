package share

import "treille/sprites"

// hangAfter is how many ticks of 1/60 s the page is there before its picture is made
// ready to go out: that takes longer than a tick.
const hangAfter = 8

// Sizes of the picture, in its own units.
const (
	cardWide   = 346.0
	cardHigh   = 514.0
	printScale = 3.0  // pixels to a unit
	cardIn     = 22.0 // how far within it the felt lies
	feltHigh   = 340.0
	boardIn    = 14.0 // how far within the felt the winner's board lies,
	boardBelow = 64.0 // and how far below its upper edge
)

// Sizes of the page, in layout units.
const (
	paperIn     = 32.0  // how far within a sheet its words are
	squareWide  = 48.0  // a button that only has an icon
	squareIcon  = 20.0  // of this size
	recordWide  = 200.0 // the button of the record, and
	shareWide   = 195.0 // that which shares the picture, where there is room
	leastSave   = 138.0 // width of that which saves it
	leastCard   = 240.0 // height of the picture on a phone held upright,
	largestCard = 1.36 * cardHigh
	wideColumn  = 576.0 // beside the picture on a desktop
	largeGap    = 58.0
	artWide     = 92.0 // of the game's picture
	footHigh    = 58.0 // the main buttons
	largeFoot   = 72.0
)

// ownPlace lies behind the place of the only person in the picture.
const ownPlace sprites.Color = 0xFFD25799
