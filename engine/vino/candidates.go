package vino

import (
	"math/bits"

	"treille/engine"
	"treille/engine/rng"
)

func setSize(set uint16) int { return bits.OnesCount16(set) }
func firstOf(set uint16) int { return bits.TrailingZeros16(set) }

// candidates appends what is worth comparing, the plain decision first.
func (m *model) candidates(legal []engine.Action, stream *rng.Stream, dst []engine.Action) []engine.Action {
	s := &m.root
	plain := s.quick(m.seat, &plainManner, stream)
	dst = append(dst, plain)
	switch s.phase {
	case PhaseDrawn:
		for rest := s.due; rest != 0; rest &= rest - 1 {
			dst = m.addPlaces(dst, DecisionBuy, uint8(bits.TrailingZeros16(rest)), s.free[bits.TrailingZeros16(rest)], 0)
		}
	case PhaseSecond, PhaseThird:
		for r := range uint8(Regions) {
			if s.obstacle(m.seat, r) == NoObstacle {
				dst = m.addUnlessThere(dst, s.purchase(m.seat, r, uint8(bits.TrailingZeros32(s.free[r]))))
			}
		}
	case PhaseOwners, PhaseNewcomers:
		dst = m.addBuys(dst)
	case PhaseGift:
		r := s.region
		dst = m.addPlaces(dst, DecisionTake, r, s.free[r]&box.state[r], 0)
	case PhaseSell:
		dst = m.addSales(dst)
	case PhaseGive:
		for r := range uint8(Regions) {
			if s.grows[r][m.seat] == uint8(s.wares)+1 {
				dst = m.addPlaces(dst, DecisionGive, r, s.owned[r][m.seat], 0)
			}
		}
	case PhaseRaise:
		for _, a := range legal {
			dst = m.addUnlessThere(dst, a)
		}
	}
	return dst
}

func (m *model) addUnlessThere(dst []engine.Action, a engine.Action) []engine.Action {
	for _, b := range dst {
		if a == b {
			return dst
		}
	}
	return append(dst, a)
}

// addPlaces adds the ends of a set of vineyards: the cheapest and the dearest.
func (m *model) addPlaces(dst []engine.Action, k DecisionKind, r uint8, places uint32, third uint8) []engine.Action {
	if places == 0 {
		return dst
	}
	dst = m.addUnlessThere(dst, pack(k, r, uint8(bits.TrailingZeros32(places)), third))
	return m.addUnlessThere(dst, pack(k, r, uint8(bits.Len32(places)-1), third))
}

// addBuys adds the cheapest private vineyard and the cheapest of the state, the
// dearest that can be paid, other varieties, and passing.
func (m *model) addBuys(dst []engine.Action) []engine.Action {
	s := &m.root
	r := s.region
	open := s.free[r] & box.affordable(r, s.money[m.seat])
	if s.grows[r][m.seat] != 0 {
		dst = m.addPlaces(dst, DecisionBuy, r, open&^box.state[r], 0)
		dst = m.addPlaces(dst, DecisionBuy, r, open&box.state[r], 0)
	} else {
		for rest := s.markers[r]; rest != 0; rest &= rest - 1 {
			third := uint8(bits.TrailingZeros8(rest)) + 1
			if p := open &^ box.state[r]; p != 0 {
				dst = m.addUnlessThere(dst, pack(DecisionBuy, r, uint8(bits.TrailingZeros32(p)), third))
			}
			if p := open & box.state[r]; p != 0 {
				dst = m.addUnlessThere(dst, pack(DecisionBuy, r, uint8(bits.TrailingZeros32(p)), third))
			}
		}
	}
	return m.addUnlessThere(dst, Pass())
}

// addSales adds, for each variety, the quantities that differ in what they lose.
func (m *model) addSales(dst []engine.Action) []engine.Action {
	const most = 14
	s := &m.root
	dst = m.addUnlessThere(dst, NoSale())
	var list [Varieties * 9]engine.Action
	var worths [Varieties * 9]int32
	n := 0
	for v := range uint8(Varieties) {
		value := int32(s.market[v]) * box.square
		for q := s.cellar[m.seat][v]; q > 0; q = box.cheaper[min(q, saleColumns)] {
			column := min(q, saleColumns)
			worth := max(0, int32(box.income[column])+value) - 140*int32(box.lost[column])
			if worth <= 0 {
				continue
			}
			i := n
			for ; i > 0 && worths[i-1] < worth; i-- {
				list[i], worths[i] = list[i-1], worths[i-1]
			}
			list[i], worths[i] = pack(DecisionSell, v, q, 0), worth
			n++
		}
	}
	for i := 0; i < n && len(dst) < most; i++ {
		dst = m.addUnlessThere(dst, list[i])
	}
	return dst
}
