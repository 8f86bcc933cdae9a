package saves_test

import (
	"testing"

	scenes "treille/scenes/app"
	"treille/scenes/testkit/scenetest"
)

// list are the states of the pages.
func list() []scenetest.Scene {
	return []scenetest.Scene{
		{Name: "saves", Main: true, Open: func(t testing.TB, room *scenes.Room) {
			keepAll(t, room)
			open(room)
		}},
		{Name: "saves-empty", Open: func(_ testing.TB, room *scenes.Room) { open(room) }},
		{Name: "saves-foot", Open: func(t testing.TB, room *scenes.Room) {
			keepAll(t, room)
			p := open(room)
			scenetest.Tick(t, room, 2)
			p.Scroll(1e6)
		}},
		{Name: "saves-more", Open: after("more/done-000008")},
		{Name: "saves-delete", Open: after("delete/game")},
		{Name: "saves-file", Open: after("file")},
		{Name: "saves-all", Open: after("all")},
	}
}

// after opens the page with games, and presses a control.
func after(id string) func(testing.TB, *scenes.Room) {
	return func(t testing.TB, room *scenes.Room) {
		keepAll(t, room)
		room.Exchange = &outside{}
		p := open(room)
		scenetest.Tick(t, room, 2)
		reach(t, room, p, id)
		scenetest.Act(t, room, id)
	}
}

// reach scrolls a page until it has a control.
func reach(t testing.TB, room *scenes.Room, p scenes.Scroller, id string) {
	t.Helper()
	for range 100 {
		if room.Stage().Find(id) != nil || !p.Scroll(100) {
			return
		}
		scenetest.Tick(t, room, 1)
	}
}
