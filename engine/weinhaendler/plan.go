package weinhaendler

import (
	"math"
	"math/bits"

	"treille/engine"
	"treille/engine/search"
)

// A planner finds what to lay in a phase 3: a beam search over the cards that
// could be laid one after the other.
type planner struct {
	beam, next [beamWidth]lot
	width      int
	found      int // lots in next
	terms      []int32
	style      bool
}

// beamWidth is how many lots of one size are followed.
const beamWidth = 12

// A lot is some cards laid, and where that leads.
type lot struct {
	cellar Cellar
	hand   Cards
	first  engine.Action // the card laid first
	points int32
	near   int32
	order  int32 // by what lots of one size are compared
	number int8  // of the cellar
}

// choose returns the first placing of the best plan for the seat whose turn it
// is, or Done.
func (pl *planner) choose(bd *board, hand Cards) engine.Action {
	cellar, number := bd.open(bd.turn)
	pl.beam[0] = lot{cellar: cellar, hand: hand, first: Done(), number: int8(number)}
	pl.width = 1
	best, bestWorth := Done(), math.MinInt
	for size := int(bd.sizes[bd.turn]); ; size-- {
		if bd.last || size <= handLimit {
			for i := range pl.beam[:pl.width] {
				if w := pl.worth(bd, &pl.beam[i]); w > bestWorth {
					best, bestWorth = pl.beam[i].first, w
				}
			}
		}
		if size == 0 || !pl.grow(bd) {
			return best
		}
	}
}

// worth is what a lot is worth once no more is laid, in parts of a nat.
func (pl *planner) worth(bd *board, l *lot) int {
	if bd.last {
		return int(l.points)
	}
	if pl.style {
		var worth [Kinds]int32
		st := sensibleStyle
		forWine, _ := l.cellar.places()
		w := int32(0)
		for rest := l.hand; rest != 0; rest = rest.withoutFirstKind() {
			c := rest.first()
			if c == Empty {
				worth[c] = 7
				continue
			}
			worth[c] = st.card[c.Stars()] + 12 + 7*int32(bestTriplets(&l.cellar, forWine, c))
		}
		for shift := uint(0); shift < 2*Kinds; shift += wineBits {
			w += wineWorth(l.hand>>shift&wineMask, shift, &worth, &st)
		}
		return int(w + 10*l.points + l.near/2)
	}
	pl.terms = measure(pl.terms[:0], bd, bd.turn, l.hand, &l.cellar, bd.points[bd.turn]+int16(l.points))
	return search.Strength(values.Weights(int(bd.players), bd.stage()), pl.terms)
}

// grow follows each lot by one card more and keeps the best; false if nothing
// can be laid.
func (pl *planner) grow(bd *board) bool {
	pl.found = 0
	for i := range pl.beam[:pl.width] {
		pl.follow(&pl.beam[i], bd)
	}
	pl.beam, pl.next = pl.next, pl.beam
	pl.width = pl.found
	return pl.found > 0
}

// follow adds what a lot becomes by one card more.
func (pl *planner) follow(l *lot, bd *board) {
	if l.cellar.finished() {
		l.cellar, l.number = Cellar{}, l.number+1
	}
	forWine, forEmpty := l.cellar.places()
	st := &sensibleStyle
	for rest := l.hand; rest != 0; rest = rest.withoutFirstKind() {
		c := rest.first()
		if c == Empty && bd.last {
			continue
		}
		places, same := forWine, uint16(0)
		if c == Empty {
			places = forEmpty
		} else {
			same = l.cellar.ofWine(c.Wine())
		}
		for m := places; m != 0; m &= m - 1 {
			place := bits.TrailingZeros16(m)
			bonus, near := int32(0), int32(0)
			if c != Empty {
				bonus, near = layGain(&l.cellar, place, c, same, st)
			}
			points := bonus + int32(c.Stars())
			order := l.order + point*bonus + near
			if !bd.last {
				order -= int32(box.values[c]) / 20
			}
			pl.keep(l, c, place, points, near, order)
		}
	}
}

// keep keeps a lot among the best.
func (pl *planner) keep(l *lot, c Card, place int, points, near, order int32) {
	i := pl.found
	if i == beamWidth {
		if order <= pl.next[i-1].order {
			return
		}
		i--
	}
	grown := lot{cellar: l.cellar, hand: l.hand.Without(c), first: l.first, points: l.points + points, near: l.near + near, order: order, number: l.number}
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
	pl.found = min(beamWidth, pl.found+1)
}
