package rules_test

import (
	"testing"

	"treille/scenes/testkit/scenetest"
	"treille/scenes/ui"
)

// TestTheButtonsStandStill turns all pages: a hand that presses again and again stays
// where it is.
func TestTheButtonsStandStill(t *testing.T) {
	for _, size := range []string{"390x844", "844x390", "1280x800"} {
		scenetest.Do(func() {
			app := scenetest.NewApp(scenetest.English(size))
			page(0, false)(t, app)
			scenetest.Tick(t, app, 1)
			var first ui.Rect
			for n := range 7 {
				r := scenetest.Find(t, app, "next").Rect
				if n == 0 {
					first = r
				}
				if r != first {
					t.Errorf("%s: the button is at %v on page 1, at %v after %d presses", size, first, r, n)
				}
				scenetest.Act(t, app, "next")
			}
		})
	}
}
