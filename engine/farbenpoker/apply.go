package farbenpoker

import "treille/engine"

// Apply implements [engine.State]: it does what a seat or chance decided, and all
// that follows until the next decision or outcome.
func (s *State) Apply(_ engine.Player, a engine.Action, ev *engine.Events) {
	argument := int(a & (1<<argumentBits - 1))
	switch DecisionKind(a >> argumentBits) {
	case DecisionFirst:
		s.start(engine.Player(argument), ev)
		s.beginTurn(s.turn, true, ev)
	case DecisionDie:
		if s.phase == PhaseReroll {
			s.rollAgain(s.openDie(), Colour(argument), ev)
		} else {
			s.rollDie(int(s.rolled), Colour(argument), ev)
		}
	case DecisionStick:
		s.show(Colour(argument), ev)
		if s.comeback != nobody {
			s.judgeComeback(Colour(argument), ev)
		} else {
			s.judge(Colour(argument), ev)
		}
	case DecisionReroll:
		s.takeDie(s.openDie(), ev)
	case DecisionDraw:
		s.draw(Hole(argument), ev)
	case DecisionPut:
		s.put(Hole(argument), ev)
		s.afterPut(ev)
	}
}

// judge says whether the stick shown is a hit, and what follows (F13–F16).
func (b *board) judge(c Colour, ev *engine.Events) {
	die := b.wantedDie(c)
	if die < 0 {
		b.miss(b.missCost(), ev)
		return
	}
	counted := 1
	if b.fresh {
		counted = b.showing(c)
	}
	// The stock pays what it has (F18).
	b.hit(die, min(int8(counted)*HitPays, b.stock), counted, ev)
	won := b.answered == allDice
	if won {
		// Before the end, so that the pot counts for its winner (F30).
		b.takePot(ev)
	}
	switch {
	case b.stock == 0:
		b.end(EmptyStock, ev)
	case won && b.players > 2 && b.stillIn().Len() <= 2:
		b.end(LastTwo, ev)
	case !won:
		b.beginTurn(b.nextSolvent(b.turn), false, ev)
	}
}

// showing is the number of dice that show a colour.
func (b *board) showing(c Colour) int { return showing(&b.dice, c) }

func showing(dice *[diceCount]Colour, c Colour) int {
	n := 0
	for _, d := range dice {
		if d == c {
			n++
		}
	}
	return n
}

// judgeComeback lays out a stick of a comeback and settles after the third
// (F20, F21).
func (b *board) judgeComeback(c Colour, ev *engine.Events) {
	b.lay(c, ev)
	if b.draws < diceCount {
		return
	}
	if b.answered == 0 {
		b.leave(ev)
		if b.stillIn().Len() <= 1 {
			b.end(LastOne, ev)
		}
		return
	}
	b.payComeback(min(int8(b.found()), b.stock), ev)
	if b.stock == 0 {
		b.end(EmptyStock, ev)
	}
}

// afterPut goes on once every stick that had to go back is back.
func (b *board) afterPut(ev *engine.Events) {
	switch {
	case b.phase != PhaseMiss:
		if b.puts == diceCount {
			b.nextChanceOrTurn(ev)
		}
	case b.nextSolvent(b.turn) == nobody:
		b.returnSet(ev)
		b.nextChanceOrTurn(ev)
	default:
		b.beginTurn(b.nextSolvent(b.turn), false, ev)
	}
}

// returnSet gives up the set of dice that nobody can finish, and puts the sticks
// that lie by them into the first free holes of the side that holds fewer (F23).
func (b *board) returnSet(ev *engine.Events) {
	b.strand(ev)
	side := b.fewer()
	for die := range diceCount {
		if b.answered>>uint(die)&1 != 0 {
			b.giveBack(die, (side.holes() &^ b.standing).First(), ev)
		}
	}
}

// nextChanceOrTurn goes on with the next comeback or, when all have had theirs,
// with the next turn and a new set of dice (F16, F22, F23).
func (b *board) nextChanceOrTurn(ev *engine.Events) {
	if p := b.nextComeback(b.turn); p != nobody {
		b.beginComeback(p, ev)
		return
	}
	b.beginTurn(b.nextSolvent(b.turn), true, ev)
}
