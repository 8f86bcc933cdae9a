package farbenpoker

import (
	"treille/audio"
	"treille/engine"
	fp "treille/engine/farbenpoker"
)

// SkipStops implements table.GameView: a player who skips still sees what a stick shows, where a
// miss goes, a new set, a pot that is won, a comeback and the end.
func (b *tableState) SkipStops(e engine.Event) bool {
	switch e.Kind {
	case fp.EventTurn, fp.EventShow, fp.EventPut, fp.EventPot, fp.EventComeback, fp.EventStranded, fp.EventEnd:
		return true
	}
	return false
}

// keeps says which events are seen at any speed: the colour of a stick, and where it
// goes. Whoever does not see them has nothing to remember.
func keeps(_ engine.InfoState, e engine.Event) bool {
	switch e.Kind {
	case fp.EventShow, fp.EventPut, fp.EventReturn:
		return true
	}
	return false
}

// Private implements table.GameView: nothing is.
func (b *tableState) Private(engine.Event) bool { return true }

// Beat implements table.GameView.
func (b *tableState) Beat(packed engine.Event) float64 {
	before, e := b.now, fp.DecodeEvent(packed)
	b.tell(before, e)
	b.now = b.in.Observation()
	if b.arrive(); e.Kind != fp.EventDie {
		b.finish() // dice fall together
	}
	switch e.Kind {
	case fp.EventTurn:
		b.verdict, b.won = nil, winnings{}
		if e.NewSet {
			b.sets++
		}
	case fp.EventDie:
		b.rollDie(e.Die, e.Colour)
	case fp.EventReroll:
		b.faces[e.Die].lifted = true
	case fp.EventRerolled:
		b.rollDie(e.Die, e.Colour)
	case fp.EventDraw:
		b.draw(e.Hole)
	case fp.EventShow:
		b.show(e.Colour, e.Hole)
	case fp.EventHit:
		b.hit(e)
	case fp.EventMiss:
		b.verdict = nil
		b.late = lateChips{n: e.Chips, left: chipFlies}
		b.send(e.Chips, seatSpot(e.Player), potSpot)
	case fp.EventPot:
		b.won.pot = e.Chips
		b.send(e.Chips, potSpot, seatSpot(e.Player))
		b.t.CountAfter(chipFlies)
	case fp.EventPut:
		b.put(e.Hole, e.Place, before)
	case fp.EventReturn:
		if t := b.sticks.at(inSlot, e.Die); t != nil {
			b.putInto(t, e.Hole)
		}
	case fp.EventComeback:
		b.verdict, b.won = nil, winnings{}
	case fp.EventLaid:
		b.laid(e.Place, e.Die)
	case fp.EventPaid:
		b.send(e.Chips, stockSpot, seatSpot(e.Player))
		b.t.CountAfter(chipFlies)
	case fp.EventEnd:
		b.verdict = nil
	}
	b.sound(e)
	return b.beatOf(e)
}

// tell keeps what an event is about that no piece shows by itself.
func (b *tableState) tell(before fp.Observation, e fp.Event) {
	if e.Kind == fp.EventDie {
		return // it belongs to the set
	}
	b.news = news{event: e, before: before}
	switch e.Kind {
	case fp.EventTurn, fp.EventReroll, fp.EventRerolled, fp.EventDraw, fp.EventHit, fp.EventMiss, fp.EventPut:
		b.news.on, b.news.passing = true, true
	case fp.EventBroke, fp.EventPot, fp.EventComeback, fp.EventPaid, fp.EventGone, fp.EventStranded:
		b.news.on = true
	}
}

// draw takes the stick out of a hole: it begins to rise.
func (b *tableState) draw(h fp.Hole) {
	b.picked, b.verdict = fp.NoHole, nil
	b.forget()
	if t := b.sticks.at(inHole, int(h)); t != nil {
		t.place = inHand
	}
}

// show turns the tip up, and says what it means.
func (b *tableState) show(c fp.Colour, h fp.Hole) {
	if t := b.sticks.hand(); t != nil {
		t.colour = c
	}
	v := &verdict{colour: c, hole: h, die: b.wanting(c), pays: b.now.MissCosts, wait: clears}
	if v.die >= 0 {
		v.pays = b.worth(c)
		v.third = b.now.Comeback < 0 && b.open() == 1
	}
	b.verdict = v
}

// hit lays the stick by its die, and pays for it.
func (b *tableState) hit(e fp.Event) {
	b.verdict = nil
	b.won = winnings{hit: e.Chips}
	if t := b.sticks.hand(); t != nil {
		t.place, t.index = inSlot, e.Die
	}
	b.send(e.Chips, stockSpot, seatSpot(e.Player))
	b.t.CountAfter(chipFlies)
}

// laid lays a stick of a comeback by its die, or into the groove.
func (b *tableState) laid(place, die int) {
	b.verdict = nil
	t := b.sticks.hand()
	if t == nil {
		return
	}
	t.place, t.index, t.drawn = inGroove, place, place
	if die >= 0 {
		t.place, t.index = inSlot, die
	}
}

// put brings the stick that is due into a hole: the one in hand, the one by the
// next die, or the next of a comeback.
func (b *tableState) put(h fp.Hole, place int, before fp.Observation) {
	t := b.sticks.hand()
	switch before.Phase {
	case fp.PhasePutSet:
		t = b.sticks.at(inSlot, place)
	case fp.PhasePutBack:
		t = b.sticks.nth(place)
	}
	b.forget()
	if t != nil {
		b.putInto(t, h)
	}
	b.picked, b.hangs = fp.NoHole, fp.NoHole
}

// sound lets an event be heard.
func (b *tableState) sound(e fp.Event) {
	t, p := b.t, e.Player
	switch e.Kind {
	case fp.EventDie:
		if e.Die == len(b.faces)-1 {
			t.HearWith(p, 0, audio.Dice, audio.Options{Count: 3})
		}
	case fp.EventRerolled:
		t.Hear(p, 0, audio.Dice)
	case fp.EventDraw:
		t.HearWith(engine.Chance, 0, audio.Stick, b.panOf(e.Hole))
	case fp.EventHit:
		t.HearWith(p, slotAfter, audio.Hit, audio.Options{Count: e.Chips})
	case fp.EventMiss:
		t.Hear(p, 0, audio.Miss)
	case fp.EventPot:
		t.HearWith(p, 0, audio.Pot, audio.Options{Count: e.Chips})
	case fp.EventPut, fp.EventReturn:
		if b.lands != nil && b.lands.crosses {
			t.HearWith(engine.Chance, 0, audio.Arc, b.panOf(e.Hole))
		} else {
			t.HearWith(engine.Chance, 0, audio.Slide, b.panOf(e.Hole))
		}
	case fp.EventComeback:
		t.Hear(p, 0, audio.Comeback)
	case fp.EventLaid:
		t.Hear(p, slotAfter, audio.Dealt)
	case fp.EventPaid:
		t.Hear(p, 0, audio.Rescued)
	case fp.EventGone:
		t.Hear(p, 0, audio.Damped)
	case fp.EventBroke, fp.EventStranded, fp.EventFirst:
		t.HearWith(p, 0, audio.Knock, t.Knocks(max(p, 0)))
	}
}

// panOf is where a side of the stand is heard from, if they lie side by side: which
// hole it is has no sound (rule F40).
func (b *tableState) panOf(h fp.Hole) audio.Options {
	if b.frame().Shape.Upright() {
		return audio.Options{}
	}
	return audio.Options{Pan: sidePan * float64(2*sideOf(h)-1)}
}

// beatOf is for how long an event is shown.
func (b *tableState) beatOf(e fp.Event) float64 {
	switch e.Kind {
	case fp.EventDie:
		if e.Die == len(b.faces)-1 {
			return lastDie
		}
		return nextDie
	case fp.EventTurn:
		if e.NewSet {
			return newSet
		}
		return nextTurn
	case fp.EventPot:
		return potTaken + chipEvery*float64(min(e.Chips, mostFlying))
	case fp.EventPut, fp.EventReturn:
		if b.lands != nil {
			return b.lands.left + 8
		}
	}
	return beats[e.Kind]
}
