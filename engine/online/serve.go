package online

import (
	"treille/engine"
	"treille/engine/wire"
)

// Refuse says to a device that its command k, or what is none with 0, cannot be taken.
func (c *Conn) Refuse(k int, why wire.Code) { c.answer(k, 0, why) }

// Thinks reports whether a computer player owes a decision: Think has something to do.
func (t *Table) Thinks(now int64) bool { return !t.broken && t.computers(now) != 0 }

// Own reports whether what follows from the last entry is this program's to do: it has kept
// it, or there is no other program.
func (t *Table) Own() bool { return t.own || t.server.Node == "" }

// Version is a number that changes whenever there may be something to be said to anybody.
func (t *Table) Version() int {
	return t.tableNow + t.seatsNow + t.clocksNow + t.asked + t.news + t.next + t.era
}

// Failed reports whether the last entry could not be kept, so that nothing goes on for now.
func (t *Table) Failed() bool { return t.failed != "" && !t.contested }

// Clock is how many seconds the table gives for a decision, 0 for no bound.
func (t *Table) Clock() int { return t.clock }

// Last is what the table is at, and when the last thing happened there.
func (t *Table) Last() (state wire.State, time int64) { return t.state, t.time }

// Turn says whose turn it is, for somebody who has a key to the table; ok is false if the
// key is none.
func (t *Table) Turn(now int64, key wire.Key) (m wire.Turn, ok bool) {
	sum := keySum(key)
	if !t.known(sum) && sum != t.invite && sum != t.watch {
		t.CatchUp(now)
	}
	if !t.known(sum) && sum != t.invite && sum != t.watch {
		return m, false
	}
	m = wire.Turn{Table: t.id, Game: t.game.Name(), State: t.state, Round: t.round(), Since: int(max(0, now-t.time) / 1000), Left: t.leastLeft(now),
		Owes: seatsIn(t.acting()), Seats: t.seated(now).Seats}
	if t.state == wire.StateStopped {
		m.Owes = seatsIn(t.agreed)
	}
	return m, true
}

// round is the one that the game is in; 0 before the first, and in a game without rounds.
func (t *Table) round() int {
	if t.match != nil {
		if in, ok := t.match.Info(engine.Spectator).(interface{ Round() int }); ok {
			return in.Round()
		}
	}
	return 0
}

// Full reports whether the log of the table has grown so long that nothing more is decided.
func (t *Table) Full() bool { return t.size > mostLog }

// Seated is how many seats are not free.
func (t *Table) Seated() (n int) {
	for _, p := range t.seats {
		if p.who != wire.WhoFree {
			n++
		}
	}
	return n
}
