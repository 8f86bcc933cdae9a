package zankapfel

import "treille/engine"

// phaseRules names the rule that each phase follows, what it asks for in words,
// and the kinds of actions that it takes.
var phaseRules = [...]struct {
	rule, asks string
	takes      [3]DecisionKind
}{
	PhaseFirst:     {"Z10", "chance picks the first player", [3]DecisionKind{DecisionFirst}},
	PhaseMayor:     {"Z10", "the first player places the mayor", [3]DecisionKind{DecisionMayor}},
	PhaseDeal:      {"Z11", "an apple card is dealt", [3]DecisionKind{DecisionCard}},
	PhaseFirstCard: {"Z11", "an apple card is turned up", [3]DecisionKind{DecisionCard}},
	PhaseChip:      {"Z12", "a chip is taken out", [3]DecisionKind{DecisionChip}},
	PhaseFarm:      {"Z20", "a card is bought or laid", [3]DecisionKind{DecisionBuy, DecisionLay, DecisionNothing}},
	PhaseNextCard:  {"Z22", "an apple card is turned up", [3]DecisionKind{DecisionCard}},
	PhaseAnnounce:  {"Z31", "the first player announces a square", [3]DecisionKind{DecisionAnnounce}},
	PhaseOffer:     {"Z31", "a bribe is offered, or none", [3]DecisionKind{DecisionOffer, DecisionNone}},
	PhaseAccept:    {"Z31", "the first player takes a bribe, or none", [3]DecisionKind{DecisionAccept, DecisionDecline}},
	PhaseCall:      {"Z40", "a joker gets its colour", [3]DecisionKind{DecisionCall}},
	PhaseDiscord:   {"Z50", "those who quarrel lay discord cards", [3]DecisionKind{DecisionDiscord}},
	PhaseDice:      {"Z51", "dice are bought, or not", [3]DecisionKind{DecisionDice, DecisionWait}},
	PhaseRoll:      {"Z52", "a die is rolled", [3]DecisionKind{DecisionDie}},
	PhaseRefill:    {"Z22", "an apple card is turned up", [3]DecisionKind{DecisionCard}},
	PhaseOver:      {"Z60", "the game is over", [3]DecisionKind{}},
}

// forbid names the rule of the present phase and what it asks for.
func (b *board) forbid(not string) error {
	now := &phaseRules[b.phase]
	return engine.Forbid(now.rule, "now %s, %s", now.asks, not)
}

// Check implements [engine.State].
func (s *State) Check(p engine.Player, a engine.Action) error {
	if p == engine.Chance {
		return s.checkChance(a)
	}
	var hand Cards
	if p >= 0 && p < engine.Player(s.players) {
		hand = s.hands[p]
	}
	return s.check(p, hand, a)
}

// checkChance says why an outcome cannot come now; nil if it can.
func (s *State) checkChance(a engine.Action) error {
	d, err := s.takes(a)
	switch {
	case s.CurrentPlayer() != engine.Chance:
		return s.forbid("not chance")
	case err != nil:
		return err
	case d.Kind == DecisionFirst && d.Seat >= engine.Player(s.players):
		return engine.Forbid("Z10", "there is no seat %d; seats are 0 to %d", d.Seat, s.players-1)
	case d.Kind == DecisionCard && !s.pile.Has(d.Card):
		return engine.Forbid(phaseRules[s.phase].rule, "no card %s lies in the pile", d.Card)
	}
	return nil
}

// takes takes an action apart, and says if the phase asks for another kind.
func (b *board) takes(a engine.Action) (Decision, error) {
	d, now := Decode(a), &phaseRules[b.phase]
	switch {
	case d.Kind == 0:
		return d, engine.Forbid("C6", "%s is no action of this game", Game{}.Format(a))
	case d.Kind != now.takes[0] && d.Kind != now.takes[1] && d.Kind != now.takes[2]:
		return d, b.forbid("not " + Game{}.Format(a))
	}
	return d, nil
}

// check says why a seat with this hand may not take a decision now; nil if it
// may (rule C6).
func (b *board) check(p engine.Player, hand Cards, a engine.Action) error {
	if err := b.checkActor(p); err != nil {
		return err
	}
	d, err := b.takes(a)
	if err != nil {
		return err
	}
	switch d.Kind {
	case DecisionChip, DecisionAnnounce, DecisionOffer:
		return b.checkSquare(d)
	case DecisionBuy, DecisionLay, DecisionNothing:
		return b.checkFarming(d, hand)
	case DecisionAccept:
		if b.offers[d.Seat].Points == 0 {
			return engine.Forbid("Z31", "seat %d has made no offer", d.Seat)
		}
	case DecisionDiscord:
		if b.DiscordLeft(p)>>uint(d.Number)&1 == 0 {
			return engine.Forbid("Z50", "seat %d has no discord card %d left", p, d.Number)
		}
	}
	return nil
}

// checkActor says why a seat does not decide now; nil if it does.
func (b *board) checkActor(p engine.Player) error {
	switch {
	case b.Acting().Has(p):
		return nil
	case b.phase == PhaseOver || b.CurrentPlayer() == engine.Chance:
		return b.forbid("and no seat decides")
	case b.phase == PhaseDiscord:
		return engine.Forbid("Z50", "seat %d owes no discord card", p)
	}
	return engine.Forbid(phaseRules[b.phase].rule, "it is the turn of seat %d, not of seat %d", b.turn, p)
}

// checkSquare says why a decision may not name its square (Z12, Z30, Z31).
func (b *board) checkSquare(d Decision) error {
	target := b.Targets().Has(d.Square)
	switch {
	case d.Kind == DecisionChip && !b.chips.Has(d.Square):
		return engine.Forbid("Z12", "the chip of %s is gone", d.Square)
	case d.Kind == DecisionChip:
		return nil
	case !target && !b.chips.Has(d.Square):
		return engine.Forbid("Z30", "the chip of %s is gone", d.Square)
	case !target:
		return engine.Forbid("Z30", "%s is no neighbour of %s, and a neighbour has its chip yet", d.Square, b.mayor)
	case d.Kind == DecisionOffer && d.Square == b.announced:
		return engine.Forbid("Z31", "%s is where the mayor is going anyway", d.Square)
	}
	return nil
}

// checkFarming says why a seat with this hand may not buy, lay, or do neither
// (Z20, Z22).
func (b *board) checkFarming(d Decision, hand Cards) error {
	switch {
	case d.Kind == DecisionLay && hand == 0 && b.face != NoCard:
		return engine.Forbid("Z20", "without a card in hand one must buy")
	case d.Kind == DecisionLay && !hand.Has(d.Card):
		return engine.Forbid("Z20", "there is no card %s in this hand", d.Card)
	case d.Kind == DecisionBuy && b.face == NoCard:
		return engine.Forbid("Z22", "no card lies face up, so nobody can buy")
	case d.Kind == DecisionNothing && b.face != NoCard:
		return engine.Forbid("Z22", "a card lies face up and can be bought")
	case d.Kind == DecisionNothing && hand != 0:
		return engine.Forbid("Z22", "who cannot buy must lay a card")
	}
	return nil
}
