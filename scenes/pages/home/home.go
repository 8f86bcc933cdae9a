// Package home is the first page: what can be played, and the game under way.
package home

import (
	scenes "treille/scenes/app"
	"treille/scenes/pages/daily"
	"treille/scenes/pages/gamepage"
	"treille/scenes/pages/saves"
	"treille/scenes/pages/settings"
	"treille/scenes/table"
	"treille/scenes/ui"
)

// A Page is the first page.
type Page struct {
	room  *scenes.Room
	kinds []table.Kind // the games on the shelf
	saved *saves.Game  // the one under way, or that has just ended; nil if there is none
	day   *daily.Day   // today's table

	slow []ui.Item // what takes long to bake: see setUp
}

// New returns the page with the games that can be played, at least one.
func New(room *scenes.Room, kinds []table.Kind) *Page {
	return &Page{room: room, kinds: kinds, day: daily.New(room, kinds)}
}

// Name implements scenes.Scene.
func (p *Page) Name() string { return "home" }

// Title implements scenes.Scene.
func (p *Page) Title() string { return p.room.Words.App.Title }

// Update implements scenes.Scene.
func (p *Page) Update() { p.day.Update() }

// Back implements scenes.Scene: it closes what lies over the page. Nothing lies
// behind the first page.
func (p *Page) Back() { p.day.Shut() }

// Closable implements scenes.Closer.
func (p *Page) Closable() bool { return p.day.Panel().Open() }

// State implements scenes.Stater.
func (p *Page) State(add func(string, any)) {
	add("saved", p.saved != nil)
	add("panel", p.day.Panel().Open())
	add("today", p.day.Game())
	add("begun", p.day.Begun())
	add("done", p.day.Done())
	add("run", p.day.Run())
}

// resume goes on with the game under way.
func (p *Page) resume() { p.saved.Resume(p.room) }

// Resume goes straight on with the game under way, if there is one, as after a
// page that had to load itself anew.
func (p *Page) Resume() {
	if p.saved != nil {
		p.resume()
	}
}

// OpenBox goes straight to the page of a game, if there is one of that name.
func (p *Page) OpenBox(name string) {
	for _, kind := range p.kinds {
		if kind.Name() == name {
			p.openBox(kind)
		}
	}
}

func (p *Page) openBox(kind table.Kind) { p.room.Push(gamepage.New(p.room, kind, p.kinds)) }

// openSettings opens the settings, with pieces of the game under way.
func (p *Page) openSettings() {
	sample := p.kinds[0].Sample
	if p.saved != nil {
		sample = p.saved.Kind.Sample
	}
	p.room.Push(settings.New(p.room, sample))
}

// over reports whether the game kept has ended.
func (p *Page) over() bool { return p.saved != nil && p.saved.Over() }

// fresh reports whether there is nothing to go on with.
func (p *Page) fresh() bool { return p.saved == nil || p.over() }

func (p *Page) continueLabel() string {
	if p.over() {
		return p.room.Words.Table.ShowResult
	}
	return p.room.Words.Home.Continue
}

// Compose implements scenes.Scene.
func (p *Page) Compose(s *ui.Stage) {
	f := s.Frame()
	p.slow = p.slow[:0]
	p.furnish(scenes.CabinetOak(f.Shape), f.Full)
	switch f.Shape {
	case ui.Desktop:
		p.desktop(s, f)
	case ui.Sideways:
		p.sideways(s, f)
	case ui.Tablet:
		p.tablet(s, f)
	default:
		p.portrait(s, f)
	}
	p.setUp(s)
	p.day.Cover(s)
}
