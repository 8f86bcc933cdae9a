package table

import (
	"treille/engine/match"
	"treille/engine/record"
	"treille/scenes"
	"treille/scenes/store"
)

// A Saver keeps a running game after every decision.
type Saver struct {
	room    *scenes.Room
	failing bool
}

// Save keeps the game as it stands. An error is said once for as long as it
// lasts; the game is then kept in memory.
func (s *Saver) Save(m *match.Match) {
	data := m.Record().Bytes()
	err := s.room.Store.Save(RunningKey, data)
	if s.room.Unsaved = nil; err != nil {
		s.room.Unsaved = data
		if !s.failing {
			s.room.StoreFailed(err)
		}
	}
	s.failing = err != nil
}

// RunningKey is where the game under way is kept.
const RunningKey = "game"

// NewSaver returns a saver for the game under way.
func NewSaver(r *scenes.Room) Saver { return Saver{room: r} }

// UnderWay reports whether an unfinished game is kept in which a person has
// decided something.
func UnderWay(st store.Store) bool {
	data, err := st.Load(RunningKey)
	if err != nil {
		return false
	}
	rec, err := record.Parse(data)
	return err == nil && !rec.Finished && decided(rec)
}

// decided reports whether a person has decided anything yet.
func decided(rec *record.Record) bool {
	for _, p := range rec.Plies {
		if p.Who >= 0 && int(p.Who) < len(rec.Seats) && rec.Seats[p.Who].Kind == Human {
			return true
		}
	}
	return false
}
