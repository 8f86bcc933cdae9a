package remote_test

import (
	"strconv"
	"testing"

	"treille/audio"
	"treille/engine"
	"treille/engine/online"
	"treille/engine/person"
	"treille/engine/rng"
	"treille/engine/wire"
	"treille/scenes/app"
	"treille/scenes/data/store"
	"treille/scenes/games"
	"treille/scenes/pages"
	"treille/scenes/play/remote"
	"treille/scenes/table"
	"treille/scenes/testkit/clock"
)

// A cable is a line to a table in this process: what is said arrives after some ticks, and
// it is cut now and then.
type cable struct {
	table  *online.Table
	conn   *online.Conn
	hear   func(app.Heard)
	stream rng.Stream
	now    int64
	wait   int // ticks until the next try
	there  []late
	back   []late
	cuts   int
}

// A late text arrives at a tick.
type late struct {
	at   int64
	text []byte
}

func (c *cable) Open(hear func(app.Heard)) { c.hear, c.wait = hear, 1 }
func (c *cable) Close()                    { c.hear = nil }
func (c *cable) Retry()                    { c.wait = 1 }
func (c *cable) Send(text []byte) {
	if c.wait > 0 {
		return // it is not open
	}
	c.there = append(c.there, late{c.now + int64(c.stream.Intn(6)), text})
}
func (c *cable) Post(string, []byte, func(int, string)) {}
func (c *cable) Random(b []byte) {
	for i := range b {
		b[i] = byte(c.stream.Intn(255) + 1)
	}
}

// tick moves the time on by one tick.
func (c *cable) tick(t *testing.T) {
	c.now++
	if c.wait > 0 {
		if c.wait--; c.wait == 0 {
			c.hear(app.Heard{Kind: app.HeardOpen})
		}
		return
	}
	if c.stream.Intn(300) == 0 {
		c.cut()
		return
	}
	for len(c.there) > 0 && c.there[0].at <= c.now {
		m, err := wire.ParseFromDevice(c.there[0].text)
		if err != nil {
			t.Fatal(err)
		}
		c.there = c.there[1:]
		if hello, ok := m.(wire.Hello); ok && c.conn == nil {
			conn, why := c.table.Connect(c.now*16, hello)
			if why != 0 {
				t.Fatalf("the connection is closed with %d", why)
			}
			c.conn = conn
		} else {
			c.table.Take(c.now*16, c.conn, m)
		}
	}
	for c.conn != nil {
		text, ok := c.conn.Next(c.now*16, nil)
		if !ok {
			break
		}
		c.back = append(c.back, late{c.now + int64(c.stream.Intn(6)), text})
	}
	for len(c.back) > 0 && c.back[0].at <= c.now {
		text := string(c.back[0].text)
		c.back = c.back[1:]
		c.hear(app.Heard{Kind: app.HeardText, Text: text})
	}
}

// cut ends the connection: what is on its way is lost.
func (c *cable) cut() {
	if c.conn != nil {
		c.table.Drop(c.now*16, c.conn)
	}
	c.conn, c.there, c.back, c.wait = nil, nil, nil, 30
	c.cuts++
	c.hear(app.Heard{Kind: app.HeardLost, Code: 1006, Again: .5})
}

// key makes a key of a number.
func key(n byte) (k wire.Key) {
	k[0] = n
	return k
}

// TestGamesAreShownWhole plays a game of each on a server, over a line that delays and is
// cut: the screen comes to the end, and what it shows is what the seat knows.
func TestGamesAreShownWhole(t *testing.T) {
	for _, spec := range pages.With(games.All()) {
		t.Run(spec.Name(), func(t *testing.T) {
			t.Parallel()
			play(t, spec)
		})
	}
}

func play(t *testing.T, spec table.GameSpec) {
	const players = 3
	settings := store.Defaults()
	settings.Language, settings.Speed = "en", store.SpeedInstant
	a := app.New(&store.Memory{}, settings, audio.New(audio.Silent()), clock.Noon)
	a.Resize(390, 844, 1)
	line := &cable{stream: rng.New(11)}
	a.Line = line
	server := &online.Server{Log: &online.Memory{}, Base: "http://127.0.0.1/", Random: line.Random}
	opening := wire.Opening{
		Game: spec.Name(), Rules: spec.Game.Rules(), Players: players, Away: wire.AwayWait, Events: wire.Events, Invite: key(2), Watch: key(3),
		Host: wire.Sit{Seat: 0, Key: key(1), Nonce: key(9), Away: wire.AwayWait, Crest: "fox", Name: "Clara"},
	}
	for i := 1; i < players; i++ {
		opening.Others = append(opening.Others, wire.SetSeat{Seat: engine.Player(i), Who: engine.Greedy, Crest: person.Crests()[i], Name: "Computer " + strconv.Itoa(i)})
	}
	var why wire.Code
	if line.table, why = server.Create(0, opening); why != "" {
		t.Fatal(why)
	}
	c := remote.Connect(a, remote.Ticket{Table: line.table.ID(), As: wire.AsSeat, Key: key(1), Invite: key(2)})
	started := false
	for c.Info() == nil {
		line.tick(t)
		if state, _, _ := c.State(); state == remote.Open && !started {
			started = true
			c.Tell(wire.Start{})
		}
	}
	referee := remote.NewReferee(c, true, nil)
	shown := table.New(a, spec, referee)
	a.Push(shown)
	for tick, quiet := 0, 0; !shown.Ended(); tick++ {
		line.tick(t)
		line.table.Think(line.now*16, 1000)
		before := referee.Ply()
		shown.Update()
		if u := a.Stage().Find("understood"); u != nil {
			a.Activate("understood")
		}
		if shown.Deciding() && referee.Sending() == 0 {
			switch legal := referee.Info(0).LegalActions(nil); {
			case shown.CanUndo() && line.stream.Intn(20) == 0:
				shown.Undo()
			case len(legal) > 0:
				shown.Decide(legal[line.stream.Intn(len(legal))])
			}
		}
		if quiet++; referee.Ply() != before {
			quiet = 0
		}
		if quiet > 2000 {
			t.Fatalf("nothing happens after %d events", before)
		}
	}
	if line.cuts == 0 {
		t.Error("the line has never been cut")
	}
	result, _ := referee.Result()
	if !result.Secret || len(result.Scores) != players || referee.Record() == nil {
		t.Errorf("the result is %+v", result)
	}
	for range 400 { // the last answer may have been cut off
		line.tick(t)
	}
	kept, err := remote.Load(a.Store, line.table.ID())
	if err != nil || kept.Unanswered != nil || kept.Game != spec.Name() || kept.Key != key(1) {
		t.Errorf("the device keeps %+v, %v", kept, err)
	}
}
