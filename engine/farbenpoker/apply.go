package farbenpoker

import "treille/engine"

// apply does what a player or chance decided, and all that follows until the
// next decision or chance outcome.
func (t *table) apply(a engine.Action, ev *engine.Events) {
	argument := int(a & (1<<argumentBits - 1))
	switch verb(a >> argumentBits) {
	case verbFirst:
		t.start(engine.Player(argument), ev)
		t.beginTurn(t.turn, true, ev)
	case verbDie:
		if t.phase == PhaseReroll {
			t.rollAgain(t.openDie(), Colour(argument), ev)
		} else {
			t.rollDie(int(t.rolled), Colour(argument), ev)
		}
	case verbStick:
		t.show(Colour(argument), ev)
		if t.comeback != nobody {
			t.judgeComeback(Colour(argument), ev)
		} else {
			t.judge(Colour(argument), ev)
		}
	case verbReroll:
		t.takeDie(t.openDie(), ev)
	case verbDraw:
		t.draw(Hole(argument), ev)
	case verbPut:
		t.put(Hole(argument), ev)
		t.afterPut(ev)
	}
}

// judge says whether the stick shown is a hit, and what follows (F13–F16).
func (t *table) judge(c Colour, ev *engine.Events) {
	die := t.wantedDie(c)
	if die < 0 {
		t.miss(t.missCost(), ev)
		return
	}
	counted := 1
	if t.fresh {
		counted = t.showing(c)
	}
	// The stock pays what it has (F18).
	t.hit(die, min(int8(counted)*hitPays, t.stock), counted, ev)
	won := t.answered == allDice
	if won {
		// Before the end, so that the pot counts for its winner (F30).
		t.takePot(ev)
	}
	switch {
	case t.stock == 0:
		t.end(EmptyStock, ev)
	case won && t.players > 2 && t.stillIn().Len() <= 2:
		t.end(LastTwo, ev)
	case !won:
		t.beginTurn(t.nextSolvent(t.turn), false, ev)
	}
}

// showing is the number of dice that show c.
func (t *table) showing(c Colour) int {
	n := 0
	for _, d := range t.dice {
		if d == c {
			n++
		}
	}
	return n
}

// judgeComeback lays out a stick of a comeback and settles after the third
// (F20, F21).
func (t *table) judgeComeback(c Colour, ev *engine.Events) {
	t.lay(c, ev)
	if t.draws < diceCount {
		return
	}
	if t.answered == 0 {
		t.leave(ev)
		if t.stillIn().Len() <= 1 {
			t.end(LastOne, ev)
		}
		return
	}
	t.payComeback(min(int8(t.found()), t.stock), ev)
	if t.stock == 0 {
		t.end(EmptyStock, ev)
	}
}

// afterPut goes on when all sticks are back that must be.
func (t *table) afterPut(ev *engine.Events) {
	switch {
	case t.phase != PhaseMiss:
		if t.puts == diceCount {
			t.nextChanceOrTurn(ev)
		}
	case t.nextSolvent(t.turn) == nobody:
		t.returnSet(ev)
		t.nextChanceOrTurn(ev)
	default:
		t.beginTurn(t.nextSolvent(t.turn), false, ev)
	}
}

// returnSet gives the set of dice up and puts the sticks by the dice back, into
// the first free holes of the side that was holding fewer (F23).
func (t *table) returnSet(ev *engine.Events) {
	t.strand(ev)
	side := t.fewer()
	for die := range diceCount {
		if t.answered>>uint(die)&1 != 0 {
			t.giveBack(die, (side.holes() &^ t.standing).First(), ev)
		}
	}
}

// nextChanceOrTurn goes on with the next comeback or, after all, with the next
// turn and a new set of dice (F16, F22, F23).
func (t *table) nextChanceOrTurn(ev *engine.Events) {
	if p := t.nextComeback(t.turn); p != nobody {
		t.beginComeback(p, ev)
		return
	}
	t.beginTurn(t.nextSolvent(t.turn), true, ev)
}
