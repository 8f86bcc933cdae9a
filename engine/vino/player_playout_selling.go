package vino

import (
	"math/bits"

	"treille/engine"
)

// quickSale sells what brings most beyond the vineyards lost.
func (b *board) quickSale(p engine.Player, m *manner) engine.Action {
	choice, most := NoSale(), int32(0)
	for v := range uint8(Varieties) {
		held := b.cellar[p][v]
		value := int32(b.market[v]) * box.square
		for q := held; q > 0; q = box.cheaper[min(q, SaleColumns)] {
			column := min(q, SaleColumns)
			income := max(0, int32(box.income[column])+value)
			lost := int32(box.lost[column])
			purse := min(m.purse, b.spendable(p, lost))
			useful := max(0, min(income, purse-b.money[p]))
			worth := useful + (income-useful)/8 - lost*m.lost - int32(box.steps[column])*m.step
			if worth > most {
				choice, most = pack(DecisionSell, v, q, 0), worth
			}
		}
	}
	return choice
}

// quickGive gives back what is cheap to get again, as greedy does: dear vineyards
// given back would be lost for good.
func (b *board) quickGive(p engine.Player) engine.Action {
	var r, n uint8
	most := int32(-1 << 30)
	for s := range uint8(Regions) {
		if b.grows[s][p] != uint8(b.wares)+1 {
			continue
		}
		own := b.owned[s][p]
		k := uint8(bits.TrailingZeros32(own))
		worth := -int32(box.price[s][k])
		if own&(own-1) == 0 {
			worth -= replacing
		}
		if b.bottles>>s&1 != 0 {
			worth -= rankBonus
		}
		if worth > most {
			r, n, most = s, k, worth
		}
	}
	return pack(DecisionGive, r, n, 0)
}

// quickRaise raises what p has more of than others.
func (b *board) quickRaise(p engine.Player) engine.Action {
	choice, most := uint8(0), int32(-1<<30)
	for v := range uint8(Varieties) {
		if Variety(v) == b.wares || b.market[v] >= box.top {
			continue
		}
		worth := 4 * int32(b.cellar[p][v])
		for q := range b.players {
			worth -= int32(b.cellar[q][v])
		}
		if worth > most {
			choice, most = v, worth
		}
	}
	return pack(DecisionRaise, choice, 0, 0)
}
