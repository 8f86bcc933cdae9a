package vino_test

import (
	"slices"
	"strconv"
	"testing"

	"treille/scenes/games/vino"
	"treille/scenes/testkit/scenetest"
	"treille/scenes/ui"
)

// TestAReplayKeepsItsMapInView goes through a whole game in a window and on a phone held
// sideways: at each place every region, every seat and the transport are there, and what a
// step bought has a gold ring.
func TestAReplayKeepsItsMapInView(t *testing.T) {
	for _, screen := range []string{"1280x800", "844x390"} {
		app := scenetest.NewApp(scenetest.English(screen))
		scenetest.Again(t, app, vino.Kind(), "over-4", 0.5)
		ringed := 0
		for i := range 21 {
			scenetest.Find(t, app, "replay/scrub").SetAt(float64(i) / 20)
			scenetest.Tick(t, app, 3)
			var ids []string
			for _, c := range app.Stage().Controls() {
				ids = append(ids, c.ID)
			}
			want := []string{"replay/scrub", "replay/play"}
			for r := range 9 {
				want = append(want, "region/"+strconv.Itoa(r))
			}
			for p := range 4 {
				want = append(want, "seat/"+strconv.Itoa(p))
			}
			for _, id := range want {
				if !slices.Contains(ids, id) {
					t.Errorf("%s, place %d: there is no %s", screen, i, id)
				}
			}
			app.Stage().Visit(func(it ui.Item, _ ui.Rect) {
				if it.Kind == ui.Piece && it.Look.ID == "vino/chosen-private" {
					ringed++
				}
			})
		}
		if ringed == 0 {
			t.Errorf("%s: no vineyard of a step has a ring", screen)
		}
	}
}
