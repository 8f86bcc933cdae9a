package home

import (
	"treille/scenes/ui"
	"treille/sprites"
)

// sheets adds the game under way and, card wide, today's table side by side; where one
// is missing, the other takes the row.
func (p *Page) sheets(s *ui.Stage, r ui.Rect, card, gap, t float64) {
	switch {
	case p.day.Kind() == nil && p.saved == nil:
	case p.day.Kind() == nil:
		p.continueSheet(s, r, t)
	case p.saved == nil:
		p.todayCard(s, r, t)
	default:
		p.continueSheet(s, ui.R(r.X, r.Y, r.W-gap-card, r.H), t)
		p.todayCard(s, ui.R(r.Right()-card, r.Y, card, r.H), t)
	}
}

// sheetsBelow adds them one below the other down to a line, with these heights, and
// returns where the first begins, a gap above it left free.
func (p *Page) sheetsBelow(s *ui.Stage, left, right, bottom, saved, card, gap, t float64) float64 {
	if p.day.Kind() != nil {
		bottom -= card
		p.todayCard(s, ui.R(left, bottom, right-left, card), t)
		bottom -= gap
	}
	if p.saved != nil {
		bottom -= saved
		p.continueSheet(s, ui.R(left, bottom, right-left, saved), t)
		bottom -= gap
	}
	return bottom
}

// desktop: the boxes on their shelf, below it the game under way and today's table,
// then what holds for all games.
func (p *Page) desktop(s *ui.Stage, f ui.Frame) {
	W, H := f.Full.W, f.Full.H
	p.title(W/2, 95, 84)
	s.Put(sprites.Surface{Kind: sprites.GoldDiamondRule}, ui.R(W/2-150, 117, 300, 14))
	vine := min(459, W/2-160) // beside the title
	p.furnish(sprites.Surface{Kind: sprites.LeftVine}, ui.R(0, 0, vine, vine*184/459))
	p.furnish(sprites.Surface{Kind: sprites.RightVine}, ui.R(W-vine, 0, vine, vine*184/459))
	margin, gap := max(28, min(102, (W-860)*0.243)), min(44, W*0.0344)
	shelf, row := H-252, H-70
	t := min(f.Text, 1.4)
	p.furnish(sprites.Shelf(22), ui.R(0, shelf, W, 30))
	p.row(s, 0, len(p.kinds), len(p.kinds), ui.R(margin-7, 176, W-2*margin, shelf-10-176), gap)
	wide := min(1277, W-2*margin+13)
	left, right := (W-wide)/2, (W+wide)/2
	p.sheets(s, ui.R(left, shelf+54, wide, 116), wide*.528, 14, t)
	p.foot(s, left, right, row, t)
}

// foot is the row with the games that are kept, the statistics, languages, sound and
// settings.
func (p *Page) foot(s *ui.Stage, left, right, y, t float64) {
	const icons = 124.0
	list, names := p.keptSpecs(18*t), 318.0
	kept := max(372, keptWidth(list[0])+keptWidth(list[1])+14)
	short := right-left-icons-names-14 < kept
	if short {
		names = 180
	}
	p.keptButtons(s, ui.R(left, y, min(kept, right-left-icons-names-14), 54), 14, 18*t)
	p.languages(s, ui.R(right-icons-names, y+1, names, 52), short, 18)
	p.icons(s, right-82, right-24, y+27)
}

// tablet: the boxes on two shelves; below them the game under way, today's table, and
// what holds for all games.
func (p *Page) tablet(s *ui.Stage, f ui.Frame) {
	c, W, t := f.Column(760), f.Full.W, min(f.Text, 1.4)
	p.title(W/2, c.Y+104, 78)
	s.Put(sprites.Surface{Kind: sprites.GoldDiamondRule}, ui.R(W/2-150, c.Y+126, 300, 14))
	p.furnish(sprites.Surface{Kind: sprites.ShortLeftVine}, ui.R(0, 0, 175, 128))
	p.furnish(sprites.Surface{Kind: sprites.ShortRightVine}, ui.R(W-175, 0, 175, 128))
	y := c.Bottom() - 86
	foot := p.sheetsBelow(s, c.X+20, c.Right()-20, y-22, 116, 104, 16, t)
	p.shelves(s, ui.R(c.X+10, c.Y+152, c.W-20, foot-6-c.Y-152), 60, 18, 24)
	p.foot(s, c.X+20, c.Right()-20, y, t)
}

// portrait: the boxes on two shelves; the game under way, today's table and the rest
// below.
func (p *Page) portrait(s *ui.Stage, f ui.Frame) {
	W := f.Full.W
	c := f.Column(480)
	t := min(f.Text, 1.35)
	short := c.H < shortPhone
	title, top := 50.0, c.Y+64
	vine := 105.0
	if short {
		title, top, vine = 40, c.Y+50, 84
	}
	p.furnish(sprites.Surface{Kind: sprites.ShortLeftVine}, ui.R(0, f.Safe.Y, vine, vine*.733))
	p.furnish(sprites.Surface{Kind: sprites.ShortRightVine}, ui.R(W-vine, f.Safe.Y, vine, vine*.733))
	p.title(W/2, top-10, title)
	y := c.Bottom() - 16 - 46
	more := 0.0
	if short {
		more = 54
		p.savesIcon(s, c.Right()-144, y+23)
		p.statisticsIcon(s, c.Right()-28, c.Y+25)
	}
	foot := y - 9
	if !short {
		foot -= 46 * t
		p.keptButtons(s, ui.R(c.X+8, foot, c.W-16, 46*t), 9, 17*min(f.Text, 1.41))
		foot -= 9
	}
	sheet := t
	if short {
		sheet = min(t, 1.15)
	}
	foot = p.sheetsBelow(s, c.X+8, c.Right()-8, foot, 82*sheet, 72*sheet, 8, sheet)
	p.shelves(s, ui.R(c.X+9, top, c.W-28, foot-2-top), 18, 12, 14)
	p.languages(s, ui.R(c.X+8, y, c.W-134-more, 46), true, 18)
	p.icons(s, c.Right()-90, c.Right()-36, y+23)
}

// shortPhone is the height below which a phone held upright saves room.
const shortPhone = 700.0

// sideways: the boxes in one row with the title beside them; below the game under way
// and today's table, and what holds for all games.
func (p *Page) landscape(s *ui.Stage, f ui.Frame) {
	W, c := f.Full.W, f.Safe
	t := min(f.Text, 1.35)
	small := c.W < 700
	column, gap, title := 164.0, 17.0, 40.0
	if small {
		column, gap, title = 142, 12, 32
	}
	boxes := ui.R(c.X+12, c.Y+16, c.W-column-12-18, 0)
	y, below := c.Bottom()-8, 66.0
	if !small {
		below = 66 * min(t, 1.2)
		y -= 44
		p.keptButtons(s, ui.R(c.X+10, y, c.W-20, 44), 8, 17*min(t, 1.2))
		y -= 6
	}
	y -= below
	boxes.H = y - 10 - 13 - 4 - boxes.Y
	_, h := boxSize(len(p.kinds), boxes, gap)
	spare := (boxes.H - h) / 2
	if small {
		spare *= .2 // the column beside them needs the height
	}
	boxes.H -= spare
	shelf := boxes.Bottom() + 4
	if !small {
		p.furnish(sprites.Surface{Kind: sprites.ShortRightVine}, ui.R(W-90, 0, 90, 65))
	}
	p.furnish(sprites.Shelf(12), ui.R(0, shelf, W, 13))
	p.row(s, 0, len(p.kinds), len(p.kinds), boxes, gap)
	p.beside(s, ui.R(c.Right()-column, c.Y, column-8, shelf-c.Y), title, small)
	r := ui.R(c.X+10, y, c.W-20, below)
	card := (r.W - 8) / 2
	if small {
		card = 218 // the leaf and the button
	}
	p.sheets(s, r, card, 8, t)
}

// beside is the column with the title, sound, settings and languages, on the shelf; and
// with the games that are kept and the statistics, if they have no buttons.
func (p *Page) beside(s *ui.Stage, r ui.Rect, title float64, saves bool) {
	cx, y := r.CX(), r.Bottom()-62
	w := min(144, r.W)
	p.languages(s, ui.R(cx-w/2, y, w, 46), true, 18)
	y -= 30
	p.icons(s, cx-28, cx+28, y)
	if saves {
		y -= 54
		p.savesIcon(s, cx-28, y)
		p.statisticsIcon(s, cx+28, y)
	}
	if y > 110 {
		s.Put(sprites.Surface{Kind: sprites.GoldDiamondRule}, ui.R(cx-66, y-36, 132, 9))
		y -= 16
	}
	p.title(cx, y-32, title)
}
