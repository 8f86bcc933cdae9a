package weinhaendler

import (
	"treille/engine/match"
	"treille/scenes/table"
)

// restart begins another game with the same players and a seed of its own.
func (t *Table) restart() {
	m := t.session.Match()
	setup := m.Setup()
	setup.Seed = table.NewSeed()
	next, err := match.New(m.Game(), setup, m.Record().Seats)
	if err == nil {
		var fresh *Table
		if fresh, err = New(t.room, next, t.saver); err == nil {
			fresh.Decided()
			t.room.Home()
			t.room.Push(fresh)
			return
		}
	}
	t.room.Note(err.Error())
}
