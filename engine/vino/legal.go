package vino

import (
	"math/bits"

	"treille/engine"
)

// Acting is the set of the seats that owe a decision.
func (t *Table) Acting() engine.PlayerSet {
	if t.phase == PhaseChoose {
		return engine.Seats(int(t.players)) &^ t.committed
	}
	if t.actor < 0 {
		return 0
	}
	return engine.Only(t.actor)
}

// CurrentPlayer is the seat that decides, or Chance, Simultaneous or Terminal.
func (t *Table) CurrentPlayer() engine.Player { return t.actor }

// legal appends the decisions open to seat p, ascending.
func (t *Table) legal(p engine.Player, list []engine.Action) []engine.Action {
	if !t.Acting().Has(p) {
		return list
	}
	switch t.phase {
	case PhaseDrawn:
		for rest := t.due; rest != 0; rest &= rest - 1 {
			r := uint8(bits.TrailingZeros16(rest))
			list = appendPlaces(list, KindBuy, r, t.free[r]&printed.affordable(r, t.money[p]))
		}
	case PhaseSecond, PhaseThird:
		for r := range uint8(Regions) {
			list = t.appendBuys(list, p, r)
		}
	case PhaseChoose:
		list = append(list, chooseActions[:]...)
	case PhaseOwners, PhaseNewcomers:
		list = t.appendBuys(list, p, t.region)
		list = append(list, Pass())
	case PhaseGift:
		list = appendPlaces(list, KindTake, t.region, t.free[t.region]&printed.state[t.region])
	case PhaseSell:
		for v := range Barbera + Varieties {
			for q := 1; q <= int(t.cellar[p][v]); q++ {
				list = append(list, Sell(v, q))
			}
		}
		list = append(list, NoSale())
	case PhaseGive:
		for r := range uint8(Regions) {
			if t.grows[r][p] == uint8(t.wares)+1 {
				list = appendPlaces(list, KindGive, r, t.owned[r][p])
			}
		}
	case PhaseRaise:
		for v := range Barbera + Varieties {
			if v != t.wares && t.market[v] < printed.top {
				list = append(list, Raise(v))
			}
		}
	}
	return list
}

// appendBuys appends what p may buy in region r, with a variety if it would be
// his first vineyard there.
func (t *Table) appendBuys(list []engine.Action, p engine.Player, r uint8) []engine.Action {
	places := t.free[r] & printed.affordable(r, t.money[p])
	if t.used[p] >= MaxOwned {
		return list
	}
	if t.grows[r][p] != 0 {
		return appendPlaces(list, KindBuy, r, places)
	}
	markers := t.markers[r]
	for ; places != 0; places &= places - 1 {
		a := pack(KindBuy, r, uint8(bits.TrailingZeros32(places)), 1)
		for rest := markers; rest != 0; rest &= rest - 1 {
			list = append(list, a+engine.Action(bits.TrailingZeros8(rest)))
		}
	}
	return list
}

// appendPlaces appends one action for each vineyard of a set.
func appendPlaces(list []engine.Action, k Kind, r uint8, places uint32) []engine.Action {
	base := pack(k, r, 0, 0)
	for ; places != 0; places &= places - 1 {
		list = append(list, base|engine.Action(bits.TrailingZeros32(places))<<secondShift)
	}
	return list
}

// ChanceOutcomes appends who may be banker (V10), or which starting pairs are
// still face down (V11); none elsewhere.
func (t *Table) ChanceOutcomes(list []engine.Outcome) []engine.Outcome {
	switch t.phase {
	case PhaseBanker:
		for p := range engine.Player(t.players) {
			list = append(list, engine.Outcome{Action: Banker(p), Weight: 1})
		}
	case PhasePair:
		for rest := t.pile; rest != 0; rest &= rest - 1 {
			list = append(list, engine.Outcome{Action: Pair(bits.TrailingZeros16(rest)), Weight: 1})
		}
	}
	return list
}
