// Package rules shows the rule book of a game: a page for each phase, opened
// where the game is.
package rules

import (
	"strconv"

	"treille/scenes"
	"treille/scenes/lang"
	"treille/scenes/ui"
	"treille/sprites"
)

// A Book is the rule book of a game: what is written in it, and drawn.
type Book struct {
	// Title is the game's.
	Title func(*lang.Words) string
	// Pages are its pages: one for each phase, then the end, then the pieces.
	Pages func(*lang.Words) []*lang.Rule
	// End is the number of the page about the end of the game.
	End int
	// Figures says, below the last page, which figures are no printed ones.
	Figures func(*lang.Words) []string
	// Diagrams are the drawings that belong to pages.
	Diagrams map[int]Diagram
	// Told are the same in sentences, for who hears the page.
	Told map[int]func(*lang.Words) []string
}

// A Diagram draws in a box as wide as it wants, from its upper edge down, and
// returns its height.
type Diagram func(s *ui.Stage, w *lang.Words, box ui.Rect) float64

// A Page is a book, open at one of its pages.
type Page struct {
	room     *scenes.Room
	book     Book
	page     int
	now      int  // the phase that the game is in, or -1
	fromGame bool // opened at a table
	scroll   float64
	limit    float64
	tall     tall
}

// A tall is the height of the tallest page, and for which screen and language.
type tall struct {
	height float64
	frame  ui.Frame
	words  *lang.Words
}

// New opens a book at a page, from 0: that of the present phase if a game is
// under way.
func New(room *scenes.Room, book Book, page int, fromGame bool) *Page {
	p := &Page{room: room, book: book, page: page, now: -1, fromGame: fromGame}
	if fromGame {
		p.now = page
	}
	return p
}

// Name implements scenes.Scene.
func (b *Page) Name() string { return "rules" }

// Title implements scenes.Scene.
func (b *Page) Title() string { return b.room.Words.RuleBook.Title }

// Update implements scenes.Scene.
func (b *Page) Update() {}

// Back implements scenes.Scene.
func (b *Page) Back() { b.room.Pop() }

// Scroll implements scenes.Scroller.
func (b *Page) Scroll(dy float64) bool {
	if y := min(b.limit, max(0, b.scroll+dy)); y != b.scroll {
		b.scroll = y
		b.room.Changed()
	}
	return b.limit > 0
}

// State implements scenes.Stater.
func (b *Page) State(add func(string, any)) { add("page", b.page) }

// tallest is the height that the tallest page needs, so that the buttons below stand
// still when pages are turned.
func (b *Page) tallest(f ui.Frame, page ui.Rect) float64 {
	w := b.room.Words
	if b.tall.frame == f && b.tall.words == w {
		return b.tall.height
	}
	b.tall = tall{frame: f, words: w}
	probe := ui.NewStage()
	probe.Begin(f)
	for i := range b.pages() {
		open := *b
		open.page, open.scroll = i, 0
		b.tall.height = max(b.tall.height, open.text(probe, page))
	}
	return b.tall.height
}

func (b *Page) turn(page int) {
	n := len(b.pages())
	b.page, b.scroll = (page+n)%n, 0
	b.room.Say(b.pages()[b.page].Title)
	b.room.Changed()
}

func (b *Page) pages() []*lang.Rule { return b.book.Pages(b.room.Words) }

// Compose implements scenes.Scene.
func (b *Page) Compose(s *ui.Stage) {
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
	if f.Shape == ui.Desktop {
		page.H = min(page.H, b.tallest(f, page))
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
	b.room.Banner(s, w.RuleBook.Title, b.book.Title(w), b.Back, nil)
}

// tabs adds the index tabs; the open one belongs to the page's paper and is
// drawn over its edge. A phone has room for three or four at a time.
func (b *Page) tabs(s *ui.Stage, page ui.Rect, top float64, open bool) {
	st := sprites.Style{Font: sprites.SC, Size: 17}
	pages := b.pages()
	first, count := 0, len(pages)
	if page.W < 600 {
		count = min(count, 4)
		if page.W < 340 {
			count = min(count, 3)
		}
		first = min(max(b.page-count+1, 0), len(pages)-count)
	}
	before, after := first > 0, first+count < len(pages)
	left, width := b.moreTabs(s, page, top, before, after)
	sum := 0.0
	var widths []float64
	for i := first; i < first+count; i++ {
		widths = append(widths, sprites.Measure(pages[i].Title, st)+20)
		sum += widths[i-first]
	}
	gap := min(14, (width-sum)/float64(count-1))
	squeeze := 1.0
	if gap < 6 {
		gap = 6
		squeeze = (width - gap*float64(count-1)) / sum
	}
	x := left
	for i := first; i < first+count; i++ {
		on := i == b.page
		r := ui.R(x, top, widths[i-first]*squeeze, 44)
		x += r.W + gap
		if open { // all in their order, after what is drawn
			s.Control(ui.Control{ID: "page/" + strconv.Itoa(i), Role: ui.Tab, Label: pages[i].Title, Rect: r, Checked: on, Part: true, Act: func() { b.turn(i) }})
		}
		if on != open {
			continue
		}
		words := pages[i].Title
		state, ink := sprites.Normal, sprites.GoldDim
		if on {
			state, ink = sprites.On, sprites.Ink
		}
		s.Put(sprites.Surface{Kind: sprites.PageTab, State: state}, r)
		ws := st.In(ink).At(sprites.Middle)
		ws.Size = ui.FitSize(words, ws, r.W-8)
		s.Words(words, r.CX(), r.Y+29, ws)
	}
}

// moreTabs says with arrows that there are pages before or after those whose tabs
// have room, and returns where the tabs begin and how wide they all are.
func (b *Page) moreTabs(s *ui.Stage, page ui.Rect, top float64, before, after bool) (left, width float64) {
	left, right := page.X+7, page.Right()-7
	arrow := func(icon string, x float64) {
		s.Put(sprites.Surface{Kind: sprites.Icon, Icon: icon, Stroke: 2, Tint: sprites.GoldDim}, ui.R(x, top+14, 18, 18))
	}
	if before {
		arrow("back", left-3)
		left += 18
	}
	if after {
		arrow("chevron", right-15)
		right -= 18
	}
	return left, right - left
}

// text adds the words of the open page, and returns the height that they need.
func (b *Page) text(s *ui.Stage, page ui.Rect) (needs float64) {
	f := s.Frame()
	rule := b.pages()[b.page]
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
	if f.Shape.Large() {
		st.Size = 20 * t
	}
	lead := st.Size * 1.3
	number := sprites.Style{Font: sprites.SerifBold, Size: st.Size * 1.35, Color: sprites.Burgundy}
	indent := 23 * max(1, st.Size/17)
	width := R - L
	diagram := b.book.Diagrams[b.page]
	wide := !f.Shape.Upright() && diagram != nil
	if wide {
		width = (R-L)*0.52 - 12
	}
	start := y
	for i, p := range rule.Paragraphs {
		s.Words(strconv.Itoa(i+1), L+1, y+1, number)
		y = s.Paragraph(p, L+indent, y, st, lead, width-indent) + 6
	}
	if b.page == len(b.pages())-1 {
		y = b.figures(s, L, y+14, R-L, st, lead)
	}
	switch {
	case wide:
		diagram(s, b.room.Words, ui.R(L+width+24, start-16, R-L-width-24, 0))
		y = max(y, start+360)
	case diagram != nil:
		y += 4
		w := min(R-L, widestDiagram)
		y += diagram(s, b.room.Words, ui.R((L+R-w)/2, y-10, w, 0))
	}
	s.EndClip()
	b.limit = max(0, y+b.scroll-page.Bottom()+10)
	if b.scroll > b.limit {
		b.scroll = b.limit
	}
	s.ScrollBar(inner.Inset(2), b.scroll, b.limit)
	return y + b.scroll - page.Y + 24
}

// figures says which figures do not come from a printed box.
func (b *Page) figures(s *ui.Stage, x, y, width float64, st sprites.Style, lead float64) float64 {
	w := b.room.Words
	head := sprites.Style{Font: sprites.SC, Size: st.Size * 1.1, Color: sprites.Burgundy}
	y = s.Paragraph(w.RuleBook.Figures, x, y, head, lead*1.1, width)
	for _, p := range b.book.Figures(w) {
		y = s.Paragraph(p, x, y, sprites.Style{Font: sprites.Serif, Size: st.Size * 0.95, Color: sprites.InkSoft}, lead*0.95, width) + 6
	}
	return y
}

// widestDiagram is how wide a diagram below the words is at most.
const widestDiagram = 520.0
