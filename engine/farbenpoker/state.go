package farbenpoker

import (
	"treille/engine"
)

// A State is the true world. It holds no colour that was never shown: chance
// decides it when the stick is drawn (F3).
type State struct{ table }

var _ engine.State = (*State)(nil)

// LegalActions appends the decisions open to p, ascending.
func (s *State) LegalActions(p engine.Player, list []engine.Action) []engine.Action {
	return s.legal(p, list)
}

// ChanceOutcomes appends what chance may do now, ascending.
func (s *State) ChanceOutcomes(list []engine.Outcome) []engine.Outcome {
	return s.outcomes(list)
}

// Check says whether p, or Chance, may do a now.
func (s *State) Check(p engine.Player, a engine.Action) error { return s.check(p, a) }

// Apply does a, which must be legal, and tells what happened.
func (s *State) Apply(_ engine.Player, a engine.Action, ev *engine.Events) { s.apply(a, ev) }

// Returns appends each seat's chips.
func (s *State) Returns(list []int32) []int32 {
	for _, n := range s.chips[:s.players] {
		list = append(list, int32(n))
	}
	return list
}

// Winners is the set of the players with the most chips, once the game is over
// (F32).
func (s *State) Winners() engine.PlayerSet { return s.winners() }

// CopyFrom makes s equal to other, a *State.
func (s *State) CopyFrom(other engine.State) { *s = *other.(*State) }

// Hash is the same for equal states on every platform.
func (s *State) Hash() uint64 { return s.hash() }

func (t *table) winners() engine.PlayerSet {
	if t.phase != PhaseOver {
		return 0
	}
	var most int8
	for _, n := range t.chips {
		most = max(most, n)
	}
	var set engine.PlayerSet
	for p, n := range t.chips[:t.players] {
		if n == most {
			set = set.With(engine.Player(p))
		}
	}
	return set
}

// hash folds in every field of the table.
func (t *table) hash() uint64 {
	var h engine.Hasher
	h.Add(uint64(t.standing))
	for _, c := range t.colours {
		h.Add(uint64(c))
	}
	for _, n := range t.unshown {
		h.AddInt(int(n))
	}
	for _, n := range t.chips {
		h.AddInt(int(n))
	}
	for i := range diceCount {
		h.Add(uint64(t.dice[i]))
		h.Add(uint64(t.drawn[i]))
		h.AddInt(int(t.laidBy[i]))
	}
	for _, n := range [...]int8{
		t.stock, t.pot, t.players, int8(t.phase), int8(t.turn), int8(t.comeback), int8(t.ending),
		t.rolled, int8(t.answered), int8(t.pending), t.draws, int8(t.from), int8(t.side), t.puts,
	} {
		h.AddInt(int(n))
	}
	h.Add(uint64(t.gone))
	for _, b := range [...]bool{t.fresh, t.rerolled} {
		if b {
			h.Add(1)
		} else {
			h.Add(0)
		}
	}
	return h.Sum()
}
