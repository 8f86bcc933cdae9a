package newgame

import (
	"treille/scenes/app"
	"treille/scenes/ui"
	"treille/sprites"
)

// A list goes down the sheet of a phone or a tablet: what the game is, its seats,
// its options, the seed.
type list struct {
	*Page
	s       *ui.Stage
	L, R, y float64 // edges, and how far it has come
	foot    float64 // of the sheet
	t       float64 // size of text
	large   bool    // there is room for long words
	pointAt float64 // the middle of the row of the seat whose sheet stands beside it
}

// column is the page for a phone, a tablet or a small window: the seats scroll if
// there is not room for all.
func (p *Page) column(s *ui.Stage, f ui.Frame) {
	col := f.Column(480)
	if f.Shape.Large() {
		col = f.Column(740)
	}
	bt := min(f.Text, 1.35)
	top := f.Safe.Y + app.BannerHeight(f) + 8
	margin, bh := 24.0, 62*bt
	if col.H < shortPhone {
		margin = 10
	}
	bottom := col.Bottom() - margin - bh
	sheet := ui.R(col.X+8, top, col.W-16, bottom-12-top)
	if f.Shape.Large() && p.page.needs > 0 {
		sheet.H = min(sheet.H, p.page.needs+2*listIn+4) // as high as its seats
		bottom = sheet.Bottom() + 16
		if spare := col.Bottom() - bottom - bh - 24; spare > 0 {
			sheet.Y, bottom = sheet.Y+spare*0.4, bottom+spare*0.4
		}
	}
	p.scrolled(s, sheet, f, (*list).compose)
	p.startButton(s, ui.R(col.X+8, bottom, col.W-16, bh), 25*min(f.Text, 1.35))
}

// shortPhone is the height below which a phone held upright saves room.
const shortPhone = 700.0

// sideways: the seats at the left; the game, its options and the button beside them.
// It is false if there is no room to say which game it is.
func (p *Page) landscape(s *ui.Stage, f ui.Frame) (named bool) {
	c := f.Safe
	top := c.Y + app.BannerHeight(f) + 10
	foot := c.Bottom() - 8
	share := .587
	if c.W < 700 {
		share = .565
	}
	sheet := ui.R(c.X+8, top, (c.W-26)*share, foot-top)
	side := ui.R(sheet.Right()+10, top, c.Right()-8-sheet.Right()-10, 0)
	bh := min(74, max(54, sheet.H*.24))
	if f.LeftHand {
		side.X = c.X + 8
		sheet.X = side.Right() + 10
	}
	side.H = foot - bh - 10 - top
	p.scrolled(s, sheet, f, (*list).seatRows)
	t := min(f.Text, 1.2)
	s.Put(sprites.Surface{Kind: sprites.Parchment, R: 9, Lift: sprites.Sheet, Line: true}, side)
	L, R, y := side.X+15, side.Right()-15, side.Y
	options := len(p.spec.Game.OptionNames())
	room := side.H - seatsRoom - moreHeight - float64(options)*optionHeight
	if p.more {
		room -= seedHeight
	}
	if named = room >= nameRoom; named {
		p.nameLow(s, L, R, y, t)
		y += nameRoom
	}
	p.seatHead(s, L, R, y-5, head.Sized(19*t))
	y += seatsRoom
	s.Put(sprites.Surface{Kind: sprites.Hairline}, ui.R(L, y, R-L, 1))
	if room >= 0 || !p.more {
		if y = p.optionRows(s, row{L, y, R - L, min(t, 1.05), false}); options > 0 {
			s.Put(sprites.Surface{Kind: sprites.Hairline}, ui.R(L, y, R-L, 1))
		}
	}
	p.moreRows(s, row{L, y, R - L, t, false})
	p.startButton(s, ui.R(side.X, foot-bh, side.W, bh), 24*min(f.Text, 1.3))
	return named
}

// Heights of what stands beside the seats of a phone held sideways.
const (
	nameRoom  = 82.0
	seatsRoom = 58.0
)

// nameLow says what the game is.
func (p *Page) nameLow(s *ui.Stage, L, R, y, t float64) {
	w := p.app.Words
	s.Piece(sprites.Look{ID: "home/label-" + p.spec.Name()}, L+1, y+13, 54)
	x, title := L+70, ink.Sized(28)
	title.Size = ui.FitSize(p.spec.About(w).Title, title, R-x)
	s.Words(p.spec.About(w).Title, x, y+40, title)
	st := facts.Sized(15.5 * t)
	if over := p.spec.PlayersShort().Width(st) + 12 + p.spec.LengthShort(w).Width(st); over > R-x {
		st.Size *= (R - x) / over
	}
	x = p.spec.PlayersShort().Draw(s, x, y+64, R-x, st) + 12
	p.spec.LengthShort(w).Draw(s, x, y+64, R-x, st)
	s.Put(sprites.Surface{Kind: sprites.DoubleRule}, ui.R(L, y+nameRoom-3, R-L, 5))
}

// scrolled adds a sheet, and on it what a list composes, which scrolls.
func (p *Page) scrolled(s *ui.Stage, sheet ui.Rect, f ui.Frame, compose func(*list)) {
	s.Put(sprites.Surface{Kind: sprites.Parchment, R: 9, Lift: sprites.Sheet, Line: true}, sheet)
	p.scrolling(s, ui.R(sheet.X+5, sheet.Y+listIn, sheet.W-10, sheet.H-2*listIn), &p.page, func(y float64) float64 {
		l := list{Page: p, s: s, L: sheet.X + 18, R: sheet.Right() - 18, y: y - listIn, foot: sheet.Bottom() - p.page.at, t: f.Text, large: f.Shape.Large()}
		if l.large {
			l.L, l.R = l.L+12, l.R-12
		}
		compose(&l)
		return l.y
	})
}

// listIn is how far a list stands within its sheet, above and below.
const listIn = 7.0

// scrolling adds what compose adds from a height on, in a view in which it scrolls;
// compose returns where it ends.
func (p *Page) scrolling(s *ui.Stage, view ui.Rect, c *scroller, compose func(y float64) float64) {
	s.Clip(view)
	end := compose(view.Y - c.at)
	s.EndClip()
	if needs := end + c.at - view.Y; needs != c.needs {
		c.needs = needs
		p.app.Changed()
	}
	c.limit = max(0, c.needs-view.H)
	s.ScrollBar(view, c.at, c.limit)
	if c.at > c.limit {
		c.at = c.limit
		p.app.Changed()
	}
}

// compose adds all of a sheet held upright.
func (l *list) compose() {
	l.name()
	l.count()
	l.seatRows()
	l.s.Put(sprites.Surface{Kind: sprites.DoubleRule}, ui.R(l.L, l.y, l.R-l.L, 5))
	r := row{l.L, l.y + 4, l.R - l.L, min(l.t, 1.4), l.large}
	if r.y = l.optionRows(l.s, r); r.y > l.y+4 {
		l.s.Put(sprites.Surface{Kind: sprites.Hairline}, ui.R(l.L, r.y, l.R-l.L, 1))
	}
	l.y = l.moreRows(l.s, r)
}

func (l *list) hair() {
	l.s.Put(sprites.Surface{Kind: sprites.Hairline}, ui.R(l.L, l.y, l.R-l.L, 1))
}

// name says what the game is.
func (l *list) name() {
	s, w := l.s, l.app.Words
	x := l.L + 96
	title, st := ink.Sized(36), facts.Sized(16*min(l.t, 1.3))
	if l.beside {
		title.Size, st.Size = 44, 17
		l.y += 8
	}
	s.Piece(sprites.Look{ID: "home/label-" + l.spec.Name()}, l.L+2, l.y+21, 77)
	title.Size = ui.FitSize(l.spec.About(w).Title, title, l.R-x)
	s.Words(l.spec.About(w).Title, x, l.y+54, title)
	players, length := l.spec.PlayersShort(), l.spec.Length(w)
	if l.large {
		players = l.spec.Players(w)
	}
	if over := players.Width(st) + 16 + length.Width(st); over > l.R-x {
		length = l.spec.LengthShort(w)
		if over = players.Width(st) + 16 + length.Width(st); over > l.R-x {
			st.Size *= (l.R - x) / over
		}
	}
	end := players.Draw(s, x, l.y+82, l.R-x, st)
	length.Draw(s, end+16, l.y+82, l.R-end-16, st)
	l.y += 120
	s.Put(sprites.Surface{Kind: sprites.DoubleRule}, ui.R(l.L, l.y, l.R-l.L, 5))
}

// count is the number of seats.
func (l *list) count() {
	l.seatHead(l.s, l.L, l.R, l.y, head.Sized(20*min(l.t, 1.3)))
	l.y += 66
}
