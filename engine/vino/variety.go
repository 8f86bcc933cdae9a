package vino

import "math/bits"

// A Variety is one of the five grapes, in alphabetical order (V1).
type Variety uint8

const (
	Barbera Variety = iota
	Montepulciano
	Nebbiolo
	PinotGrigio
	Trebbiano
)

// Varieties is the number of varieties.
const Varieties = 5

// NoVariety stands where no variety is meant.
const NoVariety Variety = 7

const varietyLetters = "BMNPT"

// String returns the letter that records use.
func (v Variety) String() string {
	if v >= Varieties {
		return "-"
	}
	return varietyLetters[v : v+1]
}

// A VarietySet is a set of varieties, bit i for variety i.
type VarietySet uint8

// Has reports whether v is in s.
func (s VarietySet) Has(v Variety) bool { return v < Varieties && s>>v&1 != 0 }

// Len returns the number of members.
func (s VarietySet) Len() int { return bits.OnesCount8(uint8(s)) }

// String returns the letters of the members, "BMT".
func (s VarietySet) String() string {
	var letters []byte
	for v := Barbera; v < Varieties; v++ {
		if s.Has(v) {
			letters = append(letters, varietyLetters[v])
		}
	}
	return string(letters)
}
