package vino

import (
	"math/bits"

	"treille/engine"
)

// plantsWorse reports whether p would grow a variety in region r, where it grows none yet, although another
// free one is higher in the market, even after those have sold who are likely to do so before p, and p has
// no less of that one.
func (b *board) plantsWorse(p engine.Player, r uint8, variety Variety) bool {
	if variety == NoVariety {
		return false
	}
	for rest := b.markers[r]; rest != 0; rest &= rest - 1 {
		w := uint8(bits.TrailingZeros8(rest))
		if b.cellar[p][w] >= b.cellar[p][variety] && b.pressed(p, w) > b.market[variety] {
			return true
		}
	}
	return false
}
