package vino

import (
	"fmt"
	"math"
	"slices"
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
		for r := range vi.Regions {
			width := 22.0
			if printed.Regions[r].Bottle {
				width = 42.6
			}
			count := c.around(r, counts[r], width, 22)
			for q := range vi.Regions {
				name := vi.RegionName(q)
				clear := func(what string, box ui.Rect) {
					t.Helper()
					over := math.Min(math.Min(count.Right(), box.Right())-math.Max(count.X, box.X), math.Min(count.Bottom(), box.Bottom())-math.Max(count.Y, box.Y))
					if over > 2 {
						t.Errorf("map %v wide: %s of %s lies %.1f over the counts of %s", c.sheet.W, what, name, over, vi.RegionName(r))
					}
				}
				clear("the leader", c.around(q, leadersAt[q], 18, 18))
				clear("the barrel", c.around(q, marks[q], 42, 42*barrelRatio))
				clear("the shield", c.around(q, point{}, 24, 28))
			}
		}
		for r := range vi.Regions {
			if box := c.around(r, leadersAt[r], 19, 19); box.Y < 11 || box.X < 11 {
				t.Errorf("map %v wide: the leader of %s lies at %v, on the frame", c.sheet.W, vi.RegionName(r), box)
			}
		}
	}
}

// TestMarksLieApart marks each two regions on maps of all sizes: neither mark lies on the other, nor leaves its region's side.
func TestMarksLieApart(t *testing.T) {
	for _, r := range []ui.Rect{ui.R(0, 0, boardWidth, boardHeight), ui.R(0, 0, 304, 329), ui.R(0, 0, 378, 300), ui.R(0, 0, 348, leastBoard), ui.R(0, 0, 700, 500)} {
		c := chartIn(r)
		counts, _ := c.places()
		for p := range vi.Regions {
			for q := range p {
				marks := c.apart([]int{q, p})
				first, second := c.around(q, marks[q], markWide, markWide), c.around(p, marks[p], markWide, markWide)
				if first.Meets(second) {
					t.Errorf("map %v: the marks of %s and %s are at %v and %v", r, vi.RegionName(q), vi.RegionName(p), first, second)
				}
				for n := range vi.Regions {
					for what, box := range map[string]ui.Rect{"shield": c.around(n, point{}, 24, 28), "counts": c.around(n, counts[n], 20, 20)} {
						if over := second.Overlap(box); over.W > 5 && over.H > 5 {
							t.Errorf("map %v: the mark of %s beside that of %s lies %.0f × %.0f on the %s of %s", r, vi.RegionName(p), vi.RegionName(q), over.W, over.H, what, vi.RegionName(n))
						}
					}
				}
			}
		}
	}
}

// TestPawnsOfChoicesCoverNothing stands pawns in each region that is chosen, of the player and of up to two others, or of three
// others, on the maps of phones: they cover no count, no shield, no pawn of the wind rose and none of another region, and
// each is nearer to shield or counts of its own region than to those of another, the market’s neighbours but for the first.
func TestPawnsOfChoicesCoverNothing(t *testing.T) {
	for _, c := range []chart{chartIn(ui.R(0, 0, boardWidth, boardHeight)), chartIn(ui.R(0, 0, 304, 329))} {
		counts, _ := c.places()
		pawns := func(r int, own bool, others int) (list []ui.Rect) {
			for i, at := range pawnsAt(r, own, others) {
				w := shownPawn
				if own && i == 0 {
					w = ownPawn
				}
				list = append(list, c.around(r, at, w-3, w*pawnRatio-3))
			}
			return list
		}
		roseX, roseY := c.at(roseAt.u, roseAt.w)
		for r := range vi.Regions {
			for _, all := range []struct {
				own    bool
				others int
			}{{true, 0}, {false, 1}, {true, 1}, {false, 2}, {true, 2}, {false, 3}} {
				count := clearOf(counts[r], pawnsAt(r, all.own, all.others))
				for i, pawn := range pawns(r, all.own, all.others) {
					clear := func(what string, box ui.Rect) {
						t.Helper()
						if over := pawn.Overlap(box); over.W > 3 && over.H > 3 {
							t.Errorf("map %v wide, own %v: pawn %d of %s lies %.1f × %.1f over %s", c.sheet.W, all.own, i+1, vi.RegionName(r), over.W, over.H, what)
						}
					}
					if pawn.X < 8 || pawn.Y < 8 {
						t.Errorf("map %v wide: pawn %d of %s lies at %v, on the frame", c.sheet.W, i+1, vi.RegionName(r), pawn)
					}
					for n := 3; n <= 5; n++ {
						for k := range n {
							sin, cos := math.Sincos(2 * math.Pi * float64(k) / float64(n))
							clear("the wind rose", ui.R(roseX+85*c.scale*sin-8, roseY-85*c.scale*cos-16, 16, 25))
						}
					}
					for q := range vi.Regions {
						at := counts[q]
						if q == r {
							at = count
						}
						width := 20.0
						if printed.Regions[q].Bottle {
							width = 40.6
						}
						clear("the counts of "+vi.RegionName(q), c.around(q, at, width, 20))
						clear("the shield of "+vi.RegionName(q), c.around(q, point{}, 24, 28))
						if q == r {
							continue
						}
						for _, other := range slices.Concat(pawns(q, true, 0), pawns(q, false, 1)) {
							clear("a pawn of "+vi.RegionName(q), other)
						}
						far := func(n int, at point) float64 {
							x, y := c.beside(n, at)
							return math.Hypot(pawn.CX()-x, pawn.CY()-y)
						}
						own := min(far(r, point{}), far(r, count))
						if i == 0 && far(q, point{}) < far(r, point{})+4 || r != campania && r != abruzzo && min(far(q, point{}), far(q, counts[q])) < own {
							t.Errorf("map %v wide: pawn %d of %s is as near to %s", c.sheet.W, i+1, vi.RegionName(r), vi.RegionName(q))
						}
					}
				}
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
