package zankapfel_test

import (
	"strings"
	"testing"

	"treille/scenes/testkit/scenetest"
	"treille/scenes/ui"
)

// TestTheOwnPawnIsOnTheLastSquares looks for the viewer's pawn on the felt of the result, however far behind it is.
func TestTheOwnPawnIsOnTheLastSquares(t *testing.T) {
	for _, record := range []string{"over-3", "over-5"} {
		scenetest.Do(func() {
			app := scenetest.NewApp(scenetest.English("390x844"))
			result(record)(t, app)
			pawns := 0
			app.Stage().Visit(func(it ui.Item, _ ui.Rect) {
				if it.Key == "pawn/0" {
					pawns++
				}
			})
			if pawns != 1 {
				t.Errorf("%s: the viewer's pawn is there %d times", record, pawns)
			}
		})
	}
}

// TestTheBoardOfTheResultIsOnlySeen opens the result in a window: no square is a control there, and a piece held down is not looked at on
// the table below.
func TestTheBoardOfTheResultIsOnlySeen(t *testing.T) {
	scenetest.Do(func() {
		app := scenetest.NewApp(scenetest.English("1280x800"))
		result("over-5")(t, app)
		scenetest.Tick(t, app, 3)
		for _, c := range app.Stage().Controls() {
			if strings.HasPrefix(c.ID, "square/") {
				t.Fatalf("%q is a control", c.ID)
			}
		}
		pieces := app.Stage().Inspectable()
		if len(pieces) == 0 {
			t.Fatal("the board is not there")
		}
		pieces[0].Inspect()
		scenetest.Act(t, app, "see")
		scenetest.Tick(t, app, 3)
		if app.Stage().Find("inspected") != nil {
			t.Error("the table shows a piece in large")
		}
	})
}
