// Package remote is the referee of games on a server: it holds one seat's part of a table,
// and a line to it. Screens hold it as a [table.Referee].
package remote

import (
	"errors"
	"strings"
	"time"

	"treille/engine"
	"treille/engine/device"
	"treille/engine/wire"
	"treille/scenes/app"
)

// A State says how the connection is.
type State uint8

// The states.
const (
	Looking State = iota // the table was not described yet
	Open
	Lost    // it comes back by itself
	Stopped // it does not
)

// A Connection is this device's to one table, from the lobby to the end.
type Connection struct {
	*device.Device

	app    *app.App
	ticket Ticket
	state  State
	since  time.Time // of the state
	again  time.Time // of the next try, while it is lost
	code   wire.Close
	err    error

	seatsAt time.Time // when it was told last who sits there,
	owedAt  time.Time // and who decides

	events    int                    // that have come
	decided   [engine.MaxPlayers]int // decisions that have come, of each seat
	left      *left                  // how far the game was when the connection was lost,
	meanwhile *left                  // and what has been decided till it was back

	sent time.Time // when the oldest command that was not answered was sent
}

// A left is how far the game was when the connection was lost.
type left struct {
	events  int
	decided [engine.MaxPlayers]int
	whole   bool // all has been told since
}

// Local reports whether the table lies on a machine of the same network: nothing is encrypted.
func (c *Connection) Local() bool { return strings.HasPrefix(c.Table().Base, "http://") }

// Connect opens the line to a table.
func Connect(a *app.App, t Ticket) *Connection {
	if t.As != wire.AsSeat { // a link names none
		t.Seat = wire.Nobody
	}
	c := &Connection{Device: device.New(t.Table, t.As, t.Key), app: a, ticket: t, since: a.Now()}
	if t.Unanswered != nil {
		if err := c.Restore(t.Unanswered); err != nil {
			a.Trouble(err)
		}
	}
	a.Line.Open(t.Server, c.hear)
	return c
}

// Log is what this device has seen of the game, as the wire has it.
func (c *Connection) Log() string {
	out := c.Seats().Append(c.Table().Append(nil))
	if in := c.Info(); in != nil {
		for m := range (wire.Entry{Who: engine.Chance, Hash: in.Hash(), Events: c.History()}).Parts() {
			out = m.Append(out)
		}
	}
	return string(out)
}

// Leave ends the connection: the player goes elsewhere. Nothing else is said; his seat stays
// his.
func (c *Connection) Leave() {
	if c.Table().State == wire.StateStopped && !c.ticket.Ended { // now he has seen it
		c.ticket.Ended = true
		c.keep()
	}
	c.app.Line.Close()
	if err := c.app.Store.Delete(activeKey); err != nil {
		c.app.StoreFailed(err)
	}
}

// Ticket is what the device keeps of the table.
func (c *Connection) Ticket() Ticket { return c.ticket }

// State says how the connection is, since when, and why it was stopped.
func (c *Connection) State() (s State, since time.Time, why wire.Close) {
	return c.state, c.since, c.code
}

// SeatsAt is when it was told last who sits there.
func (c *Connection) SeatsAt() time.Time { return c.seatsAt }

// Again is how long it is until the next try to come back.
func (c *Connection) Again() time.Duration { return max(0, c.again.Sub(c.app.Now())) }

// Slow reports for how long what was decided has been on its way.
func (c *Connection) Slow() time.Duration {
	if c.sent.IsZero() {
		return 0
	}
	return c.app.Now().Sub(c.sent)
}

// Retry tries at once to come back, or says again what the server could not keep.
func (c *Connection) Retry() {
	if c.state == Lost {
		c.app.Line.Retry()
	}
	c.Device.Retry()
	c.flush()
}

func (c *Connection) enter(s State) {
	if s == Lost && c.state == Open && c.left == nil && c.Info() != nil {
		c.left = &left{events: len(c.History()), decided: c.decided}
	}
	if c.state != s {
		c.state, c.since = s, c.app.Now()
	}
	c.app.Changed()
}

// hear takes what comes over the line.
func (c *Connection) hear(h app.Heard) {
	switch h.Kind {
	case app.HeardOpen:
		c.say(c.Hello())
	case app.HeardText:
		c.receive(h.Text)
	case app.HeardLost:
		if h.Again > 0 {
			c.again = c.app.Now().Add(time.Duration(h.Again * float64(time.Second)))
			if c.state != Lost { // a try that failed says nothing of why it was lost
				c.code = wire.Close(h.Code)
			}
			c.enter(Lost)
			return
		}
		c.stop(wire.Close(h.Code), nil)
	}
}

func (c *Connection) stop(why wire.Close, err error) {
	c.code, c.err = why, err
	c.enter(Stopped)
	if line, ok := c.app.Line.(app.Renewer); ok && why == wire.CloseVersion {
		c.keep() // the page comes back to this table
		line.AnewOnce()
	}
}

func (c *Connection) receive(text string) {
	m, err := wire.ParseFromServer([]byte(text))
	if err == nil {
		err = c.Receive(m)
	}
	if err != nil {
		c.app.Line.Close()
		why := wire.CloseVersion // it says what this program does not know
		if errors.Is(err, device.ErrDamaged) {
			why = wire.CloseAside
		}
		c.stop(why, err)
		return
	}
	switch m := m.(type) {
	case wire.Table:
		c.enter(Open)
		c.keep()
	case wire.Seats:
		c.seatsAt = c.app.Now()
	case wire.Entry:
		c.events = m.From + len(m.Events)
		switch {
		case m.More:
		case m.Who >= 0:
			c.decided[m.Who]++
		case c.left != nil:
			c.left.whole = true
		}
	case wire.Owe: // all that has happened has been told
		c.owedAt = c.app.Now()
		if c.left != nil && !c.left.whole {
			c.back(*c.left)
		}
		c.left = nil
	}
	c.flush()
	c.app.Changed()
}

// back notes what has happened while the connection was lost.
func (c *Connection) back(l left) {
	c.meanwhile = &l
	for p, n := range l.decided {
		c.meanwhile.decided[p] = c.decided[p] - n
	}
}

// Tell says a command.
func (c *Connection) Tell(v wire.Verb) {
	c.Do(v)
	c.flush()
}

// flush sends what is to be said. A command is kept before it is sent, so that it can be
// said again after a reload.
func (c *Connection) flush() {
	for m, ok := c.Send(); ok; m, ok = c.Send() {
		c.keep()
		c.say(m)
	}
	if c.Unanswered() == nil {
		c.sent = time.Time{}
		if c.ticket.Unanswered != nil {
			c.keep()
		}
	} else if c.sent.IsZero() {
		c.sent = c.app.Now()
	}
}

func (c *Connection) say(m wire.FromDevice) { c.app.Line.Send(m.Append(nil)) }

// keep keeps the ticket as it is now. Who watches keeps the seat that this device has there.
func (c *Connection) keep() {
	if c.ticket.As == wire.AsWatch {
		if known, err := Load(c.app.Store, c.ticket.Table); err == nil && known.As == wire.AsSeat {
			return
		}
	}
	c.ticket.As, c.ticket.Key = c.Key()
	c.ticket.Unanswered = c.Unanswered()
	if t := c.Table(); t.ID != "" {
		c.ticket.Game, c.ticket.Seat = t.Game, t.Seat
	}
	err := Keep(c.app.Store, c.ticket)
	if err == nil {
		err = c.app.Store.Save(activeKey, []byte(c.ticket.Table))
	}
	if err != nil {
		c.app.StoreFailed(err)
	}
}

// keepTaken keeps how many decisions were taken in the seat, while its player is here.
func (c *Connection) keepTaken() {
	if n := c.Taken(); c.state == Open && c.Behind() == 0 && n != c.ticket.Taken {
		c.ticket.Taken, c.ticket.Seen = n, len(c.History())
		c.keep()
	}
}

// keepFiled keeps that the record of the game was filed: the table needs no visit any more.
func (c *Connection) keepFiled() {
	if !c.ticket.Filed {
		c.ticket.Filed = true
		c.keep()
	}
}

// Sit takes a free seat, as a guest.
func (c *Connection) Sit(m wire.Sit) {
	c.app.Line.Random(m.Key[:])
	c.app.Line.Random(m.Nonce[:])
	c.ticket.Invite, c.ticket.Nonce = c.ticket.Key, m.Nonce
	c.Say(m)
	c.flush()
}

// Claim says that somebody at this device is who sits there.
func (c *Connection) Claim(seat engine.Player, name string) {
	m := wire.Claim{Seat: seat, Name: name}
	c.app.Line.Random(m.Key[:])
	c.ticket.Invite = c.ticket.Key
	c.Return(m)
}

// Return claims a seat with a key: whoever has sat there with it is let in at once.
func (c *Connection) Return(m wire.Claim) {
	c.Say(m)
	c.flush()
}
