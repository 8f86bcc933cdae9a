package weinhaendler

import (
	"math"

	"treille/engine"
	"treille/engine/rng"
)

// A novicePolicy decides as somebody may who plays for the first time: it bids the
// least that makes it the highest, as long as it would get more stars than it
// gives; and it lays what scores most at once, while it keeps a few bottles to bid.
type novicePolicy struct{}

const (
	// noviceKeeps is how many bottles a novicePolicy keeps in hand before the last round.
	noviceKeeps = 4
	// mostValue is more than all cards are worth together, in tenths of a euro.
	mostValue = 1 << 20
)

// Choose implements [engine.Policy].
func (novicePolicy) Choose(info engine.InfoState, legal []engine.Action, _ *rng.Stream) engine.Action {
	in := info.(*Info)
	choice, most := legal[0], math.MinInt
	for _, a := range legal {
		if w := in.noviceWorth(Decode(a)); w > most {
			choice, most = a, w
		}
	}
	return choice
}

func (in *Info) noviceWorth(d Decision) int {
	switch d.Kind {
	case DecisionDraw:
		return 1
	case DecisionBid:
		given := in.bids[in.seat].Plus(d.Cards)
		if given.Value() <= highestOther(in) || starsOf(given) >= starsOf(in.offer) {
			return -1
		}
		return mostValue - given.Value()
	case DecisionDone:
		if !in.last && int(in.sizes[in.seat]) <= noviceKeeps {
			return math.MaxInt
		}
	case DecisionPlace:
		cellar, cell := in.with(d.Card, d.Place)
		g := cellar.gain(cell)
		return g.Points()
	}
	return 0
}

// starsOf returns the stars of some cards together.
func starsOf(cards Cards) int {
	n := 0
	for rest := cards; rest != 0; rest = rest.withoutFirstKind() {
		n += rest.Count(rest.first()) * rest.first().Stars()
	}
	return n
}
