package settings

import (
	scenes "treille/scenes/app"
	"treille/scenes/lang"
	"treille/scenes/ui"
)

// A question lies over the page and asks before something is done that cannot be
// undone.
type question struct {
	page *Page
	name string
	// words are those over it, those that it asks, and the button's that acts.
	words func(w *lang.Settings) (title, text, sure string)
	act   func()
}

// Name implements scenes.Scene.
func (q *question) Name() string { return "settings-" + q.name }

// Title implements scenes.Scene.
func (q *question) Title() string {
	title, _, _ := q.words(&q.page.room.Words.Settings)
	return title
}

// Update implements scenes.Scene.
func (q *question) Update() {}

// Back implements scenes.Scene.
func (q *question) Back() { q.page.room.Pop() }

// Outline implements scenes.Scene.
func (q *question) Outline(o *ui.Outline) {
	title, text, _ := q.words(&q.page.room.Words.Settings)
	o.Section(q.name, 1, title)
	o.Text(text)
}

// Compose implements scenes.Scene. The main button does nothing.
func (q *question) Compose(s *ui.Stage) {
	w := q.page.room.Words
	title, text, sure := q.words(&w.Settings)
	q.page.Compose(s)
	scenes.Plate{Title: title, Text: text, Buttons: []ui.ButtonSpec{
		{ID: "cancel", Label: w.App.Cancel, Primary: true, Act: q.Back},
		{ID: "sure", Label: sure, Act: q.act},
	}}.Compose(s)
}
