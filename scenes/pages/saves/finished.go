package saves

import (
	"treille/scenes/app"
	"treille/scenes/data/archive"
	"treille/scenes/table"
	"treille/scenes/ui"
)

// Finished is what another page does with finished games: it says what came of them,
// replays, exports and deletes them.
type Finished struct{ keeper }

// NewFinished returns it; gone is called when a game was deleted.
func NewFinished(app *app.App, kinds []table.GameSpec, gone func()) *Finished {
	return &Finished{keeper{app: app, kinds: kinds, gather: gone}}
}

// Panel is what lies over the page; the page's own menus go there as well.
func (f *Finished) Panel() *table.Panel { return &f.panel }

// Shut closes the panel.
func (f *Finished) Shut() { f.shut() }

// Cover adds the panel, if it is open.
func (f *Finished) Cover(s *ui.Stage) { f.cover(s) }

// Replay shows a game again whose record is kept.
func (f *Finished) Replay(g *archive.Game) { f.replay(g) }

// More offers what else can be done with it.
func (f *Finished) More(g *archive.Game) { f.askMore(g) }

// Day says when a game was played.
func (f *Finished) Day(g *archive.Game) string { return f.day(g.When) }

// Seed says its seed.
func (f *Finished) Seed(g *archive.Game) string { return f.seed(g) }

// ShowAll opens the page with all finished games of a name.
func (f *Finished) ShowAll(game string) { f.app.Push(NewList(f.app, f.kinds, game)) }

// Export offers ways out for a text, which write is asked for: as a file of a name, or
// as a copy.
func (f *Finished) Export(note, file string, write func() string) {
	w := f.app.Words
	out := func(give func(text string)) func() {
		return func() { f.shut(); give(write()) }
	}
	f.panel.Menu(w.Saves.Export, note, w.App.Close, []ui.ButtonSpec{
		{ID: "export/file", Label: w.Saves.SaveFile, Icon: "import", Act: out(func(text string) { f.app.SaveFile(file, text) })},
		{ID: "export/copy", Label: w.Saves.Copy, Icon: "copy", Gesture: ui.Copies, Act: out(f.app.CopyText)},
	})
}
