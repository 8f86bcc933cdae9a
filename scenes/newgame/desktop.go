package newgame

import (
	"treille/scenes/table"
	"treille/scenes/ui"
	"treille/sprites"
)

// boxAndSheet is the width of a window with room for the box beside the sheet.
const boxAndSheet = 1120.0

// desktop: the box on its shelf at the left, the sheet with the seats beside it.
func (p *Page) desktop(s *ui.Stage, f ui.Frame) {
	W, H := f.Full.W, f.Full.H
	w := p.room.Words
	about := p.kind.About(w)
	shelf := H - 216
	s.Clip(ui.R(0, 58, 470, H))
	s.Put(sprites.Surface{Kind: sprites.Shelf, Top: 22}, ui.R(0, shelf, W, 30))
	s.EndClip()
	s.Put(sprites.Surface{Kind: sprites.Box, Print: sprites.BoxPrint{Game: p.kind.Name(), Title: about.Title, Subtitle: about.Subtitle,
		Players: p.kind.Players(w).Words}}, ui.R(62, shelf-10-442, 300, 442))
	s.Button(ui.ButtonSpec{ID: "rules", Rect: ui.R(102, H-124, 220, 58), Label: w.App.Rules, Icon: "book", Size: 19 * min(f.Text, 1.4), Key: '?', Act: p.openRules})

	sheet := ui.R(444, 76, W-464, H-94)
	s.Put(sprites.Surface{Kind: sprites.Parchment, R: 12, Lift: sprites.Sheet, Line: true}, sheet)
	t := min(f.Text, 1.3)
	L, R := sheet.X+34, sheet.Right()-34
	st := ink.Sized(44)
	s.Words(about.Title, L, sheet.Y+60, st)
	fs := facts.Sized(17 * t)
	x := R - p.kind.Players(w).Width(fs) - 24 - p.kind.Length(w).Width(fs)
	if x < L+sprites.Measure(about.Title, st)+20 {
		x = R - p.kind.PlayersShort().Width(fs) - 24 - p.kind.LengthShort(w).Width(fs)
		x = p.kind.PlayersShort().Draw(s, x, sheet.Y+56, R-x, fs) + 24
		p.kind.LengthShort(w).Draw(s, x, sheet.Y+56, R-x, fs)
	} else {
		x = p.kind.Players(w).Draw(s, x, sheet.Y+56, R-x, fs) + 24
		p.kind.Length(w).Draw(s, x, sheet.Y+56, R-x, fs)
	}
	p.seatsDesktop(s, sheet, sheet.Y+82, t)
	p.footDesktop(s, sheet, t)
}

// seatsDesktop adds the number of seats, a row for each, and the options.
func (p *Page) seatsDesktop(s *ui.Stage, sheet ui.Rect, y0, t float64) {
	L, R := sheet.X+34, sheet.Right()-34
	s.Put(sprites.Surface{Kind: sprites.DoubleRule}, ui.R(L, y0, R-L, 5))
	p.seatRow(s, L, R, y0+2, head.Sized(22*t))
	options := float64(len(p.kind.Game.OptionNames())) * optionRoom
	rh := min(84, (sheet.Bottom()-footRoom-options-(y0+70))/float64(p.max))
	wide := min(380, (R-L)*0.6)
	cx := R - wide
	yy := y0 + 70
	seat := func(i int) {
		seat := p.seats[i]
		s.Put(sprites.Surface{Kind: sprites.Hairline}, ui.R(L, yy, R-L, 1))
		crest := min(43, rh-18)
		s.Piece(sprites.Look{ID: table.CrestArt(seat.Crest), Lift: sprites.Token}, L+2, yy+rh/2-crest*.56, crest)
		name, room := ink.Sized(22*t), cx-L-58-44
		s.Name(seat.Name, L+58, yy+rh/2+7, room, name)
		nw := min(sprites.Measure(seat.Name, name), room)
		s.Put(sprites.Surface{Kind: sprites.Icon, Icon: "pencil", Stroke: 1.7, Tint: sprites.InkSoft}, ui.R(L+58+nw+14, yy+rh/2-9, 17, 17))
		p.editControl(s, i, ui.R(L, yy+4, cx-L-16, rh-8))
		p.whoPlays(s, i, ui.R(cx, yy+(rh-46)/2, wide, 46), 17*t)
		yy += rh
	}
	s.Group(rowsGroup, func() {
		for i := range p.seats {
			seat(i)
		}
		s.Put(sprites.Surface{Kind: sprites.Hairline}, ui.R(L, yy, R-L, 1))
		if len(p.seats) < p.max {
			p.freeRow(s, ui.R(L, yy, R-L, rh), ui.R(cx, yy+(rh-46)/2, wide, 46), min(40, rh-20), 18*t)
			yy += rh
		}
	})
	if options > 0 {
		s.Put(sprites.Surface{Kind: sprites.DoubleRule}, ui.R(L, yy, R-L, 5))
		p.optionRows(s, row{L, yy + 6, R - L, min(t, 1.15), true})
	}
}

// The room that an option takes on the sheet, and what stands at its foot.
const (
	optionRoom = 74.0
	footRoom   = 124.0
)

// footDesktop adds the seed, what will start, and the button that starts it.
func (p *Page) footDesktop(s *ui.Stage, sheet ui.Rect, t float64) {
	L, R := sheet.X+34, sheet.Right()-34
	y := sheet.Bottom() - 104
	s.Put(sprites.Surface{Kind: sprites.DoubleRule}, ui.R(L, y-16, R-L, 5))
	start := ui.R(R-296, y+4, 296, 74)
	left := 290.0
	if p.more {
		p.unfolded(s, ui.R(L, y, left, 84), t)
	} else {
		p.moreRows(s, row{L, y + 17, left, t, true})
	}
	p.startButton(s, start, 26*min(s.Frame().Text, 1.4))
	room := start.X - 22 - (L + left + 20)
	if room < 110 {
		return
	}
	note := italic.Sized(17 * t).At(sprites.Right)
	lines := ui.Wrap(p.summary(), note, room)
	s.Lines(lines, start.X-22, start.CY()+5, note.Size*1.3, note)
}

// unfolded is the seed with the button that folds it away.
func (p *Page) unfolded(s *ui.Stage, r ui.Rect, t float64) {
	p.seedField(s, r, t, 52)
	x := r.Right() - 22
	s.Put(sprites.Surface{Kind: sprites.Icon, Icon: "minus", Stroke: 2, Tint: sprites.InkSoft}, ui.R(x-10, r.Y+12, 20, 20))
	s.Control(ui.Control{ID: "more", Label: p.room.Words.App.Less, Rect: ui.R(x-22, r.Y, 44, 44), Checked: true, Act: func() { p.more = false }})
}
