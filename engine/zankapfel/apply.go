package zankapfel

import "treille/engine"

// do makes an event happen and reports it.
func (s *State) do(ev *engine.Events, e Event) {
	s.happen(&e)
	if ev != nil {
		ev.Add(e.pack(engine.Everybody, e.Kind == EventCardTurned || e.Kind == EventCardShown || e.Kind == EventDiscordShown))
	}
}

// conceal makes an event happen whose card only its player may see.
func (s *State) conceal(ev *engine.Events, e Event) {
	s.happen(&e)
	if ev == nil {
		return
	}
	ev.Add(e.pack(engine.Only(e.Player), e.Kind == EventCardDealt))
	e.Card, e.Discord = NoCard, 0
	ev.Add(e.pack(engine.Everybody.Without(e.Player), false))
}

// pass passes the turn: it says what is decided next, by whom, and how much is
// left of it.
func (s *State) pass(ev *engine.Events, phase Phase, turn engine.Player, left int) {
	s.passAll(ev, phase, turn, left, 0)
}

// passAll is pass where several seats owe something.
func (s *State) passAll(ev *engine.Events, phase Phase, turn engine.Player, left int, owes engine.PlayerSet) {
	s.do(ev, Event{Kind: EventTurnPassed, Phase: phase, Player: turn, Left: left, Seats: owes})
}

// move moves a pawn (Z6).
func (s *State) move(ev *engine.Events, p engine.Player, steps int) {
	s.do(ev, Event{Kind: EventPawnMoved, Player: p, Steps: steps, Score: int(s.score[p]) + steps})
}

// Apply implements [engine.State].
func (s *State) Apply(p engine.Player, a engine.Action, ev *engine.Events) {
	kind, number, thing := unpack(a)
	switch kind {
	case DecisionFirst:
		first := engine.Player(thing)
		s.do(ev, Event{Kind: EventAppleGiven, Player: first})
		s.pass(ev, PhaseMayor, first, 0)
	case DecisionMayor:
		s.do(ev, Event{Kind: EventMayorPlaced, Player: p, Square: Square(thing)})
		s.pass(ev, PhaseDeal, p, HandAtStart)
	case DecisionCard:
		s.draw(Card(thing), ev)
	case DecisionChip:
		s.takeChip(p, Square(thing), ev)
	case DecisionBuy:
		s.buy(p, ev)
	case DecisionLay:
		s.hands[p] -= Card(thing).unit()
		s.laid[p] = Card(thing)
		s.conceal(ev, Event{Kind: EventCardLaid, Player: p, Card: Card(thing)})
		s.farmed(p, ev)
	case DecisionNothing:
		s.do(ev, Event{Kind: EventSatOut, Player: p})
		s.farmed(p, ev)
	case DecisionAnnounce, DecisionOffer, DecisionNone, DecisionAccept, DecisionDecline:
		s.steer(p, kind, number, thing, ev)
	case DecisionCall:
		s.do(ev, Event{Kind: EventJokerCalled, Player: p, Card: Card(thing)})
		s.callOrHarvest(ev)
	case DecisionDiscord:
		s.discord[p] = uint8(number)
		s.conceal(ev, Event{Kind: EventDiscordLaid, Player: p, Discord: number})
		if s.owes == 0 {
			s.pass(ev, PhaseDice, s.members.FirstFrom(s.first), 0)
		}
	case DecisionDice:
		s.do(ev, Event{Kind: EventDiceBought, Player: p, Dice: number, Steps: number * PriceOfDie})
		s.move(ev, p, -number*PriceOfDie)
		s.diceGoOn(p, ev)
	case DecisionWait:
		s.do(ev, Event{Kind: EventWaited, Player: p})
		s.diceGoOn(p, ev)
	case DecisionDie:
		s.roll(number, ev)
	}
}

// draw takes a card from the pile, for a hand or to be turned up.
func (s *State) draw(card Card, ev *engine.Events) {
	s.pile -= card.unit()
	p := s.turn
	if s.phase == PhaseDeal {
		s.hands[p] += card.unit()
		s.conceal(ev, Event{Kind: EventCardDealt, Player: p, Card: card})
		switch left := int(s.left) - 1; {
		case left > 0:
			s.pass(ev, PhaseDeal, p, left)
		case s.next(p) != s.first:
			s.pass(ev, PhaseDeal, s.next(p), HandAtStart)
		default:
			s.pass(ev, PhaseFirstCard, s.first, 0)
		}
		return
	}
	phase := s.phase
	s.do(ev, Event{Kind: EventCardTurned, Player: engine.Chance, Card: card})
	switch phase {
	case PhaseFirstCard:
		s.pass(ev, PhaseChip, s.first, int(s.players)*ChipsEach(int(s.players)))
	case PhaseNextCard:
		s.farmed(p, ev)
	default:
		s.beginRound(ev)
	}
}

// takeChip takes a chip out before the first round (Z12).
func (s *State) takeChip(p engine.Player, sq Square, ev *engine.Events) {
	s.do(ev, Event{Kind: EventChipTaken, Player: p, Square: sq})
	if left := int(s.left) - 1; left > 0 {
		s.pass(ev, PhaseChip, s.next(p), left)
		return
	}
	s.beginRound(ev)
}

func (s *State) beginRound(ev *engine.Events) {
	s.pass(ev, PhaseFarm, s.first, int(s.players))
}

// buy takes the face-up card for its price, and has the next one turned up if
// there is one (Z20 to Z22).
func (s *State) buy(p engine.Player, ev *engine.Events) {
	card := s.face
	price := s.Price(card)
	s.hands[p] += card.unit()
	s.do(ev, Event{Kind: EventCardBought, Player: p, Card: card, Steps: price})
	s.move(ev, p, -price)
	if s.cardToTurnUp(ev) {
		s.pass(ev, PhaseNextCard, p, int(s.left))
		return
	}
	s.farmed(p, ev)
}

// cardToTurnUp sees to it that a card lies face down, if need be by shuffling
// the discards; it is false if there is none anywhere (Z22).
func (s *State) cardToTurnUp(ev *engine.Events) bool {
	if s.pileSize == 0 && s.discards != 0 {
		s.pile = s.discards
		s.do(ev, Event{Kind: EventPileShuffled, Player: engine.Chance})
	}
	return s.pileSize > 0
}

// farmed goes on after a seat has bought or laid.
func (s *State) farmed(p engine.Player, ev *engine.Events) {
	if left := int(s.left) - 1; left > 0 {
		s.pass(ev, PhaseFarm, s.next(p), left)
		return
	}
	s.pass(ev, PhaseAnnounce, s.first, 0)
}

// endRound discards, passes the apple on, and ends the game with the last chip
// (Z43, Z61).
func (s *State) endRound(ev *engine.Events) {
	s.do(ev, Event{Kind: EventCardsDiscarded, Player: engine.Chance})
	s.do(ev, Event{Kind: EventAppleGiven, Player: s.next(s.first)})
	if s.chips == 0 {
		winners, _ := s.furthest()
		s.end(winners, ev)
		return
	}
	if s.face == NoCard && s.cardToTurnUp(ev) {
		s.pass(ev, PhaseRefill, s.first, 0)
		return
	}
	s.beginRound(ev)
}

// finished ends the game if a pawn has come round; it is true if so (Z60).
func (s *State) finished(ev *engine.Events) bool {
	if !s.CameRound() {
		return false
	}
	winners, _ := s.furthest()
	s.end(winners, ev)
	return true
}

func (s *State) end(winners engine.PlayerSet, ev *engine.Events) {
	s.do(ev, Event{Kind: EventGameEnded, Player: engine.Chance, Seats: winners})
	s.pass(ev, PhaseOver, s.first, 0)
}
