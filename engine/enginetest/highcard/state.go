package highcard

import "treille/engine"

// State is the true world.
type State struct {
	board
	pile set
	hand [maxSeats]set
	down [maxSeats]int8 // the card laid face down, 0 for none
}

func (s *State) LegalActions(p engine.Player, dst []engine.Action) []engine.Action {
	if p < 0 || int8(p) >= s.seats {
		return dst
	}
	return s.legal(p, s.hand[p], dst)
}

func (s *State) ChanceOutcomes(dst []engine.Outcome) []engine.Outcome {
	switch s.phase {
	case PhasePick:
		return engine.EachSeat(dst, int(s.seats), func(p engine.Player) engine.Action { return first | engine.Action(p) })
	case PhaseDeal, PhaseDraw:
		for c := int8(1); c <= cards; c++ {
			if s.pile.has(c) {
				dst = append(dst, engine.Outcome{Action: card | engine.Action(c), Weight: 1})
			}
		}
	}
	return dst
}

func (s *State) Check(p engine.Player, a engine.Action) error {
	if p != engine.Chance {
		if p < 0 || int8(p) >= s.seats {
			return engine.Forbid("H3", "%d is no seat", p)
		}
		return s.check(p, s.hand[p], a)
	}
	var memory [cards]engine.Outcome
	for _, o := range s.ChanceOutcomes(memory[:0]) {
		if o.Action == a {
			return nil
		}
	}
	return engine.Forbid("H2", "this cannot happen now")
}

func (s *State) Apply(p engine.Player, a engine.Action, ev *engine.Events) {
	c := number(a)
	switch a &^ 0xff {
	case first:
		s.pick(engine.Player(c))
		ev.Add(Event{Kind: Picked, Player: engine.Player(c)}.Pack(engine.Everybody, false))
	case card:
		s.pile = s.pile.drop(c)
		s.hand[s.turn] = s.hand[s.turn].with(c)
		secret(ev, Event{Kind: Drew, Player: s.turn, Card: c})
		s.drew()
	case hold:
		s.chose()
		ev.Add(Event{Kind: Held, Player: p}.Pack(engine.Everybody, false))
	case swap:
		s.hand[p] = s.hand[p].drop(c)
		s.swapped(c)
		ev.Add(Event{Kind: Swapped, Player: p, Card: c}.Pack(engine.Everybody, false))
	case lay:
		s.hand[p] = s.hand[p].drop(c)
		s.down[p] = c
		s.lay(p)
		secret(ev, Event{Kind: Laid, Player: p, Card: c})
		if s.laid == engine.Seats(int(s.seats)) {
			s.show(ev)
		}
	}
}

// secret reports what only one seat sees in full. It reveals nothing that must
// be said: who drew or laid a card knows it, and chance is never taken back.
func secret(ev *engine.Events, e Event) {
	own := e.Pack(engine.Only(e.Player), false)
	e.Card = 0
	ev.Add(e.Pack(engine.Everybody.Without(e.Player), false))
	ev.Add(own)
}

// show turns up all cards and scores the round.
func (s *State) show(ev *engine.Events) {
	var best, worst engine.Player
	for p := range engine.Player(s.seats) {
		c := s.down[p]
		s.shown(c)
		ev.Add(Event{Kind: Shown, Player: p, Card: c}.Pack(engine.Everybody, true))
		if c > s.down[best] {
			best = p
		}
		if c < s.down[worst] {
			worst = p
		}
	}
	s.down = [maxSeats]int8{}
	s.scored(best, worst)
	ev.Add(Event{Kind: Scored, Player: best, Lowest: worst}.Pack(engine.Everybody, false))
}

func (s *State) CopyFrom(o engine.State) { *s = *o.(*State) }

func (s *State) Hash() uint64 {
	var h engine.Hasher
	s.board.hash(&h)
	h.Add(uint64(s.pile))
	for p := range s.hand {
		h.Add(uint64(s.hand[p]))
		h.AddInt(int(s.down[p]))
	}
	return h.Sum()
}
