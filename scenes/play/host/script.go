package host

import (
	"cmp"
	"errors"
	"slices"

	"treille/engine"
	"treille/engine/record"
	"treille/engine/search"
	"treille/scenes/data/store"
	"treille/scenes/table"
)

// A Script is the referee of a lesson: a written game that is played again, as far as
// it is let. Nothing of it is kept.
type Script struct {
	*Host
	plies []record.Ply // of the written game
	hold  int          // plies that are played without the pupil
}

// nowhere keeps nothing.
type nowhere struct{}

func (nowhere) Keep([]byte) {}

// OpenScript reads a written game, seats the pupil me in it, and plays it up to a ply, or with
// scene up to the decision that leads there. It fails as Open does, or if the game is shorter.
func OpenScript(data []byte, me store.Seat, ply int, scene bool) (*Script, error) {
	rec, err := record.Parse(data)
	if err != nil {
		return nil, err
	}
	seatPupil(rec.Seats, me)
	if ply < 0 || ply > len(rec.Plies) {
		return nil, errors.New("host: the written game ends before the lesson")
	}
	for scene && ply > 0 {
		if ply--; rec.Plies[ply].Who >= 0 {
			break
		}
	}
	begin := rec.Clone()
	begin.Plies = begin.Plies[:ply]
	begin.Finished, begin.Result, begin.Winners, begin.Hash = false, nil, 0, 0
	h, err := Open(begin.Bytes(), nowhere{})
	if err != nil {
		return nil, err
	}
	return &Script{Host: h, plies: rec.Plies, hold: ply}, nil
}

// seatPupil gives the person of a written game the pupil's name and crest. Who has that crest
// there gets the person's; a name that somebody has there, of whom the lesson speaks, is not taken.
func seatPupil(seats []record.Seat, me store.Seat) {
	with := func(is func(record.Seat) bool) int { return slices.IndexFunc(seats, is) }
	i := with(func(s record.Seat) bool { return s.Kind == record.Human })
	if i < 0 {
		return
	}
	if k := with(func(s record.Seat) bool { return s.Crest == me.Crest }); k >= 0 {
		seats[k].Crest = seats[i].Crest
	}
	seats[i].Crest = cmp.Or(me.Crest, seats[i].Crest)
	if with(func(s record.Seat) bool { return s.Name == me.Name }) < 0 {
		seats[i].Name = cmp.Or(me.Name, seats[i].Name)
	}
}

// Hold implements [table.Tutor].
func (s *Script) Hold(ply int) { s.hold = ply }

// next is the next decision as it is written; ok is false at the end.
func (s *Script) next() (p engine.Player, a engine.Action, ok bool) {
	n := s.Ply()
	if n >= len(s.plies) {
		return engine.Terminal, 0, false
	}
	a, err := s.Game().Parse(s.plies[n].Text)
	return s.plies[n].Who, a, err == nil
}

// Play implements [table.Referee]: it takes only what is written.
func (s *Script) Play(p engine.Player, gesture ...engine.Action) error {
	for i, a := range gesture {
		who, written, ok := s.next()
		if !ok || who != p || written != a {
			if i > 0 {
				return nil // something came between
			}
			return table.ErrNotWritten
		}
		if err := s.Host.Play(p, a); err != nil {
			return err
		}
	}
	return nil
}

// Think implements [table.Referee]: nobody has to.
func (s *Script) Think(int) engine.PlayerSet { return 0 }

// Answer implements [table.Referee]: the decisions of all seats are taken that are
// written before the ply at which the game is held.
func (s *Script) Answer() (engine.Player, bool) {
	p, a, ok := s.next()
	if !ok || s.Ply() >= s.hold {
		return engine.Terminal, false
	}
	if err := s.match.Play(p, a); err != nil {
		panic("host: a lesson goes on otherwise than it is written: " + err.Error())
	}
	return p, true
}

// CanUndo implements [table.Referee]: a lesson does not go back.
func (s *Script) CanUndo(engine.Player) bool { return false }

// CanAdvise implements [table.Referee]: the lesson itself says what to do.
func (s *Script) CanAdvise() bool { return false }

// Advise implements [table.Referee].
func (s *Script) Advise(engine.Player, int) ([]search.Result, bool) { return nil, false }

// PlayOn begins a game where the lesson stands, with the computer players that are
// written down, and keeps it. It has a seed of its own, as [Replay.PlayOn] says.
func (s *Script) PlayOn(keeper Keeper) (*Host, error) {
	rec := s.match.Record()
	rec.Seed = NewSeed()
	h, err := Open(rec.Bytes(), keeper)
	if err != nil {
		return nil, err
	}
	h.Keep()
	return h, nil
}
