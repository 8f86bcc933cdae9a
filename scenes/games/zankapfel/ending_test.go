package zankapfel_test

import (
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
