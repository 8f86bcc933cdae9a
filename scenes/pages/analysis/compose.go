package analysis

import (
	"slices"

	"treille/scenes/app"
	"treille/scenes/pages/page"
	"treille/scenes/ui"
	"treille/sprites"
)

var loss = sprites.Style{Font: sprites.SerifBold, Color: sprites.Burgundy}

// Compose implements app.Scene.
func (p *Page) Compose(s *ui.Stage) {
	f := s.Frame()
	app.TableTop(s)
	top := f.Safe.Y + app.BannerHeight(f) + ui.Apart
	box := ui.R(f.Safe.X, top, f.Safe.W, f.Safe.Bottom()-ui.Apart-top)
	switch {
	case wide(f):
		p.SetLimit(0)
		s.Lay(p.desktop(f, box.W-2*ui.Wide).Pad(ui.Wide, ui.Apart), box)
	case f.Shape.Upright():
		col, chart := f.Column(480), 216.0
		if f.Shape == ui.Tablet {
			col, chart = f.Column(780), 330
		}
		list := ui.Column(cardGap, p.choice(f), p.chart(f).High(chart), p.cards(f))
		s.Lay(ui.Column(ui.Apart, p.scrolled(list), p.buttons(f).Pad(ui.Close, 0)), ui.R(col.X, top, col.W, box.H))
	default:
		s.Lay(p.landscape(f, box.W), box)
	}
	p.app.Banner(s, p.Title(), p.spec.About(p.app.Words).Title, p.Back, page.Icons(p.app, p.menu, p.openRules, p.app.Home))
	p.menu.Compose(s)
}

// wide reports whether there is room for cards side by side, and for a legend.
func wide(f ui.Frame) bool { return f.Shape == ui.Desktop && f.Text == 1 && f.Safe.W >= columnsLeast }

// landscape: the chart and the buttons at the left, the decisions at the right.
func (p *Page) landscape(f ui.Frame, width float64) ui.Part {
	left := ui.Column(ui.Apart, p.choice(f), p.chart(f).Growing(), p.buttons(f)).Pad(ui.Close, 0)
	right := p.scrolled(p.cards(f))
	if low(f) && p.done && len(p.costs) == most {
		right = ui.Area(0, 0, func(s *ui.Stage, r ui.Rect) { s.Lay(p.scrolled(p.lowCards(s, r)), r) })
	}
	return ui.Row(0, f.Handed(left.Wide(.49*width), right)...)
}

// desktop: the chart with its legend above, three cards side by side, and below them what
// the figures are worth, if there are any, beside the buttons.
func (p *Page) desktop(f ui.Frame, width float64) ui.Part {
	worth := ui.Spring()
	if p.found() {
		said := p.estimates()
		if p.costly > len(p.costs) {
			said = p.dearest() + ". " + said
		}
		worth = beside(said, 17).Middle().Growing()
	}
	foot := f.Handed(worth, p.buttons(f).Wide(footWide))
	return ui.Column(ui.Loose, p.choice(f), p.chart(f).Roomy(0, chartHigh).Growing(), p.columns(width).AtLeast(0, columnHigh).Growing(), ui.Row(ui.Far, foot...))
}

// scrolled is what scrolls if it is higher than its view.
func (p *Page) scrolled(list ui.Part) ui.Part {
	return page.Scrolling(&p.Scrolled, list.Pad(ui.Close, 0).Top())
}

// buttons are those at the foot: the result, and the replay.
func (p *Page) buttons(f ui.Frame) ui.Part {
	w, t := &p.app.Words.Analysis, min(f.Text, 1.35)
	result := ui.ButtonSpec{ID: "result", Label: p.app.Words.Result.Title, Icon: "trophy", Size: 17 * t, Act: p.showResult}
	replay := ui.ButtonSpec{ID: "replay", Label: w.Replay, Primary: true, Size: 22 * t, Act: p.replayOn}
	row := func() ui.Part {
		return ui.Row(ui.Apart, f.Handed(result.Part().GrowingBy(.4), replay.Part().Growing())...).High(buttonHigh * min(f.Text, 1.2))
	}
	full := row().Firm()
	result.Icon = ""
	return ui.Either(full, row())
}

// choice is the choice of a seat, where several people played.
func (p *Page) choice(f ui.Frame) ui.Part {
	if len(p.seats) < 2 {
		return ui.Part{}
	}
	var items []ui.Choice
	for _, seat := range p.seats {
		items = append(items, ui.Choice{Label: p.name(seat)})
	}
	return ui.ChoiceSpec{ID: "seat", Label: p.app.Words.Analysis.Whose, Items: items, Active: slices.Index(p.seats, p.seat), Size: 17 * f.Caption(), Pick: p.pick}.Part()
}

// beside is what is said beside the decisions, on the table.
func beside(words string, size float64) ui.Part {
	return ui.Paragraph(words, sprites.Style{Font: sprites.Italic, Size: size, Color: sprites.Cream})
}

// worth says what the figures are worth.
func (p *Page) worth() string {
	return p.about().Estimates.With("name", p.name(p.seat))
}

// good says how many decisions did not cost anything.
func (p *Page) good() string {
	_, all := p.study.Progress()
	w := p.app.Words
	return w.Analysis.Good.With("n", w.Whole(all-p.costly), "m", w.Whole(all))
}

// estimates says how many decisions were good, what the figures are and what they are worth.
func (p *Page) estimates() string {
	return p.good() + " " + p.app.Words.Analysis.Figures + " " + p.worth()
}
