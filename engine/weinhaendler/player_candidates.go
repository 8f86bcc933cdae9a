package weinhaendler

import (
	"math"
	"slices"

	"treille/engine"
)

// candidates finds the bids that are worth comparing.
type candidates struct {
	bidder  bidder
	planner planner
	worth   [Kinds]int32
}

// mostCandidates is how many decisions are compared at most.
const mostCandidates = 14

// prices are what a euro of the own total may be worth, in hundredths of a
// point: of the bids that reach a rank, the best at each price is compared. A
// dearer bid holds its rank better.
var prices = [...]int32{0, 100, 300, -60}

// append appends the plain bid, passing unless a small bottle is better or a third one is worth a bid, and bids for
// each rank that the seat can reach. A whole list has passing anyway, unless a small bottle takes more for sure. In the
// last round the plain decision is what leaves most points to lay as the bids stand: where the game is lost or won
// whatever one decides, that is what one does.
func (l *candidates) append(dst []engine.Action, in *Info, whole bool) []engine.Action {
	b, bd := &l.bidder, &in.board
	cellar, _ := bd.open(bd.turn)
	st := &bd.sensible()[0]
	st.worths(&cellar, &l.worth)
	start := len(dst)
	plain, pass := b.choose(bd, in.hand, &l.worth, st), Pass()
	if bd.mayDraw(bd.turn) {
		pass = Draw()
	}
	better := in.betterThanPassing(&l.planner)
	if better != 0 && plain == pass {
		plain = b.cheapest(in, better, &l.worth, st)
	}
	if plain != pass {
		plain = Bid(in.sensibly(Decode(plain).Cards))
	}
	if give := Decode(plain).Cards; plain != pass && (in.wastes(give) || in.overpays(&l.planner, give)) {
		plain = pass
	}
	fight := b.fight(in, &l.planner, &l.worth, st)
	if fight != 0 && plain == pass {
		plain = Bid(in.sensibly(fight))
	}
	small := false
	if bd.last {
		var most Cards
		if most, small = l.lastBid(in); most != 0 {
			plain = Bid(most)
		} else if better == 0 {
			plain = pass
		}
	}
	if dst = append(dst, plain); whole && in.sure() == 0 || better == 0 && fight == 0 && !small {
		dst = addNew(dst, start, pass)
	}
	own := int32(bd.totals[bd.turn])
	for above, bundle := int32(math.MaxInt32), bd.offer; above > own; {
		below, next := bd.nextOther(above)
		switch {
		case !b.reaches(below, above):
		case bd.last:
			dst = l.appendPaid(dst, start, in, bundle, below, above)
		default:
			b.weigh(in.hand, bundle, &l.worth, st)
			for _, price := range prices {
				if give := in.sensibly(b.best(below, above, price)); !in.wastes(give) && !in.overpays(&l.planner, give) {
					dst = addNew(dst, start, Bid(give))
				}
			}
		}
		above, bundle = below, next
	}
	return dst
}

// clearlyMore is how many points more a bid must leave to lay than passing, to be seen at once.
const clearlyMore = 3

// lastBid returns the bid of the last round that leaves most points to lay as the bids stand, nothing if none leaves
// more than passing, and whether one of one star at most leaves clearly more than passing. An empty bottle, which is
// worth nothing then, leaves clearly more where it makes a bid of a seat that has none: unless nobody else may bid.
func (l *candidates) lastBid(in *Info) (best Cards, small bool) {
	b := &l.bidder
	b.list(in.hand, int32(in.totals[in.turn]))
	left := func(give Cards) int32 {
		return l.planner.plan(&in.board, in.turn, in.hand.Minus(give).Plus(received(in, give.Value())), wideBeam).points
	}
	passed := left(0)
	most := passed
	for i, give := range b.cards[1:b.size] {
		if _, owned := in.totalOwner(in.turn, int(b.totals[i+1])); owned {
			continue
		}
		n := left(give)
		free := give == CardsOf(Empty) && in.bids[in.seat] == 0 && (n > passed || rivals(in) > 0)
		if n > most || free && best == 0 {
			best, most = give, n
		}
		small = small || free || starsOf(give) <= 1 && n >= passed+clearlyMore
	}
	return best, small
}

// cheapest returns a bid of one of some bottles, after which the hand with the offer is worth most.
func (b *bidder) cheapest(in *Info, kinds Cards, worth *[Kinds]int32, st *style) engine.Action {
	b.weigh(in.hand, in.offer, worth, st)
	best := 0
	for i, give := range b.cards[:b.size] {
		if give != 0 && give.Len() == 1 && kinds.Contains(give) && (best == 0 || b.worth[i] > b.worth[best]) {
			best = i
		}
	}
	return Bid(b.cards[best])
}

// appendPaid appends the bids of the last round that take a bundle, those than which no higher
// one leaves more points to lay. The plain one becomes one of them.
func (l *candidates) appendPaid(dst []engine.Action, start int, in *Info, bundle Cards, below, above int32) []engine.Action {
	b := &l.bidder
	for i, give := range b.cards[:b.size] {
		if t := b.totals[i]; t > below && t < above {
			b.worth[i] = l.planner.plan(&in.board, in.turn, in.hand.Minus(give).Plus(bundle), narrowBeam).points
		}
	}
	if plain := Decode(dst[start]); plain.Kind == DecisionBid {
		if t := b.totals[0] + int32(plain.Cards.Value()); t > below && t < above {
			dst[start] = Bid(b.cards[b.paid(t-1, above)])
		}
	}
	for i := b.paid(below, above); i > 0; i = b.paid(b.totals[i], above) {
		if !in.wastes(b.cards[i]) && !b.hasty(i, below, above) {
			dst = addNew(dst, start, Bid(b.cards[i]))
		}
	}
	return dst
}

// hasty reports whether some of a part of the hand, with a total between two, leave more: the rest can be added later.
func (b *bidder) hasty(part int, below, above int32) bool {
	for i, t := range b.totals[:b.size] {
		if i > 0 && t > below && t < above && b.worth[i] > b.worth[part] && b.cards[part].Contains(b.cards[i]) {
			return true
		}
	}
	return false
}

// paid returns which part of the hand with a total between two leaves most, of several the
// dearest; 0 if there is none.
func (b *bidder) paid(below, above int32) int {
	best := 0
	for i, t := range b.totals[:b.size] {
		if i > 0 && t > below && t < above && (best == 0 || b.worth[i] > b.worth[best] || b.worth[i] == b.worth[best] && t > b.totals[best]) {
			best = i
		}
	}
	return best
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
