package weinhaendler

import (
	"math"
	"math/bits"

	"treille/engine"
)

// How the greedy player lays cards, in tenths of a point.
const (
	nextShare   = 8  // tenths of a triplet that the next cards could complete
	alikeBeside = 3  // an equal card that the new one touches
	wineBeside  = 1  // another of its wine
	emptyScore  = -3 // an empty bottle, which scores nothing
	spareLay    = 20 // what a card must bring beyond its stars to be laid freely
	holdBack    = 4  // cards that stay in the hand to bid with
)

// choosePlacing returns the placing that scores and prepares most, or ends the
// phase when nothing worthwhile is to be done.
func choosePlacing(in *Info, legal []engine.Action) engine.Action {
	forced := !in.mayStop(in.turn)
	best, bestScore := Done(), math.MinInt
	for _, a := range legal {
		d := Decode(a)
		if d.Kind != DecisionPlace || d.Card == Empty && !forced {
			continue
		}
		score, worthwhile := placingScore(in, d.Card, d.Place)
		if !forced && !in.last && (!worthwhile || int(in.sizes[in.seat]) <= holdBack) {
			continue
		}
		if score > bestScore {
			best, bestScore = a, score
		}
	}
	return best
}

// placingScore values a card at a place: its points, the best triplets that
// other cards of the hand could then complete, what it lies beside, less what
// the card would be worth in the hand. Worthwhile is a placing that completes
// good triplets, at once or with other cards of the hand.
func placingScore(in *Info, c Card, p Place) (score int, worthwhile bool) {
	cellar, cell := in.with(c, p)
	if c == Empty {
		return emptyScore, false
	}
	g := cellar.gain(cell)
	rest := in.hand.Without(c)
	bonus := g.Points() - g.Stars
	series := seriesTriplets(cellar, rest&bottles(c.Wine()), 2)
	score = point*g.Points() + beside(&cellar, cell) +
		nextShare*max(series, nextTriplet(&cellar, rest))
	if !in.last && series == 0 {
		score -= pairHope * rest.Count(c)
	}
	return score, point*(bonus+series) >= spareLay || g.Different > 0 && rest.Count(c) == 0
}

// seriesTriplets returns the most points for triplets that up to n cards of one
// wine could score one after the other. The cellar goes by value: by reference it
// would be allocated, as the function calls itself.
func seriesTriplets(cellar Cellar, hand Cards, n int) int {
	if n == 0 || hand == 0 || cellar.finished() || bits.OnesCount16(cellar.ofWine(hand.first().Wine()))+n < 3 {
		return 0
	}
	forWine, _ := cellar.places()
	best := 0
	for rest := hand; rest != 0; rest = rest.withoutFirstKind() {
		c := rest.first()
		for m := forWine; m != 0; m &= m - 1 {
			trial := cellar
			g := trial.gain(trial.put(bits.TrailingZeros16(m), c))
			bonus := g.Points() - g.Stars
			best = max(best, bonus+seriesTriplets(trial, hand.Without(c), n-1))
		}
	}
	return best
}

// nextTriplet returns the most points for triplets that one more card of a hand
// could score.
func nextTriplet(cellar *Cellar, hand Cards) int {
	if cellar.finished() {
		return 0
	}
	forWine, _ := cellar.places()
	best := 0
	for rest := hand &^ (3 << (2 * Empty)); rest != 0; rest = rest.withoutFirstKind() {
		best = max(best, bestTriplets(cellar, forWine, rest.first()))
	}
	return best
}

// bestTriplets returns the most points for triplets that a card of wine could
// score at some places.
func bestTriplets(cellar *Cellar, places uint16, c Card) int {
	if same := cellar.ofWine(c.Wine()); same&(same-1) == 0 {
		return 0 // a triplet needs two more of the wine
	}
	best := 0
	for m := places; m != 0; m &= m - 1 {
		trial := *cellar
		g := trial.gain(trial.put(bits.TrailingZeros16(m), c))
		best = max(best, g.Points()-g.Stars)
	}
	return best
}

// beside values the cards of the same wine from which the card in a cell could
// go on to a triplet.
func beside(cellar *Cellar, cell int) int {
	total := 0
	for m := cellar.sameWine(cell) & tripletsOf[cell].near; m != 0; m &= m - 1 {
		if cellar.card(bits.TrailingZeros16(m)) == cellar.card(cell) {
			total += alikeBeside
		} else {
			total += wineBeside
		}
	}
	return total
}
