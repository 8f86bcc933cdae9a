// Package home is the first page: what can be played, and the game under way.
package home

import (
	"strings"

	"treille/scenes/app"
	"treille/scenes/pages/daily"
	"treille/scenes/pages/gamepage"
	"treille/scenes/pages/newgame"
	"treille/scenes/pages/online"
	"treille/scenes/pages/page"
	"treille/scenes/pages/saves"
	"treille/scenes/pages/settings"
	"treille/scenes/pages/statistics"
	"treille/scenes/play/lesson"
	"treille/scenes/play/remote"
	"treille/scenes/table"
	"treille/scenes/ui"
)

// A Page is the first page.
type Page struct {
	page.Base
	app   *app.App
	kinds []table.GameSpec // the games on the shelf
	last  *saves.Game      // the one that was at the table last, also if it has ended; nil if there is none
	saved *saves.Game      // the one that is shown: the last if it goes on, else another that does, if there is one
	day   *daily.Day       // today's table
	line  *online.Tables   // those on the server

	slow     []ui.Item // what takes long to bake: see setUp
	standsIn bool      // the page's first picture, for furniture
}

// New returns the page with the games that can be played, at least one.
func New(app *app.App, kinds []table.GameSpec) *Page {
	p := &Page{Base: page.New(app, "home"), app: app, kinds: kinds}
	p.day = daily.New(app, kinds, p.Panel)
	p.line = online.NewTables(app)
	return p
}

// Title implements app.Scene.
func (p *Page) Title() string { return p.app.Words.App.Title }

// Update implements app.Scene.
func (p *Page) Update() {
	p.day.Update()
	p.line.Update()
}

// Closable implements app.Closer.
func (p *Page) Closable() bool { return p.Panel.Open() }

// State implements app.Stater.
func (p *Page) State(add func(string, any)) {
	add("saved", p.saved != nil)
	add("panel", p.Panel.Open())
	add("today", p.day.Table.Game)
	add("begun", p.day.Begun())
	add("done", p.day.Done())
	add("run", p.day.Run)
}

// Resume goes straight back to the game that was at the table last, if there is one, as after a
// page that had to load itself anew.
func (p *Page) Resume() {
	if p.last != nil {
		p.last.Resume(p.app)
	}
}

// Return goes straight back to where the player was, see App.Place: page by page, as far as they are still there. It
// reports whether any is.
func (p *Page) Return(place string) bool {
	sample := p.kinds[0].Sample
	for word := range strings.FieldsSeq(place) {
		page, of, _ := strings.Cut(word, "/")
		name, rest, _ := strings.Cut(of, "/")
		spec := saves.KindOf(p.kinds, name)
		if spec == nil {
			name = ""
		} else {
			sample = spec.Sample
		}
		switch {
		case page == table.PlaceGame:
			p.app.Home()
			p.Resume()
		case page == table.PlaceLesson && spec != nil && spec.Course != nil:
			p.app.Home()
			p.openBox(*spec)
			lesson.Begin(p.app, *spec)
		case page == "gamepage" && spec != nil:
			p.openBox(*spec)
		case page == "newgame" && spec != nil:
			p.app.Push(newgame.At(p.app, *spec, rest))
		case page == "newgame":
			p.followDeal(of)
		case page == "online-open" && spec != nil && p.app.Line != nil:
			p.app.Push(online.NewOpen(p.app, p.kinds, *spec))
		case page == "online-tables" && p.app.Line != nil:
			p.openOnline()
		case page == "statistics":
			p.app.Push(statistics.New(p.app, p.kinds, name))
		case page == "saves":
			p.openSaves(name)
		case page == "calendar":
			p.openDays()
		case page == "settings":
			p.app.Push(settings.New(p.app, sample))
		}
	}
	return p.app.Depth() > 1
}

// ResumeOnline goes straight on at the table on the server that the player has not left.
func (p *Page) ResumeOnline() bool {
	if p.app.Line == nil {
		return false
	}
	t, ok := remote.Active(p.app.Store)
	if ok {
		online.Visit(p.app, p.kinds, t)
	}
	return ok
}

// OpenBox goes straight to the page of a game, if there is one of that name.
func (p *Page) OpenBox(name string) {
	if spec := saves.KindOf(p.kinds, name); spec != nil {
		p.openBox(*spec)
	}
}

func (p *Page) openBox(spec table.GameSpec) *gamepage.Page {
	box := gamepage.New(p.app, spec, p.kinds)
	p.app.Push(box)
	return box
}

// ofToday reports whether the game under way is that of today’s table: one sheet is for both.
func (p *Page) ofToday() bool { return p.saved != nil && p.day.Underway(p.saved) }

// over reports whether the game that is shown has ended.
func (p *Page) over() bool { return p.saved != nil && p.saved.Over() }

// Compose implements app.Scene.
func (p *Page) Compose(s *ui.Stage) {
	f := s.Frame()
	p.slow = p.slow[:0]
	p.furnish(app.CabinetOak(f.Shape), f.Full)
	if !p.scrolls() {
		p.SetLimit(0)
	}
	switch {
	case p.scrolls():
		p.scrolled(s, f)
	case f.Shape == ui.Desktop:
		p.desktop(s, f)
	case f.Shape == ui.Landscape:
		p.landscape(s, f)
	case f.Shape == ui.Tablet:
		p.tablet(s, f)
	default:
		p.portrait(s, f)
	}
	p.setUp(s)
	p.Panel.Compose(s)
}
