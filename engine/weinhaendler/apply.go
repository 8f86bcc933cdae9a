package weinhaendler

import "treille/engine"

// Apply implements [engine.State].
func (s *State) Apply(p engine.Player, a engine.Action, ev *engine.Events) {
	rest := uint64(a) & (1<<kindShift - 1)
	switch DecisionKind(a >> kindShift) {
	case DecisionFirst:
		first := engine.Player(rest)
		s.chooseStart(int8(first))
		tell(ev, Event{Kind: EventStartChosen, Player: first})
	case DecisionCard:
		s.applyCard(Card(rest), ev)
	case DecisionBid:
		s.applyBid(p, Cards(rest), ev)
	case DecisionPass, DecisionDraw:
		s.applyPass(p, DecisionKind(a>>kindShift) == DecisionDraw, ev)
	case DecisionPlace:
		s.applyLay(p, a, ev)
	case DecisionDone:
		s.applyDone(p, ev)
	}
}

// applyCard brings a card off the pile to where the phase wants it.
func (s *State) applyCard(c Card, ev *engine.Events) {
	if s.shuffle != 0 {
		s.shuffle = s.shuffle.Without(c)
	}
	switch s.phase {
	case PhaseDealing:
		p := engine.Player(s.turn)
		s.hands[p] = s.hands[p].With(c)
		s.deal()
		tellSecret(ev, Event{Kind: EventCardDealt, Player: p, Card: c})
		if s.phase == PhaseRefill {
			s.announce(ev)
		}
	case PhaseDrawing:
		s.applyLook(c, ev)
	case PhaseRefill:
		s.turnUp(c)
		if ev != nil {
			ev.Add(Event{Kind: EventCardTurnedUp, Player: engine.Chance, Card: c}.pack(engine.Everybody, true))
		}
		if s.refilled() {
			s.nextRound(ev)
		}
	}
}

// announce reports that a phase has begun.
func (s *State) announce(ev *engine.Events) {
	tell(ev, Event{Kind: EventPhaseBegan, Player: s.CurrentPlayer(), Phase: s.phase})
}

func (s *State) nextRound(ev *engine.Events) {
	s.beginRound()
	tell(ev, Event{Kind: EventRoundBegan, Player: engine.Player(s.start), Round: int(s.round), Last: s.last})
	s.announce(ev)
}

func (s *State) applyBid(p engine.Player, cards Cards, ev *engine.Events) {
	total := int(s.totals[p]) + cards.Value()
	s.hands[p] = s.hands[p].Minus(cards)
	s.bid(int8(p), cards, total)
	tell(ev, Event{Kind: EventBidLaid, Player: p, Cards: cards, Total: total})
}

func (s *State) applyPass(p engine.Player, draws bool, ev *engine.Events) {
	s.pass(int8(p), draws)
	tell(ev, Event{Kind: EventPassed, Player: p, Draws: draws})
	if draws {
		s.announce(ev)
	} else if s.allPassed() {
		s.exchange(ev)
	}
}

// applyLook takes a card of W14: of two the cheaper goes to the hand and the
// other under the pile.
func (s *State) applyLook(c Card, ev *engine.Events) {
	p := engine.Player(s.turn)
	s.look()
	tellSecret(ev, Event{Kind: EventCardLooked, Player: p, Card: c})
	if s.looks > 0 {
		s.looked = c
		return
	}
	kept, under := c, s.looked
	s.looked = Hidden
	if under != Hidden && kept.Value() > under.Value() {
		kept, under = under, kept
	}
	s.hands[p] = s.hands[p].With(kept)
	s.keep(int8(p))
	tellSecret(ev, Event{Kind: EventCardKept, Player: p, Card: kept})
	if under != Hidden {
		s.below[s.buried] = under
		s.putUnder()
		tellSecret(ev, Event{Kind: EventCardPutUnder, Player: p, Card: under})
	}
	s.endDrawing()
	if s.allPassed() {
		s.exchange(ev)
		return
	}
	s.announce(ev)
}

// exchange does phase 2 (W20, W21) and begins phase 3.
func (s *State) exchange(ev *engine.Events) {
	s.beginExchange()
	s.announce(ev)
	from, bundle := engine.Chance, s.offer
	for to := s.leader; to != nobody; {
		total := s.totals[to]
		gone := s.bids[to]
		s.hands[to] = s.hands[to].Plus(bundle)
		tell(ev, Event{Kind: EventBundleTaken, Player: engine.Player(to), From: from, Cards: bundle})
		s.take(to, from, bundle)
		from, bundle = engine.Player(to), gone
		to = s.nextLower(total)
	}
	if from != engine.Chance {
		s.replaceOffer(int8(from))
		tell(ev, Event{Kind: EventOfferReplaced, Player: from, Cards: bundle})
	}
	s.beginCellars()
	s.announce(ev)
}

func (s *State) applyLay(p engine.Player, a engine.Action, ev *engine.Events) {
	c := Card(a >> cardShift)
	cellar, _ := s.open(int8(p))
	place := cellar.maskPlace(int(a>>rowShift&15), int(a&15)-colBias)
	s.hands[p] = s.hands[p].Without(c)
	g := s.lay(int8(p), c, place)
	if ev != nil {
		tell(ev, Event{Kind: EventCardPlaced, Player: p, Card: c, Place: Decode(a).Place, Gain: g})
	}
}

func (s *State) applyDone(p engine.Player, ev *engine.Events) {
	s.done(int8(p))
	tell(ev, Event{Kind: EventPlacingDone, Player: p})
	if !s.allPassed() {
		return
	}
	if s.last {
		s.end()
		s.announce(ev)
		tell(ev, Event{Kind: EventGameEnded, Player: engine.Chance, Winners: s.winners()})
		return
	}
	s.beginRefill()
	s.announce(ev)
	if s.refilled() {
		s.nextRound(ev)
	}
}
