package gamepage_test

import (
	"testing"

	"treille/scenes"
	"treille/scenes/gamepage"
	"treille/scenes/scenetest"
	"treille/scenes/tables"
)

// list are the pages of all games.
func list() []scenetest.Scene {
	var list []scenetest.Scene
	for _, kind := range tables.All() {
		list = append(list, scenetest.Scene{Name: "gamepage-" + kind.Name(), Main: kind.Name() == "vino",
			Open: func(_ testing.TB, room *scenes.Room) { room.Push(gamepage.New(room, kind)) }})
	}
	return list
}
