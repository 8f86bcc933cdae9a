package weinhaendler_test

import (
	"testing"

	"treille/scenes/games/weinhaendler"
	"treille/scenes/testkit/scenetest"
)

// TestAPressBesideShutsTheMenu presses beside the menu of a table and of a replay: it shuts, and
// nothing else happens.
func TestAPressBesideShutsTheMenu(t *testing.T) {
	for _, size := range []string{"390x844", "844x390", "1280x800"} {
		scenetest.Do(func() {
			app := scenetest.NewApp(scenetest.English(size))
			scenetest.Sit(t, app, weinhaendler.Kind(), "bidding-4")
			scenetest.Again(t, app, weinhaendler.Kind(), "over-4", 0.5)
			for range 2 {
				scenetest.Act(t, app, "menu")
				if app.Stage().Find("menu/rules") == nil {
					t.Fatalf("%s: there is no menu", size)
				}
				if f := app.Frame().Full; !app.Stage().PressBeside(2, f.H-2) {
					t.Errorf("%s: a press beside the menu does nothing", size)
				}
				app.Changed()
				scenetest.Tick(t, app, 3)
				if app.Stage().Find("menu/rules") != nil {
					t.Errorf("%s: the menu is still open", size)
				}
				app.Pop()
				app.Changed()
				scenetest.Tick(t, app, 3)
			}
		})
	}
}
