package newgame

import (
	"strconv"

	"treille/scenes"
	"treille/scenes/store"
	"treille/scenes/table"
	"treille/scenes/ui"
	"treille/sprites"
)

var (
	ink    = sprites.Style{Font: sprites.SC, Color: sprites.Ink}
	italic = sprites.Style{Font: sprites.Italic, Color: sprites.InkSoft}
	facts  = sprites.Style{Font: sprites.SansMedium, Color: sprites.InkSoft}
	body   = sprites.Style{Font: sprites.Serif, Color: sprites.Ink}
)

// Compose implements scenes.Scene.
func (p *Page) Compose(s *ui.Stage) {
	f := s.Frame()
	scenes.Cabinet(s)
	if f.Shape == ui.Desktop && f.Full.W >= boxAndSheet {
		p.desktop(s, f)
	} else {
		p.column(s, f)
	}
	p.room.Banner(s, p.room.Words.NewGame.Title, "", p.Back, p.icons())
	if p.edit != nil {
		p.edit.compose(s)
	}
}

// desktop: the box on its shelf at the left, the sheet with the seats beside it.
func (p *Page) desktop(s *ui.Stage, f ui.Frame) {
	W, H := f.Full.W, f.Full.H
	about := p.kind.About(p.room.Words)
	shelf := H - 216
	s.Clip(ui.R(0, 58, 470, H))
	s.Put(sprites.Surface{Kind: sprites.Shelf, Top: 22}, ui.R(0, shelf, W, 30))
	s.EndClip()
	s.Put(sprites.Surface{Kind: sprites.Box, Print: sprites.BoxPrint{Game: p.kind.Name(), Title: about.Title, Subtitle: about.Subtitle, Players: p.players()}}, ui.R(62, shelf-10-442, 300, 442))
	s.Button(ui.ButtonSpec{ID: "rules", Rect: ui.R(102, H-124, 220, 58), Label: p.room.Words.App.Rules, Icon: "book", Size: 19 * min(f.Text, 1.4), Key: '?', Act: p.openRules})

	sheet := ui.R(444, 76, W-464, H-94)
	s.Put(sprites.Surface{Kind: sprites.Parchment, R: 12, Lift: sprites.Sheet, Line: true}, sheet)
	t := min(f.Text, 1.3)
	y := p.headDesktop(s, sheet, t)
	p.seatsDesktop(s, sheet, y, t)
	p.footDesktop(s, sheet, t)
}

// headDesktop says what the game is. It returns where the seats begin.
func (p *Page) headDesktop(s *ui.Stage, sheet ui.Rect, t float64) float64 {
	about := p.kind.About(p.room.Words)
	L, R := sheet.X+34, sheet.Right()-34
	s.Words(about.Title, L, sheet.Y+58, ink.Sized(40))
	x := R
	for _, v := range []struct{ words, icon string }{{p.minutes(), "clock"}, {p.players(), "people"}} {
		st := facts.Sized(17 * t).At(sprites.Right)
		s.Words(v.words, x, sheet.Y+54, st)
		w := sprites.Measure(v.words, st)
		s.Put(sprites.Surface{Kind: sprites.Icon, Icon: v.icon, Stroke: 1.8, Tint: sprites.InkSoft}, ui.R(x-w-28, sheet.Y+38, 20, 20))
		x -= w + 52
	}
	st := body.Sized(20 * t)
	s.Paragraph(about.Summary, L, sheet.Y+96, st, st.Size*1.4, R-L)
	y := sheet.Y + 146
	if t > 1 {
		y += float64(len(ui.Wrap(about.Summary, st, R-L)))*st.Size*1.4 - 50
	}
	return y
}

// seatsDesktop adds the number of seats, and a row for each.
func (p *Page) seatsDesktop(s *ui.Stage, sheet ui.Rect, y0, t float64) {
	L, R := sheet.X+34, sheet.Right()-34
	w := p.room.Words
	s.Put(sprites.Surface{Kind: sprites.DoubleRule}, ui.R(L, y0, R-L, 5))
	s.Words(w.NewGame.Seats, L, y0+43, ink.Sized(19*t))
	p.seatCount(s, ui.R(L+max(70, sprites.Measure(w.NewGame.Seats, ink.Sized(19*t))+16), y0+14, 156, 44), 18)
	rh := min(80, (sheet.Bottom()-128-(y0+68))/float64(p.max))
	wide := min(512, (R-L)*0.68)
	cx := R - wide
	yy := y0 + 68
	row := func(i int) {
		seat := p.seats[i]
		s.Put(sprites.Surface{Kind: sprites.Hairline}, ui.R(L, yy, R-L, 1))
		s.Piece(sprites.Look{ID: table.CrestArt(seat.Crest), Lift: sprites.Token}, L+2, yy+rh/2-22, 40)
		name, room := ink.Sized(22*t), cx-L-58-44
		s.Name(seat.Name, L+58, yy+rh/2+7, room, name)
		nw := min(sprites.Measure(seat.Name, name), room)
		s.Put(sprites.Surface{Kind: sprites.Icon, Icon: "pencil", Stroke: 1.7, Tint: sprites.InkSoft}, ui.R(L+58+nw+14, yy+rh/2-9, 17, 17))
		p.editControl(s, i, ui.R(L, yy+5, cx-L-16, rh-10))
		p.whoPlays(s, i, ui.R(cx, yy+(rh-48)/2, wide, 48), 17*t)
		yy += rh
	}
	s.Group(rowsGroup, func() {
		for i := range p.seats {
			row(i)
		}
		s.Put(sprites.Surface{Kind: sprites.Hairline}, ui.R(L, yy, R-L, 1))
		if len(p.seats) < p.max {
			p.freeRow(s, ui.R(L, yy, R-L, rh), ui.R(cx, yy+(rh-46)/2, wide, 46), 40, 18*t)
		}
	})
}

// rowsGroup is the group of all that is in the rows of the seats: the keyboard goes
// through them with arrows.
const rowsGroup = "rows"

// footDesktop adds the seed, what will start, and the button that starts it.
func (p *Page) footDesktop(s *ui.Stage, sheet ui.Rect, t float64) {
	L, R := sheet.X+34, sheet.Right()-34
	y := sheet.Bottom() - 106
	s.Put(sprites.Surface{Kind: sprites.DoubleRule}, ui.R(L, y-18, R-L, 5))
	p.seedField(s, ui.R(L, y, 270, 84), t)
	start := ui.R(R-296, y+2, 296, 74)
	s.Button(ui.ButtonSpec{ID: "start", Rect: start, Label: p.room.Words.NewGame.Start, Primary: true, Size: 26 * min(s.Frame().Text, 1.4), Act: p.start})
	room := start.X - 22 - (L + 290)
	if room < 110 {
		return
	}
	note := italic.Sized(17 * t).At(sprites.Right)
	lines := ui.Wrap(p.summary(), note, room)
	for i, l := range lines {
		s.Words(l, start.X-22, start.CY()+5+(float64(i)-float64(len(lines)-1)/2)*note.Size*1.3, note)
	}
}

func (p *Page) players() string {
	return p.room.Words.Home.Players.With("min", strconv.Itoa(p.min), "max", strconv.Itoa(p.max))
}

// minutes is how long a game takes among people.
func (p *Page) minutes() string {
	return p.room.Words.NewGame.Minutes.With("min", strconv.Itoa(p.kind.Minutes[0]), "max", strconv.Itoa(p.kind.Minutes[1]))
}

func (p *Page) seatCount(s *ui.Stage, r ui.Rect, size float64) {
	var items []ui.Choice
	for n := p.min; n <= p.max; n++ {
		items = append(items, ui.Choice{Label: strconv.Itoa(n)})
	}
	s.Segmented("seats", p.room.Words.NewGame.Seats, r, items, len(p.seats)-p.min, size, func(i int) { p.setSeats(p.min + i) })
}

// whoPlays is the choice between a person and a computer player.
func (p *Page) whoPlays(s *ui.Stage, i int, r ui.Rect, size float64) {
	w := p.room.Words
	active := 0
	if p.seats[i].Kind != store.Human {
		active = 1
	}
	s.Segmented("seat/"+strconv.Itoa(i), p.seats[i].Name, r,
		[]ui.Choice{{Label: w.NewGame.Human}, {Label: w.NewGame.Computer}}, active, size, func(k int) {
			p.seats[i].Kind = store.Human
			if k == 1 {
				p.seats[i].Kind = store.Medium
			}
			p.keep()
		})
}

func (p *Page) editControl(s *ui.Stage, i int, r ui.Rect) {
	s.Control(ui.Control{ID: "edit/" + strconv.Itoa(i), Rect: r, Label: p.room.Words.NewGame.EditSeat.With("name", p.seats[i].Name),
		Types: true, Act: func() { p.editSeat(i) }})
}

// freeRow offers the seat that is still free.
func (p *Page) freeRow(s *ui.Stage, row, button ui.Rect, crest, size float64) {
	w := p.room.Words
	free := p.freeSeat(len(p.seats))
	s.Add(ui.Item{Kind: ui.Piece, Look: sprites.Look{ID: "common/crest-" + free.Crest}, Box: ui.R(row.X+2, row.CY()-crest*0.56, crest, 0), Alpha: 0.3})
	st := italic.Sized(size)
	words := w.NewGame.FreeSeat.With("seat", w.NewGame.SeatOrdinals[len(p.seats)])
	lines := ui.Wrap(words, st, button.X-row.X-crest-26)
	for i, l := range lines {
		s.Words(l, row.X+crest+10, row.CY()+6+(float64(i)-float64(len(lines)-1)/2)*st.Size*1.1, st)
	}
	s.Put(sprites.Surface{Kind: sprites.Dashed}, button)
	ls := sprites.Style{Font: sprites.SansBold, Size: size - 1, Color: sprites.Ink, Align: sprites.Middle}
	ls.Size = ui.FitSize(w.NewGame.AddPlayer, ls, button.W-44)
	lw := sprites.Measure(w.NewGame.AddPlayer, ls)
	s.Put(sprites.Surface{Kind: sprites.Icon, Icon: "plus", Stroke: 2, Tint: sprites.Ink}, ui.R(button.CX()-lw/2-14, button.CY()-9, 18, 18))
	s.Words(w.NewGame.AddPlayer, button.CX()+13, button.CY()+ls.Size*0.33, ls)
	s.Control(ui.Control{ID: "add", Label: w.NewGame.AddPlayer, Rect: button, Act: func() { p.setSeats(len(p.seats) + 1) }})
}

// seedField is the seed, below "More".
func (p *Page) seedField(s *ui.Stage, r ui.Rect, t float64) {
	w := p.room.Words
	label := sprites.Style{Font: sprites.SansMedium, Color: sprites.Ink, Size: 17 * t}
	s.Words(w.NewGame.Seed, r.X, r.Y+28, label)
	lw := max(50, sprites.Measure(w.NewGame.Seed, label)+12)
	field := ui.R(r.X+lw, r.Y, r.W-lw, 44)
	s.Put(sprites.Surface{Kind: sprites.Field}, field)
	st := sprites.Style{Font: sprites.SansMedium, Color: sprites.Ink, Size: 18}
	words := p.seed
	if words == "" && !p.typing {
		words, st = w.NewGame.SeedRandom, italic.Sized(17*t)
	}
	st.Size = ui.FitSize(words, st, field.W-28)
	s.Words(words, field.X+14, field.Y+28, st)
	if p.typing {
		s.Put(sprites.Surface{Kind: sprites.Caret}, ui.R(field.X+16+sprites.Measure(words, st), field.Y+10, 2, 24))
	}
	s.Control(ui.Control{ID: "seed", Label: w.NewGame.Seed + ": " + words + ". " + w.NewGame.SeedMeaning, Rect: field, Types: true, Act: func() { p.askSeed(field) }})
	note := sprites.Style{Font: sprites.Sans, Color: sprites.InkSoft, Size: 16 * t}
	s.Paragraph(w.NewGame.SeedMeaning, r.X, r.Y+66, note, 18*t, r.W+8)
}

// boxAndSheet is the width of a window with room for the box beside the sheet.
const boxAndSheet = 1120.0

// column is the page for a phone, a tablet or a small window: the seats scroll if
// there is not room for all.
func (p *Page) column(s *ui.Stage, f ui.Frame) {
	side := f.Shape == ui.Sideways
	col := f.Column(480)
	switch {
	case side:
		col = f.Column(820)
	case f.Shape.Large():
		col = f.Column(740)
	}
	bt := min(f.Text, 1.35)
	top := f.Safe.Y + scenes.BannerHeight(f) + 10
	bottom := col.Bottom() - 24 - 58*bt
	if side {
		bottom = col.Bottom() - 12 - 58*bt
	}
	sheet := ui.R(col.X+12, top, col.W-24, bottom-12-top)
	if f.Shape == ui.Portrait {
		sheet.H -= 58 * bt
	}
	if f.Shape.Large() && p.needs > 0 {
		sheet.H = min(sheet.H, p.needs) // as high as its seats
		bottom = sheet.Bottom() + 16
		if spare := col.Bottom() - bottom - 58*bt - 24; spare > 0 {
			sheet.Y, bottom = sheet.Y+spare*0.4, bottom+spare*0.4
		}
	}
	s.Put(sprites.Surface{Kind: sprites.Parchment, R: 9, Lift: sprites.Sheet, Line: true}, sheet)
	inner := ui.R(sheet.X+5, sheet.Y+7, sheet.W-10, sheet.H-14)
	s.Clip(inner)
	l := list{Page: p, s: s, L: sheet.X + 18, R: sheet.Right() - 18, y: sheet.Y - p.scroll, t: f.Text, side: side, large: f.Shape.Large()}
	if l.large {
		l.L, l.R = l.L+16, l.R-16
	}
	l.compose()
	s.EndClip()
	if needs := l.y + p.scroll + 14 - sheet.Y; needs != p.needs {
		p.needs = needs
		p.room.Changed()
	}
	p.limit = max(0, p.needs-4-sheet.H)
	s.ScrollBar(inner, p.scroll, p.limit)
	if p.scroll > p.limit {
		p.scroll = p.limit
		p.room.Changed()
	}
	p.buttons(s, col, bottom, bt, f.Shape != ui.Portrait)
}

// buttons adds rules and start, side by side or one above the other.
func (p *Page) buttons(s *ui.Stage, col ui.Rect, y, t float64, side bool) {
	w, h := p.room.Words, 58*t
	rules := ui.ButtonSpec{ID: "rules", Label: w.App.Rules, Icon: "book", Size: 18 * t, Key: '?', Act: p.openRules}
	start := ui.ButtonSpec{ID: "start", Label: w.NewGame.Start, Primary: true, Size: 24 * t, Act: p.start}
	if side {
		rules.Rect = ui.R(col.X+12, y, 180, h)
		start.Rect = ui.R(col.X+204, y, col.W-216, h)
	} else {
		rules.Rect = ui.R(col.X+12, y-h, col.W-24, 48*t)
		start.Rect = ui.R(col.X+12, y, col.W-24, h)
	}
	s.Button(rules)
	s.Button(start)
}
