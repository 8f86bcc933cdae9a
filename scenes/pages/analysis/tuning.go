package analysis

import "time"

// How long it looks.
const (
	lookSlice = 8                    // iterations before the clock is asked
	lookTime  = 4 * time.Millisecond // in a tick
)

// Which costly decisions are shown.
const (
	most       = 3  // of them
	leastFewer = 2  // of 100 games that such a decision wins less
	leastTurn  = 10 // of 100 games by which somebody's chances change where the game turns
	turnSeats  = 4  // that are named then
)

// Measures of the page, in layout units.
const (
	ownLine, otherLine = 3.6, 2.0 // width of curves
	crestSize          = 19.0
	crestLarge         = 24.0
	strokeLine         = 2.5 // width of the stroke of a costly decision,
	strokeCap          = 9.0 // and of the bar across its top
	waxSize            = 27.0
	waxLarge           = 31.0
	waxOver            = 6.0 // of a number, over the foot of the chart
	waxApart           = .95 // of two numbers, in their size
	plotTop            = 8.0 // room above a chart, for crests
	mostNumerals       = 12  // below a chart
	mostColumns        = 20  // of a chart, else it has none
	crestApart         = 0.1 // of the chart's width between crests
)

// Measures of cards with a decision.
const (
	feltWide, feltHigh = 138.0, 104.0
	cardGap            = 8.0
	belowText          = 1.3    // size of text from which words stand below the picture
	chartHigh          = 290.0  // in a wide window
	columnsLeast       = 1160.0 // width of a window with three of them side by side,
	columnHigh         = 330.0  // and their height at least,
	columnFelt         = 166.0  // and the width of their pictures
	momentPad          = 4.0
	momentMost         = 1.5  // times the size of a picture's pieces
	cardText           = 16.5 // size of words
	largeCards         = 1.15 // how much larger all is on a large screen
	insteadHigh        = 84.0 // height of what stands in their place,
	insteadWide        = 560.0
	grooveHigh         = 8.0 // and of the bar in it
)

// Measures of cards on a phone held sideways, where the picture is as high as the card.
const (
	lowText          = 1.2 // size of text up to which there are such
	lowWide, lowHigh = 116.0, 80.0
	lowWords         = 15.5  // size of words,
	lowLeastWords    = 14.0  // or down to this where they have no room
	lowLeast         = 750.0 // width of a screen from which on there are such
)

// Measures of the chart's legend and of the buttons.
const (
	sampleWide, sampleHigh = 50.0, 10.0
	nameWide               = 90.0
	buttonHigh             = 54.0
	footWide               = 440.0 // in a window
)
