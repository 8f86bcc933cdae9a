package vino

import (
	"math/bits"

	"treille/engine"
)

// ends reports whether buying vineyard n of region r takes the last bottle off, so
// that this buying is the last.
func (b *board) ends(r, n uint8) bool {
	private, state := b.free[r]&^box.state[r], b.free[r]&box.state[r]
	return b.bottles == 1<<r && (private == 1<<n || state == 1<<n)
}

// trails reports whether p, if it takes the last bottle off by buying in region r,
// will probably have fewer vineyards in the end than somebody else, or as many and
// less money.
func (b *board) trails(p engine.Player, r, n uint8) bool {
	mine, others := int32(0), int32(0)
	if box.state[r]>>n&1 == 0 {
		mine, others = b.share(p, r, 1)
	}
	own := int32(b.used[p]) + 1 + mine + b.reach(p, r)
	for q := range engine.Player(b.players) {
		if q == p {
			continue
		}
		theirs := int32(b.used[q]) + b.reach(q, r)
		if b.owned[r][q] != 0 {
			theirs += others / 2
		}
		if theirs > own || theirs == own && b.money[q] > b.money[p] {
			return true
		}
	}
	return false
}

// reach guesses how many vineyards p will still buy this round in the regions after
// region r.
func (b *board) reach(p engine.Player, r uint8) int32 {
	const usual = 190
	left := int32(0)
	for rest := b.shown[p] >> (r + 1) << (r + 1); rest != 0; rest &= rest - 1 {
		if s := uint8(bits.TrailingZeros16(rest)); b.obstacle(p, s) == NoObstacle {
			left += int32(bits.OnesCount32(b.free[s]))
		}
	}
	return min(left, b.money[p]/usual, MaxOwned-int32(b.used[p]))
}
