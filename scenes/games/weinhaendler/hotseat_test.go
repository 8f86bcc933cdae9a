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
		app := scenetest.NewApp(scenetest.English("390x844"))
		sit(t, app, "two-people-may-draw")
		scenetest.Slow(t, app)
		scenetest.Act(t, app, "ready")
		scenetest.Act(t, app, "draw")
		if app.Stage().Find("sure") != nil {
			scenetest.Act(t, app, "sure")
		}
		for range 600 {
			scenetest.Tick(t, app, 1)
			if app.Stage().Find("ready") != nil {
				break
			}
		}
		if app.Stage().Find("ready") == nil {
			t.Fatal("the device does not pass on")
		}
		app.Stage().Visit(func(it ui.Item, _ ui.Rect) {
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
		app := scenetest.NewApp(scenetest.English("390x844"))
		sit(t, app, "three-people-begin")
		app.Settings.Speed = store.SpeedInstant
		app.SettingsChanged()
		begins := func() bool {
			scenetest.Tick(t, app, 5)
			said := false
			app.Stage().Visit(func(it ui.Item, _ ui.Rect) {
				said = said || it.Kind == ui.Text && it.Words == app.Words.Cover.Begins
			})
			return said
		}
		if !begins() {
			t.Error("the first cover does not say that the game begins")
		}
		scenetest.Act(t, app, "ready")
		scenetest.Act(t, app, "pass")
		if app.Stage().Find("sure") != nil {
			scenetest.Act(t, app, "sure")
		}
		if scenetest.Tick(t, app, 60); app.Stage().Find("ready") == nil {
			t.Fatal("the device does not pass on")
		}
		if begins() {
			t.Error("the second cover says that the game begins")
		}
	})
}
