package gamepage

import (
	"treille/scenes"
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

// Compose implements scenes.Scene.
func (p *Page) Compose(s *ui.Stage) {
	f := s.Frame()
	scenes.Cabinet(s)
	switch {
	case f.Shape == ui.Desktop && f.Full.W >= boxAndSheet:
		p.desktop(s, f)
	case f.Shape.Large():
		p.tablet(s, f)
	case f.Shape == ui.Sideways:
		p.sideways(s, f)
	default:
		p.portrait(s, f)
	}
	p.room.Banner(s, p.about().Title, "", p.Back, p.icons())
}

// desktop: the box on its shelf at the left, the sheet beside it.
func (p *Page) desktop(s *ui.Stage, f ui.Frame) {
	W, H := f.Full.W, f.Full.H
	about := p.about()
	shelf := H - 216
	s.Clip(ui.R(0, 58, 470, H))
	s.Put(sprites.Surface{Kind: sprites.Shelf, Top: 22}, ui.R(0, shelf, W, 30))
	s.EndClip()
	s.Put(sprites.Surface{Kind: sprites.Box, Print: sprites.BoxPrint{Game: p.kind.Name(), Title: about.Title, Subtitle: about.Subtitle,
		Players: p.facts(false)[0].Words}}, ui.R(62, shelf-10-442, 300, 442))
	p.sheet(s, ui.R(444, 76, W-464, H-94), min(f.Text, 1.3), false)
}

// tablet: the sheet alone, with the box's picture on it.
func (p *Page) tablet(s *ui.Stage, f ui.Frame) {
	col := f.Column(780)
	top := col.Y + scenes.BannerHeight(f) + 20
	h := min(col.Bottom()-20-top, 860)
	p.sheet(s, ui.R(col.X+12, top+(col.Bottom()-20-top-h)*.4, col.W-24, h), min(f.Text, 1.3), true)
}

// sheet is the sheet of a large screen: the game, three pictures of a round, the
// end, and the buttons.
func (p *Page) sheet(s *ui.Stage, r ui.Rect, t float64, picture bool) {
	s.Put(sprites.Surface{Kind: sprites.Parchment, R: 12, Lift: sprites.Sheet, Line: true}, r)
	L, R := r.X+34, r.Right()-34
	y := p.headLarge(s, r, t, picture)
	s.Put(sprites.Surface{Kind: sprites.DoubleRule}, ui.R(L, y, R-L, 5))
	s.Words(p.room.Words.GamePage.Round, L, y+16+22*t, head.Sized(22*t))
	foot := r.Bottom() - 104
	top := y + 32 + 22*t
	steps := ui.R(L, top, R-L, min(264, foot-18-62*t-18-top))
	p.steps(s, steps, t)
	s.Put(sprites.Surface{Kind: sprites.DoubleRule}, ui.R(L, steps.Bottom()+18, R-L, 5))
	p.endLarge(s, ui.R(L, steps.Bottom()+23, R-L, foot-4-steps.Bottom()-23), t)
	s.Button(ui.ButtonSpec{ID: "rules", Rect: ui.R(L, foot+6, 204, 62), Label: p.room.Words.App.Rules, Icon: "book", Size: 19 * t, Key: '?', Act: p.openRules})
	s.Button(ui.ButtonSpec{ID: "play", Rect: ui.R(R-296, foot, 296, 74), Label: p.room.Words.GamePage.Play, Primary: true, Size: 28 * t, Act: p.play})
}

// headLarge says what the game is, and returns where that ends.
func (p *Page) headLarge(s *ui.Stage, r ui.Rect, t float64, picture bool) float64 {
	about := p.about()
	L, R, y := r.X+34, r.Right()-34, r.Y
	x := L
	if picture {
		s.Piece(sprites.Look{ID: "home/label-" + p.kind.Name()}, L, y+26, 116)
		x = L + 138
	}
	title := ink.Sized(54)
	st := facts.Sized(17 * t)
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
		s.Words(about.Subtitle, x, y+64+26*t, italic.Sized(20*t))
		fx, fy = x, y+64+58*t
		if k := (R - x) / width; k < 1 {
			st.Size *= k
		}
	}
	for _, v := range p.facts(false) {
		fx = v.Draw(s, fx, fy, R-fx, st) + 26*st.Size/(17*t)
	}
	st = body.Sized(21 * t)
	y = y + 112
	if !beside {
		y = max(fy+36*t, r.Y+164+30*t)
		if !picture {
			y = fy + 36*t
		}
	}
	return s.Paragraph(about.Summary, L, y, st, st.Size*1.43, R-L) - st.Size*.4
}

// steps are the three pictures side by side, with an arrow from one to the next.
func (p *Page) steps(s *ui.Stage, r ui.Rect, t float64) {
	const gap = 14.0
	w := (r.W - 2*gap) / 3
	h := r.H
	for i, step := range p.words().Steps {
		c := ui.R(r.X+float64(i)*(w+gap), r.Y, w, h)
		s.Put(sprites.Surface{Kind: sprites.Plate, R: 9, Lift: sprites.Token}, c)
		s.Put(sprites.Surface{Kind: sprites.Bead}, ui.R(c.X+13, c.Y+14, 28, 28))
		s.Words(string(rune('1'+i)), c.X+27, c.Y+34, sprites.Style{Font: sprites.SerifBold, Size: 18, Color: sprites.Cream, Align: sprites.Middle})
		title := ink.Sized(22 * min(t, 1.15))
		title.Size = ui.FitSize(step.Title, title, w-52-16)
		s.Words(step.Title, c.X+52, c.Y+35, title)
		st := italic.Sized(18 * t)
		lines := ui.Balance(step.Text, st, w-24)
		foot := c.Bottom() - 22 - float64(len(lines)-1)*st.Size*1.15
		for k, l := range lines {
			s.Words(l, c.CX(), foot+float64(k)*st.Size*1.15, st.At(sprites.Middle))
		}
		p.kind.Round.Steps[i].Draw(s, p.room.Words, ui.R(c.X+10, c.Y+48, w-20, foot-st.Size-8-c.Y-48), false)
		if i > 0 {
			x := c.X - gap/2
			s.Put(sprites.Surface{Kind: sprites.Knob}, ui.R(x-13, c.CY()-13, 26, 26))
			s.Put(sprites.Surface{Kind: sprites.Icon, Icon: "chevron", Stroke: 2, Tint: sprites.Ink}, ui.R(x-7.5, c.CY()-8, 16, 16))
		}
	}
}

// endLarge says how the game ends, after its picture.
func (p *Page) endLarge(s *ui.Stage, r ui.Rect, t float64) {
	const picture = 164.0
	p.kind.Round.End.Draw(s, p.room.Words, ui.R(r.X-16, r.CY()-30, picture, 60), true)
	x := r.X + picture + 8
	st := body.Sized(18 * t)
	lines := ui.Wrap(p.words().End, st, r.Right()-x)
	y := r.Y + r.H/2 - (22*t+float64(len(lines))*st.Size*1.2)/2 + 18*t
	s.Words(p.room.Words.GamePage.End, x, y, head.Sized(22*t))
	for i, l := range lines {
		s.Words(l, x, y+24*t+float64(i)*st.Size*1.2, st)
	}
}
