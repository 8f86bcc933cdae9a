package newgame_test

import "treille/scenes/scenetest"

// list are the states of the page.
func list() []scenetest.Scene {
	return []scenetest.Scene{
		{Name: "newgame", Main: true, Open: prepare(4)},
		{Name: "newgame5", Open: prepare(5)},
		{Name: "newgame-edit", Open: prepare(4, "edit/1")},
	}
}
