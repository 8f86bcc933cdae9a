package bake

// Chart is the sheet that curves are drawn on: a thin upright line between two of its n
// columns, and a level one at each quarter of its height.
func (b *Baker) Chart(w, h float64, n int) Baked {
	const pad = 8.0
	c := b.newCanvas(-pad-2, -pad-2, w+2*pad+4, h+2*pad+4)
	sheet := ScoopRect(-pad, -pad, w+2*pad, h+2*pad, 6)
	c.Fill(sheet, cream, 1)
	c.Stroke(sheet, b.line(1.4), ink, StrokeStyle{}, 1)
	for i := range 5 {
		y := h * float64(i) / 4
		c.Stroke(Line(0, y, w, y), b.line(1), ink, StrokeStyle{}, b.faint(.18))
	}
	for i := 1; i < n; i++ {
		x := w * float64(i) / float64(n)
		c.Stroke(Line(x, 0, x, h), b.line(1), ink, StrokeStyle{}, b.faint(.12))
	}
	return c.baked()
}

// CurveParts is how many parts width and height of a curve's box are counted in.
const CurveParts = 1000

// Curve is a line through points: two characters each, whose codes are how far the
// point is from the left and from the foot of the box, in CurveParts of its width and
// height. It is dashed in its own way for each number from 1 on, and solid for 0; below
// it lies, if wanted, a pale area.
func (b *Baker) Curve(w, h float64, points string, dash int, width float64, colour Colour, area bool) Baked {
	c := b.newCanvas(-width, -width, w+2*width, h+2*width)
	var xy []float64
	for i, part := range []rune(points) {
		share := float64(part) / CurveParts
		if i%2 == 0 {
			xy = append(xy, w*share)
		} else {
			xy = append(xy, h*(1-share))
		}
	}
	if n := len(xy); area && n > 2 {
		below := append([]float64{xy[0], h}, xy...)
		c.Fill(new(Path).Polygon(append(below, xy[n-2], h)...), colour, b.faint(curveArea))
	}
	style := StrokeStyle{Cap: RoundCap, Join: RoundJoin}
	if dash > 0 {
		style.Dash = curveDashes[(dash-1)%len(curveDashes)]
	}
	c.Stroke(new(Path).Polyline(xy...), width, colour, style, 1)
	return c.baked()
}

// curveArea is how opaque the area below a curve is, and curveDashes are the ways in
// which curves are dashed.
const curveArea = .12

var curveDashes = [...][]float64{{6, 5}, {1, 5}, {10, 5, 1, 5}, {3, 4}, {12, 5}}
