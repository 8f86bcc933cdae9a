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

// CurrentPlayer implements [engine.State].
func (s *State) CurrentPlayer() engine.Player { return s.currentPlayer() }

// Acting implements [engine.State].
func (s *State) Acting() engine.PlayerSet { return s.acting() }

// LegalActions implements [engine.State].
func (s *State) LegalActions(p engine.Player, dst []engine.Action) []engine.Action {
	if p < 0 || p != s.currentPlayer() {
		return dst
	}
	return s.legal(s.hands[p], dst)
}

// ChanceOutcomes implements [engine.State]: each kind that is left of the
// shuffled cards, then the cards put under the pile one by one.
func (s *State) ChanceOutcomes(dst []engine.Outcome) []engine.Outcome {
	if s.currentPlayer() != engine.Chance {
		return dst
	}
	if s.phase == Starting {
		for p := range s.players {
			dst = append(dst, engine.Outcome{Action: First(engine.Player(p)), Weight: 1})
		}
		return dst
	}
	if s.shuffle == 0 {
		return append(dst, engine.Outcome{Action: Deal(s.below[s.nextUnder()]), Weight: 1})
	}
	for rest := s.shuffle; rest != 0; rest = rest.withoutFirstKind() {
		c := rest.first()
		dst = append(dst, engine.Outcome{Action: Deal(c), Weight: int32(rest.Count(c))})
	}
	return dst
}

// Check implements [engine.State].
func (s *State) Check(p engine.Player, a engine.Action) error {
	if p == engine.Chance {
		return s.checkChance(a)
	}
	var hand Cards
	if p >= 0 && p < engine.Player(s.players) {
		hand = s.hands[p]
	}
	return s.check(p, hand, a)
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
