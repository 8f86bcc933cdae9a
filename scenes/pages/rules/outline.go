package rules

import "treille/scenes/ui"

// Outline implements app.Scene: the open page of the book, or what a search has
// found.
func (b *Page) Outline(o *ui.Outline) {
	w := b.app.Words
	o.Section("rules", 1, w.App.Rules+" "+b.book.Title(w))
	if b.search.open {
		o.Section("search", 2, w.RuleBook.Search)
		o.Text(b.foundWords()) // the passages are buttons that say themselves
		return
	}
	rule := b.pages()[b.page]
	o.Section("page", 2, rule.Title)
	o.Text(rule.Caption)
	for _, p := range rule.Paragraphs {
		o.Item(p)
	}
	if told := b.book.Told[b.page]; told != nil {
		for _, p := range told(w) {
			o.Text(p)
		}
	}
	if b.page == len(b.pages())-1 {
		b.outlineFigures(o)
	}
}

// outlineFigures says which figures are our own, and where the others come from.
func (b *Page) outlineFigures(o *ui.Outline) {
	w := &b.app.Words.RuleBook
	if ours := b.ours(); len(ours) > 0 {
		o.Section("ours", 3, w.Ours)
		o.Text(w.OursMeaning)
		for _, p := range ours {
			o.Item(b.spoken(p))
		}
	}
	o.Section("sources", 3, w.Sources)
	for _, p := range b.book.Sources(b.app.Words) {
		o.Item(p)
	}
}
