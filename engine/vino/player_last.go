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
	sold.sellAll(p, uint8(sale.Variety), uint8(sale.Quantity))
	after := sold.beforeNext()
	with, without := after.standsAfter(p), kept.standsAfter(p)
	return with < without || with == without && without < MaxOwned
}

// saleToEnd is the sale of the fewest vineyards, and of these the one that earns most, after which p, who sells, can
// close the game (closing) in the coming round, if nobody else sells; ok is false if there is none, or p needs none.
// While other bottles are left, that is for who owns all that one can, where nobody has bought in the round.
func (b *board) saleToEnd(p engine.Player) (sale engine.Action, ok bool) {
	if b.phase != PhaseSell || !b.oneBottle() && (b.used[p] < MaxOwned || b.traded) {
		return 0, false
	}
	next := b.beforeNext()
	if _, last := next.closing(p); last != 0 {
		return 0, false
	}
	least, most := MaxOwned, 0
	for v := range uint8(Varieties) {
		for q := b.cellar[p][v]; q > 0; q = box.cheaper[min(q, SaleColumns)] {
			income, lost, _ := b.Quote(Variety(v), int(q))
			if lost > least || lost == least && income <= most {
				continue
			}
			sold := State{board: *b}
			sold.sellAll(p, v, q)
			next = sold.beforeNext()
			if _, last := next.closing(p); last != 0 {
				sale, ok, least, most = pack(DecisionSell, v, q, 0), true, lost, income
			}
		}
	}
	return sale, ok
}

// sellAll sells some barrels, and gives the vineyards for them back as a seat does that does not look ahead.
func (s *State) sellAll(p engine.Player, v, quantity uint8) {
	s.Apply(p, pack(DecisionSell, v, quantity, 0), nil)
	for s.phase == PhaseGive && s.actor == p {
		s.Apply(p, s.quickGive(p), nil)
	}
}

// mayEnd reports whether the coming round may be the last: somebody could pay for all that keeps the last
// bottle on.
func (b *board) mayEnd() bool {
	if !b.oneBottle() {
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
func (b *board) beforeNext() board {
	next := *b
	next.phase, next.committed = PhaseChoose, 0
	for q := range next.money[:b.players] {
		next.money[q] += next.income[q]
	}
	return next
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
