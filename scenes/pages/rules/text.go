package rules

import (
	"strconv"

	"treille/scenes/ui"
	"treille/sprites"
)

// widestDiagram is how wide a diagram below the words is at most.
const widestDiagram = 520.0

// A column is where the words of a page stand, one below the other.
type column struct {
	*Page
	s           *ui.Stage
	top         float64 // of the page
	left, right float64
	y           float64 // the next base line
	words       sprites.Style
	lead        float64
	passage     int // the next one's number
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
	c := column{Page: b, s: s, top: page.Y, left: L, right: R, y: y + 10 + 17*t, words: sprites.Style{Font: sprites.Serif, Size: 17 * t, Color: sprites.Ink}}
	if f.Shape.Large() {
		c.words.Size = 20 * t
	}
	c.lead = c.words.Size * 1.3
	diagram := b.book.Diagrams[b.page]
	wide := !f.Shape.Upright() && diagram != nil
	start := c.y
	if wide {
		c.right = L + (R-L)*0.52 - 12
	}
	c.numbered(rule.Paragraphs)
	c.right = R
	if b.page == len(b.pages())-1 {
		c.figures()
	}
	switch width := (R-L)*0.52 - 12; {
	case wide:
		diagram(s, b.app.Words, ui.R(L+width+24, start-16, R-L-width-24, 0))
		c.y = max(c.y, start+360)
	case diagram != nil:
		c.y += 4
		w := min(R-L, widestDiagram)
		c.y += diagram(s, b.app.Words, ui.R((L+R-w)/2, c.y-10, w, 0))
	}
	s.EndClip()
	b.limit = max(0, c.y+b.scroll-page.Bottom()+10)
	if b.scroll > b.limit {
		b.scroll = b.limit
	}
	s.ScrollBar(inner.Inset(2), b.scroll, b.limit)
	return c.y + b.scroll - page.Y + 24
}

// numbered adds the paragraphs of a page, each with its number.
func (c *column) numbered(paragraphs []string) {
	number := sprites.Style{Font: sprites.SerifBold, Size: c.words.Size * 1.35, Color: sprites.Burgundy}
	indent := 23 * max(1, c.words.Size/17)
	for i, p := range paragraphs {
		base := c.y
		c.paragraph(p, c.left+indent, c.words, c.lead)
		c.s.Words(strconv.Itoa(i+1), c.left+1, base+1, number)
	}
}

// paragraph adds the next passage from x on.
func (c *column) paragraph(words string, x float64, st sprites.Style, lead float64) {
	lines := ui.Wrap(words, st, c.right-x)
	base := c.y
	c.y += float64(len(lines))*lead + 6
	var found []string
	if c.passage == c.marked.passage {
		found = c.marked.words
		c.marked.at = base + c.scroll - c.top
		box := ui.R(c.left-9, base-lead*0.95, c.right-c.left+18, c.y-base+lead*0.17)
		c.s.Put(sprites.Surface{Kind: sprites.Highlight}, box)
		c.s.Put(sprites.Surface{Kind: sprites.GoldFrame, R: 7}, box)
	}
	foundLines(c.s, lines, found, x, base, lead, st)
	c.passage++
}

// figures says which figures are our own, and where the others come from.
func (c *column) figures() {
	w := c.app.Words
	soft := sprites.Style{Font: sprites.Serif, Size: c.words.Size * 0.95, Color: sprites.InkSoft}
	lead := c.lead * 0.95
	c.y += 14
	if ours := c.ours(); len(ours) > 0 {
		c.heading(w.RuleBook.Ours)
		c.y = c.s.Paragraph(w.RuleBook.OursMeaning, c.left, c.y, soft, lead, c.right-c.left) + 6
		const indent = 17.0
		for _, p := range ours {
			size := soft.Size * 0.55
			c.s.Put(sprites.Surface{Kind: sprites.Bead}, ui.R(c.left+2, c.y-soft.Size*0.3-size/2, size, size))
			c.paragraph(p, c.left+indent, c.words.Sized(soft.Size), lead)
		}
		c.y += 14
	}
	c.heading(w.RuleBook.Sources)
	for _, p := range c.book.Sources(w) {
		c.paragraph(p, c.left, soft, lead)
	}
}

// heading adds a heading among the paragraphs.
func (c *column) heading(words string) {
	st := sprites.Style{Font: sprites.SC, Size: c.words.Size * 1.1, Color: sprites.Burgundy}
	c.y = c.s.Paragraph(words, c.left, c.y, st, c.lead*1.1, c.right-c.left)
}
