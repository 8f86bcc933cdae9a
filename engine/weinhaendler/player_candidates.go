package weinhaendler

import (
	"math"
	"slices"

	"treille/engine"
)

// candidates finds the bids that are worth comparing.
type candidates struct {
	bidder bidder
	worth  [Kinds]int32
}

// mostCandidates is how many decisions are compared at most.
const mostCandidates = 14

// prices are what a euro of the own total may be worth, in hundredths of a
// point: of the bids that reach a rank, the best at each price is compared. A
// dearer bid holds its rank better.
var prices = [...]int32{0, 100, 300, -60}

// append appends the plain bid, passing, and bids for each rank that the seat
// can reach.
func (l *candidates) append(dst []engine.Action, in *Info) []engine.Action {
	b, bd := &l.bidder, &in.board
	cellar, _ := bd.open(bd.turn)
	st := &bd.sensible()[0]
	st.worths(&cellar, &l.worth)
	start := len(dst)
	dst = append(dst, b.choose(bd, in.hand, &l.worth, st))
	pass := Pass()
	if bd.mayDraw(bd.turn) {
		pass = Draw()
	}
	dst = addNew(dst, start, pass)
	own := int32(bd.totals[bd.turn])
	for above, bundle := int32(math.MaxInt32), bd.offer; above > own; {
		below, next := bd.nextOther(above)
		if b.reaches(below, above) {
			b.weigh(in.hand, bundle, &l.worth, st)
			for _, price := range prices {
				dst = addNew(dst, start, Bid(b.best(below, above, price)))
			}
		}
		above, bundle = below, next
	}
	if bd.last {
		dst = appendSingles(dst, start, in)
	}
	return dst
}

// appendSingles appends each card of the hand by itself: in the last round a bid is
// a bottle given up for a bundle, and one is often enough.
func appendSingles(dst []engine.Action, start int, in *Info) []engine.Action {
	for rest := in.hand.kinds(); rest != 0; rest = rest.withoutFirstKind() {
		if a := Bid(Cards(0).With(rest.first())); in.Check(a) == nil {
			dst = addNew(dst, start, a)
		}
	}
	return dst
}

// addNew appends a candidate, if it is not among those from start on and there
// are not too many.
func addNew(dst []engine.Action, start int, a engine.Action) []engine.Action {
	if len(dst)-start == mostCandidates || slices.Contains(dst[start:], a) {
		return dst
	}
	return append(dst, a)
}

// best returns the part of the hand with a total between two that leaves most,
// where each euro of the total counts so many hundredths of a point.
func (b *bidder) best(below, above, price int32) Cards {
	var best Cards
	most := int32(math.MinInt32)
	for i := 1; i < b.size; i++ {
		if t := b.totals[i]; t > below && t < above {
			if w := b.worth[i] + price*t/1000; w > most {
				best, most = b.cards[i], w
			}
		}
	}
	return best
}
