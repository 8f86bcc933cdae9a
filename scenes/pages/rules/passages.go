package rules

import (
	"slices"

	"treille/scenes/lang"
	"treille/scenes/ui"
)

// none is no passage.
const none = -1

// A mark is the passage that a search has led to, with what was looked for.
type mark struct {
	passage int // its number on the page, or none
	words   []string
	frame   ui.Frame    // it has been brought in sight on this screen,
	in      *lang.Words // and in these words
}

// passages are all paragraphs of a page: the last has below its own those on figures
// that are ours, and on the sources of the others.
func (b *Page) passages(page int) []string {
	list := b.pages()[page].Paragraphs
	if page == len(b.pages())-1 {
		list = slices.Concat(list, b.ours(), b.book.Sources(b.app.Words))
	}
	return list
}

// ours says which figures are our own: those that no source states.
func (b *Page) ours() []string {
	var list []string
	lines := b.book.Reconstructed()
	for _, f := range b.book.Ours(b.app.Words) {
		if slices.ContainsFunc(lines, f.Covers) {
			list = append(list, f.Words)
		}
	}
	return list
}

// spoken is a passage for those who hear it, to whom signs in it say nothing.
func (b *Page) spoken(passage string) string {
	for _, f := range b.book.Ours(b.app.Words) {
		if f.Words == passage && f.Spoken != "" {
			return f.Spoken
		}
	}
	return passage
}

// markedPlace is where the marked passage is.
const markedPlace = "marked"

// seek scrolls the marked passage into sight.
func (b *Page) seek(view ui.Rect) {
	b.marked.frame, b.marked.in = b.app.Frame(), b.app.Words
	probe := ui.NewStage()
	probe.Begin(b.app.Frame())
	b.Rewind()
	b.Lay(probe, b.fitting(probe, view), view)
	if at, ok := probe.Where(markedPlace); ok {
		b.Base.Scroll(at.Y - view.Y - view.H*seekAt)
	}
}

// seekAt is where on the page a passage comes to stand, as a share of its height.
const seekAt = 0.3
