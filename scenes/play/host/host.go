// Package host is the referee of games on this device. It alone holds the match,
// its record and its seed; screens hold it as a [table.Referee]. It lets computer
// players think and keeps the game after every decision.
package host

import (
	"fmt"

	"treille/engine"
	"treille/engine/bot"
	"treille/engine/match"
	"treille/engine/record"
	"treille/scenes/data/archive"
	"treille/scenes/data/today"
	"treille/scenes/table"
)

// A Host is one game on this device.
type Host struct {
	match *match.Match
	seats []table.Seat
	bots  []*bot.Bot // nil for people
	// computers are the seats that have one.
	computers engine.PlayerSet
	ready     engine.PlayerSet
	adviser   adviser
	keeper    Keeper
	// gestures are those of several decisions, the last one last.
	gestures []span
	studies  studies // of the game, once it is over
}

// A span is a range of plies: from first, before end.
type span struct{ first, end int }

// A Keeper keeps a game, written as a record.
type Keeper interface{ Keep(data []byte) }

// A Shelver is a Keeper that can put the game that it keeps aside, to make room for
// another.
type Shelver interface{ Shelve() error }

// shelve puts aside what a keeper has, if it can.
func shelve(k Keeper) error {
	if s, ok := k.(Shelver); ok {
		return s.Shelve()
	}
	return nil
}

// A Forgetter is a Keeper that can forget the game that it keeps.
type Forgetter interface{ Forget() error }

// New begins a game and keeps it.
func New(game engine.Game, setup engine.Setup, seats []table.Seat, keeper Keeper) (*Host, error) {
	var list []record.Seat
	for _, s := range seats {
		list = append(list, record.Seat(s))
	}
	m, err := match.New(game, setup, list)
	if err != nil {
		return nil, err
	}
	h, err := newHost(m, seats, keeper)
	if err != nil {
		return nil, err
	}
	h.Keep()
	return h, nil
}

// newHost seats the computer players that the seats name.
func newHost(m *match.Match, seats []table.Seat, keeper Keeper) (*Host, error) {
	h := &Host{match: m, seats: seats, keeper: keeper}
	for i, seat := range seats {
		var b *bot.Bot
		if seat.Kind != table.Human {
			var err error
			if b, err = bot.New(seat.Kind, m.Game(), m.PlayerSeed(engine.Player(i)), engine.Player(i)); err != nil {
				return nil, err
			}
			h.computers = h.computers.With(engine.Player(i))
		}
		h.bots = append(h.bots, b)
	}
	return h, nil
}

// Keep implements [app.Keeper].
func (h *Host) Keep() { h.keeper.Keep(h.match.Record().Bytes()) }

// Game implements [table.Referee].
func (h *Host) Game() engine.Game { return h.match.Game() }

// Seats implements [table.Referee].
func (h *Host) Seats() []table.Seat { return h.seats }

// People implements [table.Referee].
func (h *Host) People() engine.PlayerSet { return engine.Seats(len(h.seats)) &^ h.computers }

// Blank implements [table.Referee].
func (h *Host) Blank(viewer engine.Player) engine.InfoState {
	h.allow(viewer)
	return blank(h.match, viewer)
}

// blank is what a viewer knows before the first event.
func blank(m *match.Match, viewer engine.Player) engine.InfoState {
	setup := m.Setup()
	setup.Seed = 0 // nobody is to know it
	in, err := m.Game().NewInfo(setup, viewer)
	if err != nil {
		panic("host: the setup of a running game is refused: " + err.Error())
	}
	return in
}

// Info implements [table.Referee].
func (h *Host) Info(viewer engine.Player) engine.InfoState {
	h.allow(viewer)
	return h.match.Info(viewer)
}

// History implements [table.Referee].
func (h *Host) History(viewer engine.Player) []engine.Event {
	h.allow(viewer)
	return h.match.History(viewer)
}

// Take implements [table.Referee].
func (h *Host) Take(viewer engine.Player) []engine.Event {
	h.allow(viewer)
	return h.match.Take(viewer)
}

// allow panics if a screen asks for what it may not know.
func (h *Host) allow(viewer engine.Player) {
	if viewer != engine.Spectator && (viewer < 0 || int(viewer) >= len(h.bots) || h.bots[viewer] != nil) {
		panic(fmt.Sprintf("host: no person looks from seat %d", viewer))
	}
}

// Ply implements [table.Referee].
func (h *Host) Ply() int { return h.match.Ply() }

// Begun implements [table.Referee].
func (h *Host) Begun() bool { return h.match.Begun() }

// Acting implements [table.Referee].
func (h *Host) Acting() engine.PlayerSet { return h.match.Acting() }

// Play implements [table.Referee].
func (h *Host) Play(p engine.Player, gesture ...engine.Action) error {
	h.allow(p)
	first := h.match.Ply()
	if err := h.match.Play(p, gesture[0]); err != nil {
		return err
	}
	for _, a := range gesture[1:] {
		if !h.match.Acting().Has(p) || h.match.Play(p, a) != nil {
			break // something came between
		}
	}
	if end := h.match.Ply(); len(gesture) > 1 && end > first+1 {
		h.gestures = append(h.gestures, span{first, end})
	}
	h.Keep()
	return nil
}

// CanUndo implements [table.Referee].
func (h *Host) CanUndo(p engine.Player) bool { return h.match.CanUndo(p) }

// Undo implements [table.Referee]. What computer players have thought meanwhile
// is forgotten.
func (h *Host) Undo(p engine.Player) error {
	h.allow(p)
	if err := h.match.Undo(p); err != nil {
		return err
	}
	if n := len(h.gestures); n > 0 && h.match.Ply() < h.gestures[n-1].end {
		for h.match.Ply() > h.gestures[n-1].first && h.match.CanUndo(p) {
			if err := h.match.Undo(p); err != nil {
				return err
			}
		}
		h.gestures = h.gestures[:n-1]
	}
	for _, b := range h.bots {
		if b != nil {
			b.Drop()
		}
	}
	h.ready = 0
	h.adviser, h.studies = adviser{}, studies{}
	h.Keep()
	return nil
}

// Think implements [table.Referee]. Where several computer players decide at the
// same time, one thinks after the other.
func (h *Host) Think(iterations int) engine.PlayerSet {
	thinking := h.match.Acting() & h.computers &^ h.ready
	if thinking == 0 {
		return 0
	}
	p := thinking.First()
	b := h.bots[p]
	if !b.Thinking() {
		b.Begin(h.match.Info(p), h.match.DecisionPly(p))
	}
	if b.Step(iterations) {
		h.ready = h.ready.With(p)
	}
	return thinking &^ h.ready
}

// Answer implements [table.Referee].
func (h *Host) Answer() (engine.Player, bool) {
	if h.ready == 0 {
		return engine.Terminal, false
	}
	p := h.ready.First()
	b := h.bots[p]
	a := b.Best()
	b.Drop()
	h.ready = h.ready.Without(p)
	if err := h.match.Play(p, a); err != nil {
		panic("host: a computer player chose what is not legal: " + err.Error())
	}
	h.Keep()
	return p, true
}

// Result implements [table.Referee].
func (h *Host) Result() (table.Result, bool) {
	if !h.match.Over() {
		return table.Result{}, false
	}
	setup := h.match.Setup()
	return table.Result{Scores: h.match.Returns(), Winners: h.match.Winners(), Seed: setup.Seed, Secret: h.match.Secret(), Options: setup.Options}, true
}

// Record implements [table.Recorder].
func (h *Host) Record() []byte {
	if !h.match.Over() {
		return nil
	}
	return h.match.Record().Bytes()
}

// Replay implements [table.Replayer].
func (h *Host) Replay() (table.Playback, error) {
	r, err := NewReplay(h.match.Record().Bytes(), h.keeper)
	if err != nil {
		return nil, err
	}
	r.studies = &h.studies
	return r, nil
}

// Counts implements [table.Counted].
func (h *Host) Counts() bool { return archive.Whole(h.match.Record()) }

// GiveUp implements [table.Quitter].
func (h *Host) GiveUp() error {
	if k, ok := h.keeper.(Forgetter); ok {
		return k.Forget()
	}
	return nil
}

// Day implements [table.Quitter].
func (h *Host) Day() (today.Day, bool) { return today.Of(h.match.Record()) }

// Again implements [table.Referee].
func (h *Host) Again(sameSeed bool) (table.Referee, error) {
	return again(h.match, h.seats, h.keeper, sameSeed)
}

// again begins a game that is like another, by the rules of today, but for its seed if that
// is not to be the same or a secret has dealt the other.
func again(m *match.Match, seats []table.Seat, keeper Keeper, sameSeed bool) (table.Referee, error) {
	setup := m.Setup()
	setup.Rules = ""
	if !sameSeed || m.Secret() {
		setup.Seed = NewSeed()
	}
	next, err := New(m.Game(), setup, seats, keeper)
	if err != nil {
		return nil, err
	}
	return next, nil
}
