package online

import (
	"slices"

	"treille/engine"
	"treille/engine/bot"
	"treille/engine/wire"
)

// At a table with a clock each decision has its time. It runs from when a device of the player
// says that all has been shown, at the latest from shownTime after the decision is owed, and
// stands still while a question is open. When it is over, a computer player takes this one
// decision, if the player has agreed to that for when he is away; else the others may call one.
// A clock of minutes begins anew when a program takes the table into memory. One of days goes
// on from the last entries, without the time for which the program was down.
const (
	shownTime = 20_000 // milliseconds
	dayTime   = 24 * 3600
)

// An owed decision is one that a seat owes.
type owed struct {
	owes    bool
	era, at int   // which one: the decision with that number in an era
	since   int64 // the time of the entry from which on it is owed
	called  bool  // the others have called a computer player for it
}

// owing notes who owes a decision after an entry.
func (s *saved) owing(e *entry) {
	if e.verb == verbBack {
		s.owed[e.who] = owed{} // he begins to think
	}
	for p := range engine.Player(s.players) {
		o := &s.owed[p]
		switch acts := s.state == wire.StatePlay && s.match.Acting().Has(p); {
		case !acts:
			*o = owed{}
		case !o.owes || o.era != s.era || o.at != s.taken[p]:
			*o = owed{owes: true, era: s.era, at: s.taken[p], since: s.time}
		}
	}
}

// A running clock is that of an owed decision.
type running struct {
	decision owed
	since    int64 // the decision is owed, as far as that counts
	runs     bool  // its time does, from then on:
	began    int64
}

// runClocks has the clocks run that are to run.
func (t *Table) runClocks(now int64) {
	if t.clock == 0 {
		return
	}
	for p := range engine.Player(t.players) {
		r, o := &t.clocks[p], t.owed[p]
		if o.called = false; !t.decides(p) {
			o = owed{}
		}
		if r.decision != o {
			if *r = (running{decision: o, since: max(o.since, t.opened)}); t.clock >= dayTime {
				r.since = o.since + t.down(o.since, now)
			}
			t.clocksNow++
		}
		if o.owes && !r.runs && now-r.since >= shownTime {
			t.beginClock(p, r.since+shownTime)
		}
	}
}

// decides reports whether a person owes a decision, for whom no computer player decides.
func (t *Table) decides(p engine.Player) bool {
	return t.owed[p].owes && t.seats[p].human() && !t.seats[p].computer
}

// down is for how long the program did not serve between two times.
func (t *Table) down(from, to int64) int64 {
	if t.server.Down == nil {
		return 0
	}
	return t.server.Down(from, to)
}

// beginClock has a seat's time run.
func (t *Table) beginClock(p engine.Player, began int64) {
	t.clocks[p].runs, t.clocks[p].began = true, began
	t.clocksNow++
}

// due takes that all has been shown to a seat and it is waited for.
func (t *Table) due(now int64, p engine.Player) bool {
	t.runClocks(now)
	if t.clock == 0 || !t.clocks[p].decision.owes || t.clocks[p].runs {
		return false
	}
	t.beginClock(p, now)
	return true
}

// holdClocks has the time stand still for which a question was open.
func (t *Table) holdClocks(asked, now int64) {
	for p := range t.clocks {
		if r := &t.clocks[p]; r.runs {
			t.beginClock(engine.Player(p), r.began+now-max(asked, r.began))
		}
	}
}

// left is how many milliseconds a seat has; ok is false if no time runs for it.
func (t *Table) left(now int64, p engine.Player) (ms int64, ok bool) {
	r := &t.clocks[p]
	if t.clock == 0 || !r.runs {
		return 0, false
	}
	return max(0, r.began+1000*int64(t.clock)-now), true
}

// leastLeft is how many seconds the one has who has least; a clock that does not run yet has
// all of its time.
func (t *Table) leastLeft(now int64) int {
	least := wire.NoClock
	for p := range engine.Player(t.players) {
		if t.clock == 0 || !t.clocks[p].decision.owes {
			continue
		}
		seconds := t.clock
		if ms, runs := t.left(now, p); runs {
			seconds = int((ms + 999) / 1000)
		}
		if least == wire.NoClock || seconds < least {
			least = seconds
		}
	}
	return least
}

// isLate reports whether the time of a seat is over.
func (t *Table) isLate(now int64, p engine.Player) bool {
	ms, ok := t.left(now, p)
	return ok && ms == 0 && t.decides(p)
}

// standsIn reports whether a computer player takes the decision that a person owes, as the time
// for it is over.
func (t *Table) standsIn(now int64, p engine.Player) bool {
	return t.decides(p) && (t.owed[p].called || t.seats[p].away == wire.AwayComputer && t.isLate(now, p))
}

// thinker is the computer player that decides for a seat.
func (t *Table) thinker(p engine.Player) *bot.Bot {
	if t.bots[p] != nil {
		return t.bots[p]
	}
	if t.late[p] == nil {
		var err error
		if t.late[p], err = bot.NewQuarter(botName(t.seats[p].crest), t.game, t.match.PlayerSeed(p), p); err != nil {
			panic("online: no computer player for a person: " + err.Error())
		}
	}
	return t.late[p]
}

// isClock reports whether a table can be opened with so many seconds a decision; 0 for no bound.
func isClock(seconds int) bool {
	return seconds == 0 || slices.Contains(wire.Clocks(), seconds)
}
