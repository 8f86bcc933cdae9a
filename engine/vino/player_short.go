package vino

import "treille/engine"

// emptyPurse is what who has less of it should sell more for than one barrel brings, in money.
const emptyPurse = 100

// sellsShort reports whether p, with an empty purse, would sell nothing or one barrel, and could have more
// vineyards after the coming round by another sale, which is not senseless otherwise.
func (b *board) sellsShort(p engine.Player, sale Decision) bool {
	if b.money[p] >= emptyPurse || sale.Quantity > 1 {
		return false
	}
	gain := b.buysAlone(p, b.money[p])
	if sale.Kind == DecisionSell {
		gain = b.gain(p, uint8(sale.Variety), 1)
	}
	for v := range uint8(Varieties) {
		for q := b.cellar[p][v]; q > 0; q = box.cheaper[min(q, SaleColumns)] {
			if b.saleWorth(v, q) > 0 && b.gain(p, v, q) > gain && !b.sellsBadly(p, v, q) {
				return true
			}
		}
	}
	return false
}

// gain is how many vineyards p could buy in the coming round after a sale (buysAlone), less those that the
// sale costs.
func (b *board) gain(p engine.Player, v, quantity uint8) int {
	income, lost, _ := b.Quote(Variety(v), int(quantity))
	return b.buysAlone(p, b.money[p]+int32(income)) - lost
}

// buysAlone is how many cheap vineyards p can buy with some money in two regions where it is the first
// owner, or there is none.
func (b *board) buysAlone(p engine.Player, money int32) int {
	alone := *b
	alone.money[p] = money
	for r := range uint8(Regions) {
		if alone.free[r] &= box.affordable(r, cheap); !b.goesFirst(p, r) {
			alone.free[r] = 0
		}
	}
	return alone.mostInTwo(p)
}
