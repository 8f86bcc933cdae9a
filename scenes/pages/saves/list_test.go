package saves_test

import (
	"testing"

	"treille/scenes/app"
	"treille/scenes/testkit/scenetest"
)

// list are the states of the pages.
func list() []scenetest.Scene {
	return []scenetest.Scene{
		{Name: "saves", Main: true, Open: func(t testing.TB, app *app.App) {
			keepAll(t, app)
			open(app)
		}},
		{Name: "saves-empty", Open: func(_ testing.TB, app *app.App) { open(app) }},
		{Name: "saves-today", Unkept: true, Open: func(t testing.TB, app *app.App) { beginToday(t, app) }},
		{Name: "saves-foot", Open: func(t testing.TB, app *app.App) {
			keepAll(t, app)
			p := open(app)
			scenetest.Tick(t, app, 2)
			p.Scroll(1e6)
		}},
		{Name: "saves-filter", Open: after("filter/2")},
		{Name: "saves-more", Open: after("more/done-000008")},
		{Name: "saves-delete", Open: after("delete/game.damaged-000001")},
		{Name: "saves-file", Open: after("file")},
	}
}

// after opens the page with games, and presses a control.
func after(id string) func(testing.TB, *app.App) {
	return func(t testing.TB, app *app.App) {
		keepAll(t, app)
		app.Exchange = &outside{}
		p := open(app)
		scenetest.Tick(t, app, 2)
		reach(t, app, p, id)
		scenetest.Act(t, app, id)
	}
}

// reach scrolls a page until it has a control.
func reach(t testing.TB, app *app.App, p app.Scroller, id string) {
	t.Helper()
	for range 100 {
		if app.Stage().Find(id) != nil || !p.Scroll(100) {
			return
		}
		scenetest.Tick(t, app, 1)
	}
}
