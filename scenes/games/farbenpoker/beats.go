package farbenpoker

import (
	"treille/audio"
	"treille/engine"
	fp "treille/engine/farbenpoker"
)

// Stops implements table.Guest: who skips still sees what a stick shows, where a
// miss goes, a new set, a pot that is won, a comeback and the end.
func (b *board) Stops(e engine.Event) bool {
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

// Private implements table.Guest: nothing is.
func (b *board) Private(engine.Event) bool { return true }

// Beat implements table.Guest.
func (b *board) Beat(e engine.Event) float64 {
	before := b.now
	b.tell(before, e)
	b.now = b.in.Observation()
	if b.arrive(); e.Kind != fp.EventDie {
		b.finish() // dice fall together
	}
	switch e.Kind {
	case fp.EventTurn:
		b.verdict, b.won = nil, winnings{}
		if e.Num[0] == 1 {
			b.sets++
		}
	case fp.EventDie:
		b.rollDie(int(e.Num[0]), fp.Colour(e.Num[1]))
	case fp.EventReroll:
		b.faces[e.Num[0]].lifted = true
	case fp.EventRerolled:
		b.rollDie(int(e.Num[0]), fp.Colour(e.Num[1]))
	case fp.EventDraw:
		b.draw(fp.Hole(e.Num[0]))
	case fp.EventShow:
		b.show(fp.Colour(e.Num[0]), fp.Hole(e.Num[1]))
	case fp.EventHit:
		b.hit(e)
	case fp.EventMiss:
		b.verdict = nil
		b.late = lateChips{n: int(e.Num[0]), left: chipFlies}
		b.send(int(e.Num[0]), seatSpot(e.Player), potSpot)
	case fp.EventPot:
		b.won.pot = int(e.Num[0])
		b.send(int(e.Num[0]), potSpot, seatSpot(e.Player))
		b.t.CountAfter(chipFlies)
	case fp.EventPut:
		b.put(fp.Hole(e.Num[0]), int(e.Num[2]), before)
	case fp.EventReturn:
		if t := b.sticks.at(inSlot, int(e.Num[2])); t != nil {
			b.putInto(t, fp.Hole(e.Num[0]))
		}
	case fp.EventComeback:
		b.verdict, b.won = nil, winnings{}
	case fp.EventLaid:
		b.laid(int(e.Num[0]), int(e.Num[2]))
	case fp.EventPaid:
		b.send(int(e.Num[0]), stockSpot, seatSpot(e.Player))
		b.t.CountAfter(chipFlies)
	case fp.EventEnd:
		b.verdict = nil
	}
	b.sound(e)
	return b.beatOf(e)
}

// tell keeps what an event is about that no piece shows by itself.
func (b *board) tell(before fp.Observation, e engine.Event) {
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
func (b *board) draw(h fp.Hole) {
	b.picked, b.verdict = fp.NoHole, nil
	b.forget()
	if t := b.sticks.at(inHole, int(h)); t != nil {
		t.place = inHand
	}
}

// show turns the tip up, and says what it means.
func (b *board) show(c fp.Colour, h fp.Hole) {
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
func (b *board) hit(e engine.Event) {
	b.verdict = nil
	b.won = winnings{hit: int(e.Num[2])}
	if t := b.sticks.hand(); t != nil {
		t.place, t.index = inSlot, int(e.Num[0])
	}
	b.send(int(e.Num[2]), stockSpot, seatSpot(e.Player))
	b.t.CountAfter(chipFlies)
}

// laid lays a stick of a comeback by its die, or into the groove.
func (b *board) laid(place, die int) {
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
func (b *board) put(h fp.Hole, place int, before fp.Observation) {
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
func (b *board) sound(e engine.Event) {
	t, p := b.t, e.Player
	switch e.Kind {
	case fp.EventDie:
		if e.Num[0] == 2 {
			t.HearWith(p, 0, audio.Dice, audio.Options{Count: 3})
		}
	case fp.EventRerolled:
		t.Hear(p, 0, audio.Dice)
	case fp.EventDraw:
		t.HearWith(engine.Chance, 0, audio.Stick, b.panOf(fp.Hole(e.Num[0])))
	case fp.EventHit:
		t.HearWith(p, slotAfter, audio.Hit, audio.Options{Count: int(e.Num[2])})
	case fp.EventMiss:
		t.Hear(p, 0, audio.Miss)
	case fp.EventPot:
		t.HearWith(p, 0, audio.Pot, audio.Options{Count: int(e.Num[0])})
	case fp.EventPut, fp.EventReturn:
		if b.lands != nil && b.lands.crosses {
			t.HearWith(engine.Chance, 0, audio.Arc, b.panOf(fp.Hole(e.Num[0])))
		} else {
			t.HearWith(engine.Chance, 0, audio.Slide, b.panOf(fp.Hole(e.Num[0])))
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
func (b *board) panOf(h fp.Hole) audio.Options {
	if b.frame().Shape.Upright() {
		return audio.Options{}
	}
	return audio.Options{Pan: sidePan * float64(2*sideOf(h)-1)}
}

// beatOf is for how long an event is shown.
func (b *board) beatOf(e engine.Event) float64 {
	switch e.Kind {
	case fp.EventDie:
		if e.Num[0] == 2 {
			return lastDie
		}
		return nextDie
	case fp.EventTurn:
		if e.Num[0] == 1 {
			return newSet
		}
		return nextTurn
	case fp.EventPot:
		return potTaken + chipEvery*float64(min(int(e.Num[0]), mostFlying))
	case fp.EventPut, fp.EventReturn:
		if b.lands != nil {
			return b.lands.left + 8
		}
	}
	return beats[e.Kind]
}
