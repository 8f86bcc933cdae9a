package vino

import "treille/engine"

// A State is the true world: the table, and the choices that are not shown yet.
type State struct {
	Table
	choice [maxSeats]uint16 // regions, of those who have committed
}

var _ engine.State = (*State)(nil)

// LegalActions appends the decisions open to a seat, ascending.
func (s *State) LegalActions(p engine.Player, list []engine.Action) []engine.Action {
	return s.legal(p, list)
}

// Check says whether a seat, or Chance, may do this now.
func (s *State) Check(p engine.Player, a engine.Action) error { return s.check(p, a) }

// Apply does it, in place, and reports what happened.
func (s *State) Apply(p engine.Player, a engine.Action, ev *engine.Events) {
	first, second, third := uint8(a>>firstShift), uint8(a>>secondShift), uint8(a)
	switch Kind(a >> kindShift) {
	case KindBanker:
		s.pickBanker(engine.Player(first), ev)
	case KindPair:
		s.turnUpPair(first, ev)
	case KindChoose:
		s.choose(p, 1<<first|1<<second, ev)
	case KindBuy:
		v := third - 1
		if third == 0 {
			v = printed.start[first] // counts for a drawn pair alone
		}
		s.buy(p, first, second, v, ev)
	case KindPass:
		s.pass(p, ev)
	case KindTake:
		s.take(p, second, ev)
	case KindSell:
		s.sell(p, first, second, ev)
	case KindNoSale:
		tell(ev, EventNoSale, p, 0, 0)
		s.nextSeller(ev)
	case KindGive:
		s.give(p, first, second, ev)
	case KindRaise:
		s.raise(p, first, ev)
	}
	s.turn(ev)
}

// choose commits p's two regions; when all have committed, all is shown and the
// buying begins (V20).
func (s *State) choose(p engine.Player, regions uint16, ev *engine.Events) {
	s.choice[p] = regions
	s.committed = s.committed.With(p)
	if ev != nil {
		ev.Add(engine.Event{Kind: EventChosen, Audience: engine.Only(p), Player: p, Num: regionPair(regions)})
		ev.Add(engine.Event{Kind: EventCommitted, Audience: engine.Everybody.Without(p), Player: p})
	}
	if s.committed != engine.Seats(int(s.players)) {
		return
	}
	s.committed = 0
	for q := range engine.Player(s.players) {
		s.show(q, s.choice[q], ev)
	}
	s.choice = [maxSeats]uint16{}
	s.open(0, ev)
	s.nextBuyer(ev)
}

// Returns appends each seat's vineyards.
func (s *State) Returns(list []int32) []int32 {
	for p := range s.players {
		list = append(list, int32(s.used[p]))
	}
	return list
}

// Winners is the set of the winners (V61); empty until the game is over.
func (s *State) Winners() engine.PlayerSet {
	if s.phase != PhaseOver {
		return 0
	}
	return s.winners()
}

// CopyFrom makes the state equal to another of this game.
func (s *State) CopyFrom(other engine.State) { *s = *other.(*State) }

// Hash is the same for equal states on every platform.
func (s *State) Hash() uint64 {
	var h engine.Hasher
	s.fold(&h)
	for _, c := range s.choice {
		h.Add(uint64(c))
	}
	return h.Sum()
}

// Money returns what a seat holds, without this round's income.
func (s *State) Money(p engine.Player) int { return int(s.money[p]) }
