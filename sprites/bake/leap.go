package bake

import "math"

// Figures of a leap.
const (
	leapInk, leapGold = 6.4, 3.2 // widths of its line
	leapHead          = 15.0     // length of its head,
	leapHeadWide      = 14.0     // and its width
	leapBend          = 0.3      // of the way lies before the first handle, and after the second
	leapPad           = 12.0     // by which it may leave its box
)

var leapDash = []float64{8, 6.5}

// Leap is the dashed way of a piece from one corner of its box to the opposite one,
// with a head at its end: from the right if it goes leftward, from below if upward. Its
// handles hang sag below the straight way.
func (b *Baker) Leap(w, h, sag float64, leftward, upward bool) Baked {
	c := b.newCanvas(-leapPad, -leapPad, w+2*leapPad, h+sag+2*leapPad)
	x0, y0, x1, y1 := 0.0, 0.0, w, h
	if leftward {
		x0, x1 = w, 0
	}
	if upward {
		y0, y1 = h, 0
	}
	ax, ay := x0+leapBend*(x1-x0), y0+leapBend*(y1-y0)+sag
	bx, by := x1-leapBend*(x1-x0), y1-leapBend*(y1-y0)+sag
	// The unit vector along which it arrives.
	long := math.Hypot(x1-bx, y1-by)
	ux, uy := (x1-bx)/long, (y1-by)/long
	footX, footY := x1-leapHead*ux, y1-leapHead*uy
	line := new(Path).MoveTo(x0, y0).CubeTo(ax, ay, bx, by, footX, footY)
	head := new(Path).Polygon(x1, y1, footX-uy*leapHeadWide/2, footY+ux*leapHeadWide/2, footX+uy*leapHeadWide/2, footY-ux*leapHeadWide/2)
	dashed := StrokeStyle{Cap: RoundCap, Dash: leapDash}
	c.Stroke(line, leapInk, ink, dashed, 1)
	c.Stroke(head, leapInk-leapGold, ink, StrokeStyle{Join: RoundJoin}, 1)
	c.Stroke(line, b.line(leapGold), glow, dashed, 1)
	c.Fill(head, glow, 1)
	return c.baked()
}
