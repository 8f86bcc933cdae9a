package online

import (
	"bytes"
	"errors"
	"slices"

	"treille/engine"
	"treille/engine/bot"
	"treille/engine/wire"
)

// Limits of a table, in connections and bytes, and times in milliseconds.
const (
	seatConns  = 3 // in one seat
	watchConns = 64
	guestConns = 16
	mostLog    = 256 << 10 // bytes of a log, after which nothing more is decided,
	mostTalk   = mostLog / 2

	answerTime = 30_000  // in which a question has to be answered
	callTime   = 20_000  // after which a computer player may be called for who is away,
	awayTime   = 60_000  // and his seat claimed, or the game ended without him
	hostTime   = 120_000 // after which another is the host
	signTime   = 3_000   // between two signs of a seat
)

// A Server is what tables have of the program that serves them.
type Server struct {
	Log    Log
	Base   string       // the address that links begin with, with a slash at the end
	Random func([]byte) // fills a slice with bytes fit for keys
	// Node is this program's name among several that serve the tables of the log at once, ""
	// if there is none but this. What each says to the others is in others.go.
	Node string
	// Down is for how many milliseconds between two times the tables were not served; nil for
	// never.
	Down func(from, to int64) int64
}

// A Table is one table that is served. It is not safe for use by several goroutines.
type Table struct {
	*saved
	server *Server
	conns  []*Conn

	question *question // the open one, nil for none
	asked    int       // questions so far
	gone     [engine.MaxPlayers]int64
	signed   [engine.MaxPlayers]int64 // when each seat showed its last sign
	host     engine.Player
	opened   int64 // when it came into memory
	clocks   [engine.MaxPlayers]running

	// tableNow, seatsNow and clocksNow are numbers that change with what is said of table, seats
	// and the time that is left.
	tableNow, seatsNow, clocksNow int
	news                          int // that was told beside the game
	broken                        bool
	failed                        wire.Code // why the last entry could not be kept
	contested                     bool      // because another program has kept one first

	own       bool // the last entry was kept by this program
	hearing   bool // an entry of another one is being taken in
	elsewhere map[string]node
	outbox    [][]byte // for the other programs
	stated    string   // what they were told last of who is here
}

// Create opens a table as a device asks for, and seats who opened it. The same device that
// says the same gets the same table.
func (s *Server) Create(now int64, o wire.Opening) (*Table, wire.Code) {
	id := TableOf(o.Host.Key)
	first := saved{id: id, players: o.Players, away: o.Away, clock: o.Clock, options: o.Options, invite: keySum(o.Invite), watch: keySum(o.Watch)}
	game, code := checkOpening(o)
	if code != "" {
		return nil, code
	}
	first.game, first.rules = game, o.Rules
	s.Random(first.secret[:])
	err := s.Log.Create(id, (&entry{time: now, who: engine.Chance, verb: verbTable, words: first.openWords()}).bytes())
	if err != nil && !errors.Is(err, ErrExists) {
		return nil, codeOf(err)
	}
	t, err := s.Open(now, id)
	if err != nil {
		return nil, codeOf(err)
	}
	return t, t.seatAll(now, o)
}

// seatAll seats those who are there from the beginning, but for what was kept of that when
// the same was asked for before.
func (t *Table) seatAll(now int64, o wire.Opening) (why wire.Code) {
	if t.next == 2 {
		why = t.sit(now, o.Host)
	}
	for why == "" && t.state == wire.StateLobby && t.next < 3+len(o.Others) {
		c := o.Others[t.next-3]
		if why = t.setSeat(c); why == "" {
			why = t.put(&entry{time: now, who: o.Host.Seat, verb: verbSeat, words: seatWords(c)})
		}
	}
	return why
}

// Open reads a table from the log. It fails with the errors of [Log], or ErrVersion; a table
// that is damaged has been put aside then.
func (s *Server) Open(now int64, id wire.TableID) (*Table, error) {
	t := &Table{server: s, host: wire.Nobody, opened: now, tableNow: 1, seatsNow: 1, elsewhere: map[string]node{}}
	if _, err := t.read(id); err != nil {
		return nil, err
	}
	for p := range t.gone {
		t.gone[p] = now
	}
	t.findHost(now)
	t.runClocks(now)
	return t, nil
}

// read takes the table as the log has it, and returns its entries.
func (t *Table) read(id wire.TableID) (entries [][]byte, err error) {
	entries, err = t.server.Log.Read(id, 0)
	if err == nil {
		t.saved, err = read(id, entries)
	}
	if errors.Is(err, ErrDamaged) {
		if aside := t.server.Log.SetAside(id, err.Error()); errors.Is(aside, ErrConflict) {
			err = aside // there is more of it by now
		} else if aside != nil {
			err = errors.Join(err, aside)
		}
	}
	return entries, err
}

// commit keeps an entry that has been applied, and notes it. If it cannot be kept, the table
// is as the log has it.
func (t *Table) commit(e *entry) bool {
	e.time = max(e.time, t.time)
	number, line := t.next, e.bytes()
	if err := t.server.Log.Append(t.id, number, line); err != nil {
		return t.recover(e.time, err, number, line)
	}
	t.failed, t.contested, t.own = "", false, true
	before := t.state
	if t.note(e, len(line)); t.state != before {
		t.tableNow++
	}
	t.runClocks(e.time)
	return true
}

// recover reads the table again after an error, or closes it. It reports whether the entry
// with which that happened has been kept nevertheless. What others have kept from that number
// on is taken in.
func (t *Table) recover(now int64, err error, number int, line []byte) bool {
	before := t.saved
	t.failed, t.contested = codeOf(err), errors.Is(err, ErrConflict)
	entries, again := t.read(t.id)
	if again != nil {
		t.saved = before
		switch {
		case errors.Is(again, ErrDamaged):
			t.close(wire.CloseAside)
		case errors.Is(again, ErrVersion):
			t.close(wire.CloseVersion)
		default:
			t.close(wire.CloseRestart)
		}
		return false
	}
	for _, c := range t.conns {
		c.told = min(c.told, len(t.steps))
	}
	t.changed()
	kept := len(entries) >= number && bytes.Equal(entries[number-1], line)
	t.own = kept && len(entries) == number && !errors.Is(err, ErrConflict)
	for i := number; i <= len(entries); i++ {
		if e, err := parseEntry(entries[i-1]); err == nil && (i > number || !kept) {
			t.heard(now, &e, i)
		}
	}
	if kept {
		t.failed, t.contested = "", false
	}
	return kept
}

// Broken reports whether the table has to be opened anew, as the log could not be read.
func (t *Table) Broken() bool { return t.broken }

// ID is the table's.
func (t *Table) ID() wire.TableID { return t.id }

// changed has table and seats told again.
func (t *Table) changed() { t.tableNow, t.seatsNow = t.tableNow+1, t.seatsNow+1 }

// here reports whether a device of a seat is connected, to any of the programs that serve the
// table.
func (t *Table) here(p engine.Player) bool {
	if t.connected(p) {
		return true
	}
	for _, n := range t.elsewhere {
		if n.seats.Has(p) {
			return true
		}
	}
	return false
}

// connected reports whether one is connected to this program.
func (t *Table) connected(p engine.Player) bool {
	return slices.ContainsFunc(t.conns, func(c *Conn) bool { return c.seat == p && c.Close == 0 })
}

// isAway reports whether the person in a seat has been gone for so many milliseconds.
func (t *Table) isAway(now int64, p engine.Player, ms int64) bool {
	return !t.here(p) && now-t.gone[p] >= ms
}

// findHost finds who has the host's rights: who sat down first of those who have not been
// gone for long.
func (t *Table) findHost(now int64) {
	host := wire.Nobody
	for pass := 0; pass < 2 && host == wire.Nobody; pass++ {
		for i := range t.seats {
			p := engine.Player(i)
			if t.seats[i].human() && (pass > 0 || t.here(p) || now-t.gone[i] < hostTime) && (host == wire.Nobody || t.seats[i].sat < t.seats[host].sat) {
				host = p
			}
		}
	}
	if host == t.host {
		return
	}
	if t.host != wire.Nobody && t.state != wire.StateLobby && host != wire.Nobody {
		t.tell(wire.Told{News: wire.NewsHost, Seats: []engine.Player{host}})
	}
	t.host = host
	t.tableNow++
}

// Tick does what is due: questions end, the host changes.
func (t *Table) Tick(now int64) {
	if q := t.question; q != nil && now >= q.until {
		t.answer(now, false, wire.Nobody)
	}
	t.expire(now)
	t.findHost(now)
	t.runClocks(now)
}

// acting are the seats that owe a decision.
func (t *Table) acting() engine.PlayerSet {
	if t.state != wire.StatePlay {
		return 0
	}
	return t.match.Acting()
}

// computers are the seats that owe a decision of a computer player.
func (t *Table) computers(now int64) (set engine.PlayerSet) {
	if t.paused() {
		return 0
	}
	for p := range t.seats {
		if t.bots != nil && (t.bots[p] != nil || t.standsIn(now, engine.Player(p))) {
			set = set.With(engine.Player(p))
		}
	}
	return set & t.acting()
}

// Think lets a computer player that owes a decision go on thinking by so many iterations,
// and takes its decision when it is done. It reports whether any still owes one.
func (t *Table) Think(now int64, iterations int) (more bool) {
	if t.broken || t.computers(now) == 0 {
		return false
	}
	p := t.computers(now).First()
	b := t.thinker(p)
	if !b.Thinking() {
		b.Begin(t.match.Info(p), t.match.DecisionPly(p))
	}
	if b.Step(iterations) {
		t.decide(now, p, b)
	}
	return !t.broken && t.computers(now) != 0
}

// decide takes a computer player's decision.
func (t *Table) decide(now int64, p engine.Player, b *bot.Bot) {
	a, from := b.Best(), t.match.Ply()
	b.Drop()
	if err := t.match.Play(p, a); err != nil {
		panic("online: a computer player chose what is not legal: " + err.Error())
	}
	e := &entry{time: now, who: p, verb: verbBot, plies: t.match.Plies(from)}
	if b == t.late[p] {
		e.verb, t.late[p] = verbLate, nil
		t.match.StandIn(p)
	}
	if t.commit(e) && e.verb == verbLate {
		t.tell(wire.Told{News: wire.NewsLate, Seats: []engine.Player{p}})
	}
}

// codeOf is the code for what a log fails with. What may have been kept has to be said again
// as the same command.
func codeOf(err error) wire.Code {
	if errors.Is(err, ErrFull) || errors.Is(err, ErrReadOnly) || errors.Is(err, ErrUnknown) {
		return wire.CodeStorage
	}
	return wire.CodeAgain
}
