package table

import (
	"slices"

	"treille/audio"
	"treille/engine"
)

// callWhoIsDue is the one place that sees whether the game waits for somebody here:
// then it calls him, also twice in a row.
func (t *Table) callWhoIsDue() {
	p := t.session.Decider()
	switch {
	case t.replay != nil || t.companyState().Still: // nobody decides here
	case t.session.Awaits() >= 0:
		t.callToThrow(t.session.Awaits())
	case p == engine.Terminal:
		if t.due != p {
			t.due = p
			t.app.Changed()
		}
		if t.session.Over() {
			t.arrive()
		}
		if t.session.Over() && !t.resultShown && !t.panel.Open() && !t.points.counting(t) {
			t.end()
		}
	case (p != t.Me() || t.privacy.veiled) && !t.hides():
		t.handOver(p)
	case p != t.Me() || t.privacy.veiled:
		t.coverUp(p)
	case t.due != p:
		t.ringFor(p)
	default:
		if t.called++; t.called == remindAfter {
			t.Play(audio.Reminder)
		}
		t.takeOnlyChoice()
	}
}

// end applauds the end of the game when it has been seen for a moment. Then the result comes by itself where nobody here has
// played or a player has asked for it, and at once where all does; else a button leads to it, so that the end can be looked at.
func (t *Table) end() {
	if t.stillFor == 0 { // the button comes
		t.app.Changed()
	}
	t.stillFor += t.pace()
	switch {
	case t.instantly() || t.toEnd:
		t.showResult()
	case !t.Ended() || t.owed: // it is seen, then told
	case t.toResult || t.People() == 0:
		t.showResult()
	default:
		t.applaud()
	}
}

// ringFor calls the viewer: he has become due. Who has just decided needs no bell.
func (t *Table) ringFor(p engine.Player) {
	if t.skipSaid {
		t.toldSkip()
	}
	t.game.Invite()
	t.app.Stage().Call()
	var buf [2]engine.Action
	t.due, t.seenFor, t.called = p, 0, 0
	t.onlyChoice = t.game.Actions().Alone && t.lesson == nil && len(t.shown.LegalActions(buf[:0])) == 1
	t.follow.Words = nil
	if !t.onlyChoice {
		t.arrive()
	}
	if t.ticks >= t.calledFrom[p] {
		t.Play(audio.Bell)
	}
	if t.lesson == nil { // its step says more
		t.sayTurn(p)
	}
	t.app.Changed()
}

// A Thrower is a game's view with dice.
type Thrower interface {
	// Throws reports whether dice leave their player's hand with an event, the first of them
	// if there are more.
	Throws(engine.Event) bool
}

// Awaits implements Show: a person lets go himself what he throws, unless all is shown at
// once.
func (t *Table) Awaits(e engine.Event) bool {
	return t.session.people.Has(e.Player) && !t.instantly() && !t.again && !t.toEnd && t.throws(e)
}

// throws reports whether dice leave their player's hand with an event.
func (t *Table) throws(e engine.Event) bool {
	game, ok := t.game.(Thrower)
	return ok && game.Throws(e)
}

// rolling is who has still to roll at another device, until when his dice are not shown; else Terminal.
func (t *Table) rolling() engine.Player {
	e, ok := t.session.Next()
	if c := t.company(); ok && c != nil && !t.instantly() && !t.again && !t.toEnd && !t.session.people.Has(e.Player) && t.throws(e) && c.Rolling(e.Player) {
		return e.Player
	}
	return engine.Terminal
}

// callToThrow calls a person who is to throw dice, once.
func (t *Table) callToThrow(p engine.Player) {
	if t.due == p {
		if t.called++; t.called == remindAfter {
			t.Play(audio.Reminder)
		}
		return
	}
	t.due, t.called = p, 0
	t.arrive()
	if !t.hides() {
		t.sitDown(p)
	}
	if t.ticks >= t.calledFrom[p] {
		t.Play(audio.Bell)
	}
	t.sayTurn(p)
	t.app.Changed()
}

// Choosing are those who are seen to decide; see [Session.Choosing].
func (t *Table) Choosing() engine.PlayerSet { return t.session.Choosing() }

// Throw is the button of a person who is to throw dice; it is false if nobody is.
func (t *Table) Throw() (Action, bool) {
	p := t.session.Awaits()
	return Action{ID: "roll", Label: t.app.Words.Table.Roll, Key: 'r', Act: func() {
		t.calledFrom[p], t.due = t.ticks+present, engine.Terminal
		t.session.Go()
		t.app.Changed()
	}}, p >= 0
}

// takeOnlyChoice takes a decision that has no alternative, after a moment in
// which it can be seen, at any speed (rule C4).
func (t *Table) takeOnlyChoice() {
	if !t.onlyChoice {
		return
	}
	if t.seenFor += t.pace(); t.seenFor >= pauseBetween || t.toTurn {
		t.Decide(t.shown.LegalActions(nil)...)
	}
}

// WhoseTurn implements app.Turner.
func (t *Table) WhoseTurn() string {
	seat := t.game.Turn(t.app.Frame().Shape).Seat
	if t.privacy.covered() {
		seat = t.privacy.cover
	}
	if seat < 0 || t.session.Over() {
		return ""
	}
	w := t.app.Words
	return t.WordsOf(seat).Home.Turn.With("of", w.Of(t.PlayerName(seat)))
}

// Seats are all seats, Clockwise the same from the one at the screen's lower edge on.
func (t *Table) Seats() []engine.Player { return UpTo(engine.Player(t.Players())) }

func (t *Table) Clockwise() []engine.Player {
	all := t.Seats()
	return slices.Concat(all[t.base:], all[:t.base])
}

// Names says who some seats are: "Ada, Ben and Cleo".
func (t *Table) Names(seats []engine.Player) string {
	return t.app.Words.List(Each(seats, t.PlayerName)...)
}
