package vino_test

import (
	"strings"
	"testing"

	"treille/scenes/data/store"
	"treille/scenes/testkit/scenetest"
	"treille/scenes/ui"
)

// TestTheCoverTellsNothingOfAChoice passes the device on after a choice of regions,
// and looks at everything that is on the screen from the first moment of the cover
// (V16).
func TestTheCoverTellsNothingOfAChoice(t *testing.T) {
	scenetest.Do(func() {
		app := scenetest.NewApp(scenetest.English("390x844"))
		sit(t, app, "two-people-choose")
		scenetest.Slow(t, app)
		scenetest.Act(t, app, "ready", "region/3", "region/6", "choose")
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
			if it.Kind == ui.Piece && strings.HasPrefix(it.Look.ID, "vino/") {
				t.Errorf("%s lies on the cover", it.Look.ID)
			}
			for _, region := range []string{"Sardegna", "Toscana"} {
				if it.Kind == ui.Text && strings.Contains(it.Words, region) {
					t.Errorf("the cover says %q", it.Words)
				}
			}
		})
		scenetest.Act(t, app, "ready")
		scenetest.Tick(t, app, 60)
		app.Stage().Visit(func(it ui.Item, _ ui.Rect) {
			if it.Kind == ui.Text && strings.Contains(it.Words, "Sardegna") {
				t.Errorf("who chooses next reads %q", it.Words)
			}
		})
	})
}

// TestNoCoverWhereNothingIsHidden lets two people at one device choose; then all is
// open, and whoever buys does so without a cover.
func TestNoCoverWhereNothingIsHidden(t *testing.T) {
	scenetest.Do(func() {
		app := scenetest.NewApp(scenetest.English("390x844"))
		sit(t, app, "two-people-choose")
		app.Settings.Speed = store.SpeedInstant
		app.SettingsChanged()
		covers, passes := 0, 0
		for range 4000 {
			scenetest.Tick(t, app, 1)
			press := func(id string) bool {
				c := app.Stage().Find(id)
				if c == nil || c.Disabled {
					return false
				}
				scenetest.Act(t, app, id)
				return true
			}
			switch {
			case press("ready"):
				covers++
			case app.Stage().Find("sure") != nil:
				scenetest.Act(t, app, "sure")
			case press("pass"):
				passes++
			case press("nosale"):
				if covers != 2 || passes < 2 {
					t.Errorf("%d covers, and %d passes", covers, passes)
				}
				return
			case app.Stage().Find("choose") != nil && app.Stage().Find("choose").Label != "":
				if c := app.Stage().Find("region/3"); c != nil && !c.Disabled && !c.Checked {
					scenetest.Act(t, app, "region/3")
				} else if c := app.Stage().Find("region/6"); c != nil && !c.Disabled && !c.Checked {
					scenetest.Act(t, app, "region/6")
				} else {
					press("choose")
				}
			}
		}
		t.Fatalf("nobody sells; %d covers, %d passes", covers, passes)
	})
}
