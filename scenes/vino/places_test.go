package vino

import (
	"math"
	"testing"

	vi "treille/engine/vino"
	"treille/scenes/ui"
)

// TestNothingCoversACount lays every region's counts, leader, and the barrel or
// mark beside it on the maps of phones: whatever the game brings, each count can
// be read.
func TestNothingCoversACount(t *testing.T) {
	for _, c := range []chart{chartIn(ui.R(0, 0, boardWidth, boardHeight)), chartIn(ui.R(0, 0, 304, 329))} {
		counts, marks := c.places()
		around := func(r int, off point, w, h float64) ui.Rect {
			x, y := c.beside(r, off)
			w, h = w*c.size(), h*c.size()
			return ui.R(x-w/2, y-h/2, w, h)
		}
		for r := range vi.Regions {
			width := 22.0
			if hasState(r) {
				width = 42.6
			}
			count := around(r, counts[r], width, 22)
			for q := range vi.Regions {
				name := vi.RegionName(q)
				clear := func(what string, box ui.Rect) {
					t.Helper()
					over := math.Min(math.Min(count.Right(), box.Right())-math.Max(count.X, box.X), math.Min(count.Bottom(), box.Bottom())-math.Max(count.Y, box.Y))
					if over > 2 {
						t.Errorf("map %v wide: %s of %s lies %.1f over the counts of %s", c.sheet.W, what, name, over, vi.RegionName(r))
					}
				}
				clear("the leader", around(q, leadersAt[q], 18, 18))
				clear("the barrel", around(q, marks[q], 42, 42*barrelRatio))
				clear("the shield", around(q, point{}, 24, 28))
			}
		}
		for r := range vi.Regions {
			if box := around(r, leadersAt[r], 19, 19); box.Y < 11 || box.X < 11 {
				t.Errorf("map %v wide: the leader of %s lies at %v, on the frame", c.sheet.W, vi.RegionName(r), box)
			}
		}
	}
}
