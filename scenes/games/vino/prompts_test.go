package vino_test

import (
	"strconv"
	"testing"

	vi "treille/engine/vino"
	"treille/scenes/testkit/scenetest"
	"treille/scenes/ui"
)

// TestThePromptFollowsWhatIsPicked reads the line over the buttons before anything is picked, and after.
func TestThePromptFollowsWhatIsPicked(t *testing.T) {
	scenetest.Do(func() {
		for _, c := range []struct {
			name          string
			presses       []string
			before, after string
		}{
			{"sell-4", []string{"more", "more", "more", "more", "more"}, "Pick a wine, then how many.", "Then 3 vineyards go back."},
			{"bottle-4", []string{"coin/8.18", "coin/8.17", "coin/8.19"}, "Pick all you want to buy, or pass.", "The state’s first: last bottle, no gift."}, // those of the state are bought first
			{"brings-5", []string{"coin/4.1", "coin/4.2", "coin/4.3", "coin/4.7", "coin/4.15"}, "Pick all you want to buy, or pass.", "Then the gift: 1 for you."},
			{"rows-4", []string{"coin/2.2", "coin/4.2", "coin/9.1"}, "Pick what to give back.", "Back on sale from next round."},
			{"raise-4", []string{"up/B"}, "Raise other prices until the sum is 0.", "This is the last sale of the round."},
		} {
			app := scenetest.NewApp(scenetest.English("390x844"))
			at(c.name)(t, app)
			if !reads(app, c.before) {
				t.Errorf("%s does not begin with %q", c.name, c.before)
			}
			for _, id := range c.presses {
				press(t, app, id)
			}
			if reads(app, c.before) || !reads(app, c.after) {
				t.Errorf("after %v, %s does not say %q instead", c.presses, c.name, c.after)
			}
		}
	})
}

// TestV20_AThirdRegionReplacesTheLast presses three regions: the button is about the first and the third.
func TestV20_AThirdRegionReplacesTheLast(t *testing.T) {
	scenetest.Do(func() {
		app := scenetest.NewApp(scenetest.English("390x844"))
		at("choose-4")(t, app)
		for _, id := range []string{"region/8", "region/0", "region/3"} {
			press(t, app, id)
		}
		want := app.Words.Vino.Buttons.Choose.With("first", vi.RegionName(3), "second", vi.RegionName(8))
		if c := app.Stage().Find("choose"); c == nil || c.Label != want || c.Disabled {
			t.Errorf("after three regions the button is %+v, not %q", c, want)
		}
	})
}

// TestShieldsOnTheMapArePressed presses the shields of a window's map: each stands for its region, as the road beside the
// map does.
func TestShieldsOnTheMapArePressed(t *testing.T) {
	scenetest.Do(func() {
		app := scenetest.NewApp(scenetest.English("1280x800"))
		at("choose-4")(t, app)
		for r := range vi.Regions {
			shield, _ := app.Stage().Where("place/region/" + strconv.Itoa(r))
			controls := app.Stage().Controls()
			if i := ui.Hit(controls, shield.CX(), shield.CY()); i < 0 || controls[i].ID != "region/"+strconv.Itoa(r) {
				t.Errorf("the shield of %s at %v is not pressed", vi.RegionName(r), shield)
			}
		}
	})
}
