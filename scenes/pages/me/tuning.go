package me

// Sizes of the sheet, in layout units.
const (
	sheetZ      = 100 // above the screen below
	phoneWide   = 370.0
	largeWide   = 560.0
	rise        = .354 // share of the room that is left over which lies above it
	largeSide   = 34.0 // of a large one
	buttonOut   = 4.0  // by how much buttons are nearer to its sides than what is above, on a phone held upright
	ruleWide    = 200.0
	fieldHigh   = 50.0
	headWide    = 80.0 // of a heading beside what it is of
	crestWide   = 44.0
	takenAlpha  = .5 // fades the crest of somebody else
	badge       = 22.0
	buttonHigh  = 58.0
	leastLater  = 90.0 // widths of the buttons at least,
	leastSettle = 110.0
	phoneLater  = 122.0 // and where there is room
	largeLater  = 150.0
	largeSettle = 250.0
	tailWide    = 28.0 // of what points to the crest that it hangs from,
	tailHigh    = 14.0
	tailFrom    = 40.0 // from the right end of that
)
