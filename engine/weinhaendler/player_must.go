package weinhaendler

import (
	"math"

	"treille/engine"
)

// What counts in what is laid before the last round, in tenths of a point.
const (
	starLaid  = 5  // each star, as it scores the same later
	freeLaid  = 16 // each bottle that need not be laid costs so much,
	keepsHope = 20 // and three equal ones that one or two of the hand can still complete are worth this
)

// set is how many cards score together (W36).
const set = 3

// lay returns the first placing of the best way to lay what the seat whose turn it is must lay, and what else of its
// hand scores enough, or Done: of several ways alike the one that takes the fewest euros. If less is to be
// laid than is a set, it lays so much only for three equal ones.
func (pl *planner) lay(b *board, hand Cards, st *style) engine.Action {
	size := hand.Len()
	must, free := size-handLimit, size-int(st.holdBack)
	pl.begin(b, b.turn, hand, mustBeam, starLaid)
	best, most := Done(), int64(math.MinInt64)
	for laid := 0; ; laid++ {
		for i := range pl.beam[:pl.width] {
			l := &pl.beam[i]
			if laid > max(must, free) && int(l.points)-starsOf(hand)+starsOf(l.hand) < AlikePoints {
				continue
			}
			if w := pl.worth(l, laid-max(0, must)); laid >= must && w > most {
				best, most = l.first, w
			}
		}
		if laid >= max(must, free, set) || !pl.grow() {
			break
		}
	}
	if most == math.MinInt64 { // not even the wines are enough
		return layQuickly(b, hand, st)
	}
	return best
}

// worth is what a lot is worth before the last round, in which some cards need not have been laid, and of equal
// ones the one of which more euros are left.
func (pl *planner) worth(l *lot, free int) int64 {
	w := l.order - int32(freeLaid*free)
	if l.cellar.completes(l.hand, fewCards) {
		w += keepsHope
	}
	return int64(w)<<16 + int64(l.hand.Value())
}
