package vino

import (
	"math/bits"

	"treille/engine"
)

// sellsForNothing reports whether p, before a round that may be the last, would have fewer vineyards after that
// round by a sale than by none, if the others choose then as foreseen; or no more, unless it owns all that one can,
// where money decides.
func (b *board) sellsForNothing(p engine.Player, sale Decision) bool {
	if !b.mayEnd() || b.senseless(p, NoSale(), 0) {
		return false
	}
	kept, sold := b.beforeNext(), State{board: *b}
	sold.Apply(p, pack(DecisionSell, uint8(sale.Variety), uint8(sale.Quantity), 0), nil)
	for sold.phase == PhaseGive && sold.actor == p {
		sold.Apply(p, sold.quickGive(p), nil)
	}
	after := sold.beforeNext()
	with, without := after.standsAfter(p), kept.standsAfter(p)
	return with < without || with == without && without < MaxOwned
}

// mayEnd reports whether the coming round may be the last: somebody could pay for all that keeps the last
// bottle on.
func (b *board) mayEnd() bool {
	if b.bottles == 0 || b.bottles&(b.bottles-1) != 0 {
		return false
	}
	r := uint8(bits.TrailingZeros16(b.bottles))
	cost := priceOf(r, b.free[r]&^box.state[r])
	for q := range engine.Player(b.players) {
		if b.money[q]+b.income[q] >= cost {
			return true
		}
	}
	return false
}

// beforeNext is the board as the next round begins, if nobody sells any more.
func (b *board) beforeNext() *board {
	next := *b
	next.phase, next.committed = PhaseChoose, 0
	for q := range next.money[:b.players] {
		next.money[q] += next.income[q]
	}
	return &next
}

// standsAfter is how many vineyards p can have after a round in which the others choose as foreseen, if it
// chooses best.
func (b *board) standsAfter(p engine.Player) (most int) {
	f := b.foresee(p)
	for r := range uint8(Regions) {
		for s := range r {
			first := b.payable(p, s, &f, b.money[p])
			second := b.payable(p, r, &f, b.money[p]-priceOf(s, first))
			most = max(most, bits.OnesCount32(first)+bits.OnesCount32(second))
		}
	}
	return min(int(b.used[p])+most, MaxOwned)
}
