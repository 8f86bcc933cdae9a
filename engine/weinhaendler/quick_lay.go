package weinhaendler

import (
	"math"
	"math/bits"

	"treille/engine"
)

// layQuickly returns the placing of the seat whose turn it is, or Done.
func layQuickly(bd *board, hand Cards, st *style) engine.Action {
	forced := !bd.mayStop(bd.turn)
	free := !forced && !bd.last
	if hand == 0 || free && int32(bd.sizes[bd.turn]) <= st.holdBack {
		return Done()
	}
	cellar, number := bd.open(bd.turn)
	forWine, forEmpty := cellar.places()
	best, bestScore := Done(), int32(math.MinInt32)
	for rest := hand &^ (3 << (2 * Empty)); rest != 0; rest = rest.withoutFirstKind() {
		c := rest.first()
		same := cellar.ofWine(c.Wine())
		base := st.layStars * int32(c.Stars())
		if !bd.last {
			base -= st.keepPair * int32(hand.Count(c)-1)
		}
		for m := forWine; m != 0; m &= m - 1 {
			place := bits.TrailingZeros16(m)
			bonus, near := layGain(&cellar, place, c, same, st)
			series := int32(0)
			if hand.Count(c) == 3 {
				series = alikePoints
			}
			if free && point*(bonus+series) < st.spare {
				continue
			}
			score := base + point*bonus + near
			if score > bestScore {
				best, bestScore = Lay(c, cellar.placeOf(place, number)), score
			}
		}
	}
	if forced && bestScore == math.MinInt32 {
		return Lay(Empty, cellar.placeOf(bits.TrailingZeros16(forEmpty), number))
	}
	return best
}

// layGain returns the points that a card of wine scores at a place beyond its
// stars, and the worth of what it lies beside; same are the cells of its wine.
func layGain(cellar *Cellar, place int, c Card, same uint16, st *style) (bonus, near int32) {
	cell, trial := place-1, *cellar
	if cell < 0 {
		cell, same = 0, same<<1
	}
	t := &tripletsOf[cell]
	touching := same & t.near
	if touching == 0 {
		return 0, 0
	}
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
