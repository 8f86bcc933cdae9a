package bake

import "math"

// Clock is a groove in which a share of the circle is full, from the top clockwise: what is left
// of a time. In the last part of it that is red and dashed.
func (b *Baker) Clock(w, share float64, last bool) Baked {
	c := b.newCanvas(-1, -1, w+2, w+2)
	m := w / 2
	r := m - clockGroove/2
	c.Stroke(Circle(m, m, r), clockGroove, clockDark, StrokeStyle{}, .75)
	line, colour, style := clockLine, glow, StrokeStyle{}
	if last {
		colour, style.Dash = clockLast, clockDash
	}
	p := new(Path).MoveTo(m, m-r)
	steps := math.Ceil(share * 96)
	for i := 1.0; i <= steps; i++ {
		sin, cos := math.Sincos(2 * math.Pi * share * i / steps)
		p.LineTo(m+r*sin, m-r*cos)
	}
	if share > 0 {
		c.Stroke(p, line, colour, style, 1)
	}
	return c.baked()
}
