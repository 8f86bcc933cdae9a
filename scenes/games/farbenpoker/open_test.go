package farbenpoker_test

import (
	"testing"

	scenes "treille/scenes/app"
	"treille/scenes/data/store"
	"treille/scenes/games/farbenpoker"
	"treille/scenes/testkit/scenetest"
)

// sit opens the table of a record.
func sit(t testing.TB, room *scenes.Room, name string) {
	t.Helper()
	scenetest.Sit(t, room, farbenpoker.Kind(), name)
}

// at opens the table of a record and presses controls.
func at(name string, ids ...string) func(testing.TB, *scenes.Room) {
	return func(t testing.TB, room *scenes.Room) {
		sit(t, room, name)
		scenetest.Act(t, room, ids...)
	}
}

// after does the same at half speed, and stops so many ticks later.
func after(name string, ticks int, ids ...string) func(testing.TB, *scenes.Room) {
	return func(t testing.TB, room *scenes.Room) {
		room.Settings.Speed, room.Settings.SkipTold = store.SpeedHalf, true
		room.SettingsChanged()
		sit(t, room, name)
		scenetest.Act(t, room, ids...)
		scenetest.Tick(t, room, ticks)
	}
}

// hint opens the table of a record and asks for parts of a hint, one by one.
func hint(name string, parts int) func(testing.TB, *scenes.Room) {
	return func(t testing.TB, room *scenes.Room) {
		sit(t, room, name)
		scenetest.Act(t, room, "hint")
		for ticks := 0; len(room.Outline().Find("hint").Items) == 0; ticks++ {
			if ticks == 600 {
				t.Fatal("the adviser finds nothing")
			}
			scenetest.Tick(t, room, 1)
		}
		for range parts - 1 {
			scenetest.Act(t, room, "hint/more")
		}
	}
}

// result opens the table of a game that is over, which shows its result.
func result(name string) func(testing.TB, *scenes.Room) {
	return func(t testing.TB, room *scenes.Room) {
		before := room.Depth()
		sit(t, room, name)
		if room.Depth() != before+2 {
			t.Fatal("the table of a game that is over does not show its result")
		}
	}
}
