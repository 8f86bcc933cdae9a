package gamepage

import (
	"treille/scenes/app"
	"treille/scenes/ui"
	"treille/sprites"
)

var (
	ink    = sprites.Style{Font: sprites.SC, Color: sprites.Ink}
	head   = sprites.Style{Font: sprites.SC, Color: sprites.Burgundy}
	italic = sprites.Style{Font: sprites.Italic, Color: sprites.Ink}
	soft   = sprites.Style{Font: sprites.Italic, Color: sprites.InkSoft}
	facts  = sprites.Style{Font: sprites.SansMedium, Color: sprites.InkSoft}
	body   = sprites.Style{Font: sprites.Serif, Color: sprites.Ink}
	number = sprites.Style{Font: sprites.SerifBold, Color: sprites.Burgundy}
)

// boxAndSheet is the width of a window with room for the box beside the sheet.
const boxAndSheet = 1120.0

// Compose implements app.Scene.
func (p *Page) Compose(s *ui.Stage) {
	f := s.Frame()
	app.Cabinet(s)
	p.record.small = false
	switch {
	case f.Shape == ui.Desktop && f.Full.W >= boxAndSheet:
		p.desktop(s, f)
	case f.Shape.Large():
		p.tablet(s, f)
	case f.Shape == ui.Landscape:
		p.landscape(s, f)
	default:
		p.portrait(s, f)
	}
	p.app.Banner(s, p.about().Title, "", p.Back, p.icons())
	p.day.Cover(s)
}

// desktop: the box on its shelf at the left, the sheet beside it.
func (p *Page) desktop(s *ui.Stage, f ui.Frame) {
	W, H := f.Full.W, f.Full.H
	about := p.about()
	shelf := H - 216
	s.Clip(ui.R(0, 58, 470, H))
	s.Put(sprites.Shelf(22), ui.R(0, shelf, W, 30))
	s.EndClip()
	printed := sprites.BoxPrint{Game: p.spec.Name(), Colours: p.spec.Box, Title: about.Title, Subtitle: about.Subtitle, Players: p.facts(false)[0].Words}
	box := ui.R(62, shelf-10-442, 300, 442)
	s.Put(sprites.Box(printed), box)
	s.Put(sprites.BoxWords(printed), box)
	p.recordPlate(s, ui.R(45, shelf+56, 352, 126), f.Text)
	p.large(s, ui.R(444, 76, W-464, H-94), f, false, false)
}

// tablet: the sheet alone, with the box's picture on it.
func (p *Page) tablet(s *ui.Stage, f ui.Frame) {
	col := f.Column(780)
	top := col.Y + app.BannerHeight(f) + 20
	h := min(col.Bottom()-20-top, 860)
	sheet := ui.R(col.X+12, top+(col.Bottom()-20-top-h)*.4, col.W-24, h)
	below := col.Bottom() - 20 - sheet.Bottom()
	plate := below > 100
	p.record.small = !plate && f.Text == 1
	p.large(s, sheet, f, h > 760, !plate)
	if plate {
		p.recordPlate(s, ui.R(sheet.X+60, sheet.Bottom()+(below-96)/2, sheet.W-120, 96), f.Text)
	}
}

// large is the sheet of a large screen. Large words go down it in rows, as on a
// phone, the last of them the record if that has no place elsewhere.
func (p *Page) large(s *ui.Stage, r ui.Rect, f ui.Frame, picture, record bool) {
	if f.Text == 1 {
		p.SetLimit(0)
		p.sheet(s, r, picture)
		return
	}
	const bh, gap = 74.0, 14.0
	high := bh
	if p.hasToday() { // in a row of its own
		high += 60 + gap
	}
	p.scrolled(s, ui.R(r.X, r.Y, r.W, r.H-high-gap), f, func(l *list) {
		l.L, l.R = l.L+16, l.R-16
		l.head()
		l.rows(true, record)
	})
	y := r.Bottom() - bh
	b := buttons{rules: ui.R(r.X, y, 230, bh), play: ui.R(r.Right()-340, y, 340, bh), small: 24, large: 32}
	if p.hasLesson() {
		b.play = ui.R(r.Right()-232, y, 232, bh)
		b.rules.W = 180
		b.learn = ui.R(b.rules.Right()+12, y, b.play.X-24-b.rules.Right(), bh)
	}
	if p.hasToday() {
		b.today = ui.R(r.X, r.Bottom()-high, r.W, 60)
	}
	b.compose(p, s)
}

// sheet is the sheet of a large screen: the game, three pictures of a round, the
// end, and the buttons.
func (p *Page) sheet(s *ui.Stage, r ui.Rect, picture bool) {
	s.Put(sprites.Surface{Kind: sprites.Parchment, R: 12, Lift: sprites.Sheet, Line: true}, r)
	L, R := r.X+34, r.Right()-34
	y := p.headLarge(s, r, picture)
	s.Put(sprites.Surface{Kind: sprites.DoubleRule}, ui.R(L, y, R-L, 5))
	s.Words(p.app.Words.GamePage.Round, L, y+38, head.Sized(22))
	foot := r.Bottom() - 104
	top := y + 54
	steps := ui.R(L, top, R-L, min(264, foot-98-top))
	p.steps(s, steps)
	s.Put(sprites.Surface{Kind: sprites.DoubleRule}, ui.R(L, steps.Bottom()+18, R-L, 5))
	p.endLarge(s, ui.R(L, steps.Bottom()+23, R-L, foot-4-steps.Bottom()-23))
	p.inRow(ui.R(L, foot+6, R-L, 62), 6, 19, 28).compose(p, s)
}

// headLarge says what the game is, and returns where that ends.
func (p *Page) headLarge(s *ui.Stage, r ui.Rect, picture bool) float64 {
	about := p.about()
	L, R, y := r.X+34, r.Right()-34, r.Y
	x := L
	if picture {
		s.Piece(sprites.Look{ID: "home/label-" + p.spec.Name()}, L, y+26, 116)
		x = L + 138
	}
	title := ink.Sized(54)
	st := facts.Sized(17)
	width := 0.0
	for i, v := range p.facts(false) {
		width += v.Width(st)
		if i > 0 {
			width += 26
		}
	}
	title.Size = max(38, ui.FitSize(about.Title, title, R-x-28-width))
	beside := !picture && sprites.Measure(about.Title, title)+28+width <= R-x
	if !beside {
		title.Size = 54
	}
	s.Words(about.Title, x, y+64, title)
	fx, fy := R-width, y+60
	if !beside {
		s.Words(about.Subtitle, x, y+90, italic.Sized(20))
		fx, fy = x, y+122
		if k := (R - x) / width; k < 1 {
			st.Size *= k
		}
	}
	for _, v := range p.facts(false) {
		fx = v.Draw(s, fx, fy, R-fx, st) + 26*st.Size/17
	}
	st = body.Sized(21)
	y = y + 112
	if !beside {
		y = r.Y + 194
		if !picture {
			y = fy + 36
		}
	}
	return s.Paragraph(about.Summary, L, y, st, st.Size*1.43, R-L) - st.Size*.4
}

// steps are the three pictures side by side, with an arrow from one to the next.
func (p *Page) steps(s *ui.Stage, r ui.Rect) {
	const gap = 14.0
	w := (r.W - 2*gap) / 3
	h := r.H
	for i, step := range p.words().Steps {
		c := ui.R(r.X+float64(i)*(w+gap), r.Y, w, h)
		s.Put(sprites.Surface{Kind: sprites.Plate, R: 9, Lift: sprites.Token}, c)
		s.Put(sprites.Surface{Kind: sprites.Bead}, ui.R(c.X+13, c.Y+14, 28, 28))
		s.Words(string(rune('1'+i)), c.X+27, c.Y+34, sprites.Style{Font: sprites.SerifBold, Size: 18, Color: sprites.Cream, Align: sprites.Middle})
		title := ink.Sized(22)
		title.Size = ui.FitSize(step.Title, title, w-52-16)
		s.Words(step.Title, c.X+52, c.Y+35, title)
		st := italic.Sized(18)
		lines := ui.Balance(step.Text, st, w-24)
		foot := c.Bottom() - 22 - float64(len(lines)-1)*st.Size*1.15
		for k, l := range lines {
			s.Words(l, c.CX(), foot+float64(k)*st.Size*1.15, st.At(sprites.Middle))
		}
		p.spec.PageArt.Steps[i].Draw(s, p.app.Words, ui.R(c.X+10, c.Y+48, w-20, foot-st.Size-8-c.Y-48), false)
		if i > 0 {
			x := c.X - gap/2
			s.Put(sprites.Surface{Kind: sprites.Knob}, ui.R(x-13, c.CY()-13, 26, 26))
			s.Put(sprites.Surface{Kind: sprites.Icon, Icon: "chevron", Stroke: 2, Tint: sprites.Ink}, ui.R(x-7.5, c.CY()-8, 16, 16))
		}
	}
}

// endLarge says how the game ends, after its picture.
func (p *Page) endLarge(s *ui.Stage, r ui.Rect) {
	const picture, left = 190.0, 46.0 // it stands at the right of its box
	p.spec.PageArt.End.Draw(s, p.app.Words, ui.R(r.X-left, r.CY()-30, picture, 60), true)
	x := r.X - left + picture + 24
	st := body.Sized(18)
	lines := ui.Wrap(p.words().End, st, r.Right()-x)
	y := r.Y + r.H/2 - (22+float64(len(lines))*st.Size*1.2)/2 + 18
	s.Words(p.app.Words.GamePage.End, x, y, head.Sized(22))
	for i, l := range lines {
		s.Words(l, x, y+24+float64(i)*st.Size*1.2, st)
	}
}
