package tabletest

import (
	"treille/engine"
	"treille/engine/rng"
	"treille/scenes/table"
	"treille/scenes/ui"
)

// A distant is a referee as one in another process would be. Seat 0 is played here: what
// it decides or takes back arrives after up to three seconds, and is refused now and
// then. The people at other devices decide when it suits them, and take decisions back.
type distant struct {
	*counter
	elsewhere engine.PlayerSet
	stream    rng.Stream
	now       int // in ticks

	wish    func() error // what seat 0 wants, on its way; nil if nothing is
	plays   bool         // it is a decision
	sent    func()       // called when it is sent
	arrives int          // when it does
	late    bool         // something was taken back meanwhile: it will be refused
	refused error
	rewound engine.Player // Terminal for nobody
	again   bool          // a refused player decides anew
	decides int           // when the next person elsewhere does
	last    engine.Player // of them who decided last, or Terminal
}

// oneInRefusals: one of so many decisions is refused; oneInRegrets: one of so many is
// taken back.
const oneInRefusals, oneInRegrets = 8, 6

func newDistant(c *counter, people engine.PlayerSet, stream rng.Stream) *distant {
	return &distant{counter: c, elsewhere: people.Without(0), stream: stream, rewound: engine.Terminal, last: engine.Terminal}
}

// soon is a moment within three seconds.
func (d *distant) soon() int { return d.now + d.stream.Intn(3*ui.TicksPerSecond) }

// tick moves its time on, in which what was to be taken back may arrive.
func (d *distant) tick() {
	d.now++
	if d.wish != nil && !d.plays && d.now >= d.arrives {
		if d.done() {
			d.rewind(0)
		}
	}
}

// done does what was on its way, if it is not refused.
func (d *distant) done() bool {
	wish := d.wish
	d.wish = nil
	if d.late || d.stream.Intn(oneInRefusals) == 0 {
		d.refused = table.ErrLate
	} else {
		d.refused = wish()
	}
	if d.refused != nil {
		d.again = true
		d.taken++ // a player has to look anew
	}
	d.late = false
	return d.refused == nil
}

func (d *distant) rewind(p engine.Player) {
	d.rewound, d.late, d.last = p, d.wish != nil, engine.Terminal
	d.taken++ // a player has to look anew
}

// People implements table.Referee.
func (d *distant) People() engine.PlayerSet { return engine.Only(0) }

// Acting implements table.Referee.
func (d *distant) Acting() engine.PlayerSet { return d.counter.Acting() &^ d.Sending() }

// Play implements table.Referee.
func (d *distant) Play(p engine.Player, gesture ...engine.Action) error {
	if d.wish != nil {
		panic("tabletest: a second decision is sent before the first is answered")
	}
	d.taken++
	d.wish = func() error { return d.Referee.Play(p, gesture...) }
	d.plays, d.arrives = true, d.soon()
	d.sent()
	return nil
}

// CanUndo implements table.Referee.
func (d *distant) CanUndo(p engine.Player) bool { return d.wish == nil && d.counter.CanUndo(p) }

// Undo implements table.Referee.
func (d *distant) Undo(p engine.Player) error {
	d.wish = func() error { return d.Referee.Undo(p) }
	d.plays, d.arrives = false, d.soon()
	return nil
}

// Answer implements table.Referee.
func (d *distant) Answer() (engine.Player, bool) {
	if d.wish != nil && d.plays && d.now >= d.arrives {
		return 0, d.done()
	}
	if p, ok := d.counter.Answer(); ok {
		d.last = engine.Terminal
		return p, true
	}
	if d.now < d.decides {
		return engine.Terminal, false
	}
	if p := d.last; p >= 0 && d.counter.CanUndo(p) && d.stream.Intn(oneInRegrets) == 0 {
		if err := d.Referee.Undo(p); err != nil {
			panic(err)
		}
		d.rewind(p)
		d.decides = d.soon()
		return engine.Terminal, false
	}
	p := (d.counter.Acting() & d.elsewhere).First()
	if p < 0 {
		return engine.Terminal, false
	}
	legal := d.Info(p).LegalActions(nil)
	if err := d.Referee.Play(p, legal[d.stream.Intn(len(legal))]); err != nil {
		panic(err)
	}
	d.last, d.decides = p, d.soon()
	return p, true
}

// Leave implements table.Remote.
func (d *distant) Leave() {}

// Sending implements table.Remote.
func (d *distant) Sending() engine.PlayerSet {
	if d.wish != nil {
		return engine.Only(0)
	}
	return 0
}

// Refused implements table.Remote.
func (d *distant) Refused() error {
	err := d.refused
	d.refused = nil
	return err
}

// Rewound implements table.Remote.
func (d *distant) Rewound() (engine.Player, bool) {
	p := d.rewound
	d.rewound = engine.Terminal
	return p, p >= 0
}

var _ table.Remote = (*distant)(nil)
