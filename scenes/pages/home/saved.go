package home

import (
	"errors"

	"treille/scenes/data/archive"
	"treille/scenes/data/store"
	"treille/scenes/pages/saves"
	"treille/scenes/pages/statistics"
	"treille/scenes/play/host"
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
// of a game without a table, was played by other rules, or is damaged.
func (p *Page) setAside(why error) {
	w := &p.room.Words.Errors
	if other := (saves.NoTable{}); errors.As(why, &other) {
		p.putAside(w.NoTable.With("game", other.Game))
		return
	}
	if archive.Why(why).OtherRules {
		p.putAside(w.OtherRules)
		return
	}
	key, err := p.room.Store.SetAside(archive.RunningKey)
	if err != nil {
		p.room.StoreFailed(err)
		return
	}
	p.room.Note(w.DamagedSave.With("key", key))
}

// putAside keeps a save with which nothing is wrong for a program that can show it.
func (p *Page) putAside(why string) {
	if err := host.Games(p.room).PutAside(); err != nil {
		p.room.StoreFailed(err)
		return
	}
	p.room.Note(why)
}

// openSaves opens the page with the games that are kept.
func (p *Page) openSaves() { p.room.Push(saves.New(p.room, p.kinds)) }

// openStatistics opens the page with what came of the finished games.
func (p *Page) openStatistics() { p.room.Push(statistics.New(p.room, p.kinds, "")) }
