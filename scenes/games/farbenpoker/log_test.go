package farbenpoker_test

import (
	"strings"
	"testing"

	"treille/scenes/testkit/scenetest"
	"treille/scenes/ui"
)

func TestTheLogIsShownBySeat(t *testing.T) {
	scenetest.Do(func() {
		app := scenetest.NewApp(scenetest.English("390x844"))
		sit(t, app, "draw-4")
		scenetest.LogBySeat(t, app, 4)
	})
}

// TestAMissIsOneLine reads the log of a game under way: it says of a miss what it cost, and no more.
func TestAMissIsOneLine(t *testing.T) {
	scenetest.Do(func() {
		app := scenetest.NewApp(scenetest.English("390x844"))
		sit(t, app, "draw-4")
		scenetest.Act(t, app, "menu", "menu/log")
		scenetest.Tick(t, app, 2)
		misses := 0
		app.Stage().Visit(func(it ui.Item, _ ui.Rect) {
			switch {
			case it.Kind != ui.Text:
			case strings.Contains(it.Words, "puts a stick"), strings.Contains(it.Words, "draws from"):
				t.Errorf("the log says %q", it.Words)
			case strings.Contains(it.Words, "into the pot"):
				misses++
			}
		})
		if misses == 0 {
			t.Error("the log tells no miss")
		}
	})
}
