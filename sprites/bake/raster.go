package bake

import (
	"image"
	"image/draw"
	"math"

	"golang.org/x/image/vector"
)

// coverage is how much of each pixel in a rectangle a shape covers, 0 to 255.
type coverage struct {
	image.Rectangle
	pix []uint8 // rows of Dx() pixels
}

// row returns the coverage of row y, from Min.X on.
func (c coverage) row(y int) []uint8 {
	w := c.Dx()
	return c.pix[(y-c.Min.Y)*w:][:w]
}

// raster finds coverages. Its buffers are used again for each shape.
type raster struct {
	z   vector.Rasterizer
	pix []uint8
}

// bounds returns the pixels that a path mapped by m may touch.
func bounds(p *Path, m matrix) image.Rectangle {
	lo, hi := p.box(m)
	return image.Rect(int(math.Floor(float64(lo.x))), int(math.Floor(float64(lo.y))),
		int(math.Ceil(float64(hi.x))), int(math.Ceil(float64(hi.y))))
}

// cover returns the coverage of a path, mapped by m, within a rectangle. It is
// good until the next call.
func (r *raster) cover(p *Path, m matrix, within image.Rectangle) coverage {
	c := coverage{Rectangle: bounds(p, m).Intersect(within)}
	if c.Empty() {
		return coverage{}
	}
	w, h := c.Dx(), c.Dy()
	m.e -= float32(c.Min.X)
	m.f -= float32(c.Min.Y)
	r.z.Reset(w, h)
	r.z.DrawOp = draw.Src
	k, open := 0, false
	next := func() point {
		q := m.apply(p.pts[k])
		k++
		return q
	}
	for _, o := range p.ops {
		switch o {
		case moveTo:
			if open {
				r.z.ClosePath()
			}
			q := next()
			r.z.MoveTo(q.x, q.y)
			open = true
		case lineTo:
			q := next()
			r.z.LineTo(q.x, q.y)
		case quadTo:
			a, b := next(), next()
			r.z.QuadTo(a.x, a.y, b.x, b.y)
		case cubeTo:
			a, b, d := next(), next(), next()
			r.z.CubeTo(a.x, a.y, b.x, b.y, d.x, d.y)
		case closePath:
			r.z.ClosePath()
			open = false
		}
	}
	if open {
		r.z.ClosePath()
	}
	if cap(r.pix) < w*h {
		r.pix = make([]uint8, w*h)
	}
	c.pix = r.pix[:w*h]
	dst := image.Alpha{Pix: c.pix, Stride: w, Rect: image.Rect(0, 0, w, h)}
	r.z.Draw(&dst, dst.Rect, image.Opaque, image.Point{})
	return c
}
