package weinhaendler

import (
	"testing"

	wh "treille/engine/weinhaendler"
)

// TestABottomRowStandsStill lays bottles at either end: the row moves in its rack only where it
// would have no free place beside it any more.
func TestABottomRowStandsStill(t *testing.T) {
	for _, c := range []struct {
		what string
		cols []int8 // in the order in which they are laid
		left []int  // the column in the leftmost place, after each
	}{
		{"to the right", []int8{0, 1, 2, 3, 4}, []int{-2, -2, -1, -1, 0}},
		{"to the left", []int8{0, -1, -2, -3, -4}, []int{-2, -2, -3, -3, -4}},
		{"a wine over an empty bottle", []int8{0, 1, 1}, []int{-2, -2, -2}},
	} {
		var s stand
		for i, col := range c.cols {
			if s.lay(wh.Place{Col: col}); s.left != c.left[i] {
				t.Errorf("%s: after %d the leftmost place is column %d, not %d", c.what, i+1, s.left, c.left[i])
			}
			before := s
			if s.lay(wh.Place{Row: 1, Col: col}); s != before {
				t.Errorf("%s: a bottle above moves the row", c.what)
			}
		}
	}
}

// TestAFourthBottleMovesNone lays bottles in one phase where there is room: none that lies there moves, though a row of four
// has a place more, and a row of five may have grown into that.
func TestAFourthBottleMovesNone(t *testing.T) {
	for _, cols := range [][]int8{{0, 1, -1, 2, 3}, {0, 1, -1, 2, -2}, {0, -1, 1, -2, -3}} {
		var s stand
		in, x := &wh.Info{}, 0.0
		for i, col := range cols {
			at := wh.Place{Col: col}
			in = in.Laid(wh.Bottle(0, 1), at)
			s.lay(at)
			if now := large(in.Cellar(0, 0), s, 500, 400, 900, 80, 420).at(0, 0).X; i > 0 && (now-x > 0.01 || x-now > 0.01) {
				t.Errorf("%v: bottle %d moves the first from %v to %v", cols, i+1, x, now)
			} else {
				x = now
			}
		}
	}
}
