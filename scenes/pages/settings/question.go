package settings

import (
	"treille/scenes/app"
	"treille/scenes/lang"
	"treille/scenes/pages/page"
	"treille/scenes/ui"
)

// A question lies over the page and asks before something is done that cannot be
// undone.
type question struct {
	page.Base
	page *Page // below
	// words are those over it, those that it asks, and the button's that acts.
	words func(w *lang.Settings) (title, text, sure string)
	act   func()
	id    string // of what it says in words
}

// Title implements app.Scene.
func (q *question) Title() string {
	title, _, _ := q.words(&q.page.app.Words.Settings)
	return title
}

// Outline implements app.Scene.
func (q *question) Outline(o *ui.Outline) {
	title, text, _ := q.words(&q.page.app.Words.Settings)
	o.Section(q.id, 1, title)
	o.Text(text)
}

// Compose implements app.Scene. The main button does nothing.
func (q *question) Compose(s *ui.Stage) {
	w := q.page.app.Words
	title, text, sure := q.words(&w.Settings)
	q.page.Compose(s)
	app.Dialog{Title: title, Text: text, Buttons: []ui.ButtonSpec{
		{ID: "cancel", Label: w.App.Cancel, Primary: true, Act: q.Back},
		{ID: "sure", Label: sure, Act: q.act},
	}}.Compose(s)
}
