package simulation

import (
	"fmt"
	"strings"

	"treille/engine"
	"treille/engine/device"
	"treille/engine/person"
	"treille/engine/wire"
)

// A player is somebody with a device, which he may lose.
type player struct {
	world    *world
	device   *device.Device
	socket   *socket          // nil without a connection
	asks     wire.FromDevice  // a guest's wish for a seat, until it is answered
	said     map[int]string   // the commands of this device in its seat, as text
	question int              // that was heard on this connection and is not yet answered, else 0
	owes     engine.PlayerSet // as was told last
	awake    int64            // he does not come back before
}

// An answered command: that it was taken has been said to a device.
type answered struct {
	seat engine.Player
	key  wire.Key
	k    int
	text string
}

// newPlayer is somebody who comes with a key.
func (w *world) newPlayer(as wire.As, key wire.Key) *player {
	return &player{world: w, device: device.New(w.id, as, key), said: map[int]string{}}
}

// become is a device that begins with nothing but a key.
func (p *player) become(as wire.As, key wire.Key) {
	*p = *p.world.newPlayer(as, key).at(p.socket)
}

func (p *player) at(s *socket) *player { p.socket = s; return p }

// send says what the device has to say.
func (p *player) send(s *socket) {
	if p.socket != s || s.close != 0 {
		return
	}
	for m, ok := p.device.Send(); ok; m, ok = p.device.Send() {
		_, key := p.device.Key()
		text := m.Append(nil)
		if c, ok := m.(wire.Command); ok {
			_, p.said[c.K], _ = strings.Cut(strings.TrimSuffix(string(text), "\n"), " ")
		}
		s.up = append(s.up, message{key, text})
	}
}

// receive lets a device take a message, and all that it brings.
func (w *world) receive(s *socket, text []byte) {
	w.tell(s, "hears", text)
	p := s.of
	m, err := wire.ParseFromServer(text)
	if err != nil {
		w.fail("%v in %q", err, text)
		return
	}
	d := p.device
	before := d.Table().Seat
	if ok, is := m.(wire.OK); is && ok.K > 0 && p.said[ok.K] != "" {
		_, key := d.Key()
		w.answered = append(w.answered, answered{d.Table().Seat, key, ok.K, p.said[ok.K]})
	}
	switch m := m.(type) {
	case wire.No:
		if m.K == 0 {
			p.asks = nil
		}
		delete(p.said, m.K)
	case wire.Answer:
		if !m.Yes {
			p.asks = nil
		}
	case wire.Owe:
		p.owes = 0
		for _, o := range m.Owed {
			p.owes = p.owes.With(o.Seat)
		}
	}
	if err := d.Receive(m); err != nil {
		w.fail("%v after %q", err, text)
		return
	}
	if t, is := m.(wire.Table); is {
		if t.Seat >= 0 {
			p.asks = nil
		}
		if t.Seat != before {
			clear(p.said)
		}
	}
	p.look()
}

// look takes in all that has come.
func (p *player) look() {
	d := p.device
	for _, ok := d.Next(); ok; _, ok = d.Next() {
	}
	d.Rewound()
	for _, ok := d.Refused(); ok; _, ok = d.Refused() {
	}
	for m, ok := d.News(); ok; m, ok = d.News() {
		switch m := m.(type) {
		case wire.Question:
			p.question = m.Number
		case wire.Answer:
			p.question = 0
		}
	}
}

// closed is what a device does that the server has closed.
func (w *world) closed(p *player, why wire.Close) {
	switch why {
	case wire.CloseOther: // another has the seat; with the old key he can take it back
		_, key := p.device.Key()
		seat, seats := p.device.Table().Seat, p.device.Seats().Seats
		p.become(wire.AsGuest, w.invite)
		if seat >= 0 && len(seats) > 0 && !w.calm && w.chance(2) {
			p.asks = wire.Claim{Seat: seat, Key: key, Name: seats[seat].Name}
			p.device.Say(p.asks)
		}
	case wire.CloseWrong: // the host has freed his seat
		p.become(wire.AsGuest, w.invite)
	case wire.CloseRestart, wire.CloseUnread, wire.CloseMany:
	default:
		w.fail("the connection is closed with %d", why)
	}
}

// reload is a device that begins anew with what it has kept: its key, and what was not answered.
func (p *player) reload() {
	w := p.world
	as, key := p.device.Key()
	unanswered, asks := p.device.Unanswered(), p.asks
	w.cut(p)
	p.become(as, key)
	if asks != nil {
		p.asks = asks
		p.device.Say(asks)
	}
	if len(unanswered) > 0 {
		if err := p.device.Restore(unanswered); err != nil {
			w.fail("%v in %q", err, unanswered)
		}
	}
}

// decide decides something, or takes it back.
func (p *player) decide() {
	d, w := p.device, p.world
	if d.Info() == nil || !d.Acting().Has(d.Viewer()) || d.Sending() {
		return
	}
	if d.CanUndo() && !w.calm && w.chance(5) {
		w.misses()
		d.Do(wire.Undo{})
		return
	}
	legal := d.Info().LegalActions(nil)
	d.Play(legal[w.stream.Intn(len(legal))])
}

// misses lets somebody be away while something is taken back: he may come back to a game that he has seen
// otherwise.
func (w *world) misses() {
	if w.chance(2) {
		w.away(w.people[w.stream.Intn(len(w.people))], 2*60_000)
	}
}

// back lets who is there decide himself again.
func (p *player) back() {
	d := p.device
	seat := d.Table().Seat
	if seat >= 0 && int(seat) < len(d.Seats().Seats) && d.Seats().Seats[seat].Presence == wire.PresenceComputer && len(d.Unanswered()) == 0 {
		d.Do(wire.Back{})
	}
}

// guest says what a guest says: he sits down, or says who he is.
func (p *player) guest() {
	d, w := p.device, p.world
	if p.asks != nil || p.socket == nil || len(d.Seats().Seats) == 0 {
		return
	}
	i := w.stream.Intn(len(d.Seats().Seats))
	for j, s := range d.Seats().Seats {
		if s.Presence == wire.PresenceGone && w.chance(2) {
			i = j
		}
	}
	s := d.Seats().Seats[i]
	switch {
	case s.Who == wire.WhoHuman && w.chance(2):
		p.asks = wire.Claim{Seat: engine.Player(i), Key: w.newKey(), Name: s.Name}
	case w.chance(2):
		p.asks = wire.Sit{Seat: engine.Player(i), Key: w.newKey(), Nonce: w.newKey(), Away: wire.AwayComputer, Crest: w.crest(), Name: w.name()}
	default:
		return
	}
	d.Say(p.asks)
}

func (w *world) crest() string { return person.Crests()[w.stream.Intn(len(person.Crests()))] }
func (w *world) name() string  { return fmt.Sprintf("Name %d", w.stream.Intn(9)) }

// say says anything at all.
func (p *player) say() {
	d, w := p.device, p.world
	if as, _ := d.Key(); as == wire.AsGuest {
		p.guest()
		return
	}
	seat := engine.Player(w.stream.Intn(w.players))
	all := []wire.Verb{wire.Undo{}, wire.Ask{}, wire.Back{}, wire.Back{}, wire.Hinted{}, wire.Start{}, wire.Start{}, wire.Start{}, wire.Stop{}, wire.Again{}, wire.Leave{},
		wire.Stand{Seat: seat}, wire.Stand{Seat: max(0, d.Viewer())}, wire.SetAway{Away: wire.AwayWait}, wire.SetAway{Away: wire.AwayComputer},
		wire.SetSeat{Seat: seat, Who: wire.WhoFree}, wire.SetSeat{Seat: seat, Who: "easy", Crest: w.crest(), Name: w.name()},
		wire.SetSeat{Seat: seat, Who: engine.Greedy, Crest: w.crest(), Name: w.name()}}
	v := all[w.stream.Intn(len(all))]
	switch v.(type) {
	case wire.Stop, wire.Leave: // else no game would last
		if !w.chance(8) {
			return
		}
	}
	if len(d.Unanswered()) == 0 {
		d.Do(v)
	}
	switch w.stream.Intn(8) {
	case 0:
		d.Say(wire.ShowSign{Sign: wire.SignHello})
	case 1:
		d.Say(wire.Ping{})
	case 2:
		d.Say(wire.Due{})
	}
}
