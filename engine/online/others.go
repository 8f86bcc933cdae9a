package online

import (
	"encoding/hex"
	"fmt"
	"strconv"
	"strings"

	"treille/engine"
	"treille/engine/wire"
)

// Several programs can serve the tables of one log. None owns a table: whose entry the log
// takes has decided, and the others take it in. Beside the log they tell each other, and may
// miss, what is not kept:
//
//	NODE here SEATS WATCHING NEXT GONE…   the seats, as bits, and how many watch, that are connected
//	                                      to the program NODE; the number of its next entry; for
//	                                      each seat the milliseconds since somebody was there, -1 if
//	                                      there is somebody
//	NODE sign SEAT CODE                   a sign
//	NODE due SEAT ERA AT                  all has been shown to SEAT, which owes that decision
//	NODE claim NUMBER SEAT KEY            somebody else wants the seat; KEY is what is kept of his
const (
	saysHere  = "here"
	saysSign  = "sign"
	saysDue   = "due"
	saysClaim = "claim"

	nodeTime = 10_000 // after which a program that says nothing is gone
	contests = 5      // so often a command is tried again when another program was first
)

// A node is what another program has said of who is connected to it.
type node struct {
	seats    engine.PlayerSet
	watching int
	heard    int64
}

// TakeIn takes an entry that may be another program's, once it is in the log. It is nil if it
// is only known that there is one.
func (t *Table) TakeIn(now int64, number int, line []byte) {
	switch {
	case t.broken || number < t.next:
	case number > t.next || line == nil:
		t.CatchUp(now)
	default:
		t.takeIn(now, [][]byte{line})
	}
}

// CatchUp takes in what other programs have kept meanwhile. It reports whether that could be
// read; without other programs there is nothing to read.
func (t *Table) CatchUp(now int64) bool {
	if t.server.Node == "" || t.broken {
		return false
	}
	entries, err := t.server.Log.Read(t.id, t.next-1)
	if err != nil {
		_ = t.recover(now, err, t.next, nil) // reads all of it, or closes the table
		return !t.broken
	}
	return t.takeIn(now, entries)
}

// wasBehind reports whether other programs had kept entries that were not known here, and takes
// them in. So nothing is refused for what has changed long ago.
func (t *Table) wasBehind(now int64) bool {
	before := t.next
	return t.CatchUp(now) && t.next > before
}

// takeIn takes in the next entries of the log.
func (t *Table) takeIn(now int64, entries [][]byte) bool {
	for _, line := range entries {
		e, err := parseEntry(line)
		before := t.state
		if err == nil {
			err = t.apply(&e)
		}
		if err != nil {
			_ = t.recover(now, err, t.next, nil)
			return !t.broken
		}
		if t.note(&e, len(line)); t.state != before {
			t.tableNow++
		}
		t.own = false
		t.runClocks(now)
		t.heard(now, &e, t.next-1)
	}
	return true
}

// heard does what follows here from an entry that another program has kept, as after does for
// one's own.
func (t *Table) heard(now int64, e *entry, number int) {
	t.hearing = true
	defer func() { t.hearing = false }()
	told := func(n wire.News, seats ...engine.Player) { t.tell(wire.Told{News: n, Seats: seats}) }
	words := scanner{rest: e.words}
	switch e.verb {
	case verbStart, verbPlay, verbBot, verbHinted:
		return // the events say it
	case verbLate:
		told(wire.NewsLate, e.who)
		return
	case verbUndo:
		told(wire.NewsUndone, e.who)
	case verbAsk:
		t.ask(now, number, wire.MatterUndo, e.who, nil)
	case verbStop:
		t.ask(now, number, wire.MatterStop, e.who, nil)
	case verbVote:
		if q := t.question; q != nil && q.number == words.number() {
			t.vote(now, e.who, words.word() == "yes")
		}
	case verbStand:
		if p := words.seat(); words.rest != once {
			told(wire.NewsLet, e.who, p)
		}
	case verbBack:
		told(wire.NewsBack, e.who)
	case verbSeat:
		t.unseat(words.seat())
	case verbLeave:
		if t.state == wire.StateLobby {
			t.unseat(e.who)
		}
	case verbIn:
		var key wire.Sum
		words.bytes(key[:])
		for _, o := range t.conns {
			if o.seat == e.who && !same(o.key, key) {
				o.Close = wire.CloseOther
			}
		}
		told(wire.NewsIn, words.seat(), e.who)
	case verbStopped:
		t.tell(t.stopped())
	}
	t.changed()
	t.findHost(now)
}

// Hear takes what another program has said.
func (t *Table) Hear(now int64, text []byte) error {
	words := scanner{rest: string(text)}
	from, verb := words.word(), words.word()
	switch {
	case t.broken || from == t.server.Node:
		return nil
	case verb == saysHere:
		t.hearHere(now, from, &words)
	case verb == saysSign:
		if p, sign := words.seat(), wire.Sign(words.word()); words.err == nil && p >= 0 && int(p) < t.players {
			t.showsSign(now, p, sign)
		}
	case verb == saysDue:
		t.runClocks(now)
		if p, era, at := words.seat(), words.number(), words.number(); words.err == nil && p >= 0 && int(p) < t.players && t.owed[p].era == era && t.owed[p].at == at {
			t.due(now, p)
		}
	case verb == saysClaim:
		q := &question{number: words.number(), matter: wire.MatterIn, seat: words.seat(), until: now + answerTime}
		words.bytes(q.key[:])
		if words.err == nil && q.seat >= 0 && int(q.seat) < t.players && t.question == nil {
			q.voters = t.voters(now, q.matter, q.seat)
			t.question = q
			t.asked++
		}
	default:
		return fmt.Errorf("%q is not known", verb)
	}
	return words.err
}

// hearHere takes who is connected to another program.
func (t *Table) hearHere(now int64, from string, words *scanner) {
	n := node{seats: engine.PlayerSet(words.number()), watching: words.number(), heard: now}
	next := words.number()
	if words.err != nil {
		return
	}
	before, known := t.elsewhere[from]
	were := t.allHere()
	t.elsewhere[from] = n
	if !known {
		t.stated = "" // it has heard nothing yet
	}
	for i, word := range strings.Fields(words.rest) {
		if gone, err := strconv.ParseInt(word, 10, 64); err == nil && gone >= 0 && i < t.players && !were.Has(engine.Player(i)) {
			t.gone[i] = min(t.gone[i], now-gone)
		}
	}
	t.whoIsHere(now, were)
	if !known || before.seats != n.seats || before.watching != n.watching {
		t.seatsNow++
		t.findHost(now)
	}
	if q := t.question; q != nil && q.matter == wire.MatterIn && n.seats.Has(q.seat) {
		t.answer(now, false, wire.Nobody) // he is there himself
	}
	if next > t.next {
		t.CatchUp(now)
	}
}

// allHere are the seats whose people are here.
func (t *Table) allHere() (set engine.PlayerSet) {
	for p := range engine.Player(t.players) {
		if t.here(p) {
			set = set.With(p)
		}
	}
	return set
}

// whoIsHere notes since when those are gone who were here.
func (t *Table) whoIsHere(now int64, were engine.PlayerSet) {
	for _, p := range seatsIn(were &^ t.allHere()) {
		t.gone[p] = now
	}
}

// expire forgets programs of which nothing was heard for long.
func (t *Table) expire(now int64) {
	were, some := t.allHere(), len(t.elsewhere)
	for name, n := range t.elsewhere {
		if now-n.heard >= nodeTime {
			delete(t.elsewhere, name)
		}
	}
	if len(t.elsewhere) != some {
		t.whoIsHere(now, were)
		t.seatsNow++
	}
}

// say tells the other programs.
func (t *Table) say(words ...any) {
	if t.server.Node != "" {
		t.outbox = append(t.outbox, []byte(strings.TrimSuffix(fmt.Sprintln(append([]any{t.server.Node}, words...)...), "\n")))
	}
}

// ToOthers returns, once, what is to be said to the other programs. Who is connected here is
// said when that has changed, and with again in any case, if there is anybody.
func (t *Table) ToOthers(now int64, again bool) (list [][]byte) {
	if t.server.Node == "" || t.broken {
		return nil
	}
	var n node
	for _, c := range t.conns {
		switch {
		case c.Close != 0:
		case c.as == wire.AsWatch:
			n.watching++
		case c.seat >= 0:
			n.seats = n.seats.With(c.seat)
		}
	}
	if stated := fmt.Sprintln(n); t.stated != stated || again && (n.seats != 0 || n.watching > 0) {
		t.stated = stated
		words := []any{saysHere, int(n.seats), n.watching, t.next}
		for p := range engine.Player(t.players) {
			gone := now - t.gone[p]
			if t.here(p) {
				gone = -1
			}
			words = append(words, gone)
		}
		t.say(words...)
	}
	list, t.outbox = t.outbox, nil
	return list
}

// sayClaim tells of a claim, so that all people are asked.
func (t *Table) sayClaim(q *question) {
	t.say(saysClaim, q.number, seatText(q.seat), hex.EncodeToString(q.key[:]))
}
