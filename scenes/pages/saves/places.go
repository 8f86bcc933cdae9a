package saves

import (
	"treille/scenes/app"
	"treille/scenes/ui"
	"treille/sprites"
)

// Compose implements app.Scene.
func (p *Page) Compose(s *ui.Stage) {
	f := s.Frame()
	app.Cabinet(s)
	if f.Shape.Upright() {
		p.upright(s, f)
	} else {
		p.beside(s, f)
	}
	p.app.Banner(s, p.Title(), "", p.Back, p.icons())
	if f.Shape == ui.Landscape {
		p.waysInBanner(s, f)
	}
	p.cover(s)
}

// upright: everything on one sheet, which scrolls; below it the ways in.
func (p *Page) upright(s *ui.Stage, f ui.Frame) {
	col, margin := f.Column(480), 24.0
	if f.Shape == ui.Tablet {
		col = f.Column(780)
	} else if col.H < shortPhone {
		margin = 10
	}
	h := barHigh * min(f.Text, 1.3)
	bar := ui.R(col.X+8, col.Bottom()-margin-h, col.W-16, h)
	top := f.Safe.Y + app.BannerHeight(f) + 6
	sheet := ui.R(col.X+6, top, col.W-12, bar.Y-12-top)
	p.scrolled(s, sheet, 16, func(c *column) {
		p.runningRows(c)
		c.y += 12
		p.someFinished(c, phoneRows)
		p.damagedRows(c)
		p.everything(c)
	})
	p.waysIn(s, bar, min(f.Text, 1.4)*17.5)
}

// shortPhone is the height below which a phone held upright saves room.
const shortPhone = 700.0

// beside: what is unfinished or damaged at the left, the finished games at the right.
func (p *Page) beside(s *ui.Stage, f ui.Frame) {
	c := f.Safe
	margin, gap, side, foot := 8.0, 8.0, 16.0, 0.0
	top, bottom := c.Y+app.BannerHeight(f)+10, c.Bottom()-6
	if f.Shape == ui.Desktop {
		margin, gap, side = max(24, (c.W-1224)/2), 16, 30
		top, bottom = top+10, bottom-10
		foot = barHigh*min(f.Text, 1.3) + 32
	}
	w := (c.W - 2*margin - gap) / 2
	left := ui.R(c.X+margin, top, w, bottom-top)
	right := ui.R(left.Right()+gap, top, w, left.H)
	if f.LeftHand {
		left.X, right.X = right.X, left.X
	}
	list := left
	list.H -= foot
	s.Put(sprites.Surface{Kind: sprites.Parchment, R: 11, Lift: sprites.Sheet, Line: true}, left)
	rows(s, list, side, &p.Scrolled, func(c *column) {
		p.runningRows(c)
		p.damagedRows(c)
		if foot == 0 {
			p.everything(c)
		}
	})
	s.Put(sprites.Surface{Kind: sprites.Parchment, R: 11, Lift: sprites.Sheet, Line: true}, right)
	p.finishedBeside(s, right, side, foot)
	if foot > 0 {
		p.footOf(s, ui.R(left.X+side, left.Bottom()-foot, w-2*side, foot-16), f)
	}
}

// footOf are the ways in, below the unfinished games.
func (p *Page) footOf(s *ui.Stage, r ui.Rect, f ui.Frame) {
	s.Put(sprites.Surface{Kind: sprites.Hairline}, ui.R(r.X, r.Y+2, r.W, 1))
	h := barHigh * min(f.Text, 1.3)
	size := 18 * min(f.Text, 1.4)
	words, st := p.words().BringIn, ink.Sized(20)
	need := sprites.Measure(words, st) + 24
	if buttons := 2*p.wayWidth(size) + 12; r.W-need >= buttons {
		s.Words(words, r.X, r.Bottom()-h/2+7, st)
		r.X, r.W = r.Right()-buttons, buttons
	}
	p.waysIn(s, ui.R(r.X, r.Bottom()-h, r.W, h), size)
}

// wayWidth is how wide each of the ways in is.
func (p *Page) wayWidth(size float64) float64 {
	st := strong.Sized(size)
	return max(sprites.Measure(p.words().Paste, st), sprites.Measure(p.words().FromFile, st)) + size*1.15 + 9 + 30
}

// waysIn adds the buttons that bring a game in.
func (p *Page) waysIn(s *ui.Stage, r ui.Rect, size float64) {
	w := (r.W - 12) / 2
	for i, b := range p.ways() {
		b.Rect, b.Size = ui.R(r.X+float64(i)*(w+12), r.Y, w, r.H), size
		s.Button(b)
	}
}

// ways are these buttons without their places.
func (p *Page) ways() []ui.ButtonSpec {
	w := p.words()
	return []ui.ButtonSpec{
		{ID: "paste", Label: w.Paste, Icon: "paste", Gesture: ui.Pastes, Act: p.pasteGame},
		{ID: "file", Label: w.FromFile, Icon: "import", Gesture: ui.Chooses, Act: p.chooseFile},
	}
}

// waysInBanner adds them to the banner, where a low screen has room; only with their
// icons if that is little.
func (p *Page) waysInBanner(s *ui.Stage, f ui.Frame) {
	const high, gap, icons = 44.0, 8.0, 126.0
	size := 16 * min(f.Text, 1.4)
	r := ui.R(0, f.Safe.Y, p.wayWidth(size)*.92, high)
	right := f.Safe.Right() - icons
	title := f.Safe.X + 62 + sprites.Measure(p.Title(), ink.Sized(21)) + 20
	short := right-2*r.W-gap < title
	if short {
		r.W = squareWide
	}
	for i, b := range p.ways() {
		b.Rect, b.Size = r, size
		b.Rect.X = right - r.W - float64(1-i)*(r.W+gap)
		if b.Spoken = b.Label; short {
			square(s, b, b.Icon)
		} else {
			s.Button(b)
		}
	}
}

// scrolled adds a sheet with rows on it.
func (p *Page) scrolled(s *ui.Stage, sheet ui.Rect, side float64, compose func(*column)) {
	s.Put(sprites.Surface{Kind: sprites.Parchment, R: 9, Lift: sprites.Sheet, Line: true}, sheet)
	rows(s, sheet, side, &p.Scrolled, compose)
}

// rows composes rows that scroll in a box.
func rows(s *ui.Stage, box ui.Rect, side float64, at *app.Scrolled, compose func(*column)) {
	view := ui.R(box.X+5, box.Y+6, box.W-10, box.H-12)
	c := newColumn(s, view, box.X+side, box.Right()-side, view.Y+edge(s.Frame())-at.Offset())
	s.Clip(view)
	compose(c)
	s.EndClip()
	at.Bar(s, view, c.y+at.Offset()+12-view.Bottom())
}

// edge is kept free above the first row.
func edge(f ui.Frame) float64 {
	if f.Shape == ui.Landscape {
		return 6
	}
	return 14
}
