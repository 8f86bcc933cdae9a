package table

import (
	"treille/engine"
	"treille/scenes/ui"
	"treille/sprites"
)

// A passing notice lies over the middle of the table for a while, with the crest of whom it is
// about. It takes no touch, and ends with the next one that does something.
type passing struct {
	seat         engine.Player
	title, words string
	left         float64 // ticks at speed 1; 0 for none
}

// Announce shows a notice in passing; words below the title may be "".
func (t *Table) Announce(p engine.Player, title, words string, ticks float64) {
	t.passing = passing{p, title, words, ticks}
	t.app.Changed()
}

// pass lets it pass, and reports whether it has ended.
func (n *passing) pass(pace float64) bool {
	before := n.left
	n.left = max(0, n.left-pace)
	return before > 0 && n.left == 0
}

// sitDown has a seat at the screen's lower edge. Where people share a device and nothing is
// hidden, it says whose turn it is, as no cover does.
func (t *Table) sitDown(p engine.Player) {
	if t.base == p {
		return
	}
	t.base = p
	t.app.Stage().Fresh() // the same pieces, seen from another seat
	if w := t.app.Words; t.People() > 1 {
		t.Announce(p, w.Home.Turn.With("of", w.Of(t.PlayerName(p))), "", turnStays)
	}
}

// announced adds what is announced.
func (c *Canvas) announced() {
	n := &c.passing
	if n.left <= 0 {
		return
	}
	f := c.Frame
	title := ui.Label(n.title, sprites.Style{Font: sprites.SC, Size: ui.Head, Color: sprites.Ink})
	said := ui.Column(ui.Tight, title, ui.Paragraph(n.words, ui.PaperText.Sized(ui.Lead)))
	sheet := ui.Row(ui.Loose, c.CrestPart(n.seat, passingCrest).Centred(), said.Middle().Growing()).Pad(ui.Wide, ui.Loose).On(platePaper).Raised(ZPanel)
	w := min(passingWide*f.Caption(), f.Safe.W-2*ui.Wide)
	h := c.Stage.HeightOf(sheet, w)
	c.Stage.Lay(sheet, ui.R(f.Safe.CX()-w/2, f.Safe.CY()-h/2, w, h))
}

// Sizes of a notice in passing, and the ticks for which it is said whose turn it is.
const (
	passingWide  = 300.0
	passingCrest = 44.0
	turnStays    = 80.0
)
