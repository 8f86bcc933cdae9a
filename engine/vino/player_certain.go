package vino

import (
	"math/bits"

	"treille/engine"
)

// endsWon reports whether p, who chooses regions or buys, is sure to win this round: it can take the last bottle
// off, whatever the others do, and then stands before all of them, or does so if another takes it off.
func (b *board) endsWon(p engine.Player) bool {
	if !b.oneBottle() {
		return false
	}
	_, last := b.closing(p)
	return last != 0
}

// closing are vineyards of region r with which p, who chooses regions or buys, is sure to win this round (endsWon), or
// to stay before all others as it takes a bottle off and owns all that one can: nothing else is left for it to do.
// There are none if last is 0.
func (b *board) closing(p engine.Player) (r uint8, last uint32) {
	if !(b.phase == PhaseChoose || b.phase == PhaseOwners || b.phase == PhaseNewcomers) || b.round == 0 {
		return 0, 0
	}
	for rest := b.bottles; rest != 0; rest &= rest - 1 {
		r := uint8(bits.TrailingZeros16(rest))
		for _, last := range [...]uint32{b.free[r] &^ box.state[r], b.free[r] & box.state[r]} {
			all := int(b.used[p])+bits.OnesCount32(last) == MaxOwned
			if (all || b.oneBottle()) && b.endsWonBy(p, r, last) {
				return r, last
			}
		}
	}
	return 0, 0
}

// oneBottle reports whether the last bottle is all that is left.
func (b *board) oneBottle() bool { return b.bottles != 0 && b.bottles&(b.bottles-1) == 0 }

// endsWonBy reports whether p is sure to win by buying some vineyards in region r, which take the last
// bottle off.
func (b *board) endsWonBy(p engine.Player, r uint8, bought uint32) bool {
	n := bits.OnesCount32(bought)
	cost := priceOf(r, bought)
	if n == 0 || int(b.used[p])+n > MaxOwned || cost > b.money[p] || !b.undisturbed(p, r, n) && !b.disturbedInVain(p, r, bought) {
		return false
	}
	after := b.given(p, r, bought)
	after.money[p] -= cost
	return after.aheadForSure(p)
}

// disturbedInVain reports whether p may still buy some vineyards of region r, and stands before all others also if
// another buys before what it can pay for of them.
func (b *board) disturbedInVain(p engine.Player, r uint8, bought uint32) bool {
	if !b.mayBuyIn(p, r) || b.grows[r][p] == 0 && (b.markers[r] == 0 || bought&(bought-1) != 0) {
		return false
	}
	for q := range engine.Player(b.players) {
		if q == p || !b.mayBuyIn(q, r) || b.obstacle(q, r) != NoObstacle {
			continue
		}
		part, left := uint32(0), b.money[q]
		for rest := bought; rest != 0; rest &= rest - 1 {
			if left -= int32(box.price[r][cheapest(rest)]); left < 0 {
				break
			}
			part |= rest & -rest
		}
		if after := b.given(q, r, part); part != 0 && !after.aheadForSure(p) {
			return false
		}
	}
	return true
}

// given is the board once p has bought some vineyards of region r, all private or all of the state, and what
// the state gives then is given: not yet taken from what is free there.
func (b *board) given(p engine.Player, r uint8, bought uint32) board {
	before := *b
	before.owned[r][p] |= bought
	before.free[r] &^= bought
	before.used[p] += uint8(bits.OnesCount32(bought))
	after := before
	if bought&box.state[r] == 0 {
		for q := range engine.Player(b.players) {
			gift, _ := before.gift(q, r)
			after.used[q] += uint8(gift)
		}
	}
	return after
}

// endsForeseen reports whether p, by choosing two regions, can take the last bottle off if the others choose as
// foreseen and do not do so before, and has more vineyards then than any of them can have.
func (b *board) endsForeseen(p engine.Player, regions [2]int, f *foresight) bool {
	if !b.oneBottle() || b.leavesEnd(regions) {
		return false
	}
	r, s := uint8(regions[0]), uint8(regions[1])
	if b.bottles>>r&1 == 0 {
		r, s = s, r
	}
	private := b.free[r] &^ box.state[r]
	left := b.money[p] - priceOf(r, private)
	if left < 0 || b.obstacle(p, r) != NoObstacle || int(b.used[p])+bits.OnesCount32(private) > MaxOwned {
		return false
	}
	after := b.given(p, r, private)
	own := int(after.used[p]) + bits.OnesCount32(after.payable(p, s, f, left)) - bits.OnesCount32(private&^b.after(p, r, f))
	for q := range engine.Player(b.players) {
		if q != p && int(after.used[q])+after.mostBoughtIn(q, f[q]) >= own {
			return false
		}
	}
	return true
}

// undisturbed reports whether nobody can come between some purchases of p in region r in this round.
func (b *board) undisturbed(p engine.Player, r uint8, purchases int) bool {
	switch {
	case b.phase == PhaseChoose:
		return b.owned[r][p] != 0 && b.goesFirst(p, r)
	case b.region > r || b.shown[p]>>r&1 == 0 || b.grows[r][p]|b.markers[r] == 0:
		return false
	case b.region == r:
		return b.actor == p && (b.phase == PhaseOwners || purchases == 1 || b.newcomers == engine.Only(p))
	}
	for q := range engine.Player(b.players) {
		if q != p && b.shown[q]>>r&1 != 0 && (b.owned[r][p] == 0 || b.seniority(q, r) > b.seniority(p, r)) {
			return false
		}
	}
	return true
}

// mostBought is how many vineyards p could still buy in this round if nobody else did.
func (b *board) mostBought(p engine.Player) int {
	if b.phase == PhaseChoose {
		return b.mostInTwo(p)
	}
	still := b.shown[p] >> (b.region + 1) << (b.region + 1)
	if b.mayBuyIn(p, b.region) {
		still |= 1 << b.region
	}
	return b.mostBoughtIn(p, still)
}

// mayBuyIn reports whether p's turn to buy in region r may still come, or is it, in this round.
func (b *board) mayBuyIn(p engine.Player, r uint8) bool {
	switch {
	case b.phase == PhaseChoose:
		return true
	case b.region != r:
		return b.region < r && b.shown[p]>>r&1 != 0
	}
	here := b.newcomers.Has(p)
	for list := b.queue; list != noSeats; list = list.rest() {
		here = here || list.at(0) == p
	}
	return here
}

// mostInTwo is how many vineyards p could buy in two regions of its choice if nobody else bought.
func (b *board) mostInTwo(p engine.Player) (most int) {
	for r := range Regions {
		for s := range r {
			most = max(most, b.mostBoughtIn(p, 1<<r|1<<s))
		}
	}
	return most
}

// mostBoughtIn is how many vineyards p could buy in some regions if nobody else bought.
func (b *board) mostBoughtIn(p engine.Player, regions uint16) (n int) {
	var left [Regions]uint32
	money := b.money[p]
	for rest := regions; rest != 0; rest &= rest - 1 {
		if r := bits.TrailingZeros16(rest); b.grows[r][p]|b.markers[r] != 0 {
			left[r] = b.free[r]
		}
	}
	for ; n < MaxOwned-int(b.used[p]); n++ {
		best, least := -1, int16(maxPrice+1)
		for rest := regions; rest != 0; rest &= rest - 1 {
			r := bits.TrailingZeros16(rest)
			if left[r] != 0 && box.price[r][cheapest(left[r])] < least {
				best, least = r, box.price[r][cheapest(left[r])]
			}
		}
		if best < 0 || int32(least) > money {
			break
		}
		money -= int32(least)
		left[best] &= left[best] - 1
	}
	return n
}

// losesSureEnd reports whether p could end the game and be sure to win (endsWon), and no longer can
// after an action.
func (b *board) losesSureEnd(p engine.Player, a engine.Action) bool {
	if !b.endsWon(p) {
		return false
	}
	d := Decode(a)
	if d.Kind == DecisionChoose {
		return b.leavesEnd(d.Regions)
	}
	s := State{board: *b}
	for s.Apply(p, a, nil); s.phase == PhaseGift; {
		s.Apply(s.actor, s.quick(s.actor, &plainManner, nil), nil)
	}
	switch {
	case s.phase == PhaseOver:
		return !s.winners().Has(p)
	case s.bottles == 0:
		return !s.aheadForSure(p)
	}
	return !s.endsWon(p)
}

// leavesEnd reports whether the last bottle is in neither of two regions.
func (b *board) leavesEnd(regions [2]int) bool {
	return b.bottles&(1<<regions[0]|1<<regions[1]) == 0
}

// aheadForSure reports whether nobody can come to stand before p, or beside it, in this round (V61).
func (b *board) aheadForSure(p engine.Player) bool {
	for q := range engine.Player(b.players) {
		most := int(b.used[q]) + b.mostBought(q)
		if q != p && (most > int(b.used[p]) || most == int(b.used[p]) && b.money[q] >= b.money[p]) {
			return false
		}
	}
	return true
}
