// Package rules shows the rule book of a game: a page for each phase, opened
// where the game is.
package rules

import (
	"strconv"

	"treille/scenes/app"
	"treille/scenes/lang"
	"treille/scenes/pages/page"
	"treille/scenes/table/rulebook"
	"treille/scenes/ui"
	"treille/sprites"
)

// A Page is a book, open at one of its pages.
type Page struct {
	page.Base
	app      *app.App
	book     rulebook.Book
	page     int
	now      int  // the phase that the game is in, or -1
	fromGame bool // opened at a table
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
func New(a *app.App, book rulebook.Book, at int, fromGame bool) *Page {
	p := &Page{Base: page.New(a, "rules"), app: a, search: search{list: app.NewScrolled(a)}, book: book, page: at, now: -1, fromGame: fromGame, marked: mark{passage: none}}
	if fromGame {
		p.now = at
	}
	return p
}

// Title implements app.Scene.
func (b *Page) Title() string { return b.app.Words.App.Rules }

// Back implements app.Scene: it leads from a passage that was found to the others, ends a search, or closes the book.
func (b *Page) Back() {
	switch {
	case b.search.open:
		b.endSearch()
	case b.marked.passage != none:
		b.marked = mark{passage: none}
		b.search.open = true
		b.app.Say(b.foundWords())
		b.app.Changed()
	default:
		b.Base.Back()
	}
}

// Scroll implements app.Scroller.
func (b *Page) Scroll(dy float64) bool {
	if b.search.open {
		return b.search.list.Scroll(dy)
	}
	return b.Base.Scroll(dy)
}

// State implements app.Stater.
func (b *Page) State(add func(string, any)) {
	add("page", b.page)
	add("search", b.search.open)
}

// tallest is the height that the tallest page needs, so that the buttons below stand
// still when pages are turned.
func (b *Page) tallest(s *ui.Stage, width float64) float64 {
	f, w := s.Frame(), b.app.Words
	if b.tall.frame != f || b.tall.words != w {
		b.tall = tall{frame: f, words: w}
		for i := range b.pages() {
			b.tall.height = max(b.tall.height, s.HeightOf(b.text(i, width, tightening{}), width))
		}
	}
	return b.tall.height
}

func (b *Page) turn(page int) {
	b.page, b.marked = page, mark{passage: none}
	b.Rewind()
	b.app.Say(b.pages()[b.page].Title)
	b.app.Changed()
}

// Swipe implements app.Swiper.
func (b *Page) Swipe(by int) {
	if to := b.page + by; !b.search.open && to >= 0 && to < len(b.pages()) {
		b.turn(to)
	}
}

func (b *Page) pages() []*lang.Rule { return b.book.Pages(b.app.Words) }

// Compose implements app.Scene.
func (b *Page) Compose(s *ui.Stage) {
	f := s.Frame()
	w := b.app.Words
	app.TableTop(s)
	buttons, above, below, sub := b.buttons(f), ui.Loose, ui.Far-ui.Near, b.book.Title(w)
	if f.Shape == ui.Landscape {
		above, below, sub = ui.Near, ui.Near, ""
	}
	page := b.place(f)
	page.Y = b.tabsPlace(f).Bottom()
	high := s.HeightOf(buttons, page.W)
	page.H = f.Safe.Bottom() - below - high - above - page.Y
	if f.Shape == ui.Desktop {
		page.H = min(page.H, b.tallest(s, page.W-2*pageEdge)+2*pageEdge)
	}
	b.app.Banner(s, w.App.Rules, sub, b.Back, b.searchIcon())
	if b.search.open {
		b.results(s, page)
	} else {
		b.openPage(s, page)
	}
	s.Lay(buttons, ui.R(page.X+ui.Close, page.Bottom()+above, page.W-2*ui.Close, high))
}

// openPage adds the open page with its tabs.
func (b *Page) openPage(s *ui.Stage, page ui.Rect) {
	view := page.Inset(pageEdge)
	if m := &b.marked; m.passage != none && (m.frame != b.app.Frame() || m.in != b.app.Words) {
		b.seek(view)
	}
	tabs := b.tabsPlace(s.Frame())
	s.Lay(b.tabs(tabs.W), ui.R(tabs.X+7, page.Y-tabHigh+tabLap, tabs.W-14, tabHigh))
	s.Put(ui.SheetPaper, page)
	b.Lay(s, b.fitting(s, view), view)
	if b.now == b.page {
		now := ui.Label(b.app.Words.RuleBook.Now, sprites.Style{Font: sprites.Italic, Size: 17, Color: sprites.Cream, Align: sprites.Middle})
		s.Lay(now.Pad(ui.Near, 0).On(sprites.Surface{Kind: sprites.Bookmark}), ui.R(page.Right()-66, page.Y-1, bookmarkWide, bookmarkHigh))
	}
}

// buttons are the ways to other pages, and to where the book was opened.
func (b *Page) buttons(f ui.Frame) ui.Part {
	w, t := &b.app.Words.RuleBook, min(f.Text, 1.4)
	shut := ui.ButtonSpec{ID: "close", Label: b.app.Words.App.Back, Primary: true, Size: 20 * t, Act: b.app.Pop}
	if b.fromGame {
		shut.Label = b.app.Words.Table.Resume
	}
	icon := func(id, name, label string, by, end int, atEnd string) ui.Part {
		return ui.ButtonSpec{ID: id, Spoken: label, Icon: name, Size: 20, Disabled: b.page == end, Reason: atEnd, Act: func() { b.turn(b.page + by) }}.Part()
	}
	other := ui.Grid(2, ui.Apart, icon("previous", "back", w.LastPage, -1, 0, w.AtFirst), icon("next", "chevron", w.NextPage, 1, len(b.pages())-1, w.AtLast))
	if b.search.open {
		other = ui.ButtonSpec{ID: "pages", Label: w.AllPages, Size: 18 * t, Act: b.endSearch}.Part()
	}
	return ui.Row(ui.Loose, other.Wide(otherWide), ui.Spring(), shut.Part().Narrowed(ui.Target).Roomy(shutWide, 0)).High(buttonHeight(f) * min(f.Text, 1.3))
}

// buttonHeight is how high the buttons are in words of the usual size.
func buttonHeight(f ui.Frame) float64 {
	if f.Shape == ui.Landscape {
		return buttonLow
	}
	return buttonHigh
}

// tabs are the index tabs; the open one belongs to the page's paper and is drawn over its
// edge. A phone has room for three or four at a time, or for fewer if their words are long,
// with arrows as the tabs of the next ones where there are more.
func (b *Page) tabs(width float64) ui.Part {
	pages := b.pages()
	count := len(pages)
	if width < fewTabs {
		count = min(count, 4)
	}
	if width < fewestTabs {
		count = min(count, 3)
	}
	arrow := func(i int, icon string) ui.Part {
		if i < 0 || i >= len(pages) {
			return ui.Part{}
		}
		return b.asTab(i, pages[i].Title, ui.Icon(icon, sprites.Style{Color: sprites.GoldDim}).Centred().AtLeast(ui.Target, 0))
	}
	row := func(count int, gap, pad, grow float64) ui.Part {
		first := min(max(b.page-count+1, 0), len(pages)-count)
		tabs := []ui.Part{arrow(first-1, "back")}
		for i := first; i < first+count; i++ {
			tabs = append(tabs, b.tab(i, pages[i].Title, pad).GrowingBy(grow))
		}
		return ui.Row(gap, append(tabs, ui.When(grow == 0, ui.Spring()), arrow(first+count, "chevron"))...)
	}
	list := []ui.Part{row(count, 14, ui.Apart, 0).Firm()}
	for ; count > 0; count-- { // fewer where words are long; they share what is left
		list = append(list, row(count, ui.Close, ui.Apart, 1).Firm())
	}
	return ui.Either(list...)
}

// tab is that of a page, with room at the sides of its words.
func (b *Page) tab(i int, title string, pad float64) ui.Part {
	st, sf, on := sprites.Style{Font: sprites.SC, Size: 17, Color: sprites.GoldDim, Align: sprites.Middle}, sprites.Surface{Kind: sprites.PageTab}, i == b.page
	if on {
		st.Color, sf.State = sprites.Ink, sprites.On
	}
	tab := b.asTab(i, title, ui.Label(title, st).Pad(pad, 0).On(sf).AtLeast(ui.Target, 0))
	if on {
		tab = tab.Raised(1)
	}
	return tab
}

// asTab makes of what stands for a page the tab that opens it.
func (b *Page) asTab(i int, title string, part ui.Part) ui.Part {
	return part.Target(ui.Control{ID: "page/" + strconv.Itoa(i), Role: ui.Tab, Label: title, Checked: i == b.page, Part: true, Act: func() { b.turn(i) }})
}
