package weinhaendler

import "treille/engine"

// A State is the true world of a game.
type State struct {
	board
	hands   [maxPlayers]Cards
	shuffle Cards          // cards in the pile since the shuffle
	below   [maxUnder]Card // the cards put under the pile, from the first ever
	looked  Card           // the first card of W14, Hidden if there is none
}

// LegalActions implements [engine.State].
func (s *State) LegalActions(p engine.Player, dst []engine.Action) []engine.Action {
	if p < 0 || p != s.CurrentPlayer() {
		return dst
	}
	return s.legal(s.hands[p], dst)
}

// Returns implements [engine.State]: the points.
func (s *State) Returns(dst []int32) []int32 {
	for _, points := range s.points[:s.players] {
		dst = append(dst, int32(points))
	}
	return dst
}

// Winners implements [engine.State].
func (s *State) Winners() engine.PlayerSet { return s.winners() }

// CopyFrom implements [engine.State].
func (s *State) CopyFrom(other engine.State) { *s = *other.(*State) }

// Hash implements [engine.State].
func (s *State) Hash() uint64 {
	var h engine.Hasher
	s.board.hash(&h)
	for _, hand := range s.hands[:s.players] {
		h.Add(uint64(hand))
	}
	h.Add(uint64(s.shuffle))
	for _, c := range s.below[:s.buried] {
		h.Add(uint64(c))
	}
	h.Add(uint64(s.looked))
	return h.Sum()
}
