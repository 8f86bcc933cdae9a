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
// vineyards of region r (V30). Buying goes on where
// it was interrupted.
func (b *board) beginGift(r uint8, ev *engine.Events) {
	b.ranks = b.owners(engine.Seats(int(b.players)), r) | noSeats&^(1<<(3*giftTakers)-1)
	b.rank = 0
	if ev != nil {
		e := Event{Kind: EventGift, Player: engine.Chance, Region: int(r)}
		for i := range e.Owners {
			if e.Owners[i] = b.ranks.at(i); e.Owners[i] == noSeat {
				e.Owners[i] = engine.Chance
			}
		}
		ev.Add(e.pack(engine.Everybody, false))
	}
	b.nextTaker(ev)
}

// nextTaker finds the owner who chooses next, from the present rank on, or ends
// the gift.
// A player who has no pawn for his share keeps his rank, and nobody moves up (V33).
func (b *board) nextTaker(ev *engine.Events) {
	r := b.region
	for ; int(b.rank) < len(giftShare); b.rank++ {
		p := b.ranks.at(int(b.rank))
		if p == noSeat {
			break
		}
		given := uint8(bits.OnesCount32(b.free[r] & box.state[r]))
		if b.left = min(giftShare[b.rank], given, MaxOwned-b.used[p]); b.left > 0 {
			b.phase, b.actor = PhaseGift, p
			return
		}
	}
	if p := b.ranks.at(len(giftShare)); p != noSeat {
		for rest := b.free[r] & box.state[r]; rest != 0 && b.used[p] < MaxOwned; rest &= rest - 1 {
			b.receive(p, r, uint8(bits.TrailingZeros32(rest)), len(giftShare), ev)
			b.harvest(p, r, ev)
		}
	}
	b.ranks, b.rank, b.left = noSeats, 0, 0
	b.uncork(engine.Chance, r, true, ev) // V31
	b.nextBuyer(ev)
}

// take gives vineyard n of the gift to p.
func (b *board) take(p engine.Player, n uint8, ev *engine.Events) {
	b.receive(p, b.region, n, int(b.rank), ev)
	b.harvest(p, b.region, ev)
	if b.left--; b.left == 0 {
		b.rank++
		b.nextTaker(ev)
	}
}
