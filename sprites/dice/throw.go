package dice

import "math"

// Marks say what is on the faces of a die.
type Marks uint8

// Pips of a numbered die, colours of Farbenpoker's: red, blue, yellow, green, orange and
// violet in the places of 1 to 6.
const (
	Pips Marks = iota
	Colours
)

// A Throw is a die on its way from a hand at the lower right to its place. The zero Throw is
// of no die.
type Throw struct {
	Marks Marks
	Face  int // that it shows at the end
	Nth   int // of several that are thrown together, from 0
}

// Times in milliseconds at the usual speed: a throw lasts so long, each further die sets out so
// much later, and a die is heard where it touches the felt.
const (
	Length = 700.0
	Later  = 60.0
	First  = 200.0
	Second = 440.0
	rocks  = 560.0
)

// Starts is when a die leaves the hand, and Over when it lies, counted from when the first of
// those does that are thrown with it.
func (t Throw) Starts() float64 { return Later * float64(t.Nth) }
func (t Throw) Over() float64   { return t.Starts() + Length }

// Settled is how far a die has come from its last rocking on an edge to lying, from 0 to 1.
func (t Throw) Settled(ms float64) float64 {
	return min(max((ms-t.Starts()-rocks)/(Length-rocks), 0), 1)
}

// towards is the direction from a die's place back to the hand; a die tumbles about an axis
// that lies on the felt, square to it.
var (
	towards = Point{.77, .64}
	across  = unit(vector{-.64, -.77, 0})
	upright = vector{0, 0, 1}
)

func unit(v vector) vector { return v.times(1 / math.Sqrt(v.dot(v))) }

// A knot is a moment of a throw that is given: way still to go, and degrees still to turn.
type knot struct{ at, way, tumble, spin float64 }

var knots = [...]knot{
	{0, 3.10, -520, -150},    // leaves the hand
	{100, 2.15, -395, -118},  // falls, turning
	{First, 1.32, -275, -85}, // touches the felt
	{270, .95, -205, -62},    // bounces
	{340, .62, -140, -42},    // is at the top
	{Second, .25, -62, -18},  // touches it again
	{rocks, .06, 9, 3},       // rocks on an edge
	{Length, 0, 0, 0},        // lies
}

// Further dice turn otherwise by so much at first, and by less the nearer they are.
const (
	otherTumble = 40.0
	otherSpin   = 30.0
)

// At is a die at a moment, in milliseconds from when the first of those that are thrown with it
// leaves the hand.
func (t Throw) At(ms float64) Pose {
	ms = min(max(ms-t.Starts(), 0), Length)
	way := between(ms, func(k knot) float64 { return k.way })
	other := float64([]int{0, 1, -1}[t.Nth%3]) * way / knots[0].way
	tumble := between(ms, func(k knot) float64 { return k.tumble }) + other*otherTumble
	spin := between(ms, func(k knot) float64 { return k.spin }) + other*otherSpin
	a := turn(upright, spin).after(turn(across, tumble)).after(showing(t.Face))
	u := clearance(ms) + lowest(a) - .5
	p := Pose{
		At: Point{towards.X * way, towards.Y * way}, Up: u, Scale: 1 + .20*u,
		Shadow: Shadow{Point{.05 + .26*u, .075 + .36*u}, .06 + .085*u, max(.20, .48-.15*u)},
	}
	p.see(a)
	return p
}

// clearance is the height of a die's lowest corner: it falls, bounces once, and then rolls on its
// edges.
func clearance(ms float64) float64 {
	switch {
	case ms < First:
		return (First - ms) * (1.50/First + (.86*First/100-1.50)*ms/(First*100)) // 1.50 at 0, .86 at 100
	case ms < Second:
		return .49 * (ms - First) * (Second - ms) / ((340 - First) * (Second - 340)) // .49 at 340
	}
	return 0
}

// between is a monotone cubic through the knots.
func between(ms float64, of func(knot) float64) float64 {
	i := 0
	for i < len(knots)-2 && ms >= knots[i+1].at {
		i++
	}
	slope := func(i int) float64 { return (of(knots[i+1]) - of(knots[i])) / (knots[i+1].at - knots[i].at) }
	tangent := func(i int) float64 {
		switch {
		case i == 0:
			return slope(0)
		case i == len(knots)-1 || slope(i-1)*slope(i) <= 0:
			return 0
		}
		return 2 * slope(i-1) * slope(i) / (slope(i-1) + slope(i))
	}
	long := knots[i+1].at - knots[i].at
	u := (ms - knots[i].at) / long
	return of(knots[i])*(1+2*u)*(1-u)*(1-u) + of(knots[i+1])*u*u*(3-2*u) +
		long*u*(1-u)*(tangent(i)*(1-u)-tangent(i+1)*u)
}
