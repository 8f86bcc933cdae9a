package home

import (
	"cmp"
	"errors"

	"treille/scenes/data/archive"
	"treille/scenes/data/store"
	"treille/scenes/pages/calendar"
	"treille/scenes/pages/gamepage"
	"treille/scenes/pages/online"
	"treille/scenes/pages/saves"
	"treille/scenes/pages/statistics"
	"treille/scenes/play/host"
	"treille/scenes/table"
)

// Wake implements app.Waker: it looks for the game under way, and how far today's
// table has come.
func (p *Page) Wake() {
	p.line = online.NewTables(p.app)
	p.Rewind() // to the game under way
	p.last = nil
	games := host.Games(p.app)
	host.Failed(p.app, games.Newest())
	data, err := games.Load(archive.RunningKey)
	if err == nil {
		p.last, err = saves.Open(p.app, p.kinds, data)
	}
	switch {
	case errors.Is(err, store.ErrNone):
	case err != nil:
		p.setAside(err)
	default: // the program may have ended before it could be filed, or found no room
		host.Failed(p.app, games.File(data))
	}
	if p.saved = p.last; p.last == nil || p.last.Over() {
		p.saved = cmp.Or(saves.UnderWay(p.app, p.kinds...), p.last)
	}
	p.day.Look()
}

// setAside keeps a save that cannot be shown out of the way, and says why: it is
// of a game without a table, was played by other rules, or is damaged.
func (p *Page) setAside(why error) {
	w := &p.app.Words.Errors
	var said string
	var err error
	switch other := (saves.NoTable{}); {
	case errors.As(why, &other):
		said, err = w.NoTable.With("game", other.Game), host.Games(p.app).PutAside()
	case archive.Why(why).OtherRules:
		said, err = w.OtherRules, host.Games(p.app).PutAside()
	default:
		key, failed := p.app.Store.SetAside(archive.RunningKey)
		said, err = w.DamagedSave.With("key", key), failed
	}
	if host.Failed(p.app, err) {
		return
	}
	p.app.Toast(said)
}

// openSaves opens the page with the games that are kept, at the finished ones of a game if that is not "".
func (p *Page) openSaves(game string) {
	page := saves.NewAt(p.app, p.kinds, game)
	if p.line.Any() {
		page.Online, page.Tables = p.openOnline, p.line.Said
	}
	p.app.Push(page)
}

// openOnline opens the page with the tables on servers.
func (p *Page) openOnline() {
	p.app.Push(online.NewTablesPage(p.app, p.kinds, func(spec table.GameSpec) { p.app.Push(gamepage.New(p.app, spec, p.kinds)) }))
}

// openDays opens the page with all daily tables.
func (p *Page) openDays() { p.app.Push(calendar.New(p.app, p.kinds)) }

// openStatistics opens the page with what came of the finished games.
func (p *Page) openStatistics() { p.app.Push(statistics.New(p.app, p.kinds, "")) }
