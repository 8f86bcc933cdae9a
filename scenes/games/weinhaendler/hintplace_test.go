package weinhaendler_test

import (
	"testing"

	"treille/scenes/testkit/scenetest"
	"treille/scenes/ui"
	"treille/sprites"
)

// TestTheHintCoversTheNoteWhollyOrNotAtAll asks for each part of a hint in a window: of what has happened since the own turn nothing looks out
// below the plate, and no bid and no compartment of the cellar lies under it.
func TestTheHintCoversTheNoteWhollyOrNotAtAll(t *testing.T) {
	for _, record := range []string{"bidding-4", "bidding-may-draw", "placing-4", "placing-last-round"} {
		plain := scenetest.NewApp(scenetest.English("1280x800"))
		sit(t, plain, record)
		note := scenetest.Find(t, plain, "since").Rect
		for parts := range 3 {
			a := scenetest.NewApp(scenetest.English("1280x800"))
			hint(record, parts+1)(t, a)
			var plate ui.Rect
			var under []ui.Rect
			a.Stage().Visit(func(it ui.Item, _ ui.Rect) {
				switch s := it.Surface; {
				case it.Kind == ui.Surface && s.Kind == sprites.Parchment && s.Lift == sprites.Sheet && s.R == 9:
					plate = it.Box
				case it.Kind == ui.Surface && s.Kind == sprites.SlotNiche:
					under = append(under, it.Box)
				}
			})
			if bid, ok := a.Stage().Where("bid/3"); ok {
				under = append(under, bid)
			}
			if plate.W == 0 || !note.Within(plate) {
				t.Errorf("%s, %d parts: the plate at %v covers a part of the note at %v", record, parts+1, plate, note)
			}
			for _, r := range under {
				if r.Meets(plate) {
					t.Errorf("%s, %d parts: the plate at %v covers %v", record, parts+1, plate, r)
				}
			}
		}
	}
}
