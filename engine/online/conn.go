package online

import (
	"encoding/binary"
	"errors"
	"slices"

	"treille/engine"
	"treille/engine/wire"
)

// A Conn is one device's connection to a table. What has to be said to it follows from how
// far it was told, so that a device that does not read holds nothing up.
type Conn struct {
	// Close is why the connection has to be closed once Next has nothing more, else 0.
	Close wire.Close

	table *Table
	as    wire.As
	key   wire.Sum
	seat  engine.Player // or wire.Nobody

	tableTold, seatsTold int
	era, told            int  // so many steps of an era were told;
	whole                bool // or all has to be told at once
	owed                 engine.PlayerSet
	oweTold              bool
	clocksTold           int
	question             int // number of the one that was told last
	overTold             bool
	ready                engine.PlayerSet  // who was told to play again
	replies              []wire.FromServer // to be said before all else
	parts                []wire.FromServer // of a message that is too long for one
}

// mostReplies is how many may wait for a device that does not read.
const mostReplies = 64

// viewer is whose information the device gets, and whether it gets any.
func (c *Conn) viewer() (p engine.Player, sees bool) {
	if c.as == wire.AsWatch {
		return engine.Spectator, true
	}
	return c.seat, c.seat >= 0
}

// TableOf names the table that the key of who opens it opens.
func TableOf(host wire.Key) wire.TableID {
	sum := keySum(host)
	return wire.MakeTableID(binary.BigEndian.Uint64(sum[:]))
}

// Connect takes a device's first message. It fails with the status code with which the
// connection has to be closed.
func (t *Table) Connect(now int64, m wire.Hello) (*Conn, wire.Close) {
	c := &Conn{table: t, as: m.As, key: keySum(m.Key), seat: wire.Nobody}
	t.CatchUp(now) // another program may have let it in, or taken its last command
	if why := t.admit(now, c, m); why != 0 {
		return nil, why
	}
	t.conns = append(t.conns, c)
	if t.state == wire.StateStopped {
		c.reply(t.stopped())
	}
	t.seatsNow++
	t.findHost(now)
	if q := t.question; q != nil && q.matter == wire.MatterIn && q.seat == c.seat {
		t.answer(now, false, wire.Nobody) // he is there himself
	}
	return c, 0
}

// same compares what is kept of two keys. How long that takes tells nothing of a key, as
// these are their hashes.
func same(a, b wire.Sum) bool { return a == b }

// admit looks whether a device may come, and how much it has seen.
func (t *Table) admit(now int64, c *Conn, m wire.Hello) wire.Close {
	most := guestConns
	switch m.As {
	case wire.AsGuest:
		if !same(c.key, t.invite) {
			return wire.CloseWrong
		}
	case wire.AsWatch:
		if most = watchConns; !same(c.key, t.watch) && !same(c.key, t.invite) {
			return wire.CloseWrong
		}
	case wire.AsSeat:
		most = seatConns
		for i := range t.seats {
			for j, k := range t.seats[i].keys {
				if !same(k, c.key) {
					continue
				}
				if c.seat = engine.Player(i); j < len(t.seats[i].keys)-1 {
					return wire.CloseOther
				}
			}
		}
		if c.seat == wire.Nobody {
			return wire.CloseWrong
		}
	}
	alike := 0
	for _, o := range t.conns {
		if o != c && o.as == c.as && o.seat == c.seat {
			alike++
		}
	}
	switch {
	case t.broken:
		return wire.CloseRestart
	case m.Events != wire.Events:
		return wire.CloseVersion
	case alike >= most:
		return wire.CloseMany
	}
	return t.place(now, c, m.Seen)
}

// place finds what a device has to be told that has seen so much. One that has seen more
// than there was: the log has lost something, and the table is put aside.
func (t *Table) place(now int64, c *Conn, seen wire.Seen) wire.Close {
	c.tableTold, c.seatsTold, c.oweTold, c.overTold, c.ready, c.question = 0, 0, false, false, 0, 0
	c.parts, c.era, c.told, c.whole = nil, t.era, 0, len(t.steps) > 1
	p, sees := c.viewer()
	if !sees || seen.N == 0 {
		return 0
	}
	if c.seat >= 0 && t.before(p, seen) {
		return t.setAside("a device has seen more than the log has")
	}
	if seen.Era != t.era {
		c.whole = true
		return 0
	}
	for i := len(t.steps) - 1; i >= 0; i-- {
		if t.hashAt(i, p) != seen.Hash {
			continue
		}
		if n, _ := t.reach(i, p); n == seen.N {
			c.told, c.whole = i+1, false
			return 0
		}
	}
	c.whole = true
	return 0
}

// before reports whether a viewer has seen more than there is.
func (t *Table) before(p engine.Player, seen wire.Seen) bool {
	return seen.Era > t.era || seen.Era == t.era && seen.N > t.reached(p)
}

// setAside puts the table away as damaged, unless there is more of it by now.
func (t *Table) setAside(why string) wire.Close {
	if t.broken {
		return wire.CloseRestart // it could not be read
	}
	code := wire.CloseAside
	if errors.Is(t.server.Log.SetAside(t.id, why), ErrConflict) {
		code = wire.CloseRestart
	}
	t.close(code)
	return code
}

// close ends the table here, and has all connections closed.
func (t *Table) close(why wire.Close) {
	t.broken = true
	for _, c := range t.conns {
		c.Close = why
	}
}

// Drop ends a connection.
func (t *Table) Drop(now int64, c *Conn) {
	t.conns = slices.DeleteFunc(t.conns, func(o *Conn) bool { return o == c })
	if c.seat >= 0 && !t.here(c.seat) {
		t.gone[c.seat] = now
	}
	t.seatsNow++
}

// Conns are the connections.
func (t *Table) Conns() []*Conn { return t.conns }

// reply has something said to the device.
func (c *Conn) reply(m wire.FromServer) {
	if len(c.replies) >= mostReplies {
		c.Close = wire.CloseUnread
		return
	}
	c.replies = append(c.replies, m)
}

// tell has something said to all who see the game.
func (t *Table) tell(m wire.FromServer) {
	t.news++
	for _, c := range t.conns {
		if _, sees := c.viewer(); sees {
			c.reply(m)
		}
	}
}

// Next appends the next message for the device; ok is false if there is nothing to say now.
// Seconds in it are reckoned from now.
func (c *Conn) Next(now int64, dst []byte) (message []byte, ok bool) {
	m := c.next(now)
	if m == nil {
		return dst, false
	}
	return m.Append(dst), true
}

func (c *Conn) next(now int64) (m wire.FromServer) {
	t := c.table
	for _, list := range []*[]wire.FromServer{&c.replies, &c.parts} {
		if len(*list) > 0 {
			m, *list = (*list)[0], (*list)[1:]
			return m
		}
	}
	p, sees := c.viewer()
	switch {
	case t.broken:
		return nil
	case c.tableTold != t.tableNow:
		c.tableTold = t.tableNow
		return t.describe(c)
	case c.seatsTold != t.seatsNow:
		c.seatsTold = t.seatsNow
		return t.seated(now)
	case !sees:
		return nil
	case c.whole || c.era != t.era || c.told < len(t.steps):
		c.parts = c.entry(p)
		return c.next(now)
	case t.match != nil && (!c.oweTold || c.owed != t.acting() || c.clocksTold != t.clocksNow):
		c.owed, c.oweTold, c.clocksTold = t.acting(), true, t.clocksNow
		return t.owe(now, c.owed)
	case t.question != nil && c.question != t.question.number && (t.question.hears(c)):
		c.question = t.question.number
		return t.question.message(now)
	case t.state == wire.StateOver && !c.overTold:
		c.overTold = true
		c.parts = t.over()
		return c.next(now)
	case t.again != "" && c.ready != t.ready:
		c.ready = t.ready
		return wire.Next{Table: t.again, Ready: seatsIn(t.ready)}
	}
	return nil
}

// entry is the next step, or all that was, in parts that each fit in a message.
func (c *Conn) entry(p engine.Player) (list []wire.FromServer) {
	t := c.table
	last := len(t.steps) - 1
	m := wire.Entry{Era: t.era, Who: engine.Chance}
	if c.whole || c.era != t.era {
		c.era, c.whole, c.told = t.era, false, last
	} else if c.told > 0 {
		m.From, _ = t.reach(c.told-1, p)
		m.Who = t.steps[c.told].who
	}
	n, taken := t.reach(c.told, p)
	m.At, m.Hash, m.Events = taken, t.hashAt(c.told, p), t.match.After(p, m.From)[:n-m.From]
	if c.told == last && t.state == wire.StatePlay {
		m.Undo = t.undoing(p)
	}
	c.told++
	for part := range m.Parts() {
		list = append(list, part)
	}
	return list
}

// describe says what the table is.
func (t *Table) describe(c *Conn) wire.Table {
	m := wire.Table{ID: t.id, Game: t.game.Name(), Rules: t.rules, Players: t.players, Seat: c.seat, Host: t.host, State: t.state,
		Clock: t.clock, Commit: wire.Sum(t.secret.Commit(string(t.id))), Base: t.server.Base, Options: t.options}
	if c.seat >= 0 {
		m.K = len(t.seats[c.seat].said)
	}
	return m
}

// seated says who sits at the table.
func (t *Table) seated(now int64) wire.Seats {
	var m wire.Seats
	for _, c := range t.conns {
		if c.as == wire.AsWatch {
			m.Watching++
		}
	}
	for _, n := range t.elsewhere {
		m.Watching += n.watching
	}
	for i := range t.seats {
		p := &t.seats[i]
		s := wire.Seat{Who: p.who, Crest: p.crest, Name: p.name}
		if p.human() {
			s.Away, s.Presence = p.away, wire.PresenceHere
			if !t.here(engine.Player(i)) {
				s.Presence, s.Gone = wire.PresenceGone, int(max(0, now-t.gone[i])/1000)
			}
			if p.computer {
				s.Presence, s.Gone = wire.PresenceComputer, 0
			}
		}
		m.Seats = append(m.Seats, s)
	}
	return m
}

func (t *Table) owe(now int64, set engine.PlayerSet) (m wire.Owe) {
	for _, p := range seatsIn(set) {
		o := wire.Owed{Seat: p, Seconds: wire.NoClock}
		if ms, ok := t.left(now, p); ok {
			o.Seconds = int((ms + 999) / 1000)
		}
		m.Owed = append(m.Owed, o)
	}
	return m
}

// seatsIn are the seats of a set, ascending.
func seatsIn(set engine.PlayerSet) (list []engine.Player) {
	for p := range engine.Player(engine.MaxPlayers) {
		if set.Has(p) {
			list = append(list, p)
		}
	}
	return list
}

// over is the end: the record, and what chance came from.
func (t *Table) over() (list []wire.FromServer) {
	m := wire.Over{Record: string(t.match.Record().Bytes()), Last: true, Secret: wire.Sum(t.secret)}
	for i := range t.seats {
		m.Nonces = append(m.Nonces, wire.Key(t.seats[i].nonce))
	}
	for part := range m.Parts() {
		list = append(list, part)
	}
	return list
}
