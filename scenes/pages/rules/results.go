package rules

import (
	"strconv"

	"treille/scenes/app"
	"treille/scenes/ui"
	"treille/sprites"
)

// Sizes of the list of what is found, in layout units.
const (
	fieldHeight = 44.0
	hitPad      = 10.0 // above and below a passage
	hitOut      = 9.0  // of its row beyond its words
)

// foundTint lies below words that were looked for.
const foundTint sprites.Color = 0xFFD25799

// hitControl is the id of a passage in the list.
func hitControl(i int) string { return "found/" + strconv.Itoa(i) }

// fieldPlace is where words are typed, in place of the tabs.
func (b *Page) fieldPlace(f ui.Frame) ui.Rect {
	col := f.Column(480)
	if f.Shape != ui.Portrait {
		col = f.Column(860)
	}
	return ui.R(col.X+6, f.Safe.Y+app.BannerHeight(f)+8, col.W-12, fieldHeight)
}

// results adds the field and the list of what is found.
func (b *Page) results(s *ui.Stage, page ui.Rect) {
	b.field(s)
	const lower = 12.0
	page = ui.R(page.X, page.Y+lower, page.W, page.H-lower)
	s.Put(sprites.Surface{Kind: sprites.Parchment, R: 9, Lift: sprites.Sheet, Line: true}, page)
	t := s.Frame().Text
	st := sprites.Style{Font: sprites.Italic, Size: 16 * min(t, 1.3), Color: sprites.InkSoft}
	lines := ui.Wrap(b.foundWords(), st, page.W-40)
	y := page.Y + 14 + st.Size
	for _, l := range lines {
		s.Words(l, page.X+20, y, st)
		y += st.Size * 1.25
	}
	y -= st.Size * 1.25
	s.Put(sprites.Surface{Kind: sprites.DoubleRule}, ui.R(page.X+20, y+9, page.W-40, 5))
	b.list(s, ui.R(page.X+6, y+20, page.W-12, page.Bottom()-8-y-20))
}

// field adds the line in which words are typed.
func (b *Page) field(s *ui.Stage) {
	r, w := b.fieldPlace(s.Frame()), &b.app.Words.RuleBook
	s.Put(sprites.Surface{Kind: sprites.Field}, r)
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

// list adds what is found: a row leads to its passage.
func (b *Page) list(s *ui.Stage, view ui.Rect) {
	f := s.Frame()
	st := sprites.Style{Font: sprites.Serif, Size: 17 * f.Text, Color: sprites.Ink}
	if f.Shape.Large() {
		st.Size = 19 * f.Text
	}
	head := sprites.Style{Font: sprites.SC, Size: st.Size, Color: sprites.Burgundy}
	lead, words := st.Size*1.3, asked(b.search.query)
	x, width := view.X+14, view.W-34
	y := view.Y - b.search.scroll
	s.Clip(view)
	for i, h := range b.hits() {
		title := b.pages()[h.page].Title
		lines := ui.Wrap(h.words, st, width)
		row := ui.R(x-hitOut, y, width+2*hitOut, 2*hitPad+lead*float64(1+len(lines)))
		if i > 0 {
			s.Put(sprites.Surface{Kind: sprites.Hairline}, ui.R(x, y, width, 1))
		}
		base := y + hitPad + st.Size*0.85
		foundLines(s, []string{title}, words, x, base, lead, head)
		foundLines(s, lines, words, x, base+lead, lead, st)
		s.Control(ui.Control{ID: hitControl(i), Label: b.app.Words.Outline.About.With("what", title, "text", b.spoken(h.words)), Rect: row, Part: true, Act: func() { b.open(h) }})
		y = row.Bottom()
	}
	s.EndClip()
	b.limit = max(0, y+b.search.scroll-view.Bottom())
	b.search.scroll = min(b.search.scroll, b.limit)
	s.ScrollBar(view, b.search.scroll, b.limit)
}

// foundLines adds lines of words, those that were looked for marked.
func foundLines(s *ui.Stage, lines, found []string, x, y, lead float64, st sprites.Style) {
	for _, l := range lines {
		for _, q := range find(l, found) {
			from := x + sprites.Measure(l[:q.from], st)
			s.Put(sprites.Surface{Kind: sprites.Wash, Tint: foundTint}, ui.R(from-1, y-st.Size*0.8, sprites.Measure(l[q.from:q.to], st)+2, st.Size*1.08))
		}
		s.Words(l, x, y, st)
		y += lead
	}
}
