package weinhaendler

import (
	"math/bits"

	"treille/engine"
)

// A planner finds how to lay cards: a beam search over those that could be laid one after the
// other.
type planner struct {
	lots       [2][mustBeam]lot
	beam, next []lot // in lots, the best first
	width      int   // lots in beam
	found      int   // lots in next
	most       int   // lots of one size that are followed
	stars      int32 // what each star laid counts in the order of lots
}

// How many lots of one size are followed: of what must be laid before the last round, of the last
// cards in earnest, and in playouts.
const (
	mustBeam   = 32
	wideBeam   = 12
	narrowBeam = 4
)

// A lot is some cards laid, and where that leads.
type lot struct {
	cellar Cellar
	number int8 // of the cellar
	hand   Cards
	first  engine.Action // the card laid first, Done if there is none
	points int32
	order  int32 // by what lots of one size are compared, in tenths of a point
}

// choose returns the first placing of the best plan for the seat whose turn it
// is, or Done. It follows at most so many lots of one size.
func (pl *planner) choose(b *board, hand Cards, most int) engine.Action {
	return pl.plan(b, b.turn, hand, most).first
}

// plan returns the best way that it finds to lay some cards of a seat.
func (pl *planner) plan(b *board, seat int8, hand Cards, most int) lot {
	pl.begin(b, seat, hand, most, 0)
	best := pl.beam[0]
	for pl.grow() {
		for _, l := range pl.beam[:pl.width] {
			if l.points > best.points {
				best = l
			}
		}
	}
	return best
}

// begin begins with nothing laid.
func (pl *planner) begin(b *board, seat int8, hand Cards, most int, stars int32) {
	pl.beam, pl.next = pl.lots[0][:], pl.lots[1][:]
	pl.most, pl.stars = most, stars
	cellar, number := b.open(seat)
	pl.beam[0] = lot{cellar: cellar, number: int8(number), hand: hand, first: Done()}
	pl.width = 1
}

// grow follows each lot by one card more and keeps the best; false if no wine is
// left.
func (pl *planner) grow() bool {
	pl.found = 0
	for i := range pl.beam[:pl.width] {
		pl.follow(&pl.beam[i])
	}
	pl.beam, pl.next = pl.next, pl.beam
	pl.width = pl.found
	return pl.width > 0
}

// follow keeps the best of what a lot becomes by one wine more.
func (pl *planner) follow(l *lot) {
	if l.cellar.finished() {
		l.cellar, l.number = Cellar{}, l.number+1
	}
	places, _ := l.cellar.places()
	for rest := l.hand &^ (3 << (2 * Empty)); rest != 0; rest = rest.withoutFirstKind() {
		c := rest.first()
		same := l.cellar.ofWine(c.Wine())
		for m := places; m != 0; m &= m - 1 {
			place := bits.TrailingZeros16(m)
			bonus, near := layGain(&l.cellar, place, c, same, &sensibleStyle)
			pl.keep(l, c, place, bonus+int32(c.Stars()), l.order+point*bonus+near+pl.stars*int32(c.Stars()))
		}
	}
}

// keep keeps a lot with one card more, if it is among the best of its size and
// not there already.
func (pl *planner) keep(l *lot, c Card, place int, points, order int32) {
	i := pl.found
	if i == pl.most {
		if i--; order <= pl.next[i].order {
			return
		}
	}
	grown := *l
	grown.hand, grown.points, grown.order = l.hand.Without(c), l.points+points, order
	if l.first == Done() {
		grown.first = Lay(c, l.cellar.placeOf(place, int(l.number)))
	}
	grown.cellar.put(place, c)
	for _, other := range pl.next[:pl.found] {
		if other.order == order && other.hand == grown.hand && other.cellar == grown.cellar {
			return
		}
	}
	for ; i > 0 && pl.next[i-1].order < order; i-- {
		pl.next[i] = pl.next[i-1]
	}
	pl.next[i] = grown
	pl.found = min(pl.most, pl.found+1)
}
