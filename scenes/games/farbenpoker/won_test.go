package farbenpoker_test

import (
	"strings"
	"testing"

	"treille/scenes/testkit/scenetest"
	"treille/scenes/ui"
	"treille/sprites"
)

// TestAPotShinesWhileItIsTaken draws the third stick: rays are round the pot and round the crest of who takes it
// until his chips have arrived.
func TestAPotShinesWhileItIsTaken(t *testing.T) {
	scenetest.Do(func() {
		for _, size := range []string{"390x844", "844x390", "1280x800"} {
			app := scenetest.NewApp(scenetest.English(size))
			after("reroll-4", 0, "hole/B14", "draw")(t, app)
			most, rays := 0, 0
			for range 500 {
				scenetest.Tick(t, app, 1)
				rays = 0
				app.Stage().Visit(func(it ui.Item, _ ui.Rect) {
					if it.Surface.Kind == sprites.Rays {
						rays++
					}
				})
				most = max(most, rays)
			}
			if most != 2 || rays != 0 {
				t.Errorf("%s: %d rays at most, %d at the end", size, most, rays)
			}
		}
	})
}

// TestWonChipsFall opens results: the winners' chips, all of them, travel from above the felt to their stacks, and come to rest.
func TestWonChipsFall(t *testing.T) {
	scenetest.Do(func() {
		for record, chips := range map[string]int{"over-4": 24, "over-tie": 32, "over-5": 19} {
			app := scenetest.NewApp(scenetest.English("390x844"))
			result(record)(t, app)
			scenetest.Act(t, app, "see")
			scenetest.Slow(t, app)
			scenetest.Last(t, app, "understood", "result")
			n := 0
			app.Stage().Visit(func(it ui.Item, clip ui.Rect) {
				if strings.HasPrefix(it.Key, "won/") && it.Look.ID == "farbenpoker/chip-lying" {
					if n++; it.From.Y+it.Box.W*sprites.Ratio(it.Look.ID) > clip.Y || clip.H < app.Frame().Safe.H/6 {
						t.Errorf("%s: a chip sets out at %v, in sight within %v", record, it.From, clip)
					}
				}
			})
			scenetest.Tick(t, app, 60)
			falling := app.Stage().Moving()
			scenetest.Tick(t, app, 90)
			if n != chips || !falling || app.Stage().Moving() {
				t.Errorf("%s: %d chips; they fall: %v, and at the end: %v", record, n, falling, app.Stage().Moving())
			}
		}
	})
}
