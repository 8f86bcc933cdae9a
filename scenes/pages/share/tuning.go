package share

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
	leastLink  = 12.5 // size of the link, before it takes two lines
	boardIn    = 14.0 // how far within the felt the winner's board lies,
	boardBelow = 64.0 // and how far below its upper edge
)

// Sizes of the page, in layout units.
const (
	blockGap    = 12.0
	paperIn     = 18.0
	squareWide  = 48.0  // a button that only has an icon
	leastCard   = 240.0 // height of the picture on a phone held upright
	wideColumn  = 560.0 // beside the picture on a desktop
	artWide     = 92.0  // of the game's picture
	smallLetter = 13.0  // of a link that is made smaller to fit
)
