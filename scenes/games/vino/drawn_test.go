package vino_test

import (
	"fmt"
	"strings"
	"testing"

	"treille/engine/person"
	"treille/scenes/app"
	"treille/scenes/testkit/scenetest"
	"treille/scenes/ui"
)

// TestAPurchaseIsSeenOnItsSheet buys in the first of two drawn regions (V11): the sheet
// stays with it while the pawn comes down, and when it turns to the other, the pawn does
// not fade over that one's prices.
func TestAPurchaseIsSeenOnItsSheet(t *testing.T) {
	scenetest.Do(func() {
		app := scenetest.NewApp(scenetest.English("390x844"))
		sit(t, app, "drawn-4")
		scenetest.Slow(t, app)
		coin := firstCoin(app)
		var region, vineyard int
		if _, err := fmt.Sscanf(coin, "coin/%d.%d", &region, &vineyard); err != nil {
			t.Fatalf("the first vineyard is %q", coin)
		}
		scenetest.Act(t, app, coin, "buy")
		pawn := ""
		for range 300 {
			scenetest.Tick(t, app, 1)
			for _, crest := range person.Crests() {
				if key := fmt.Sprintf("sheet/%d.%d/%s", region-1, vineyard-1, crest); pawn == "" && app.Stage().Seen(key) != (ui.Rect{}) {
					pawn = key
				}
			}
			next := firstCoin(app)
			if next == "" || strings.HasPrefix(next, fmt.Sprintf("coin/%d.", region)) {
				continue
			}
			if pawn == "" {
				t.Errorf("no pawn has come down on the sheet of %s", coin)
			} else if r := app.Stage().Seen(pawn); r != (ui.Rect{}) {
				t.Errorf("the sheet shows %s, and the pawn is seen at %v", next, r)
			}
			return
		}
		t.Error("the sheet does not turn to the other region")
	})
}

// firstCoin is the control of the first vineyard on the sheet.
func firstCoin(app *app.App) string {
	for _, c := range app.Stage().Controls() {
		if strings.HasPrefix(c.ID, "coin/") {
			return c.ID
		}
	}
	return ""
}
