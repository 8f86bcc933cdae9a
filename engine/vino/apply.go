package vino

import "treille/engine"

// Apply implements [engine.State].
func (s *State) Apply(p engine.Player, a engine.Action, ev *engine.Events) {
	first, second, third := uint8(a>>firstShift), uint8(a>>secondShift), uint8(a)
	switch DecisionKind(a >> kindShift) {
	case DecisionBanker:
		s.pickBanker(engine.Player(first), ev)
	case DecisionPair:
		s.turnUpPair(first, ev)
	case DecisionChoose:
		s.choose(p, 1<<first|1<<second, ev)
	case DecisionBuy:
		v := third - 1
		if third == 0 {
			v = box.start[first] // counts for a drawn pair alone
		}
		s.buy(p, first, second, v, ev)
	case DecisionPass:
		s.pass(p, ev)
	case DecisionTake:
		s.take(p, second, ev)
	case DecisionSell:
		s.sell(p, first, second, ev)
	case DecisionNoSale:
		if ev != nil {
			ev.Add(Event{Kind: EventNoSale, Player: p}.pack(engine.Everybody, false))
		}
		s.nextSeller(ev)
	case DecisionGive:
		s.give(p, first, second, ev)
	case DecisionRaise:
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
		ev.Add(Event{Kind: EventChosen, Player: p, Regions: regionPair(regions)}.pack(engine.Only(p), false))
		ev.Add(Event{Kind: EventCommitted, Player: p}.pack(engine.Everybody.Without(p), false))
	}
	if s.committed != engine.Seats(int(s.players)) {
		return
	}
	s.committed = 0
	for q := range engine.Player(s.players) {
		s.show(q, s.choice[q], ev)
	}
	s.choice = [maxPlayers]uint16{}
	s.open(0, ev)
	s.nextBuyer(ev)
}
