package saves

import (
	"treille/scenes/app"
	"treille/scenes/table"
	"treille/scenes/ui"
	"treille/sprites"
)

// A list is the page with all finished games, or with those of one.
type list struct {
	keeper
	app.Scrolled
}

// NewList returns the page with the finished games of a name, of all if it is "".
func NewList(a *app.App, kinds []table.GameSpec, game string) app.Scene {
	l := &list{keeper: keeper{app: a, kinds: kinds, game: game}, Scrolled: app.NewScrolled(a)}
	l.gather = l.gatherDone
	return l
}

// Name implements app.Scene.
func (l *list) Name() string { return "finished" }

// Title implements app.Scene.
func (l *list) Title() string { return l.words().AllTitle }

// Wake implements app.Waker.
func (l *list) Wake() { l.gatherDone() }

// State implements app.Stater.
func (l *list) State(add func(string, any)) {
	add("finished", len(l.done))
	add("panel", l.panel.Open())
}

// Compose implements app.Scene.
func (l *list) Compose(s *ui.Stage) {
	f := s.Frame()
	app.Cabinet(s)
	col := f.Column(480)
	if f.Shape != ui.Portrait {
		col = f.Column(780)
	}
	top := f.Safe.Y + app.BannerHeight(f) + 8
	sheet := ui.R(col.X+6, top, col.W-12, col.Bottom()-12-top)
	side := 16.0
	if f.Shape.Large() {
		side = 30
	}
	s.Put(sprites.Surface{Kind: sprites.Parchment, R: 9, Lift: sprites.Sheet, Line: true}, sheet)
	rows(s, sheet, side, &l.Scrolled, func(c *column) {
		if len(l.done) == 0 {
			c.sentence(l.words().NoFinished)
		}
		l.finishedRows(c, 0, len(l.done))
	})
	l.app.Banner(s, l.Title(), "", l.Back, l.icons())
	l.cover(s)
}
