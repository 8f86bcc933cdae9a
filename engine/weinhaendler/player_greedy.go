package weinhaendler

import (
	"math"

	"treille/engine"
	"treille/engine/rng"
)

// A greedyPolicy is a computer player that looks one decision ahead. It values
// cards by the points that they bring or may bring to its own cellar, bids what
// it can spare for the bundle that it would get if the bidding ended now, and
// lays cards where they score and prepare triplets.
type greedyPolicy struct{}

// What the greedy player goes by, in tenths of a point.
const (
	point        = 10
	pairHope     = 6  // two equal cards in the hand
	threeHope    = 34 // three equal cards in the hand
	mixedHope    = 5  // all three sizes of a wine in the hand
	readyShare   = 7  // tenths of a triplet that a card could complete now
	emptyWorth   = 1
	drawWorth    = 14 // of the card that W14 gives
	crowdedDraw  = 6  // the same with a full hand
	bidThreshold = 10 // a bid must be better by so much than passing
	outbidRisk   = 5  // a bid as highest is worth so much less for each seat that can answer
)

// Choose implements [engine.Policy].
func (greedyPolicy) Choose(info engine.InfoState, legal []engine.Action, _ *rng.Stream) engine.Action {
	in := info.(*Info)
	if in.phase == PhaseBidding {
		return chooseBid(in, legal)
	}
	return choosePlacing(in, legal)
}

// chooseBid compares the hands that bids and passing would lead to.
func chooseBid(in *Info, legal []engine.Action) engine.Action {
	worth := cardWorths(in)
	highest, risk := highestOther(in), outbidRisk*rivals(in)
	best, bestWorth := Pass(), math.MinInt
	passed := handWorth(in.hand.Plus(received(in, 0)), &worth)
	for _, a := range legal {
		var w int
		switch DecisionKind(a >> kindShift) {
		case DecisionPass:
			w = passed
		case DecisionDraw:
			w = passed + drawWorth
			if int(in.sizes[in.seat]) >= handLimit {
				w = passed + crowdedDraw
			}
		case DecisionBid:
			cards := Cards(a) & allKinds
			raise := cards.Value()
			w = handWorth(in.hand.Minus(cards).Plus(received(in, raise)), &worth) - bidThreshold
			if int(in.totals[in.seat])+raise > highest {
				w -= risk
			}
		}
		if w > bestWorth {
			best, bestWorth = a, w
		}
	}
	return best
}

// received returns the cards that the own seat would get if it raised its bid by
// some tenths of a euro and the bidding ended (W20, W21).
func received(in *Info, raise int) Cards {
	own := in.totals[in.seat] + uint16(raise)
	if own == 0 {
		return 0
	}
	above, bundle := uint16(math.MaxUint16), in.offer
	for p, total := range in.totals[:in.players] {
		if total > own && total < above {
			above, bundle = total, in.bids[p]
		}
	}
	return bundle
}

// highestOther returns the highest total of the other seats.
func highestOther(in *Info) int {
	best := 0
	for p, total := range in.totals {
		if engine.Player(p) != in.seat {
			best = max(best, int(total))
		}
	}
	return best
}

// rivals returns how many other seats may still bid.
func rivals(in *Info) int {
	others := engine.Seats(int(in.players)).Without(in.seat)
	return (others &^ in.passed).Len()
}

// cardWorths returns what one card of each kind is worth to the own seat: its
// stars, and a share of the triplets that it could complete at once.
func cardWorths(in *Info) [Kinds]int {
	var worth [Kinds]int
	cellar, _ := in.open(int8(in.seat))
	forWine, _ := cellar.places()
	for c := range Empty {
		worth[c] = point*c.Stars() + readyShare*bestTriplets(&cellar, forWine, c)
	}
	worth[Empty] = emptyWorth
	return worth
}

// handWorth returns what a hand is worth: its cards, and the triplets that they
// may become together.
func handWorth(hand Cards, worth *[Kinds]int) int {
	total := 0
	for rest := hand; rest != 0; rest = rest.withoutFirstKind() {
		c := rest.first()
		n := rest.Count(c)
		total += n * worth[c]
		if c == Empty {
			continue
		}
		switch n {
		case 2:
			total += pairHope
		case 3:
			total += threeHope
		}
		if c%3 == 0 && hand.Count(c+1) > 0 && hand.Count(c+2) > 0 {
			total += mixedHope
		}
	}
	return total
}
