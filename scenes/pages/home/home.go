// Package home is the first page: what can be played, and the game under way.
package home

import (
	"treille/scenes/app"
	"treille/scenes/pages/daily"
	"treille/scenes/pages/gamepage"
	"treille/scenes/pages/saves"
	"treille/scenes/table"
	"treille/scenes/ui"
)

// A Page is the first page.
type Page struct {
	app   *app.App
	kinds []table.GameSpec // the games on the shelf
	saved *saves.Game      // the one under way, or that has just ended; nil if there is none
	day   *daily.Day       // today's table

	slow []ui.Item // what takes long to bake: see setUp
}

// New returns the page with the games that can be played, at least one.
func New(app *app.App, kinds []table.GameSpec) *Page {
	return &Page{app: app, kinds: kinds, day: daily.New(app, kinds)}
}

// Name implements app.Scene.
func (p *Page) Name() string { return "home" }

// Title implements app.Scene.
func (p *Page) Title() string { return p.app.Words.App.Title }

// Update implements app.Scene.
func (p *Page) Update() { p.day.Update() }

// Back implements app.Scene: it closes what lies over the page. Nothing lies
// behind the first page.
func (p *Page) Back() { p.day.Shut() }

// Closable implements app.Closer.
func (p *Page) Closable() bool { return p.day.Panel().Open() }

// State implements app.Stater.
func (p *Page) State(add func(string, any)) {
	add("saved", p.saved != nil)
	add("panel", p.day.Panel().Open())
	add("today", p.day.Game())
	add("begun", p.day.Begun())
	add("done", p.day.Done())
	add("run", p.day.Run())
}

// resume goes on with the game under way.
func (p *Page) resume() { p.saved.Resume(p.app) }

// Resume goes straight on with the game under way, if there is one, as after a
// page that had to load itself anew.
func (p *Page) Resume() {
	if p.saved != nil {
		p.resume()
	}
}

// OpenBox goes straight to the page of a game, if there is one of that name.
func (p *Page) OpenBox(name string) {
	if spec := saves.KindOf(p.kinds, name); spec != nil {
		p.openBox(*spec)
	}
}

func (p *Page) openBox(spec table.GameSpec) { p.app.Push(gamepage.New(p.app, spec, p.kinds)) }

// over reports whether the game kept has ended.
func (p *Page) over() bool { return p.saved != nil && p.saved.Over() }

// fresh reports whether there is nothing to go on with.
func (p *Page) fresh() bool { return p.saved == nil || p.over() }

func (p *Page) continueLabel() string {
	if p.over() {
		return p.app.Words.Result.Title
	}
	return p.app.Words.Home.Continue
}

// Compose implements app.Scene.
func (p *Page) Compose(s *ui.Stage) {
	f := s.Frame()
	p.slow = p.slow[:0]
	p.furnish(app.CabinetOak(f.Shape), f.Full)
	switch f.Shape {
	case ui.Desktop:
		p.desktop(s, f)
	case ui.Landscape:
		p.landscape(s, f)
	case ui.Tablet:
		p.tablet(s, f)
	default:
		p.portrait(s, f)
	}
	p.setUp(s)
	p.day.Cover(s)
}
