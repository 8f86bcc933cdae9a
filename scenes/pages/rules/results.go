package rules

import (
	"strconv"

	"treille/scenes/app"
	"treille/scenes/pages/page"
	"treille/scenes/ui"
	"treille/sprites"
)

// foundTint lies below words that were looked for.
const foundTint sprites.Color = 0xFFD25799

// hitControl is the id of a passage in the list.
func hitControl(i int) string { return "found/" + strconv.Itoa(i) }

// place is the column of the page.
func (b *Page) place(f ui.Frame) ui.Rect {
	if f.Shape == ui.Portrait {
		return f.Column(480).Inset(ui.Close)
	}
	return f.Column(860).Inset(ui.Close)
}

// tabsPlace is where the tabs are, or in their place words are typed: on a phone held sideways beside the
// title, so that the page has more room.
func (b *Page) tabsPlace(f ui.Frame) ui.Rect {
	r := b.place(f)
	r.Y, r.H = f.Safe.Y+app.BannerHeight(f)+ui.Apart, tabHigh
	if f.Shape == ui.Landscape {
		left := f.Safe.X + besideTitle + sprites.Measure(b.Title(), sprites.Style{Font: sprites.SC, Size: ui.Title})
		r = ui.R(left, f.Safe.Y, f.Safe.Right()-besideSearch-left, tabHigh)
	}
	return r
}

// results adds the field and the list of what is found.
func (b *Page) results(s *ui.Stage, r ui.Rect) {
	b.field(s)
	s.Lay(ui.Column(ui.Apart, ui.Label(b.foundWords(), ui.PaperNote).Pad(hitSide, 0), ui.DoubleRule().Pad(hitSide, 0),
		page.Scrolling(&b.search.list, b.found())).Pad(ui.Close, ui.Loose).On(ui.SheetPaper),
		ui.R(r.X, r.Y+lower, r.W, r.H-lower))
}

// field adds the line in which words are typed.
func (b *Page) field(s *ui.Stage) {
	r, w := b.tabsPlace(s.Frame()), &b.app.Words.RuleBook
	box := r
	if s.Frame().Shape == ui.Landscape { // not at the edge of the screen
		box.Y, box.H = r.Y+ui.Near, r.H-ui.Near
	}
	s.Put(sprites.Surface{Kind: sprites.Field}, box)
	s.Put(sprites.Surface{Kind: sprites.Icon, Icon: "search", Stroke: 2, Tint: sprites.InkSoft}, ui.R(r.X+12, r.CY()-11, 22, 22))
	st := sprites.Style{Font: sprites.SansMedium, Size: 20 * s.Frame().Caption(), Color: sprites.Ink}
	x, room := r.X+44, r.W-58
	words := b.search.query
	st.Size = ui.FitSize(words, st, room)
	s.Words(words, x, r.CY()+st.Size*0.33, st)
	if b.search.typing {
		s.Put(sprites.Surface{Kind: sprites.Caret}, ui.R(x+2+sprites.Measure(words, st), r.CY()-13, 2, 26))
	}
	label := w.Search
	if words != "" {
		label += ": " + words
	}
	s.Control(ui.Control{ID: "words", Label: label, Rect: r, Types: true, Act: b.ask})
}

// found are the passages that are found: a row leads to its passage.
func (b *Page) found() ui.Part {
	size := b.textSize()
	words := asked(b.search.query)
	var list []ui.Part
	for i, h := range b.hits() {
		title := b.pages()[h.page].Title
		row := ui.Column(0, foundWords(title, ui.PaperHead.Sized(size), words), foundWords(h.words, ui.PaperSerif.Sized(size), words))
		list = append(list, row.Pad(hitSide, ui.Apart).Target(ui.Control{ID: hitControl(i), Part: true,
			Label: b.app.Words.Labelled(title, b.spoken(h.words)), Act: func() { b.open(h) }}))
	}
	return ui.Column(0, ui.Ruled(list...)...).Top()
}

// foundWords is a paragraph in which words that were looked for are marked.
func foundWords(words string, st sprites.Style, found []string) ui.Part {
	return ui.Marked(words, st, foundTint, func(line string) []ui.Span { return find(line, found) })
}
