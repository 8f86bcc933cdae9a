package weinhaendler

import "math/bits"

// fewCards are as many bottles as one looks ahead for a triplet.
const fewCards = 2

// completes reports whether some bottles of a hand, so many at most, can complete a triplet of equal
// ones in a cellar. That goes by value, see [seriesTriplets].
func (c Cellar) completes(hand Cards, most int) bool {
	if most == 0 || !c.promises(hand, most) {
		return false
	}
	places, _ := c.places()
	for rest := hand &^ (3 << (2 * Empty)); rest != 0; rest = rest.withoutFirstKind() {
		k := rest.first()
		for m := places; m != 0; m &= m - 1 {
			trial := c
			cell := trial.put(bits.TrailingZeros16(m), k)
			if trial.gain(cell).Alike > 0 || trial.completes(hand.Without(k), most-1) {
				return true
			}
		}
	}
	return false
}

// promises reports whether three equal bottles lie in a cellar, or in a hand of which so many at
// most are laid; one lies there already.
func (c *Cellar) promises(hand Cards, most int) bool {
	for rest := hand &^ (3 << (2 * Empty)); rest != 0; rest = rest.withoutFirstKind() {
		k := rest.first()
		if !c.finished() && bits.OnesCount16(c.ofKind(k))+min(most, rest.Count(k)) >= copies {
			return true
		}
	}
	return false
}

// ofKind returns the cells with bottles of one kind.
func (c *Cellar) ofKind(k Card) uint16 {
	stars := k.Stars()
	return c.ofWine(k.Wine()) &^ (c.star0 ^ -uint16(stars&1)) &^ (c.star1 ^ -uint16(stars>>1))
}
