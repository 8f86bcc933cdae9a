package farbenpoker

import "treille/engine"

// A State is the true world. It holds no colour that was never shown: chance
// decides it when the stick is drawn (F3).
type State struct{ board }

var _ engine.State = (*State)(nil)

// LegalActions implements [engine.State].
func (s *State) LegalActions(p engine.Player, list []engine.Action) []engine.Action {
	return s.legal(p, list)
}

// Returns implements [engine.State]: the chips.
func (s *State) Returns(list []int32) []int32 {
	for _, n := range s.chips[:s.players] {
		list = append(list, int32(n))
	}
	return list
}

// Winners implements [engine.State].
func (s *State) Winners() engine.PlayerSet { return s.winners() }

// CopyFrom implements [engine.State].
func (s *State) CopyFrom(other engine.State) { *s = *other.(*State) }

// Hash implements [engine.State].
func (s *State) Hash() uint64 {
	var h engine.Hasher
	s.hash(&h)
	return h.Sum()
}
