package weinhaendler

import (
	"math"

	"treille/engine"
)

// A bidder finds a quick bid: it lists the parts of a hand once and compares
// them by the bundles that they would get.
type bidder struct {
	cards  [maxBids]Cards // every part of the hand, ascending
	totals [maxBids]int32 // the total of the own bid with it
	worth  [maxBids]int32 // what the hand is worth without it
	size   int
}

// list lists the parts of a hand to add to a total.
func (b *bidder) list(hand Cards, total int) {
	b.cards[0], b.totals[0] = 0, int32(total)
	b.size = 1
	for rest := hand; rest != 0; rest = rest.withoutFirstKind() {
		c := rest.first()
		value, width := int32(box.values[c]), b.size
		for range rest.Count(c) {
			for i := b.size - width; i < b.size; i++ {
				b.cards[i+width] = b.cards[i] + 1<<(2*c)
				b.totals[i+width] = b.totals[i] + value
			}
			b.size += width
		}
	}
}

// weigh values the hand without each of its parts, and with a bundle.
func (b *bidder) weigh(hand, bundle Cards, worth *[Kinds]int32, st *style) {
	var base int32
	b.worth[0] = 0
	size := 1
	for shift := uint(0); shift < 2*Kinds; shift += wineBits {
		have, get := hand>>shift&wineMask, bundle>>shift&wineMask
		if have == 0 {
			if get != 0 {
				base += wineWorth(get, shift, worth, st)
			}
			continue
		}
		width := size
		for give2 := Cards(0); give2 <= have&(3<<4); give2 += 1 << 4 {
			for give1 := Cards(0); give1 <= have&(3<<2); give1 += 1 << 2 {
				for give0 := Cards(0); give0 <= have&3; give0++ {
					give := give0 + give1 + give2
					if give == 0 {
						continue
					}
					w := wineWorth(have-give+get, shift, worth, st)
					for i, x := range b.worth[:width] {
						b.worth[size+i] = x + w
					}
					size += width
				}
			}
		}
		w := wineWorth(have+get, shift, worth, st)
		for i := range b.worth[:width] {
			b.worth[i] += w
		}
	}
	for i := range b.worth[:size] {
		b.worth[i] += base
	}
}

// A wine's cards take six bits of a set.
const (
	wineBits = 6
	wineMask = 1<<wineBits - 1
)

// wineWorth values cards of one wine, which lie in the set from a bit on.
func wineWorth(cards Cards, shift uint, worth *[Kinds]int32, st *style) int32 {
	kind := shift / 2
	n0, n1, n2 := cards&3, cards>>2&3, cards>>4&3
	if kind == uint(Empty) {
		return int32(n0) * worth[Empty]
	}
	w := int32(n0)*worth[kind] + int32(n1)*worth[kind+1] + int32(n2)*worth[kind+2] +
		st.hope[n0] + st.hope[n1] + st.hope[n2]
	if n0 > 0 && n1 > 0 && n2 > 0 {
		w += st.mixed
	}
	return w
}

// choose returns the decision of the seat whose turn it is.
func (b *bidder) choose(bd *board, hand Cards, worth *[Kinds]int32, st *style) engine.Action {
	own := int32(bd.totals[bd.turn])
	b.list(hand, int(own))
	b.weigh(hand, b.passing(bd), worth, st)
	best, bestWorth := Pass(), b.worth[0]
	if bd.mayDraw(bd.turn) {
		best = Draw()
		if int(bd.sizes[bd.turn]) >= handLimit {
			bestWorth += st.crowded
		} else {
			bestWorth += st.draw
		}
	}
	cost := st.threshold + st.risk*int32((engine.Seats(int(bd.players)).Without(engine.Player(bd.turn))&^bd.passed).Len())
	for above, bundle := int32(math.MaxInt32), bd.offer; ; cost = st.threshold {
		q := b.nextOther(bd, above)
		below := int32(0)
		if q != nobody {
			below = int32(bd.totals[q])
		}
		if above > own && b.reaches(below, above) {
			b.weigh(hand, bundle, worth, st)
			for i := 1; i < b.size; i++ {
				if t := b.totals[i]; t > below && t < above && b.worth[i]-cost > bestWorth {
					best, bestWorth = Bid(b.cards[i]), b.worth[i]-cost
				}
			}
		}
		if q == nobody {
			return best
		}
		above, bundle = below, bd.bids[q]
	}
}

// passing returns what the seat whose turn it is would get if the bidding ended.
func (b *bidder) passing(bd *board) Cards {
	own := bd.totals[bd.turn]
	if own == 0 {
		return 0
	}
	above, bundle := uint16(math.MaxUint16), bd.offer
	for p, total := range bd.totals[:bd.players] {
		if total > own && total < above {
			above, bundle = total, bd.bids[p]
		}
	}
	return bundle
}

// nextOther returns the other seat with the highest bid below a total.
func (b *bidder) nextOther(bd *board, above int32) int8 {
	best := int8(nobody)
	for p := range int8(bd.players) {
		t := int32(bd.totals[p])
		if p != bd.turn && t > 0 && t < above && (best == nobody || t > int32(bd.totals[best])) {
			best = p
		}
	}
	return best
}

// reaches reports whether some part of the hand makes a total between two.
func (b *bidder) reaches(below, above int32) bool {
	for _, t := range b.totals[1:b.size] {
		if t > below && t < above {
			return true
		}
	}
	return false
}

// worths values a card of each kind for a cellar.
func (st *style) worths(cellar *Cellar, dst *[Kinds]int32) {
	forWine, _ := cellar.places()
	for c := range Empty {
		dst[c] = st.card[c.Stars()] + st.power*int32(box.values[c])/1000
		if st.ready != 0 {
			dst[c] += st.ready * int32(bestTriplets(cellar, forWine, c))
		}
	}
	dst[Empty] = st.card[0]
}
