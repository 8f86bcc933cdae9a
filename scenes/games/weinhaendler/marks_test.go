package weinhaendler_test

import (
	"strings"
	"testing"

	"treille/scenes/testkit/scenetest"
	"treille/scenes/ui"
)

// TestMarksKeepOffStars wants the first two numbers of a hint to cover no stars of a bottle.
func TestMarksKeepOffStars(t *testing.T) {
	scenetest.Do(func() {
		for _, name := range []string{"bidding-triplet", "placing-4"} {
			a := slow()
			hint(name, 3)(t, a)
			var stars, marks []ui.Rect
			a.Stage().Visit(func(it ui.Item, _ ui.Rect) {
				switch id := it.Look.ID; {
				case it.Kind != ui.Piece:
				case id == "common/wax-mark" && it.Look.Words != "3":
					marks = append(marks, ui.R(it.Box.X, it.Box.Y, it.Box.W, it.Box.W))
				case strings.HasPrefix(id, "weinhaendler/tile-"):
					stars = append(stars, ui.R(it.Box.X, it.Box.Y+0.8*it.Box.W*1.1, it.Box.W, 0.2*it.Box.W))
				case strings.HasPrefix(id, "weinhaendler/card-") && it.Box.H > 0 && !strings.Contains(id, "empty") && !strings.Contains(id, "back"):
					stars = append(stars, ui.R(it.Box.X, it.Box.Y+0.8*it.Box.H, it.Box.W, 0.2*it.Box.H))
				}
			})
			if len(marks) != 2 || len(stars) == 0 {
				t.Errorf("%s: there are %d numbers and %d bottles", name, len(marks), len(stars))
			}
			for _, m := range marks {
				for _, s := range stars {
					if over := m.Overlap(s); over.W*over.H > m.W*m.H/8 {
						t.Errorf("%s: a number at %v covers the stars at %v", name, m, s)
					}
				}
			}
		}
	})
}
