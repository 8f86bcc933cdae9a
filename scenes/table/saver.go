package table

import (
	"treille/engine/match"
	"treille/engine/record"
	"treille/scenes"
	"treille/scenes/store"
)

// A Saver keeps a running game after every decision.
type Saver struct {
	Store store.Store
	Key   string
	// Failed is told of an error, once for as long as it lasts.
	Failed func(error)

	failing bool
}

// Save keeps the game as it stands.
func (s *Saver) Save(m *match.Match) {
	err := s.Store.Save(s.Key, m.Record().Bytes())
	if err != nil && !s.failing && s.Failed != nil {
		s.Failed(err)
	}
	s.failing = err != nil
}

// RunningKey is where the game under way is kept.
const RunningKey = "game"

// NewSaver returns a saver for the game under way.
func NewSaver(r *scenes.Room) Saver {
	return Saver{Store: r.Store, Key: RunningKey, Failed: r.StoreFailed}
}

// UnderWay reports whether an unfinished game is kept.
func UnderWay(st store.Store) bool {
	data, err := st.Load(RunningKey)
	if err != nil {
		return false
	}
	rec, err := record.Parse(data)
	return err == nil && !rec.Finished
}
