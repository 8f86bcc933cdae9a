package remote

import (
	"errors"
	"fmt"
	"slices"
	"time"

	"treille/engine"
	"treille/engine/bot"
	"treille/engine/record"
	"treille/engine/search"
	"treille/engine/wire"
	"treille/scenes/play/host"
	"treille/scenes/table"
)

// A Referee is a game on a server, as one seat or who watches sees it.
type Referee struct {
	*Connection

	seats    []table.Seat
	taken    int  // events that the screen has taken
	begun    bool // somebody has decided
	asked    bool // the player has seen a hint,
	adviser  *bot.Bot
	advised  int // at so many events
	finished *record.Record
	wrong    error // with its deal
	keeper   host.Keeper
	// Entered is called with the table where the same people play again; nil for who cannot go there.
	Entered func(wire.TableID)
	wants   bool // the player wants to go there

	// TakeBack goes to the table again as who sits there, whose seat has gone to another
	// device; nil if this device cannot. Ended is called when the table is no more.
	TakeBack func()
	Ended    func(agreed []engine.Player)

	news     []func() table.Notice
	shown    []table.Shown
	question wire.Question
	askedAt  time.Time             // the question
	voted    bool                  // he has answered
	stopping bool                  // he is asked whether the game is to end
	signs    time.Time             // until when he shows no other sign
	letBy    string                // who let another device in, in words
	agreed   []engine.Player       // who agreed to end the game
	stood    map[engine.Player]int // decisions of each seat when a computer began to play for it
	away     span                  // in which computer players decided for the player here, who was away
	finish   bool                  // it has been said that the table is no more
	backs    bool                  // he has said that he decides himself again
	again    time.Time             // when what could not be kept is said again
	begins   int                   // at this telling of who decides he has said that he is ready
	waits    time.Time             // until when nobody is to be called for who is away
	rolled   map[engine.Player]int // decisions of each seat when it let go dice last,
	rollAt   int                   // after so many events it is waited for who rolls,
	rollBy   time.Time             // until then
}

// NewReferee is the referee of a game that a connection has begun to follow. Fresh says that
// the player has waited for its deal. keeper keeps games that are played on from its replay.
func NewReferee(c *Connection, fresh bool, keeper host.Keeper) *Referee {
	r := &Referee{Connection: c, begun: !fresh, keeper: keeper, stood: map[engine.Player]int{}, rolled: map[engine.Player]int{}}
	if t := c.ticket; t.Seen > 0 && c.Taken() > t.Taken && t.Unanswered == nil {
		r.away = span{t.Seen, len(c.History())}
	}
	return r
}

// A span are the events from the first to before the last, counted from 0.
type span struct{ first, last int }

// StoodIn implements [table.Company].
func (r *Referee) StoodIn(event int) bool { return event >= r.away.first && event < r.away.last }

// Game implements [table.Referee].
func (r *Referee) Game() engine.Game { return r.Connection.Game() }

// Seats implements [table.Referee].
func (r *Referee) Seats() []table.Seat {
	r.seats = r.seats[:0]
	for _, s := range r.Connection.Seats().Seats {
		r.seats = append(r.seats, table.Seat{Kind: s.Who, Crest: s.Crest, Name: s.Name})
	}
	return r.seats
}

// People implements [table.Referee].
func (r *Referee) People() engine.PlayerSet {
	if p := r.Viewer(); p != engine.Spectator {
		return engine.Only(p)
	}
	return 0
}

// Blank implements [table.Referee].
func (r *Referee) Blank(viewer engine.Player) engine.InfoState {
	r.allow(viewer)
	return r.Connection.Blank()
}

// Info implements [table.Referee].
func (r *Referee) Info(viewer engine.Player) engine.InfoState {
	r.allow(viewer)
	return r.Connection.Info()
}

// History implements [table.Referee].
func (r *Referee) History(viewer engine.Player) []engine.Event {
	r.allow(viewer)
	return slices.Clip(r.Connection.History())
}

// Take implements [table.Referee].
func (r *Referee) Take(viewer engine.Player) []engine.Event {
	all := r.History(viewer)
	from := min(r.taken, len(all))
	r.taken = len(all)
	return all[from:]
}

// allow panics if a screen asks for what another seat knows: this device does not have it.
func (r *Referee) allow(viewer engine.Player) {
	if viewer != r.Viewer() {
		panic(fmt.Sprintf("remote: this device looks from seat %d, not %d", r.Viewer(), viewer))
	}
}

// Ply implements [table.Referee]: it is the number of events.
func (r *Referee) Ply() int { return len(r.Connection.History()) }

// Begun implements [table.Referee].
func (r *Referee) Begun() bool { return r.begun }

// Play implements [table.Referee].
func (r *Referee) Play(p engine.Player, gesture ...engine.Action) error {
	r.allow(p)
	if r.Connection.Sending() {
		return table.ErrLate
	}
	r.Connection.Play(gesture...)
	r.flush()
	return nil
}

// CanUndo implements [table.Referee].
func (r *Referee) CanUndo(p engine.Player) bool { return p == r.Viewer() && r.Connection.CanUndo() }

// Undo implements [table.Referee].
func (r *Referee) Undo(p engine.Player) error {
	r.allow(p)
	r.Tell(wire.Undo{})
	return nil
}

// Think implements [table.Referee]: computer players think on the server.
func (r *Referee) Think(int) engine.PlayerSet { return 0 }

// Answer implements [table.Referee].
func (r *Referee) Answer() (engine.Player, bool) {
	p, ok := r.Next()
	r.begun = r.begun || ok
	r.flush() // all may have to be told anew
	return p, ok
}

// Sending implements [table.Remote].
func (r *Referee) Sending() engine.PlayerSet {
	if r.Connection.Sending() {
		return r.People()
	}
	return 0
}

// Refused implements [table.Remote].
func (r *Referee) Refused() error {
	refusal, ok := r.Connection.Refused()
	if !ok {
		return nil
	}
	switch refusal.Verb.(type) {
	case wire.Play, wire.Undo:
	case wire.Ask, wire.Stop, wire.Stand:
		r.app.Toast(r.app.Words.Table.TooLate)
		return nil
	default:
		return nil
	}
	if refusal.Code == wire.CodeRule {
		return &engine.RuleError{Rule: refusal.Rule}
	}
	return table.ErrLate
}

// Rewound implements [table.Remote].
func (r *Referee) Rewound() (engine.Player, bool) { return r.Connection.Rewound() }

// CanAdvise implements [table.Referee].
func (r *Referee) CanAdvise() bool { return slices.Contains(bot.Names(r.Game()), engine.Hard) }

// Advise implements [table.Referee]: the adviser thinks on this device, out of what it knows.
func (r *Referee) Advise(p engine.Player, iterations int) ([]search.Result, bool) {
	r.allow(p)
	if !r.asked {
		r.asked = true
		r.Tell(wire.Hinted{})
	}
	if n := len(r.Connection.History()); r.adviser == nil || r.advised != n {
		var seed [8]byte
		r.app.Line.Random(seed[:])
		b, err := bot.NewAdviser(r.Game(), uint64(seed[0])<<8|uint64(seed[1]), p)
		if err != nil {
			panic("remote: advice is asked where CanAdvise is false: " + err.Error())
		}
		r.adviser, r.advised = b, n
		b.Begin(r.Info(p), n)
	}
	if !r.adviser.Step(iterations) {
		return nil, false
	}
	return search.TrustIn(r.Game(), len(r.seats)).Results(r.adviser.Results()), true
}

// Assisted implements [table.Referee].
func (r *Referee) Assisted() engine.PlayerSet {
	if r.asked {
		return r.People()
	}
	return 0
}

// record is that of the game, once it is over and has come.
func (r *Referee) record() *record.Record {
	if m, over := r.Over(); over && r.finished == nil {
		rec, err := record.Parse([]byte(m.Record))
		if err != nil {
			r.app.Trouble(err)
			return nil
		}
		r.finished = rec
		r.wrong = r.checkDeal(m, rec)
		if err := host.Games(r.app).FileMine(rec.Bytes(), r.Viewer()); err != nil {
			r.app.StoreFailed(err)
		} else {
			r.keepFiled()
		}
	}
	return r.finished
}

// Result implements [table.Referee].
func (r *Referee) Result() (table.Result, bool) {
	rec := r.record()
	if rec == nil {
		return table.Result{}, false
	}
	return table.Result{Scores: rec.Result, Winners: rec.Winners, Options: rec.Options, Secret: true}, true
}

// Record implements [table.Recorder].
func (r *Referee) Record() []byte {
	if rec := r.record(); rec != nil {
		return rec.Bytes()
	}
	return nil
}

// Replay implements [table.Replayer].
func (r *Referee) Replay() (table.Playback, error) { return host.NewReplay(r.Record(), r.keeper) }

// CanRematch implements [table.Rematcher]: who watches goes where the players have gone.
func (r *Referee) CanRematch() bool {
	return r.Entered != nil && (r.Viewer() != engine.Spectator || r.PlaysAgain().Table != "")
}

// Rematch implements [table.Rematcher]: the next table is opened, unless somebody has done
// so, and entered as soon as the server has noted that this player is ready, too.
func (r *Referee) Rematch() {
	if r.Viewer() == engine.Spectator {
		r.enter()
		return
	}
	if r.wants = true; !r.isReady() { // it may have been refused before
		r.Tell(wire.Again{})
	}
}

// isReady reports whether the server has noted that this player plays again.
func (r *Referee) isReady() bool { return slices.Contains(r.Ready(), r.Viewer()) }

// Ready implements [table.Rematcher].
func (r *Referee) Ready() []engine.Player { return r.PlaysAgain().Ready }

// enter goes to the next table.
func (r *Referee) enter() {
	r.Leave()
	r.Entered(r.PlaysAgain().Table)
}

// errAgain says that the next game begins in a lobby.
var errAgain = errors.New("remote: the next game is opened at the server")

// Again implements [table.Referee].
func (r *Referee) Again(bool) (table.Referee, error) { return nil, errAgain }

var (
	_ table.Remote  = (*Referee)(nil)
	_ table.Company = (*Referee)(nil)
	_ table.Dealer  = (*Referee)(nil)
)
