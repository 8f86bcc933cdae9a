package weinhaendler_test

import (
	"slices"
	"strings"
	"testing"

	"treille/scenes/testkit/scenetest"
	"treille/scenes/ui"
	"treille/sprites"
)

// TestAHintSidewaysHidesNothingOfTheHand asks for hints whose plates are high.
func TestAHintSidewaysHidesNothingOfTheHand(t *testing.T) {
	for _, record := range []string{"bidding-4", "bidding-5", "bidding-may-draw"} {
		app := scenetest.NewApp(scenetest.English("844x390"))
		hint(record, 3)(t, app)
		var plate ui.Rect
		var cards []ui.Rect
		app.Stage().Visit(func(it ui.Item, _ ui.Rect) {
			if it.Kind == ui.Surface && it.Surface.Kind == sprites.Parchment && it.Z >= 100 && it.Box.H > plate.H {
				plate = it.Box
			}
			if it.Kind == ui.Piece && strings.HasPrefix(it.Look.ID, "weinhaendler/card-") {
				cards = append(cards, ui.R(it.Box.X, it.Box.Y, it.Box.W, it.Box.W))
			}
		})
		if plate.H == 0 || slices.ContainsFunc(cards, plate.Meets) {
			t.Errorf("%s: the plate at %v covers one of the cards at %v", record, plate, cards)
		}
	}
}
