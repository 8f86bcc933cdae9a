package weinhaendler_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"treille/scenes/testkit/scenetest"
	"treille/scenes/ui"
)

// TestARaisedBottleIsSeenWhole raises each bottle of a full hand alone: no other one covers a part of it, it covers no price, and
// it stays clear of the line above.
func TestARaisedBottleIsSeenWhole(t *testing.T) {
	const clear = 6
	for record, n := range map[string]int{"placing-4": 7, "bidding-full-hand": 6} {
		a := scenetest.NewApp(scenetest.English("390x844"))
		sit(t, a, record)
		for i := range n {
			scenetest.Act(t, a, fmt.Sprintf("hand/%d", i))
			var hand []ui.Item
			said := 0.0
			a.Stage().Visit(func(it ui.Item, _ ui.Rect) {
				switch {
				case it.Kind == ui.Piece && it.Box.Y > 600 && strings.HasPrefix(it.Look.ID, "weinhaendler/card-"):
					hand = append(hand, it)
				case it.Kind == ui.Text && strings.HasPrefix(it.Words, "Pick a glowing place"):
					said = it.Box.Y + it.Style.Size*0.25
				}
			})
			slices.SortFunc(hand, func(a, b ui.Item) int { return int(a.Box.X - b.Box.X) })
			it := hand[i]
			if i < len(hand)-1 && hand[i+1].Box.X < it.Box.Right() || strings.HasSuffix(it.Look.ID, "-overlap") {
				t.Errorf("%s: bottle %d at %v is raised as %s, and the next one is at %v", record, i, it.Box, it.Look.ID, hand[min(i+1, len(hand)-1)].Box)
			}
			if record == "placing-4" && said == 0 || it.Box.Y < said+clear {
				t.Errorf("%s: bottle %d is raised to %v, the line above ends at %v", record, i, it.Box.Y, said)
			}
			for k := range hand {
				if c := scenetest.Find(t, a, fmt.Sprintf("hand/%d", k)); c.Rect.W < 44 {
					t.Errorf("%s: as bottle %d is raised, bottle %d is touched at %v", record, i, k, c.Rect)
				}
			}
			if record != "placing-4" { // where several may be raised
				scenetest.Act(t, a, fmt.Sprintf("hand/%d", i))
			}
		}
	}
}
