package farbenpoker

import "treille/engine"

// Check implements [engine.State].
func (s *State) Check(p engine.Player, a engine.Action) error { return s.check(p, a) }

// check says why a seat, or chance, may not do something now; nil if it may
// (rule C6).
func (b *board) check(p engine.Player, a engine.Action) error {
	d := Decode(a)
	switch {
	case d.Kind == 0:
		return engine.Forbid("C6", "%s is no action of this game", Game{}.Format(a))
	case b.phase == PhaseOver:
		return b.forbidOver()
	case p != b.CurrentPlayer():
		return b.forbidPlayer(p)
	case p == engine.Chance:
		return b.checkChance(d)
	case b.phase == PhaseDraw:
		return b.checkDraw(d)
	}
	return b.checkPut(d)
}

// forbidOver says why the game is over.
func (b *board) forbidOver() error {
	if b.ending == EmptyStock {
		return engine.Forbid("F30", "the game is over: the stock is empty")
	}
	return engine.Forbid("F31", "the game is over: too few players are still in")
}

// forbidPlayer says who decides now, and by which rule, when another wants to.
func (b *board) forbidPlayer(p engine.Player) error {
	current := b.CurrentPlayer()
	switch {
	case b.phase == PhaseFirst:
		return engine.Forbid("F3", "the seed must pick who starts first")
	case current == engine.Chance && b.phase == PhaseShow:
		return engine.Forbid("F12", "the stick drawn from %s must show its colour first", b.from)
	case current == engine.Chance:
		return engine.Forbid("F10", "the dice must be rolled first")
	case p == engine.Chance:
		return engine.Forbid("F17", "nothing is left to chance now; player %d decides", current)
	case b.comeback != nobody:
		return engine.Forbid("F20", "player %d plays his comeback, not player %d", current, p)
	}
	return engine.Forbid("F17", "it is the turn of player %d, not of player %d", current, p)
}

// checkChance says why an outcome cannot come now; nil if it can.
func (b *board) checkChance(d Decision) error {
	c := d.Colour
	switch b.phase {
	case PhaseFirst:
		if d.Kind != DecisionFirst {
			return engine.Forbid("F3", "the seed must pick who starts first")
		}
		if d.Seat >= engine.Player(b.players) {
			return engine.Forbid("F3", "there is no player %d; there are players 0 to %d", d.Seat, b.players-1)
		}
		return nil
	case PhaseShow:
		if d.Kind != DecisionStick {
			return engine.Forbid("F12", "the stick drawn from %s must show its colour", b.from)
		}
		if b.pending != Unseen && b.pending != c {
			return engine.Forbid("F3", "the stick drawn from %s was shown before; it is %s, not %s", b.from, b.pending, c)
		}
		if b.pending == Unseen && b.unshown[c] == 0 {
			return engine.Forbid("F3", "all sticks that show %s were shown already; this is another", c)
		}
		return nil
	}
	die := b.openDie()
	if b.phase == PhaseRoll {
		die = int(b.rolled)
	}
	if d.Kind != DecisionDie {
		return engine.Forbid("F10", "die %d must be rolled", die+1)
	}
	if box.Colours[c].Faces[die] == 0 {
		return engine.Forbid("F2", "die %d has no face that shows %s", die+1, c)
	}
	return nil
}

func (b *board) checkDraw(d Decision) error {
	switch d.Kind {
	case DecisionReroll:
		return b.checkReroll()
	case DecisionDraw:
		if !b.standing.Has(d.Hole) {
			return engine.Forbid("F12", "no stick stands in %s", d.Hole)
		}
		return nil
	}
	if b.comeback != nobody {
		return engine.Forbid("F20", "player %d must draw his three sticks", b.comeback)
	}
	return engine.Forbid("F12", "player %d must draw a stick", b.turn)
}

func (b *board) checkReroll() error {
	switch {
	case b.mayReroll():
		return nil
	case b.comeback != nobody:
		return engine.Forbid("F20", "no die is rolled again in a comeback; a stick must be drawn")
	case b.rerolled:
		return engine.Forbid("F11", "the third die was rolled again this turn; that is allowed once")
	case b.openDie() < 0:
		return engine.Forbid("F11", "%d of the three dice are answered; one may roll again only when exactly two are", b.found())
	}
	return engine.Forbid("F11", "rolling again needs %d chips; player %d has %d", MissCostsReroll, b.turn, b.chips[b.turn])
}

func (b *board) checkPut(d Decision) error {
	rule := "F15"
	switch b.phase {
	case PhasePutSet:
		rule = "F16"
	case PhasePutBack:
		rule = "F20"
	}
	if d.Kind != DecisionPut {
		return engine.Forbid(rule, "the stick that shows %s must be put back first", b.stickToPut())
	}
	h := d.Hole
	if b.standing.Has(h) {
		return engine.Forbid(rule, "a stick stands in %s already; a free hole is needed", h)
	}
	if b.side != NoSide && h.Side() != b.side {
		return engine.Forbid(rule, "%s is on the wrong side; the stick must go to side %s", h, b.side)
	}
	return nil
}
