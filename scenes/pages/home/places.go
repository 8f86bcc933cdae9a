package home

import (
	"treille/scenes/app"
	"treille/scenes/ui"
	"treille/sprites"
)

// textScale is how much larger what grows with the text is.
func (p *Page) textScale() float64 {
	if f := p.app.Frame(); !f.Shape.Large() {
		return min(f.Text, 1.35)
	}
	return min(p.app.Frame().Text, 1.4)
}

// buttonScale is how much larger the words of buttons are: as large as anywhere where the page scrolls.
func (p *Page) buttonScale() float64 {
	if p.scrolls() {
		return p.app.Frame().Caption()
	}
	return min(p.textScale(), 1.2)
}

// sheets are the game under way and, card wide, today's table side by side; where one is
// missing, the other takes the row.
func (p *Page) sheets(card, gap float64) ui.Part {
	today := p.todayRow().Growing()
	if !p.apart() {
		card *= onlineShare
	}
	if p.saved != nil && (p.apart() || p.online()) {
		part := today
		today = ui.Area(card, 0, func(s *ui.Stage, r ui.Rect) { s.Lay(part, r) }).GrowingBy(0)
	}
	return ui.Row(gap, p.continueSheet().Growing(), today)
}

// online reports whether there is a card for the tables on servers: where this device is at one, and in a
// window, as no address opens links there.
func (p *Page) online() bool { return p.line.Live() || p.app.Host != nil }

// onlineCard leads to the tables on servers.
func (p *Page) onlineCard() ui.Part {
	return ui.When(p.online(), p.line.Card(p.app.Frame().Shape.Large(), p.openOnline))
}

// todayRow is today's table, with the tables on the server beside it.
func (p *Page) todayRow() ui.Part {
	if !p.online() {
		return p.todayCard()
	}
	if p.scrolls() {
		return ui.Column(ui.Loose, p.todayCard(), p.onlineCard())
	}
	if f := p.app.Frame(); p.apart() && !f.Shape.Large() && (p.saved != nil || f.Safe.W < wideRow) {
		return ui.Rows(1, ui.Apart, p.todayShared(), p.onlineCard())
	}
	return ui.Row(ui.Apart, p.todayCard().GrowingBy(1), p.onlineCard().GrowingBy(1))
}

// desktop: the boxes on their shelf, below it the game under way and today's table,
// then what holds for all games.
func (p *Page) desktop(s *ui.Stage, f ui.Frame) {
	W, H := f.Full.W, f.Full.H
	s.Lay(ui.Column(ui.Far, p.title(84), goldRule(300, 14)), ui.R(0, 33, W, 100))
	p.vines(sprites.LeftVine, sprites.RightVine, f, 0, min(459, W/2-160), 184.0/459) // beside the title
	margin, gap, shelf := max(28, min(102, (W-860)*0.243)), min(44, W*0.0344), H-252
	p.furnish(sprites.Shelf(22), ui.R(0, shelf, W, 30))
	p.row(s, 0, len(p.kinds), len(p.kinds), ui.R(margin-7, 176, W-2*margin, shelf-10-176), gap)
	s.Lay(p.mine().Right(), ui.R(W/2, 15, W/2-22, capsuleHigh))
	wide := min(1277, W-2*margin+13)
	s.Lay(ui.Column(ui.Loose, p.sheets(wide*.528, 14).High(116), ui.Spring(), p.foot()), ui.R((W-wide)/2, shelf+54, wide, 182))
}

// foot is the row with the games that are kept, the statistics, languages, sound and
// settings.
func (p *Page) foot() ui.Part {
	row := func(short bool, languages float64) ui.Part {
		return ui.Row(14, p.kept(14, ui.Lead*p.textScale()).Roomy(372, 0), ui.Spring(), p.languages(short).Wide(languages), p.icons())
	}
	return ui.Either(row(false, 318).Firm(), row(true, 180)).High(54)
}

// tablet: the boxes on two shelves; below them the game under way, today's table, and
// what holds for all games.
func (p *Page) tablet(s *ui.Stage, f ui.Frame) {
	c := f.Column(760)
	p.vines(sprites.ShortLeftVine, sprites.ShortRightVine, f, 0, 175, 128.0/175)
	top := c.Y + 48
	s.Lay(p.mine().Right(), ui.R(f.Full.W/2, c.Y+10, c.Right()-10-f.Full.W/2, capsuleHigh))
	s.Lay(ui.Column(ui.Wide, ui.Column(ui.Far, p.title(78), goldRule(300, 14)), p.shelves(60, 18, 24).Pad(-10, 0).Growing(),
		p.continueSheet().High(116), p.todayRow().High(104), p.foot()), ui.R(c.X+20, top, c.W-40, c.Bottom()-32-top))
}

// scrolls reports whether the page of a phone is higher than its screen: large words need it.
func (p *Page) scrolls() bool { f := p.app.Frame(); return f.Text > 1 && !f.Shape.Large() }

// view is what it is seen through.
func (p *Page) view() ui.Rect {
	r := p.app.Frame().Safe
	r.H -= ui.Near
	return r
}

// scrolled is that page.
func (p *Page) scrolled(s *ui.Stage, f ui.Frame) {
	c := f.Column(widestRow)
	list := ui.Column(ui.Loose, ui.Stack(p.title(50), p.mine().Right().Top()), p.continueSheet(), p.rows(), p.todayRow(),
		p.kept(9, 17*p.buttonScale()), ui.Row(ui.Apart, p.languages(true).Growing(), p.icons()))
	p.Lay(s, list.Pad(c.X-f.Safe.X+8, 14).Around(func(_ *ui.Stage, r ui.Rect, inner func()) {
		p.vines(sprites.ShortLeftVine, sprites.ShortRightVine, f, r.Y, 84, .733)
		inner()
	}), p.view())
}

// above are words on that page, and the button below them.
func (p *Page) above(words, button ui.Part) ui.Part {
	return ui.Column(ui.Loose, words, button.High(todayHigh*p.textScale()))
}

// portrait: the boxes on two shelves; the game under way, today's table and the rest
// below.
func (p *Page) portrait(s *ui.Stage, f ui.Frame) {
	c, t := f.Column(480), p.textScale()
	title, vine, sheet, me := 50.0, 105.0, t, ui.Apart
	kept := p.kept(9, 17*min(f.Text, 1.41)).High(46 * t)
	saves, statistics := p.keptIcons()
	if c.H < app.ShortPhone {
		title, vine, sheet, kept, me = 40, 84, min(t, 1.15), ui.Part{}, ui.Tight
		s.Lay(statistics, ui.R(c.X+6, c.Y+3, ui.Target, ui.Target))
	} else {
		saves = ui.Part{}
	}
	p.vines(sprites.ShortLeftVine, sprites.ShortRightVine, f, f.Safe.Y, vine, .733)
	top := c.Y + 14
	s.Lay(p.mine(), ui.R(c.Right()-52, c.Y+me, ui.Target, ui.Target))
	s.Lay(ui.Column(ui.Apart, p.title(title), p.shelves(18, 12, 14).Growing(),
		p.continueSheet().High(82*sheet), p.todayRow().High(72*sheet), kept,
		ui.Row(ui.Apart, p.languages(true).Growing(), saves, p.icons())), ui.R(c.X+8, top, c.W-16, c.Bottom()-16-top))
}

// landscape: the boxes in one row with the title beside them; below the game under way
// and today's table, and what holds for all games.
func (p *Page) landscape(s *ui.Stage, f ui.Frame) {
	W, c := f.Full.W, f.Safe
	t := p.textScale()
	small := c.W < 700
	column, gap, title, card := 164.0, 17.0, 40.0, (c.W-28)/2
	saves, statistics := p.keptIcons()
	var more ui.Part
	apart := ui.Close
	if p.online() { // sheets that are pressed as a whole
		apart = ui.Apart
	}
	below := ui.Column(apart, p.sheets(card, ui.Apart).High(66*min(t, 1.2)), p.kept(ui.Apart, 17*min(t, 1.2)).High(ui.Target))
	if small {
		column, gap, title, card = 156, 12, 32, 218 // the leaf and the button
		if p.online() && p.saved != nil {
			card = 270 // the leaf, an icon, and the card beside them
		}
		more = ui.Row(ui.Apart, saves, statistics, p.mine())
		below = p.sheets(card, ui.Apart).High(66)
	} else {
		s.Lay(p.mine(), ui.R(c.Right()-ui.Target-ui.Apart, c.Y+ui.Apart, ui.Target, ui.Target))
		p.furnish(sprites.Surface{Kind: sprites.ShortRightVine}, ui.R(W-90, 0, 90, 65))
	}
	foot := ui.R(c.X+10, 0, c.W-20, s.HeightOf(below, c.W-20))
	foot.Y = c.Bottom() - 8 - foot.H
	boxes := ui.R(c.X+12, c.Y+16, c.W-column-12-18, foot.Y-27-(c.Y+16))
	_, h := boxSize(len(p.kinds), boxes, gap)
	spare := (boxes.H - h) / 2
	if small {
		spare *= .2 // the column beside them needs the height
	}
	boxes.H -= spare
	shelf := boxes.Bottom() + 4
	p.furnish(sprites.Shelf(12), ui.R(0, shelf, W, 13))
	p.row(s, 0, len(p.kinds), len(p.kinds), boxes, gap)
	s.Lay(ui.Column(ui.Apart, ui.Spring(), p.title(title), goldRule(132, 9).Dropped(1), more.Centred(), p.icons().Centred(), p.languages(true)),
		ui.R(c.Right()-column, c.Y+ui.Apart, column-8, shelf-16-c.Y-ui.Apart))
	s.Lay(below, foot)
}
