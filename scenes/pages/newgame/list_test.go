package newgame_test

import (
	"testing"

	"treille/scenes/app"
	"treille/scenes/data/link"
	"treille/scenes/pages/newgame"
	"treille/scenes/testkit/scenetest"
)

// list are the states of the page.
func list() []scenetest.Scene {
	return []scenetest.Scene{
		{Name: "newgame", Main: true, Open: prepare("weinhaendler", 4)},
		{Name: "newgame5", Open: prepare("weinhaendler", 5)},
		{Name: "newgame-vino", Main: true, Open: prepare("vino", 4)},
		{Name: "newgame-hidden", Open: prepare("vino", 5, "option/hidden-money", "more")},
		{Name: "newgame-six", Main: true, Open: prepare("zankapfel", 6)},
		{Name: "newgame-two", Open: prepare("farbenpoker", 2)},
		{Name: "newgame-seat", Main: true, Open: prepare("vino", 4, "seat/1")},
		{Name: "newgame-level", Unkept: true, Open: prepare("vino", 4, "seat/1", "level/2")},
		{Name: "newgame-person", Open: prepare("zankapfel", 5, "seat/0")},
		{Name: "newgame-linked", Main: true, Open: linked},
		{Name: "newgame-name", Open: prepare("weinhaendler", 4, "seat/1", "name")},
	}
}

// linked is what a link to a deal opens.
func linked(_ testing.TB, app *app.App) {
	app.Push(newgame.NewLinked(app, specOf("vino"), link.Deal{Game: "vino", Seats: 5, Options: []string{"hidden-money"}, Seed: 4127}))
}
