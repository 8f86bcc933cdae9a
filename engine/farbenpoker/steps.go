package farbenpoker

import "treille/engine"

// The steps of the game. Each changes one thing on the board and, if somebody
// listens, tells it in one event; they are all that changes the board. The true
// state takes them as the rules ask (apply.go), an information state as their
// events tell (info.go).

// start gives the first turn to p.
func (b *board) start(p engine.Player, ev *engine.Events) {
	b.turn = p
	if ev != nil {
		ev.Add(Event{Kind: EventFirst, Player: p}.pack())
	}
}

// beginTurn gives the turn to p, who first rolls a new set of dice or goes on
// with the open one (F10, F17).
func (b *board) beginTurn(p engine.Player, newSet bool, ev *engine.Events) {
	b.turn, b.comeback = p, nobody
	b.fresh, b.rerolled = false, false
	b.clearHand()
	b.phase = PhaseDraw
	if newSet {
		b.clearDice()
		b.phase = PhaseRoll
		b.sets++
		b.beginSet()
	}
	if ev != nil {
		ev.Add(Event{Kind: EventTurn, Player: p, NewSet: newSet}.pack())
	}
}

func (b *board) clearHand() {
	b.drawn, b.laidBy = [diceCount]Colour{}, [diceCount]int8{}
	b.draws, b.puts = 0, 0
	b.from, b.side = NoHole, NoSide
}

func (b *board) clearDice() {
	b.dice = [diceCount]Colour{}
	b.rolled, b.answered = 0, 0
}

// rollDie lets the next of the three dice show c.
func (b *board) rollDie(die int, c Colour, ev *engine.Events) {
	b.dice[die] = c
	if b.rolled++; b.rolled == diceCount {
		b.fresh = b.comeback == nobody
		b.phase = PhaseDraw
	}
	if ev != nil {
		ev.Add(Event{Kind: EventDie, Player: b.mover(), Die: die, Colour: c}.pack())
	}
}

// takeDie takes up the die not yet answered, to roll it again (F11).
func (b *board) takeDie(die int, ev *engine.Events) {
	b.dice[die] = None
	b.rerolled = true
	b.phase = PhaseReroll
	if ev != nil {
		ev.Add(Event{Kind: EventReroll, Player: b.turn, Die: die}.pack())
	}
}

// rollAgain lets the die that was taken up show c.
func (b *board) rollAgain(die int, c Colour, ev *engine.Events) {
	b.dice[die] = c
	b.phase = PhaseDraw
	if ev != nil {
		ev.Add(Event{Kind: EventRerolled, Player: b.turn, Die: die, Colour: c}.pack())
	}
}

// draw takes the stick out of h; nobody sees its colour yet (F12).
func (b *board) draw(h Hole, ev *engine.Events) {
	b.notice(h)
	b.pending = b.colours[h]
	b.colours[h], b.seen[h] = None, 0
	b.standing &^= 1 << uint(h)
	b.from = h
	b.phase = PhaseShow
	if ev != nil {
		ev.Add(Event{Kind: EventDraw, Player: b.mover(), Hole: h}.pack())
	}
}

// show turns the drawn stick up: everybody sees its colour, and remembers it.
func (b *board) show(c Colour, ev *engine.Events) {
	if b.pending == Unseen {
		b.unshown[c]--
	}
	b.looks++
	b.pending = None
	b.drawn[b.draws] = c
	if ev != nil {
		ev.Add(Event{Kind: EventShow, Player: b.mover(), Colour: c, Hole: b.from}.pack())
	}
}

// hit lays the stick shown by a die and pays for it (F13). With the doubles'
// right, counted is the number of dice of its colour; without it, 1 (F14).
func (b *board) hit(die int, pays int8, counted int, ev *engine.Events) {
	b.drawn[0] = None
	b.answered |= 1 << uint(die)
	b.chips[b.turn] += pays
	b.stock -= pays
	if ev != nil {
		ev.Add(Event{Kind: EventHit, Player: b.turn, Die: die, Colour: b.dice[die], Chips: int(pays), Counted: counted}.pack())
	}
}

// miss pays into the pot; the stick must go to the other side (F15).
func (b *board) miss(cost int8, ev *engine.Events) {
	b.chips[b.turn] -= cost
	b.pot += cost
	b.side = b.from.Side().other()
	b.phase = PhaseMiss
	if ev != nil {
		ev.Add(Event{Kind: EventMiss, Player: b.turn, Chips: int(cost), Colour: b.drawn[0]}.pack())
		if b.chips[b.turn] == 0 {
			ev.Add(Event{Kind: EventBroke, Player: b.turn}.pack())
		}
	}
}

// takePot gives the pot to the player who found the third stick (F16).
func (b *board) takePot(ev *engine.Events) {
	won := b.pot
	b.chips[b.turn] += won
	b.pot = 0
	b.phase = PhasePutSet
	if ev != nil {
		ev.Add(Event{Kind: EventPot, Player: b.turn, Chips: int(won)}.pack())
	}
}

// put puts the next stick into h. The first of three decides the side for all
// where the player may choose it (F16).
func (b *board) put(h Hole, ev *engine.Events) {
	c, place := b.stickToPut(), b.puts
	b.stand(h, c)
	b.drawn[place] = None
	switch b.phase {
	case PhasePutSet:
		b.answered &^= 1 << uint(place)
	case PhasePutBack:
		if die := b.laidBy[place]; die >= 0 {
			b.answered &^= 1 << uint(die)
		}
	}
	b.side = h.Side()
	b.puts++
	if ev != nil {
		ev.Add(Event{Kind: EventPut, Player: b.mover(), Hole: h, Colour: c, Place: int(place)}.pack())
	}
}

// stand puts a stick whose colour was shown into a hole.
func (b *board) stand(h Hole, c Colour) {
	b.colours[h], b.seen[h] = c, b.looks
	b.standing |= 1 << uint(h)
}

// strand gives the set up because nobody has a chip left; its sticks go back
// next (F23).
func (b *board) strand(ev *engine.Events) {
	b.clearHand()
	if ev != nil {
		ev.Add(Event{Kind: EventStranded, Player: nobody}.pack())
	}
}

// giveBack returns the stick by a die to a hole (F23).
func (b *board) giveBack(die int, h Hole, ev *engine.Events) {
	b.stand(h, b.dice[die])
	b.answered &^= 1 << uint(die)
	if ev != nil {
		ev.Add(Event{Kind: EventReturn, Player: nobody, Hole: h, Colour: b.dice[die], Die: die}.pack())
	}
}

// beginComeback gives p his chance: three new dice, three sticks (F20).
func (b *board) beginComeback(p engine.Player, ev *engine.Events) {
	b.comeback = p
	b.fresh, b.rerolled = false, false
	b.clearHand()
	b.clearDice()
	b.phase = PhaseRoll
	if ev != nil {
		ev.Add(Event{Kind: EventComeback, Player: p}.pack())
	}
}

// lay lays the shown stick out; it answers a die if one still wants its colour.
// After the third they all go to the side that holds fewer sticks (F20).
func (b *board) lay(c Colour, ev *engine.Events) {
	place, die := b.draws, b.wantedDie(c)
	if die >= 0 {
		b.answered |= 1 << uint(die)
	}
	b.laidBy[place] = int8(die)
	b.phase = PhaseDraw
	if b.draws++; b.draws == diceCount {
		b.side = b.fewer()
		b.phase = PhasePutBack
	}
	if ev != nil {
		ev.Add(Event{Kind: EventLaid, Player: b.comeback, Place: int(place), Colour: c, Die: die}.pack())
	}
}

// payComeback pays for the sticks that matched (F20).
func (b *board) payComeback(pays int8, ev *engine.Events) {
	b.chips[b.comeback] += pays
	b.stock -= pays
	if ev != nil {
		ev.Add(Event{Kind: EventPaid, Player: b.comeback, Chips: int(pays), Matched: b.found()}.pack())
	}
}

// leave takes the player whose comeback failed out of the game (F21).
func (b *board) leave(ev *engine.Events) {
	b.gone = b.gone.With(b.comeback)
	if ev != nil {
		ev.Add(Event{Kind: EventGone, Player: b.comeback}.pack())
	}
}

// end ends the game at once; what lies out stays out (F33).
func (b *board) end(why Ending, ev *engine.Events) {
	b.ending = why
	b.phase = PhaseOver
	if ev != nil {
		ev.Add(Event{Kind: EventEnd, Player: nobody, Ending: why}.pack())
	}
}
