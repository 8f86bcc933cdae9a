package gamepage

import (
	"strconv"

	"treille/scenes/app"
	"treille/scenes/table"
	"treille/scenes/ui"
	"treille/sprites"
)

// portrait: the sheet, which scrolls if it has to, and the buttons below.
func (p *Page) portrait(s *ui.Stage, f ui.Frame) {
	col := f.Column(480)
	top := f.Safe.Y + app.BannerHeight(f) + 8
	bt := min(f.Text, 1.35)
	bh := 60 * bt
	y := col.Bottom() - 24 - bh
	if col.H < shortPhone {
		y = col.Bottom() - 10 - bh
	}
	b := buttons{rules: ui.R(col.X+8, y, 120*bt, bh), play: ui.R(col.X+18+120*bt, y, col.W-26-120*bt, bh), small: 18 * bt, large: 25 * min(f.Text, 1.4)}
	if f.LeftHand {
		b.play.X, b.rules.X = col.X+8, col.Right()-8-b.rules.W
	}
	high := 50 * bt
	if p.hasToday() {
		y -= 10 + high
		b.today = ui.R(col.X+8, y, col.W-16, high)
	}
	if p.hasLesson() { // in a row of its own, with the rules where they have room
		y -= 10 + high
		b.learn = ui.R(col.X+8, y, col.W-16, high)
		if f.Text <= 1.2 {
			b.rules = ui.R(col.Right()-8-b.rules.W, y, b.rules.W, high)
			b.learn.W -= 10 + b.rules.W
			b.play.X, b.play.W = col.X+8, col.W-16
		}
	}
	p.scrolled(s, ui.R(col.X+8, top, col.W-16, y-12-top), f, func(l *list) {
		l.head()
		l.rows(true, true)
	})
	b.compose(p, s)
}

// shortPhone is the height below which a phone held upright saves room.
const shortPhone = 700.0

// sideways: the sheet at the left, the buttons beside it.
func (p *Page) landscape(s *ui.Stage, f ui.Frame) {
	c := f.Safe
	top := c.Y + app.BannerHeight(f) + 10
	w := min(294, c.W*.36)
	sheet := ui.R(c.X+10, top, c.W-w-32, c.Bottom()-10-top)
	side := ui.R(sheet.Right()+12, top, w, sheet.H)
	if f.LeftHand {
		side.X, sheet.X = c.X+10, c.X+22+w
	}
	b := p.stacked(side)
	b.small, b.large = 18*min(f.Text, 1.35), 27*min(f.Text, 1.3)
	y := max(b.rules.Bottom(), b.today.Bottom())
	plate := ui.R(side.X, y+12, side.W, b.play.Y-y-24)
	alone := p.record.count != nil && plate.H >= leastPlate
	p.record.small = !alone && p.hasToday() && f.Text == 1
	p.scrolled(s, sheet, f, func(l *list) {
		l.low = true
		l.headLow()
		l.rows(true, !alone && !p.record.small)
	})
	if alone {
		p.recordPlate(s, plate, f.Text)
	} else {
		p.next(s, plate, f)
	}
	b.compose(p, s)
}

// stacked places the buttons one below the other, the main one at the foot.
func (p *Page) stacked(r ui.Rect) (b buttons) {
	list := []*ui.Rect{&b.rules}
	if p.hasLesson() {
		list = []*ui.Rect{&b.learn, &b.rules}
	}
	if p.hasToday() {
		list = append(list, &b.today)
	}
	main, gap := min(78, r.H*.3), 12.0
	n := float64(len(list))
	if n*(54+gap) > r.H-main { // a low phone
		main, gap = r.H*.25, 8
	}
	b.play = ui.R(r.X, r.Bottom()-main, r.W, main)
	high := min(54, (b.play.Y-r.Y)/n-gap)
	for i, box := range list {
		*box = ui.R(r.X, r.Y+float64(i)*(high+gap), r.W, high)
	}
	return b
}

// next says above the main button what follows when one plays, if a box has room for
// that.
func (p *Page) next(s *ui.Stage, r ui.Rect, f ui.Frame) {
	note := soft.Sized(16 * min(f.Text, 1.3)).In(sprites.Hint).At(sprites.Middle)
	lines := ui.Balance(p.app.Words.GamePage.Next, note, r.W-8)
	lead := note.Size * 1.2
	if float64(len(lines))*lead <= r.H {
		s.Lines(lines, r.CX(), r.Bottom()-2-lead*float64(len(lines)-1)/2, lead, note)
	}
}

// scrolled adds a sheet, and on it what a list composes, which scrolls.
func (p *Page) scrolled(s *ui.Stage, r ui.Rect, f ui.Frame, compose func(*list)) {
	s.Put(sprites.Surface{Kind: sprites.Parchment, R: 9, Lift: sprites.Sheet, Line: true}, r)
	inner := ui.R(r.X+5, r.Y+6, r.W-10, r.H-12)
	s.Clip(inner)
	l := list{Page: p, s: s, L: r.X + 18, R: r.Right() - 18, y: r.Y - p.Offset(), foot: r.Bottom() - p.Offset(), t: f.Text}
	compose(&l)
	s.EndClip()
	p.Bar(s, inner, l.y+p.Offset()-r.Bottom())
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
	s.Piece(sprites.Look{ID: "home/label-" + l.spec.Name()}, l.L+2, l.y+19, picture)
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
	if s.Frame().Safe.H < shortPhone || l.hasToday() { // there is less room
		text = l.words().Brief
	}
	l.y = s.Paragraph(text, l.L, y, words, lead, l.R-l.L) - lead + 14
	l.rule()
}

// headLow is the head of a sheet that is low.
func (l *list) headLow() {
	s, about := l.s, l.about()
	s.Piece(sprites.Look{ID: "home/label-" + l.spec.Name()}, l.L+2, l.y+19, 83)
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

// rows are the three steps of a round, and the end and the record if they stand here
// too. They share what is left of the sheet.
func (l *list) rows(end, record bool) {
	w, round := l.app.Words, l.words()
	var rows []row
	for i, step := range round.Steps {
		rows = append(rows, row{n: strconv.Itoa(i + 1), title: step.Title, text: step.Text, picture: l.spec.PageArt.Steps[i]})
	}
	if end {
		rows = append(rows, row{title: w.GamePage.End, text: round.End, picture: l.spec.PageArt.End})
	}
	at := l.beside(rows[:3])
	least := leastRow
	switch {
	case at > 0:
		least = lineRow
	case l.low || l.hasToday():
		least = lowRow
	}
	left := l.foot - 8 - l.y - 5*float64(len(rows)-3)
	if record {
		left -= l.recordHigh()
	}
	for i := range rows {
		l.measure(&rows[i], at)
		rows[i].h = max(rows[i].h, least)
		left -= rows[i].h
	}
	for i := range rows {
		if i == 3 {
			l.rule()
		} else if i > 0 {
			l.s.Put(sprites.Surface{Kind: sprites.Hairline}, ui.R(l.L, l.y, l.R-l.L, 1))
		}
		rows[i].h = min(max(rows[i].h, mostRow), rows[i].h+max(0, left/float64(len(rows))))
		l.row(&rows[i])
	}
	if record {
		l.recordRow()
	}
	l.y += 8
}

// Heights of rows with a picture.
const (
	leastRow = 62.0
	lowRow   = 52.0 // where there is less room,
	lineRow  = 44.0 // and where its words stand in one line
	mostRow  = 108.0
	underRow = 56.0 // of a picture below its words
)

// A row is a step of a round, or the end.
type row struct {
	n           string // its number, "" for none
	title, text string
	picture     table.Picture

	x      float64 // where its words begin
	at     float64 // how far the text stands beside the title, 0 for below it
	lines  []string
	block  float64 // height of its words
	h      float64
	under  bool // the picture stands below the words
	width  float64
	st, sm sprites.Style
}

// beside is how far the texts of steps stand beside their titles, where a low sheet
// has room for that; 0 for below them.
func (l *list) beside(rows []row) float64 {
	if !l.low || l.t > 1 {
		return 0
	}
	at := 0.0
	for i := range rows {
		l.measure(&rows[i], 0)
		at = max(at, sprites.Measure(rows[i].title, rows[i].st)+18)
	}
	for i := range rows {
		if sprites.Measure(rows[i].text, rows[i].sm) > l.textRoom(&rows[i])-at {
			return 0 // in a line each
		}
	}
	return at
}

func (l *list) textRoom(r *row) float64 { return l.R - 4 - r.width - 10 - r.x }

// measure finds how the words of a row break, and how high it has to be.
func (l *list) measure(r *row, at float64) {
	r.x, r.at, r.st = l.L, at, head
	if r.n != "" {
		r.x, r.st = r.x+26, ink
	}
	r.st.Size = 20 * min(l.t, 1.3)
	if r.n == "" && at > 0 { // its text is longer, and its title no step's
		r.at = sprites.Measure(r.title, r.st) + 18
	}
	r.sm = soft.Sized(15.5 * min(l.t, 1.6))
	r.width = min(table.LowW, (l.R-l.L)*.5)
	wide := l.R-l.L > 560
	if wide {
		r.width = table.LowW * 1.2
	}
	if r.under = l.t > 1.2 && !wide; r.under {
		r.width = 0
	}
	room := l.textRoom(r)
	if r.n == "" && !r.under { // its picture is narrow
		room += r.width * .24
	}
	lead := r.sm.Size * 1.15
	r.lines = ui.Balance(r.text, r.sm, room-r.at)
	r.block = r.st.Size + float64(len(r.lines))*lead
	if r.at > 0 {
		r.block = max(r.st.Size, float64(len(r.lines))*lead)
	}
	r.st.Size = ui.FitSize(r.title, r.st, room)
	r.h = r.block + 18
	if r.at > 0 {
		r.h = r.block + 8
	}
	if r.under {
		r.h = 12 + r.block + 8 + underRow + 12
	}
}

// row adds one of them.
func (l *list) row(r *row) {
	y := l.y + (r.h-r.block)/2 + r.st.Size*.8
	if r.at > 0 {
		y = l.y + r.h/2 + r.st.Size*.3
	}
	if r.under {
		y = l.y + 12 + r.st.Size*.8
	}
	if r.n != "" {
		l.s.Words(r.n, l.L+1, y+4, number.Sized(25*min(l.t, 1.3)))
	}
	l.s.Words(r.title, r.x, y, r.st)
	lead := r.sm.Size * 1.15
	for i, line := range r.lines {
		if r.at > 0 {
			l.s.Words(line, r.x+r.at, y-1+(float64(i)-float64(len(r.lines)-1)/2)*lead, r.sm)
			continue
		}
		l.s.Words(line, r.x, y+r.st.Size*.1+float64(i+1)*lead, r.sm)
	}
	box := ui.R(l.R-4-r.width, l.y+4, r.width, r.h-8)
	if r.under {
		box = ui.R(l.L, l.y+12+r.block+8, l.R-4-l.L, underRow)
	}
	r.picture.Draw(l.s, l.app.Words, box, true)
	l.y += r.h
}
