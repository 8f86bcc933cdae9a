package newgame

import (
	"treille/scenes"
	"treille/scenes/store"
	"treille/scenes/table"
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
}

// column is the page for a phone, a tablet or a small window: the seats scroll if
// there is not room for all.
func (p *Page) column(s *ui.Stage, f ui.Frame) {
	col := f.Column(480)
	if f.Shape.Large() {
		col = f.Column(740)
	}
	bt := min(f.Text, 1.35)
	top := f.Safe.Y + scenes.BannerHeight(f) + 8
	margin, bh := 24.0, 62*bt
	if col.H < shortPhone {
		margin = 10
	}
	bottom := col.Bottom() - margin - bh
	sheet := ui.R(col.X+8, top, col.W-16, bottom-12-top)
	if f.Shape.Large() && p.needs > 0 {
		sheet.H = min(sheet.H, p.needs) // as high as its seats
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
func (p *Page) sideways(s *ui.Stage, f ui.Frame) (named bool) {
	c := f.Safe
	top := c.Y + scenes.BannerHeight(f) + 10
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
	options := len(p.kind.Game.OptionNames())
	room := side.H - seatsRoom - moreHeight - float64(options)*optionHeight
	if p.more {
		room -= seedHeight
	}
	if named = room >= nameRoom; named {
		p.nameLow(s, L, R, y, t)
		y += nameRoom
	}
	p.seatRow(s, L, R, y-5, head.Sized(19*t))
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
	w := p.room.Words
	s.Piece(sprites.Look{ID: "home/label-" + p.kind.Name()}, L+1, y+13, 54)
	x, title := L+70, ink.Sized(28)
	title.Size = ui.FitSize(p.kind.About(w).Title, title, R-x)
	s.Words(p.kind.About(w).Title, x, y+40, title)
	st := facts.Sized(15.5 * t)
	if over := p.kind.PlayersShort().Width(st) + 12 + p.kind.LengthShort(w).Width(st); over > R-x {
		st.Size *= (R - x) / over
	}
	x = p.kind.PlayersShort().Draw(s, x, y+64, R-x, st) + 12
	p.kind.LengthShort(w).Draw(s, x, y+64, R-x, st)
	s.Put(sprites.Surface{Kind: sprites.DoubleRule}, ui.R(L, y+nameRoom-3, R-L, 5))
}

// scrolled adds a sheet, and on it what a list composes, which scrolls.
func (p *Page) scrolled(s *ui.Stage, sheet ui.Rect, f ui.Frame, compose func(*list)) {
	s.Put(sprites.Surface{Kind: sprites.Parchment, R: 9, Lift: sprites.Sheet, Line: true}, sheet)
	inner := ui.R(sheet.X+5, sheet.Y+7, sheet.W-10, sheet.H-14)
	s.Clip(inner)
	l := list{Page: p, s: s, L: sheet.X + 18, R: sheet.Right() - 18, y: sheet.Y - p.scroll, foot: sheet.Bottom() - p.scroll, t: f.Text, large: f.Shape.Large()}
	if l.large {
		l.L, l.R = l.L+16, l.R-16
	}
	compose(&l)
	s.EndClip()
	if needs := l.y + p.scroll + 10 - sheet.Y; needs != p.needs {
		p.needs = needs
		p.room.Changed()
	}
	p.limit = max(0, p.needs-4-sheet.H)
	s.ScrollBar(inner, p.scroll, p.limit)
	if p.scroll > p.limit {
		p.scroll = p.limit
		p.room.Changed()
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

// seatRows are the rows of the seats. On a phone they share what is left of the
// sheet.
func (l *list) seatRows() {
	n := len(l.seats)
	if n < l.max {
		n++
	}
	low := l.s.Frame().Shape == ui.Sideways
	least, most := max(59, 30*l.t+20), 70.0
	wide := 184.0
	after := 4 + moreHeight + float64(len(l.kind.Game.OptionNames()))*optionHeight + 8
	switch {
	case l.large:
		least, wide = max(70, least), 330
		if most = 74; l.s.Frame().Shape == ui.Tablet {
			most = 88
		}
	case low:
		wide, after = max(min(210, (l.R-l.L)*.5), 148), 7
		l.y += 7
		least, most = max(59, least), 64
	case l.R-l.L < 280:
		wide = 140
	}
	rh := max(least, min(most, (l.foot-after-l.y)/float64(n)))
	l.s.Group(rowsGroup, func() {
		for i := range l.seats {
			l.seat(i, rh, wide, !low || i > 0)
		}
		if len(l.seats) < l.max {
			l.hair()
			l.freeRow(l.s, ui.R(l.L, l.y, l.R-l.L, rh), ui.R(l.R-wide+1, l.y+(rh-46)/2, wide-2, 46), 34, 16*min(l.t, 1.2))
			l.y += rh
		}
	})
}

func (l *list) hair() {
	l.s.Put(sprites.Surface{Kind: sprites.Hairline}, ui.R(l.L, l.y, l.R-l.L, 1))
}

// name says what the game is.
func (l *list) name() {
	s, w := l.s, l.room.Words
	s.Piece(sprites.Look{ID: "home/label-" + l.kind.Name()}, l.L+2, l.y+21, 77)
	x := l.L + 96
	title := ink.Sized(36)
	title.Size = ui.FitSize(l.kind.About(w).Title, title, l.R-x)
	s.Words(l.kind.About(w).Title, x, l.y+54, title)
	st := facts.Sized(16 * min(l.t, 1.3))
	players, length := l.kind.PlayersShort(), l.kind.Length(w)
	if l.large {
		players = l.kind.Players(w)
	}
	if over := players.Width(st) + 16 + length.Width(st); over > l.R-x {
		length = l.kind.LengthShort(w)
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
	l.seatRow(l.s, l.L, l.R, l.y, head.Sized(20*min(l.t, 1.3)))
	l.y += 66
}

// seat is a row with crest and name, which edits them, and who plays.
func (l *list) seat(i int, rh, wide float64, line bool) {
	s, w, y, seat := l.s, l.room.Words, l.y, l.seats[i]
	if line {
		l.hair()
	}
	crest, name := 38.0, ink.Sized(20)
	if wide < 150 {
		crest, name = 32, ink.Sized(18)
	}
	s.Piece(sprites.Look{ID: table.CrestArt(seat.Crest), Lift: sprites.Token}, l.L, y+rh/2-crest*.56, crest)
	x := l.L + crest + 10
	room := l.R - wide - 8 - x - 20
	s.Name(seat.Name, x, y+rh/2-2, room, name)
	nw := min(sprites.Measure(seat.Name, name), room)
	s.Put(sprites.Surface{Kind: sprites.Icon, Icon: "pencil", Stroke: 1.6, Tint: sprites.InkSoft}, ui.R(x+7+nw, y+rh/2-16, 14, 14))
	note := w.NewGame.HumanNote
	if seat.Kind != store.Human {
		note = w.NewGame.ComputerNote
	}
	st := italic.Sized(15 * min(l.t, 1.3))
	if st.Size = ui.FitSize(note, st, room+20); st.Size >= 13 { // else the choice beside it says it
		s.Words(note, x, y+rh/2+18, st)
	}
	l.editControl(s, i, ui.R(l.L, y+4, l.R-wide-8-l.L, rh-8))
	l.whoPlays(s, i, ui.R(l.R-wide, y+(rh-46)/2, wide, 46), 16*min(l.t, 1.2))
	l.y += rh
}
