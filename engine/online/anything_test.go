package online_test

import (
	"errors"
	"fmt"
	"slices"
	"testing"

	"treille/engine"
	"treille/engine/device"
	"treille/engine/games"
	"treille/engine/online"
	"treille/engine/person"
	"treille/engine/rng"
	"treille/engine/wire"
)

// A faulty log keeps entries, but fails now and then: the disk is full, or it is not known
// whether an entry was kept.
type faulty struct {
	online.Memory
	stream *rng.Stream
	in     int // one of so many appends fails; 0 for none
}

func (f *faulty) Append(id wire.TableID, number int, entry []byte) error {
	if f.in == 0 || f.stream.Intn(f.in) > 0 {
		return f.Memory.Append(id, number, entry)
	}
	switch f.stream.Intn(3) {
	case 0:
		return online.ErrFull
	case 1:
		return online.ErrUnknown
	}
	return errors.Join(online.ErrUnknown, f.Memory.Append(id, number, entry))
}

// seeds is how many evenings are simulated, and steps how long one is.
const seeds, steps = 60, 1500 // in short, a tenth of the seeds

// TestEvenings lets devices say all that devices can say, at any time and also what is not
// allowed, over connections that are cut, at a server that is begun anew between any two
// steps and whose log fails: nothing panics, each device that follows knows what its seat may
// know, and no device hears of a decision that is not in the log.
func TestEvenings(t *testing.T) {
	n := uint64(seeds)
	if testing.Short() {
		n /= 10
	}
	for seed := range n {
		evening(t, seed)
		if t.Failed() {
			t.Fatalf("in the evening of seed %d", seed)
		}
	}
}

// An evening is one table and those who are at it.
type anEvening struct {
	t      *testing.T
	stream rng.Stream
	server *online.Server
	table  *online.Table
	now    int64
	ends   []*end
	next   int // number of the next key
}

func evening(t *testing.T, seed uint64) {
	e := &anEvening{t: t, stream: rng.New(seed), now: 1_000_000, next: 300}
	game := games.All()[e.stream.Intn(len(games.All()))]
	least, most := game.Players()
	players := max(3, least) + e.stream.Intn(most-max(3, least)+1)
	e.server = server(seed)
	e.server.Log = &faulty{stream: &e.stream}
	var why wire.Code
	if e.table, why = e.server.Create(e.now, opening(game, players)); why != "" {
		t.Fatal(why)
	}
	e.server.Log.(*faulty).in = 25
	e.ends = append(e.ends, &end{t: t, device: device.New(e.table.ID(), wire.AsSeat, key(0)), stream: &e.stream})
	for i := range players {
		d := device.New(e.table.ID(), wire.AsGuest, key(inviteKey))
		if i > 0 && i < players-1 { // most sit down as they should
			e.next += 2
			d.Say(wire.Sit{Seat: engine.Player(i), Key: key(e.next), Nonce: key(e.next - 1), Away: wire.AwayComputer, Crest: guests[i].crest, Name: guests[i].name})
		}
		e.ends = append(e.ends, &end{t: t, device: d, stream: &e.stream})
	}
	e.ends = append(e.ends, &end{t: t, device: device.New(e.table.ID(), wire.AsWatch, key(watchKey)), stream: &e.stream})
	for i := range steps {
		if i == 60 {
			e.ends[0].device.Do(wire.Start{})
		}
		e.step(players)
	}
	e.server.Log.(*faulty).in = 0
	e.settle()
}

// step is one thing that happens.
func (e *anEvening) step(players int) {
	e.now += int64(e.stream.Intn(4000))
	p := e.ends[e.stream.Intn(len(e.ends))]
	switch e.stream.Intn(12) {
	case 0: // the connection is cut
		if p.conn != nil {
			e.table.Drop(e.now, p.conn)
			p.conn = nil
		}
	case 1:
		if e.stream.Intn(6) == 0 { // the server begins anew
			e.reopen()
		}
	case 2:
		e.table.Tick(e.now)
	case 3:
		if p.device.Waits() {
			p.device.Retry()
		}
	case 4, 5:
		for range 5 {
			e.table.Think(e.now, 1000)
		}
	case 6:
		e.say(p, players)
	default:
		e.play(p)
	}
	if e.table.Broken() {
		e.reopen()
	}
	if p.conn == nil {
		e.come(p)
	}
	e.talk(p)
}

// reopen reads the table anew: all connections are gone.
func (e *anEvening) reopen() {
	t, err := e.server.Open(e.now, e.table.ID())
	if err != nil {
		e.t.Fatal(err)
	}
	e.table = t
	for _, p := range e.ends {
		p.conn = nil
	}
}

func (e *anEvening) come(p *end) {
	c, why := e.table.Connect(e.now, p.device.Hello())
	switch why {
	case 0:
		p.conn = c
	case wire.CloseOther, wire.CloseMany: // another device has the seat: it comes as a guest
		p.device = device.New(e.table.ID(), wire.AsGuest, key(inviteKey))
	case wire.CloseWrong: // the host has freed the seat
		p.device = device.New(e.table.ID(), wire.AsGuest, key(inviteKey))
	default:
		e.t.Fatalf("the connection is closed with %d", why)
	}
}

// talk lets both say what they have to say, and looks at what the device knows.
func (e *anEvening) talk(p *end) {
	for range 200 {
		if p.conn == nil || e.table.Broken() {
			return
		}
		said := false
		if m, ok := p.device.Send(); ok {
			parsed, err := wire.ParseFromDevice(m.Append(nil))
			if err != nil {
				e.t.Fatalf("%v in %q", err, m.Append(nil))
			}
			said = true
			if e.stream.Intn(20) > 0 {
				e.table.Take(e.now, p.conn, parsed)
			} else { // it is lost with the connection
				e.table.Drop(e.now, p.conn)
				p.conn = nil
				return
			}
			if e.stream.Intn(10) == 0 && !e.table.Broken() { // it comes twice
				e.table.Take(e.now, p.conn, parsed)
			}
		}
		if text, ok := p.conn.Next(e.now, nil); ok {
			m, err := wire.ParseFromServer(text)
			if err != nil {
				e.t.Fatalf("%v in %q", err, text)
			}
			if err := p.device.Receive(m); err != nil {
				e.t.Fatalf("%v after %q", err, text)
			}
			said = true
		}
		if !said {
			if p.conn.Close != 0 {
				e.table.Drop(e.now, p.conn)
				p.conn = nil
			}
			break
		}
	}
	for _, ok := p.device.Next(); ok; _, ok = p.device.Next() {
	}
	p.device.Rewound()
	for _, ok := p.device.Refused(); ok; _, ok = p.device.Refused() {
	}
	for _, ok := p.device.News(); ok; _, ok = p.device.News() {
	}
}

// play decides something, or takes it back.
func (e *anEvening) play(p *end) {
	d := p.device
	if d.Info() == nil || !d.Acting().Has(d.Viewer()) || d.Sending() {
		return
	}
	if d.CanUndo() && e.stream.Intn(5) == 0 {
		d.Do(wire.Undo{})
		return
	}
	legal := d.Info().LegalActions(nil)
	d.Play(legal[e.stream.Intn(len(legal))])
}

// say says anything at all.
func (e *anEvening) say(p *end, players int) {
	d, seat := p.device, engine.Player(e.stream.Intn(players))
	crest := person.Crests()[e.stream.Intn(6)]
	name := fmt.Sprintf("Name %d", e.stream.Intn(8))
	fresh := func() wire.Key { e.next++; return key(e.next) }
	if as, _ := d.Key(); as == wire.AsGuest {
		if e.stream.Intn(3) == 0 && int(seat) < len(d.Seats().Seats) {
			if s := d.Seats().Seats[seat]; s.Who == wire.WhoHuman {
				d.Say(wire.Claim{Seat: seat, Key: fresh(), Name: s.Name})
			}
			return
		}
		d.Say(wire.Sit{Seat: seat, Key: fresh(), Nonce: fresh(), Away: wire.AwayComputer, Crest: crest, Name: name})
		return
	}
	all := []wire.Verb{wire.Undo{}, wire.Ask{}, wire.Back{}, wire.Hinted{}, wire.Start{}, wire.Start{}, wire.Start{}, wire.Stop{}, wire.Again{}, wire.Leave{}, wire.Stand{Seat: seat},
		wire.Vote{Question: e.stream.Intn(40), Yes: e.stream.Intn(2) == 0}, wire.SetAway{Away: wire.AwayWait}, wire.SetAway{Away: wire.AwayComputer},
		wire.SetSeat{Seat: seat, Who: wire.WhoFree}, wire.SetSeat{Seat: seat, Who: "easy", Crest: crest, Name: name}, wire.SetSeat{Seat: seat, Who: engine.Greedy, Crest: crest, Name: name}}
	v := all[e.stream.Intn(len(all))]
	switch v.(type) {
	case wire.Stop, wire.Leave: // else no game would last
		if e.stream.Intn(8) > 0 {
			return
		}
	}
	if len(d.Unanswered()) == 0 {
		d.Do(v)
	}
	if e.stream.Intn(4) == 0 {
		d.Say(wire.ShowSign{Sign: wire.SignHello})
	}
}

// settle lets all devices come to know what they may, and compares it with the table as the
// log has it.
func (e *anEvening) settle() {
	e.reopen()
	for range 3 {
		for _, p := range e.ends {
			p.device.Retry()
			if p.conn == nil {
				e.come(p)
			}
			if p.conn == nil {
				e.come(p)
			}
			e.talk(p)
		}
	}
	fresh := map[engine.Player]uint64{}
	for _, p := range e.ends {
		d := p.device
		if d.Info() == nil {
			continue
		}
		as, k := d.Key()
		again := &end{t: e.t, device: device.New(e.table.ID(), as, k)}
		var why wire.Close
		if again.conn, why = e.table.Connect(e.now, again.device.Hello()); why != 0 {
			continue // there are too many by now
		}
		again.talk(e.now, e.table)
		for _, ok := again.device.Next(); ok; _, ok = again.device.Next() {
		}
		e.table.Drop(e.now, again.conn)
		if again.device.Info().Hash() != d.Info().Hash() || !slices.Equal(again.device.History(), d.History()) {
			e.t.Errorf("seat %d knows something else than a device that has just come", d.Viewer())
		}
		fresh[d.Viewer()] = d.Info().Hash()
	}
}
