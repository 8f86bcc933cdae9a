package table

import (
	"time"

	"treille/scenes/ui"
	"treille/sprites"
)

// Figures of feel. Times are in ticks of 1/60 s at speed 1.
const (
	leastMarked = 15.0 // width of a crest that can have a mark
	markShare   = .56  // of the mark in it
	leastRinged = 18.0 // width of a crest that can have a clock
	ringedCrest = .74  // of that crest within the ring, in its former width
	ringRadius  = .8   // of the middle of the ring's groove, in the width of that crest
	ringGroove  = 2.8  // half of the groove
	ringedHigh  = .58  // how far the crest's upper edge lies above the ring's middle
	markX       = .88  // the mark's middle, in shares of the crest
	markY       = .86

	pauseBetween = 36.0 // a computer player's decision stays in sight,
	toRegret     = 90.0 // and one that its player can still take back
	countEvery   = 7.0  // for each point that is counted up
	thinksAfter  = 18   // until it is said that somebody thinks, at any speed
	thinkSlice   = 2    // iterations that a computer player thinks before the clock is asked
	reelEvery    = 10   // between two steps of a replay that runs, where all is shown at once
	pointStays   = 180  // a line's pieces glow, at any speed
	remindAfter  = 1200 // until the bell calls once more, at any speed
	present      = 420  // after a decision, for which its player needs no bell, at any speed
)

// How long a sentence that tells what somebody does is held, in ticks at speed 1.
const (
	toldBase   = 21.0
	toldLetter = 2.7 // for each letter
	toldLeast  = 54.0
	briefShare = 0.5 // of that, where it is brief,
	briefLeast = 50.0
	toldMoves  = 0.9  // of it, in which all has moved
	toldEvery  = 6.0  // until its line is seen shorter
	runsLeast  = 40.0 // for which a button to go on has such a line
)

// How long computer players may think in a tick, one slice at least: a frame has 16 ms.
const (
	thinkTime = 4 * time.Millisecond  // while something is being shown
	waitTime  = 8 * time.Millisecond  // while all wait for it, and next to nothing is drawn
	skipTime  = 50 * time.Millisecond // while nothing is to be seen but how it ends
)

// Sounds. Levels are in decibels.
const (
	farther     = -3.0 // what others do
	aside       = 0.6  // of the way to a side that something is on
	knuckles    = 1.0  // semitones up and down from seat to seat
	skipped     = -6.0
	againSofter = -5.0 // a die that touches the felt again
	skipEvery   = 6    // ticks from one skipped sound to the next
	chimeRest   = 7    // ticks from one counted point that is heard to the next: 9 a second
)

// Sizes, in layout units.
const (
	CardRatio = 1.4 // height of a card to its width

	BoardTaken = 86.0 // height of the corners of an Ending's Board that are taken

	thinkerCrest   = 22.0  // width of the crest of who thinks,
	thinkerRoom    = 29.0  // and with its distance from the words
	lampSize       = 20.0  // of the lamp there
	medalSize      = 0.55  // of a crest's width, of the lamp on it
	refusalHigh    = 52.0  // of why something cannot be done, over the buttons, at least
	stackGap       = 10.0  // between two buttons of a phone, one above the other
	leastWide      = 112.0 // width of a button beside one with an icon
	iconButton     = 50.0  // width of a button with an icon alone
	firstSize      = 0.9   // of the labels of two buttons beside the main one,
	secondSize     = 0.86
	firstOfThree   = 0.24 // and widths in a row of three,
	secondOfThree  = 0.32
	firstBeside    = 0.42  // or of two above the main one
	wider          = 38.0  // that a long label takes from the main button, unless that becomes the smaller one
	leastTab       = 76.0  // width of a tab beside the sound button
	soundWidth     = 54.0  // that the sound button takes from the tabs
	largestButtons = 1.4   // of the size of text: buttons grow so far
	leastLook      = 24.0  // of a piece that a tap inspects
	inspectedWide  = 200.0 // of a piece in large,
	inspectedShare = 0.36  // or so much of the screen's height,
	inspectedHigh  = 0.51  // and as high as so much of it at most
	inspectedRoom  = 110.0 // that the words below are wider than the piece,
	inspectedLeast = 90.0  // or than so much where it is narrow
	replayLeast    = 14.0  // size of the line of a replay before it says less,
	replayHigh     = 56.0  // in so much of the height
	largestBeside  = 1.2   // size of text with which analysis and way on stand side by side,
	besideSize     = 18.0  // and that of the first label
	largestWayOn   = 22.0  // of the label of the way on from a replay, which is long
	PileShows      = 6     // pieces of a pile
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
	sidewaysTitle = 36.0
	titleRise     = 0.2   // of that size: how far the letters' foot is above that of their box
	twoLines      = 0.6   // of the headline's width, in two lines
	wideAgain     = 430.0 // of both that begin another game,
	leastAgain    = 116.0 // and of the main one
	highAgain     = 68.0
	phoneAgain    = 58.0
	readyCrest    = 26.0  // of who plays again
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
	beneathHigh   = 740.0 // height of the page from which what the winner has won lies below the crest
	sidewaysCrown = 120.0 // on a phone held sideways
	wideButton    = 60.0  // height of the buttons of a window
)

// Sizes of the banner.
var (
	bannerWide = bannerSizes{lift: sprites.Card, crest: 40, crestGap: ui.Loose, atCrest: 18, atBack: 16, atName: 20,
		name: 22, verb: 17, iconGap: 10, right: 14, phase: 17, plate: 32, platePad: 16, phaseGap: 9, phases: 300, before: 24, after: 14}
	bannerLandscape = bannerSizes{lift: sprites.Token, crest: 32, crestGap: 9, atCrest: 12, atBack: 10, atName: 14,
		name: 20, verb: 16, iconGap: ui.Near, right: ui.Close, icons: 188, phase: 16, plate: 28, before: 10, after: 10}
	bannerPortrait = bannerSizes{lift: sprites.Token, crest: 33, crestGap: 8, atCrest: 8, atBack: 6, atName: 12,
		name: 19, verb: 15.5, iconGap: ui.Tight, right: ui.Tight, icons: 90, phase: 15, plate: lowPlate, before: 5, after: ui.Tight}
)

const (
	crestRatio     = 1.125 // height of a crest to its width
	medalOver      = 0.78  // of the lamp on a crest, that lies over it
	bannerBack     = 10.0  // between the way out of a replay and the words,
	bannerVerb     = 10.0  // between name and words of a phone held sideways
	bannerSunk     = 1.4   // of the words there: twice as much as they stand higher
	bannerPlateGap = 5.0   // between a name and the plate beside it
	bannerRule     = 25.0  // on both sides of the line before the phases,
	bannerRuleHigh = 24.0
	bannerChevron  = 16.0
	bannerEye      = 24.0 // of the icon where pieces are looked at,
	bannerLook     = 14.0 // and from it to the words
)

// Sizes of the plate with round and phase.
const (
	lowPlate    = 25.0  // height of one beside a name
	plateScoop  = 6.0   // of its corners
	plateMost   = 160.0 // width from which on its words are smaller
	plateDisc   = 21.0  // height of the disc with the round,
	plateDigits = 10.0  // which is so much wider than its number
	plateFlag   = 17.0  // of the flag there
	plateHelp   = 19.0  // size of the question mark,
	plateAside  = 9.0   // whose middle is one and a half as far from the edge
	plateRest   = 38.0  // all but disc and word
)

// Sizes of the sheet of the log.
const (
	logGrown     = 1.3   // of the size of text: buttons and sheet grow so far
	logWidth     = 412.0 // in a window,
	logShare     = 0.62  // or so much of the screen’s width,
	logLandscape = 432.0 // on a phone held sideways,
	logShareLow  = 0.53  // or so much,
	logBeside    = 88.0  // and at least so much more than the choice of a seat
	logLow       = 360.0 // height below which it covers the banner, too
	logButton    = 54.0  // height of the buttons of a phone,
	logShowShare = 2.0   // of which the one to the table takes more
	logFilter    = 52.0
	logSide      = 18.0 // of what stands on the sheet of a phone from its edge
	logBar       = 13.0 // beside the lines, with the mark where the page stands
)

// Sizes of the dock of a replay: where it is scrubbed and played, at the foot of the
// screen.
const (
	dockUpright, dockTablet    = 136.0, 110.0
	dockLandscape, dockDesktop = 58.0, 62.0
	dockText, dockLargest      = 120, 150 // per cent
	dockColumn                 = 560.0
	dockSteps                  = 110.0 // of the words with the step on a tablet
	dockEdge                   = 14.0
	dockGap                    = 22.0 // between what stands in its row
	dockButton                 = 48.0 // height of the way on, over the own side
	transportW, transportH     = 52.0, 50.0
	transportGap               = 8.0
	scrubHigh                  = 44.0
	speedW, speedLeast         = 74.0, 58.0 // of the button with the pace
	speedPad                   = 32.0       // round the name of each, where all are in sight
	speedIcon                  = 13.0
	chanceCrest                = 1.1  // width of a crest beside its chance, in the size of words
	stepWide                   = 76.0 // of the words with the step, in two lines
	leastLine                  = 40.0 // height of what happened, over the own side
	markNumeral                = 15.0
	stepMark                   = 20.0 // of a number in wax,
	lowMark                    = 13.0 // and its middle below the line where there is little room
	leastMark                  = 17.0 // between two numerals of rounds
	scrubRoomy                 = 52.0 // height of the way through the game with numbers below it
)

// Sizes of what moves a replay where the game's view has a place for it.
const (
	footSaid                 = 24.0 // of what happened,
	footCrest, footEye       = 26.0, 22.0
	footView, footViews      = 60.0, 50.0 // of the choice of a view
	footButtonW, footButtonH = 56.0, 54.0
	footWay, footWays        = 60.0, 226.0 // height of the way on, and its width

	footLine sprites.Color = 0xD8B36A59
)

// Sizes of the sentence that tells what somebody does.
const (
	toldCrest  = 34.0
	toldSkip   = 58.0  // width of the way on to the own turn,
	toldIcon   = 26.0  // of its icon alone,
	toldOnward = 18.0  // over its words,
	toldTurn   = 13.0  // and size of these
	toldLarge  = 17.5  // size of the sentence,
	toldSmall  = 14.5  // and where it has no room
	toldLine   = 4.0   // height of the line that runs down
	runsEdge   = 9.0   // from the edge of a button to the line that runs down there
	toldOut    = 4.0   // by which it is wider than the buttons
	toldHigh   = 130.0 // that it needs with the way on below it in a window,
	toTurnHigh = 48.0  // which is so high
	toldUnder  = 8.0   // and higher,
	toldOver   = 4.0   // on a phone held upright in their middle
	toTurnSize = 0.9   // of the main button's words, of the way on in a window
)

// The sentence, and its line.

const (
	toldGroove sprites.Color = 0x24171038
	toldGold   sprites.Color = 0xC8922AFF
	runsGroove sprites.Color = 0x24171080
)

// Sizes of the sheet of what happened since the own turn.
const (
	sumWide   = 378.0 // of the sheet,
	sumButton = 56.0  // height of its buttons,
	sumCrest  = 30.0
	sumHead   = 50.0  // height of a row with a name
	sumMark   = 22.0  // before a line,
	sumPitch  = 42.0  // and from the left edge to its words
	sumFigure = 20.0  // before a number
	sumBar    = 10.0  // beside the lines, for the scroll bar,
	sumAbove  = 60.0  // that stays free above the sheet,
	sumBelow  = 34.0  // below its buttons on a phone held upright,
	sumOwn    = 110.0 // and between, if there is room
	sumLeast  = 2     // lines that do not stop the game: the sheet opens by itself only for more
)

// Sizes of the folded log.
const (
	sinceHead    = 36.0
	sinceSide    = 14.0
	sincePitch   = 29.0  // of its lines where they have room,
	sinceClose   = 21.0  // where they stand as close as they can,
	sinceFelt    = 27.0  // and on felt,
	sinceMost    = 3     // where no more are shown
	sinceLeast   = 136.0 // height where it may fill a room
	sinceCrest   = 19.0
	sinceIcon    = 18.0 // of the note that leads to the sum,
	sinceNote    = 30.0 // and its height, at the foot of its place
	sinceIndent  = 32.0 // of words below the name,
	sinceOver    = 5.0  // and by how much they are nearer than rows are
	sinceSpare   = 3.0  // below the lines where it is as high as they are
	sinceNothing = 6.6  // over the words that nothing has happened
)

// priceLeast is to what share of a button's letters its price shrinks before it is said in few words.
const priceLeast = 0.8
