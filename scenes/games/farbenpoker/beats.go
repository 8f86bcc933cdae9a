package farbenpoker

import (
	"treille/audio"
	"treille/engine"
	fp "treille/engine/farbenpoker"
	"treille/scenes/lang"
	"treille/scenes/ui"
)

// SkipStops implements table.GameView: a player who skips still sees what a stick shows, where a
// miss goes, a new set, a pot that is won, a comeback and the end.
func (b *tableState) SkipStops(e engine.Event) bool {
	return e.Kind.In(fp.EventTurn, fp.EventShow, fp.EventPut, fp.EventPot, fp.EventComeback, fp.EventStranded, fp.EventEnd)
}

// keeps says which events are seen at any speed: the colour of a stick, and where it
// goes. Whoever does not see them has nothing to remember.
func keeps(_ engine.InfoState, e engine.Event) bool {
	return e.Kind.In(fp.EventShow, fp.EventPut, fp.EventReturn)
}

// Throws implements table.Thrower.
func (b *tableState) Throws(e engine.Event) bool {
	return e.Kind == fp.EventDie && fp.DecodeEvent(e).Die == 0
}

// Private implements table.GameView: nothing is.
func (b *tableState) Private(engine.Event) bool { return true }

// Beat implements table.GameView. What is kept where all is shown at once is shown in less time.
func (b *tableState) Beat(packed engine.Event) float64 {
	return b.beat(packed) * b.share(packed.Kind)
}

// share is the share of its time for which an event is shown.
func (b *tableState) share(kind engine.EventKind) float64 {
	if share, kept := keptShare[kind]; kept && b.t.AtOnce() {
		return share
	}
	return 1
}

// beat is what an event moves, and what is heard of it.
func (b *tableState) beat(packed engine.Event) float64 {
	before, e := b.now, fp.DecodeEvent(packed)
	if e.Kind != fp.EventDie { // it belongs to the set
		b.news = news{e, before}
	}
	b.now = b.in.Observation()
	if b.arrive(); e.Kind != fp.EventDie {
		b.finish() // dice fall together
	}
	t, p, hand := b.t, e.Player, b.sticks.hand()
	switch e.Kind {
	case fp.EventDie:
		b.rollDie(e.Die, e.Die, e.Colour)
		t.HearDie(p, e.Die)
		if e.Die == len(b.faces)-1 {
			return ui.ThrowTicks + ui.ThrowLater*float64(e.Die) + diceLie
		}
		return 0
	case fp.EventTurn:
		b.wants = fp.NoHole
		switch {
		case p != t.Me():
			return betweenTurns
		case e.NewSet:
			return newSet
		}
		return nextTurn
	case fp.EventReroll:
		b.faces[e.Die].lifted, b.again = true, false
	case fp.EventRerolled:
		b.rollDie(e.Die, 0, e.Colour)
		t.HearDie(p, 0)
	case fp.EventDraw:
		b.picked, b.again = fp.NoHole, false
		b.forget()
		b.sticks.at(inHole, int(e.Hole)).place = inHand // it begins to rise
		t.HearWith(engine.Chance, 0, audio.Stick, b.panOf(e.Hole))
	case fp.EventShow:
		b.tip, b.shows = clears, beats[fp.EventShow]
		hand.colour = e.Colour
	case fp.EventHit:
		hand.place, hand.index = inSlot, e.Die
		b.send(e.Chips, stockID, chipsID(p))
		t.CountAfter(chipFlies)
		t.HearWith(p, slotAfter, audio.Hit, audio.Options{Count: e.Chips})
	case fp.EventMiss:
		b.send(e.Chips, chipsID(p), potID)
		t.Hear(p, 0, audio.Miss)
	case fp.EventPot:
		b.send(e.Chips, potID, chipsID(p))
		t.CountAfter(chipFlies)
		t.HearWith(p, 0, audio.Pot, audio.Options{Count: e.Chips})
		return potTaken + chipEvery*float64(min(e.Chips, mostFlying))
	case fp.EventPut:
		switch before.Phase {
		case fp.PhasePutSet:
			hand = b.sticks.at(inSlot, e.Place)
		case fp.PhasePutBack:
			hand = b.sticks.nth(e.Place)
		}
		b.forget()
		ticks := b.putInto(hand, e.Hole)
		b.picked, b.hangs = fp.NoHole, fp.NoHole
		return ticks
	case fp.EventReturn:
		return b.putInto(b.sticks.at(inSlot, e.Die), e.Hole)
	case fp.EventComeback:
		t.Hear(p, 0, audio.Comeback)
		if b.isFirst(e.Kind) && !t.Replayed() && !t.Taught() {
			w := &t.WordsOf(p).Farbenpoker
			t.Announce(p, w.Phases.Comeback, w.Log.ComesBack.With("name", t.PlayerName(p)), comebackStays)
			return comebackStays
		}
	case fp.EventLaid:
		hand.place, hand.index, hand.drawn = inGroove, e.Place, e.Place
		if e.Die >= 0 {
			hand.place, hand.index = inSlot, e.Die
		}
		t.Hear(p, slotAfter, audio.Dealt)
	case fp.EventPaid:
		b.send(e.Chips, stockID, chipsID(p))
		t.CountAfter(chipFlies)
		t.Hear(p, 0, audio.Rescued)
	case fp.EventGone:
		t.Hear(p, 0, audio.Damped)
		if w := &t.WordsOf(p).Farbenpoker; p == t.Me() {
			t.Announce(p, lang.Capital(w.Places.Out), w.Log.GoneBack.With("name", t.PlayerName(p)), goneStays)
			return goneStays
		}
	case fp.EventBroke, fp.EventStranded, fp.EventFirst:
		t.HearWith(p, 0, audio.Knock, t.Knocks(max(p, 0)))
	}
	return beats[e.Kind]
}

// isFirst reports whether the last event of a kind is the only one so far.
func (b *tableState) isFirst(kind engine.EventKind) bool {
	n := 0
	for _, e := range b.t.Seen() {
		if e.Kind == kind {
			n++
		}
	}
	return n == 1
}

// panOf is where a side of the stand is heard from, if they lie side by side: which
// hole it is has no sound (rule F40).
func (b *tableState) panOf(h fp.Hole) audio.Options {
	if b.frame().Shape.Upright() {
		return audio.Options{}
	}
	return audio.Options{Pan: sidePan * float64(2*sideOf(h)-1)}
}
