package zankapfel_test

import (
	"strings"
	"testing"

	scenes "treille/scenes/app"
	"treille/scenes/games/zankapfel"
	"treille/scenes/testkit/scenetest"
)

// sit opens the table of a record.
func sit(t testing.TB, room *scenes.Room, name string) {
	t.Helper()
	scenetest.Sit(t, room, zankapfel.Kind(), name)
}

// at opens the table of a record and presses controls.
func at(name string, ids ...string) func(testing.TB, *scenes.Room) {
	return func(t testing.TB, room *scenes.Room) {
		sit(t, room, name)
		scenetest.Act(t, room, ids...)
	}
}

// first opens the table of a record and presses the first control whose id begins
// so and that is not disabled, for each of some beginnings.
func first(name string, begins ...string) func(testing.TB, *scenes.Room) {
	return func(t testing.TB, room *scenes.Room) {
		t.Helper()
		sit(t, room, name)
		for _, begin := range begins {
			found := ""
			for _, c := range room.Stage().Controls() {
				if strings.HasPrefix(c.ID, begin) && !c.Disabled && found == "" {
					found = c.ID
				}
			}
			if found == "" {
				t.Fatalf("no control begins with %q", begin)
			}
			scenetest.Act(t, room, found)
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
