package online

import (
	"encoding/binary"
	"slices"
	"strconv"

	"treille/engine"
	"treille/engine/wire"
)

// A question is one to the people at the table, of which one is open at a time. It is not
// kept: after a restart it has to be asked again.
type question struct {
	number int
	matter wire.Matter
	seat   engine.Player // who asks, or whose seat is claimed
	voters engine.PlayerSet
	yes    engine.PlayerSet
	until  int64
	guest  *Conn    // who claims the seat,
	key    wire.Sum // with this key
}

// hears reports whether a device is told of the question.
func (q *question) hears(c *Conn) bool { return c.seat >= 0 || c == q.guest }

func (q *question) message(now int64) wire.Question {
	return wire.Question{Number: q.number, Matter: q.matter, Seat: q.seat, Seconds: int(max(0, q.until-now)+999) / 1000}
}

// paused reports whether nobody decides because of a question.
func (t *Table) paused() bool { return t.question != nil && t.question.matter != wire.MatterIn }

// askable is how many plies the others may allow somebody to take back; 0 for none.
func (t *Table) askable(p engine.Player) int {
	ply, ok := t.match.Asked(p)
	if !ok {
		return 0
	}
	return t.match.Ply() - ply
}

// voters are the people who are asked, but for one: a computer player says yes for whom it
// decides. Of those who end a game, who has been away for long is not waited for.
func (t *Table) voters(now int64, m wire.Matter, but engine.Player) (set engine.PlayerSet) {
	for p := range t.seats {
		p, s := engine.Player(p), &t.seats[p]
		switch {
		case !s.human() || s.computer || p == but:
		case m == wire.MatterStop && t.isAway(now, p, awayTime):
		case m == wire.MatterIn && !t.here(p):
		default:
			set = set.With(p)
		}
	}
	return set
}

// ask asks the people at the table. The number is that of the entry, for all programs the
// same; a claim, which is none, has one that no entry has.
func (t *Table) ask(now int64, number int, m wire.Matter, p engine.Player, guest *Conn) {
	t.asked++
	t.question = &question{number: number, matter: m, seat: p, voters: t.voters(now, m, p), until: now + answerTime, guest: guest}
	if t.question.voters == 0 {
		t.answer(now, true, wire.Nobody)
	}
}

// vote takes an answer. One yes is enough for a claim, one no for all else.
func (t *Table) vote(now int64, p engine.Player, yes bool) {
	q := t.question
	switch {
	case q == nil:
	case q.matter == wire.MatterIn && yes:
		q.yes = engine.Only(p)
		t.answer(now, true, wire.Nobody)
	case q.matter == wire.MatterIn:
		if q.voters = q.voters.Without(p); q.voters == 0 {
			t.answer(now, false, p)
		}
	case !yes:
		t.answer(now, false, p)
	default:
		if q.yes = q.yes.With(p); q.voters&^q.yes == 0 {
			t.answer(now, true, wire.Nobody)
		}
	}
}

// answer ends the question and does what was asked for; by has said no, if anybody has.
func (t *Table) answer(now int64, yes bool, by engine.Player) {
	q := t.question
	t.question = nil
	if q.matter != wire.MatterIn {
		t.holdClocks(q.until-answerTime, now)
	}
	if yes {
		yes = t.grant(now, q)
	}
	for _, c := range t.conns {
		if q.hears(c) {
			c.reply(wire.Answer{Number: q.number, Yes: yes, By: by})
		}
	}
	t.changed()
}

// claimNumber is the number of a claim: above that of any entry.
func (t *Table) claimNumber() int {
	var random [4]byte
	t.server.Random(random[:])
	return mostLog + int(binary.BigEndian.Uint32(random[:])>>2)
}

// stopped tells who has agreed to end the game.
func (t *Table) stopped() wire.Told {
	return wire.Told{News: wire.NewsStopped, Seats: seatsIn(t.agreed)}
}

// grant does what was asked for; it is false if that could not be kept. Of several programs
// the one does it that has kept the last answer, or has the guest.
func (t *Table) grant(now int64, q *question) bool {
	if t.hearing && q.guest == nil {
		return true
	}
	e := &entry{time: now, who: q.seat}
	switch q.matter {
	case wire.MatterUndo:
		plies := t.askable(q.seat)
		if plies == 0 {
			return false
		}
		e.verb, e.words = verbUndo, strconv.Itoa(plies)
		if t.put(e) == "" {
			t.tell(wire.Told{News: wire.NewsUndone, Seats: []engine.Player{q.seat}})
			return true
		}
	case wire.MatterStop:
		e.verb = verbStopped
		if t.put(e) == "" {
			t.tell(t.stopped())
			return true
		}
	case wire.MatterIn:
		if t.here(q.seat) || !slices.Contains(t.conns, q.guest) {
			return false
		}
		return t.letIn(now, q.guest, q.seat, q.key, q.yes.First()) == ""
	}
	return false
}

// claim is somebody on another device who says that he is the player of a seat. The people
// who are there are asked, unless the device has sat there before.
func (t *Table) claim(now int64, c *Conn, m wire.Claim) wire.Code {
	if c.as != wire.AsGuest || int(m.Seat) >= t.players || !t.seats[m.Seat].human() || t.seats[m.Seat].name != m.Name {
		return wire.CodeTaken
	}
	key := keySum(m.Key)
	for i, k := range t.seats[m.Seat].keys {
		switch last := len(t.seats[m.Seat].keys) - 1; {
		case !same(k, key):
		case i == last: // he is in already
			t.become(now, c, m.Seat, key)
			return ""
		default:
			return t.letIn(now, c, m.Seat, key, m.Seat)
		}
	}
	if q := t.question; q != nil && q.matter == wire.MatterIn && q.seat == m.Seat && same(q.key, key) {
		q.guest = c // he is back on another connection
		return ""
	}
	switch {
	case t.known(key) || t.here(m.Seat):
		return wire.CodeTaken
	case t.question != nil:
		return wire.CodeAgain
	case !t.isAway(now, m.Seat, awayTime) || t.voters(now, wire.MatterIn, m.Seat) == 0:
		return wire.CodeLate
	}
	t.ask(now, t.claimNumber(), wire.MatterIn, m.Seat, c)
	t.question.key = key
	t.sayClaim(t.question)
	return ""
}

// letIn gives a seat to another device; by says who let it in.
func (t *Table) letIn(now int64, c *Conn, p engine.Player, key wire.Sum, by engine.Player) wire.Code {
	e := &entry{time: now, who: p, verb: verbIn, words: inWords(key, by)}
	if why := t.put(e); why != "" {
		return why
	}
	for _, o := range t.conns {
		if o != c && o.seat == p {
			o.Close = wire.CloseOther
		}
	}
	t.become(now, c, p, key)
	t.tell(wire.Told{News: wire.NewsIn, Seats: []engine.Player{by, p}})
	return ""
}
