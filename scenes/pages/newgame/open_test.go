package newgame_test

import (
	"slices"
	"testing"

	scenes "treille/scenes/app"
	"treille/scenes/data/store"
	"treille/scenes/games"
	"treille/scenes/pages/newgame"
	"treille/scenes/table"
	"treille/scenes/testkit/scenetest"
)

// open opens the page of the first game as it comes first.
func open(room *scenes.Room) *newgame.Page {
	p := newgame.New(room, tables.All()[0])
	room.Push(p)
	return p
}

// prepare opens the page of a game for so many players, as somebody has left it,
// and presses controls.
func prepare(game string, players int, ids ...string) func(testing.TB, *scenes.Room) {
	return func(t testing.TB, room *scenes.Room) {
		kinds := []store.Kind{store.Human, store.Hard, store.Medium, store.Easy, store.Medium, store.Hard}
		var seats []store.Seat
		for i := range players {
			seats = append(seats, store.Seat{Kind: kinds[i], Crest: store.Crests()[i], Name: room.Words.NewGame.DefaultNames[i]})
		}
		room.Settings.SetTable(game, seats)
		kind := tables.All()[slices.IndexFunc(tables.All(), func(k table.Kind) bool { return k.Name() == game })]
		p := newgame.New(room, kind)
		room.Push(p)
		scenetest.Tick(t, room, 2)
		for _, id := range ids {
			for range 20 { // a small screen has to be scrolled
				if room.Stage().Find(id) == nil {
					p.Scroll(30)
					scenetest.Tick(t, room, 1)
				}
			}
			scenetest.Act(t, room, id)
		}
	}
}
