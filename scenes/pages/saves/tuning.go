package saves

// Sizes of the rows, in layout units.
const (
	pictureRatio = 168.0 / 148 // of a box's picture
	buttonGap    = 8.0
	leastTarget  = 44.0  // of what a finger can hit
	squareWide   = 48.0  // a button that only has an icon
	barHigh      = 54.0  // of the buttons below the lists
	usualWords   = 120.0 // room that words want beside buttons with a label
	leastWords   = 90.0  // and beside those without
	near         = 300.0 // so far out of sight rows are composed, for keys and screen readers
	smallest     = 13.0  // of letters that are made smaller to fit
)

// Of the panel with the field for pasting.
const (
	fieldWidth = 460.0
	fieldHigh  = 480.0 // of the panel
	fieldWords = 18.0
)

// phoneRows is how many finished games a phone shows before all of them.
const phoneRows = 3
