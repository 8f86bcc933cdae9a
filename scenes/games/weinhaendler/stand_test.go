package weinhaendler

import (
	"testing"

	"treille/engine"
	wh "treille/engine/weinhaendler"
)

// TestABottomRowStandsStill lays bottles at either end: the row moves in its rack only as one is laid beside that,
// and a free place comes to both its ends as the next bottles begin to be laid.
func TestABottomRowStandsStill(t *testing.T) {
	for _, c := range []struct {
		what    string
		cols    []int8 // in the order in which they are laid
		left    []int  // the column in the leftmost place, after each,
		settled []int  // and if they are the last that are laid
	}{
		{"to the right", []int8{0, 1, 2, 3, 4}, []int{-2, -2, -2, -1, 0}, []int{-2, -2, -1, -1, 0}},
		{"to the left", []int8{0, -1, -2, -3, -4}, []int{-2, -2, -2, -3, -4}, []int{-2, -2, -3, -3, -4}},
		{"a wine over an empty bottle", []int8{0, 1, 1}, []int{-2, -2, -2}, []int{-2, -2, -2}},
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
			list := [engine.MaxPlayers]stand{s}
			if settle(&list); list[0].left != c.settled[i] {
				t.Errorf("%s: before the one after %d the leftmost place is column %d, not %d", c.what, i+1, list[0].left, c.settled[i])
			}
		}
	}
}
