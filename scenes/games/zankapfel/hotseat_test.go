package zankapfel_test

import (
	"strings"
	"testing"

	"treille/scenes/testkit/scenetest"
	"treille/scenes/ui"
)

// TestTheCoverTellsNothingHidden passes the device on after a card was laid, and
// looks at everything that is on the screen from the first moment of the veil.
func TestTheCoverTellsNothingHidden(t *testing.T) {
	scenetest.Do(func() {
		app := scenetest.NewApp(scenetest.English("390x844"))
		sit(t, app, "two-people-farm")
		scenetest.Slow(t, app)
		scenetest.Act(t, app, "ready")
		first := ""
		for _, c := range app.Stage().Controls() {
			if strings.HasPrefix(c.ID, "hand/") && first == "" {
				first = c.ID
			}
		}
		scenetest.Act(t, app, first, "lay")
		covered := false
		for range 600 {
			scenetest.Tick(t, app, 1)
			if covered = app.Stage().Find("ready") != nil; covered {
				break
			}
			if !veiled(app.Stage()) {
				continue
			}
			app.Stage().Visit(func(it ui.Item, _ ui.Rect) {
				if it.Kind == ui.Piece && strings.HasPrefix(it.Key, "piece/") && it.Flip == 0 && strings.HasPrefix(it.Look.ID, "zankapfel/card-") &&
					it.Box.Y > 560 && it.Box.X > 110 {
					t.Fatalf("%s lies open under the veil", it.Look.ID)
				}
			})
		}
		if !covered {
			t.Fatal("the device does not pass on")
		}
		app.Stage().Visit(func(it ui.Item, _ ui.Rect) {
			if it.Kind == ui.Piece && strings.HasPrefix(it.Look.ID, "zankapfel/") {
				t.Errorf("%s lies on the cover", it.Look.ID)
			}
			for _, word := range []string{"red", "yellow", "green", "blue", "joker"} {
				if it.Kind == ui.Text && strings.Contains(it.Words, "lays a "+word) {
					t.Errorf("the cover says %q", it.Words)
				}
			}
		})
	})
}

// veiled reports whether no card of the hand can be chosen any more.
func veiled(s *ui.Stage) bool {
	for _, c := range s.Controls() {
		if strings.HasPrefix(c.ID, "hand/") {
			return false
		}
	}
	return true
}
