package bake

import "math/bits"

// Cells is a set of places of a pyramid. Rows are counted from below, columns
// from the left end of their own row; both from 0 to 7. The zero value is the
// empty set.
type Cells uint64

// With returns the set with one more place. It panics if there is no such
// place.
func (c Cells) With(row, col int) Cells {
	if uint(row) >= 8 || uint(col) >= 8 {
		panic("bake: a cell's row and column are from 0 to 7")
	}
	return c | 1<<(8*row+col)
}

// Has reports whether a place is in the set.
func (c Cells) Has(row, col int) bool {
	return uint(row) < 8 && uint(col) < 8 && c>>(8*row+col)&1 != 0
}

// A corner is a corner of a grid of squares, two of which make a tile: they are
// half a tile wide, so that each row's tiles begin on it. x is counted from the
// left, y from above; a square has the name of its upper left corner.
type corner struct{ x, y int }

// filled reports whether a square belongs to a tile of the set.
func (c Cells) filled(at corner) bool {
	row := rackRows - 1 - at.y
	return c.Has(row, (at.x-row)>>1)
}

// sides returns the sides between filled squares and empty ones, each by its
// beginning and end, such that walking along them goes clockwise round the
// tiles. order holds the beginnings, always in the same order for the same set.
//
// No two sides begin at one corner, unless tiles meet there only: then either
// turn will do.
func (c Cells) sides() (next map[corner]corner, order []corner) {
	next = map[corner]corner{}
	side := func(from, to corner) {
		next[from] = to
		order = append(order, from)
	}
	for rest := c; rest != 0; rest &= rest - 1 {
		i := bits.TrailingZeros64(uint64(rest))
		row, col := i/8, i%8
		for half := range 2 {
			at := corner{2*col + row + half, rackRows - 1 - row}
			right, below := corner{at.x + 1, at.y}, corner{at.x, at.y + 1}
			opposite := corner{at.x + 1, at.y + 1}
			if !c.filled(corner{at.x, at.y - 1}) {
				side(at, right)
			}
			if !c.filled(right) {
				side(right, opposite)
			}
			if !c.filled(below) {
				side(opposite, below)
			}
			if !c.filled(corner{at.x - 1, at.y}) {
				side(below, at)
			}
		}
	}
	return next, order
}

// around returns the outline of tiles tw × th, gap apart, each with half the
// gap round it.
func around(tw, th, gap float64, cells Cells) *Path {
	p := new(Path)
	next, order := cells.sides()
	for _, start := range order {
		if _, ok := next[start]; !ok {
			continue // walked already
		}
		loop := walk(next, start)
		for i, at := range loop {
			before, after := loop[(i+len(loop)-1)%len(loop)], loop[(i+1)%len(loop)]
			if before.x == after.x || before.y == after.y {
				continue // on a straight side
			}
			x, y := float64(at.x)*(tw+gap)/2-gap/2, float64(at.y)*(th+gap)-gap/2
			if len(p.ops) == 0 || p.ops[len(p.ops)-1] == closePath {
				p.MoveTo(x, y)
			} else {
				p.LineTo(x, y)
			}
		}
		p.Close()
	}
	return p
}

// walk takes the sides of one closed line out of next and returns its corners.
func walk(next map[corner]corner, start corner) []corner {
	var loop []corner
	for at := start; ; {
		to, ok := next[at]
		if !ok {
			return loop
		}
		delete(next, at)
		loop = append(loop, at)
		at = to
	}
}
