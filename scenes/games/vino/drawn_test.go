package vino_test

import (
	"fmt"
	"strings"
	"testing"

	scenes "treille/scenes/app"
	"treille/scenes/data/store"
	"treille/scenes/testkit/scenetest"
	"treille/scenes/ui"
)

// TestAPurchaseIsSeenOnItsSheet buys in the first of two drawn regions (V11): the sheet
// stays with it while the pawn comes down, and when it turns to the other, the pawn does
// not fade over that one's prices.
func TestAPurchaseIsSeenOnItsSheet(t *testing.T) {
	scenetest.Do(func() {
		room := scenetest.NewRoom(scenetest.English("390x844"))
		sit(t, room, "drawn-4")
		scenetest.Slow(t, room)
		coin := firstCoin(room)
		var region, vineyard int
		if _, err := fmt.Sscanf(coin, "coin/%d.%d", &region, &vineyard); err != nil {
			t.Fatalf("the first vineyard is %q", coin)
		}
		scenetest.Act(t, room, coin, "buy")
		pawn := ""
		for range 300 {
			scenetest.Tick(t, room, 1)
			for _, crest := range store.Crests() {
				if key := fmt.Sprintf("sheet/%d.%d/%s", region-1, vineyard-1, crest); pawn == "" && room.Stage().Seen(key) != (ui.Rect{}) {
					pawn = key
				}
			}
			next := firstCoin(room)
			if next == "" || strings.HasPrefix(next, fmt.Sprintf("coin/%d.", region)) {
				continue
			}
			if pawn == "" {
				t.Errorf("no pawn has come down on the sheet of %s", coin)
			} else if r := room.Stage().Seen(pawn); r != (ui.Rect{}) {
				t.Errorf("the sheet shows %s, and the pawn is seen at %v", next, r)
			}
			return
		}
		t.Error("the sheet does not turn to the other region")
	})
}

// firstCoin is the control of the first vineyard on the sheet.
func firstCoin(room *scenes.Room) string {
	for _, c := range room.Stage().Controls() {
		if strings.HasPrefix(c.ID, "coin/") {
			return c.ID
		}
	}
	return ""
}
