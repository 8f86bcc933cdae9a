package weinhaendler_test

import (
	"testing"

	scenes "treille/scenes/app"
	"treille/scenes/games/weinhaendler"
	"treille/scenes/testkit/scenetest"
)

// sit opens the table of a record.
func sit(t testing.TB, room *scenes.Room, name string) {
	t.Helper()
	scenetest.Sit(t, room, weinhaendler.Kind(), name)
}

// at opens the table of a record and presses controls.
func at(name string, ids ...string) func(testing.TB, *scenes.Room) {
	return func(t testing.TB, room *scenes.Room) {
		sit(t, room, name)
		scenetest.Act(t, room, ids...)
	}
}

// hint opens the table of a record and asks for parts of a hint, one by one.
func hint(name string, parts int) func(testing.TB, *scenes.Room) {
	return func(t testing.TB, room *scenes.Room) {
		sit(t, room, name)
		scenetest.Act(t, room, "hint")
		for range parts - 1 {
			scenetest.Act(t, room, "hint/more")
		}
		for range 3000 {
			if s := room.Outline().Find("hint"); s != nil && len(s.Items) == parts {
				return
			}
			scenetest.Tick(t, room, 1)
		}
		t.Fatal("there is no hint")
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
