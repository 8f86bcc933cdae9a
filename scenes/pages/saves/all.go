package saves

import (
	"treille/scenes/app"
	"treille/scenes/pages/page"
	"treille/scenes/table"
	"treille/scenes/ui"
)

// A list is the page with all finished games, or with those of one.
type list struct {
	page.Base
	Keeper
}

// NewList returns the page with the finished games of a name, of all if it is "".
func NewList(a *app.App, kinds []table.GameSpec, game string) app.Scene {
	l := &list{Base: page.New(a, "finished")}
	l.Keeper = *NewKeeper(a, kinds, l.Panel, l.gatherDone)
	l.game = game
	return l
}

// Title implements app.Scene.
func (l *list) Title() string { return l.words().AllTitle }

// Update implements app.Scene.
func (l *list) Update() { l.Keeper.Update() }

// Wake implements app.Waker.
func (l *list) Wake() { l.gatherDone() }

// State implements app.Stater.
func (l *list) State(add func(string, any)) {
	add("finished", len(l.done))
	add("panel", l.Panel.Open())
}

// Compose implements app.Scene.
func (l *list) Compose(s *ui.Stage) {
	f, k := s.Frame(), l.scale()
	app.Cabinet(s)
	most := widest[f.Shape]
	if f.Shape != ui.Portrait {
		most = listWide
	}
	sheet := box(f, most)
	view := sheet.Inset(ui.Close)
	s.Put(ui.SheetPaper, sheet)
	l.Lay(s, l.finishedRows(view, len(l.done)).Pad(ui.Apart+k.side, k.edge), view)
	l.app.Banner(s, l.Title(), "", l.Back, l.icons())
	l.Panel.Compose(s)
}
