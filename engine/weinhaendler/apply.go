package weinhaendler

import "treille/engine"

// Apply implements [engine.State].
func (s *State) Apply(p engine.Player, a engine.Action, ev *engine.Events) {
	rest := uint64(a) & (1<<kindShift - 1)
	switch DecisionKind(a >> kindShift) {
	case DecisionFirst:
		first := engine.Player(rest)
		s.chooseStart(int8(first))
		ev.Add(engine.Event{Kind: EventStartChosen, Audience: engine.Everybody, Player: first})
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
		addPrivate(ev, EventCardDealt, p, c)
		if s.phase == PhaseRefill {
			s.announce(ev)
		}
	case PhaseDrawing:
		s.applyLook(c, ev)
	case PhaseRefill:
		s.turnUp(c)
		ev.Add(engine.Event{Kind: EventCardTurnedUp, Audience: engine.Everybody, Player: engine.Chance,
			Reveals: true, Value: uint64(c)})
		if s.refilled() {
			s.nextRound(ev)
		}
	}
}

// addPrivate reports a card that one seat sees and the others don't.
func addPrivate(ev *engine.Events, kind engine.EventKind, p engine.Player, c Card) {
	if ev == nil {
		return
	}
	ev.Add(engine.Event{Kind: kind, Audience: engine.Only(p), Player: p, Reveals: true, Value: uint64(c)})
	ev.Add(engine.Event{Kind: kind, Audience: engine.Everybody.Without(p), Player: p, Value: uint64(Hidden)})
}

// announce reports that a phase has begun.
func (s *State) announce(ev *engine.Events) {
	ev.Add(engine.Event{Kind: EventPhaseBegan, Audience: engine.Everybody, Player: s.CurrentPlayer(), Value: uint64(s.phase)})
}

func (s *State) nextRound(ev *engine.Events) {
	s.beginRound()
	ev.Add(engine.Event{Kind: EventRoundBegan, Audience: engine.Everybody, Player: engine.Player(s.start),
		Num: [4]int32{int32(s.round), int32(engine.Bit(s.last))}})
	s.announce(ev)
}

func (s *State) applyBid(p engine.Player, cards Cards, ev *engine.Events) {
	total := int(s.totals[p]) + cards.Value()
	s.hands[p] = s.hands[p].Minus(cards)
	s.bid(int8(p), cards, total)
	ev.Add(engine.Event{Kind: EventBidLaid, Audience: engine.Everybody, Player: p, Value: uint64(cards),
		Num: [4]int32{int32(total)}})
}

func (s *State) applyPass(p engine.Player, draws bool, ev *engine.Events) {
	s.pass(int8(p), draws)
	ev.Add(engine.Event{Kind: EventPassed, Audience: engine.Everybody, Player: p, Num: [4]int32{int32(engine.Bit(draws))}})
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
	addPrivate(ev, EventCardLooked, p, c)
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
	addPrivate(ev, EventCardKept, p, kept)
	if under != Hidden {
		s.below[s.buried] = under
		s.putUnder()
		addPrivate(ev, EventCardPutUnder, p, under)
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
		ev.Add(engine.Event{Kind: EventBundleTaken, Audience: engine.Everybody, Player: engine.Player(to),
			Other: from, Value: uint64(bundle)})
		s.take(to, from, bundle)
		from, bundle = engine.Player(to), gone
		to = s.nextLower(total)
	}
	if from != engine.Chance {
		s.replaceOffer(int8(from))
		ev.Add(engine.Event{Kind: EventOfferReplaced, Audience: engine.Everybody, Player: from, Value: uint64(bundle)})
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
	ev.Add(engine.Event{Kind: EventCardPlaced, Audience: engine.Everybody, Player: p, Value: uint64(a),
		Num: [4]int32{int32(g.Stars), int32(alikePoints * g.Alike), int32(mixedPoints * g.Different)}})
}

func (s *State) applyDone(p engine.Player, ev *engine.Events) {
	s.done(int8(p))
	ev.Add(engine.Event{Kind: EventPlacingDone, Audience: engine.Everybody, Player: p})
	if !s.allPassed() {
		return
	}
	if s.last {
		s.end()
		s.announce(ev)
		ev.Add(engine.Event{Kind: EventGameEnded, Audience: engine.Everybody, Player: engine.Chance,
			Value: uint64(s.winners())})
		return
	}
	s.beginRefill()
	s.announce(ev)
	if s.refilled() {
		s.nextRound(ev)
	}
}
