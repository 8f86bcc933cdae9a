package zankapfel

import "treille/engine"

// steer is phase 2: the announcement, the bribes, the mayor's move (Z30, Z31).
func (s *State) steer(p engine.Player, kind DecisionKind, number, thing int, ev *engine.Events) {
	switch kind {
	case DecisionAnnounce:
		s.do(ev, Event{Kind: EventSquareAnnounced, Player: p, Square: Square(thing)})
		if targets := s.Targets(); targets&(targets-1) == 0 {
			s.moveMayor(s.announced, ev)
			return
		}
		s.pass(ev, PhaseOffer, s.next(p), int(s.players)-1)
	case DecisionOffer:
		s.do(ev, Event{Kind: EventBribeOffered, Player: p, Points: number, Square: Square(thing)})
		s.offersGoOn(p, ev)
	case DecisionNone:
		s.do(ev, Event{Kind: EventBribeWithheld, Player: p})
		s.offersGoOn(p, ev)
	case DecisionAccept:
		briber := engine.Player(thing)
		offer := s.offers[briber]
		points := int(offer.Points)
		s.do(ev, Event{Kind: EventBribeTaken, Player: p, Briber: briber, Points: points, Square: offer.Square})
		s.move(ev, briber, -points)
		s.move(ev, p, points)
		if !s.finished(ev) {
			s.moveMayor(offer.Square, ev)
		}
	case DecisionDecline:
		s.do(ev, Event{Kind: EventBribesRefused, Player: p})
		s.moveMayor(s.announced, ev)
	}
}

// offersGoOn asks the next seat for its offer, or the first player for his
// answer, if there is anything to answer.
func (s *State) offersGoOn(p engine.Player, ev *engine.Events) {
	if left := int(s.left) - 1; left > 0 {
		s.pass(ev, PhaseOffer, s.next(p), left)
		return
	}
	if s.offers != [engine.MaxPlayers]Offer{} {
		s.pass(ev, PhaseAccept, s.first, 0)
		return
	}
	s.moveMayor(s.announced, ev)
}

// moveMayor moves him and shows the cards laid (Z30, Z40).
func (s *State) moveMayor(to Square, ev *engine.Events) {
	s.do(ev, Event{Kind: EventMayorMoved, Player: s.first, From: s.mayor, Square: to})
	s.do(ev, Event{Kind: EventChipHarvested, Player: s.first, Square: to})
	for s.laidDown != 0 {
		p := s.laidDown.FirstFrom(s.first)
		card := s.laid[p]
		s.laid[p] = NoCard
		s.do(ev, Event{Kind: EventCardShown, Player: p, Card: card})
	}
	s.callOrHarvest(ev)
}

// callOrHarvest asks the owner of the next joker for its colour; when all have
// one, whoever is alone with his colour harvests, all at the same time (Z40,
// Z41).
func (s *State) callOrHarvest(ev *engine.Events) {
	if s.jokers != 0 {
		s.pass(ev, PhaseCall, s.jokers.FirstFrom(s.first), 0)
		return
	}
	for c := Red; c <= Blue; c++ {
		if s.wants[c].Len() == 1 {
			s.harvest(s.wants[c].First(), c, ev)
		}
	}
	if !s.finished(ev) {
		s.nextQuarrel(ev)
	}
}

// harvest moves a pawn on by what its colour gives (Z41).
func (s *State) harvest(p engine.Player, colour Card, ev *engine.Events) {
	n := s.Number(colour)
	s.do(ev, Event{Kind: EventHarvested, Player: p, Card: colour, Steps: n})
	s.move(ev, p, n)
}

// nextQuarrel begins the quarrel whose first participant comes first, clockwise
// from the first player; without any the round is over (Z42).
func (s *State) nextQuarrel(ev *engine.Events) {
	contested := s.contested()
	if contested == 0 {
		s.endRound(ev)
		return
	}
	p := contested.FirstFrom(s.first)
	colour := Red
	for !s.wants[colour].Has(p) {
		colour++
	}
	s.do(ev, Event{Kind: EventQuarrelBegan, Player: p, Card: colour, Seats: s.wants[colour]})
	s.beginBidding(ev)
}
