package weinhaendler_test

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
	"testing"

	"treille/scenes/app"
	"treille/scenes/testkit/scenetest"
	"treille/scenes/ui"
)

// TestPricesOfABidAreInSight lifts more and more bottles for a bid: each leaves the price of the one
// before it free.
func TestPricesOfABidAreInSight(t *testing.T) {
	for _, name := range []string{"bidding-4", "bidding-5", "bidding-full-hand", "bidding-many", "bidding-last"} {
		for _, size := range []string{"390x844", "844x390", "320x568", "568x320", "820x1180", "1280x800"} {
			a := scenetest.NewApp(scenetest.English(size))
			sit(t, a, name)
			for i := range 5 {
				pricesInSight(t, a, fmt.Sprintf("%s at %s, %d lifted", name, size, i))
				if a.Stage().Find(fmt.Sprintf("hand/%d", i)) == nil {
					break
				}
				scenetest.Act(t, a, fmt.Sprintf("hand/%d", i))
			}
		}
	}
}

// pricesInSight looks at all bids.
func pricesInSight(t *testing.T, a *app.App, what string) {
	t.Helper()
	for p := range 5 {
		cell, _ := a.Stage().Where(fmt.Sprintf("bid/%d", p))
		var cards []ui.Rect
		a.Stage().Visit(func(it ui.Item, _ ui.Rect) {
			if it.Kind == ui.Piece && strings.HasPrefix(it.Look.ID, "weinhaendler/card-") && cell.Has(it.Box.CX(), it.Box.Y+2) {
				cards = append(cards, it.Box)
			}
		})
		slices.SortFunc(cards, func(a, b ui.Rect) int { return cmp.Compare(a.X, b.X) })
		for i := 1; i < len(cards); i++ {
			if free := cards[i].X - cards[i-1].X; free < 0.42*cards[i-1].W {
				t.Errorf("%s: of a bottle %v wide in bid %d, only %v are in sight", what, cards[i-1].W, p, free)
			}
		}
	}
}
