package home

import (
	"treille/scenes/ui"
	"treille/sprites"
)

// desktop: the boxes on their shelf, below it the game under way and what holds
// for all games. A single box stands larger, beside what the game is.
func (p *Page) desktop(s *ui.Stage, f ui.Frame) {
	W, H := f.Full.W, f.Full.H
	p.title(s, W/2, 95, 84)
	s.Put(sprites.Surface{Kind: sprites.GoldDiamondRule}, ui.R(W/2-150, 117, 300, 14))
	vine := min(459, W/2-160) // beside the title
	s.Put(sprites.Surface{Kind: sprites.LeftVine}, ui.R(0, 0, vine, vine*184/459))
	s.Put(sprites.Surface{Kind: sprites.RightVine}, ui.R(W-vine, 0, vine, vine*184/459))
	shelf := H - 224
	s.Put(sprites.Surface{Kind: sprites.Shelf, Top: 22}, ui.R(0, shelf, W, 30))
	t := min(f.Text, 1.4)
	top := 166.0
	if len(p.kinds) > 1 {
		width := min(W-120, 300*float64(len(p.kinds)))
		p.boxes(s, p.kinds, ui.R(W/2-width/2, top, width, shelf-10-top))
	} else {
		bh := shelf - 10 - top
		bw := bh / boxRatio
		x := W/2 - 430
		if W > 1320 {
			x = W/2 - 450
		}
		p.box(s, p.kinds[0], ui.R(x, top, bw, bh))
		p.leaflet(s, ui.R(x+bw+64, top+24, W/2+430-x-bw-64, bh-64), t)
	}
	p.belowShelf(s, W, H, t)
}

// leaflet says what the only game is, with its buttons.
func (p *Page) leaflet(s *ui.Stage, r ui.Rect, t float64) {
	about := p.kinds[0].About(p.room.Words)
	s.Put(sprites.Surface{Kind: sprites.Parchment, R: 12, Lift: sprites.Sheet, Line: true}, r)
	s.Words(about.Title, r.X+30, r.Y+58, sprites.Style{Font: sprites.SC, Size: 40, Color: sprites.Ink})
	s.Put(sprites.Surface{Kind: sprites.DoubleRule}, ui.R(r.X+30, r.Y+76, r.W-60, 5))
	st := sprites.Style{Font: sprites.Serif, Size: 20 * t, Color: sprites.Ink}
	foot := r.Bottom() - 88
	for float64(len(ui.Wrap(about.Summary, st, r.W-60)))*st.Size*1.35 > foot-r.Y-96 {
		st.Size -= 0.5
	}
	s.Paragraph(about.Summary, r.X+30, r.Y+90+st.Size, st, st.Size*1.35, r.W-60)
	w := min(260, (r.W-76)*0.62)
	p.newButton(s, ui.R(r.X+30, foot, w, 62), 23*t)
	p.rulesButton(s, ui.R(r.X+46+w, foot, r.W-76-w, 62), 19*t)
}

// belowShelf adds the game under way, the languages and the icons.
func (p *Page) belowShelf(s *ui.Stage, W, H, t float64) {
	y := H - 182
	left, right := W/2-215, W/2+215
	short := false
	if p.saved != nil {
		width, all := 624.0, min(1090, W-120)
		if short = all < 1090; short { // only the languages' short names have room
			width = all - 36 - 124 - 186
		}
		p.continueDesktop(s, ui.R(W/2-all/2, y, width, 150), t)
		left, right = W/2-all/2+width+36, W/2+all/2
	}
	p.languages(s, ui.R(left, y+48, right-left-124, 54), short, 18)
	p.icons(s, right-80, right-24, y+75)
	p.shelfIcon(s, right+32, y+75)
}

// tablet: the boxes above, one larger beside what the game is; below them the game
// under way, and what holds for all games.
func (p *Page) tablet(s *ui.Stage, f ui.Frame) {
	c, W, t := f.Column(760), f.Full.W, min(f.Text, 1.4)
	p.title(s, W/2, c.Y+104, 78)
	s.Put(sprites.Surface{Kind: sprites.GoldDiamondRule}, ui.R(W/2-150, c.Y+126, 300, 14))
	s.Put(sprites.Surface{Kind: sprites.ShortLeftVine}, ui.R(0, 0, 175, 128))
	s.Put(sprites.Surface{Kind: sprites.ShortRightVine}, ui.R(W-175, 0, 175, 128))
	y := c.Bottom() - 96
	p.languages(s, ui.R(W/2-300, y, 600-180, 54), false, 18)
	p.icons(s, W/2+300-78, W/2+300-22, y+27)
	p.shelfIcon(s, W/2+300-134, y+27)
	if p.saved != nil {
		y -= 150 + 36
		p.continueDesktop(s, ui.R(W/2-312, y, 624, 150), t)
	}
	top, shelf := c.Y+176, y-64
	if len(p.kinds) > 1 {
		p.shelves(s, c, top, shelf)
		return
	}
	w := 300.0
	h := min(shelf-10-top, w*boxRatio)
	if gap := shelf - 10 - top - h; gap > 0 {
		shelf -= gap / 2
	}
	w = h / boxRatio
	s.Put(sprites.Surface{Kind: sprites.Shelf, Top: 22}, ui.R(0, shelf, W, 30))
	p.box(s, p.kinds[0], ui.R(c.X+10, shelf-10-h, w, h))
	p.leaflet(s, ui.R(c.X+w+44, shelf-10-h+10, c.Right()-10-c.X-w-44, h-30), min(t, 1.2))
}

// portrait: the boxes above, the game under way, languages and buttons below.
func (p *Page) portrait(s *ui.Stage, f ui.Frame) {
	W := f.Full.W
	c := f.Column(480)
	t := min(f.Text, 1.35)
	s.Put(sprites.Surface{Kind: sprites.ShortLeftVine}, ui.R(0, f.Safe.Y, 105, 77))
	s.Put(sprites.Surface{Kind: sprites.ShortRightVine}, ui.R(W-105, f.Safe.Y, 105, 77))
	p.title(s, W/2, c.Y+58, 52)
	s.Put(sprites.Surface{Kind: sprites.GoldDiamondRule}, ui.R(W/2-96, c.Y+76, 192, 10))
	single := len(p.kinds) == 1
	buttons := c.Bottom() - 24 - 56*t
	languages := buttons - 12 - 46
	if !single {
		languages = c.Bottom() - 24 - 46
	}
	foot := languages - 14
	if p.saved != nil {
		foot -= 106 * t
		p.continuePhone(s, ui.R(c.X+12, foot, c.W-24, 106*t), t)
		foot -= 12
	}
	p.shelves(s, c, c.Y+112, foot-46)
	more := 0.0
	if len(p.shelf) > 0 {
		more = 54
	}
	p.languages(s, ui.R(c.X+12, languages, c.W-138-more, 46), true, 18)
	p.shelfIcon(s, c.Right()-146, languages+23)
	p.icons(s, c.Right()-92, c.Right()-38, languages+23)
	if single {
		p.rulesButton(s, ui.R(c.X+12, buttons, 130*t, 56*t), 18*t)
		p.newButton(s, ui.R(c.X+22+130*t, buttons, c.W-34-130*t, 56*t), 22*t)
	}
}

// shelves stands the boxes of a phone held upright between top and foot, two on a
// shelf.
func (p *Page) shelves(s *ui.Stage, c ui.Rect, top, foot float64) {
	W := s.Frame().Full.W
	if len(p.kinds) == 1 {
		w := min(min(foot-6-top, 460)/boxRatio, c.W-100)
		s.Put(sprites.Surface{Kind: sprites.Shelf, Top: 14}, ui.R(0, foot, W, 18))
		p.box(s, p.kinds[0], ui.R(W/2-w/2-8, foot-6-w*boxRatio, w, w*boxRatio))
		return
	}
	rows := (len(p.kinds) + 1) / 2
	h := (foot + 24 - top) / float64(rows)
	for i := range rows {
		y := top + float64(i+1)*h - 24
		s.Put(sprites.Surface{Kind: sprites.Shelf, Top: 14}, ui.R(0, y, W, 18))
		p.boxes(s, p.kinds[2*i:min(2*i+2, len(p.kinds))], ui.R(c.X+12, y-h+30, c.W-24, h-36))
	}
}

// sideways: the boxes at the left, everything else beside them.
func (p *Page) sideways(s *ui.Stage, f ui.Frame) {
	W, c := f.Full.W, f.Safe
	t := min(f.Text, 1.35)
	s.Put(sprites.Surface{Kind: sprites.ShortLeftVine}, ui.R(0, 0, 120, 88))
	s.Put(sprites.Surface{Kind: sprites.ShortRightVine}, ui.R(W-120, 0, 120, 88))
	shelf := c.Bottom() - 42
	s.Put(sprites.Surface{Kind: sprites.Shelf, Top: 14}, ui.R(0, shelf, W, 16))
	bh := shelf - 6 - c.Y - 28
	bw := bh / boxRatio
	x := c.X + 140
	single := len(p.kinds) == 1
	small := c.W < 700
	switch {
	case single && small:
		x = c.X + 20
		p.box(s, p.kinds[0], ui.R(x, shelf-6-bh, bw, bh))
	case single:
		bw = min(bw, c.W-140-60-50-leastColumn)
		bh = bw * boxRatio
		p.box(s, p.kinds[0], ui.R(x, shelf-6-bh, bw, bh))
	default:
		bw = c.W - min(450, c.W*0.54)
		x = c.X + 20
		p.boxes(s, p.kinds, ui.R(x, shelf-6-bh, bw, bh))
	}
	left, right := x+bw+60, c.Right()-50
	if !single || small {
		left, right = x+bw+20, c.Right()-16
	}
	y := c.Y + 86
	if small {
		p.title(s, (left+right)/2, c.Y+46, 42)
		y = c.Y + 62
	} else {
		p.title(s, (left+right)/2, c.Y+62, 54)
	}
	if p.saved != nil {
		h := 106 * t
		if small {
			h = min(h, c.Bottom()-y-66-46-12-14)
		}
		p.continuePhone(s, ui.R(left, y, right-left, h), t)
		y += h + 12
	} else {
		s.Put(sprites.Surface{Kind: sprites.GoldDiamondRule}, ui.R((left+right)/2-96, y-6, 192, 10))
		y += 40
	}
	if single {
		w := (right - left - 12) * 0.4
		p.rulesButton(s, ui.R(left, y, w, 54), 18*t)
		p.newButton(s, ui.R(left+w+12, y, right-left-w-12, 54), 21*t)
		y += 66
	}
	more := 0.0
	if len(p.shelf) > 0 {
		more = 56
	}
	p.languages(s, ui.R(left, y, right-left-124-more, 46), true, 18)
	p.shelfIcon(s, right-136, y+23)
	p.icons(s, right-80, right-24, y+23)
}
