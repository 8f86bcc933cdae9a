package farbenpoker

import (
	"math/bits"
	"strconv"
)

// The sizes of the components, all said by the rule sheet (F1). The layout of
// the board depends on them; data.txt must agree.
const (
	diceCount  = 3
	sideHoles  = 18
	holeCount  = 2 * sideHoles
	stickCount = 18
	dieFaces   = 6
)

// A Colour is the colour of a stick or of a die's face.
type Colour uint8

// The colours in the order of the notation, and two values that are none.
const (
	None   Colour = iota // no stick, or a die not rolled yet
	Red                  // r
	Blue                 // b
	Yellow               // y
	Green                // g
	Orange               // o
	Violet               // v
	Unseen               // a stick that was never shown

	colourKinds = int(Unseen) // for arrays indexed by Red … Violet
)

const colourLetters = ".rbygov?"

// String returns the letter of the notation, "." for None and "?" for Unseen.
func (c Colour) String() string {
	if int(c) >= len(colourLetters) {
		return "Colour(" + strconv.Itoa(int(c)) + ")"
	}
	return colourLetters[c : c+1]
}

// colourOf reads a colour's letter.
func colourOf(s string) (Colour, bool) {
	for c := Red; c <= Violet; c++ {
		if s == c.String() {
			return c, true
		}
	}
	return None, false
}

// A Side is one of the two sides of the stand.
type Side int8

// The sides of the stand.
const (
	NoSide Side = iota
	SideA
	SideB
)

// String returns the letter of the notation.
func (s Side) String() string { return "-AB"[s : s+1] }

// other returns the side opposite.
func (s Side) other() Side { return SideA + SideB - s }

// holes returns the 18 holes of a side, or all 36 for NoSide.
func (s Side) holes() HoleSet {
	switch s {
	case SideA:
		return 1<<sideHoles - 1
	case SideB:
		return (1<<sideHoles - 1) << sideHoles
	}
	return 1<<holeCount - 1
}

// A Hole is one of the 36 holes: 0 … 17 are A1 … A18, 18 … 35 are B1 … B18.
type Hole int8

// NoHole stands for no hole at all.
const NoHole Hole = -1

// Side returns the side that the hole is on.
func (h Hole) Side() Side {
	if h < sideHoles {
		return SideA
	}
	return SideB
}

// String returns the name of the notation: "A7".
func (h Hole) String() string {
	if h < 0 || h >= holeCount {
		return "Hole(" + strconv.Itoa(int(h)) + ")"
	}
	return h.Side().String() + strconv.Itoa(int(h)%sideHoles+1)
}

// holeOf reads a hole's name, strictly as String writes it.
func holeOf(s string) (Hole, bool) {
	for h := Hole(0); h < holeCount; h++ {
		if s == h.String() {
			return h, true
		}
	}
	return NoHole, false
}

// A HoleSet is a set of holes, bit h for hole h.
type HoleSet uint64

// Has reports whether h is in s.
func (s HoleSet) Has(h Hole) bool { return s>>uint(h)&1 != 0 }

// Len returns the number of holes in s.
func (s HoleSet) Len() int { return bits.OnesCount64(uint64(s)) }

// First returns the lowest hole of s, or NoHole if s is empty.
func (s HoleSet) First() Hole {
	if s == 0 {
		return NoHole
	}
	return Hole(bits.TrailingZeros64(uint64(s)))
}

// at returns the hole of s that i others go before.
func (s HoleSet) at(i int) Hole {
	for ; i > 0; i-- {
		s &= s - 1
	}
	return s.First()
}
