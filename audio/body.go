package audio

import "math"

// A mode is one resonance of a body that is struck: its pitch in hertz, its Q,
// which is π times the periods that it takes to fall to 1/e, and its level in
// decibels.
type mode struct{ hz, q, db float64 }

// A body is something that rings when it is struck.
type body struct {
	modes []mode
	// contact is how long a usual blow pushes, in milliseconds. Soft things
	// touch long, and a long push leaves the highs out.
	contact float64
	// spread is the share by which the pitches of two takes differ; 0 for what
	// is tuned.
	spread float64
	// even bodies have the same levels in all takes.
	even bool
}

// The shares by which pitches differ from take to take.
const (
	usual = 0.012
	cloth = 0.05
)

// The bodies of all tables.
var (
	oak = body{contact: 0.7, spread: usual, modes: []mode{
		{205, 20, -9}, {412, 26, -2}, {705, 30, 0}, {1130, 32, -2}, {1780, 32, -5}, {2600, 30, -9}}}
	felt = body{contact: 0.85, spread: cloth, modes: []mode{
		{320, 4, -8}, {610, 5, -2}, {1180, 6, 0}, {2300, 7, -4}}}
	knob = body{contact: 0.3, spread: usual, modes: []mode{ // of a button
		{640, 16, 0}, {1830, 20, -5}, {3270, 24, -11}}}
	fullBottle = body{contact: 0.25, spread: usual, modes: []mode{
		{1480, 25, -4}, {2890, 25, -3}, {4650, 25, -9}}}
	emptyBottle = body{contact: 0.25, spread: usual, modes: []mode{
		{1480, 120, -4}, {2890, 120, -3}, {4650, 120, -9}, {118, 14, 0}}}
)

// dryCork is a cork that turns in its neck.
var dryCork = body{contact: 0.3, spread: usual, modes: []mode{{1200, 9, 0}}}

// The bodies of single tables.
var (
	pawn = body{contact: 0.6, spread: usual, modes: []mode{
		{430, 14, -6}, {890, 16, 0}, {1480, 18, -4}, {2350, 18, -9}}}
	clack = body{contact: 0.25, spread: usual, modes: []mode{ // die on die
		{2650, 10, 0}, {4100, 10, -3}, {5600, 9, -8}}}
	hole = body{contact: 0.5, spread: usual, modes: []mode{ // with a marble in it
		{780, 16, -3}, {1250, 18, 0}, {2150, 18, -5}, {3500, 16, -10},
		{6900, math.Pi * 6900 * 0.004, -8}, {9400, math.Pi * 9400 * 0.003, -14}}}
	chip = body{contact: 0.3, spread: usual, modes: []mode{
		{820, 8, -6}, {1900, 14, -2}, {3100, 14, 0}, {4600, 12, -4}}}
	stave = body{contact: 0.8, spread: usual, modes: []mode{
		{118, 9, -10}, {187, 9, -6}, {296, 9, -3}, {421, 10, 0}, {655, 12, 2}, {990, 12, 1}}}
	basket = body{contact: 2, spread: usual, modes: []mode{
		{165, 5, -8}, {310, 5, -3}, {520, 6, 0}, {900, 6, -3}}}
	cane     = body{contact: 0.12, spread: usual, modes: []mode{{2400, math.Pi * 2400 * 0.0016, 0}}}
	detent   = body{contact: 0.4, spread: usual, modes: []mode{{980, 10, 0}, {1640, 10, -3}, {2700, 9, -8}}}
	stick    = body{contact: 0.3, spread: usual, modes: []mode{{760, 8, 0}, {1650, 8, -5}, {2900, 7, -11}}}
	tabletop = body{contact: 0.5, spread: usual, modes: []mode{ // under a coin
		{520, 6, 0}, {1100, 7, 0}}}
)

// ringing returns the Q of a mode that falls to 1/e in tau seconds.
func ringing(hz, tau float64) float64 { return math.Pi * hz * tau }

// The bodies that have notes. The pitches of their modes are ratios to the
// note's, and in place of the Q stand the seconds that they take to fall to 1/e.
var (
	glass = body{contact: 0.15, modes: []mode{
		{1, 0.38, 0}, {1.0045, 0.361, -5}, {2.32, 0.2356, -2}, {4.25, 0.1254, -6}, {6.63, 0.0684, -11}, {9.38, 0.038, -17}}}
	bar = body{contact: 0.8, modes: []mode{ // of boxwood, as of a xylophone
		{1, 0.2, 0}, {3.93, 0.06, -10}, {9.2, 0.024, -18}}}
	heldBar = body{contact: 0.8, modes: []mode{
		{1, 0.05, 0}, {3.93, 0.05, -10}, {9.2, 0.024, -18}}}
	// bell is a small one. It lacks the third of larger ones, which would
	// quarrel with what else rings.
	bell = body{contact: 0.7, modes: []mode{
		{0.5, 0.42, -12}, {1, 0.5, 0}, {1.003, 0.48, -8}, {2.005, 0.26, -6}, {3.01, 0.12, -14}, {4.16, 0.06, -20}}}
	silver = body{contact: 0.12, spread: usual, modes: []mode{ // a coin, whose note is 1 Hz
		{2300, 0.012, -10}, {4350, 0.045, -2}, {7520, 0.032, 0}, {10100, 0.02, -5}}}
)

// The notes to which all that is tuned belongs, in hertz: D, E, G and A. All
// modes of the music have them.
const (
	d3 = 146.83
	a3 = 220.0
	a4 = 440.0
	d5 = 587.33
	e5 = 659.26
	g5 = 783.99
	a5 = 880.0
	d6 = 1174.66
	e6 = 1318.51
)
