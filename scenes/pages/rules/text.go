package rules

import (
	"strconv"

	"treille/scenes/ui"
	"treille/sprites"
)

// textSize is the size of the words of a page.
func (b *Page) textSize() float64 {
	switch shape := b.app.Frame().Shape; {
	case shape.Large():
		return 20
	case shape == ui.Landscape: // which is low
		return 16
	}
	return 17
}

// A tightening is by how much words, and what lies between them, are smaller than usual.
type tightening struct{ size, gap float64 }

// fitting is what the open page says: a bit tighter, if the page then need not scroll. Sideways the words are as small as they may be.
func (b *Page) fitting(s *ui.Stage, view ui.Rect) ui.Part {
	usual, by := b.text(b.page, view.W, tightening{}), tightening{1, tightGap}
	if b.app.Frame().Shape == ui.Landscape {
		by.size = 0
	}
	if over := s.HeightOf(usual, view.W) - view.H; over > 0 && over <= mostTight {
		if tighter := b.text(b.page, view.W, by); s.HeightOf(tighter, view.W) <= view.H {
			return tighter
		}
	}
	return usual
}

// text is all that a page of the book says, for a page so wide.
func (b *Page) text(page int, width float64, by tightening) ui.Part {
	f, rule := b.app.Frame(), b.pages()[page]
	c := column{Page: b, page: page, size: b.textSize() - by.size, gap: ui.Close - by.gap/2}
	caption := ui.Label(rule.Caption, ui.PaperNote.Sized(ui.Note))
	head, edge, share := ui.Column(ui.Near, caption, ui.Label(rule.Title, ui.PaperName.Sized(32))), ui.Loose, wordShare
	if f.Shape == ui.Landscape {
		head, edge, share = ui.Row(ui.Loose, ui.Label(rule.Title, ui.PaperName.Sized(ui.Figure-2*by.gap)), caption.Middle()), ui.Near, lowWordShare
	}
	if page == b.now {
		head = ui.Row(ui.Near, head.Growing(), ui.Space(bookmarkWide, 0))
	}
	parts := []ui.Part{head, ui.DoubleRule().Pad(0, ui.Tight)}
	words, room := c.numbered(rule.Paragraphs), width-2*pageSide
	if draw := b.book.Diagrams[page]; draw != nil {
		drawing := draw(b.app.Words)
		beside := ui.When(!f.Shape.Upright(), ui.Row(ui.Far, words.Wide(share*room), drawing.Growing().Top()))
		words = ui.Either(beside, ui.Column(ui.Near, words, drawing.AtMost(widestDiagram, 0).Pad(0, ui.Apart-by.gap)))
	}
	parts = append(parts, words)
	if page == len(b.pages())-1 {
		parts = append(parts, c.figures())
	}
	low := max(ui.Tight, edge-2*by.gap) // the title stays where it is
	return ui.Column(0, ui.Space(0, edge-low), ui.Column(ui.Near, parts...)).Pad(pageSide, low)
}

// A column makes the passages of a page, one after the other.
type column struct {
	*Page
	page    int
	size    float64 // of words,
	gap     float64 // and between paragraphs
	passage int     // the next one's number
}

// numbered are the paragraphs of a page, each with its number.
func (c *column) numbered(paragraphs []string) ui.Part {
	var list []ui.Part
	for i, p := range paragraphs {
		number := ui.Label(strconv.Itoa(i+1), ui.PaperNumber.Sized(c.size*1.3).In(sprites.Burgundy))
		list = append(list, c.next(p, ui.PaperSerif.Sized(c.size), number.AtLeast(numberWide*c.size, 0)))
	}
	return ui.Column(c.gap, list...)
}

// next is the next passage, after what stands before its first line, marked if it is what a
// search has led to.
func (c *column) next(words string, st sprites.Style, before ui.Part) ui.Part {
	marked := c.page == c.Page.page && c.passage == c.marked.passage
	var found []string
	if marked {
		found = c.marked.words
	}
	line := st.Size * ui.Leading * c.app.Frame().Text
	row := ui.Row(ui.Apart, before.High(line).Top(), foundWords(words, st, found).Growing())
	if c.passage++; !marked {
		return row
	}
	return row.Around(func(s *ui.Stage, r ui.Rect, inner func()) {
		box := ui.R(r.X-9, r.Y-3, r.W+18, r.H+6)
		s.Place(markedPlace, box)
		s.Put(sprites.Surface{Kind: sprites.Highlight}, box)
		s.Put(sprites.Surface{Kind: sprites.GoldFrame, R: 7}, box)
		inner()
	})
}

// figures says which figures are our own, and where the others come from.
func (c *column) figures() ui.Part {
	w, soft, head := c.app.Words, ui.PaperNote.Sized(ui.Fine), ui.PaperHead.Sized(ui.Body).In(sprites.InkSoft)
	var list []ui.Part
	if ours := c.ours(); len(ours) > 0 {
		list = append(list, ui.Paragraph(w.RuleBook.Ours, head), ui.Paragraph(w.RuleBook.OursMeaning, soft))
		for _, p := range ours {
			bead := ui.Mark(sprites.Surface{Kind: sprites.Bead}, soft.Size*.55, soft.Size*.55)
			list = append(list, c.next(p, soft, bead))
		}
	}
	list = append(list, ui.Space(0, ui.Near), ui.Paragraph(w.RuleBook.Sources, head))
	for _, p := range c.book.Sources(w) {
		list = append(list, c.next(p, soft, ui.Part{}))
	}
	return ui.Column(ui.Near, list...).Pad(0, ui.Loose)
}
