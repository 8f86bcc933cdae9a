// Package rules shows the rule book of a game: a page for each phase, opened
// where the game is.
package rules

import (
	"strconv"

	"treille/scenes/app"
	"treille/scenes/lang"
	"treille/scenes/table/rulebook"
	"treille/scenes/ui"
	"treille/sprites"
)

// A Page is a book, open at one of its pages.
type Page struct {
	app      *app.App
	book     rulebook.Book
	page     int
	now      int  // the phase that the game is in, or -1
	fromGame bool // opened at a table
	scroll   float64
	limit    float64
	tall     tall
	marked   mark
	search   search
}

// A tall is the height of the tallest page, and for which screen and language.
type tall struct {
	height float64
	frame  ui.Frame
	words  *lang.Words
}

// New opens a book at a page, from 0: that of the present phase if a game is
// under way.
func New(app *app.App, book rulebook.Book, page int, fromGame bool) *Page {
	p := &Page{app: app, book: book, page: page, now: -1, fromGame: fromGame, marked: mark{passage: none}}
	if fromGame {
		p.now = page
	}
	return p
}

// Name implements app.Scene.
func (b *Page) Name() string { return "rules" }

// Title implements app.Scene.
func (b *Page) Title() string { return b.app.Words.RuleBook.Title }

// Update implements app.Scene.
func (b *Page) Update() {}

// Back implements app.Scene: it ends a search, or closes the book.
func (b *Page) Back() {
	if b.search.open {
		b.endSearch()
		return
	}
	b.app.Pop()
}

// Scroll implements app.Scroller.
func (b *Page) Scroll(dy float64) bool {
	at := &b.scroll
	if b.search.open {
		at = &b.search.scroll
	}
	if y := min(b.limit, max(0, *at+dy)); y != *at {
		*at = y
		b.app.Changed()
	}
	return b.limit > 0
}

// State implements app.Stater.
func (b *Page) State(add func(string, any)) {
	add("page", b.page)
	add("search", b.search.open)
}

// tallest is the height that the tallest page needs, so that the buttons below stand
// still when pages are turned.
func (b *Page) tallest(f ui.Frame, page ui.Rect) float64 {
	w := b.app.Words
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
	b.page, b.scroll, b.marked = (page+n)%n, 0, mark{passage: none}
	b.app.Say(b.pages()[b.page].Title)
	b.app.Changed()
}

func (b *Page) pages() []*lang.Rule { return b.book.Pages(b.app.Words) }

// Compose implements app.Scene.
func (b *Page) Compose(s *ui.Stage) {
	f := s.Frame()
	w := b.app.Words
	app.TableTop(s)
	col := f.Column(480)
	if f.Shape != ui.Portrait {
		col = f.Column(860)
	}
	top := f.Safe.Y + app.BannerHeight(f) + 8
	bh := 56 * min(f.Text, 1.3)
	foot := col.Bottom() - bh - 20
	if f.Shape == ui.Landscape {
		foot = col.Bottom() - bh - 10
	}
	page := ui.R(col.X+6, top+42, col.W-12, foot-12-top-42)
	if f.Shape == ui.Desktop {
		page.H = min(page.H, b.tallest(f, page))
		foot = page.Bottom() + 12
	}
	if b.search.open {
		b.results(s, page)
	} else {
		b.leaf(s, page, top)
	}
	b.buttons(s, ui.R(col.X+12, foot, col.W-24, bh))
	b.app.Banner(s, w.RuleBook.Title, b.book.Title(w), b.Back, b.searchIcon())
}

// leaf adds the open page with its tabs.
func (b *Page) leaf(s *ui.Stage, page ui.Rect, top float64) {
	b.tabs(s, page, top, false)
	s.Put(sprites.Surface{Kind: sprites.Parchment, R: 9, Lift: sprites.Sheet, Line: true}, page)
	b.tabs(s, page, top, true)
	if b.marked.seek {
		b.seek(s.Frame(), page)
	}
	b.text(s, page)
	if b.now == b.page {
		words := b.app.Words.RuleBook.Now
		r := ui.R(page.Right()-66, page.Y-1, 46, 62)
		s.Put(sprites.Surface{Kind: sprites.Bookmark}, r)
		st := sprites.Style{Font: sprites.Italic, Size: 17, Color: sprites.Cream, Align: sprites.Middle}
		st.Size = ui.FitSize(words, st, 38)
		s.Words(words, r.CX(), r.Y+29, st)
	}
}

// buttons add the ways to other pages, and to where the book was opened.
func (b *Page) buttons(s *ui.Stage, r ui.Rect) {
	w := &b.app.Words.RuleBook
	t := min(s.Frame().Text, 1.4)
	width := min(r.W-146, 320)
	shut := ui.ButtonSpec{ID: "close", Rect: ui.R(r.Right()-width, r.Y, width, r.H), Label: w.BackToHome, Primary: true, Size: 20 * t, Act: b.app.Pop}
	if b.fromGame {
		shut.Label = w.BackToTable
	}
	if b.search.open {
		s.Button(ui.ButtonSpec{ID: "pages", Rect: ui.R(r.X, r.Y, 134, r.H), Label: w.AllPages, Size: 18 * t, Act: b.endSearch})
	} else {
		icon := func(id, name, label string, x float64, page int) {
			s.Button(ui.ButtonSpec{ID: id, Rect: ui.R(x, r.Y, 62, r.H), Label: "", Spoken: label, Icon: name, Size: 20, Act: func() { b.turn(page) }})
		}
		icon("previous", "back", w.LastPage, r.X, b.page-1)
		icon("next", "chevron", w.NextPage, r.X+72, b.page+1)
	}
	s.Button(shut)
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
