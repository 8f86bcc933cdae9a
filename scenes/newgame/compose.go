package newgame

import (
	"strconv"

	"treille/scenes"
	"treille/scenes/store"
	"treille/scenes/ui"
	"treille/sprites"
)

var (
	ink    = sprites.Style{Font: sprites.SC, Color: sprites.Ink}
	italic = sprites.Style{Font: sprites.Italic, Color: sprites.InkSoft}
	facts  = sprites.Style{Font: sprites.SansMedium, Color: sprites.InkSoft}
	body   = sprites.Style{Font: sprites.Serif, Color: sprites.Ink}
)

func sized(st sprites.Style, size float64) sprites.Style { st.Size = size; return st }

// Compose implements scenes.Scene.
func (p *Page) Compose(s *ui.Stage) {
	f := s.Frame()
	scenes.Cabinet(s)
	switch f.Shape {
	case ui.Desktop:
		p.desktop(s, f)
	default:
		p.phone(s, f)
	}
	p.room.Banner(s, p.room.Words.NewGame.Title, "", p.Back, p.icons())
	if p.edit != nil {
		p.edit.compose(s)
	}
}

func (p *Page) desktop(s *ui.Stage, f ui.Frame) {
	w := p.room.Words
	x := &w.Weinhaendler
	W, H := f.Full.W, f.Full.H
	t := min(f.Text, 1.3)
	shelf := H - 216
	s.Clip(ui.R(0, 58, 470, H))
	s.Put(sprites.Surface{Kind: sprites.Shelf, Top: 22}, ui.R(0, shelf, W, 30))
	s.EndClip()
	s.Put(sprites.Surface{Kind: sprites.Box, Print: sprites.BoxPrint{Game: game, Title: x.Title, Subtitle: x.Subtitle, Players: p.players()}}, ui.R(62, shelf-10-442, 300, 442))
	s.Button(ui.ButtonSpec{ID: "rules", Rect: ui.R(102, H-124, 220, 58), Label: w.App.Rules, Icon: "book", Size: 19 * min(f.Text, 1.4), Key: '?', Act: p.openRules})

	sheet := ui.R(444, 76, W-464, H-94)
	s.Put(sprites.Surface{Kind: sprites.Parchment, R: 12, Lift: sprites.Sheet, Line: true}, sheet)
	L, R := sheet.X+34, sheet.Right()-34
	s.Words(x.Title, L, sheet.Y+58, sized(ink, 40))
	fx := R
	for _, v := range []struct{ words, icon string }{{p.minutes(), "clock"}, {p.players(), "people"}} {
		st := sized(facts, 17*t).At(sprites.Right)
		s.Words(v.words, fx, sheet.Y+54, st)
		fw := sprites.Measure(v.words, st)
		s.Put(sprites.Surface{Kind: sprites.Icon, Icon: v.icon, Stroke: 1.8, Tint: sprites.InkSoft}, ui.R(fx-fw-28, sheet.Y+38, 20, 20))
		fx -= fw + 52
	}
	st := sized(body, 20*t)
	s.Paragraph(x.Summary, L, sheet.Y+96, st, st.Size*1.4, R-L)
	y0 := sheet.Y + 146
	if t > 1 {
		y0 += float64(len(ui.Wrap(x.Summary, st, R-L)))*st.Size*1.4 - 50
	}
	s.Put(sprites.Surface{Kind: sprites.DoubleRule}, ui.R(L, y0, R-L, 5))
	s.Words(w.NewGame.Seats, L, y0+43, sized(ink, 19*t))
	p.seatCount(s, ui.R(L+max(70, sprites.Measure(w.NewGame.Seats, sized(ink, 19*t))+16), y0+14, 156, 44), 18)
	rh := min(80, (sheet.Bottom()-128-(y0+68))/float64(p.max))
	y := y0 + 68
	wide := min(512, (R-L)*0.68)
	cx := R - wide
	for i := range p.seats {
		yy := y + float64(i)*rh
		s.Put(sprites.Surface{Kind: sprites.Hairline}, ui.R(L, yy, R-L, 1))
		s.Piece(sprites.Look{ID: "common/crest-" + p.seats[i].Crest, Lift: sprites.Token}, L+2, yy+rh/2-22, 40)
		name := sized(ink, 22*t)
		s.Name(p.seats[i].Name, L+58, yy+rh/2+7, cx-L-58-44, name)
		nw := min(sprites.Measure(p.seats[i].Name, name), cx-L-58-44)
		s.Put(sprites.Surface{Kind: sprites.Icon, Icon: "pencil", Stroke: 1.7, Tint: sprites.InkSoft}, ui.R(L+58+nw+14, yy+rh/2-9, 17, 17))
		p.editControl(s, i, ui.R(L, yy+5, cx-L-16, rh-10))
		p.kind(s, i, ui.R(cx, yy+(rh-48)/2, wide, 48), 17*t)
	}
	yy := y + float64(len(p.seats))*rh
	s.Put(sprites.Surface{Kind: sprites.Hairline}, ui.R(L, yy, R-L, 1))
	if len(p.seats) < p.max {
		p.freeRow(s, ui.R(L, yy, R-L, rh), ui.R(cx, yy+(rh-46)/2, wide, 46), 40, 18*t)
		yy += rh
	}
	fy := sheet.Bottom() - 106
	s.Put(sprites.Surface{Kind: sprites.DoubleRule}, ui.R(L, fy-18, R-L, 5))
	p.seedField(s, ui.R(L, fy, 270, 84), t)
	start := ui.R(R-296, fy+2, 296, 74)
	s.Button(ui.ButtonSpec{ID: "start", Rect: start, Label: w.NewGame.Start, Primary: true, Size: 26 * min(f.Text, 1.4), Act: p.start})
	note := sized(italic, 17*t).At(sprites.Right)
	lines := ui.Wrap(p.summary(), note, start.X-22-(L+290))
	if start.X-22-(L+290) < 110 {
		lines = nil
	}
	for i, l := range lines {
		s.Words(l, start.X-22, start.CY()+5+(float64(i)-float64(len(lines)-1)/2)*note.Size*1.3, note)
	}
}

func (p *Page) players() string {
	return p.room.Words.Home.Players.With("min", strconv.Itoa(p.min), "max", strconv.Itoa(p.max))
}

// minutes is how long a game takes among people.
func (p *Page) minutes() string {
	return p.room.Words.NewGame.Minutes.With("min", "30", "max", "45")
}

func (p *Page) seatCount(s *ui.Stage, r ui.Rect, size float64) {
	var items []ui.Choice
	for n := p.min; n <= p.max; n++ {
		items = append(items, ui.Choice{Label: strconv.Itoa(n)})
	}
	s.Segmented("seats", p.room.Words.NewGame.Seats, r, items, len(p.seats)-p.min, size, func(i int) { p.setSeats(p.min + i) })
}

// kind is the choice between a person and a computer player.
func (p *Page) kind(s *ui.Stage, i int, r ui.Rect, size float64) {
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
		Act: func() { p.editSeat(i) }})
}

// freeRow offers the seat that is still free.
func (p *Page) freeRow(s *ui.Stage, row, button ui.Rect, crest, size float64) {
	w := p.room.Words
	free := p.freeSeat(len(p.seats))
	s.Add(ui.Item{Kind: ui.Piece, Look: sprites.Look{ID: "common/crest-" + free.Crest}, Box: ui.R(row.X+2, row.CY()-crest*0.56, crest, 0), Alpha: 0.3})
	st := sized(italic, size)
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
	label := sized(sprites.Style{Font: sprites.SansMedium, Color: sprites.Ink}, 17*t)
	s.Words(w.NewGame.Seed, r.X, r.Y+28, label)
	lw := max(50, sprites.Measure(w.NewGame.Seed, label)+12)
	field := ui.R(r.X+lw, r.Y, r.W-lw, 44)
	s.Put(sprites.Surface{Kind: sprites.Field}, field)
	st := sized(sprites.Style{Font: sprites.SansMedium, Color: sprites.Ink}, 18)
	words := p.seed
	if words == "" && !p.typing {
		words, st = w.NewGame.SeedRandom, sized(italic, 17*t)
	}
	st.Size = ui.FitSize(words, st, field.W-28)
	s.Words(words, field.X+14, field.Y+28, st)
	if p.typing {
		s.Put(sprites.Surface{Kind: sprites.Caret}, ui.R(field.X+16+sprites.Measure(words, st), field.Y+10, 2, 24))
	}
	s.Control(ui.Control{ID: "seed", Label: w.NewGame.Seed + ": " + words + ". " + w.NewGame.SeedMeaning, Rect: field, Act: func() { p.askSeed(field) }})
	note := sized(sprites.Style{Font: sprites.Sans, Color: sprites.InkSoft}, 16*t)
	s.Paragraph(w.NewGame.SeedMeaning, r.X, r.Y+66, note, 18*t, r.W+8)
}

// phone is the page for a phone, upright or sideways: the seats scroll if there
// is not room for all.
func (p *Page) phone(s *ui.Stage, f ui.Frame) {
	w := p.room.Words
	x := &w.Weinhaendler
	side := f.Shape == ui.Sideways
	col := f.Column(480)
	if side {
		col = f.Column(820)
	}
	t := f.Text
	bt := min(t, 1.35)
	top := f.Safe.Y + scenes.BannerHeight(f) + 10
	bh := 58 * bt
	bottom := col.Bottom() - 24 - bh
	if side {
		bottom = col.Bottom() - 12 - bh
	}
	sheet := ui.R(col.X+12, top, col.W-24, bottom-12-top)
	if !side {
		sheet.H -= 58 * bt
	}
	s.Put(sprites.Surface{Kind: sprites.Parchment, R: 9, Lift: sprites.Sheet, Line: true}, sheet)
	inner := ui.R(sheet.X+5, sheet.Y+7, sheet.W-10, sheet.H-14)
	s.Clip(inner)
	L, R := sheet.X+18, sheet.Right()-18
	y := sheet.Y - p.scroll
	if !side {
		s.Piece(sprites.Look{ID: "home/label-" + game}, L+2, y+18, 92)
		tx := L + 112
		title := sized(ink, 27)
		title.Size = ui.FitSize(x.Title, title, R-tx)
		s.Words(x.Title, tx, y+40, title)
		for i, v := range []struct{ words, icon string }{{p.players(), "people"}, {p.minutes(), "clock"}} {
			yy := y + 67 + float64(i)*25
			st := sized(facts, 16*min(t, 1.3))
			st.Size = ui.FitSize(v.words, st, R-tx-26)
			s.Put(sprites.Surface{Kind: sprites.Icon, Icon: v.icon, Stroke: 1.7, Tint: sprites.InkSoft}, ui.R(tx, yy-15, 18, 18))
			s.Words(v.words, tx+26, yy, st)
		}
		sub := sized(italic, 17).In(sprites.Ink)
		s.Words(x.Subtitle, tx, y+118, sub)
		st := sized(body, 17*t)
		y = s.Paragraph(x.Summary, L, y+133+17*t, st, st.Size*1.32, R-L) - st.Size*1.32 + 14
		s.Put(sprites.Surface{Kind: sprites.DoubleRule}, ui.R(L, y, R-L, 5))
	} else {
		y += 8
	}
	s.Words(w.NewGame.Seats, L, y+38, sized(ink, 18*min(t, 1.3)))
	p.seatCount(s, ui.R(R-192, y+10, 192, 44), 18)
	if side {
		st := sized(italic, 16)
		s.Words(ui.Ellipsis(p.summary(), st, R-210-L-90), L+90, y+38, st)
	}
	y += 62
	rh := max(59, 30*t+20)
	wide := 184.0
	if side {
		wide = 300
	}
	for i := range p.seats {
		yy := y + float64(i)*rh
		s.Put(sprites.Surface{Kind: sprites.Hairline}, ui.R(L, yy, R-L, 1))
		s.Piece(sprites.Look{ID: "common/crest-" + p.seats[i].Crest, Lift: sprites.Token}, L, yy+rh/2-19, 34)
		room := R - wide - 8 - (L + 44) - 20
		name := sized(ink, 19)
		s.Name(p.seats[i].Name, L+44, yy+rh/2-3, room, name)
		nw := min(sprites.Measure(p.seats[i].Name, name), room)
		s.Put(sprites.Surface{Kind: sprites.Icon, Icon: "pencil", Stroke: 1.6, Tint: sprites.InkSoft}, ui.R(L+51+nw, yy+rh/2-17, 14, 14))
		note := w.NewGame.HumanNote
		if p.seats[i].Kind != store.Human {
			note = w.NewGame.ComputerNote
		}
		st := sized(italic, 14.5*min(t, 1.3))
		s.Words(ui.Ellipsis(note, st, room+20), L+44, yy+rh/2+16, st)
		p.editControl(s, i, ui.R(L, yy+4, R-wide-8-L, rh-8))
		p.kind(s, i, ui.R(R-wide, yy+(rh-45)/2, wide, 45), 16*min(t, 1.2))
	}
	y += float64(len(p.seats)) * rh
	s.Put(sprites.Surface{Kind: sprites.Hairline}, ui.R(L, y, R-L, 1))
	if len(p.seats) < p.max {
		p.freeRow(s, ui.R(L, y, R-L, rh), ui.R(R-wide+1, y+(rh-46)/2, wide-2, 46), 34, 16*min(t, 1.2))
		y += rh
		s.Put(sprites.Surface{Kind: sprites.Hairline}, ui.R(L, y, R-L, 1))
	}
	p.moreRow(s, ui.R(L, y, R-L, 48))
	y += 48
	if p.more {
		p.seedField(s, ui.R(L, y+4, R-L, 84), min(t, 1.3))
		y += 84
	}
	s.EndClip()
	p.limit = max(0, y+p.scroll+10-sheet.Bottom())
	s.ScrollBar(inner, p.scroll, p.limit)
	if p.scroll > p.limit {
		p.scroll = p.limit
		p.room.Changed()
	}
	rules := ui.ButtonSpec{ID: "rules", Label: w.App.Rules, Icon: "book", Size: 18 * bt, Key: '?', Act: p.openRules}
	start := ui.ButtonSpec{ID: "start", Label: w.NewGame.Start, Primary: true, Size: 24 * bt, Act: p.start}
	if side {
		rules.Rect = ui.R(col.X+12, bottom, 180, bh)
		start.Rect = ui.R(col.X+204, bottom, col.W-216, bh)
	} else {
		rules.Rect = ui.R(col.X+12, bottom-58*bt, col.W-24, 48*bt)
		start.Rect = ui.R(col.X+12, bottom, col.W-24, bh)
	}
	s.Button(rules)
	s.Button(start)
}

// moreRow folds the seed away, and out.
func (p *Page) moreRow(s *ui.Stage, r ui.Rect) {
	w := p.room.Words
	st := sized(ink, 18)
	s.Words(w.NewGame.More, r.X, r.Y+31, st)
	seed := p.seed
	if seed == "" {
		seed = w.NewGame.SeedRandom
	}
	x := r.X + sprites.Measure(w.NewGame.More, st) + 16
	note := sized(italic, 16)
	s.Words(ui.Ellipsis(w.NewGame.SeedNote.With("seed", seed), note, r.Right()-30-x), x, r.Y+31, note)
	icon := "down"
	label := w.App.More
	if p.more {
		icon, label = "minus", w.App.Less
	}
	s.Put(sprites.Surface{Kind: sprites.Icon, Icon: icon, Stroke: 2, Tint: sprites.InkSoft}, ui.R(r.Right()-22, r.Y+16, 20, 20))
	s.Control(ui.Control{ID: "more", Label: label, Rect: ui.R(r.X, r.Y+4, r.W, 44), Checked: p.more, Act: func() {
		if p.more = !p.more; p.more {
			p.scroll = p.limit + 84 // what unfolds comes into sight
		}
	}})
}
