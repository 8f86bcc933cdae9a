package ui

// A Rect is a box in layout units, X and Y its upper left.
type Rect struct{ X, Y, W, H float64 }

// R is short for Rect{x, y, w, h}.
func R(x, y, w, h float64) Rect { return Rect{x, y, w, h} }

// Right is the x of the right edge.
func (r Rect) Right() float64 { return r.X + r.W }

// Bottom is the y of the lower edge.
func (r Rect) Bottom() float64 { return r.Y + r.H }

// CX is the x of the centre.
func (r Rect) CX() float64 { return r.X + r.W/2 }

// CY is the y of the centre.
func (r Rect) CY() float64 { return r.Y + r.H/2 }

// Has reports whether the point lies in r.
func (r Rect) Has(x, y float64) bool {
	return x >= r.X && x < r.X+r.W && y >= r.Y && y < r.Y+r.H
}

// Inset returns r made smaller by d on each side.
func (r Rect) Inset(d float64) Rect { return Rect{r.X + d, r.Y + d, r.W - 2*d, r.H - 2*d} }

// Within reports whether r lies in outer, give or take half a unit.
func (r Rect) Within(outer Rect) bool {
	const slack = 0.5
	return r.X >= outer.X-slack && r.Y >= outer.Y-slack &&
		r.Right() <= outer.Right()+slack && r.Bottom() <= outer.Bottom()+slack
}

// Overlap returns the box that r and o share; its W or H is 0 if there is none.
func (r Rect) Overlap(o Rect) Rect {
	x, y := max(r.X, o.X), max(r.Y, o.Y)
	return Rect{x, y, max(0, min(r.Right(), o.Right())-x), max(0, min(r.Bottom(), o.Bottom())-y)}
}

// Around returns the least box that holds r and o.
func (r Rect) Around(o Rect) Rect {
	x, y := min(r.X, o.X), min(r.Y, o.Y)
	return Rect{x, y, max(r.Right(), o.Right()) - x, max(r.Bottom(), o.Bottom()) - y}
}

// Outside returns the largest box in r that o does not cover.
func (r Rect) Outside(o Rect) Rect {
	both := r.Overlap(o)
	if both.W == 0 || both.H == 0 {
		return r
	}
	best := Rect{r.X, r.Y, r.W, both.Y - r.Y}
	for _, part := range []Rect{
		{r.X, both.Bottom(), r.W, r.Bottom() - both.Bottom()},
		{r.X, r.Y, both.X - r.X, r.H},
		{both.Right(), r.Y, r.Right() - both.Right(), r.H},
	} {
		if part.W*part.H > best.W*best.H {
			best = part
		}
	}
	return best
}

// Meets reports whether two rectangles overlap.
func (r Rect) Meets(o Rect) bool {
	both := r.Overlap(o)
	return both.W > 0 && both.H > 0
}

// Grow returns r made at least w wide and h high about its centre.
func (r Rect) Grow(w, h float64) Rect {
	if r.W < w {
		r.X, r.W = r.X-(w-r.W)/2, w
	}
	if r.H < h {
		r.Y, r.H = r.Y-(h-r.H)/2, h
	}
	return r
}

// Cell returns the i-th box of a grid that fills r, row by row, with gaps between.
func (r Rect) Cell(i, columns, rows int, gapX, gapY float64) Rect {
	w := (r.W - float64(columns-1)*gapX) / float64(columns)
	h := (r.H - float64(rows-1)*gapY) / float64(rows)
	return Rect{r.X + float64(i%columns)*(w+gapX), r.Y + float64(i/columns)*(h+gapY), w, h}
}
