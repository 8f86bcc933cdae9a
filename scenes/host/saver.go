package host

import (
	"treille/scenes"
	"treille/scenes/store"
)

// RunningKey is where the game under way is kept.
const RunningKey = "game"

// A Saver keeps the game under way in the room's store.
type Saver struct {
	room    *scenes.Room
	failing bool
}

// NewSaver returns the keeper of the game under way.
func NewSaver(r *scenes.Room) *Saver { return &Saver{room: r} }

// Keep implements [Keeper]. An error is said once for as long as it lasts; the
// game is then kept in memory.
func (s *Saver) Keep(data []byte) {
	err := s.room.Store.Save(RunningKey, data)
	if s.room.Unsaved = nil; err != nil {
		s.room.Unsaved = data
		if !s.failing {
			s.room.StoreFailed(err)
		}
	}
	s.failing = err != nil
}

// Flush stores the game under way if that has failed: before another takes its
// place.
func Flush(r *scenes.Room) error {
	if r.Unsaved == nil {
		return nil
	}
	if err := r.Store.Save(RunningKey, r.Unsaved); err != nil {
		return err
	}
	r.Unsaved = nil
	return nil
}

// underWay reports whether an unfinished game is kept in which a person has
// decided something.
func underWay(st store.Store) bool {
	data, err := st.Load(RunningKey)
	return err == nil && begun(data)
}
