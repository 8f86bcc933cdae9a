package home

import (
	"errors"
	"fmt"
	"strings"

	"treille/engine"
	"treille/scenes/archive"
	"treille/scenes/host"
	"treille/scenes/lang"
	"treille/scenes/store"
	"treille/scenes/table"
)

// saved is a game that is kept, opened where it stands.
type saved struct {
	kind    table.Kind
	referee table.Referee
}

// glance is where it stands, in words.
func (s *saved) glance(w *lang.Words) table.Glance {
	return s.kind.Glance(w, s.referee.Info(engine.Spectator))
}

// over reports whether it has ended.
func (s *saved) over() bool {
	_, over := s.referee.Result()
	return over
}

// A noTable is the error of a record that is of a game without a table here.
type noTable struct {
	game string
	error
}

// open reads a save. Its error is a noTable if nothing is wrong with it but that
// this program cannot show the game.
func (p *Page) open(data []byte) (*saved, error) {
	name, err := archive.GameOf(data)
	if err != nil {
		return nil, err
	}
	for _, kind := range p.kinds {
		if kind.Name() != name {
			continue
		}
		referee, err := host.Open(data, host.NewSaver(p.room))
		if err != nil {
			return nil, err
		}
		return &saved{kind, referee}, nil
	}
	return nil, noTable{name, fmt.Errorf("home: there is no table for %s", name)}
}

// Wake implements scenes.Waker: it looks for the game under way.
func (p *Page) Wake() {
	p.saved = nil
	games := host.Games(p.room)
	if err := games.Newest(); err != nil {
		p.room.StoreFailed(err)
	}
	data, err := p.room.Store.Load(archive.RunningKey)
	if p.room.Unsaved != nil {
		data, err = p.room.Unsaved, nil // it could not be stored, but is not lost yet
	}
	if err == nil {
		p.saved, err = p.open(data)
	}
	if err == nil {
		err = games.File(data) // the program may have ended before it could
	}
	if err != nil && !errors.Is(err, store.ErrNone) {
		p.setAside(err)
	}
	p.shelf, _ = games.Shelved() // what cannot be listed is said when it is used
}

// setAside keeps a save that cannot be shown out of the way, and says why: it is
// of a game without a table, or damaged.
func (p *Page) setAside(why error) {
	if other := (noTable{}); errors.As(why, &other) {
		if err := host.Games(p.room).PutAside(); err != nil {
			p.room.StoreFailed(err)
			return
		}
		p.room.Note(p.room.Words.Errors.NoTable.With("game", other.game))
		return
	}
	key, err := p.room.Store.SetAside(archive.RunningKey)
	if err != nil {
		p.room.StoreFailed(err)
		return
	}
	p.room.Note(p.room.Words.Errors.DamagedSave.With("key", key))
}

// shelfShown is how many games put aside are offered at once.
const shelfShown = 5

// openShelf offers the games put aside, newest first. Those without a table are
// named, and wait.
func (p *Page) openShelf() {
	w := p.room.Words
	var entries []table.Entry
	for _, key := range p.shelf {
		if len(entries) == shelfShown {
			break
		}
		data, err := p.room.Store.Load(key)
		if err != nil {
			continue
		}
		s, err := p.open(data)
		switch other := (noTable{}); {
		case errors.As(err, &other):
			entries = append(entries, table.Entry{ID: key, Label: other.game, Disabled: true, Reason: w.Errors.NoTable.With("game", other.game)})
		case err == nil:
			entries = append(entries, table.Entry{ID: key, Label: p.shelfLabel(s), Act: func() { p.takeUp(key) }})
		}
	}
	p.panel.Menu(w.Home.SavedGames, "", w.App.Close, entries)
}

// shelfLabel says which game one put aside is, and how far: "Vino · Round 6 · Clara".
func (p *Page) shelfLabel(s *saved) string {
	w := p.room.Words
	parts := []string{s.kind.About(w).Title, p.round(s)}
	if names := p.acting(s); len(names) > 0 {
		parts = append(parts, w.List(names...))
	}
	return strings.Join(parts, " · ")
}

// takeUp makes a game put aside the one under way.
func (p *Page) takeUp(key string) {
	p.panel.Shut()
	err := host.Flush(p.room)
	if err == nil {
		err = host.Games(p.room).Unshelve(key)
	}
	if err != nil {
		p.room.StoreFailed(err)
	}
	p.Wake()
}
