package vino

import (
	"math/bits"

	"treille/engine"
)

// ending reports whether this may be the last buying: money counts no more.
func (b *board) ending() bool { return b.bottles&(b.bottles-1) == 0 || b.lastRound() }

// mostPaid is the most that p pays for a vineyard.
func (b *board) mostPaid(p engine.Player, m *manner) int32 {
	if b.ending() || b.money[p] > m.rich {
		return maxPrice
	}
	return m.limit
}

// quickBuy buys the cheapest vineyard if it is worth its price, does not end a game
// that p would lose, and the money does not buy more in a region still to come. What
// closes the game (closing) is bought, and paid for, first of all.
func (b *board) quickBuy(p engine.Player, m *manner) engine.Action {
	r, money := b.region, b.money[p]
	if where, last := b.closing(p); last != 0 && where == r {
		return b.purchase(p, r, cheapest(last))
	} else if last != 0 {
		if int(b.used[p])+bits.OnesCount32(last) == MaxOwned {
			return Pass()
		}
		money -= priceOf(where, last)
	}
	most := b.mostPaid(p, m)
	open := b.free[r] & box.affordable(r, min(money, most))
	for open != 0 && b.idle == 0 && b.ends(r, uint8(bits.TrailingZeros32(open))) && b.trails(p, r, uint8(bits.TrailingZeros32(open))) {
		open &= open - 1
	}
	if open == 0 {
		return Pass()
	}
	n := uint8(bits.TrailingZeros32(open))
	price := int32(box.price[r][n])
	if later := b.shown[p] >> (r + 1) << (r + 1); later != 0 && b.crowdedOut(p, uint8(bits.TrailingZeros16(later)), price) {
		return Pass()
	}
	if b.bottles>>r&1 != 0 && b.free[r]&^box.state[r] == 1<<n {
		// The last private vineyard sets the gift off.
		mine, others := b.share(p, r, 1)
		worth := most - price + m.gift*(int32(b.players-1)*mine-others)/int32(b.players-1)
		if worth < 0 {
			if open &= open - 1; open == 0 {
				return Pass()
			}
			n = uint8(bits.TrailingZeros32(open))
		}
	}
	return b.purchase(p, r, n)
}

// crowdedOut reports whether a purchase at a price would keep p from cheaper ones
// in region r, where it may buy later in the round.
func (b *board) crowdedOut(p engine.Player, r uint8, price int32) bool {
	if b.obstacle(p, r) != NoObstacle {
		return false
	}
	left := b.money[p] - price
	for rest := b.leftFor(p, r); rest != 0; rest &= rest - 1 {
		next := int32(box.price[r][bits.TrailingZeros32(rest)])
		if next >= price {
			return false
		}
		if left -= next; left < 0 {
			return true
		}
	}
	return false
}

// leftFor guesses which vineyards of region r are left when p's turn comes there,
// after those who go first.
func (b *board) leftFor(p engine.Player, r uint8) uint32 {
	const usual = 190
	free, mine := b.free[r], b.seniority(p, r)
	for q := range engine.Player(b.players) {
		if q == p || b.shown[q]>>r&1 == 0 || b.seniority(q, r) <= mine {
			continue
		}
		for n := b.money[q] / usual; n > 0; n-- {
			free &= free - 1
		}
	}
	return free
}

// share guesses how many vineyards of region r's gift go to p and to the others
// together, if p has some more there by then.
func (b *board) share(p engine.Player, r uint8, more int32) (mine, others int32) {
	left := int32(bits.OnesCount32(b.free[r] & box.state[r]))
	own := int32(bits.OnesCount32(b.owned[r][p])) + more
	rank, owners := 0, 1
	for q := range engine.Player(b.players) {
		if q == p || b.owned[r][q] == 0 {
			continue
		}
		owners++
		if int32(bits.OnesCount32(b.owned[r][q])) > own {
			rank++
		}
	}
	first := min(left, 1)
	second, third := int32(0), int32(0)
	if owners > 1 {
		second = min(left-first, 2)
	}
	if owners > 2 {
		third = left - first - second
	}
	switch rank {
	case 0:
		mine = first
	case 1:
		mine = second
	case 2:
		mine = third
	}
	others = first + second + third - mine
	return min(mine, MaxOwned-int32(b.used[p])), others
}
