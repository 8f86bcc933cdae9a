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
type sticks []stick

// sticksOf lays them as an observation has them: none before the game has begun.
func sticksOf(o fp.Observation) sticks {
	var s sticks
	add := func(p place, index int, c fp.Colour, drawn int) {
		s = append(s, stick{"stick/" + strconv.Itoa(len(s)), p, index, c, drawn})
	}
	for h := range fp.Hole(holes) {
		if o.Standing.Has(h) {
			add(inHole, int(h), fp.None, 0)
		}
	}
	if o.Hidden {
		add(inHand, int(o.From), fp.None, 0)
	}
	for i, d := range o.Drawn {
		switch {
		case d.Colour == fp.None:
		case o.Comeback < 0:
			add(inHand, int(o.From), d.Colour, 0)
		case d.Die >= 0:
			add(inSlot, d.Die, d.Colour, i)
		default:
			add(inGroove, i, d.Colour, i)
		}
	}
	for i, answered := range o.Answered {
		if answered && o.Comeback < 0 {
			add(inSlot, i, o.Dice[i], 0)
		}
	}
	return s
}

// find is the first stick that is wanted, or nil.
func (s sticks) find(wanted func(*stick) bool) *stick {
	for i := range s {
		if wanted(&s[i]) {
			return &s[i]
		}
	}
	return nil
}

// at finds the stick of a place, or nil.
func (s sticks) at(p place, index int) *stick {
	return s.find(func(t *stick) bool { return t.place == p && t.index == index })
}

// hand is the stick that somebody has in hand, or nil.
func (s sticks) hand() *stick { return s.find(func(t *stick) bool { return t.place == inHand }) }

// nth is the stick that was drawn as the n-th of a comeback and is still out.
func (s sticks) nth(n int) *stick {
	return s.find(func(t *stick) bool { return (t.place == inSlot || t.place == inGroove) && t.drawn == n })
}

// Figures of the stand: rows and places of a side, sides, holes in all.
const (
	rows   = 3
	places = 6
	onSide = rows * places
	holes  = 2 * onSide
)

// rowOf and placeOf are a hole's row and place on its side, from 0: the rows from
// the back, the places from the left.
func rowOf(h fp.Hole) int   { return int(h) % onSide / places }
func placeOf(h fp.Hole) int { return int(h) % places }

// sideOf is 0 for side A and 1 for side B.
func sideOf(h fp.Hole) int { return int(h) / onSide }
