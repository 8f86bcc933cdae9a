package weinhaendler

import (
	"math"
	"math/bits"

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

// keeping returns those of some places for a bottle of the hand from which the whole of it can still be laid for as many
// points, or but for fewer less than three equal bottles score.
func (in *Info) keeping(pl *planner, places uint16, c Card) (kept uint16) {
	most := pl.plan(&in.board, in.turn, in.hand, mustBeam).points
	var points [cells + 1]int32
	for rest := places; rest != 0; rest &= rest - 1 {
		place, b := bits.TrailingZeros16(rest), in.board
		points[place] = int32(b.lay(in.turn, c, place).Points())
		points[place] += pl.plan(&b, in.turn, in.hand.Without(c), mustBeam).points
		most = max(most, points[place])
	}
	for rest := places; rest != 0; rest &= rest - 1 {
		if points[bits.TrailingZeros16(rest)] > most-AlikePoints {
			kept |= rest & -rest
		}
	}
	return kept
}

// loses reports whether a bottle is laid before the last round where it is none of those places.
func (in *Info) loses(pl *planner, d Decision) bool {
	if d.Kind != DecisionPlace || d.Card == Empty || in.last {
		return false
	}
	cellar, _ := in.open(in.turn)
	places, _ := cellar.places()
	return in.keeping(pl, places, d.Card)>>cellar.maskPlace(int(d.Place.Row), int(d.Place.Col))&1 == 0
}
