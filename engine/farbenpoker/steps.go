package farbenpoker

import "treille/engine"

// The steps of the game. Each changes one thing on the table and, if somebody
// listens, tells it in one event; they are the only writers. The true state
// takes them as the rules ask (turn.go), an information state as events tell.

// start gives the first turn to p.
func (t *table) start(p engine.Player, ev *engine.Events) {
	t.turn = p
	if ev != nil {
		tell(ev, EventFirst, p)
	}
}

// beginTurn gives the turn to p, who first rolls a new set of dice or goes on
// with the open one (F10, F17).
func (t *table) beginTurn(p engine.Player, newSet bool, ev *engine.Events) {
	t.turn, t.comeback = p, nobody
	t.fresh, t.rerolled = false, false
	t.clearHand()
	t.phase = PhaseDraw
	if newSet {
		t.clearDice()
		t.phase = PhaseRoll
	}
	if ev != nil {
		set := 0
		if newSet {
			set = 1
		}
		tell(ev, EventTurn, p, set)
	}
}

func (t *table) clearHand() {
	t.drawn, t.laidBy = [diceCount]Colour{}, [diceCount]int8{}
	t.draws, t.puts = 0, 0
	t.from, t.side = NoHole, NoSide
}

func (t *table) clearDice() {
	t.dice = [diceCount]Colour{}
	t.rolled, t.answered = 0, 0
}

// rollDie lets the next of the three dice show c.
func (t *table) rollDie(die int, c Colour, ev *engine.Events) {
	t.dice[die] = c
	if t.rolled++; t.rolled == diceCount {
		t.fresh = t.comeback == nobody
		t.phase = PhaseDraw
	}
	if ev != nil {
		tell(ev, EventDie, t.mover(), die, int(c))
	}
}

// takeDie takes up the die not yet answered, to roll it again (F11).
func (t *table) takeDie(die int, ev *engine.Events) {
	t.dice[die] = None
	t.rerolled = true
	t.phase = PhaseReroll
	if ev != nil {
		tell(ev, EventReroll, t.turn, die)
	}
}

// rollAgain lets the die that was taken up show c.
func (t *table) rollAgain(die int, c Colour, ev *engine.Events) {
	t.dice[die] = c
	t.phase = PhaseDraw
	if ev != nil {
		tell(ev, EventRerolled, t.turn, die, int(c))
	}
}

// draw takes the stick out of h; nobody sees its colour yet (F12).
func (t *table) draw(h Hole, ev *engine.Events) {
	t.pending = t.colours[h]
	t.colours[h] = None
	t.standing &^= 1 << uint(h)
	t.from = h
	t.phase = PhaseShow
	if ev != nil {
		tell(ev, EventDraw, t.mover(), int(h))
	}
}

// show turns the drawn stick so that all see its colour, and remember it.
func (t *table) show(c Colour, ev *engine.Events) {
	if t.pending == Unseen {
		t.unshown[c]--
	}
	t.pending = None
	t.drawn[t.draws] = c
	if ev != nil {
		tell(ev, EventShow, t.mover(), int(c), int(t.from))
	}
}

// hit lays the shown stick by a die and pays for it; counted is how many dice
// of its colour the doubles' right counts, 1 without it (F13, F14).
func (t *table) hit(die int, pays int8, counted int, ev *engine.Events) {
	t.drawn[0] = None
	t.answered |= 1 << uint(die)
	t.chips[t.turn] += pays
	t.stock -= pays
	if ev != nil {
		tell(ev, EventHit, t.turn, die, int(t.dice[die]), int(pays), counted)
	}
}

// miss pays into the pot; the stick must go to the other side (F15).
func (t *table) miss(cost int8, ev *engine.Events) {
	t.chips[t.turn] -= cost
	t.pot += cost
	t.side = t.from.Side().other()
	t.phase = PhaseMiss
	if ev != nil {
		tell(ev, EventMiss, t.turn, int(cost), int(t.drawn[0]))
		if t.chips[t.turn] == 0 {
			tell(ev, EventBroke, t.turn)
		}
	}
}

// takePot gives the pot to the player who found the third stick (F16).
func (t *table) takePot(ev *engine.Events) {
	won := t.pot
	t.chips[t.turn] += won
	t.pot = 0
	t.phase = PhasePutSet
	if ev != nil {
		tell(ev, EventPot, t.turn, int(won))
	}
}

// put puts the next stick into h. The first of three decides the side for all
// where the player may choose it (F16).
func (t *table) put(h Hole, ev *engine.Events) {
	c, place := t.stickToPut(), t.puts
	t.stand(h, c)
	t.drawn[place] = None
	switch t.phase {
	case PhasePutSet:
		t.answered &^= 1 << uint(place)
	case PhasePutBack:
		if die := t.laidBy[place]; die >= 0 {
			t.answered &^= 1 << uint(die)
		}
	}
	t.side = h.Side()
	t.puts++
	if ev != nil {
		tell(ev, EventPut, t.mover(), int(h), int(c), int(place))
	}
}

// stand puts a stick whose colour was shown into a hole.
func (t *table) stand(h Hole, c Colour) {
	t.colours[h] = c
	t.standing |= 1 << uint(h)
}

// strand tells that nobody is solvent; the sticks go back next (F23).
func (t *table) strand(ev *engine.Events) {
	t.clearHand()
	if ev != nil {
		tell(ev, EventStranded, nobody)
	}
}

// giveBack returns the stick by a die to a hole (F23).
func (t *table) giveBack(die int, h Hole, ev *engine.Events) {
	t.stand(h, t.dice[die])
	t.answered &^= 1 << uint(die)
	if ev != nil {
		tell(ev, EventReturn, nobody, int(h), int(t.dice[die]), die)
	}
}

// beginComeback gives p his chance: three new dice, three sticks (F20).
func (t *table) beginComeback(p engine.Player, ev *engine.Events) {
	t.comeback = p
	t.fresh, t.rerolled = false, false
	t.clearHand()
	t.clearDice()
	t.phase = PhaseRoll
	if ev != nil {
		tell(ev, EventComeback, p)
	}
}

// lay lays the shown stick out; it answers a die if one still wants its colour.
// After the third they all go to the side that holds fewer sticks (F20).
func (t *table) lay(c Colour, ev *engine.Events) {
	place, die := t.draws, t.wantedDie(c)
	if die >= 0 {
		t.answered |= 1 << uint(die)
	}
	t.laidBy[place] = int8(die)
	t.phase = PhaseDraw
	if t.draws++; t.draws == diceCount {
		t.side = t.fewer()
		t.phase = PhasePutBack
	}
	if ev != nil {
		tell(ev, EventLaid, t.comeback, int(place), int(c), die)
	}
}

// payComeback pays for the sticks that matched (F20).
func (t *table) payComeback(pays int8, ev *engine.Events) {
	t.chips[t.comeback] += pays
	t.stock -= pays
	if ev != nil {
		tell(ev, EventPaid, t.comeback, int(pays), t.found())
	}
}

// leave takes the player whose comeback failed out of the game (F21).
func (t *table) leave(ev *engine.Events) {
	t.gone = t.gone.With(t.comeback)
	if ev != nil {
		tell(ev, EventGone, t.comeback)
	}
}

// end ends the game at once; what lies out stays out (F33).
func (t *table) end(why Ending, ev *engine.Events) {
	t.ending = why
	t.phase = PhaseOver
	if ev != nil {
		tell(ev, EventEnd, nobody, int(why))
	}
}
