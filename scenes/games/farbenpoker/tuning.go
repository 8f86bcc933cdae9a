package farbenpoker

import (
	"treille/engine"
	fp "treille/engine/farbenpoker"
	"treille/scenes/ui"
	"treille/sprites"
)

// beats are how long events are shown, in ticks of 1/60 s at speed 1, but for those
// whose time depends on what is in them.
var beats = map[engine.EventKind]float64{
	fp.EventFirst:    24,
	fp.EventReroll:   16,
	fp.EventRerolled: ui.ThrowTicks + diceLie,
	fp.EventDraw:     34, // it creaks, then nothing: the sound lets go as the tip comes out
	fp.EventShow:     64,
	fp.EventHit:      44,
	fp.EventMiss:     40,
	fp.EventBroke:    30,
	fp.EventStranded: 60,
	fp.EventComeback: 54,
	fp.EventLaid:     36,
	fp.EventPaid:     60,
	fp.EventGone:     60, // of somebody else
	fp.EventEnd:      70,
}

// Times in ticks.
const (
	newSet       = 16.0 // before the dice fall
	nextTurn     = 10.0
	betweenTurns = 60.0 // before somebody else's turn: what has come of the one before is understood
	diceLie      = 8.0  // before it goes on

	toldStays = 60.0 // a sentence at most that tells a step of somebody's turn

	rises     = 30.0  // the stick, its tip still in the hole
	clears    = 12.0  // the tip
	slides    = 22.0  // to its slot
	slotAfter = 20.0  // until it lies there
	crossing  = 44.0  // a miss, through the air
	sinks     = 18.0  // into its hole
	goneStays = 160.0 // that the viewer is out
	afterPut  = 8.0   // for which it is seen to stand there

	comebackStays = 180.0 // what a comeback is, the first time

	chipFlies = 26.0
	chipEvery = 4.0
	potTaken  = 60.0

	wonFalls  = 24.0 // a chip of the winner's, on the page of the result,
	wonAfter  = 9.0  // the first after so long, and all
	wonWithin = 90.0 // within so long: the clinks of the sound of the end

	arcHigh = 52.0 // of a way through the air, in units of the felt
)

// keptShare are the shares of their times for which events are shown that are kept where all else
// is shown at once: what a stick shows and where a miss goes, 1.5 s together.
var keptShare = map[engine.EventKind]float64{fp.EventShow: 0.8, fp.EventPut: 0.54, fp.EventReturn: 0.54}

// pickSofter is the level in decibels of a stick or a hole that is chosen.
const pickSofter = -4.0

// mostFlying is the number of chips that fly for all of them.
const mostFlying = 16

// fewLarger is by how much the number of the stock is larger on a phone once the end is near.
const fewLarger = 1.3

// sidePan is how far aside a side of the stand is heard.
const sidePan = 0.4

// Shapes and measures of the pieces, in units of a stick's width of 20.
const (
	stickWidth  = 20.0
	stickLong   = 134.0
	stickHigh   = 66.0 // that stands, with its hole
	stickTop    = 58.5 // above the hole
	tipLong     = 53.0 // that is hidden until the last
	hangsBy     = 6.0  // of a stick that is clear of its hole, from it
	holeWide    = 28.0
	holeHigh    = 16.0
	ringWide    = 38.6
	ringHigh    = 21.4
	rowNarrower = 0.018 // of a row, to the one before it
	backRow     = 34.0  // of the first row's holes from the back edge
	frontRow    = 16.0  // of the last row's from the front
	chipWide    = 36.0
	chipHigh    = 6.0 // of a layer
	chipFace    = 10.0
	closest     = 3.6 // distance of chips in a row, in layout units
	inStack     = 5
	stackPitch  = 40.0 // of stacks side by side in a heap,
	stackHigh   = 52.0 // of one of five,
	rowPitch    = 34.0 // from a row of them to the next;
	leastStack  = 0.5  // the scale of a heap of very many,
	stackLess   = 0.04 // by how much it is tried smaller
	manyChips   = 0.74 // scale of chips in rows of stacks
	potEdge     = 0.16 // of the pot's width, that they keep from its sides
)

// Sizes of the seats' sheets and of the stock's, in layout units.
const (
	crestLow  = 20.0
	crestWide = 38.0
	rowChip   = 20.0  // a chip in a row
	heapWide  = 120.0 // of the room that stacks need at least
	heapHigh  = 52.0
	leastName = 44.0
	seatHeap  = 1.34 // scale of a seat's chips,
	stockHeap = 1.1  // and of the stock's
	stockHigh = 214.0
	costsHigh = 130.0 // of the sheet that says what a miss costs
)

// Sizes of the own side, in layout units.
const (
	nextWide    = 46.0  // of the button that goes from hole to hole,
	nextStick   = 9.0   // of the stick that it shows,
	nextHole    = 18.0  // of the hole,
	nextChevron = 14.0  // and of the arrow beside it
	purseSize   = 30.0  // of the number of the own chips,
	purseWide   = 48.0  // and on a large screen
	purseCrest  = 1.25  // of that size
	lowCrest    = 0.64  // and where it stands over the chips
	purseGlow   = 1.5   // width of the glow round the crest, in the crest's
	purseShare  = 0.21  // of the own side that the own chips take beside two buttons
	purseStack  = 37.0  // the size beside stacks in their full scale,
	tenScale    = 0.74  // of which the own chips have so much,
	tenLeast    = 0.6   // or at least so much
	highPanel   = 330.0 // of somebody's sheet at most
)

// The plate of a hint: its width on a phone held sideways, over side B and in the place of the others; its
// height in that of a screen held upright, how far it is from the edges of that, and from its top where it
// takes the place of the others.
const (
	hintOver   = 330.0
	hintBeside = 236.0
	hintLow    = 0.3
	hintEdge   = 8.0
	hintTop    = 52.0
)

// How wide the rays are round a pot that is being taken, in widths of the pot, and round the crest of who takes
// it, in those of the crest.
const (
	potShine   = 1.4
	crestShine = 2.5
)

// leastWideFelt is the width of a phone held sideways beside the plate of a hint that leaves what lies on the felt
// its room.
const leastWideFelt = 596.0

// leastHigh is the height of the felt on a phone held upright that leaves holes large enough for a
// finger beside a hint, in CSS pixels.
const leastHigh = 354.0

// Where a hint marks pieces: how far round a side of the stand it glows, and below, where its number leaves the
// letter in sight; and by how much the pot is wider there than its plate, whose number a mark must not cover.
const (
	sideOut     = 2.0
	sideBelow   = -2.0
	besidePlate = 24.0
)

// bareWide is the width of the mark on a stick whose colour the end of the game shows, of that of
// the stick, and at least, in layout units.
const (
	bareWide  = 0.8
	leastBare = 13.0
)

// The glow round a die that is chosen: by how much it is larger, in units of the felt, and the radius of
// its corners.
const (
	dieGlow   = 7.0
	dieCorner = 9.0
)

// The opacity of a die that is answered; and where its face lies on it, in shares of its width.
const (
	answeredAlpha = 0.72
	faceLeft      = 0.06
	faceTop       = 0.3
	faceWide      = 0.66
)

// The line that runs down while what an own stick shows is held: its height, how far it is from the edges
// of the plate, the ticks until it is seen shorter, and its colour.
const (
	heldHigh  = 3.0
	heldIn    = 10.0
	heldUp    = 6.0
	heldEvery = 4.0

	heldGold sprites.Color = 0xC8922AFF
)

// rollSize is the size of the words on the main button that rolls it, in that of others: they have two lines.
const rollSize = 0.85

// Measures of the plates on the felt, in layout units, and their scales.
const (
	noteHigh     = 44.0 // of the plate beside the pot at least
	noteWords    = 72.0 // width of the words there,
	wordsHigh    = 50.0 // and their height at least
	bowlLow      = 0.6  // height of the pot in a line
	leastBadge   = 0.7
	verdictHigh  = 52.0
	verdictWide  = 256.0
	verdictOver  = 10.0 // of the height of a line of words, so that it fills its room
	verdictSize  = 0.37 // of its words, in its height,
	verdictGain  = 0.46 // of its number,
	verdictMark  = 0.54 // of the shape, and
	verdictBadge = 0.5  // of its other pictures
	leastPays    = 0.8
	paysWide     = 96.0 // of what a die pays at least
	paysHigh     = 30.0
	chipOver     = 0.63 // of a chip's width, from one to the next
	leastChips   = 0.6
)

// A hole can be touched from so much of the distance of rows above it: where sticks are chosen, from
// where its stick ends; where holes are, from nearer.
const (
	aboveStick = 0.92
	aboveHole  = 0.68
)

// secondLine is the height of a second line over the own side of a phone held upright, for what would have been better
// in a game that is seen again.
const secondLine = 19.0

// clearOfDice is how far below a die a stick can be touched, at least, in CSS pixels.
const clearOfDice = 9.0

// touchable is a place that needs no other way, in CSS pixels.
const touchable = 44.0

// Sizes of the chips of a result.
const (
	leastHeap   = 44.0
	leastWide   = 110.0 // of a winner, who else stands above them
	largestHeap = 1.7   // scale of the winner's
	leastChip   = 14.0
	endChip     = 26.0
	chipStep    = 11.0 / 21 // of a chip's width, from one to the next,
	chipGap     = 9.0 / 21  // and more after each fifth
)

// Sizes of the diagrams in the rule book, in layout units.
const (
	drawnDie   = 38.0
	drawnStick = 28.0
	drawnStand = 160.0
	drawnGain  = 66.0
)

// The small board of a decision in the analysis, in units of its own: its width, the scale of the side of a stand on
// a phone that this is, the room for sticks above it, and what is below, round a hole, the height of the words
// and of the sign before each, and where the second one begins.
const (
	boardWide   = 132.0
	boardScale  = boardWide / 362
	boardOver   = 10.0
	boardGap    = 5.0
	boardFrame  = 3.0
	boardWords  = 14.0
	boardSign   = 18.0
	boardSecond = 0.57 * boardWide
)
