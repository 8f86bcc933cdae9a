package online_test

import (
	"testing"

	"treille/engine"
	"treille/engine/device"
	"treille/engine/games"
	"treille/engine/online"
	"treille/engine/wire"
)

// Some programs serve one table.
type programs struct {
	t      *testing.T
	now    int64
	tables []*online.Table
	ends   [][]*end // of each
}

// two are programs at one log, of which the first has opened the table.
func two(t *testing.T) *programs {
	t.Helper()
	game, err := games.ByName("vino")
	if err != nil {
		t.Fatal(err)
	}
	return twoWith(t, opening(game, 4))
}

// twoWith are programs whose first has opened a table in some way.
func twoWith(t *testing.T, o wire.Opening) *programs {
	t.Helper()
	first := server(1)
	first.Node = "a"
	second := *first
	second.Node = "b"
	table, why := first.Create(0, o)
	if why != "" {
		t.Fatal(why)
	}
	other, err := second.Open(0, table.ID())
	if err != nil {
		t.Fatal(err)
	}
	return &programs{t: t, tables: []*online.Table{table, other}, ends: make([][]*end, 2)}
}

// come connects a device to one of the programs.
func (p *programs) come(at int, d *device.Device) *end {
	p.t.Helper()
	e := &end{t: p.t, device: d}
	e.connect(p.now, p.tables[at])
	p.ends[at] = append(p.ends[at], e)
	p.settle()
	return e
}

// sits lets a guest sit down at one of them.
func (p *programs) sits(at, seat int) *end {
	p.t.Helper()
	d := device.New(p.tables[0].ID(), wire.AsGuest, key(inviteKey))
	d.Say(wire.Sit{Seat: engine.Player(seat), Key: key(seat), Nonce: key(100 + seat), Away: wire.AwayComputer, Crest: guests[seat].crest, Name: guests[seat].name})
	return p.come(at, d)
}

// settle lets all say and hear all.
func (p *programs) settle() {
	for again := true; again; {
		again = false
		for i, table := range p.tables {
			for _, e := range p.ends[i] {
				again = e.talk(p.now, table) || again
			}
			for _, text := range table.ToOthers(p.now, false) {
				again = true
				if err := p.tables[1-i].Hear(p.now, text); err != nil {
					p.t.Fatal(err)
				}
			}
			before := table.Version()
			table.CatchUp(p.now)
			again = again || table.Version() != before
		}
	}
}

// leave ends a connection.
func (p *programs) leave(at int, e *end) {
	p.tables[at].Drop(p.now, e.conn)
	for i, o := range p.ends[at] {
		if o == e {
			p.ends[at] = append(p.ends[at][:i], p.ends[at][i+1:]...)
			break
		}
	}
	p.settle()
}

// presence wants a device to be told who is there.
func (e *end) presence(seat int, want wire.Presence) {
	e.t.Helper()
	if got := e.device.Seats().Seats[seat].Presence; got != want {
		e.t.Errorf("seat %d is %q; it should be %q", seat, got, want)
	}
}

// TestTwoPrograms has people at two programs play together: they see each other come and go,
// show signs, answer each other's questions, and let each other in.
func TestTwoPrograms(t *testing.T) {
	p := two(t)
	clara := p.come(0, device.New(p.tables[0].ID(), wire.AsSeat, key(0)))
	emma := p.sits(1, 1)
	clara.presence(1, wire.PresenceHere)
	emma.presence(0, wire.PresenceHere)
	jonas := p.sits(0, 2)
	emma.presence(2, wire.PresenceHere)
	p.come(1, device.New(p.tables[0].ID(), wire.AsWatch, key(watchKey)))
	if n := clara.device.Seats().Watching; n != 1 {
		t.Errorf("%d watch; it should be 1", n)
	}
	if h := emma.device.Table().Host; h != 0 {
		t.Errorf("the host is %d", h)
	}
	clara.device.Do(wire.Start{})
	p.settle()
	if r, refused := clara.device.Refused(); refused {
		t.Fatalf("refused: %+v", r)
	}
	if s := emma.device.Table().State; s != wire.StatePlay {
		t.Fatalf("at the other program the table is in state %q", s)
	}

	p.now += 5000
	emma.device.Say(wire.ShowSign{Sign: wire.SignHello})
	p.settle()
	if !heardSign(clara.device, 1) {
		t.Error("a sign is not seen at the other program")
	}

	p.leave(0, jonas)
	emma.presence(2, wire.PresenceGone)
	p.now += 70_000
	p.beat()
	again := p.come(1, device.New(p.tables[0].ID(), wire.AsGuest, key(inviteKey)))
	again.device.Say(wire.Claim{Seat: 2, Key: key(50), Name: "Jonas"})
	p.settle()
	q, ok := question(clara.device)
	if !ok || q.Matter != wire.MatterIn {
		t.Fatal("nobody at the other program is asked whether he may come in")
	}
	clara.device.Do(wire.Vote{Question: q.Number, Yes: true})
	p.settle()
	if s := again.device.Table().Seat; s != 2 {
		t.Errorf("who was let in has seat %d", s)
	}
	clara.presence(2, wire.PresenceHere)

	emma.device.Do(wire.Stop{})
	p.settle()
	for _, e := range []*end{clara, again} {
		q, ok := question(e.device)
		if !ok || q.Matter != wire.MatterStop {
			t.Fatal("not all are asked whether the game shall end")
		}
		if emma.device.Table().State == wire.StateStopped {
			t.Error("the game ends before all have agreed")
		}
		e.device.Do(wire.Vote{Question: q.Number, Yes: true})
		p.settle()
	}
	for _, e := range []*end{clara, emma, again} {
		if s := e.device.Table().State; s != wire.StateStopped {
			t.Errorf("all have agreed, and the table is in state %q", s)
		}
	}
}

// beat has all say again who is connected to them.
func (p *programs) beat() {
	for i, table := range p.tables {
		for _, text := range table.ToOthers(p.now, true) {
			if err := p.tables[1-i].Hear(p.now, text); err != nil {
				p.t.Fatal(err)
			}
		}
		table.Tick(p.now)
	}
	p.settle()
}

// TestAProgramThatIsGone stops hearing of one: its people are gone.
func TestAProgramThatIsGone(t *testing.T) {
	p := two(t)
	p.come(0, device.New(p.tables[0].ID(), wire.AsSeat, key(0)))
	emma := p.sits(1, 1)
	emma.presence(0, wire.PresenceHere)
	p.now += 9000
	p.tables[1].Tick(p.now)
	emma.talk(p.now, p.tables[1])
	emma.presence(0, wire.PresenceHere)
	p.now += 2000
	p.tables[1].Tick(p.now)
	emma.talk(p.now, p.tables[1])
	emma.presence(0, wire.PresenceGone)
}

// TestBothAtOnce has two take the same seat at two programs at once, and begin.
func TestBothAtOnce(t *testing.T) {
	p := two(t)
	clara := p.come(0, device.New(p.tables[0].ID(), wire.AsSeat, key(0)))
	p.sits(1, 1)
	id := p.tables[0].ID()
	var both []*end
	for at := range 2 {
		d := device.New(id, wire.AsGuest, key(inviteKey))
		e := &end{t: t, device: d}
		e.connect(0, p.tables[at])
		e.talk(0, p.tables[at])
		d.Say(wire.Sit{Seat: 2, Key: key(60 + at), Nonce: key(73), Away: wire.AwayComputer, Crest: "boar", Name: "Jonas"})
		both = append(both, e)
	}
	for at, e := range both {
		e.talk(0, p.tables[at]) // the second program has not heard of the first
	}
	if a, b := both[0].device.Table().Seat, both[1].device.Table().Seat; a != 2 || b != wire.Nobody {
		t.Errorf("the first has seat %d, the second %d", a, b)
	}
	twin := &end{t: t, device: device.New(id, wire.AsSeat, key(0))} // of Clara, at the other program
	twin.connect(0, p.tables[1])
	twin.talk(0, p.tables[1])
	clara.device.Do(wire.Start{})
	twin.device.Do(wire.Start{})
	clara.talk(0, p.tables[0])
	twin.talk(0, p.tables[1])
	for _, e := range []*end{clara, twin} {
		if e.device.Table().State != wire.StatePlay || e.device.Info() == nil {
			t.Errorf("the game has not begun for one of them")
		}
		if r, refused := e.device.Refused(); refused {
			t.Errorf("the same command is refused: %+v", r)
		}
	}
	if p.tables[0].Own() == p.tables[1].Own() {
		t.Errorf("one of the two, and only one, has kept the last entry: %v, %v", p.tables[0].Own(), p.tables[1].Own())
	}
	// What one has been told, the other program does not take for more than there is.
	events := len(clara.device.History())
	clara.device.Play(clara.device.Info().LegalActions(nil)[0])
	clara.talk(0, p.tables[0])
	for clara.device.Behind() > 0 {
		clara.device.Next()
	}
	if len(clara.device.History()) == events {
		t.Fatal("Clara has not decided")
	}
	far := &end{t: t, device: clara.device}
	far.connect(0, p.tables[1])
	if p.tables[1].Broken() {
		t.Error("a table was put aside that was only behind")
	}
}

// TestNothingIsRefusedForOldNews has a program do what it could not do by what it has heard:
// all have sat down at the other one.
func TestNothingIsRefusedForOldNews(t *testing.T) {
	p := two(t)
	host := p.come(1, device.New(p.tables[0].ID(), wire.AsSeat, key(0)))
	for seat := 1; seat < 3; seat++ {
		d := device.New(p.tables[0].ID(), wire.AsGuest, key(inviteKey))
		d.Say(wire.Sit{Seat: engine.Player(seat), Key: key(seat), Nonce: key(100 + seat), Away: wire.AwayComputer, Crest: guests[seat].crest, Name: guests[seat].name})
		e := &end{t: t, device: d}
		e.connect(0, p.tables[0])
		e.talk(0, p.tables[0])
	}
	host.device.Do(wire.Start{})
	host.talk(0, p.tables[1])
	if r, refused := host.device.Refused(); refused {
		t.Errorf("refused: %+v", r)
	}
	if s := host.device.Table().State; s != wire.StatePlay {
		t.Errorf("the table is in state %q", s)
	}
}

// TestAKeyThatIsNew sits down at one program, and comes with the key to another that has not
// heard of it.
func TestAKeyThatIsNew(t *testing.T) {
	p := two(t)
	d := device.New(p.tables[0].ID(), wire.AsGuest, key(inviteKey))
	d.Say(wire.Sit{Seat: 1, Key: key(1), Nonce: key(101), Away: wire.AwayComputer, Crest: "rabbit", Name: "Emma"})
	e := &end{t: t, device: d}
	e.connect(0, p.tables[0])
	e.talk(0, p.tables[0])
	far := &end{t: t, device: device.New(p.tables[0].ID(), wire.AsSeat, key(1))}
	far.connect(0, p.tables[1])
}

// TestANumberThatIsNew has a device say one thing at one program and the next at another that has
// not heard of the first: it learns there how much was taken, and neither is refused.
func TestANumberThatIsNew(t *testing.T) {
	p := two(t)
	here := &end{t: t, device: device.New(p.tables[0].ID(), wire.AsSeat, key(0))}
	here.connect(0, p.tables[0])
	here.device.Do(wire.SetAway{Away: wire.AwayWait})
	here.talk(0, p.tables[0])
	here.connect(0, p.tables[1])
	here.device.Do(wire.SetAway{Away: wire.AwayComputer})
	here.talk(0, p.tables[1])
	if r, refused := here.device.Refused(); refused {
		t.Errorf("refused: %+v", r)
	}
}

// question is the last one that a device has heard.
func question(d *device.Device) (q wire.Question, ok bool) {
	for m, some := d.News(); some; m, some = d.News() {
		if is, question := m.(wire.Question); question {
			q, ok = is, true
		}
	}
	return q, ok
}

// heardSign reports whether a device has been shown a sign of a seat.
func heardSign(d *device.Device, seat engine.Player) (heard bool) {
	for m, some := d.News(); some; m, some = d.News() {
		if s, sign := m.(wire.SignShown); sign && s.Seat == seat {
			heard = true
		}
	}
	return heard
}
