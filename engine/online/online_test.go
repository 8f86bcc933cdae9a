package online_test

import (
	"cmp"
	"slices"
	"testing"

	"treille/engine"
	"treille/engine/device"
	"treille/engine/games"
	"treille/engine/online"
	"treille/engine/rng"
	"treille/engine/wire"
)

// An end is a device with its connection; what is said goes through text at once.
type end struct {
	t      *testing.T
	device *device.Device
	conn   *online.Conn
	stream *rng.Stream
}

// key makes a key of a number.
func key(n int) (k wire.Key) {
	k[0], k[1] = byte(n+1), byte(n>>8)
	return k
}

const (
	inviteKey = 200
	watchKey  = 201
)

// opening is that of a table at which seat 0 opens and the last is a computer player's.
func opening(game engine.Game, players int) wire.Opening {
	last := engine.Player(players - 1)
	return wire.Opening{
		Game: game.Name(), Rules: game.Rules(), Players: players, Away: wire.AwayComputer, Events: wire.Events, Invite: key(inviteKey), Watch: key(watchKey),
		Host:   wire.Sit{Seat: 0, Key: key(0), Nonce: key(100), Away: wire.AwayComputer, Crest: "fox", Name: "Clara"},
		Others: []wire.SetSeat{{Seat: last, Who: "medium/quick", Crest: "owl", Name: "Hugo"}},
	}
}

var guests = []struct{ crest, name string }{{"", ""}, {"rabbit", "Emma"}, {"boar", "Jonas"}, {"snail", "Mia"}, {"hedgehog", "Ben"}, {"owl", "Ida"}}

// server is one with a log in memory.
func server(seed uint64) *online.Server {
	s := rng.New(seed)
	return &online.Server{Log: &online.Memory{}, Base: "http://127.0.0.1:8080/", Random: func(b []byte) {
		for i := range b {
			b[i] = byte(s.Uint64())
		}
	}}
}

func (e *end) connect(now int64, t *online.Table) {
	e.t.Helper()
	var why wire.Close
	if e.conn, why = t.Connect(now, e.device.Hello()); why != 0 {
		e.t.Fatalf("the connection is closed with %d", why)
	}
}

// talk lets both say all that they have to say.
func (e *end) talk(now int64, t *online.Table) (said bool) {
	for again := true; again; {
		again = false
		if m, ok := e.device.Send(); ok {
			parsed, err := wire.ParseFromDevice(m.Append(nil))
			if err != nil {
				e.t.Fatal(err)
			}
			t.Take(now, e.conn, parsed)
			again, said = true, true
		}
		if text, ok := e.conn.Next(now, nil); ok {
			m, err := wire.ParseFromServer(text)
			if err != nil {
				e.t.Fatalf("%v in %q", err, text)
			}
			if err := e.device.Receive(m); err != nil {
				e.t.Fatalf("%v after %q", err, text)
			}
			again, said = true, true
		}
	}
	return said
}

// TestASignChangesTheTable shows a sign: whoever waits for something to be said has to look.
func TestASignChangesTheTable(t *testing.T) {
	game, err := games.ByName("vino")
	if err != nil {
		t.Fatal(err)
	}
	table, why := server(1).Create(0, opening(game, 3))
	if why != "" {
		t.Fatal(why)
	}
	host := &end{t: t, device: device.New(table.ID(), wire.AsSeat, key(0))}
	host.connect(0, table)
	host.talk(0, table)
	before := table.Version()
	host.device.Say(wire.ShowSign{Sign: wire.SignHello})
	if host.talk(5000, table); table.Version() == before {
		t.Error("nobody is woken")
	}
}

// TestWholeGames plays a game of each at every number of players: a host, guests, a computer
// player and somebody who watches.
func TestWholeGames(t *testing.T) {
	for _, game := range games.All() {
		least, most := game.Players()
		for n := least; n <= most; n++ {
			t.Run(game.Name(), func(t *testing.T) { playWhole(t, game, n) })
		}
	}
}

func playWhole(t *testing.T, game engine.Game, players int) {
	now := int64(1_000_000)
	stream := rng.New(uint64(players))
	s := server(7)
	table, why := s.Create(now, opening(game, players))
	if why != "" {
		t.Fatal(why)
	}
	ends := []*end{{t: t, device: device.New(table.ID(), wire.AsSeat, key(0)), stream: &stream}}
	for i := 1; i < players-1; i++ {
		e := &end{t: t, device: device.New(table.ID(), wire.AsGuest, key(inviteKey)), stream: &stream}
		e.device.Say(wire.Sit{Seat: engine.Player(i), Key: key(i), Nonce: key(100 + i), Away: wire.AwayComputer, Crest: guests[i].crest, Name: guests[i].name})
		ends = append(ends, e)
	}
	ends = append(ends, &end{t: t, device: device.New(table.ID(), wire.AsWatch, key(watchKey)), stream: &stream})
	talk := func() {
		for said := true; said; {
			said = false
			for _, e := range ends {
				said = e.talk(now, table) || said
			}
		}
	}
	for _, e := range ends {
		e.connect(now, table)
	}
	talk()
	ends[0].device.Do(wire.Start{})
	talk()
	if len(table.Conns()) != len(ends) || ends[0].device.Table().State != wire.StatePlay {
		r, _ := ends[0].device.Refused()
		t.Fatalf("the table is %+v, %+v; refused: %+v", ends[0].device.Table(), ends[0].device.Seats(), r)
	}
	for decisions := 0; ; decisions++ {
		if decisions > 20_000 {
			t.Fatal("the game does not end")
		}
		now += 100
		table.Think(now, 1000)
		talk()
		busy := false
		for _, e := range ends {
			for _, ok := e.device.Next(); ok; _, ok = e.device.Next() {
			}
			if r, ok := e.device.Refused(); ok {
				t.Fatalf("%+v is refused", r)
			}
			p := e.device.Viewer()
			if p < 0 || !e.device.Acting().Has(p) {
				continue
			}
			busy = true
			if e.device.CanUndo() && stream.Intn(20) == 0 {
				e.device.Do(wire.Undo{})
				talk()
				if got, ok := e.device.Rewound(); !ok || got != p {
					t.Fatalf("seat %d has taken back, not %d", got, p)
				}
				continue
			}
			legal := e.device.Info().LegalActions(nil)
			e.device.Play(legal[stream.Intn(len(legal))])
			talk()
		}
		if !busy && table.Think(now, 0) == false {
			if _, over := ends[0].device.Over(); over {
				break
			}
		}
	}
	for _, e := range ends {
		if m, ok := e.device.Over(); !ok || m.Record == "" {
			t.Error("a device does not know that the game is over")
		}
	}
	// Who presses first opens the next table; all are told of it, and who has pressed.
	var ready []engine.Player
	var next wire.TableID
	for _, e := range ends[:len(ends)-1] {
		e.device.Do(wire.Again{})
		talk()
		ready = append(ready, e.device.Table().Seat)
		for _, e := range ends {
			told := e.device.PlaysAgain()
			if next = cmp.Or(next, told.Table); told.Table != next || next == table.ID() || !slices.Equal(told.Ready, ready) {
				t.Fatalf("told of the next table is %v, want %s and %v", told, next, ready)
			}
		}
	}
	again, err := s.Open(now, next)
	if err != nil {
		t.Fatal(err)
	}
	clara := &end{t: t, device: device.New(next, wire.AsGuest, key(inviteKey)), stream: &stream}
	clara.connect(now, again)
	clara.device.Say(wire.Sit{Seat: 0, Key: key(300), Nonce: key(301), Away: wire.AwayWait, Crest: "fox", Name: "Clara"})
	clara.talk(now, again)
	if d := clara.device; d.Table().Seat != 0 || d.Table().Host != 0 || d.Seats().Seats[players-1].Who != "medium/quick" || d.Table().Commit == ends[0].device.Table().Commit {
		t.Errorf("at the next table: %+v, %+v", d.Table(), d.Seats())
	}
	// The same table, read again, is what the devices know.
	again, err = s.Open(now, table.ID())
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range ends {
		c, why := again.Connect(now, e.device.Hello())
		if why != 0 {
			t.Fatal(why)
		}
		for text, ok := c.Next(now, nil); ok; text, ok = c.Next(now, nil) {
			m, err := wire.ParseFromServer(text)
			if err != nil {
				t.Fatal(err)
			}
			if _, events := m.(wire.Entry); events {
				t.Errorf("a device that has seen all is told %q", text)
			}
		}
	}
}

// TestWhoSitsDownIsNotLost cuts the connection of a guest before what he says has come, or
// before he hears of it: he sits there all the same once he is back, and with the key that
// his device knows.
func TestWhoSitsDownIsNotLost(t *testing.T) {
	for _, comes := range []bool{false, true} {
		table, why := server(1).Create(0, opening(games.All()[0], 4))
		if why != "" {
			t.Fatal(why)
		}
		e := &end{t: t, device: device.New(table.ID(), wire.AsGuest, key(inviteKey))}
		e.connect(0, table)
		e.talk(0, table)
		e.device.Say(wire.Sit{Seat: 1, Key: key(7), Nonce: key(8), Away: wire.AwayComputer, Crest: "rabbit", Name: "Emma"})
		m, ok := e.device.Send()
		if !ok {
			t.Fatal("the guest says nothing")
		}
		if comes {
			table.Take(0, e.conn, m)
		}
		table.Drop(0, e.conn)
		e.connect(0, table)
		e.talk(0, table)
		if as, k := e.device.Key(); as != wire.AsSeat || k != key(7) || e.device.Viewer() != 1 {
			t.Errorf("what he says has come: %t; then he is %v with %v in seat %d", comes, as, k, e.device.Viewer())
		}
	}
}
