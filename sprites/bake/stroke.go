package bake

import (
	"math"

	"treille/sprites/art"
)

// Cap is the shape of a line's ends, Join that of its corners.
type (
	Cap  = art.Cap
	Join = art.Join
)

// The caps and joins, beside which the zero values are a cut end and a mitred
// corner.
const (
	RoundCap  = art.RoundCap
	RoundJoin = art.RoundJoin
)

// StrokeStyle says how a line is drawn. The zero value is a plain line with
// mitred corners.
type StrokeStyle struct {
	Cap  Cap
	Join Join
	Dash []float64 // lengths on, off, on, …; nil for a solid line
}

// miterLimit is where mitred corners are cut off, in line widths, as in SVG.
const miterLimit = 4

// polyline is one contour without curves.
type polyline struct {
	pts    []point
	closed bool
}

// flatten turns a path into straight lines that leave its curves by at most
// tol.
func flatten(p *Path, tol float32) []polyline {
	var out []polyline
	var cur polyline
	var start, pen point
	end := func() {
		if len(cur.pts) > 0 {
			out = append(out, cur)
		}
		cur = polyline{}
	}
	add := func(q point) {
		if len(cur.pts) == 0 {
			cur.pts = append(cur.pts, pen)
		}
		if q != pen {
			cur.pts = append(cur.pts, q)
		}
		pen = q
	}
	k := 0
	for _, o := range p.ops {
		switch o {
		case moveTo:
			end()
			start, pen = p.pts[k], p.pts[k]
			k++
		case lineTo:
			add(p.pts[k])
			k++
		case quadTo:
			a, b, c := pen, p.pts[k], p.pts[k+1]
			n := quadPieces(a, b, c, tol)
			for i := 1; i <= n; i++ {
				add(quadAt(a, b, c, float32(i)/float32(n)))
			}
			k += 2
		case cubeTo:
			a, b, c, d := pen, p.pts[k], p.pts[k+1], p.pts[k+2]
			n := cubePieces(a, b, c, d, tol)
			for i := 1; i <= n; i++ {
				add(cubeAt(a, b, c, d, float32(i)/float32(n)))
			}
			k += 3
		case closePath:
			add(start)
			if n := len(cur.pts); n > 2 {
				cur.pts, cur.closed = cur.pts[:n-1], true
			}
			end()
		}
	}
	end()
	return out
}

// dashed cuts lines by a pattern of lengths.
func dashed(lines []polyline, dash []float64) []polyline {
	total := 0.0
	for _, d := range dash {
		total += d
	}
	if total <= 0 {
		return lines
	}
	var out []polyline
	for _, l := range lines {
		pts := l.pts
		if l.closed {
			pts = append(append([]point(nil), pts...), pts[0])
		}
		i, left := 0, dash[0]
		cur := []point{pts[0]}
		for k := 1; k < len(pts); k++ {
			a, b := pts[k-1], pts[k]
			length := math.Hypot(float64(b.x-a.x), float64(b.y-a.y))
			at := 0.0
			for length-at > left {
				at += left
				t := float32(at / length)
				q := point{a.x + (b.x-a.x)*t, a.y + (b.y-a.y)*t}
				if i%2 == 0 {
					out = append(out, polyline{pts: append(cur, q)})
					cur = nil
				} else {
					cur = []point{q}
				}
				i = (i + 1) % len(dash)
				left = dash[i]
			}
			left -= length - at
			if i%2 == 0 {
				cur = append(cur, b)
			}
		}
		if len(cur) > 1 {
			out = append(out, polyline{pts: cur})
		}
	}
	return out
}

// stroker turns lines into outlines: a rectangle for each line, a wedge for
// each corner. All of them run the same way round, so that where they lie on
// each other the line is simply full.
type stroker struct {
	out   *Path
	half  float32 // half the line's width
	style StrokeStyle
	tol   float32
}

func (s *stroker) polygon(pts ...point) {
	for i, p := range pts {
		o := lineTo
		if i == 0 {
			o = moveTo
		}
		s.out.ops = append(s.out.ops, o)
		s.out.pts = append(s.out.pts, p)
	}
	s.out.ops = append(s.out.ops, closePath)
}

// stroked returns the outline of a line of that width along p. tol is how far
// curves may be off. The path is good until the next call.
func (b *Baker) stroked(p *Path, width float32, style StrokeStyle, tol float32) *Path {
	lines := flatten(p, tol)
	if style.Dash != nil {
		lines = dashed(lines, style.Dash)
	}
	out := &b.strokes
	out.ops, out.pts = out.ops[:0], out.pts[:0]
	s := &stroker{out: out, half: width / 2, style: style, tol: tol}
	for _, l := range lines {
		s.line(l)
	}
	return s.out
}

// normal is the unit vector that points to the right of the way from a to b;
// there is none if they are one place, as where a dash ends on a corner.
func normal(a, b point) (n point, ok bool) {
	x, y := float64(b.x-a.x), float64(b.y-a.y)
	length := math.Hypot(x, y)
	if length < 1e-6 {
		return point{}, false
	}
	return point{float32(-y / length), float32(x / length)}, true
}

func (p point) plus(q point, k float32) point { return point{p.x + q.x*k, p.y + q.y*k} }

func (s *stroker) line(l polyline) {
	n := len(l.pts)
	if n == 1 {
		if s.style.Cap == RoundCap { // a dot
			s.wedge(l.pts[0], point{1, 0}, 2*math.Pi)
		}
		return
	}
	count := n - 1
	if l.closed {
		count = n
	}
	var first, last point
	begun := false
	for i := range count {
		a, b := l.pts[i], l.pts[(i+1)%n]
		nv, ok := normal(a, b)
		if !ok {
			continue
		}
		s.polygon(a.plus(nv, -s.half), b.plus(nv, -s.half), b.plus(nv, s.half), a.plus(nv, s.half))
		if !begun {
			first, begun = nv, true
		} else {
			s.join(a, last, nv)
		}
		last = nv
	}
	if !begun {
		return
	}
	if l.closed {
		s.join(l.pts[0], last, first)
		return
	}
	if s.style.Cap == RoundCap {
		s.wedge(l.pts[0], first, math.Pi)
		s.wedge(l.pts[n-1], point{-last.x, -last.y}, math.Pi)
	}
}

// wedge fills part of a circle round p, from the direction d on, clockwise on
// the screen.
func (s *stroker) wedge(p, d point, angle float64) {
	step := 2 * math.Acos(math.Max(0, 1-float64(s.tol/s.half)))
	n := max(2, int(math.Ceil(angle/math.Max(step, 0.1))))
	pts := make([]point, 0, n+2)
	if angle < 2*math.Pi {
		pts = append(pts, p)
	}
	for i := 0; i <= n; i++ {
		sin, cos := math.Sincos(angle * float64(i) / float64(n))
		pts = append(pts, p.plus(point{d.x*float32(cos) - d.y*float32(sin), d.x*float32(sin) + d.y*float32(cos)}, s.half))
	}
	s.polygon(pts...)
}

// join fills the gap on the outer side of a corner at p between lines with the
// normals u and v.
func (s *stroker) join(p, u, v point) {
	cross, dot := u.x*v.y-u.y*v.x, u.x*v.x+u.y*v.y
	if cross > -1e-4 && cross < 1e-4 && dot > 0 {
		return
	}
	// On a right turn (cross > 0 with y down) the gap is on the left.
	a, b := v, u
	if cross > 0 {
		a, b = point{-u.x, -u.y}, point{-v.x, -v.y}
	}
	if s.style.Join == RoundJoin {
		angle := math.Acos(math.Max(-1, math.Min(1, float64(dot))))
		s.wedge(p, a, angle)
		return
	}
	if 2 <= miterLimit*miterLimit*(1+dot) { // the tip is near enough
		mid := point{a.x + b.x, a.y + b.y}
		tip := p.plus(mid, s.half/(1+dot))
		s.polygon(p, p.plus(a, s.half), tip, p.plus(b, s.half))
		return
	}
	s.polygon(p, p.plus(a, s.half), p.plus(b, s.half))
}
