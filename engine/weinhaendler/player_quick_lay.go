package weinhaendler

import (
	"math"
	"math/bits"

	"treille/engine"
)

// layQuickly returns a placing of the seat whose turn it is, with its hand, or
// Done.
func layQuickly(b *board, hand Cards, st *style) engine.Action {
	forced := !b.mayStop(b.turn)
	free := !forced && !b.last
	if hand == 0 || free && int32(b.sizes[b.turn]) <= st.holdBack {
		return Done()
	}
	spare := int32(math.MinInt32)
	if free {
		spare = st.spare
	}
	cellar, number := b.open(b.turn)
	forWine, forEmpty := cellar.places()
	best, most := Done(), int32(math.MinInt32)
	for rest := hand &^ (3 << (2 * Empty)); rest != 0; rest = rest.withoutFirstKind() {
		c := rest.first()
		if place, w := b.bestPlace(&cellar, forWine, hand, c, spare, st); w > most {
			best, most = Lay(c, cellar.placeOf(place, number)), w
		}
	}
	if forced && best == Done() {
		return Lay(Empty, cellar.placeOf(bits.TrailingZeros16(forEmpty), number))
	}
	return best
}

// bestPlace returns the best of some places for a card of a hand, and what laying
// it there is worth: the least if it brings less than spare beyond its stars
// everywhere.
func (b *board) bestPlace(cellar *Cellar, places uint16, hand Cards, c Card, spare int32, st *style) (best int, most int32) {
	most = math.MinInt32
	same := cellar.ofWine(c.Wine())
	worth, series := st.layStars*int32(c.Stars()), int32(0)
	if !b.last {
		worth -= st.keepPair * int32(hand.Count(c)-1)
	}
	if hand.Count(c) == copies {
		series = AlikePoints
	}
	for m := places; m != 0; m &= m - 1 {
		place := bits.TrailingZeros16(m)
		bonus, near := layGain(cellar, place, c, same, st)
		if point*(bonus+series) < spare {
			continue
		}
		if w := worth + point*bonus + near; w > most {
			best, most = place, w
		}
	}
	return best, most
}

// layGain returns the points that a card of wine scores at a place beyond its
// stars, and what the cards are worth that it touches; same are the cells of its
// wine.
func layGain(cellar *Cellar, place int, c Card, same uint16, st *style) (bonus, near int32) {
	cell := place - 1
	if cell < 0 {
		cell, same = 0, same<<1 // see Cellar.put
	}
	touching := same & tripletsOf[cell].near
	if touching == 0 {
		return 0, 0
	}
	trial := *cellar
	trial.put(place, c)
	if touching&(touching-1) != 0 {
		g := trial.gain(cell)
		bonus = int32(g.Points() - g.Stars)
	}
	for ; touching != 0; touching &= touching - 1 {
		if trial.card(bits.TrailingZeros16(touching)) == c {
			near += st.alike
		} else {
			near += st.beside
		}
	}
	return bonus, near
}
