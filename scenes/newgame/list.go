package newgame

import (
	"treille/scenes/store"
	"treille/scenes/table"
	"treille/scenes/ui"
	"treille/sprites"
)

// A list goes down the sheet of a phone or a tablet: what the game is, its seats,
// the seed.
type list struct {
	*Page
	s       *ui.Stage
	L, R, y float64 // edges, and how far it has come
	t       float64 // size of text
	side    bool    // the phone is held sideways: there is no room for what the game is
	large   bool    // there is room for long words
}

func (l *list) compose() {
	if l.side {
		l.y += 8
	} else {
		l.about()
	}
	l.count()
	rh := max(59, 30*l.t+20)
	wide := 184.0
	switch {
	case l.large:
		rh, wide = max(70, rh), 330
		if l.s.Frame().Shape == ui.Tablet {
			rh = max(88, rh)
		}
	case l.side:
		wide = min(300, (l.R-l.L)*0.55)
	case l.R-l.L < 280:
		wide = 140
	}
	l.s.Group(rowsGroup, func() {
		for i := range l.seats {
			l.seat(i, rh, wide)
		}
		l.hair()
		if len(l.seats) < l.max {
			l.freeRow(l.s, ui.R(l.L, l.y, l.R-l.L, rh), ui.R(l.R-wide+1, l.y+(rh-46)/2, wide-2, 46), 34, 16*min(l.t, 1.2))
			l.y += rh
			l.hair()
		}
	})
	l.moreRow(l.s, ui.R(l.L, l.y, l.R-l.L, 48))
	l.y += 48
	if l.more {
		l.seedField(l.s, ui.R(l.L, l.y+4, l.R-l.L, 84), min(l.t, 1.3))
		l.y += 84
	}
}

func (l *list) hair() {
	l.s.Put(sprites.Surface{Kind: sprites.Hairline}, ui.R(l.L, l.y, l.R-l.L, 1))
}

// about says what the game is.
func (l *list) about() {
	s, t, about := l.s, l.t, l.kind.About(l.room.Words)
	s.Piece(sprites.Look{ID: "home/label-" + l.kind.Name()}, l.L+2, l.y+18, 92)
	x := l.L + 112
	title := ink.Sized(27)
	title.Size = ui.FitSize(about.Title, title, l.R-x)
	s.Words(about.Title, x, l.y+40, title)
	for i, v := range []struct{ words, icon string }{{l.players(), "people"}, {l.minutes(), "clock"}} {
		y := l.y + 67 + float64(i)*25
		st := facts.Sized(16 * min(t, 1.3))
		st.Size = ui.FitSize(v.words, st, l.R-x-26)
		s.Put(sprites.Surface{Kind: sprites.Icon, Icon: v.icon, Stroke: 1.7, Tint: sprites.InkSoft}, ui.R(x, y-15, 18, 18))
		s.Words(v.words, x+26, y, st)
	}
	subtitle := italic.Sized(17).In(sprites.Ink)
	subtitle.Size = ui.FitSize(about.Subtitle, subtitle, l.R-x)
	s.Words(about.Subtitle, x, l.y+118, subtitle)
	st := body.Sized(17 * t)
	l.y = s.Paragraph(about.Summary, l.L, l.y+133+17*t, st, st.Size*1.32, l.R-l.L) - st.Size*1.32 + 14
	s.Put(sprites.Surface{Kind: sprites.DoubleRule}, ui.R(l.L, l.y, l.R-l.L, 5))
}

// count is the number of seats.
func (l *list) count() {
	l.s.Words(l.room.Words.NewGame.Seats, l.L, l.y+38, ink.Sized(18*min(l.t, 1.3)))
	count := min(192, l.R-l.L-96)
	l.seatCount(l.s, ui.R(l.R-count, l.y+10, count, 44), 18)
	if l.side {
		st := italic.Sized(16)
		l.s.Words(ui.Ellipsis(l.summary(), st, l.R-210-l.L-90), l.L+90, l.y+38, st)
	}
	l.y += 62
}

// seat is a row with crest and name, which edits them, and who plays.
func (l *list) seat(i int, rh, wide float64) {
	s, w, y, seat := l.s, l.room.Words, l.y, l.seats[i]
	l.hair()
	s.Piece(sprites.Look{ID: table.CrestArt(seat.Crest), Lift: sprites.Token}, l.L, y+rh/2-19, 34)
	room := l.R - wide - 8 - (l.L + 44) - 20
	name := ink.Sized(19)
	s.Name(seat.Name, l.L+44, y+rh/2-3, room, name)
	nw := min(sprites.Measure(seat.Name, name), room)
	s.Put(sprites.Surface{Kind: sprites.Icon, Icon: "pencil", Stroke: 1.6, Tint: sprites.InkSoft}, ui.R(l.L+51+nw, y+rh/2-17, 14, 14))
	note := w.NewGame.HumanNote
	if seat.Kind != store.Human {
		note = w.NewGame.ComputerNote
	}
	st := italic.Sized(14.5 * min(l.t, 1.3))
	s.Words(ui.Ellipsis(note, st, room+20), l.L+44, y+rh/2+16, st)
	l.editControl(s, i, ui.R(l.L, y+4, l.R-wide-8-l.L, rh-8))
	l.whoPlays(s, i, ui.R(l.R-wide, y+(rh-45)/2, wide, 45), 16*min(l.t, 1.2))
	l.y += rh
}

// moreRow folds the seed away, and out.
func (p *Page) moreRow(s *ui.Stage, r ui.Rect) {
	w := p.room.Words
	st := ink.Sized(18)
	s.Words(w.NewGame.More, r.X, r.Y+31, st)
	seed := p.seed
	if seed == "" {
		seed = w.NewGame.SeedRandom
	}
	x := r.X + sprites.Measure(w.NewGame.More, st) + 16
	note := italic.Sized(16)
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
