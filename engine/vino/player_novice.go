package vino

import (
	"treille/engine"
	"treille/engine/rng"
)

// A novicePolicy decides as somebody may who plays for the first time: it chooses the
// regions where it can buy most, buys the cheapest vineyard unless it seems dear,
// sells what brings most for a barrel when it has little money left, and raises what
// it has most of.
type novicePolicy struct{}

// With so much money a novicePolicy sells nothing; else it sells until it has as much.
const enoughMoney = 600

// Choose implements [engine.Policy].
func (novicePolicy) Choose(info engine.InfoState, legal []engine.Action, stream *rng.Stream) engine.Action {
	in := info.(*Info)
	if a, ok := in.saleToEnd(in.seat); ok {
		return a
	}
	switch in.phase {
	case PhaseChoose:
		return in.noviceRegions(legal, stream)
	case PhaseSell:
		return best(legal, in.noviceSale)
	case PhaseRaise:
		return best(legal, func(a engine.Action) int { return in.Cellar(in.seat, Decode(a).Variety) })
	case PhaseGift:
		return legal[0]
	}
	return best(legal, in.noviceVineyard)
}

// noviceRegions chooses the two regions where it can buy most, any of those that are
// alike to it.
func (in *Info) noviceRegions(legal []engine.Action, stream *rng.Stream) engine.Action {
	var count [Regions]int
	for r := range count {
		if in.obstacle(in.seat, uint8(r)) == NoObstacle {
			n, _ := in.basket(r, in.purse())
			count[r] = 4*n + stream.Intn(8)
		}
	}
	return best(legal, func(a engine.Action) int {
		regions := Decode(a).Regions
		return count[regions[0]] + count[regions[1]]
	})
}

// noviceVineyard prefers cheap vineyards, and to buy rather than to pass unless all seem
// dear; a new variety is the one that it has most of.
func (in *Info) noviceVineyard(a engine.Action) int {
	if a == Pass() {
		return -in.ceiling()
	}
	d := Decode(a)
	worth := -Price(d.Region, d.Vineyard)
	if d.Variety != NoVariety {
		worth += in.Cellar(in.seat, d.Variety)
	}
	return worth
}

// noviceSale prefers, with little money, the sale that brings most for a barrel, of as
// few as bring enough.
func (in *Info) noviceSale(a engine.Action) int {
	if in.purse() >= enoughMoney {
		if a == NoSale() {
			return 1
		}
		return 0
	}
	if a == NoSale() {
		return 0
	}
	d := Decode(a)
	income, lost, _ := in.Quote(d.Variety, d.Quantity)
	return income - lost*fairPrice
}
