package vino

import (
	"math/bits"

	"treille/engine"
)

// giftTakers is the number of owners who share in a gift (V30).
const giftTakers = 3

// giftShare is how many vineyards an owner may choose, by rank; the third has no
// choice and takes what is left.
var giftShare = [giftTakers - 1]uint8{1, 2}

// beginGift ranks the owners as they stand now and hands out the state's free
// vineyards of region r (V30). Buying waits where it is.
func (t *Table) beginGift(r uint8, ev *engine.Events) {
	t.ranks = t.owners(engine.Seats(int(t.players)), r) | noSeats&^(1<<(3*giftTakers)-1)
	t.rank = 0
	if ev != nil {
		e := engine.Event{Kind: EventGift, Audience: engine.Everybody, Player: engine.Chance, Num: [4]int32{int32(r), -1, -1, -1}}
		for i := 0; i < giftTakers && t.ranks.at(i) != noSeat; i++ {
			e.Num[i+1] = int32(t.ranks.at(i))
		}
		ev.Add(e)
	}
	t.nextTaker(ev)
}

// nextTaker finds the owner who chooses next, from t.rank on, or ends the gift.
// Who has no pawn for his share keeps his rank, and nobody moves up (V33).
func (t *Table) nextTaker(ev *engine.Events) {
	r := t.region
	for ; int(t.rank) < len(giftShare); t.rank++ {
		p := t.ranks.at(int(t.rank))
		if p == noSeat {
			break
		}
		given := uint8(bits.OnesCount32(t.free[r] & printed.state[r]))
		if t.left = min(giftShare[t.rank], given, MaxOwned-t.used[p]); t.left > 0 {
			t.phase, t.actor = PhaseGift, p
			return
		}
	}
	if p := t.ranks.at(len(giftShare)); p != noSeat {
		for rest := t.free[r] & printed.state[r]; rest != 0 && t.used[p] < MaxOwned; rest &= rest - 1 {
			t.receive(p, r, uint8(bits.TrailingZeros32(rest)), len(giftShare), ev)
			t.harvest(p, r, ev)
		}
	}
	t.ranks, t.rank, t.left = noSeats, 0, 0
	t.uncork(engine.Chance, r, 1, ev) // V31
	t.nextBuyer(ev)
}

// take gives vineyard n of the gift to p.
func (t *Table) take(p engine.Player, n uint8, ev *engine.Events) {
	t.receive(p, t.region, n, int(t.rank), ev)
	t.harvest(p, t.region, ev)
	if t.left--; t.left == 0 {
		t.rank++
		t.nextTaker(ev)
	}
}
