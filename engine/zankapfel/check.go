package zankapfel

import "treille/engine"

// asked says, for each phase, which rule it belongs to and what it asks for.
var asked = [...]struct{ rule, what string }{
	PhaseFirst:     {"Z10", "chance picks the first player"},
	PhaseMayor:     {"Z10", "the first player places the mayor"},
	PhaseDeal:      {"Z11", "an apple card is dealt"},
	PhaseFirstCard: {"Z11", "an apple card is turned up"},
	PhaseChip:      {"Z12", "a chip is taken out"},
	PhaseFarm:      {"Z20", "a card is bought or laid"},
	PhaseNextCard:  {"Z22", "an apple card is turned up"},
	PhaseAnnounce:  {"Z31", "the first player announces a square"},
	PhaseOffer:     {"Z31", "a bribe is offered, or none"},
	PhaseAccept:    {"Z31", "the first player takes a bribe, or none"},
	PhaseCall:      {"Z40", "a joker gets its colour"},
	PhaseDiscord:   {"Z50", "those who quarrel lay discord cards"},
	PhaseDice:      {"Z51", "dice are bought, or not"},
	PhaseRoll:      {"Z52", "a die is rolled"},
	PhaseRefill:    {"Z22", "an apple card is turned up"},
	PhaseOver:      {"Z60", "the game is over"},
}

// Check implements engine.State.
func (s *State) Check(p engine.Player, a engine.Action) error {
	if p != engine.Chance {
		var hand Cards
		if p >= 0 && p < engine.Player(s.Players) {
			hand = s.hands[p]
		}
		return s.forbids(p, hand, a)
	}
	if s.CurrentPlayer() != engine.Chance {
		return s.wrong("not chance")
	}
	v, number, thing := Unpack(a)
	ok := false
	switch s.Phase {
	case PhaseFirst:
		ok = v == VerbFirst && thing < int(s.Players) && a == First(engine.Player(thing))
	case PhaseRoll:
		ok = v == VerbDie && number >= 1 && number <= printed.Pips && a == Die(number)
	default:
		card := Card(thing)
		ok = v == VerbCard && card >= Red && card <= Joker && a == Draw(card)
		if ok && !s.pile.Has(card) {
			return engine.Forbid(asked[s.Phase].rule, "no card %s lies in the pile", card)
		}
	}
	if !ok {
		return s.wrong("not " + format(a))
	}
	return nil
}

// wrong says what the phase asks for.
func (t *Table) wrong(not string) error {
	q := &asked[t.Phase]
	return engine.Forbid(q.rule, "now %s, %s", q.what, not)
}

// forbids is the reason why a seat with this hand may not do something; nil if
// it may.
func (t *Table) forbids(p engine.Player, hand Cards, a engine.Action) error {
	if !t.Acting().Has(p) {
		if t.Phase == PhaseOver || t.CurrentPlayer() == engine.Chance {
			return t.wrong("and no seat decides")
		}
		if t.Phase == PhaseDiscord {
			return engine.Forbid("Z50", "seat %d owes no discord card", p)
		}
		return engine.Forbid(asked[t.Phase].rule, "it is the turn of seat %d, not of seat %d", t.Turn, p)
	}
	v, number, thing := Unpack(a)
	if !t.asksFor(v) || a != pack(v, uint8(number), uint8(thing)) {
		return t.wrong("not " + format(a))
	}
	switch v {
	case VerbMayor, VerbChip, VerbAnnounce, VerbOffer:
		return t.forbidsSquare(v, number, thing)
	case VerbBuy, VerbLay, VerbNothing:
		return t.forbidsFarming(v, Card(thing), hand, a)
	case VerbAccept:
		if number != 0 || thing >= int(t.Players) || t.Offers[thing].Points == 0 {
			return engine.Forbid("Z31", "seat %d has made no offer", thing)
		}
	case VerbCall:
		if c := Card(thing); number != 0 || c < Red || c > Blue {
			return engine.Forbid("Z40", "a joker becomes R, Y, G or B")
		}
	case VerbDiscord:
		if thing != 0 || number >= 16 || t.DiscordLeft(p)>>uint(number)&1 == 0 {
			return engine.Forbid("Z50", "seat %d has no discord card %d left", p, number)
		}
	case VerbDice:
		if thing != 0 || number < 1 || number > mostDice {
			return engine.Forbid("Z51", "one buys 1, 2 or 3 dice, not %d", number)
		}
	default:
		if number != 0 || thing != 0 {
			return t.wrong("not " + format(a))
		}
	}
	return nil
}

// asksFor reports whether a verb belongs to the phase.
func (t *Table) asksFor(v Verb) bool {
	switch t.Phase {
	case PhaseMayor:
		return v == VerbMayor
	case PhaseChip:
		return v == VerbChip
	case PhaseFarm:
		return v == VerbBuy || v == VerbLay || v == VerbNothing
	case PhaseAnnounce:
		return v == VerbAnnounce
	case PhaseOffer:
		return v == VerbOffer || v == VerbNone
	case PhaseAccept:
		return v == VerbAccept || v == VerbDecline
	case PhaseCall:
		return v == VerbCall
	case PhaseDiscord:
		return v == VerbDiscord
	case PhaseDice:
		return v == VerbDice || v == VerbWait
	}
	return false
}

// forbidsSquare is forbids for decisions that name a square.
func (t *Table) forbidsSquare(v Verb, number, thing int) error {
	if thing >= Squares || v != VerbOffer && number != 0 {
		return t.wrong("and there is no such square")
	}
	sq := Square(thing)
	switch {
	case v == VerbChip && !t.Chips.Has(sq):
		return engine.Forbid("Z12", "the chip of %s is gone", sq)
	case (v == VerbAnnounce || v == VerbOffer) && !t.Targets().Has(sq):
		if !t.Chips.Has(sq) {
			return engine.Forbid("Z30", "the chip of %s is gone", sq)
		}
		return engine.Forbid("Z30", "%s is no neighbour of %s, and a neighbour has its chip yet", sq, t.Mayor)
	case v == VerbOffer && sq == t.Announced:
		return engine.Forbid("Z31", "%s is where the mayor is going anyway", sq)
	case v == VerbOffer && (number < 1 || number > mostBribe):
		return engine.Forbid("Z31", "a bribe is 1 or 2 points, not %d", number)
	}
	return nil
}

// forbidsFarming is forbids for phase 1 of the round.
func (t *Table) forbidsFarming(v Verb, card Card, hand Cards, a engine.Action) error {
	switch {
	case v == VerbLay && (card < Red || card > Joker || a != Lay(card)):
		return t.wrong("and there is no such card")
	case v == VerbLay && hand == 0 && t.Face != NoCard:
		return engine.Forbid("Z20", "without a card in hand one must buy")
	case v == VerbLay && !hand.Has(card):
		return engine.Forbid("Z20", "there is no card %s in this hand", card)
	case v != VerbLay && a != pack(v, 0, 0):
		return t.wrong("not " + format(a))
	case v == VerbBuy && t.Face == NoCard:
		return engine.Forbid("Z22", "no card lies face up, so nobody can buy")
	case v == VerbNothing && t.Face != NoCard:
		return engine.Forbid("Z22", "a card lies face up and can be bought")
	case v == VerbNothing && hand != 0:
		return engine.Forbid("Z22", "who cannot buy must lay a card")
	}
	return nil
}
