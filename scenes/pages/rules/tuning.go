package rules

// Sizes of the open page, in layout units.
const (
	tabHigh      = 44.0 // of which a page covers tabLap
	tabLap       = 2.0
	pageEdge     = 4.0
	buttonHigh   = 56.0
	buttonLow    = 44.0  // on a phone held sideways
	besideTitle  = 74.0  // of the tabs there from the edge, beside the width of the title,
	besideSearch = 66.0  // and at the right
	shutWide     = 320.0 // the button that leaves the book
	otherWide    = 134.0 // the buttons beside it together
	fewTabs      = 600.0 // width of a page below which it has four tabs at most,
	fewestTabs   = 340.0 // and three
	bookmarkWide = 46.0
	bookmarkHigh = 62.0
)

// widestDiagram is how wide a diagram below the words is at most, wordShare what part of a
// page words take that have it beside them, lowWordShare the same on a phone held sideways.
const (
	widestDiagram = 520.0
	wordShare     = .5
	lowWordShare  = .58
	numberWide    = .75 // of a paragraph's number, in the size of words
)

// A page that is higher than its room by mostTight at most is made tighter, by tightGap in its gaps.
const (
	mostTight = 48.0
	tightGap  = 4.0
)

// pageSide is how far within a page its words are.
const pageSide = 16.0

// Sizes of the list of what is found, in layout units.
const (
	lower   = 12.0 // than a page it begins
	hitSide = 14.0 // at the sides of a passage
)
