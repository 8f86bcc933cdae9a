package weinhaendler

import (
	"math"

	"treille/engine"
)

// candidates finds the decisions that are worth comparing.
type candidates struct {
	bidder  bidder
	planner planner
	worth   [Kinds]int32
}

// mostCandidates is how many decisions are compared at most.
const mostCandidates = 14

// bids appends bids for each rank that the seat can reach, and passing.
func (l *candidates) bids(in *Info, dst []engine.Action) []engine.Action {
	b, bd := &l.bidder, &in.board
	st := sensibleStyle
	cellar, _ := bd.open(bd.turn)
	st.worths(&cellar, &l.worth)
	plain := b.choose(bd, in.hand, &l.worth, &st)
	start := len(dst)
	dst = append(dst, plain)
	add := func(a engine.Action) {
		if len(dst)-start >= mostCandidates {
			return
		}
		for _, x := range dst[start:] {
			if x == a {
				return
			}
		}
		dst = append(dst, a)
	}
	if bd.mayDraw(bd.turn) {
		add(Draw())
	} else {
		add(Pass())
	}
	own := int32(bd.totals[bd.turn])
	b.list(in.hand, int(own))
	for above, bundle := int32(math.MaxInt32), bd.offer; ; {
		q := b.nextOther(bd, above)
		below := int32(0)
		if q != nobody {
			below = int32(bd.totals[q])
		}
		if above > own && b.reaches(below, above) {
			b.weigh(in.hand, bundle, &l.worth, &st)
			for _, price := range [...]int32{0, 100, 300, -60} {
				best, bestWorth := 0, int32(math.MinInt32)
				for i := 1; i < b.size; i++ {
					if t := b.totals[i]; t > below && t < above {
						if w := b.worth[i] + price*t/1000; w > bestWorth {
							best, bestWorth = i, w
						}
					}
				}
				add(Bid(b.cards[best]))
			}
		}
		if q == nobody {
			return dst
		}
		above, bundle = below, bd.bids[q]
	}
}
