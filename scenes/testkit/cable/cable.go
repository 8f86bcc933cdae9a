// Package cable is a line to a table in the same process, for tests: what is said arrives
// after some ticks, and the line is cut now and then.
package cable

import (
	"testing"

	"treille/engine/online"
	"treille/engine/rng"
	"treille/engine/wire"
	"treille/scenes/app"
)

// A Cable is such a line.
type Cable struct {
	Server *online.Server
	Table  *online.Table // to which it leads: the one that was asked for last
	Cuts   int           // how often it was cut

	delay  int   // ticks that a message takes at most
	apart  int64 // that the messages of the server are apart at least
	heard  int64 // when the last one arrived
	cutsIn int   // it is cut in one of so many ticks; 0 for never
	stream rng.Stream
	conn   *online.Conn
	hear   func(app.Heard)
	now    int64
	wait   int // ticks until the next try
	there  []late
	back   []late
}

// A late text arrives at a tick.
type late struct {
	at   int64
	text []byte
}

// New is a cable to a server with a log in memory. Messages take up to delay ticks; the
// line is cut in one of cutsIn ticks, never if that is 0.
func New(seed uint64, delay, cutsIn int) *Cable {
	c := &Cable{delay: delay, cutsIn: cutsIn, stream: rng.New(seed)}
	c.Server = &online.Server{Log: &online.Memory{}, Base: "https://treille.example/", Random: c.Random}
	return c
}

// Key makes a key of a number, from 1 on.
func Key(n byte) (k wire.Key) {
	k[0] = n
	return k
}

// tickTime is how many milliseconds a tick has.
const tickTime = 17

// Now is the time of the server, in milliseconds.
func (c *Cable) Now() int64 { return c.now * tickTime }

// Slow lets what the server says arrive one message at a time from now on, so many ticks apart.
func (c *Cable) Slow(ticks int) { c.apart = int64(ticks) }

// Pass lets so many seconds pass at the server alone.
func (c *Cable) Pass(seconds int) { c.now += int64(seconds) * 1000 / tickTime }

// Open implements [app.Line].
func (c *Cable) Open(_ string, hear func(app.Heard)) { c.hear, c.wait = hear, 1 }

// Close implements [app.Line]: what was sent before arrives, as on a socket that is closed.
func (c *Cable) Close() {
	for ; c.conn != nil && len(c.there) > 0; c.there = c.there[1:] {
		if m, err := wire.ParseFromDevice(c.there[0].text); err == nil {
			c.Table.Take(c.Now(), c.conn, m)
		}
	}
	c.drop()
	c.hear, c.wait = nil, 0
}

// Retry implements [app.Line].
func (c *Cable) Retry() { c.wait = min(c.wait, 1) }

// Send implements [app.Line].
func (c *Cable) Send(text []byte) {
	if c.wait == 0 && c.hear != nil {
		c.there = append(c.there, late{c.arrives(), text})
	}
}

// Post implements [app.Line]: it opens a table, or says whose turn it is at that one.
func (c *Cable) Post(_, path string, text []byte, done func(int, string)) {
	if path == "turns" {
		c.turns(text, done)
		return
	}
	o, err := wire.ParseOpening(text)
	if err != nil {
		done(400, err.Error())
		return
	}
	t, why := c.Server.Create(c.Now(), o)
	if why != "" {
		done(400, string(why))
		return
	}
	c.Table = t
	done(200, string(t.ID())+"\n")
}

func (c *Cable) turns(text []byte, done func(int, string)) {
	asked, err := wire.ParseTurnsOf(text)
	if err != nil {
		done(400, err.Error())
		return
	}
	var list []wire.Turn
	for _, a := range asked {
		turn := wire.Turn{Table: a.Table}
		if c.Table != nil && a.Table == c.Table.ID() {
			turn, _ = c.Table.Turn(c.Now(), a.Key)
		}
		list = append(list, turn)
	}
	done(200, string(wire.AppendTurns(nil, list)))
}

// Random implements [app.Line].
func (c *Cable) Random(b []byte) {
	for i := range b {
		b[i] = byte(c.stream.Intn(255) + 1)
	}
}

func (c *Cable) arrives() int64 { return c.now + int64(c.stream.Intn(c.delay+1)) }

func (c *Cable) drop() {
	if c.conn != nil {
		c.Table.Drop(c.Now(), c.conn)
	}
	c.conn, c.there, c.back = nil, nil, nil
}

// Cut ends the connection for so many ticks: what is on its way is lost.
func (c *Cable) Cut(ticks int) {
	c.drop()
	c.wait = ticks
	c.Cuts++
	c.hear(app.Heard{Kind: app.HeardLost, Code: 1006, Again: .5})
}

// Says lets the device hear a message that no table has said.
func (c *Cable) Says(m wire.FromServer) {
	c.hear(app.Heard{Kind: app.HeardText, Text: string(m.Append(nil))})
}

// Ends closes the connection as the server does, with a status code after which the device does
// not come back.
func (c *Cable) Ends(why wire.Close) { c.end(why) }

// Tick moves the time on by one tick.
func (c *Cable) Tick(t testing.TB) {
	t.Helper()
	c.now++
	switch {
	case c.hear == nil:
		return
	case c.wait > 0:
		if c.wait--; c.wait == 0 {
			c.hear(app.Heard{Kind: app.HeardOpen})
		}
		return
	case c.cutsIn > 0 && c.stream.Intn(c.cutsIn) == 0:
		c.Cut(30)
		return
	}
	for len(c.there) > 0 && c.there[0].at <= c.now {
		m, err := wire.ParseFromDevice(c.there[0].text)
		if err != nil {
			t.Fatal(err)
		}
		c.there = c.there[1:]
		hello, begins := m.(wire.Hello)
		if begins && hello.Table != c.Table.ID() {
			if c.Table, err = c.Server.Open(c.Now(), hello.Table); err != nil {
				t.Fatal(err)
			}
		}
		if !begins || c.conn != nil {
			c.Table.Take(c.Now(), c.conn, m)
		} else if conn, why := c.Table.Connect(c.Now(), hello); why == 0 {
			c.conn = conn
		} else {
			c.end(why)
			return
		}
	}
	for c.conn != nil {
		text, ok := c.conn.Next(c.Now(), nil)
		if !ok {
			break
		}
		c.back = append(c.back, late{c.arrives(), text})
	}
	for len(c.back) > 0 && c.back[0].at <= c.now && c.heard+c.apart <= c.now {
		text := string(c.back[0].text)
		c.heard = c.now
		c.back = c.back[1:]
		c.hear(app.Heard{Kind: app.HeardText, Text: text})
	}
	if c.conn != nil && c.conn.Close != 0 {
		c.end(c.conn.Close)
	}
}

// end closes the connection as the server does, for good.
func (c *Cable) end(why wire.Close) {
	c.drop()
	hear := c.hear
	c.hear = nil
	hear(app.Heard{Kind: app.HeardLost, Code: int(why)})
}
