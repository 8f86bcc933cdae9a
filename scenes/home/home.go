// Package home is the first page: what can be played, and the game under way.
package home

import (
	"strconv"

	"treille/engine"
	"treille/scenes"
	"treille/scenes/gamepage"
	"treille/scenes/settings"
	"treille/scenes/table"
	"treille/scenes/ui"
)

// A Page is the first page.
type Page struct {
	room  *scenes.Room
	kinds []table.Kind // the games on the shelf
	saved *saved
	shelf []string // keys of the games put aside, newest first
	panel table.Panel
}

// New returns the page with the games that can be played, at least one.
func New(room *scenes.Room, kinds []table.Kind) *Page { return &Page{room: room, kinds: kinds} }

// Name implements scenes.Scene.
func (p *Page) Name() string { return "home" }

// Title implements scenes.Scene.
func (p *Page) Title() string { return p.room.Words.App.Title }

// Update implements scenes.Scene.
func (p *Page) Update() {}

// Back implements scenes.Scene. On a desktop nothing lies behind the first
// page.
func (p *Page) Back() {
	p.panel.Shut()
	p.room.Changed()
}

// Closable implements scenes.Closer.
func (p *Page) Closable() bool { return p.panel.Open() }

// State implements scenes.Stater.
func (p *Page) State(add func(string, any)) { add("saved", p.saved != nil) }

// resume goes on with the game under way.
func (p *Page) resume() { p.room.Push(table.New(p.room, p.saved.kind, p.saved.referee)) }

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

func (p *Page) openBox(kind table.Kind) { p.room.Push(gamepage.New(p.room, kind)) }

// openSettings opens the settings, with pieces of the game under way.
func (p *Page) openSettings() {
	sample := p.kinds[0].Sample
	if p.saved != nil {
		sample = p.saved.kind.Sample
	}
	p.room.Push(settings.New(p.room, sample))
}

// over reports whether the game kept has ended.
func (p *Page) over() bool { return p.saved != nil && p.saved.over() }

// fresh reports whether there is nothing to go on with.
func (p *Page) fresh() bool { return p.saved == nil || p.over() }

func (p *Page) continueLabel() string {
	if p.over() {
		return p.room.Words.Table.ShowResult
	}
	return p.room.Words.Home.Continue
}

// where says how far a game is.
func (p *Page) where(s *saved, long bool) string {
	w := p.room.Words
	if s.over() {
		return w.Home.GameIsOver
	}
	g := s.glance(w)
	round, turn := strconv.Itoa(max(1, g.Round)), p.turn(s)
	if !long {
		return w.Home.StateShort.With("round", round, "turn", turn)
	}
	return w.Home.State.With("round", round, "phase", g.Phase, "turn", turn)
}

// acting are the names of those who have to decide in a game.
func (p *Page) acting(s *saved) (names []string) {
	acting := s.glance(p.room.Words).Acting
	for i, seat := range s.referee.Seats() {
		if acting.Has(engine.Player(i)) {
			names = append(names, seat.Name)
		}
	}
	return names
}

// round says which round a game is in.
func (p *Page) round(s *saved) string {
	w := p.room.Words
	return w.Table.Round.With("n", strconv.Itoa(max(1, s.glance(w).Round)))
}

// turn says who has to decide in a game.
func (p *Page) turn(s *saved) string {
	w, names := p.room.Words, p.acting(s)
	if len(names) == 1 {
		return w.Home.Turn.With("of", w.Of(names[0]))
	}
	return w.Home.Deciding.With("names", w.List(names...))
}

// Compose implements scenes.Scene.
func (p *Page) Compose(s *ui.Stage) {
	f := s.Frame()
	scenes.Cabinet(s)
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
	if p.panel.Open() {
		s.DropControls()
		p.panel.Compose(s)
	}
}
