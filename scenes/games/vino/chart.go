package vino

import (
	"math"
	"slices"

	vi "treille/engine/vino"
	"treille/scenes/ui"
)

// A chart says where the map lies: its sheet, and its units.
type chart struct {
	sheet ui.Rect
	scale float64
	x, y  float64 // of the units' origin, from the sheet's
	wide  bool    // roads stand beside it
}

// at is a point of the map's units.
func (c chart) at(u, w float64) (x, y float64) {
	return c.sheet.X + c.x + u*c.scale, c.sheet.Y + c.y + w*c.scale
}

// size is by how much larger than on a phone pieces on a map without roads are.
func (c chart) size() float64 {
	if c.dense() {
		return max(0.75, c.scale/denseScale)
	}
	return max(1, min(1.4, c.scale/boardScale))
}

// dense reports whether shields are too near each other to be touched surely.
func (c chart) dense() bool { return c.scale < denseScale }

// percent is how many pixels a hundred of the map's units are.
func (c chart) percent() float64 { return math.Round(c.scale*1000) / 10 }

// A point lies on the map, in its units.
type point struct{ u, w float64 }

// Where shields stand on a small map, and how far from them, in layout units, is
// what is free there, who leads, and the barrel or what else marks the region:
// none of them lies on another. And the same on a map with roads beside it.
var (
	shields     = [vi.Regions]point{{96, 206}, {316, 382}, {424, 440}, {122, 500}, {500, 562}, {410, 320}, {240, 258}, {274, 142}, {222, 36}}
	countsAt    = [vi.Regions]point{{-25, 21}, {-47, 5}, {44, 12}, {0, 34}, {33, 23}, {33, -11}, {43, -3}, {45, 4}, {36, -4}}
	leadersAt   = [vi.Regions]point{{-18, -9}, {-18, -9}, {-18, -9}, {-18, -9}, {-18, -9}, {14, -15}, {-18, -9}, {-18, -9}, {-20, -2}}
	marksAt     = [vi.Regions]point{{33, -14}, {-47, -21}, {45, -17}, {-12, -40}, {45, -6}, {37, 17}, {-31, 20}, {-38, 12}, {-47, 4}}
	wideShields = [vi.Regions]point{{112, 200}, {318, 376}, {418, 428}, {122, 520}, {500, 556}, {388, 338}, {238, 262}, {256, 128}, {222, 50}}
	wideFree    = [vi.Regions][]point{{{78, 238}, {50, 190}}, {{352, 400}, {262, 364}, {326, 434}}, {{462, 466}, {382, 444}, {482, 430}}, {{122, 458}, {98, 490}, {146, 490}, {160, 520}}, {{520, 610}, {482, 604}, {462, 570}},
		{{414, 366}, {352, 312}, {434, 330}}, {{262, 310}, {222, 310}, {196, 276}, {196, 236}, {240, 222}}, {{294, 112}, {296, 152}, {226, 172}, {330, 88}}, {{263, 44}, {196, 88}, {248, 84}}}
	wideBottles = [vi.Regions]point{{}, {288, 380}, {448, 438}, {148, 560}, {534, 556}, {}, {268, 250}, {220, 140}, {}}
	widePlaces  = [vi.Regions]point{{0, -40}, {-78, 6}, {0, 58}, {0, 56}, {-42, -26}, {16, -40}, {56, -2}, {68, 10}, {-43, -9}} // of barrel or own pawn, from the shield
	roseAt      = point{287, 527}
	wideRose    = point{273, 500}
)

// markFar is how far from its shield, in layout units, a mark may stand that steps aside.
var markFar = [...]float64{30, 36, 43, 52}

// Where the pawns of the others who have chosen a region stand on a small map: the first, and from one to the next; or
// two in a row, and how far from one row to the next, where a third would be nearer to another region.
var choosersAt = [vi.Regions]struct {
	point
	step float64
	next point
}{
	{point{17, -13}, 15, point{-8, -17}}, {point{-21, -7}, -15, point{}}, {point{38, -14}, 15, point{}}, {point{-23, -35}, 15, point{-8, 20}},
	{point{31, -5}, 15, point{}}, {point{3, -31}, 15, point{}}, {point{-18, 10}, -12, point{-2, -22}}, {point{-20, -6}, -14, point{-4, 20}}, {point{-22, 1}, -15, point{-4, 20}},
}

// pawnsAt is where pawns stand, from a region's shield, if the viewer has chosen it, his first, and so many others.
func pawnsAt(r int, own bool, others int) (list []point) {
	first, taken := choosersAt[r], 0
	if own {
		list = []point{{math.Copysign(pawnBeside, leadersAt[r].u), pawnAbove}}
		if first.step < 0 {
			list[0].w, taken = first.w, 1
		}
	}
	row := 2
	if first.next == (point{}) {
		first.u -= pawnBeside * float64(taken)
		row, taken = others, 0
		if others > mostApart {
			first.step *= (mostApart - 1) / float64(others-1)
		}
	}
	for i := taken; i < taken+others; i++ {
		at := point{first.u + float64(i%row)*first.step + float64(i/row)*first.next.u, first.w + float64(i/row)*first.next.w}
		if i < row {
			at.u -= float64(taken) * (ownPawn - shownPawn) / 2
		}
		list = append(list, at)
	}
	return list
}

// clearOf moves what is free in a region from the pawns that would cover it: a little aside, or else below them.
func clearOf(count point, pawns []point) point {
	for aside := range pawnAside {
		at := point{count.u + math.Copysign(float64(aside), count.u), count.w}
		if !slices.ContainsFunc(pawns, func(p point) bool { return math.Abs(at.u-p.u) < pawnClear && math.Abs(at.w-p.w) < pawnHigh }) {
			return at
		}
	}
	return point{count.u, max(count.w, belowPawn)}
}

// Two regions that have the market beside them on a narrow map.
const (
	campania = 2
	abruzzo  = 5
)

// narrow reports whether the market takes the sea beside Abruzzo.
func (c chart) narrow() bool { return c.sheet.W < boardWidth*0.9 }

// places are those of counts and marks on a small map: where the market stands in
// their way, they go below it.
func (c chart) places() (counts, marks [vi.Regions]point) {
	counts, marks = countsAt, marksAt
	if c.narrow() {
		counts[abruzzo], marks[abruzzo], marks[campania] = point{28, 19}, point{60, 27}, point{57, -14}
	}
	return counts, marks
}

// apart are the places of the marks of some regions on a small map: one that would lie on another steps aside to where it lies on
// least, the market, the wind rose, shields, bottles and counts included.
func (c chart) apart(marked []int) (marks [vi.Regions]point) {
	counts, marks := c.places()
	x, y := c.at(roseAt.u, roseAt.w)
	ring := 100 * c.scale
	pieces := []ui.Rect{ui.R(c.sheet.Right()-marketWide-seaEdge, c.sheet.Y, marketWide+seaEdge, marketLow), ui.R(x-ring, y-ring, 2*ring, 2*ring)}
	for r := range vi.Regions {
		width := 22.0
		if printed.Regions[r].Bottle {
			width = 42.6
			pieces = append(pieces, c.around(r, point{15.5, -6}, 13, 13*bottleRatio))
		}
		pieces = append(pieces, c.around(r, point{}, 26, 31), c.around(r, counts[r], width, 22), c.around(r, leadersAt[r], 19, 19))
	}
	var laid []ui.Rect
	box := func(r int, at point) ui.Rect { return c.around(r, at, markWide, markWide) }
	under := func(box ui.Rect, list []ui.Rect) (area float64) {
		for _, piece := range list {
			over := box.Overlap(piece)
			area += max(0, over.W) * max(0, over.H)
		}
		return area
	}
	for _, r := range marked {
		if least := under(box(r, marks[r]), laid); least > 0 {
			least = math.Inf(1)
			for turn := range markTurns {
				for _, far := range markFar {
					sin, cos := math.Sincos(2 * math.Pi * float64(turn) / markTurns)
					at := point{far * sin, far * cos}
					all := box(r, at)
					if hides := 9*under(all, laid) + under(all, pieces) + far/9; hides < least && all.Within(c.sheet.Inset(ui.Near)) {
						least, marks[r] = hides, at
					}
				}
			}
		}
		laid = append(laid, box(r, marks[r]))
	}
	return marks
}

// around is a box about a point beside a region's shield, in the sizes of the map.
func (c chart) around(r int, off point, w, h float64) ui.Rect {
	x, y := c.beside(r, off)
	w, h = w*c.size(), h*c.size()
	return ui.R(x-w/2, y-h/2, w, h)
}

// beside is a point so far from a region's shield on a small map.
func (c chart) beside(r int, off point) (x, y float64) {
	x, y = c.at(shields[r].u, shields[r].w)
	return x + off.u*c.size(), y + off.w*c.size()
}

// widePlace is where the barrel, or the own pawn, stands for a region on a map with
// roads beside it: free of all that lies there.
func (c chart) widePlace(r int) (x, y float64) {
	x, y = c.at(wideShields[r].u, wideShields[r].w)
	return x + widePlaces[r].u, y + widePlaces[r].w
}

// wideStep is how far the next pawn stands beside one there.
func (c chart) wideStep(r int) float64 { return math.Copysign(widePawnStep, widePlaces[r].u) }

// chartIn is a map in a box, without roads: as large as it can be.
func chartIn(r ui.Rect) chart {
	k := min(r.W/leastWidth, r.H/boardHeight)
	c := chart{sheet: r, scale: math.Round(boardScale*k*1000) / 1000, x: 10, y: max(11*k, (r.H-boardHeight*k)/2)}
	if spare := r.W - boardWidth*k; spare > 0 {
		c.x = 16*k + spare*0.3
	}
	return c
}

// chartWide is one with roads beside it.
func chartWide(r ui.Rect) chart {
	return chart{sheet: r, scale: 0.68, x: 222 + (r.W-824)/2, y: 14, wide: true}
}
