package zankapfel

import "treille/engine"

// A State is the true world of a game: the board and what lies hidden.
type State struct {
	board
	hands   [engine.MaxPlayers]Cards
	laid    [engine.MaxPlayers]Card  // apple cards face down
	discord [engine.MaxPlayers]uint8 // discord cards face down, 0 for none
	pile    Cards                    // cards face down, in no order
}

var _ engine.State = (*State)(nil)

// LegalActions implements [engine.State].
func (s *State) LegalActions(p engine.Player, list []engine.Action) []engine.Action {
	if !s.Acting().Has(p) {
		return list
	}
	return s.legal(p, s.hands[p], list)
}

// Returns implements [engine.State]: steps from the start.
func (s *State) Returns(list []int32) []int32 { return append(list, s.score[:s.players]...) }

// Winners implements [engine.State].
func (s *State) Winners() engine.PlayerSet { return s.winners() }

// CopyFrom implements [engine.State].
func (s *State) CopyFrom(other engine.State) { *s = *other.(*State) }

// Hash implements [engine.State].
func (s *State) Hash() uint64 {
	var h engine.Hasher
	s.hash(&h)
	for p := range s.hands {
		h.Add(uint64(s.hands[p]))
		h.Add(uint64(s.laid[p])<<8 | uint64(s.discord[p]))
	}
	h.Add(uint64(s.pile))
	return h.Sum()
}
