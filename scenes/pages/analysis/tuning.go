package analysis

import "time"

// How long it looks.
const (
	lookSlice = 8                    // iterations before the clock is asked
	lookTime  = 4 * time.Millisecond // in a tick
)

// most is how many costly decisions are shown.
const most = 3

// Measures of the page, in layout units.
const (
	ownLine, otherLine = 3.6, 2.0 // width of curves
	crestSize          = 19.0
	crestLarge         = 24.0
	waxSize            = 27.0
	waxLarge           = 31.0
	waxDrop            = 4.0 // from a step down to its number
	waxApart           = .95 // of two numbers, in their size
	mostNumerals       = 12  // below a chart
	mostColumns        = 20  // of a chart, else it has none
	crestApart         = 0.1 // of the chart's width between crests
)

// Measures of cards with a decision.
const (
	feltWide, feltHigh = 138.0, 104.0
	cardPad            = 12.0
	cardGap            = 8.0
	cardHead           = 40.0
	belowText          = 1.3 // size of text from which words stand below the picture
	leastTitle         = 16.0
	columnsLeast       = 1160.0 // width of a window with three of them side by side
	momentPad          = 4.0
	momentMost         = 1.5 // times the size of a picture's pieces
	leastWords         = 15.0
	cardText           = 16.5 // size of words,
	cardLead           = 1.27 // and distance of lines in it
	largeCards         = 1.15 // how much larger all is on a large screen
)

// Measures of cards on a phone held sideways, where the picture is as high as the card.
const (
	lowText           = 1.2   // size of text up to which there are such
	lowLeast          = 360.0 // width from which on there are such
	lowWide, lowHigh  = 116.0, 80.0
	lowWords, lowRoom = 15.5, 6.0
	lowLeastWords     = 14.0
	lowLead           = 1.2 // distance of lines, in their size
)
