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

// TestEveryBottleShowsItsStars raises any of six bottles in a window: what the next one leaves in sight of each has its
// stars, which are at the left of one that is covered.
func TestEveryBottleShowsItsStars(t *testing.T) {
	const threeStars, centred = 0.58, 0.8 // of a card's width, up to their end
	a := scenetest.NewApp(scenetest.English("1280x800"))
	sit(t, a, "bidding-full-hand")
	for raised := range 1 << 6 {
		for i := range 6 {
			if c := scenetest.Find(t, a, fmt.Sprintf("hand/%d", i)); c.Checked != (raised>>i&1 == 1) {
				scenetest.Act(t, a, c.ID)
			}
		}
		a.Stage().Visit(func(it ui.Item, _ ui.Rect) {
			for i := range 5 {
				c := scenetest.Find(t, a, fmt.Sprintf("hand/%d", i))
				if it.Kind != ui.Piece || !strings.HasPrefix(it.Look.ID, "weinhaendler/card-") || it.Box.X != c.Rect.X || it.Box.Y != c.Rect.Y {
					continue
				}
				least := centred
				if strings.HasSuffix(it.Look.ID, "-overlap") {
					least = threeStars
				}
				if seen := c.Rect.W / it.Box.W; seen < least {
					t.Errorf("with %06b raised, %.2f of bottle %d is in sight, as %s", raised, seen, i, it.Look.ID)
				}
			}
		})
	}
}
