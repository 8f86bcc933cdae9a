package weinhaendler_test

import (
	"strings"
	"testing"

	"treille/scenes/data/store"
	"treille/scenes/testkit/scenetest"
	"treille/scenes/ui"
)

// TestTheCoverTellsNothingHidden passes the device on after a draw (W14), and
// looks at everything that is on the screen from the first moment of the cover.
func TestTheCoverTellsNothingHidden(t *testing.T) {
	scenetest.Do(func() {
		room := scenetest.NewRoom(scenetest.English("390x844"))
		sit(t, room, "two-people-may-draw")
		scenetest.Slow(t, room)
		scenetest.Act(t, room, "ready")
		scenetest.Act(t, room, "draw")
		if room.Stage().Find("sure") != nil {
			scenetest.Act(t, room, "sure")
		}
		for range 600 {
			scenetest.Tick(t, room, 1)
			if room.Stage().Find("ready") != nil {
				break
			}
		}
		if room.Stage().Find("ready") == nil {
			t.Fatal("the device does not pass on")
		}
		room.Stage().Visit(func(it ui.Item, _ ui.Rect) {
			if it.Kind == ui.Piece && strings.HasPrefix(it.Look.ID, "weinhaendler/") {
				t.Errorf("%s lies on the cover", it.Look.ID)
			}
			for _, wine := range []string{"Dornfelder", "Merlot", "Zinfandel", "Portugieser", "Cabernet", "Bordeaux", "bottle"} {
				if it.Kind == ui.Text && strings.Contains(it.Words, wine) {
					t.Errorf("the cover says %q", it.Words)
				}
			}
		})
	})
}

// TestTheFirstCoverSaysThatTheGameBegins looks at the covers of the first two
// people of a game.
func TestTheFirstCoverSaysThatTheGameBegins(t *testing.T) {
	scenetest.Do(func() {
		room := scenetest.NewRoom(scenetest.English("390x844"))
		sit(t, room, "three-people-begin")
		room.Settings.Speed = store.SpeedInstant
		room.SettingsChanged()
		begins := func() bool {
			scenetest.Tick(t, room, 5)
			said := false
			room.Stage().Visit(func(it ui.Item, _ ui.Rect) {
				said = said || it.Kind == ui.Text && it.Words == room.Words.Cover.Begins
			})
			return said
		}
		if !begins() {
			t.Error("the first cover does not say that the game begins")
		}
		scenetest.Act(t, room, "ready")
		scenetest.Act(t, room, "pass")
		if room.Stage().Find("sure") != nil {
			scenetest.Act(t, room, "sure")
		}
		if scenetest.Tick(t, room, 60); room.Stage().Find("ready") == nil {
			t.Fatal("the device does not pass on")
		}
		if begins() {
			t.Error("the second cover says that the game begins")
		}
	})
}
