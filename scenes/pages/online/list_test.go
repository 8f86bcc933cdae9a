package online_test

import (
	"strings"
	"testing"

	"treille/engine"
	"treille/engine/device"
	"treille/engine/online"
	"treille/engine/wire"
	"treille/scenes/app"
	"treille/scenes/games"
	"treille/scenes/pages"
	"treille/scenes/pages/home"
	visit "treille/scenes/pages/online"
	"treille/scenes/play/remote"
	"treille/scenes/table"
	"treille/scenes/testkit/cable"
	"treille/scenes/testkit/scenetest"
	"treille/scenes/ui"
	"treille/sprites"
)

const inviteKey, watchKey = 2, 3

// vino opens a table of Vino at which Clara sits, and Hugo, a hard computer player.
func vino(t testing.TB, a *app.App) *cable.Cable {
	t.Helper()
	c := cable.New(5, 0, 0)
	a.Line = c
	var why wire.Code
	c.Table, why = c.Server.Create(0, wire.Opening{
		Game: "vino", Rules: "2", Players: 4, Away: wire.AwayComputer, Events: wire.Events, Invite: cable.Key(inviteKey), Watch: cable.Key(watchKey),
		Host:   wire.Sit{Seat: 0, Key: cable.Key(1), Nonce: cable.Key(9), Away: wire.AwayComputer, Crest: "fox", Name: "Clara"},
		Others: []wire.SetSeat{{Seat: 3, Who: "hard/watchful", Crest: "owl", Name: "Hugo"}},
	})
	if why != "" {
		t.Fatal(why)
	}
	return c
}

// A friend is somebody at another device.
type friend struct {
	*device.Device
	conn *online.Conn
}

// joins seats a friend.
func joins(t testing.TB, c *cable.Cable, seat engine.Player, crest, name string) *friend {
	t.Helper()
	f := &friend{Device: device.New(c.Table.ID(), wire.AsGuest, cable.Key(inviteKey))}
	f.come(t, c)
	f.Say(wire.Sit{Seat: seat, Key: cable.Key(20 + byte(seat)), Nonce: cable.Key(40 + byte(seat)), Away: wire.AwayComputer, Crest: crest, Name: name})
	f.talk(t, c)
	return f
}

func (f *friend) come(t testing.TB, c *cable.Cable) {
	t.Helper()
	var why wire.Close
	if f.conn, why = c.Table.Connect(c.Now(), f.Hello()); why != 0 {
		t.Fatal(why)
	}
	f.talk(t, c)
}

// talk lets both say all that they have to say.
func (f *friend) talk(t testing.TB, c *cable.Cable) {
	t.Helper()
	for again := true; again; {
		again = false
		if m, ok := f.Send(); ok {
			c.Table.Take(c.Now(), f.conn, m)
			again = true
		}
		if text, ok := f.conn.Next(c.Now(), nil); ok {
			m, err := wire.ParseFromServer(text)
			if err != nil {
				t.Fatal(err)
			}
			if err := f.Receive(m); err != nil {
				t.Fatal(err)
			}
			again = true
		}
	}
}

// tick lets so much time pass here and at the server.
func tick(t testing.TB, a *app.App, c *cable.Cable, n int) {
	t.Helper()
	for range n {
		c.Tick(t)
		scenetest.Tick(t, a, 1)
	}
}

// open opens the page as a device with a ticket.
func open(t testing.TB, a *app.App, c *cable.Cable, ticket remote.Ticket) {
	t.Helper()
	ticket.Table = c.Table.ID()
	specs := pages.With(games.All())
	a.Push(home.New(a, specs))
	visit.Visit(a, specs, ticket)
	tick(t, a, c, 10)
}

var host = remote.Ticket{As: wire.AsSeat, Key: cable.Key(1), Invite: cable.Key(inviteKey), Watch: cable.Key(watchKey)}

// started is the table of vino with Jonas and Emma at it, where the game has begun.
func started(t testing.TB, a *app.App) (c *cable.Cable, jonas *friend) {
	t.Helper()
	c = vino(t, a)
	clara := &friend{Device: device.New(c.Table.ID(), wire.AsSeat, cable.Key(1))}
	clara.come(t, c)
	jonas = joins(t, c, 1, "hedgehog", "Jonas")
	joins(t, c, 2, "snail", "Emma")
	clara.Do(wire.Start{})
	clara.talk(t, c)
	return c, jonas
}

// claiming opens the page of somebody who says that he is Jonas, who lost his connection so many
// seconds ago.
func claiming(t testing.TB, a *app.App, seconds int) {
	t.Helper()
	c, jonas := started(t, a)
	c.Table.Drop(c.Now(), jonas.conn)
	c.Pass(seconds)
	open(t, a, c, remote.Ticket{As: wire.AsGuest, Key: cable.Key(inviteKey)})
	scenetest.Act(t, a, "claim/1")
	tick(t, a, c, 2)
}

// TestWhoIsPlayedForIsNotHere wants the page to say of somebody that a computer plays for him.
func TestWhoIsPlayedForIsNotHere(t *testing.T) {
	a := scenetest.NewApp(scenetest.English("390x844"))
	c, jonas := started(t, a)
	jonas.Do(wire.Stand{Seat: 1})
	jonas.talk(t, c)
	c.Table.Drop(c.Now(), jonas.conn)
	open(t, a, c, remote.Ticket{As: wire.AsGuest, Key: cable.Key(inviteKey)})
	if got := scenetest.Find(t, a, "claim/1").Label; got != "Jonas, a computer plays" {
		t.Errorf("it says %q", got)
	}
}

// TestAnotherNameIsOffered wants a guest to be offered another name as soon as somebody sits
// down with the one that was, unless he has chosen it himself.
func TestAnotherNameIsOffered(t *testing.T) {
	a := scenetest.NewApp(scenetest.English("390x844"))
	c := vino(t, a)
	open(t, a, c, remote.Ticket{As: wire.AsGuest, Key: cable.Key(inviteKey)})
	before := scenetest.Find(t, a, "name").Label
	_, name, _ := strings.Cut(before, ": ")
	joins(t, c, 1, "boar", name)
	tick(t, a, c, 10)
	if now := scenetest.Find(t, a, "name").Label; now == before {
		t.Errorf("after somebody of that name sat down the field says %q", now)
	}
}

// TestTheNameAtAFriendsTableIsOfThatTable sits down under another name: who the player of this device is stays as he has
// said. Who was never asked has said it now, but not by taking the name that was offered.
func TestTheNameAtAFriendsTableIsOfThatTable(t *testing.T) {
	for _, c := range []struct{ is, types, want string }{{"Emma", "Max", "Emma"}, {"", "Max", "Max"}, {"", "", "Clara"}} {
		scenetest.Do(func() {
			a := scenetest.NewApp(scenetest.English("390x844"))
			a.Settings.Asked = false
			if c.is != "" {
				a.SetMe(c.is, "boar")
			}
			line := vino(t, a)
			open(t, a, line, remote.Ticket{As: wire.AsGuest, Key: cable.Key(inviteKey)})
			if c.types != "" {
				scenetest.Act(t, a, "name")
				for range 16 {
					a.Scene().(app.Typist).Type(nil, app.Backspace)
				}
				a.Scene().(app.Typist).Type([]rune(c.types), app.NoKey)
			}
			scenetest.Act(t, a, "sit")
			tick(t, a, line, 10)
			if a.Stage().Find("sit") != nil {
				t.Fatalf("%+v: nobody has sat down", c)
			}
			if got := a.Me().Name; got != c.want {
				t.Errorf("%+v: the player of this device is called %q", c, got)
			}
		})
	}
}

// TestASeatIsClaimedAfterAMinute wants the page to say how long it takes until a seat can be
// claimed, as the server refuses it before.
func TestASeatIsClaimedAfterAMinute(t *testing.T) {
	for seconds, want := range map[int]string{20: "Jonas was here a moment ago: possible in 40\u202fs.", 100: ""} {
		scenetest.Do(func() {
			a := scenetest.NewApp(scenetest.English("390x844"))
			claiming(t, a, seconds)
			if c := scenetest.Find(t, a, "claim"); c.Reason != want || c.Disabled != (want != "") {
				t.Errorf("after %d s the button is disabled: %t, as %q", seconds, c.Disabled, c.Reason)
			}
		})
	}
}

// atTables opens the first page of a device that is at two tables, and has finished a game at another.
func atTables(t testing.TB, a *app.App) []table.GameSpec {
	t.Helper()
	e := begin(t, a, "weinhaendler", wire.AwayComputer).until(t, clara, 60)
	e.leaves(jonas)
	for _, k := range []remote.Ticket{
		{Table: e.Table.ID(), As: wire.AsSeat, Key: cable.Key(1), Game: "weinhaendler", Seat: clara},
		{Table: "abcdefghij", As: wire.AsSeat, Key: cable.Key(1), Game: "zankapfel", Seat: clara},
	} {
		if err := remote.Keep(a.Store, k); err != nil {
			t.Fatal(err)
		}
	}
	played(t, a)
	specs := pages.With(games.All())
	a.Push(home.New(a, specs))
	scenetest.Tick(t, a, 2)
	return specs
}

// opens shows the page that opens a table of Vino, and presses some controls.
func opens(t testing.TB, a *app.App, press ...string) {
	t.Helper()
	a.Line = cable.New(5, 0, 0)
	specs := pages.With(games.All())
	a.Push(home.New(a, specs))
	a.SetMe("Clara", "fox")
	a.Push(visit.NewOpen(a, specs, specs[1]))
	scenetest.Tick(t, a, 2)
	scenetest.Act(t, a, press...)
	scenetest.Tick(t, a, 2)
}

// A fakeHost is a window's server, with a page for phones or not.
type fakeHost bool

// Serve implements [app.Host].
func (fakeHost) Serve() (string, error) { return "http://127.0.0.1:8080/", nil }

// HasPage implements [app.Host].
func (h fakeHost) HasPage() bool { return bool(h) }

// inWindow is the lobby of a table in a window, whose server has a base and perhaps a page for phones.
func inWindow(t testing.TB, a *app.App, server, base string, phones bool) *cable.Cable {
	t.Helper()
	a.Host = fakeHost(phones)
	c := vino(t, a)
	c.Server.Base = base
	k := host
	k.Server = server
	open(t, a, c, k)
	tick(t, a, c, 2)
	return c
}

// list are the states of the page.
func list() []scenetest.Scene {
	return []scenetest.Scene{
		{Name: "online-open", Open: func(t testing.TB, a *app.App) { opens(t, a, "seat/3", "seat/hard") }},
		{Name: "online-open-time", Unkept: true, Open: func(t testing.TB, a *app.App) { opens(t, a, "time/1") }},
		{Name: "online-lobby", Main: true, Open: func(t testing.TB, a *app.App) {
			c := vino(t, a)
			open(t, a, c, host)
			joins(t, c, 1, "hedgehog", "Jonas")
			tick(t, a, c, 2)
		}},
		{Name: "online-full", Unkept: true, Open: func(t testing.TB, a *app.App) {
			c := vino(t, a)
			open(t, a, c, host)
			joins(t, c, 1, "hedgehog", "Jonas")
			tick(t, a, c, 500)
			joins(t, c, 2, "snail", "Emma")
			tick(t, a, c, 2)
		}},
		{Name: "online-seat", Unkept: true, Open: func(t testing.TB, a *app.App) {
			c := vino(t, a)
			open(t, a, c, host)
			scenetest.Act(t, a, "seat/1")
			tick(t, a, c, 2)
		}},
		{Name: "online-sit", Main: true, Open: func(t testing.TB, a *app.App) {
			c := vino(t, a)
			joins(t, c, 1, "hedgehog", "Jonas")
			a.SetMe("Emma", "snail")
			open(t, a, c, remote.Ticket{As: wire.AsGuest, Key: cable.Key(inviteKey)})
		}},
		{Name: "online-claim", Unkept: true, Open: func(t testing.TB, a *app.App) { claiming(t, a, 100) }},
		{Name: "online-claim-soon", Unkept: true, Open: func(t testing.TB, a *app.App) { claiming(t, a, 20) }},
		{Name: "online-home", Unkept: true, Open: func(t testing.TB, a *app.App) { atTables(t, a) }},
		{Name: "online-tables", Unkept: true, Open: func(t testing.TB, a *app.App) {
			a.Push(visit.NewTablesPage(a, atTables(t, a), nil))
			scenetest.Tick(t, a, 2)
		}},
		{Name: "online-over", Unkept: true, Open: func(t testing.TB, a *app.App) { endedMeanwhile(t, a) }},
		{Name: "online-over-tables", Unkept: true, Open: func(t testing.TB, a *app.App) {
			endedMeanwhile(t, a)
			scenetest.Act(t, a, "online")
			scenetest.Tick(t, a, 2)
		}},
		{Name: "online-saves", Unkept: true, Open: func(t testing.TB, a *app.App) {
			endedMeanwhile(t, a)
			scenetest.Act(t, a, "saves")
			scenetest.Tick(t, a, 2)
		}},
		{Name: "online-none", Unkept: true, Open: func(t testing.TB, a *app.App) {
			specs := pages.With(games.All())
			a.Push(home.New(a, specs))
			a.Push(visit.NewTablesPage(a, specs, nil))
		}},
		{Name: "online-lan", Main: true, Open: func(t testing.TB, a *app.App) {
			inWindow(t, a, app.Here, "http://192.168.1.20:8080/", true)
		}},
		{Name: "online-alone", Unkept: true, Open: func(t testing.TB, a *app.App) {
			a.Address = "http://127.0.0.1:8080/"
			c := vino(t, a)
			c.Server.Base = a.Address
			open(t, a, c, host)
			tick(t, a, c, 2)
		}},
		{Name: "online-lan-windows", Unkept: true, Open: func(t testing.TB, a *app.App) {
			inWindow(t, a, app.Here, "http://192.168.1.20:8080/", false)
		}},
		{Name: "online-lan-guest", Unkept: true, Open: func(t testing.TB, a *app.App) {
			inWindow(t, a, "http://192.168.1.20:8080/", "http://192.168.1.20:8080/", false)
		}},
		{Name: "online-lost", Unkept: true, Open: func(t testing.TB, a *app.App) {
			inWindow(t, a, "http://192.168.1.20:8080/", "http://192.168.1.20:8080/", false).Cut(1 << 20)
			scenetest.Tick(t, a, 2)
		}},
		{Name: "online-no-answer", Unkept: true, Open: func(t testing.TB, a *app.App) {
			a.Host = fakeHost(false)
			c := vino(t, a)
			k := host
			k.Table, k.Server = c.Table.ID(), "http://192.168.100.200:8080/"
			specs := pages.With(games.All())
			a.Push(home.New(a, specs))
			visit.Visit(a, specs, k)
			c.Cut(1 << 20)
			scenetest.Tick(t, a, 2)
		}},
		{Name: "online-open-window", Unkept: true, Open: func(t testing.TB, a *app.App) {
			a.Host = fakeHost(false)
			opens(t, a)
		}},
		{Name: "online-home-window", Unkept: true, Open: func(t testing.TB, a *app.App) {
			a.Host, a.Line = fakeHost(false), cable.New(5, 0, 0)
			a.Push(home.New(a, pages.With(games.All())))
			scenetest.Tick(t, a, 2)
		}},
		{Name: "online-stopped", Unkept: true, Open: func(t testing.TB, a *app.App) {
			c := vino(t, a)
			open(t, a, c, remote.Ticket{As: wire.AsGuest, Key: cable.Key(7)})
		}},
	}
}

// TestWhereTheTableLies asks a page that came over the network, and one of the machine itself, which machine has to
// stay awake.
func TestWhereTheTableLies(t *testing.T) {
	for address, other := range map[string]bool{"http://192.168.1.20:8080/": true, "http://127.0.0.1:8080/": false, "http://localhost:8080/": false} {
		scenetest.Do(func() {
			a := scenetest.NewApp(scenetest.English("1280x800"))
			a.Address = address
			c := vino(t, a)
			c.Server.Base = "http://192.168.1.20:8080/"
			open(t, a, c, host)
			tick(t, a, c, 2)
			seen := ""
			a.Stage().Visit(func(it ui.Item, _ ui.Rect) { seen += it.Words + " " })
			if here := strings.Contains(seen, "this machine"); here == other {
				t.Errorf("from %s: %s", address, seen)
			}
		})
	}
}

// TestALinkForOneMachineSaysSo opens a table at a server that knows itself under a name for its own machine: there is no
// code for phones, and it is said what to do. A page that has come over the network shows its own address instead.
func TestALinkForOneMachineSaysSo(t *testing.T) {
	for _, size := range []string{"390x844", "844x390", "1280x800"} {
		for address, leads := range map[string]bool{"http://127.0.0.1:8080/": false, "http://localhost:8080/": false, "http://192.168.1.20:8080/": true} {
			scenetest.Do(func() {
				a := scenetest.NewApp(scenetest.English(size))
				a.Address = address
				c := vino(t, a)
				c.Server.Base = "http://127.0.0.1:8080/"
				open(t, a, c, host)
				tick(t, a, c, 2)
				code := false
				a.Stage().Visit(func(it ui.Item, _ ui.Rect) { code = code || it.Surface.Kind == sprites.MatrixKind })
				words := seen(a)
				if code != leads || strings.Contains(words, "-lan") == leads || strings.Contains(words, "Nothing is encrypted") != leads {
					t.Errorf("%s at %s: a code %t, and %s", address, size, code, words)
				}
				if label := scenetest.Find(t, a, "link").Label; leads && !strings.Contains(label, address) {
					t.Errorf("%s at %s: the link is %q", address, size, label)
				}
			})
		}
	}
}
