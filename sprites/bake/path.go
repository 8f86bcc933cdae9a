package bake

import "math"

// point is a place in the user space of a canvas, or in device pixels.
type point struct{ x, y float32 }

type op uint8

const (
	moveTo op = iota
	lineTo
	quadTo
	cubeTo
	closePath
)

// Path is an outline made of lines and curves. Its methods return the path, so
// that they can be chained. Coordinates are CSS pixels of the canvas it is
// drawn on.
type Path struct {
	ops []op
	pts []point
}

func pt(x, y float64) point { return point{float32(x), float32(y)} }

// MoveTo begins a contour.
func (p *Path) MoveTo(x, y float64) *Path {
	p.ops, p.pts = append(p.ops, moveTo), append(p.pts, pt(x, y))
	return p
}

// LineTo adds a straight line.
func (p *Path) LineTo(x, y float64) *Path {
	p.ops, p.pts = append(p.ops, lineTo), append(p.pts, pt(x, y))
	return p
}

// QuadTo adds a quadratic curve with the control point (x1, y1).
func (p *Path) QuadTo(x1, y1, x, y float64) *Path {
	p.ops, p.pts = append(p.ops, quadTo), append(p.pts, pt(x1, y1), pt(x, y))
	return p
}

// CubeTo adds a cubic curve with two control points.
func (p *Path) CubeTo(x1, y1, x2, y2, x, y float64) *Path {
	p.ops, p.pts = append(p.ops, cubeTo), append(p.pts, pt(x1, y1), pt(x2, y2), pt(x, y))
	return p
}

// Close draws a line back to where the contour began.
func (p *Path) Close() *Path {
	p.ops = append(p.ops, closePath)
	return p
}

// Polyline joins the points x0, y0, x1, y1, … by straight lines.
func (p *Path) Polyline(xy ...float64) *Path {
	for i := 0; i+1 < len(xy); i += 2 {
		if i == 0 {
			p.MoveTo(xy[0], xy[1])
		} else {
			p.LineTo(xy[i], xy[i+1])
		}
	}
	return p
}

// Polygon is a closed Polyline.
func (p *Path) Polygon(xy ...float64) *Path { return p.Polyline(xy...).Close() }

// Rect is a rectangle.
func Rect(x, y, w, h float64) *Path {
	return new(Path).Polygon(x, y, x+w, y, x+w, y+h, x, y+h)
}

// kappa is the length of the handles of a cubic that draws a quarter circle.
const kappa = 0.5522847

// RoundRect is a rectangle with round corners of radius r.
func RoundRect(x, y, w, h, r float64) *Path {
	r = math.Min(r, math.Min(w, h)/2)
	if r <= 0 {
		return Rect(x, y, w, h)
	}
	k := r * (1 - kappa)
	return new(Path).MoveTo(x+r, y).
		LineTo(x+w-r, y).CubeTo(x+w-k, y, x+w, y+k, x+w, y+r).
		LineTo(x+w, y+h-r).CubeTo(x+w, y+h-k, x+w-k, y+h, x+w-r, y+h).
		LineTo(x+r, y+h).CubeTo(x+k, y+h, x, y+h-k, x, y+h-r).
		LineTo(x, y+r).CubeTo(x, y+k, x+k, y, x+r, y).Close()
}

// ScoopRect is the outline of a wine label: a rectangle with concave corners
// of radius r.
func ScoopRect(x, y, w, h, r float64) *Path {
	r = math.Min(r, math.Min(w, h)/2)
	if r <= 0 {
		return Rect(x, y, w, h)
	}
	k := r * kappa
	return new(Path).MoveTo(x+r, y).
		LineTo(x+w-r, y).CubeTo(x+w-r, y+k, x+w-k, y+r, x+w, y+r).
		LineTo(x+w, y+h-r).CubeTo(x+w-k, y+h-r, x+w-r, y+h-k, x+w-r, y+h).
		LineTo(x+r, y+h).CubeTo(x+r, y+h-k, x+k, y+h-r, x, y+h-r).
		LineTo(x, y+r).CubeTo(x+k, y+r, x+r, y+k, x+r, y).Close()
}

// Ellipse has its centre at (cx, cy).
func Ellipse(cx, cy, rx, ry float64) *Path {
	kx, ky := rx*kappa, ry*kappa
	return new(Path).MoveTo(cx+rx, cy).
		CubeTo(cx+rx, cy+ky, cx+kx, cy+ry, cx, cy+ry).
		CubeTo(cx-kx, cy+ry, cx-rx, cy+ky, cx-rx, cy).
		CubeTo(cx-rx, cy-ky, cx-kx, cy-ry, cx, cy-ry).
		CubeTo(cx+kx, cy-ry, cx+rx, cy-ky, cx+rx, cy).Close()
}

// Circle has its centre at (cx, cy).
func Circle(cx, cy, r float64) *Path { return Ellipse(cx, cy, r, r) }

// Line is one straight line.
func Line(x1, y1, x2, y2 float64) *Path { return new(Path).Polyline(x1, y1, x2, y2) }

// add appends the contours of q, mapped by m.
func (p *Path) add(q *Path, m matrix) {
	p.ops = append(p.ops, q.ops...)
	for _, v := range q.pts {
		p.pts = append(p.pts, m.apply(v))
	}
}

// Add appends the contours of q.
func (p *Path) Add(q *Path) *Path {
	p.add(q, identity)
	return p
}

// box returns the corners of the smallest upright rectangle that holds the
// path and its control points, once mapped by m.
func (p *Path) box(m matrix) (lo, hi point) {
	for i, v := range p.pts {
		v = m.apply(v)
		if i == 0 {
			lo, hi = v, v
			continue
		}
		lo.x, lo.y = min(lo.x, v.x), min(lo.y, v.y)
		hi.x, hi.y = max(hi.x, v.x), max(hi.y, v.y)
	}
	return lo, hi
}

// matrix is (x, y) → (a·x+c·y+e, b·x+d·y+f).
type matrix struct{ a, b, c, d, e, f float32 }

var identity = matrix{a: 1, d: 1}

func (m matrix) apply(p point) point {
	return point{m.a*p.x + m.c*p.y + m.e, m.b*p.x + m.d*p.y + m.f}
}

// mul returns the matrix that applies n, then m.
func (m matrix) mul(n matrix) matrix {
	return matrix{
		m.a*n.a + m.c*n.b, m.b*n.a + m.d*n.b,
		m.a*n.c + m.c*n.d, m.b*n.c + m.d*n.d,
		m.a*n.e + m.c*n.f + m.e, m.b*n.e + m.d*n.f + m.f,
	}
}

// inverse returns the matrix that undoes m, which must not be flat.
func (m matrix) inverse() matrix {
	k := 1 / (m.a*m.d - m.b*m.c)
	return matrix{m.d * k, -m.b * k, -m.c * k, m.a * k,
		(m.c*m.f - m.d*m.e) * k, (m.b*m.e - m.a*m.f) * k}
}

// scale is by how much m makes lengths grow, on average.
func (m matrix) scale() float32 {
	return float32(math.Sqrt(math.Abs(float64(m.a*m.d - m.b*m.c))))
}

func translate(x, y float64) matrix { return matrix{1, 0, 0, 1, float32(x), float32(y)} }

func scaling(x, y float64) matrix { return matrix{a: float32(x), d: float32(y)} }

func rotation(degrees float64) matrix {
	sin, cos := math.Sincos(degrees * math.Pi / 180)
	return matrix{float32(cos), float32(sin), -float32(sin), float32(cos), 0, 0}
}
