package ui

// TicksPerSecond is the pace of Update.
const TicksPerSecond = 60

// Figures of feel. Distances are in layout units, times in seconds.
const (
	springRate    = 26.0 // 1/s; a move is seen to end after about 0.22 s
	springDamping = 0.86 // of critical: a trace of overshoot gives weight
	springStill   = 12.0 // speed, in rests a second, below which a spring stops
	restLength    = 0.25
	restTurn      = 0.1   // degrees
	restShare     = 0.004 // of flip and alpha

	fadeTime    = 0.14
	liftedAfter = 10.0 // a piece farther than this from its place is lifted
	liftZ       = 40   // and drawn above what rests,
	liftStep    = 40.0 // one higher for each so much farther,
	liftSteps   = 8    // up to here
	squash      = 0.05 // share of height that a landing piece gives way

	longPress     = 0.45
	dragThreshold = 9.0 // a touch that has moved farther is no tap

	leastTarget = 44.0 // of what a finger can hit
	focusCorner = 12.0 // of the focus ring's inside
	hoverLight  = 0.45 // of the glow round what the pointer is over
)

// Sizes of the furniture, in layout units.
const (
	buttonPad     = 10.0
	buttonIconGap = 9.0
	markGap       = 8.0  // after the mark of a choice
	segmentPad    = 18.0 // both sides of a label in its part of a choice
	buttonShrink  = 0.8  // of a label's size, before it is broken into lines
)
