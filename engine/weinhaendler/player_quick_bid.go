package weinhaendler

import (
	"math"

	"treille/engine"
)

// A bidder finds a quick bid: it lists the parts of a hand once and compares
// them by the bundles that they would get if the bidding ended.
type bidder struct {
	cards  [maxBids]Cards // every part of the hand, ascending, nothing first
	totals [maxBids]int32 // the own total with it
	worth  [maxBids]int32 // what the hand is worth without it
	size   int
}

// choose returns the decision of the seat whose turn it is, with its hand and
// what each card is worth to it.
func (b *bidder) choose(bd *board, hand Cards, worth *[Kinds]int32, st *style) engine.Action {
	own := int32(bd.totals[bd.turn])
	b.list(hand, own)
	best, most := b.pass(bd, hand, worth, st)
	for above, bundle := int32(math.MaxInt32), bd.offer; above > own; {
		below, next := bd.nextOther(above)
		if b.reaches(below, above) {
			cost := st.threshold
			if above == math.MaxInt32 {
				cost += st.risk * int32(bd.rivals())
			}
			b.weigh(hand, bundle, worth, st)
			for i := 1; i < b.size; i++ {
				if t := b.totals[i]; t > below && t < above && b.worth[i]-cost > most {
					best, most = Bid(b.cards[i]), b.worth[i]-cost
				}
			}
		}
		above, bundle = below, next
	}
	return best
}

// pass returns how to pass, and what the hand is then worth.
func (b *bidder) pass(bd *board, hand Cards, worth *[Kinds]int32, st *style) (engine.Action, int32) {
	b.weigh(hand, bd.gets(bd.turn), worth, st)
	switch {
	case !bd.mayDraw(bd.turn):
		return Pass(), b.worth[0]
	case int(bd.sizes[bd.turn]) >= handLimit:
		return Draw(), b.worth[0] + st.crowded
	}
	return Draw(), b.worth[0] + st.draw
}

// list lists the parts of a hand that could be added to a total.
func (b *bidder) list(hand Cards, total int32) {
	b.cards[0], b.totals[0] = 0, total
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

// A wine's cards take six bits of a set.
const (
	wineBits = 6
	wineMask = 1<<wineBits - 1
)

// weigh values the hand without each of its parts, but with a bundle. Wine by
// wine it goes through what may be given away, in the order of list.
func (b *bidder) weigh(hand, bundle Cards, worth *[Kinds]int32, st *style) {
	b.worth[0] = 0
	size, base := 1, int32(0)
	for shift := uint(0); shift < 2*Kinds; shift += wineBits {
		have, get := hand>>shift&wineMask, bundle>>shift&wineMask
		if have|get == 0 {
			continue
		}
		width := size
		for give := nextPart(0, have); give != 0; give = nextPart(give, have) {
			w := wineWorth(have-give+get, shift, worth, st)
			for i, x := range b.worth[:width] {
				b.worth[size+i] = x + w
			}
			size += width
		}
		w := wineWorth(have+get, shift, worth, st)
		if have == 0 {
			base += w
			continue
		}
		for i := range b.worth[:width] {
			b.worth[i] += w
		}
	}
	for i := range b.worth[:size] {
		b.worth[i] += base
	}
}

// nextPart returns the part of some cards of one wine that comes after another;
// after the last, none.
func nextPart(part, all Cards) Cards {
	for unit := Cards(1); unit <= wineMask; unit <<= 2 {
		digit := 3 * unit
		if part&digit < all&digit {
			return part + unit
		}
		part &^= digit
	}
	return 0
}

// wineWorth values cards of one wine, which stand in a set from a bit on.
func wineWorth(cards Cards, shift uint, worth *[Kinds]int32, st *style) int32 {
	kind := Card(shift / 2)
	n1, n2, n3 := cards&3, cards>>2&3, cards>>4
	if kind == Empty {
		return int32(n1) * worth[Empty]
	}
	w := int32(n1)*worth[kind] + int32(n2)*worth[kind+1] + int32(n3)*worth[kind+2] +
		st.hope[n1] + st.hope[n2] + st.hope[n3]
	if n1 > 0 && n2 > 0 && n3 > 0 {
		w += st.mixed
	}
	return w
}

// worths finds what a card of each kind is worth to who builds a cellar.
func (st *style) worths(cellar *Cellar, dst *[Kinds]int32) {
	forWine, _ := cellar.places()
	for c := range Empty {
		dst[c] = st.card[c.Stars()]
		if st.ready > 0 {
			dst[c] += st.ready * int32(bestTriplets(cellar, forWine, c))
		}
	}
	dst[Empty] = st.card[0]
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

// gets returns what a seat would get if the bidding ended now (W20).
func (b *board) gets(p int8) Cards {
	if b.totals[p] == 0 {
		return 0
	}
	above, bundle := uint16(math.MaxUint16), b.offer
	for q, total := range b.totals[:b.players] {
		if total > b.totals[p] && total < above {
			above, bundle = total, b.bids[q]
		}
	}
	return bundle
}

// nextOther returns the highest total below another that is not of the seat
// whose turn it is, and its bid; 0 if there is none.
func (b *board) nextOther(above int32) (int32, Cards) {
	best, bid := int32(0), Cards(0)
	for q, total := range b.totals[:b.players] {
		if t := int32(total); int8(q) != b.turn && t > best && t < above {
			best, bid = t, b.bids[q]
		}
	}
	return best, bid
}

// rivals returns how many other seats may still bid.
func (b *board) rivals() int {
	return (engine.Seats(int(b.players)).Without(engine.Player(b.turn)) &^ b.passed).Len()
}
