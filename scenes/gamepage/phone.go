package gamepage

import (
	"strconv"

	"treille/scenes"
	"treille/scenes/table"
	"treille/scenes/ui"
	"treille/sprites"
)

// portrait: the sheet, which scrolls if it has to, and the buttons below.
func (p *Page) portrait(s *ui.Stage, f ui.Frame) {
	col := f.Column(480)
	top := f.Safe.Y + scenes.BannerHeight(f) + 8
	bt := min(f.Text, 1.35)
	bh := 60 * bt
	y := col.Bottom() - 24 - bh
	if col.H < shortPhone {
		y = col.Bottom() - 10 - bh
	}
	p.scrolled(s, ui.R(col.X+8, top, col.W-16, y-12-top), f, func(l *list) {
		l.head()
		l.rows(true)
	})
	rules, play := ui.R(col.X+8, y, 120*bt, bh), ui.R(col.X+18+120*bt, y, col.W-26-120*bt, bh)
	if f.LeftHand {
		play.X, rules.X = col.X+8, col.Right()-8-rules.W
	}
	p.buttons(s, rules, play, 18*bt, 25*min(f.Text, 1.4))
}

// shortPhone is the height below which a phone held upright saves room.
const shortPhone = 700.0

// sideways: the sheet at the left; the end and the buttons beside it.
func (p *Page) sideways(s *ui.Stage, f ui.Frame) {
	c := f.Safe
	top := c.Y + scenes.BannerHeight(f) + 10
	w := min(294, c.W*.36)
	sheet := ui.R(c.X+10, top, c.W-w-32, c.Bottom()-10-top)
	side := ui.R(sheet.Right()+12, top, w, sheet.H)
	if f.LeftHand {
		side.X, sheet.X = c.X+10, c.X+22+w
	}
	beside := sheet.H >= 300 && f.Text == 1
	p.scrolled(s, sheet, f, func(l *list) {
		l.low = true
		l.headLow()
		l.rows(!beside)
	})
	bt := min(f.Text, 1.35)
	play := ui.R(side.X, side.Bottom()-min(78, side.H*.3), side.W, min(78, side.H*.3))
	note := soft.Sized(16 * min(f.Text, 1.3)).In(sprites.Hint).At(sprites.Middle)
	lines := ui.Balance(p.room.Words.GamePage.Next, note, side.W-8)
	y := play.Y - 14
	for i := range lines {
		s.Words(lines[len(lines)-1-i], side.CX(), y-float64(i)*note.Size*1.2, note)
	}
	y -= float64(len(lines))*note.Size*1.2 + 6
	rules := ui.R(side.X, y-54, side.W, 54)
	if beside {
		end := ui.R(side.X, side.Y, side.W, rules.Y-12-side.Y)
		s.Put(sprites.Surface{Kind: sprites.Parchment, R: 9, Lift: sprites.Sheet, Line: true}, end)
		p.endLow(s, end)
	}
	p.buttons(s, rules, play, 18*bt, 27*min(f.Text, 1.3))
}

// buttons adds rules and play.
func (p *Page) buttons(s *ui.Stage, rules, play ui.Rect, small, large float64) {
	w := p.room.Words
	s.Button(ui.ButtonSpec{ID: "rules", Rect: rules, Label: w.App.Rules, Icon: "book", Size: small, Key: '?', Act: p.openRules})
	s.Button(ui.ButtonSpec{ID: "play", Rect: play, Label: w.GamePage.Play, Primary: true, Size: large, Act: p.play})
}

// endLow says how the game ends, on a plate of its own.
func (p *Page) endLow(s *ui.Stage, r ui.Rect) {
	s.Words(p.room.Words.GamePage.End, r.X+16, r.Y+29, head.Sized(19))
	st := soft.Sized(16)
	y := s.Paragraph(p.words().End, r.X+16, r.Y+51, st, 19, r.W-32) - 19 + 12
	p.kind.Round.End.Draw(s, p.room.Words, ui.R(r.X+16, y, r.W-32, min(54, r.Bottom()-12-y)), true)
}

// scrolled adds a sheet, and on it what a list composes, which scrolls.
func (p *Page) scrolled(s *ui.Stage, r ui.Rect, f ui.Frame, compose func(*list)) {
	s.Put(sprites.Surface{Kind: sprites.Parchment, R: 9, Lift: sprites.Sheet, Line: true}, r)
	inner := ui.R(r.X+5, r.Y+6, r.W-10, r.H-12)
	s.Clip(inner)
	l := list{Page: p, s: s, L: r.X + 18, R: r.Right() - 18, y: r.Y - p.scroll, foot: r.Bottom() - p.scroll, t: f.Text}
	compose(&l)
	s.EndClip()
	p.limit = max(0, l.y+p.scroll-r.Bottom())
	s.ScrollBar(inner, p.scroll, p.limit)
	if p.scroll > p.limit {
		p.scroll = p.limit
		p.room.Changed()
	}
}

// A list goes down the sheet of a phone: what the game is, and rows with low
// pictures.
type list struct {
	*Page
	s       *ui.Stage
	L, R, y float64 // edges, and how far it has come
	foot    float64 // of the sheet
	t       float64 // size of text
	low     bool    // the phone is held sideways
}

// head says what the game is, beside the box's picture.
func (l *list) head() {
	s, about := l.s, l.about()
	picture := min(118, (l.R-l.L)*.35)
	if l.R-l.L < 300 {
		picture = 78
	}
	s.Piece(sprites.Look{ID: "home/label-" + l.kind.Name()}, l.L+2, l.y+19, picture)
	x := l.L + picture + 22
	title := ink.Sized(42)
	title.Size = ui.FitSize(about.Title, title, l.R-x)
	s.Words(about.Title, x, l.y+52, title)
	st := italic.Sized(17 * min(l.t, 1.3))
	st.Size = ui.FitSize(about.Subtitle, st, l.R-x)
	s.Words(about.Subtitle, x, l.y+76, st)
	fs := facts.Sized(16 * min(l.t, 1.3))
	for i, v := range l.facts(false) {
		v.Draw(s, x, l.y+104+float64(i)*24, l.R-x, fs)
	}
	words := body.Sized(17.5 * l.t)
	lead := words.Size * 1.31
	y := max(l.y+26+picture*1.14, l.y+160) + 14 + words.Size
	text := about.Summary
	if s.Frame().Safe.H < shortPhone {
		text = l.words().Brief
	}
	l.y = s.Paragraph(text, l.L, y, words, lead, l.R-l.L) - lead + 14
	l.rule()
}

// headLow is the head of a sheet that is low.
func (l *list) headLow() {
	s, about := l.s, l.about()
	s.Piece(sprites.Look{ID: "home/label-" + l.kind.Name()}, l.L+2, l.y+19, 83)
	x := l.L + 102
	title := ink.Sized(34)
	title.Size = ui.FitSize(about.Title, title, l.R-x)
	s.Words(about.Title, x, l.y+44, title)
	sub := italic.Sized(16 * min(l.t, 1.3))
	if fx := x + sprites.Measure(about.Title, title) + 18; fx+sprites.Measure(about.Subtitle, sub) <= l.R {
		s.Words(about.Subtitle, fx, l.y+43, sub)
	}
	y, st := l.y+71, facts.Sized(16*min(l.t, 1.3))
	fx := x
	for _, v := range l.facts(true) {
		if fx > x && fx+v.Width(st) > l.R {
			fx, y = x, y+st.Size*1.5
		}
		fx = v.Draw(s, fx, y, l.R-fx, st) + 14
	}
	words := body.Sized(16.5 * l.t)
	lead := words.Size * 1.22
	left := x
	if y += 24*min(l.t, 1.3) + (l.t-1)*10; l.t > 1 || len(ui.Wrap(l.words().Brief, words, l.R-x)) > 3 {
		left, y = l.L, max(y, l.y+19+98+words.Size)
	}
	y = s.Paragraph(l.words().Brief, left, y, words, lead, l.R-left) - lead
	l.y = max(y+12, l.y+126)
	l.rule()
}

func (l *list) rule() {
	l.s.Put(sprites.Surface{Kind: sprites.DoubleRule}, ui.R(l.L, l.y, l.R-l.L, 5))
	l.y += 5
}

// rows are the three steps of a round, and the end if it stands here too. They
// share what is left of the sheet.
func (l *list) rows(end bool) {
	w, round := l.room.Words, l.words()
	n := 3.0
	if end {
		n = 4
	}
	least := leastRow
	if l.low {
		least = 52
	}
	high := min(108, max(least, (l.foot-8-l.y)/n))
	for i, step := range round.Steps {
		if i > 0 {
			l.s.Put(sprites.Surface{Kind: sprites.Hairline}, ui.R(l.L, l.y, l.R-l.L, 1))
		}
		l.row(strconv.Itoa(i+1), step.Title, step.Text, l.kind.Round.Steps[i], high, ink)
	}
	if end {
		l.rule()
		l.row("", w.GamePage.End, round.End, l.kind.Round.End, high, head)
	}
	l.y += 8
}

// leastRow is the least height of a row with a picture.
const leastRow = 62.0

// row adds one of them: with large words its picture stands below them.
func (l *list) row(n, title, text string, picture table.Picture, high float64, st sprites.Style) {
	x := l.L
	if n != "" {
		x += 26
	}
	width := min(table.LowW, (l.R-l.L)*.5)
	wide := l.R-l.L > 560
	if wide {
		width = table.LowW * 1.2
	}
	room := l.R - 4 - width - 12 - x
	st.Size = 20 * min(l.t, 1.3)
	small := soft.Sized(15.5 * min(l.t, 1.6))
	under := l.t > 1.2 && !wide
	if under {
		room = l.R - x
	}
	at := 0.0 // how far the words stand beside the title
	lines := ui.Wrap(text, small, room)
	if beside := room - 86; l.low && !under && len(ui.Wrap(text, small, beside)) == 1 && sprites.Measure(title, st) < 80 {
		at, lines = 86, []string{text}
	}
	lead := small.Size * 1.15
	block := st.Size + float64(len(lines))*lead
	if at > 0 {
		block = st.Size
	}
	h := max(high, block+20)
	if l.low {
		h = max(high, block+14)
	}
	y := l.y + (h-block)/2 + st.Size*.8
	if under {
		y = l.y + 12 + st.Size*.8
	}
	if n != "" {
		l.s.Words(n, l.L+1, y+4, number.Sized(25*min(l.t, 1.3)))
	}
	st.Size = ui.FitSize(title, st, room)
	l.s.Words(title, x, y, st)
	if at > 0 {
		l.s.Words(text, x+at, y-1, small)
	} else {
		for i, line := range lines {
			l.s.Words(line, x, y+st.Size*.1+float64(i+1)*lead, small)
		}
	}
	if under {
		top := l.y + 12 + block + 8
		picture.Draw(l.s, l.room.Words, ui.R(l.L, top, l.R-4-l.L, 56), true)
		l.y = top + 56 + 12
		return
	}
	picture.Draw(l.s, l.room.Words, ui.R(l.R-4-width, l.y+4, width, h-8), true)
	l.y += h
}
