package vino

import (
	"fmt"
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
			if printed.Regions[r].Bottle {
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

// TestNothingLiesOnAnotherOnTheWideMap lays barrel and own pawn in each region of the
// map of a window: both are clear of the varieties, shields, bottles and numbers of
// the wind rose, and nearest to their own region.
func TestNothingLiesOnAnotherOnTheWideMap(t *testing.T) {
	c := chartWide(ui.R(0, 0, wideMap+24, 508))
	around := func(x, y, w, h float64) ui.Rect { return ui.R(x-w/2, y-h/2, w, h) }
	pieces := map[string]ui.Rect{}
	for r := range vi.Regions {
		name := vi.RegionName(r)
		x, y := c.at(wideShields[r].u, wideShields[r].w)
		pieces["shield of "+name] = around(x, y, 30, 30*shieldRatio)
		for i := range wideFree[r] {
			x, y = c.at(wideFree[r][i].u, wideFree[r][i].w)
			pieces[fmt.Sprintf("variety %d of %s", i+1, name)] = around(x, y, 26, 26)
		}
		if printed.Regions[r].Bottle {
			x, y = c.at(wideBottles[r].u, wideBottles[r].w)
			pieces["bottle of "+name] = around(x, y-16, 16, 16*bottleRatio)
		}
	}
	roseX, roseY := c.at(wideRose.u, wideRose.w)
	for n := 3; n <= 5; n++ {
		for i := range n {
			sin, cos := math.Sincos(2 * math.Pi * float64(i) / float64(n))
			pieces[fmt.Sprintf("pawn %d of %d", i+1, n)] = around(roseX+57*sin, roseY-57*cos-3, 26, 39)
		}
	}
	for r := range vi.Regions {
		x, y := c.widePlace(r)
		own := map[string]ui.Rect{"barrel": around(x, y, wideBarrel, wideBarrel*barrelRatio), "pawn": around(x, y, wideOwnPawn, wideOwnPawn*pawnRatio)}
		for what, box := range own {
			for other, q := range pieces {
				if over := box.Overlap(q); over.W > 1 && over.H > 1 {
					t.Errorf("the %s at %s lies %.0f×%.0f over the %s", what, vi.RegionName(r), over.W, over.H, other)
				}
			}
		}
		far := func(q int) float64 {
			sx, sy := c.at(wideShields[q].u, wideShields[q].w)
			return math.Hypot(x-sx, y-sy)
		}
		for q := range vi.Regions {
			if q != r && far(q) < far(r)+4 {
				t.Errorf("the barrel at %s is as near to %s", vi.RegionName(r), vi.RegionName(q))
			}
		}
	}
}

// TestFramesCutNoRoad frames each road beside the map of a window: the frame covers
// no vineyard of the road above it.
func TestFramesCutNoRoad(t *testing.T) {
	const h = 508
	for _, l := range lanes {
		for _, above := range lanes {
			if above.right != l.right || above.y >= l.y {
				continue
			}
			foot := above.top(h) + above.height() - (roadRow - roadCoin)
			if top := l.top(h) - roadFrame; foot > top {
				t.Errorf("the frame of %s begins %.1f above the foot of %s", vi.RegionName(l.region), foot-top, vi.RegionName(above.region))
			}
		}
	}
}
