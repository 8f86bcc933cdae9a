package ui

// TicksPerSecond is the pace of Update.
const TicksPerSecond = 60

// LandsAfter is how many ticks pass at the usual speed until a piece that goes to
// another place lies there, as the eye sees it. It follows from the spring that
// carries it. What happens as a piece lands waits for it: its sound, the points that
// it counts, what the log says of it.
const LandsAfter = 14.0

// Figures of feel. Distances are in layout units, times in seconds.
const (
	springRate    = 26.0 // 1/s; a move is seen to end after LandsAfter
	springDamping = 0.86 // of critical: a trace of overshoot gives weight
	springStill   = 12.0 // speed, in rests a second, below which a spring stops
	restLength    = 0.25
	restTurn      = 0.1   // degrees
	restShare     = 0.004 // of flip and alpha

	fadeTime    = 0.14
	reducedFade = 0.10 // where nothing travels
	liftedAfter = 10.0 // a piece farther than this from its place is lifted
	landed      = 16.0 // and one that is nearer has what lies on it
	liftZ       = 40   // and drawn above what rests,
	liftStep    = 40.0 // one higher for each so much farther,
	liftSteps   = 8    // up to here
	sharp       = 1.8  // how many times larger than its picture a piece on its way may be
	squash      = 0.05 // share of height that a landing piece gives way

	leastBar  = 28.0 // height of a scroll bar at least
	barReach  = 12.0 // how far from its page’s edge one takes hold of it
	throwFade = 60.0 // milliseconds in which a piece takes the place of the die that was thrown

	dragThreshold  = 9.0  // a touch that has moved farther is no tap
	swipeThreshold = 56.0 // one that has moved so far aside turns a page

	leastTarget = 44.0 // of what a finger can hit
	focusCorner = 12.0 // of the focus ring's inside
	hoverLight  = 0.8  // of the glow round what the pointer is over
)

// Sizes of the furniture, in layout units.
const (
	buttonPad     = 10.0
	buttonIconGap = 9.0
	markGap       = 8.0  // after the mark of a choice
	choiceLook    = .7   // of the height of a choice: its picture
	segmentPad    = 18.0 // both sides of a label in its part of a choice
	secondSize    = .66  // of a label's size: smaller words below it
	buttonShrink  = 0.8  // of a label's size, before it is broken into lines
)

// The scale of layouts. Gaps between parts, and room around them:
const (
	Tight = 2.0  // what belongs together: a picture and its number
	Near  = 4.0  // words of one row
	Close = 6.0  // parts of a low panel
	Apart = 8.0  // parts of a panel, and two buttons at least
	Loose = 12.0 // parts of a sheet, and its edge on a phone
	Wide  = 16.0 // columns of a window, and the edge of its sheets
	Far   = 24.0 // sections of a page
)

// Target is how wide and high a finger needs a control at least.
const Target = leastTarget

// Sizes of words:
const (
	LeastText     = 13.0 // the smallest that can be read,
	LeastSentence = 16.0 // and those of sentences
	Fine          = 14.0 // numbers in a narrow place
	Note          = 15.0 // captions
	Body          = 16.0 // what is read; that of a style without a size
	Lead          = 18.0 // names and amounts of a panel
	Title         = 21.0 // of a sheet
	Head          = 25.0 // of a large sheet
	Figure        = 28.0 // a number that counts
	Huge          = 34.0 // points in a window
	ButtonSize    = 19.0 // the label of a button
)

// How many times larger captions become at most: at a table, and on other pages.
const (
	boardCaption = 1.3
	pageCaption  = 1.6
)

// Leading is the distance from line to line, of the size of the words.
const Leading = 1.25

// ButtonHeight is how high a button is that has room.
const ButtonHeight = 52.0

// How parts give way.
const (
	sentence     = 4   // spaces between words from which on they are a sentence
	uniformLeast = 0.7 // the smallest scale of Uniform,
	labelLeast   = 0.8 // of its size at which a label still looks right
	leastName    = 3.0 // width of a name that is cut, in letters’ heights
	iconSize     = 1.2 // of an icon, of the size of the words beside it
	iconStroke   = 1.9
	doubleRule   = 5.0
	platePad     = 13.0
	plateRise    = 6.0
	plateCorner  = 6.0
)

// uniformScales are the scales of Uniform before the smallest.
var uniformScales = []float64{1, 0.9, 0.8}
