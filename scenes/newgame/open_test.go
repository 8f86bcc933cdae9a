package newgame_test

import (
	"testing"

	"treille/scenes"
	"treille/scenes/newgame"
	"treille/scenes/scenetest"
	"treille/scenes/store"
	"treille/scenes/weinhaendler"
)

// open opens the page as it comes first.
func open(room *scenes.Room) *newgame.Page {
	p := newgame.New(room, weinhaendler.Kind())
	room.Push(p)
	return p
}

// prepare opens the page for so many players, as somebody has left it, and
// presses controls.
func prepare(players int, ids ...string) func(testing.TB, *scenes.Room) {
	return func(t testing.TB, room *scenes.Room) {
		crests := store.Crests()
		var seats []store.Seat
		for i := range players {
			seat := store.Seat{Kind: store.Medium, Crest: crests[i], Name: scenetest.Names()[i]}
			if i == 0 {
				seat.Kind = store.Human
			}
			seats = append(seats, seat)
		}
		room.Settings.SetTable("weinhaendler", seats)
		p := open(room)
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
