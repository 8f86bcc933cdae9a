package zankapfel

import "treille/engine"

// A State is the true world of a game: the table and what lies hidden.
type State struct {
	Table
	hands   [engine.MaxPlayers]Cards
	laid    [engine.MaxPlayers]Card  // apple cards face down
	discord [engine.MaxPlayers]uint8 // discord cards face down, 0 for none
	pile    Cards                    // cards face down, in no order
}

var _ engine.State = (*State)(nil)

// LegalActions implements engine.State.
func (s *State) LegalActions(p engine.Player, list []engine.Action) []engine.Action {
	if !s.Acting().Has(p) {
		return list
	}
	return s.legal(p, s.hands[p], list)
}

// ChanceOutcomes implements engine.State.
func (s *State) ChanceOutcomes(list []engine.Outcome) []engine.Outcome {
	switch s.Phase {
	case PhaseFirst:
		for p := range engine.Player(s.Players) {
			list = append(list, engine.Outcome{Action: First(p), Weight: 1})
		}
	case PhaseDeal, PhaseFirstCard, PhaseNextCard, PhaseRefill:
		for c := Red; c <= Joker; c++ {
			if n := s.pile.Count(c); n > 0 {
				list = append(list, engine.Outcome{Action: Draw(c), Weight: int32(n)})
			}
		}
	case PhaseRoll:
		for n := 1; n <= printed.Pips; n++ {
			list = append(list, engine.Outcome{Action: Die(n), Weight: 1})
		}
	}
	return list
}

// Returns implements engine.State: steps from the start.
func (s *State) Returns(list []int32) []int32 { return append(list, s.Score[:s.Players]...) }

// Winners implements engine.State.
func (s *State) Winners() engine.PlayerSet { return s.Won }

// CopyFrom implements engine.State.
func (s *State) CopyFrom(other engine.State) { *s = *other.(*State) }

// Hash implements engine.State.
func (s *State) Hash() uint64 {
	var h engine.Hasher
	s.Table.hash(&h)
	for p := range s.hands {
		h.Add(uint64(s.hands[p]))
		h.Add(uint64(s.laid[p])<<8 | uint64(s.discord[p]))
	}
	h.Add(uint64(s.pile))
	return h.Sum()
}

// hash folds in all that everybody sees.
func (t *Table) hash(h *engine.Hasher) {
	h.Add(uint64(t.Players) | uint64(t.Phase)<<8 | uint64(uint8(t.Turn))<<16 | uint64(t.Left)<<24 |
		uint64(t.Owes)<<32 | uint64(uint8(t.First))<<40 | uint64(t.Won)<<48 | uint64(uint8(t.Mayor))<<56)
	h.Add(uint64(t.Chips) | uint64(t.Face)<<32 | uint64(t.PileSize)<<40 | uint64(uint8(t.Announced))<<48 | bit(t.Shuffled)<<56 | bit(t.RollOff)<<57)
	h.Add(uint64(t.Pile)<<32 | uint64(t.Discards))
	h.Add(uint64(t.Laid) | uint64(t.Jokers)<<8 | uint64(t.Members)<<16 | uint64(t.Colour)<<24 |
		uint64(t.Committed)<<32 | uint64(t.Bought)<<40 | uint64(t.Waited)<<48)
	for _, w := range t.Wants {
		h.Add(uint64(w))
	}
	for p := range t.Score {
		h.Add(uint64(uint32(t.Score[p])) | uint64(t.Spent[p])<<32 | uint64(t.HandSize[p])<<48)
		h.Add(uint64(t.Known[p])<<32 | uint64(t.Dealt[p]))
		h.Add(uint64(t.Offers[p].Points) | uint64(uint8(t.Offers[p].Square))<<8 | uint64(t.Shown[p])<<16 |
			uint64(t.Dice[p])<<24 | uint64(t.Sum[p])<<32)
	}
}

func bit(b bool) uint64 {
	if b {
		return 1
	}
	return 0
}
