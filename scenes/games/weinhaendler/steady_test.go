package weinhaendler_test

import (
	"maps"
	"strings"
	"testing"

	"treille/scenes/app"
	"treille/scenes/testkit/scenetest"
	"treille/scenes/ui"
)

// shelved is which bottles of the cellar on the felt lie where.
func shelved(app *app.App) map[ui.Rect]string {
	bottles := map[ui.Rect]string{}
	app.Stage().Visit(func(it ui.Item, _ ui.Rect) {
		if it.Key != "" && strings.Contains(it.Look.ID, "tile") {
			bottles[it.Box] = it.Look.ID
		}
	})
	return bottles
}

// TestLiftingMovesNoCellar lifts a bottle, lays it and takes it back: those that lay in the
// cellar are where they were.
func TestLiftingMovesNoCellar(t *testing.T) {
	for _, record := range []string{"placing-5", "placing-ten-cards", "placing-last-round"} {
		scenetest.Do(func() {
			app := scenetest.NewApp(scenetest.English("390x844"))
			at(record)(t, app)
			before := shelved(app)
			if len(before) == 0 {
				t.Fatalf("%s: the cellar is empty", record)
			}
			scenetest.Act(t, app, "hand/0")
			if lifted := shelved(app); !maps.Equal(before, lifted) {
				t.Errorf("%s: lifting moves bottles from %v to %v", record, before, lifted)
			}
			choosePlace(t, app)
			scenetest.Act(t, app, "place", "undo")
			if back := shelved(app); !maps.Equal(before, back) {
				t.Errorf("%s: after it is taken back they lie at %v, not %v", record, back, before)
			}
		})
	}
}
