package rules_test

import (
	"testing"

	"treille/scenes/app"
	"treille/scenes/testkit/scenetest"
)

// list are the pages of the book of Die Weinhändler.
func list() []scenetest.Scene {
	return []scenetest.Scene{
		{Name: "rules", Main: true, Open: page(0, true)},
		{Name: "rules-exchange", Open: page(1, true)},
		{Name: "rules-cellars", Open: page(2, true)},
		{Name: "rules-refill", Open: page(3, true)},
		{Name: "rules-end", Open: page(4, true)},
		{Name: "rules-bottles", Open: page(5, false)},
		{Name: "rules-search", Open: func(t testing.TB, app *app.App) { // nothing is typed yet
			page(0, true)(t, app)
			scenetest.Tick(t, app, 1)
			scenetest.Act(t, app, "search")
		}},
		{Name: "rules-found", Main: true, Open: opened("dornfelder")},
		{Name: "rules-passage", Open: opened("pyramid", "found/0")},
	}
}
