package farbenpoker

import (
	"strconv"

	fp "treille/engine/farbenpoker"
)

// A place is where a stick is.
type place uint8

const (
	inHole place = iota
	inHand
	inSlot   // by the die that it answers
	inGroove // drawn in a comeback without a match
)

// A stick is one of the 18, as the eye follows it from place to place. Its colour is
// known only while it lies open.
type stick struct {
	key    string
	place  place
	index  int // the hole, the die, or the place in the groove
	colour fp.Colour
	drawn  int // which one of a comeback it was
}

// sticks are all of them.
type sticks [18]stick

// setUp lays them as an observation has them.
func (s *sticks) setUp(o fp.Observation) {
	n := 0
	add := func(p place, index int, c fp.Colour) *stick {
		t := &s[n]
		*t = stick{key: "stick/" + strconv.Itoa(n), place: p, index: index, colour: c}
		n++
		return t
	}
	for h := range fp.Hole(holes) {
		if o.Standing.Has(h) {
			add(inHole, int(h), fp.None)
		}
	}
	if o.Hidden {
		add(inHand, int(o.From), fp.None)
	}
	for i, d := range o.Drawn {
		switch {
		case d.Colour == fp.None:
		case o.Comeback < 0:
			add(inHand, int(o.From), d.Colour)
		case d.Die >= 0:
			add(inSlot, d.Die, d.Colour).drawn = i
		default:
			add(inGroove, i, d.Colour).drawn = i
		}
	}
	for i, answered := range o.Answered {
		if answered && o.Comeback < 0 {
			add(inSlot, i, o.Dice[i])
		}
	}
	for ; n < len(s); n++ {
		s[n] = stick{place: inHand, index: -1} // there are none, as the game has not begun
	}
}

// at finds the stick of a place, or nil.
func (s *sticks) at(p place, index int) *stick {
	for i := range s {
		if t := &s[i]; t.place == p && t.index == index && t.key != "" {
			return t
		}
	}
	return nil
}

// hand is the stick that somebody has in hand, or nil.
func (s *sticks) hand() *stick {
	for i := range s {
		if t := &s[i]; t.place == inHand && t.key != "" {
			return t
		}
	}
	return nil
}

// nth is the stick that was drawn as the n-th of a comeback and is still out, or
// nil.
func (s *sticks) nth(n int) *stick {
	for i := range s {
		if t := &s[i]; (t.place == inSlot || t.place == inGroove) && t.drawn == n && t.key != "" {
			return t
		}
	}
	return nil
}

// stand puts a stick into a hole; from then on nobody is told its colour.
func (t *stick) stand(h fp.Hole) {
	t.place, t.index, t.colour, t.drawn = inHole, int(h), fp.None, 0
}

// Figures of the stand: rows and places of a side, sides, holes in all.
const (
	rows    = 3
	places  = 6
	onSide  = rows * places
	holes   = 2 * onSide
	dieSize = 3 // dice
)

// rowOf and placeOf are a hole's row and place on its side, from 0: the rows from
// the back, the places from the left.
func rowOf(h fp.Hole) int   { return int(h) % onSide / places }
func placeOf(h fp.Hole) int { return int(h) % places }

// sideOf is 0 for side A and 1 for side B.
func sideOf(h fp.Hole) int { return int(h) / onSide }
