package table

import "time"

// Figures of feel. Times are in ticks of 1/60 s at speed 1.
const (
	pauseBetween = 36.0 // a computer player's decision stays in sight
	countEvery   = 7.0  // for each point that is counted up
	thinksAfter  = 18   // until it is said that somebody thinks, at any speed
	thinkSlice   = 2    // iterations that a computer player thinks before the clock is asked
	reelEvery    = 10   // between two steps of a replay that runs, where all is shown at once
	pointStays   = 180  // a line's pieces glow, at any speed
	remindAfter  = 1200 // until the bell calls once more, at any speed
)

// How long computer players may think in a tick, one slice at least: a frame has 16 ms.
const (
	thinkTime = 4 * time.Millisecond // while something is being shown
	waitTime  = 8 * time.Millisecond // while all wait for it, and next to nothing is drawn
)

// Sounds. Levels are in decibels.
const (
	softer    = -8.0 // the bell when somebody goes on himself
	farther   = -3.0 // what others do
	aside     = 0.6  // of the way to a side that something is on
	knuckles  = 1.0  // semitones up and down from seat to seat
	skipped   = -6.0
	skipEvery = 6 // ticks from one skipped sound to the next
	chimeRest = 7 // ticks from one counted point that is heard to the next: 9 a second
)

// Sizes, in layout units.
const (
	CardRatio = 1.4 // height of a card to its width

	BoardTaken = 86.0 // height of the corners of an Ending's Board that are taken

	HandRise = 14.0 // how far a lifted card of a phone's hand may go up

	wideCrest      = 38.0  // of the head of a wide panel
	thinkerCrest   = 22.0  // width of the crest of who thinks,
	thinkerRoom    = 29.0  // and with its distance from the words
	lampSize       = 20.0  // of the lamp there
	medalSize      = 0.55  // of a crest's width, of the lamp on it
	stackGap       = 10.0  // between two buttons of a phone, one above the other
	leastWide      = 112.0 // width of a button beside one with an icon
	iconButton     = 50.0  // width of a button with an icon alone
	handGap        = 18.0  // between the hand of a phone and its buttons
	wider          = 38.0  // that a long label takes from the main button, unless that becomes the smaller one
	narrowPanel    = 236.0 // width of a wide panel below which points have no unit
	leastTab       = 76.0  // width of a tab beside the sound button
	shortPhone     = 700.0 // height below which a phone held upright saves room
	soundWidth     = 54.0  // that the sound button takes from the tabs
	largestButtons = 1.4   // of the size of text: buttons grow so far
	leastLook      = 24.0  // of a piece that a tap inspects
	leastPitch     = 44.0  // of the cards in a hand
	replayLeast    = 14.0  // size of the line of a replay before it says less,
	replayHigh     = 56.0  // in so much of the height
	largestBeside  = 1.2   // size of text with which analysis and way on stand side by side,
	besideSize     = 18.0  // and that of the first label
	largestWayOn   = 22.0  // of the label of the way on from a replay, which is long
	flatCardBelow  = 60.0  // width of a card below which its shadow is a token's
	StampSize      = 18.0  // of the word on a stamp
	PileShows      = 6     // pieces of a pile
	SecondRow      = 0.8   // of a card's height that a second row takes
	squareOther    = 52.0  // width of a button of a result without words
	largestWays    = 1.35  // of the size of text: buttons of a result grow so far
	titleLeast     = 26.0  // of the headline of a result, before it breaks
	sumTerms       = 3     // of a score that is shown as a sum; more stand in a ledger
	ledgerIcon     = 0.8   // of an icon's size there
)

// The heights at which things lie on a table: what is higher is drawn later.
const (
	ZFelt   = 0
	ZCards  = 10
	ZChosen = 20
	ZLabel  = 60
	ZPanel  = 100
)

// Sizes of the page of a result, in layout units.
const (
	phoneWidth    = 480.0 // of a page on a phone held upright, at most
	widestFelt    = 456.0 // width of the felt of a window, at most,
	feltShare     = 0.36  // and of the window's
	sidewaysFelt  = 330.0 // on a phone held sideways,
	narrowOwnFelt = 216.0 // on a small one
	feltHeight    = 372.0 // its height on a tablet,
	feltPhone     = 262.0 // on a phone,
	feltShort     = 96.0  // on a short one,
	feltTied      = 134.0 // and where several have won
	largeTitle    = 56.0  // size of the headline,
	phoneTitle    = 42.0
	titleRise     = 0.2 // of that size: how far the letters' foot is above that of their box
	twoLines      = 0.6 // of the headline's width, in two lines
	wideAgain     = 262.0
	highAgain     = 68.0
	phoneAgain    = 58.0
	wideName      = 180.0 // what a row of a window wants for its name,
	wideRow       = 119.0 // and how high it is
	wideRibbon    = 36.0
	wideCrestRow  = 44.0
	phoneRow      = 76.0
	phoneRibbon   = 28.0
	phoneCrest    = 36.0
	termIcon      = 20.0
	countedIcon   = 26.0
	crownWidth    = 280.0 // of a winner's crest with its laurel,
	crownHeight   = 130.0
	crownCrest    = 104.0 // of the crest alone
	crownLeast    = 0.45
	phoneCrown    = 176.0
	wideButton    = 60.0 // height of the buttons of a window
)
