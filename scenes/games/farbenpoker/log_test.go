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
		var said []string
		app.Stage().Visit(func(it ui.Item, _ ui.Rect) {
			if it.Kind == ui.Text {
				said = append(said, it.Words)
			}
		})
		all := strings.Join(said, " ")
		if !strings.Contains(all, "into the pot") || strings.Contains(all, "puts a stick") || strings.Contains(all, "draws from") {
			t.Errorf("the log says %q", all)
		}
		if !strings.Contains(all, "Set 2 Hugo rolls") {
			t.Errorf("the log has no heading for a set: %q", all)
		}
	})
}
