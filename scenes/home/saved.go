package home

import (
	"errors"

	"treille/scenes/archive"
	"treille/scenes/host"
	"treille/scenes/saves"
	"treille/scenes/statistics"
	"treille/scenes/store"
)

// Wake implements scenes.Waker: it looks for the game under way, and how far today's
// table has come.
func (p *Page) Wake() {
	p.lookForSaved(host.Games(p.room))
	p.day.Look()
}

// lookForSaved looks for the game under way.
func (p *Page) lookForSaved(games archive.Archive) {
	p.saved = nil
	if err := games.Newest(); err != nil {
		p.room.StoreFailed(err)
	}
	data, err := games.Load(archive.RunningKey)
	if err == nil {
		p.saved, err = saves.Open(p.room, p.kinds, data)
	}
	switch {
	case errors.Is(err, store.ErrNone):
	case err != nil:
		p.setAside(err)
	default: // the program may have ended before it could be filed, or found no room
		if err := games.File(data); err != nil {
			p.room.StoreFailed(err)
		}
	}
}

// setAside keeps a save that cannot be shown out of the way, and says why: it is
// of a game without a table, or damaged.
func (p *Page) setAside(why error) {
	if other := (saves.NoTable{}); errors.As(why, &other) {
		if err := host.Games(p.room).PutAside(); err != nil {
			p.room.StoreFailed(err)
			return
		}
		p.room.Note(p.room.Words.Errors.NoTable.With("game", other.Game))
		return
	}
	key, err := p.room.Store.SetAside(archive.RunningKey)
	if err != nil {
		p.room.StoreFailed(err)
		return
	}
	p.room.Note(p.room.Words.Errors.DamagedSave.With("key", key))
}

// openSaves opens the page with the games that are kept.
func (p *Page) openSaves() { p.room.Push(saves.New(p.room, p.kinds)) }

// openStatistics opens the page with what came of the finished games.
func (p *Page) openStatistics() { p.room.Push(statistics.New(p.room, p.kinds, "")) }
