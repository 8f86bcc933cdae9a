package statistics_test

import (
	"testing"

	"treille/scenes/app"
	"treille/scenes/testkit/scenetest"
)

// at opens the page with games, and presses controls.
func at(game string, games []played, ids ...string) func(testing.TB, *app.App) {
	return func(t testing.TB, app *app.App) {
		open(t, app, game, games)
		if len(ids) > 0 {
			scenetest.Tick(t, app, 2)
			scenetest.Act(t, app, ids...)
		}
	}
}

// people are games of several people, some with hints.
func people() []played {
	list := all()
	list[len(list)-4].who[1] = "Friederike"
	list[len(list)-3].who = append([]string{"Clara", "Hugo"}, list[len(list)-3].who[2:]...)
	list[len(list)-1].hints, list[len(list)-5].hints = true, true
	return list
}

// list are the states of the page.
func list() []scenetest.Scene {
	return []scenetest.Scene{
		{Name: "statistics", Main: true, Open: at("", all())},
		{Name: "statistics-empty", Open: at("vino", all())},
		{Name: "statistics-foot", Open: func(t testing.TB, app *app.App) {
			p := open(t, app, "zankapfel", all())
			scenetest.Tick(t, app, 2)
			p.Scroll(1e6)
		}},
		{Name: "statistics-vino", Open: at("vino", many("vino", 3, 5, 48, regions))},
		{Name: "statistics-zankapfel", Open: at("zankapfel", all())},
		{Name: "statistics-farbenpoker", Unkept: true, Open: at("farbenpoker", all())},
		{Name: "statistics-people", Open: at("", people())},
		{Name: "statistics-one", Open: at("", many("vino", 3, 3, 1, " : 1/222/1 0/222/1 0/222/1 0/222/1 1/222/1 0/222/1 0/222/1 0/222/1 0/222/1"))},
		{Name: "statistics-whom", Unkept: true, Open: at("", people(), "whom")},
		{Name: "statistics-delete", Unkept: true, Open: at("", all(), "delete")},
	}
}
