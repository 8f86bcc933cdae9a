package rules

import (
	"treille/scenes/app"
	"treille/scenes/ui"
)

// A search is the book while something is looked for in it.
type search struct {
	open   bool
	typing bool
	query  string
	list   app.Scrolled
}

// A hit is a passage that has the words that are looked for.
type hit struct {
	page, passage int
	words         string
}

// longestQuery is how many letters can be looked for.
const longestQuery = 40

// searchIcon is the button that begins a search, or goes on with the last.
func (b *Page) searchIcon() []ui.IconSpec {
	if b.search.open {
		return nil
	}
	return []ui.IconSpec{{ID: "search", Icon: "search", Label: b.app.Words.RuleBook.Search, Key: '/', Types: true, Act: b.startSearch}}
}

// startSearch opens the list of what is found, and lets words be typed.
func (b *Page) startSearch() {
	b.search.open = true
	b.search.list.Rewind()
	b.ask()
}

// ask lets words be typed, in the page's own field where there is one.
func (b *Page) ask() {
	b.search.typing = true
	b.app.Stage().SetFocus("words", false)
	take := func(text string) string {
		b.look(text)
		return b.search.query
	}
	b.app.Ask(app.Field{Label: b.app.Words.RuleBook.Search, Value: b.search.query, Limit: longestQuery, Changed: take,
		Done: func(text string, ok bool) {
			if !b.search.typing {
				return
			}
			if ok {
				take(text)
			}
			b.endTyping()
		}}, b.tabsPlace(b.app.Frame()))
}

// look takes what stands in the field.
func (b *Page) look(text string) {
	if r := []rune(text); len(r) > longestQuery {
		text = string(r[:longestQuery])
	}
	if text == b.search.query {
		return
	}
	before := b.foundWords()
	b.search.query = text
	b.search.list.Rewind()
	if found := b.foundWords(); found != before { // else each letter would say it again
		b.app.Say(found)
	}
	b.app.Changed()
}

// endTyping ends typing; Enter then opens the first passage that was found.
func (b *Page) endTyping() {
	b.search.typing = false
	b.app.CloseField()
	if len(b.hits()) > 0 {
		b.app.Stage().SetFocus(hitControl(0), b.app.Stage().Ring())
	}
	b.app.Changed()
}

// endSearch goes back to the page that was open.
func (b *Page) endSearch() {
	b.search.open, b.search.typing = false, false
	b.app.CloseField()
	b.app.Changed()
}

// open opens the page of a passage that was found, with the passage marked.
func (b *Page) open(h hit) {
	b.endSearch()
	b.turn(h.page)
	b.marked = mark{passage: h.passage, words: asked(b.search.query)}
	b.app.Say(b.pages()[h.page].Title + ". " + b.spoken(h.words))
}

// hits are the passages that have all the words, in the order of the book. A page's
// title counts as a word of each of its passages.
func (b *Page) hits() []hit {
	words := asked(b.search.query)
	if len(words) == 0 {
		return nil
	}
	var list []hit
	for page, rule := range b.pages() {
		for i, p := range b.passages(page) {
			if holds(rule.Title+" "+p, words) {
				list = append(list, hit{page, i, p})
			}
		}
	}
	return list
}

// foundWords says how much was found, or what to do.
func (b *Page) foundWords() string {
	w := &b.app.Words.RuleBook
	switch n := len(b.hits()); {
	case len(asked(b.search.query)) == 0:
		return w.SearchHint
	case n == 0:
		return w.FoundNothing
	default:
		return b.app.Words.Count(w.Found, n)
	}
}

// Type implements app.Typist: words are typed on the keyboard where the page has no
// field of its own.
func (b *Page) Type(chars []rune, key app.TextKey) bool {
	if !b.search.typing || !b.app.ForLine("words", chars, key) {
		return false
	}
	b.look(app.Edited(b.search.query, chars, key))
	switch key {
	case app.EnterKey:
		b.endTyping()
		b.app.Focus(b.app.Stage().Focus())
	case app.EscapeKey:
		b.Back()
	}
	return true
}
