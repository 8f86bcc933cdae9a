package rules

import "treille/scenes/ui"

// Outline implements scenes.Scene: the open page of the book.
func (b *Page) Outline(o *ui.Outline) {
	w := b.room.Words
	o.Section("rules", 1, w.RuleBook.Title+" "+b.book.Title(w))
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
		o.Section("figures", 3, w.RuleBook.Figures)
		for _, p := range b.book.Figures(w) {
			o.Item(p)
		}
	}
}
