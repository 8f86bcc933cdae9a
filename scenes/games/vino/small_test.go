package vino_test

import (
	"strings"
	"testing"

	"treille/scenes/app"
	"treille/scenes/testkit/scenetest"
	"treille/scenes/ui"
)

// TestSmallShieldsHaveAnotherWay chooses two regions on a small phone without
// touching the map: a button of full size goes from pair to pair.
func TestSmallShieldsHaveAnotherWay(t *testing.T) {
	for _, size := range []string{"320x568", "568x320"} {
		scenetest.Do(func() {
			app := scenetest.NewApp(scenetest.English(size))
			sit(t, app, "choose-4")
			if c := scenetest.Find(t, app, "next"); c.Rect.W < 44 || c.Rect.H < 44 {
				t.Errorf("%s: the other way is %v", size, c.Rect)
			}
			seen := map[string]bool{}
			for range 2 + 35 {
				scenetest.Act(t, app, "next")
				if c := scenetest.Find(t, app, "choose"); !c.Disabled {
					seen[c.Label] = true
				}
			}
			if len(seen) != 36 {
				t.Errorf("%s: the button reaches %d pairs", size, len(seen))
			}
			for label := range seen {
				if strings.Contains(label, "{") {
					t.Errorf("%s: the button says %q", size, label)
				}
			}
		})
	}
}

// TestTheMarketStandsStillBesideAHint opens a hint in a window: the market's board stays where it is.
func TestTheMarketStandsStillBesideAHint(t *testing.T) {
	scenetest.Do(func() {
		open := func(state func(testing.TB, *app.App)) ui.Rect {
			app := scenetest.NewApp(scenetest.English("1280x800"))
			state(t, app)
			r, _ := app.Stage().Where("market/0")
			return r
		}
		if before, after := open(at("sell-5")), open(hinted("sell-5")); before != after || before.W == 0 {
			t.Errorf("a marker lies at %v, with a hint at %v", before, after)
		}
	})
}
