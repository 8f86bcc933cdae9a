package weinhaendler_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"treille/scenes/testkit/scenetest"
	"treille/scenes/ui"
)

// TestARaisedBottleIsSeenWhole raises each bottle of a full hand: stars and price are where the next one
// does not cover them, and it stays clear of the line above.
func TestARaisedBottleIsSeenWhole(t *testing.T) {
	const clear = 6
	a := scenetest.NewApp(scenetest.English("390x844"))
	sit(t, a, "placing-4")
	for i := range 7 {
		scenetest.Act(t, a, fmt.Sprintf("hand/%d", i))
		var hand []ui.Item
		said := 0.0
		a.Stage().Visit(func(it ui.Item, _ ui.Rect) {
			switch {
			case it.Kind == ui.Piece && it.Box.W > 60 && strings.HasPrefix(it.Look.ID, "weinhaendler/card-"):
				hand = append(hand, it)
			case it.Kind == ui.Text && strings.HasPrefix(it.Words, "Pick a glowing place"):
				said = it.Box.Y + it.Style.Size*0.25
			}
		})
		slices.SortFunc(hand, func(a, b ui.Item) int { return int(a.Box.X - b.Box.X) })
		it := hand[i]
		if i < len(hand)-1 && hand[i+1].Box.X < it.Box.X+0.8*it.Box.W && !strings.HasSuffix(it.Look.ID, "-overlap") {
			t.Errorf("bottle %d, of which the next one covers the stars, is raised as %s", i, it.Look.ID)
		}
		if said == 0 || it.Box.Y < said+clear {
			t.Errorf("bottle %d is raised to %v, the line above ends at %v", i, it.Box.Y, said)
		}
	}
}
