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

// TestTheVineyardsStandStill goes through what the sheet of a region is for, with and without words below the vineyards or
// buttons above them: they lie where they were.
func TestTheVineyardsStandStill(t *testing.T) {
	scenetest.Do(func() {
		var first ui.Rect
		for _, s := range []struct {
			place string
			state func(testing.TB, *app.App)
		}{{"6.0", at("owners-4")}, {"6.0", at("owners-4", "pass")}, {"3.0", at("owners-4", "region/3")}, {"5.0", at("newcomer-4")}, {"2.0", at("third-4")}} {
			app := scenetest.NewApp(scenetest.English("390x844"))
			s.state(t, app)
			r, _ := app.Stage().Where("place/region/" + s.place)
			if first.W == 0 {
				first = r
			}
			if r != first || r.W == 0 {
				t.Errorf("vineyard %s lies at %v, not %v", s.place, r, first)
			}
		}
	})
}
