package settings

import (
	"treille/scenes/app"
	"treille/scenes/pages/page"
	"treille/scenes/ui"
)

// A question lies over the page and asks before something is done that cannot be
// undone.
type question struct {
	page.Base
	below           *Page
	id, title, text string
	sure            string // on the button that acts
	act             func()
	before          []ui.ButtonSpec // what can be done before that
}

// Title implements app.Scene.
func (q *question) Title() string { return q.title }

// Outline implements app.Scene.
func (q *question) Outline(o *ui.Outline) {
	o.Section(q.id, 1, q.title)
	o.Text(q.text)
}

// Compose implements app.Scene. The main button does nothing.
func (q *question) Compose(s *ui.Stage) {
	q.below.Compose(s)
	buttons := append(q.before[:len(q.before):len(q.before)],
		ui.ButtonSpec{ID: "cancel", Label: q.below.app.Words.App.Cancel, Primary: true, Act: q.Back},
		ui.ButtonSpec{ID: "sure", Label: q.sure, Act: q.act})
	app.Dialog{Title: q.title, Text: q.text, Buttons: buttons, Columns: len(q.before)}.Compose(s)
}
