package vino_test

import (
	"strings"
	"testing"

	"treille/scenes/testkit/scenetest"
	"treille/scenes/ui"
	"treille/sprites"
)

// TestARefusalLeavesTheCellarInSight presses the button that waits for a vineyard, on a phone: why is said clear of the own cellar.
func TestARefusalLeavesTheCellarInSight(t *testing.T) {
	scenetest.Do(func() {
		app := scenetest.NewApp(scenetest.English("390x844"))
		sit(t, app, "owners-4")
		scenetest.Act(t, app, "buy")
		cellar, seen := scenetest.Find(t, app, "cellar").Rect, false
		app.Stage().Visit(func(it ui.Item, _ ui.Rect) {
			if it.Kind == ui.Surface && it.Surface.Kind == sprites.Note {
				if seen = true; it.Box.Meets(cellar) {
					t.Errorf("the cellar is at %v, what is said at %v", cellar, it.Box)
				}
			}
		})
		if !seen {
			t.Error("nothing is said")
		}
	})
}

// TestPassingIsAskedAboutOnce passes before and after a purchase: who has bought ends it by
// passing, and only a player who has not is asked whether he means it.
func TestPassingIsAskedAboutOnce(t *testing.T) {
	scenetest.Do(func() {
		app := scenetest.NewApp(scenetest.English("390x844"))
		sit(t, app, "owners-4")
		press(t, app, "pass")
		if app.Stage().Find("sure") == nil {
			t.Fatal("who has bought nothing is not asked before he passes")
		}
		press(t, app, "cancel")
		for _, c := range app.Stage().Controls() {
			if strings.HasPrefix(c.ID, "coin/") && !c.Disabled {
				press(t, app, c.ID)
				break
			}
		}
		if !scenetest.Find(t, app, "buyend").Fleeting {
			t.Error("who presses twice to end his buying passes in the next region by it")
		}
		press(t, app, "buy")
		for range 600 {
			if c := app.Stage().Find("pass"); c != nil && !c.Disabled {
				break
			}
			scenetest.Tick(t, app, 1)
		}
		press(t, app, "pass")
		if app.Stage().Find("sure") != nil {
			t.Error("who has bought is asked before he passes")
		}
	})
}
