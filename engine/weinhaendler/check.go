package weinhaendler

import "treille/engine"

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

// check says why a seat with this hand may not take a decision now; nil if it
// may (rule C6).
func (b *board) check(p engine.Player, hand Cards, a engine.Action) error {
	d := Decode(a)
	switch d.Kind {
	case DecisionBid, DecisionPass, DecisionDraw, DecisionPlace, DecisionDone:
	default:
		return engine.Forbid("C6", "%s is no decision of a player", Game{}.Format(a))
	}
	if p < 0 || p >= engine.Player(b.players) {
		return engine.Forbid("C6", "there is no seat %d; seats are 0 to %d", p, b.players-1)
	}
	if b.phase == PhaseOver {
		return engine.Forbid("W51", "the game is over")
	}
	bids, rule := d.Kind <= DecisionDraw, "W30"
	if bids {
		rule = "W10"
	}
	switch {
	case bids && b.phase != PhaseBidding:
		return engine.Forbid("W10", "bidding and passing belong to phase 1; now it is %v", b.phase)
	case bids && b.passed.Has(p):
		return engine.Forbid("W13", "seat %d has passed; passing is final for the round", p)
	case !bids && b.phase != PhaseCellars:
		return engine.Forbid("W30", "cards are laid in phase 3; now it is %v", b.phase)
	case int8(p) != b.turn:
		return engine.Forbid(rule, "it is not the turn of seat %d, but of seat %d", p, b.turn)
	}
	switch d.Kind {
	case DecisionBid:
		return b.checkBid(d.Cards, hand)
	case DecisionDraw:
		return b.checkDraw()
	case DecisionPlace:
		return b.checkLay(d.Card, d.Place, hand)
	case DecisionDone:
		if !b.mayStop(b.turn) {
			return engine.Forbid("W30", "%d cards are in the hand; go on until there are no more than %d",
				b.sizes[p], handLimit)
		}
	}
	return nil
}

func (b *board) checkBid(cards, hand Cards) error {
	if !hand.Contains(cards) {
		return engine.Forbid("W10", "%v is not all in the hand; bids come from the hand", cards)
	}
	total := int(b.totals[b.turn]) + cards.Value()
	if q, owned := b.totalOwner(b.turn, total); owned {
		return engine.Forbid("W12", "seat %d bids %s already; totals must differ", q, Euros(total))
	}
	return nil
}

func (b *board) checkDraw() error {
	if b.totals[b.turn] > 0 {
		return engine.Forbid("W14", "only who has bid no card may draw; pass without drawing")
	}
	if b.pile == 0 {
		return engine.Forbid("W14", "the pile is empty; pass without drawing")
	}
	return nil
}

func (b *board) checkLay(c Card, p Place, hand Cards) error {
	if hand.Count(c) == 0 {
		return engine.Forbid("W30", "%v is not in the hand", c)
	}
	cellar, number := b.open(b.turn)
	if int(p.Cellar) != number {
		if int(p.Cellar) == number+1 {
			return engine.Forbid("W34", "cellar %d is not finished; all 15 places must be filled and no empty left to cover", number+1)
		}
		return engine.Forbid("W34", "cellar %d is not open; only cellar %d is", p.Cellar+1, number+1)
	}
	place := cellar.maskPlace(int(p.Row), int(p.Col))
	forWine, forEmpty := cellar.places()
	open := forWine
	if c == Empty {
		open = forEmpty
	}
	switch {
	case place >= 0 && open>>uint(place)&1 != 0:
		return nil
	case place >= 0 && forWine>>uint(place)&1 != 0:
		return engine.Forbid("W33", "an empty bottle covers nothing")
	case place > 0 && cellar.occupied()>>uint(place-1)&1 != 0:
		return engine.Forbid("W33", "%d.%d holds a wine, which nothing covers", p.Row, p.Col)
	case p.Row == 0 && cellar.occupied() == 0:
		return engine.Forbid("W32", "a cellar begins at 0.0")
	case p.Row == 0:
		return engine.Forbid("W32", "%d.%d is not next to the bottom row, or the row is 5 wide already", p.Row, p.Col)
	}
	return engine.Forbid("W32", "%d.%d rests on nothing; it needs two neighbours below", p.Row, p.Col)
}

// checkChance says why an outcome cannot come now; nil if it can.
func (s *State) checkChance(a engine.Action) error {
	d := Decode(a)
	switch {
	case d.Kind != DecisionFirst && d.Kind != DecisionCard:
		return engine.Forbid("C6", "%s is no outcome of chance", Game{}.Format(a))
	case s.CurrentPlayer() != engine.Chance:
		return engine.Forbid("C6", "nothing is left to chance now")
	case s.phase == PhaseStarting && d.Kind != DecisionFirst:
		return engine.Forbid("W4", "first the start player is drawn")
	case s.phase == PhaseStarting:
		if d.Seat >= engine.Player(s.players) {
			return engine.Forbid("W4", "there is no seat %d; seats are 0 to %d", d.Seat, s.players-1)
		}
		return nil
	case d.Kind != DecisionCard:
		return engine.Forbid("W4", "the start player is known already")
	case s.shuffle == 0 && d.Card != s.below[s.nextUnder()]:
		return engine.Forbid("W14", "%v is not the card that comes up next from under the pile", d.Card)
	case s.shuffle != 0 && s.shuffle.Count(d.Card) == 0:
		return engine.Forbid("W3", "no %v is left in the pile", d.Card)
	}
	return nil
}
