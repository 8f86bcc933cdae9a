package vino

import (
	"math/bits"
	"slices"

	"treille/engine"
	"treille/engine/rng"
	"treille/engine/search"
)

// mostCandidates is how many decisions are compared at most.
const mostCandidates = 14

// candidates appends what is worth comparing, the plain decision first. Of the
// vineyards to be bought this is the cheapest of each kind, as each is worth the same;
// of those given away the ends of each kind: between them there is little to choose. A player who can end the game and win does so, if nothing else
// is better: what the others will do is only guessed.
func (m *model) candidates(legal []engine.Action, stream *rng.Stream, dst []engine.Action) []engine.Action {
	s, p := &m.root, m.seat
	if sale, ok := s.saleToEnd(p); ok {
		return append(dst, sale)
	}
	if s.phase == PhaseChoose {
		f := s.foresee(p)
		return append(dst, s.quickRegions(p, &plainManner, &f, stream))
	}
	if s.phase == PhaseOwners || s.phase == PhaseNewcomers {
		dst = m.addEnding(stream, dst)
	}
	plain := s.quick(p, &plainManner, stream)
	if s.phase == PhaseRaise {
		return s.addRaises(dst, p, plain, legal)
	}
	dst = addNew(dst, plain)
	switch s.phase {
	case PhaseDrawn:
		for rest := s.due; rest != 0; rest &= rest - 1 {
			r := uint8(bits.TrailingZeros16(rest))
			dst = addCheapest(dst, pack(DecisionBuy, r, 0, 0), s.free[r]&box.affordable(r, s.money[p]))
		}
	case PhaseSecond, PhaseThird:
		for r := range uint8(Regions) {
			if s.obstacle(p, r) == NoObstacle {
				dst = addNew(dst, s.purchase(p, r, uint8(bits.TrailingZeros32(s.free[r]))))
			}
		}
	case PhaseOwners, PhaseNewcomers:
		dst = s.addPurchases(dst, p)
	case PhaseGift:
		dst = addEnds(dst, pack(DecisionTake, s.region, 0, 0), s.free[s.region]&box.state[s.region])
	case PhaseSell:
		dst = s.addSales(dst, p)
	case PhaseGive:
		for r := range uint8(Regions) {
			if s.grows[r][p] == uint8(s.wares)+1 {
				dst = addEnds(dst, pack(DecisionGive, r, 0, 0), s.owned[r][p])
			}
		}
	}
	dst = without(dst, func(a engine.Action) bool { return s.losesSureEnd(p, a) })
	dst = without(dst, func(a engine.Action) bool { return s.senseless(p, a, m.gift) })
	if (s.phase == PhaseOwners || s.phase == PhaseNewcomers) && s.lostByPassing(p) {
		m.bestEndFirst(dst, stream)
	}
	return dst
}

// without leaves candidates out, unless nothing else is left.
func without(candidates []engine.Action, out func(engine.Action) bool) []engine.Action {
	if slices.ContainsFunc(candidates, func(a engine.Action) bool { return !out(a) }) {
		return slices.DeleteFunc(candidates, out)
	}
	return candidates
}

// bestEndFirst puts first by which the seat stands best, if all go on in the plain manner: of a game
// that it loses, nothing else makes a difference.
func (m *model) bestEndFirst(candidates []engine.Action, stream *rng.Stream) {
	best, most := 0, -1
	for i, a := range candidates {
		m.play(a, stream)
		if standing := m.world.standing(m.seat); standing > most {
			best, most = i, standing
		}
	}
	candidates[0], candidates[best] = candidates[best], candidates[0]
}

// addRaises adds the steps that are worth comparing, the plain one first if it is one: none that is
// beaten by another.
func (b *board) addRaises(dst []engine.Action, p engine.Player, plain engine.Action, legal []engine.Action) []engine.Action {
	for _, a := range legal {
		if !b.beaten(p, uint8(Decode(a).Variety), legal) {
			dst = append(dst, a)
		}
	}
	if i := slices.Index(dst, plain); i > 0 {
		dst[0], dst[i] = dst[i], dst[0]
	}
	return dst
}

// addNew adds a candidate that is not there yet, if there is room.
func addNew(dst []engine.Action, a engine.Action) []engine.Action {
	if len(dst) == mostCandidates || slices.Contains(dst, a) {
		return dst
	}
	return append(dst, a)
}

// addCheapest adds an action with the cheapest vineyard of a set.
func addCheapest(dst []engine.Action, a engine.Action, places uint32) []engine.Action {
	if places == 0 {
		return dst
	}
	return addNew(dst, a|engine.Action(bits.TrailingZeros32(places))<<secondShift)
}

// addEnds adds an action with the cheapest vineyard of a set, and with the
// dearest.
func addEnds(dst []engine.Action, a engine.Action, places uint32) []engine.Action {
	if places == 0 {
		return dst
	}
	dst = addCheapest(dst, a, places)
	return addNew(dst, a|engine.Action(bits.Len32(places)-1)<<secondShift)
}

// addEnding adds the purchases that take the last bottle off and win, if all go on in
// the plain manner.
func (m *model) addEnding(stream *rng.Stream, dst []engine.Action) []engine.Action {
	b, r := &m.root.board, m.root.region
	for open := b.free[r] & box.affordable(r, b.money[m.seat]); open != 0; open &= open - 1 {
		n := uint8(bits.TrailingZeros32(open))
		if !b.ends(r, n) {
			continue
		}
		if a := b.purchase(m.seat, r, n); 2*m.play(a, stream) > search.One {
			dst = addNew(dst, a)
		}
	}
	return dst
}

// addPurchases adds the cheapest private vineyard and the cheapest of the state's that p can pay
// for, with each variety where p grows none there yet, and passing.
func (b *board) addPurchases(dst []engine.Action, p engine.Player) []engine.Action {
	r := b.region
	open := b.free[r] & box.affordable(r, b.money[p])
	for _, places := range [...]uint32{open &^ box.state[r], open & box.state[r]} {
		if b.grows[r][p] != 0 {
			dst = addCheapest(dst, pack(DecisionBuy, r, 0, 0), places)
			continue
		}
		for rest := b.markers[r]; rest != 0; rest &= rest - 1 {
			dst = addCheapest(dst, pack(DecisionBuy, r, 0, uint8(bits.TrailingZeros8(rest))+1), places)
		}
	}
	return addNew(dst, Pass())
}

// addSales adds selling nothing, and the sales that bring most beyond the
// vineyards lost. Of the quantities that lose and sink alike only the largest
// counts.
func (b *board) addSales(dst []engine.Action, p engine.Player) []engine.Action {
	dst = addNew(dst, NoSale())
	var worths [mostCandidates]int32
	first := len(dst)
	for v := range uint8(Varieties) {
		for q := b.cellar[p][v]; q > 0; q = box.cheaper[min(q, SaleColumns)] {
			sale, worth := pack(DecisionSell, v, q, 0), b.saleWorth(v, q)
			if worth <= 0 || sale == dst[0] {
				continue
			}
			i := len(dst)
			if i < mostCandidates {
				dst = append(dst, sale)
			} else if i--; worths[i] >= worth {
				continue
			}
			for ; i > first && worths[i-1] < worth; i-- {
				dst[i], worths[i] = dst[i-1], worths[i-1]
			}
			dst[i], worths[i] = sale, worth
		}
	}
	return dst
}
