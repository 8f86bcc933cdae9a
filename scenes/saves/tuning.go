package saves

// Sizes of the rows, in layout units.
const (
	pictureRatio = 168.0 / 148 // of a box's picture
	buttonGap    = 8.0
	leastTarget  = 44.0 // of what a finger can hit
	squareWide   = 48.0 // a button that only has an icon
	barHigh      = 54.0 // of the buttons below the lists
	narrow       = 250.0
	near         = 300.0 // so far out of sight rows are composed, for keys and screen readers
	smallest     = 13.0  // of letters that are made smaller to fit
	readable     = 14.5  // of those for which there is another way
)

// Of the panel with the field for pasting.
const (
	fieldWidth = 460.0
	fieldWords = 18.0
)

// phoneRows is how many finished games a phone shows before all of them.
const phoneRows = 3
