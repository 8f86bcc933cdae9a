package analysis

import (
	"treille/scenes/app"
	"treille/scenes/ui"
	"treille/sprites"
)

var (
	loss = sprites.Style{Font: sprites.SerifBold, Color: sprites.Burgundy}
)

// Compose implements app.Scene.
func (p *Page) Compose(s *ui.Stage) {
	f := s.Frame()
	app.TableTop(s)
	switch {
	case wide(f):
		p.desktop(s, f)
	case f.Shape.Upright():
		p.upright(s, f)
	default:
		p.landscape(s, f)
	}
	p.app.Banner(s, p.Title(), p.spec.About(p.app.Words).Title, p.Back, p.icons(f))
	p.menu.Compose(s)
}

// wide reports whether there is room for cards side by side, and for a legend.
func wide(f ui.Frame) bool { return f.Shape == ui.Desktop && f.Text == 1 && f.Safe.W >= columnsLeast }

// upright: the chart, the decisions below it, and the buttons at the foot.
func (p *Page) upright(s *ui.Stage, f ui.Frame) {
	col, chart, bar := f.Column(480), 216.0, 52.0*min(f.Text, 1.3)
	if f.Shape == ui.Tablet {
		col, chart = f.Column(780), 330
	}
	top := f.Safe.Y + app.BannerHeight(f) + 6
	foot := ui.R(col.X+8, col.Bottom()-bar-10, col.W-16, bar)
	view := ui.R(col.X+6, top, col.W-12, foot.Y-10-top)
	p.scrolled(s, view, func(y float64) float64 {
		r := ui.R(view.X, y, view.W, chart+p.choiceHigh(f))
		p.chart(s, p.choice(s, r, f), f)
		return p.cards(s, ui.R(r.X, r.Bottom()+cardGap, r.W, 0), f)
	})
	p.buttons(s, foot, f)
}

// sideways: the chart and the buttons at the left, the decisions at the right.
func (p *Page) landscape(s *ui.Stage, f ui.Frame) {
	c := f.Safe
	bar := 54.0 * min(f.Text, 1.2)
	top := c.Y + app.BannerHeight(f) + 8
	left := ui.R(c.X+8, top, (c.W-24)*.48, c.Bottom()-8-top)
	right := ui.R(left.Right()+8, top, c.Right()-8-left.Right()-8, left.H)
	if f.LeftHand {
		left.X, right.X = c.X+8+right.W+8, c.X+8
	}
	sheet := left
	sheet.H -= bar + 8
	p.chart(s, p.choice(s, sheet, f), f)
	p.buttons(s, ui.R(left.X, left.Bottom()-bar, left.W, bar), f)
	p.scrolled(s, right, func(y float64) float64 { return p.cards(s, ui.R(right.X, y, right.W, right.H), f) })
}

// desktop: the chart with its legend above, three cards side by side, and below them what
// it is worth, beside the buttons.
func (p *Page) desktop(s *ui.Stage, f ui.Frame) {
	c := ui.R(f.Safe.X+14, f.Safe.Y+app.BannerHeight(f)+14, f.Safe.W-28, 0)
	foot := ui.R(c.X, f.Safe.Bottom()-78, c.W, 64)
	c.H = foot.Y - 16 - c.Y
	sheet := ui.R(c.X, c.Y, c.W, c.H*.46)
	p.SetLimit(0)
	p.chart(s, p.choice(s, sheet, f), f)
	p.columns(s, ui.R(c.X, sheet.Bottom()+12, c.W, c.Bottom()-sheet.Bottom()-12))
	main := ui.R(foot.Right()-262, foot.Y, 262, foot.H)
	other := ui.R(main.X-160, foot.Y, 148, foot.H)
	words := ui.R(foot.X+6, foot.Y, other.X-24-foot.X, foot.H)
	if f.LeftHand {
		main.X, other.X, words.X = foot.X, foot.X+274, foot.X+442
	}
	st := sprites.Style{Font: sprites.Italic, Size: 17, Color: sprites.CreamSoft}
	s.Lines(ui.Wrap(p.estimates(), st, words.W), words.X, words.CY()+5, 22, st)
	p.bothButtons(s, other, main, 19, 24)
}

// buttons are those at the foot: the result, and the replay.
func (p *Page) buttons(s *ui.Stage, r ui.Rect, f ui.Frame) {
	other, main := ui.R(r.X, r.Y, r.W*.35, r.H), ui.R(r.X+r.W*.35+8, r.Y, r.W*.65-8, r.H)
	if f.LeftHand {
		main.X, other.X = r.X, r.X+main.W+8
	}
	t := min(f.Text, 1.35)
	p.bothButtons(s, other, main, 17*t, 21*t)
}

func (p *Page) bothButtons(s *ui.Stage, other, main ui.Rect, size, mainSize float64) {
	w := &p.app.Words.Analysis
	s.Button(ui.ButtonSpec{ID: "result", Rect: other, Label: w.Result, Icon: ui.Spare("trophy", w.Result, size, other.W), Size: size, Act: p.showResult})
	s.Button(ui.ButtonSpec{ID: "replay", Rect: main, Label: w.Replay, Primary: true, Size: mainSize, Act: func() { p.replay(0) }})
}

// scrolled composes what scrolls in a view: compose begins at a height and returns where
// it ends.
func (p *Page) scrolled(s *ui.Stage, view ui.Rect, compose func(y float64) float64) {
	s.Clip(ui.R(view.X-6, view.Y, view.W+12, view.H))
	bottom := compose(view.Y - p.Offset())
	s.EndClip()
	p.Bar(s, view, bottom+p.Offset()-view.Bottom())
}

// choiceHigh is how much room the choice of a seat takes.
func (p *Page) choiceHigh(f ui.Frame) float64 {
	if len(p.seats) < 2 {
		return 0
	}
	return 44 + cardGap
}

// choice adds the choice of a seat above a box, where several people played, and returns
// what it leaves of it.
func (p *Page) choice(s *ui.Stage, r ui.Rect, f ui.Frame) ui.Rect {
	h := p.choiceHigh(f)
	if h == 0 {
		return r
	}
	var items []ui.Choice
	now := 0
	for i, seat := range p.seats {
		items = append(items, ui.Choice{Label: p.name(seat)})
		if seat == p.seat {
			now = i
		}
	}
	s.Segmented("seat", p.app.Words.Analysis.Whose, ui.R(r.X, r.Y, r.W, 44), items, now, 17*min(f.Text, 1.3), p.pick)
	return ui.R(r.X, r.Y+h, r.W, r.H-h)
}

// estimates says what the figures are worth.
func (p *Page) estimates() string {
	return p.app.Words.Analysis.Estimates.With("name", p.name(p.seat))
}
