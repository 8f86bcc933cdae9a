package vino

import (
	"math/bits"

	"treille/engine"
)

// legal appends the decisions open to a seat, ascending; none if it does not act.
func (b *board) legal(p engine.Player, list []engine.Action) []engine.Action {
	if !b.Acting().Has(p) {
		return list
	}
	switch b.phase {
	case PhaseDrawn:
		for rest := b.due; rest != 0; rest &= rest - 1 {
			r := uint8(bits.TrailingZeros16(rest))
			list = appendPlaces(list, DecisionBuy, r, b.free[r]&box.affordable(r, b.money[p]))
		}
	case PhaseSecond, PhaseThird:
		for r := range uint8(Regions) {
			list = b.appendBuys(list, p, r)
		}
	case PhaseChoose:
		list = append(list, chooseActions[:]...)
	case PhaseOwners, PhaseNewcomers:
		list = b.appendBuys(list, p, b.region)
		list = append(list, Pass())
	case PhaseGift:
		list = appendPlaces(list, DecisionTake, b.region, b.free[b.region]&box.state[b.region])
	case PhaseSell:
		for v := range Barbera + Varieties {
			for q := 1; q <= int(b.cellar[p][v]); q++ {
				list = append(list, Sell(v, q))
			}
		}
		list = append(list, NoSale())
	case PhaseGive:
		for r := range uint8(Regions) {
			if b.grows[r][p] == uint8(b.wares)+1 {
				list = appendPlaces(list, DecisionGive, r, b.owned[r][p])
			}
		}
	case PhaseRaise:
		for v := range Barbera + Varieties {
			if v != b.wares && b.market[v] < box.top {
				list = append(list, Raise(v))
			}
		}
	}
	return list
}

// appendBuys appends what p may buy in region r, with a variety if it would be
// his first vineyard there.
func (b *board) appendBuys(list []engine.Action, p engine.Player, r uint8) []engine.Action {
	places := b.free[r] & box.affordable(r, b.money[p])
	if b.used[p] >= MaxOwned {
		return list
	}
	if b.grows[r][p] != 0 {
		return appendPlaces(list, DecisionBuy, r, places)
	}
	markers := b.markers[r]
	for ; places != 0; places &= places - 1 {
		a := pack(DecisionBuy, r, uint8(bits.TrailingZeros32(places)), 1)
		for rest := markers; rest != 0; rest &= rest - 1 {
			list = append(list, a+engine.Action(bits.TrailingZeros8(rest)))
		}
	}
	return list
}

// appendPlaces appends one action for each vineyard of a set.
func appendPlaces(list []engine.Action, k DecisionKind, r uint8, places uint32) []engine.Action {
	base := pack(k, r, 0, 0)
	for ; places != 0; places &= places - 1 {
		list = append(list, base|engine.Action(bits.TrailingZeros32(places))<<secondShift)
	}
	return list
}

// ChanceOutcomes implements [engine.State]: who may be banker (V10), or which
// starting pairs are still face down (V11).
func (b *board) ChanceOutcomes(list []engine.Outcome) []engine.Outcome {
	switch b.phase {
	case PhaseBanker:
		return engine.EachSeat(list, int(b.players), Banker)
	case PhasePair:
		for rest := b.pile; rest != 0; rest &= rest - 1 {
			list = append(list, engine.Outcome{Action: Pair(bits.TrailingZeros16(rest)), Weight: 1})
		}
	}
	return list
}
