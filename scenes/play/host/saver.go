package host

import (
	"errors"

	"treille/engine"
	scenes "treille/scenes/app"
	"treille/scenes/data/archive"
)

// A Saver keeps the game under way in the room's store.
type Saver struct {
	room    *scenes.Room
	failing bool
}

// NewSaver returns the keeper of the game under way.
func NewSaver(r *scenes.Room) *Saver { return &Saver{room: r} }

// Games are the games that a room keeps.
func Games(r *scenes.Room) archive.Archive {
	return archive.Archive{Store: r.Store, Now: r.Now, Unsaved: r.Unsaved}
}

// Keep implements [Keeper]. A game that is over is filed among the finished ones.
// An error is said once for as long as it lasts; the game is then kept in memory.
func (s *Saver) Keep(data []byte) {
	var before []byte
	if s.failing { // a game that is over may not have been filed, and makes room now
		before, _ = Games(s.room).Load(archive.RunningKey)
	}
	err := Games(s.room).Keep(data)
	if s.room.Unsaved = nil; err != nil {
		s.room.Unsaved = data
	} else {
		err = errors.Join(Games(s.room).File(before), Games(s.room).File(data))
	}
	if err != nil && !s.failing {
		s.room.StoreFailed(err)
	}
	s.failing = err != nil
}

// Shelve implements [Shelver].
func (s *Saver) Shelve() error { return MakeRoom(s.room) }

// MakeRoom puts the game under way aside, so that another can begin. One that is over is
// filed, if there was no room for that before.
func MakeRoom(r *scenes.Room) error {
	if err := Flush(r); err != nil {
		return err
	}
	games := Games(r)
	if data, err := games.Load(archive.RunningKey); err == nil {
		if err := games.File(data); err != nil {
			return err
		}
	}
	return games.Shelve()
}

// Flush stores the game under way if that has failed: before another takes its
// place.
func Flush(r *scenes.Room) error {
	if r.Unsaved == nil {
		return nil
	}
	if err := Games(r).Keep(r.Unsaved); err != nil {
		return err
	}
	data := r.Unsaved
	r.Unsaved = nil
	return Games(r).File(data)
}

// Study implements [Librarian].
func (s *Saver) Study(record []byte, seat engine.Player) []byte {
	return Games(s.room).Study(record, seat)
}

// KeepStudy implements [Librarian]. What cannot be kept is found again.
func (s *Saver) KeepStudy(record []byte, seat engine.Player, study []byte) {
	_ = Games(s.room).KeepStudy(record, seat, study)
}
