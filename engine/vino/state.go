package vino

import "treille/engine"

// A State is the true world: the board, and the choices that are not shown yet.
type State struct {
	board
	choice [maxPlayers]uint16 // regions, of those who have committed
}

var _ engine.State = (*State)(nil)

// LegalActions implements [engine.State].
func (s *State) LegalActions(p engine.Player, list []engine.Action) []engine.Action {
	return s.legal(p, list)
}

// Returns implements [engine.State]: the vineyards.
func (s *State) Returns(list []int32) []int32 {
	for p := range s.players {
		list = append(list, int32(s.used[p]))
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
	for _, c := range s.choice {
		h.Add(uint64(c))
	}
	return h.Sum()
}

// Money returns what a seat holds, without this round's income.
func (s *State) Money(p engine.Player) int { return int(s.money[p]) }
