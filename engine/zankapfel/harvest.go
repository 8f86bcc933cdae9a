package zankapfel

import "treille/engine"

// steer is phase 2: the announcement, the bribes, the mayor's move (Z30, Z31).
func (s *State) steer(p engine.Player, v Verb, number, thing int, ev *engine.Events) {
	switch v {
	case VerbAnnounce:
		s.do(ev, engine.Event{Kind: SquareAnnounced, Player: p, Num: [4]int32{int32(thing)}})
		if targets := s.Targets(); targets&(targets-1) == 0 {
			s.moveMayor(s.Announced, ev)
			return
		}
		s.pass(ev, PhaseOffer, s.next(p), int(s.Players)-1)
	case VerbOffer:
		s.do(ev, engine.Event{Kind: BribeOffered, Player: p, Num: [4]int32{int32(number), int32(thing)}})
		s.offersGoOn(p, ev)
	case VerbNone:
		s.do(ev, engine.Event{Kind: BribeWithheld, Player: p})
		s.offersGoOn(p, ev)
	case VerbAccept:
		briber := engine.Player(thing)
		offer := s.Offers[briber]
		points := int(offer.Points)
		s.do(ev, engine.Event{Kind: BribeTaken, Player: p, Other: briber, Num: [4]int32{int32(points), int32(offer.Square)}})
		s.move(ev, briber, -points)
		s.move(ev, p, points)
		if !s.finished(ev) {
			s.moveMayor(offer.Square, ev)
		}
	case VerbDecline:
		s.do(ev, engine.Event{Kind: BribesRefused, Player: p})
		s.moveMayor(s.Announced, ev)
	}
}

// offersGoOn asks the next seat for its offer, or the first player for his
// answer, if there is anything to answer.
func (s *State) offersGoOn(p engine.Player, ev *engine.Events) {
	if left := int(s.Left) - 1; left > 0 {
		s.pass(ev, PhaseOffer, s.next(p), left)
		return
	}
	if s.Offers != [engine.MaxPlayers]Offer{} {
		s.pass(ev, PhaseAccept, s.First, 0)
		return
	}
	s.moveMayor(s.Announced, ev)
}

// moveMayor moves him and shows the cards laid (Z30, Z40).
func (s *State) moveMayor(to Square, ev *engine.Events) {
	s.do(ev, engine.Event{Kind: MayorMoved, Player: s.First, Num: [4]int32{int32(s.Mayor), int32(to)}})
	s.do(ev, engine.Event{Kind: ChipHarvested, Player: s.First, Num: [4]int32{int32(to)}})
	for s.Laid != 0 {
		p := from(s.First, s.Laid)
		card := s.laid[p]
		s.laid[p] = NoCard
		s.do(ev, engine.Event{Kind: CardShown, Player: p, Value: uint64(card), Reveals: true})
	}
	s.callOrHarvest(ev)
}

// callOrHarvest asks the owner of the next joker for its colour; when all have
// one, whoever is alone with his colour harvests, all at the same time (Z40,
// Z41).
func (s *State) callOrHarvest(ev *engine.Events) {
	if s.Jokers != 0 {
		s.pass(ev, PhaseCall, from(s.First, s.Jokers), 0)
		return
	}
	for c := Red; c <= Blue; c++ {
		if s.Wants[c].Len() == 1 {
			s.harvest(s.Wants[c].First(), c, ev)
		}
	}
	if !s.finished(ev) {
		s.nextQuarrel(ev)
	}
}

// harvest moves a pawn on by what its colour gives (Z41).
func (s *State) harvest(p engine.Player, colour Card, ev *engine.Events) {
	n := s.Number(colour)
	s.do(ev, engine.Event{Kind: Harvested, Player: p, Value: uint64(colour), Num: [4]int32{int32(n)}})
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
	p := from(s.First, contested)
	colour := Red
	for !s.Wants[colour].Has(p) {
		colour++
	}
	s.do(ev, engine.Event{Kind: QuarrelBegan, Player: p, Value: uint64(colour), Num: [4]int32{int32(s.Wants[colour])}})
	s.beginBidding(ev)
}
