package gamepage_test

import (
	"testing"

	"treille/scenes/gamepage"
	"treille/scenes/scenetest"
	"treille/scenes/tables"
)

// TestTheWaysFromThePage goes to the rules, the settings, a new game and the lesson, and
// back.
func TestTheWaysFromThePage(t *testing.T) {
	for _, kind := range tables.All() {
		scenetest.Do(func() {
			room := scenetest.NewRoom(scenetest.English("1280x800"))
			room.Push(gamepage.New(room, kind))
			scenetest.Tick(t, room, 2)
			if f := room.Stage().Focus(); f != "play" {
				t.Errorf("%s: %q has the first focus", kind.Name(), f)
			}
			for _, way := range []struct{ press, there string }{{"rules", "page/0"}, {"settings", "speed/0"}, {"play", "start"}} {
				scenetest.Act(t, room, way.press)
				scenetest.Find(t, room, way.there)
				scenetest.Act(t, room, "back")
				scenetest.Find(t, room, "play")
			}
			for _, way := range [][]string{{"lesson/skip", "skip/leave"}, {"menu", "leave"}} {
				scenetest.Act(t, room, "learn")
				scenetest.Act(t, room, way...)
				scenetest.Find(t, room, "play")
			}
		})
	}
}
