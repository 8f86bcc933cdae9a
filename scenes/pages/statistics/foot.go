package statistics

import (
	"treille/scenes/ui"
	"treille/sprites"
)

// A foot are the buttons below the page: the way to all finished games, and on large
// screens what else can be done; phones have that in the banner.
type foot struct {
	rows [][]way // one row, or two where they have no room side by side
	size float64 // of their letters
	row  float64 // height
}

// A way is one of the buttons.
type way struct {
	id, icon, label string
	act             func()
	width           float64 // that it wants
}

// footGap parts the buttons.
const footGap = 12.0

// buttons are those that belong below a page, in a width.
func (p *Page) buttons(f ui.Frame, width float64) *foot {
	w := p.app.Words
	b := &foot{size: 18 * min(f.Text, 1.4), row: 52 * min(f.Text, 1.3)}
	var all, rest []way
	if p.kept > 0 {
		all = []way{{id: "all", icon: "list", label: w.Count(w.Statistics.All, p.kept), act: p.showAll}}
	}
	if f.Shape.Large() {
		rest = []way{{id: "export", icon: "export", label: w.Saves.Export, act: p.export}, {id: "delete", icon: "trash", label: w.Saves.Delete, act: p.askDelete}}
	} else if f.Shape == ui.Landscape {
		b.size, b.row = 17*min(f.Text, 1.3), max(leastTarget, 46*min(f.Text, 1.2))
	}
	if row := append(rest, all...); b.wants(row) <= width {
		b.add(row)
		return b
	}
	b.add(all)
	b.add(rest)
	return b
}

// add adds a row, unless it is empty.
func (b *foot) add(row []way) {
	if len(row) > 0 {
		b.rows = append(b.rows, row)
	}
}

// wants finds out how wide a row wants to be.
func (b *foot) wants(row []way) float64 {
	sum := -footGap
	for i := range row {
		row[i].width = sprites.Measure(row[i].label, strong.Sized(b.size)) + b.size*1.15 + 42
		sum += row[i].width + footGap
	}
	return sum
}

// high is how high they are, with the gap above them.
func (b *foot) high() float64 { return float64(len(b.rows)) * (b.row + footGap) }

// compose adds them at the foot of a box.
func (b *foot) compose(s *ui.Stage, r ui.Rect) {
	y := r.Bottom() - b.high() + footGap
	for _, row := range b.rows {
		x, more := r.X, (r.W-b.wants(row))/float64(len(row))
		for _, w := range row {
			box := ui.R(x, y, w.width+more, b.row)
			s.Button(ui.ButtonSpec{ID: w.id, Rect: box, Label: w.label, Icon: w.icon, Size: b.size, Act: w.act})
			x += box.W + footGap
		}
		y += b.row + footGap
	}
}

// showAll opens the list of the game's finished games.
func (p *Page) showAll() { p.done.ShowAll(p.kind().Name()) }
