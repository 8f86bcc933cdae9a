package me_test

import (
	"testing"

	"treille/engine"
	"treille/scenes/app"
	"treille/scenes/data/store"
	"treille/scenes/games"
	"treille/scenes/pages"
	"treille/scenes/pages/home"
	"treille/scenes/pages/me"
	"treille/scenes/pages/newgame"
	"treille/scenes/testkit/scenetest"
	"treille/scenes/ui"
)

// emma sits at the table, and owns another device.
var emma = store.Seat{Kind: engine.Human, Crest: "snail", Name: "Emma"}

// open opens the sheet from the crest of the first page.
func open(t testing.TB, a *app.App) *me.Page {
	t.Helper()
	below := home.New(a, pages.With(games.All()))
	a.Push(below)
	p := me.Opened(a, below, func(func()) ui.Part { return ui.Part{} })
	a.Push(p)
	scenetest.Tick(t, a, 2)
	return p
}

// sitDown opens it where a game is to begin with Emma.
func sitDown(t testing.TB, a *app.App) *me.Page {
	t.Helper()
	a.Settings.SetTable("vino", []store.Seat{{Kind: engine.Human, Crest: "fox", Name: "Clara"}, emma, {Kind: engine.Medium, Crest: "owl", Name: "Hugo"}})
	below := newgame.New(a, pages.With(games.All())[1])
	a.Push(below)
	p := me.Before(a, below, []store.Seat{emma}, func() {})
	a.Push(p)
	scenetest.Tick(t, a, 2)
	return p
}

// write types a name in place of the one in the field, as on a keyboard.
func write(t testing.TB, a *app.App, p *me.Page, name string) {
	t.Helper()
	scenetest.Act(t, a, "name")
	for range 20 {
		p.Type(nil, app.Backspace)
	}
	p.Type([]rune(name), app.NoKey)
	scenetest.Tick(t, a, 2)
}

// list are the states of the sheet.
func list() []scenetest.Scene {
	return []scenetest.Scene{
		{Name: "me", Main: true, Open: func(t testing.TB, a *app.App) { write(t, a, open(t, a), "Clara") }},
		{Name: "me-refused", Open: func(t testing.TB, a *app.App) { write(t, a, sitDown(t, a), "Emma") }},
		{Name: "me-letters", Unkept: true, Open: func(t testing.TB, a *app.App) { write(t, a, open(t, a), "Łukasz ẞŽİǦ Nguyễ") }},
	}
}
