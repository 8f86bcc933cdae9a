package home_test

import (
	"testing"

	scenes "treille/scenes/app"
	"treille/scenes/data/store"
	"treille/scenes/data/today"
	"treille/scenes/testkit/scenetest"
)

// elsewhere is a store that another window writes.
type elsewhere struct{ store.Store }

func (elsewhere) Holds() bool { return false }
func (elsewhere) Take()       {}

// list are the states of the first page.
func list() []scenetest.Scene {
	return []scenetest.Scene{
		{Name: "home", Main: true, Open: open},
		{Name: "home-continue", Main: true, Open: func(t testing.TB, room *scenes.Room) {
			keep(t, room, "under-way")
			open(t, room)
		}},
		{Name: "home-today-begun", Open: func(t testing.TB, room *scenes.Room) {
			keepBytes(t, room, todays(t, "today-begun"))
			open(t, room)
		}},
		{Name: "home-today", Main: true, Open: func(t testing.TB, room *scenes.Room) {
			playDays(t, room)
			keep(t, room, "under-way")
			open(t, room)
		}},
		{Name: "home-today-sheet", Main: true, Open: func(t testing.TB, room *scenes.Room) {
			playDays(t, room)
			open(t, room)
			scenetest.Tick(t, room, 2)
			scenetest.Act(t, room, "today")
		}},
		{Name: "home-today-result", Unkept: true, Open: result(today.DayOf(now)-4, today.DayOf(now))},
		{Name: "home-one", Open: openFew(1)},
		{Name: "home-three", Open: func(t testing.TB, room *scenes.Room) {
			keep(t, room, "under-way")
			openFew(3)(t, room)
		}},
		{Name: "home-damaged", Open: func(t testing.TB, room *scenes.Room) {
			keepBytes(t, room, []byte(`[Game "weinh`))
			open(t, room)
		}},
		{Name: "home-elsewhere", Unkept: true, Open: func(t testing.TB, room *scenes.Room) {
			room.Store = elsewhere{room.Store}
			open(t, room)
		}},
		{Name: "home-focus", Open: func(t testing.TB, room *scenes.Room) {
			open(t, room)
			scenetest.Tick(t, room, 2)
			room.Focus("play/vino")
		}},
	}
}
