// Package device is what one device holds of a served table: the information state of one
// seat, or of who watches, made of the messages that came; and what the device wants to
// say, until it has been answered.
//
// It has no network and no clock. Who uses it begins each connection with [Device.Hello],
// brings every message of the server to [Device.Receive], and sends what [Device.Send]
// returns. What has come is not known at once: [Device.Next] hands over one entry after the
// other, so that a screen can show decision by decision.
package device

import (
	"errors"

	"treille/engine"
	"treille/engine/games"
	"treille/engine/wire"
)

// ErrDamaged says that the table cannot be followed: what comes is not what happened, not
// even when all of it is told anew.
var ErrDamaged = errors.New("device: what the server tells does not fit together")

// A Device is one device's part of a table.
type Device struct {
	id  wire.TableID
	as  wire.As
	key wire.Key

	table    wire.Table // as it was described last
	seats    wire.Seats
	greeted  bool // the table has been described on this connection
	admitted wire.Key
	asks     wire.FromDevice // a guest's wish to sit, until it is answered; nil for none
	game     engine.Game

	info    engine.InfoState // nil before the first entry
	history []engine.Event
	hash    uint64
	era, at int
	undo    wire.Undoing
	come    []wire.Entry // and not handed over yet
	part    *wire.Entry  // of which more is to come
	rewound engine.Player
	undone  engine.Player // who was told last to have taken back
	anew    bool          // all is to be told anew,
	wrong   int           // as it was wrong so many times

	// What the player has decided has been taken, and is seen from so many events on, or
	// from an era on: till then it is as if it were on its way.
	awaits, awaitsEra int

	out  outbox
	news []wire.FromServer
	over wire.Over
	next wire.Next
	owed []wire.Owed
	owes int // how often that was told
}

// New is the part of a device that comes to a table with a key.
func New(id wire.TableID, as wire.As, key wire.Key) *Device {
	return &Device{id: id, as: as, key: key, rewound: engine.Terminal, undone: engine.Chance}
}

// Hello begins a connection: it is the first message.
func (d *Device) Hello() wire.Hello {
	d.greeted, d.part, d.come, d.anew = false, nil, nil, false
	d.out.said = false
	if d.asks != nil {
		d.out.guest = []wire.FromDevice{d.asks} // with the same key, so that he sits down once
	}
	return wire.Hello{As: d.as, Table: d.id, Key: d.key, Events: wire.Events, Seen: d.seen()}
}

func (d *Device) seen() wire.Seen {
	if len(d.history) == 0 || d.wrong > 0 {
		return wire.Seen{}
	}
	return wire.Seen{Era: d.era, N: len(d.history), Hash: d.hash}
}

// Table is the table as it was described last; its ID is "" before.
func (d *Device) Table() wire.Table { return d.table }

// Seats says who sits there, as was told last.
func (d *Device) Seats() wire.Seats { return d.seats }

// Key is the key with which the device comes back, and as what.
func (d *Device) Key() (wire.As, wire.Key) { return d.as, d.key }

// Game is what is played; nil before the table was described.
func (d *Device) Game() engine.Game { return d.game }

// Viewer is whose information the device has.
func (d *Device) Viewer() engine.Player {
	if d.table.Seat < 0 {
		return engine.Spectator
	}
	return d.table.Seat
}

// Blank is what the viewer knows before the first event.
func (d *Device) Blank() engine.InfoState {
	info, err := d.game.NewInfo(setupOf(d.table), d.Viewer())
	if err != nil {
		panic("device: a checked setup is refused: " + err.Error())
	}
	return info
}

// Info is what the viewer knows, by what was handed over; nil before the deal. History are
// the events of it.
func (d *Device) Info() engine.InfoState  { return d.info }
func (d *Device) History() []engine.Event { return d.history }

// CanUndo reports whether the player may take his last decision back.
func (d *Device) CanUndo() bool { return d.may(wire.UndoNow) }

// CanAsk reports whether he may ask the others for it.
func (d *Device) CanAsk() bool { return d.may(wire.UndoAsked) }

func (d *Device) may(u wire.Undoing) bool { return d.undo == u && len(d.come) == 0 && !d.Sending() }

// Acting are the seats that owe a decision, but for one whose decision is on its way.
func (d *Device) Acting() engine.PlayerSet {
	if d.info == nil || d.table.State == wire.StateStopped {
		return 0
	}
	set := d.info.Acting()
	if d.Sending() {
		set = set.Without(d.table.Seat)
	}
	return set
}

// Taken is how many decisions were taken in the seat of this device, by what was handed over: its
// player's, and those of a computer player that stood in.
func (d *Device) Taken() int { return d.at }

// Behind is how many entries have come and were not handed over.
func (d *Device) Behind() int { return len(d.come) }

// Receive takes a message. Its error is ErrDamaged, or that of a table that the program
// cannot play; the connection is of no use then.
func (d *Device) Receive(m wire.FromServer) error {
	switch m := m.(type) {
	case wire.Table:
		return d.describe(m)
	case wire.Seats:
		d.seats = m
	case wire.Entry:
		return d.receive(m)
	case wire.OK:
		d.taken(m)
	case wire.No:
		if m.K == 0 {
			d.asks = nil
			d.news = append(d.news, m)
		} else if d.out.answered(m.K, m.Code, m.Rule); m.Code == wire.CodeGap || m.Code == wire.CodeOther {
			d.anew = true // to learn which command was the last
		}
	case wire.Over:
		if d.over.Last {
			return nil // it is told again, as all was
		}
		d.over.Record += m.Record
		d.over.Last, d.over.Secret, d.over.Nonces = m.Last, m.Secret, m.Nonces
	case wire.Told:
		if m.News == wire.NewsUndone {
			d.undone = m.Seats[0]
		}
		d.news = append(d.news, m)
	case wire.Answer:
		if !m.Yes {
			d.asks = nil
		}
		d.news = append(d.news, m)
	case wire.Next:
		d.next = m
	case wire.Owe:
		d.owed = m.Owed
		d.owes++
	case wire.Pong:
	default:
		d.news = append(d.news, m)
	}
	return nil
}

// taken takes the answer to a command that was done.
func (d *Device) taken(m wire.OK) {
	switch d.out.answered(m.K, "", "").(type) {
	case wire.Play:
		d.awaits = m.N
	case wire.Undo:
		d.awaitsEra = d.era + 1
	}
}

// describe takes what the table is.
func (d *Device) describe(m wire.Table) error {
	game, err := games.ByName(m.Game)
	if err == nil {
		err = engine.CheckSetup(game, setupOf(m))
	}
	if err != nil {
		return err
	}
	if d.as == wire.AsGuest && m.Seat >= 0 {
		d.as, d.key, d.asks = wire.AsSeat, d.admitted, nil
	}
	if !d.greeted || m.Seat != d.table.Seat {
		d.out.k = m.K
	}
	if !d.over.Last {
		d.over = wire.Over{} // a part of it may have come before the connection was lost
	}
	d.game, d.table, d.greeted = game, m, true
	return nil
}

// setupOf is what a table is set up with. Nobody here knows its seed.
func setupOf(m wire.Table) engine.Setup {
	return engine.Setup{Players: m.Players, Options: m.Options, Rules: m.Rules}
}

// receive puts the parts of an entry together, and looks whether it follows.
func (d *Device) receive(m wire.Entry) error {
	if d.game == nil {
		return ErrDamaged
	}
	if d.wrong > 0 && d.part == nil && (m.From != 0 || m.Who != engine.Chance) {
		return nil // it was on its way before all is told anew
	}
	if p := d.part; p != nil {
		if m.Era != p.Era || m.From != p.From+len(p.Events) || m.Who != p.Who {
			return d.fail()
		}
		m.From, m.Events = p.From, append(p.Events, m.Events...)
	}
	d.part = nil
	if m.More {
		d.part = &m
		return nil
	}
	if m.From == 0 && m.Who == engine.Chance {
		return d.begin(m)
	}
	have := len(d.history)
	for _, e := range d.come {
		have += len(e.Events)
	}
	if m.Era != d.era || m.From != have || d.info == nil {
		return d.fail()
	}
	d.come = append(d.come, m)
	return nil
}

// begin takes all that has happened, in the place of what was known.
func (d *Device) begin(m wire.Entry) error {
	first := d.info == nil
	d.awaits, d.awaitsEra = 0, 0
	d.info, d.history, d.come, d.era = d.Blank(), nil, nil, m.Era
	if err := d.take(m); err != nil || d.anew {
		return err
	}
	if d.wrong = 0; !first {
		d.rewound, d.undone = d.undone, engine.Chance
	}
	return nil
}

// take takes an entry in.
func (d *Device) take(m wire.Entry) error {
	if !observe(d.info, m.Events) || d.info.Hash() != m.Hash {
		return d.fail()
	}
	d.history = append(d.history, m.Events...)
	d.hash, d.undo, d.at = m.Hash, m.Undo, m.At
	return nil
}

// observe lets an information state observe events. It is false if they cannot be: an event
// that no game has makes Observe panic.
func observe(info engine.InfoState, events []engine.Event) (ok bool) {
	defer func() { ok = recover() == nil }()
	for _, e := range events {
		info.Observe(e)
	}
	return true
}

// fail asks once for all to be told anew.
func (d *Device) fail() error {
	d.part, d.come, d.anew = nil, nil, true
	if d.wrong++; d.wrong > 1 {
		return ErrDamaged
	}
	return nil
}

// Next hands over the next entry that has come, and returns who has decided.
func (d *Device) Next() (p engine.Player, ok bool) {
	if len(d.come) == 0 || d.anew {
		return engine.Terminal, false
	}
	m := d.come[0]
	d.come = d.come[1:]
	if d.take(m) != nil || d.anew {
		return engine.Terminal, false
	}
	return m.Who, true
}

// Rewound returns, once, who has taken something back, or engine.Chance if all was told
// anew for another reason: Info and History are others then.
func (d *Device) Rewound() (p engine.Player, ok bool) {
	p, d.rewound = d.rewound, engine.Terminal
	return p, p != engine.Terminal
}

// News returns the next thing that was told beside the game, in order: of type [wire.Told],
// [wire.SignShown], [wire.Question], [wire.Answer], or [wire.No] for a seat.
func (d *Device) News() (m wire.FromServer, ok bool) {
	if len(d.news) == 0 {
		return nil, false
	}
	m, d.news = d.news[0], d.news[1:]
	return m, true
}

// Over is the end of the game, once all that came before was handed over.
func (d *Device) Over() (m wire.Over, ok bool) { return d.over, d.over.Last && len(d.come) == 0 }

// Owed are the decisions that are owed, with the time that was left for them when the server
// said so, and how often it has.
func (d *Device) Owed() (list []wire.Owed, told int) { return d.owed, d.owes }

// PlaysAgain says where the same people play again, and who of them has said so; the table is ""
// as long as nobody has.
func (d *Device) PlaysAgain() wire.Next { return d.next }
