// Package rules is the rule book that lies on the table: a page for each phase,
// opened where the game is.
package rules

import (
	"strconv"

	"treille/scenes"
	"treille/scenes/lang"
	"treille/scenes/ui"
	"treille/sprites"
)

// A Book is open at one of its pages.
type Book struct {
	room     *scenes.Room
	page     int
	now      int  // the phase that the game is in, or -1
	fromGame bool // opened at a table
	scroll   float64
	limit    float64
	needs    float64 // height of the open page
}

// pages of the book: the four phases, then the end, then the bottles.
const pages = 6

// New opens the book at a page, 0 to 5: that of the present phase if a game is
// under way.
func New(room *scenes.Room, page int, fromGame bool) *Book {
	b := &Book{room: room, page: page, now: -1, fromGame: fromGame}
	if fromGame {
		b.now = page
	}
	return b
}

// Name implements scenes.Scene.
func (b *Book) Name() string { return "rules" }

// Title implements scenes.Scene.
func (b *Book) Title() string { return b.room.Words.RuleBook.Title }

// Update implements scenes.Scene.
func (b *Book) Update() {}

// Back implements scenes.Scene.
func (b *Book) Back() { b.room.Pop() }

// Scroll implements scenes.Scroller.
func (b *Book) Scroll(dy float64) bool {
	if y := min(b.limit, max(0, b.scroll+dy)); y != b.scroll {
		b.scroll = y
		b.room.Changed()
	}
	return b.limit > 0
}

// State implements scenes.Stater.
func (b *Book) State(add func(string, any)) { add("page", b.page) }

func (b *Book) turn(page int) {
	b.page, b.scroll = (page+pages)%pages, 0
	b.room.Changed()
}

func (b *Book) rule(i int) *lang.Rule {
	r := &b.room.Words.Weinhaendler.Rules
	return []*lang.Rule{&r.Bidding, &r.Exchange, &r.Cellars, &r.Refill, &r.End, &r.Bottles}[i]
}

// Compose implements scenes.Scene.
func (b *Book) Compose(s *ui.Stage) {
	f := s.Frame()
	w := b.room.Words
	scenes.TableTop(s)
	col := f.Column(480)
	if f.Shape != ui.Portrait {
		col = f.Column(860)
	}
	top := f.Safe.Y + scenes.BannerHeight(f) + 8
	bh := 56 * min(f.Text, 1.3)
	foot := col.Bottom() - bh - 20
	if f.Shape == ui.Sideways {
		foot = col.Bottom() - bh - 10
	}
	page := ui.R(col.X+6, top+42, col.W-12, foot-12-top-42)
	if f.Shape == ui.Desktop && b.needs > 0 {
		page.H = min(page.H, max(b.needs, 420)) // as high as its words
		foot = page.Bottom() + 12
	}
	b.tabs(s, page, top, false)
	s.Put(sprites.Surface{Kind: sprites.Parchment, R: 9, Lift: sprites.Sheet, Line: true}, page)
	b.tabs(s, page, top, true)
	b.text(s, page)
	if b.now == b.page {
		r := ui.R(page.Right()-66, page.Y-1, 46, 62)
		s.Put(sprites.Surface{Kind: sprites.Bookmark}, r)
		st := sprites.Style{Font: sprites.Italic, Size: 17, Color: sprites.Cream, Align: sprites.Middle}
		st.Size = ui.FitSize(w.RuleBook.Now, st, 38)
		s.Words(w.RuleBook.Now, r.CX(), r.Y+29, st)
	}
	y := foot
	icon := func(id, name, label string, x float64, page int) {
		s.Button(ui.ButtonSpec{ID: id, Rect: ui.R(x, y, 62, bh), Label: "", Spoken: label, Icon: name, Size: 20, Act: func() { b.turn(page) }})
	}
	icon("previous", "back", w.RuleBook.LastPage, col.X+12, b.page-1)
	icon("next", "chevron", w.RuleBook.NextPage, col.X+84, b.page+1)
	label := w.RuleBook.BackToHome
	if b.fromGame {
		label = w.RuleBook.BackToTable
	}
	width := min(col.W-170, 320)
	s.Button(ui.ButtonSpec{ID: "close", Rect: ui.R(col.Right()-12-width, y, width, bh), Label: label, Primary: true, Size: 20 * min(f.Text, 1.4), Act: b.Back})
	b.room.Banner(s, w.RuleBook.Title, w.Weinhaendler.Title, b.Back, nil)
}

// tabs adds the index tabs; the open one belongs to the page's paper and is
// drawn over its edge. A phone has room for four at a time.
func (b *Book) tabs(s *ui.Stage, page ui.Rect, top float64, open bool) {
	st := sprites.Style{Font: sprites.SC, Size: 17}
	first, count := 0, pages
	if page.W < 600 {
		count = 4
		first = min(max(b.page-count+1, 0), pages-count)
	}
	sum := 0.0
	var widths []float64
	for i := first; i < first+count; i++ {
		widths = append(widths, sprites.Measure(b.rule(i).Title, st)+20)
		sum += widths[i-first]
	}
	gap := min(14, (page.W-14-sum)/float64(count-1))
	squeeze := 1.0
	if gap < 6 {
		gap = 6
		squeeze = (page.W - 14 - gap*float64(count-1)) / sum
	}
	x := page.X + 7
	for i := first; i < first+count; i++ {
		on := i == b.page
		r := ui.R(x, top, widths[i-first]*squeeze, 44)
		x += r.W + gap
		if on != open {
			continue
		}
		words := b.rule(i).Title
		state, ink := sprites.Normal, sprites.GoldDim
		if on {
			state, ink = sprites.On, sprites.Ink
		}
		s.Put(sprites.Surface{Kind: sprites.PageTab, State: state}, r)
		ws := st.In(ink).At(sprites.Middle)
		ws.Size = ui.FitSize(words, ws, r.W-10)
		s.Words(words, r.CX(), r.Y+29, ws)
		s.Control(ui.Control{ID: "page/" + strconv.Itoa(i), Role: ui.Tab, Label: words, Rect: r, Checked: on, Part: true, Act: func() { b.turn(i) }})
	}
}

// text adds the words of the open page.
func (b *Book) text(s *ui.Stage, page ui.Rect) {
	f := s.Frame()
	rule := b.rule(b.page)
	t := f.Text
	inner := ui.R(page.X+4, page.Y+6, page.W-8, page.H-12)
	s.Clip(inner)
	L, R := page.X+20, page.Right()-20
	y := page.Y - b.scroll
	s.Words(rule.Caption, L, y+22+14*min(t, 1.3), sprites.Style{Font: sprites.Italic, Size: 15 * min(t, 1.3), Color: sprites.InkSoft})
	s.Words(rule.Title, L, y+66*min(t, 1.2), sprites.Style{Font: sprites.SC, Size: 32, Color: sprites.Ink})
	y += 78 * min(t, 1.2)
	s.Put(sprites.Surface{Kind: sprites.DoubleRule}, ui.R(L, y, R-L, 5))
	y += 10 + 17*t
	st := sprites.Style{Font: sprites.Serif, Size: 17 * t, Color: sprites.Ink}
	if f.Shape == ui.Desktop {
		st.Size = 20 * t
	}
	lead := st.Size * 1.3
	number := sprites.Style{Font: sprites.SerifBold, Size: st.Size * 1.35, Color: sprites.Burgundy}
	indent := 23 * max(1, st.Size/17)
	width := R - L
	diagram := b.page == 0
	wide := f.Shape != ui.Portrait && diagram
	if wide {
		width = (R-L)*0.52 - 12
	}
	start := y
	for i, p := range rule.Paragraphs {
		s.Words(strconv.Itoa(i+1), L+1, y+1, number)
		y = s.Paragraph(p, L+indent, y, st, lead, width-indent) + 6
	}
	if b.page == pages-1 {
		y = b.figures(s, L, y+14, R-L, st, lead)
	}
	if diagram {
		if wide {
			b.diagram(s, ui.R(L+width+24, start-16, R-L-width-24, 0))
			y = max(y, start+360)
		} else {
			y += 4
			y += b.diagram(s, ui.R(L-4, y-10, R-L+8, 0))
		}
	}
	s.EndClip()
	if needs := y + b.scroll - page.Y + 24; needs != b.needs {
		b.needs = needs
		if f.Shape == ui.Desktop {
			b.room.Changed()
		}
	}
	b.limit = max(0, y+b.scroll-page.Bottom()+10)
	if b.scroll > b.limit {
		b.scroll = b.limit
	}
	s.ScrollBar(inner.Inset(2), b.scroll, b.limit)
}

// figures says which figures do not come from a printed box.
func (b *Book) figures(s *ui.Stage, x, y, width float64, st sprites.Style, lead float64) float64 {
	w := b.room.Words
	head := sprites.Style{Font: sprites.SC, Size: st.Size * 1.1, Color: sprites.Burgundy}
	y = s.Paragraph(w.RuleBook.Figures, x, y, head, lead*1.1, width)
	for _, p := range w.Weinhaendler.Rules.Reconstructed {
		y = s.Paragraph(p, x, y, sprites.Style{Font: sprites.Serif, Size: st.Size * 0.95, Color: sprites.InkSoft}, lead*0.95, width) + 6
	}
	return y
}

// Tints of the diagram's paper.
const (
	lightPaper sprites.Color = 0xFFF9ECB0
	stripe     sprites.Color = 0x2417100E
)

// diagram draws what a bid is for, and returns its height: an exchange among
// four (rule W60).
func (b *Book) diagram(s *ui.Stage, r ui.Rect) float64 {
	w := b.room.Words
	words := &w.Weinhaendler.Rules
	const pitch = 49.0
	r.H = 53 + 6*pitch + 12
	s.Put(sprites.Surface{Kind: sprites.Parchment, R: 8, Line: true}, r)
	s.Put(sprites.Surface{Kind: sprites.Wash, Tint: lightPaper}, r.Inset(6))
	s.Words(words.DiagramTitle, r.X+14, r.Y+26, sprites.Style{Font: sprites.SC, Size: ui.FitSize(words.DiagramTitle, sprites.Style{Font: sprites.SC, Size: 17}, r.W-28), Color: sprites.Ink})
	italic := sprites.Style{Font: sprites.Italic, Size: 17, Color: sprites.Ink}
	rows := []struct {
		name, crest string
		total       int
		cards       []string
	}{
		{words.DiagramOffer, "", 0, []string{"violet-2", "green-3", "rose-1", "red-1"}},
		{"Susi", "rabbit", 430, []string{"blue-3", "red-3"}},
		{"Gerd", "boar", 410, []string{"yellow-2", "blue-1", "red-3"}},
		{"Mike", "hedgehog", 192, []string{"yellow-1", "green-2", "empty"}},
		{"Elke", "snail", 70, []string{"green-1"}},
		{words.DiagramNext, "", 0, nil},
	}
	money := 155.0
	cards := r.X + 216
	if r.W < 342 {
		cards = r.Right() - 126
		money = cards - r.X - 61
	}
	for i, row := range rows {
		y := r.Y + 53 + float64(i)*pitch
		if row.crest != "" {
			s.Put(sprites.Surface{Kind: sprites.Wash, Tint: stripe}, ui.R(r.X+9, y-pitch/2+1.5, r.W-18, pitch-3))
		}
		if row.crest == "" {
			s.Words(row.name, r.X+15, y+6, italic)
		} else {
			s.Piece(sprites.Look{ID: "common/crest-" + row.crest}, r.X+15, y-14, 25)
			s.Words(row.name, r.X+48, y+6, sprites.Style{Font: sprites.SC, Size: 17, Color: sprites.Ink})
			s.Words(w.Money(row.total), r.X+money, y+6.5, sprites.Style{Font: sprites.SerifBold, Size: 18, Color: sprites.Ink, Align: sprites.Right})
		}
		for j, c := range row.cards {
			s.Piece(sprites.Look{ID: "weinhaendler/mini-" + c}, cards+float64(j)*30.5, y-14.5, 28)
		}
		if i < 4 {
			s.Put(sprites.Surface{Kind: sprites.Swoop}, ui.R(r.X+money+8, y, cards-7-(r.X+money+8), pitch))
		} else if i == 4 {
			x := r.X + 15 + sprites.Measure(words.DiagramNext, italic) + 9
			s.Put(sprites.Surface{Kind: sprites.DownSwoop}, ui.R(x, y+19, cards+14-x, pitch-19))
		}
	}
	st := italic.In(sprites.InkSoft)
	st.Size = ui.FitSize(words.DiagramNote, st, r.W-28)
	s.Words(words.DiagramNote, r.X+14, r.Y+53+6*pitch-8, st)
	return r.H + 10
}
