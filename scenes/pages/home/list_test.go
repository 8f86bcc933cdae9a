package home_test

import (
	"testing"

	"treille/engine/wire"
	"treille/scenes/app"
	"treille/scenes/data/store"
	"treille/scenes/data/today"
	"treille/scenes/pages/me"
	"treille/scenes/play/remote"
	"treille/scenes/testkit/scenetest"
)

// elsewhere is a store that another window writes.
type elsewhere struct{ store.Store }

func (elsewhere) Holds() bool { return false }
func (elsewhere) Take()       {}

// silent is a server that never answers.
type silent struct{ app.Line }

func (silent) Post(string, string, []byte, func(int, string)) {}

// openOnline opens the page of a device that is at a table on a server.
func openOnline(t testing.TB, app *app.App) {
	t.Helper()
	app.Line = silent{}
	if err := remote.Keep(app.Store, remote.Ticket{Table: "abcdefghij", As: wire.AsSeat, Key: wire.Key{1}, Game: "farbenpoker"}); err != nil {
		t.Fatal(err)
	}
	open(t, app)
}

// list are the states of the first page.
func list() []scenetest.Scene {
	return []scenetest.Scene{
		{Name: "home", Main: true, Open: open},
		{Name: "home-continue", Main: true, Open: func(t testing.TB, app *app.App) {
			keep(t, app, "under-way")
			open(t, app)
		}},
		{Name: "home-today-begun", Open: func(t testing.TB, app *app.App) {
			keepBytes(t, app, todays(t, "today-begun"))
			open(t, app)
		}},
		{Name: "home-today", Main: true, Open: func(t testing.TB, app *app.App) {
			playDays(t, app)
			keep(t, app, "under-way")
			open(t, app)
		}},
		{Name: "home-today-sheet", Main: true, Open: func(t testing.TB, app *app.App) {
			playDays(t, app)
			open(t, app)
			scenetest.Tick(t, app, 2)
			scenetest.Act(t, app, "today")
		}},
		{Name: "home-today-result", Unkept: true, Open: result(today.DayOf(now)-4, today.DayOf(now))},
		{Name: "home-me", Main: true, Open: func(t testing.TB, app *app.App) {
			app.SetMe("Žofie Łaska", "hedgehog")
			keep(t, app, "under-way")
			open(t, app)
			scenetest.Tick(t, app, 2)
			scenetest.Act(t, app, me.Opener)
		}},
		{Name: "home-online", Unkept: true, Open: func(t testing.TB, app *app.App) {
			keep(t, app, "under-way")
			openOnline(t, app)
		}},
		{Name: "home-online-begun", Unkept: true, Open: func(t testing.TB, app *app.App) {
			keepBytes(t, app, todays(t, "today-begun"))
			openOnline(t, app)
		}},
		{Name: "home-online-alone", Unkept: true, Open: openOnline},
		{Name: "home-foot", Unkept: true, Open: func(t testing.TB, a *app.App) {
			open(t, a)
			scenetest.Tick(t, a, 3)
			a.Scene().(app.Scroller).Scroll(9999)
		}},
		{Name: "home-one", Open: openFew(1)},
		{Name: "home-three", Open: func(t testing.TB, app *app.App) {
			keep(t, app, "under-way")
			openFew(3)(t, app)
		}},
		{Name: "home-damaged", Open: func(t testing.TB, app *app.App) {
			keepBytes(t, app, []byte(`[Game "weinh`))
			open(t, app)
		}},
		{Name: "home-elsewhere", Unkept: true, Open: func(t testing.TB, app *app.App) {
			app.Store = elsewhere{app.Store}
			open(t, app)
		}},
		{Name: "home-focus", Open: func(t testing.TB, app *app.App) {
			open(t, app)
			scenetest.Tick(t, app, 2)
			app.Focus("play/vino")
		}},
	}
}
