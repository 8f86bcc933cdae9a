package farbenpoker

import "treille/engine"

// check says whether p, or chance, may do a now; its error names the rule that
// forbids it (C6).
func (t *table) check(p engine.Player, a engine.Action) error {
	v, argument := unpack(a)
	switch {
	case v == 0:
		return engine.Forbid("C6", "%d is no action of this game", uint64(a))
	case t.phase == PhaseOver:
		return t.forbidOver()
	case p != t.CurrentPlayer():
		return t.forbidPlayer(p)
	case p == engine.Chance:
		return t.checkChance(v, argument)
	case t.phase == PhaseDraw:
		return t.checkDraw(v, argument)
	}
	return t.checkPut(v, argument)
}

func (t *table) forbidOver() error {
	if t.ending == EmptyStock {
		return engine.Forbid("F30", "the game is over: the stock is empty")
	}
	return engine.Forbid("F31", "the game is over: too few players are still in")
}

// forbidPlayer says who decides instead of p.
func (t *table) forbidPlayer(p engine.Player) error {
	current := t.CurrentPlayer()
	switch {
	case t.phase == PhaseFirst:
		return engine.Forbid("F3", "the seed must pick who starts first")
	case current == engine.Chance && t.phase == PhaseShow:
		return engine.Forbid("F12", "the stick drawn from %s must show its colour first", t.from)
	case current == engine.Chance:
		return engine.Forbid("F10", "the dice must be rolled first")
	case p == engine.Chance:
		return engine.Forbid("F17", "nothing is left to chance now; player %d decides", current)
	case t.comeback != nobody:
		return engine.Forbid("F20", "player %d plays his comeback, not player %d", current, p)
	}
	return engine.Forbid("F17", "it is the turn of player %d, not of player %d", current, p)
}

func (t *table) checkChance(v verb, argument int) error {
	c := Colour(argument)
	switch t.phase {
	case PhaseFirst:
		if v != verbFirst {
			return engine.Forbid("F3", "the seed must pick who starts first")
		}
		if argument >= int(t.players) {
			return engine.Forbid("F3", "there is no player %d; there are players 0 to %d", argument, t.players-1)
		}
		return nil
	case PhaseShow:
		if v != verbStick {
			return engine.Forbid("F12", "the stick drawn from %s must show its colour", t.from)
		}
		if t.pending != Unseen && t.pending != c {
			return engine.Forbid("F3", "the stick drawn from %s was shown before; it is %s, not %s", t.from, t.pending, c)
		}
		if t.pending == Unseen && t.unshown[c] == 0 {
			return engine.Forbid("F3", "all sticks that show %s were shown already; this is another", c)
		}
		return nil
	}
	die := t.openDie()
	if t.phase == PhaseRoll {
		die = int(t.rolled)
	}
	if v != verbDie {
		return engine.Forbid("F10", "die %d must be rolled", die+1)
	}
	if box.Colours[c].Faces[die] == 0 {
		return engine.Forbid("F2", "die %d has no face that shows %s", die+1, c)
	}
	return nil
}

func (t *table) checkDraw(v verb, argument int) error {
	switch v {
	case verbReroll:
		return t.checkReroll()
	case verbDraw:
		if h := Hole(argument); !t.standing.Has(h) {
			return engine.Forbid("F12", "no stick stands in %s", h)
		}
		return nil
	}
	if t.comeback != nobody {
		return engine.Forbid("F20", "player %d must draw his three sticks", t.comeback)
	}
	return engine.Forbid("F12", "player %d must draw a stick", t.turn)
}

func (t *table) checkReroll() error {
	switch {
	case t.mayReroll():
		return nil
	case t.comeback != nobody:
		return engine.Forbid("F20", "no die is rolled again in a comeback; a stick must be drawn")
	case t.rerolled:
		return engine.Forbid("F11", "the third die was rolled again this turn; that is allowed once")
	case t.openDie() < 0:
		return engine.Forbid("F11", "%d of the three dice are answered; one may roll again only when exactly two are", t.found())
	}
	return engine.Forbid("F11", "rolling again needs %d chips; player %d has %d", missCostsReroll, t.turn, t.chips[t.turn])
}

func (t *table) checkPut(v verb, argument int) error {
	rule := "F15"
	switch t.phase {
	case PhasePutSet:
		rule = "F16"
	case PhasePutBack:
		rule = "F20"
	}
	if v != verbPut {
		return engine.Forbid(rule, "the stick that shows %s must be put back first", t.stickToPut())
	}
	h := Hole(argument)
	if t.standing.Has(h) {
		return engine.Forbid(rule, "a stick stands in %s already; a free hole is needed", h)
	}
	if t.side != NoSide && h.Side() != t.side {
		return engine.Forbid(rule, "%s is on the wrong side; the stick must go to side %s", h, t.side)
	}
	return nil
}
