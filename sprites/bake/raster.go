package bake

import (
	"image"
	"math"
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

// raster finds coverages by signed areas: each edge leaves in the cells it
// crosses by how much it changes the coverage of all pixels to their right.
// Between the blocks of cells that edges touch, the coverage is constant, so
// that large shapes cost little more than their outline.
type raster struct {
	rect   image.Rectangle // in device pixels; cell 0, 0 is its upper left
	w, h   int
	stride int       // cells to a row, a whole number of blocks
	cells  []float32 // all zero between shapes
	marks  []uint8   // whether a block of cells was touched; all zero between shapes
	blocks int       // to a row
	lo, hi int       // rows that were touched
	cov    []uint8
	start  point
	pen    point
}

// Cells are looked at in blocks of 1 << blockShift.
const blockShift = 4

// bounds returns the pixels that a path mapped by m may touch.
func bounds(p *Path, m matrix) image.Rectangle {
	lo, hi := p.box(m)
	return image.Rect(int(math.Floor(float64(lo.x))), int(math.Floor(float64(lo.y))),
		int(math.Ceil(float64(hi.x))), int(math.Ceil(float64(hi.y))))
}

// begin makes room for a shape within a rectangle.
func (r *raster) begin(rect image.Rectangle) {
	r.rect, r.w, r.h = rect, rect.Dx(), rect.Dy()
	r.blocks = (r.w+1)>>blockShift + 1
	r.stride = r.blocks << blockShift
	if n := r.stride * r.h; len(r.cells) < n {
		r.cells = make([]float32, n)
	}
	if n := r.blocks * r.h; len(r.marks) < n {
		r.marks = make([]uint8, n)
	}
	if cap(r.cov) < r.stride {
		r.cov = make([]uint8, r.stride)
	}
	r.lo, r.hi = r.h, 0
}

// load takes a path, mapped by m, within a rectangle. It returns false if
// nothing of it can be seen.
func (r *raster) load(p *Path, m matrix, within image.Rectangle) bool {
	rect := bounds(p, m).Intersect(within)
	if rect.Empty() {
		return false
	}
	r.begin(rect)
	m.e -= float32(r.rect.Min.X)
	m.f -= float32(r.rect.Min.Y)
	r.start, r.pen = point{}, point{}
	k := 0
	next := func() point {
		q := m.apply(p.pts[k])
		k++
		return q
	}
	for _, o := range p.ops {
		switch o {
		case moveTo:
			r.line(r.start)
			r.start = next()
			r.pen = r.start
		case lineTo:
			r.line(next())
		case quadTo:
			a, b, c := r.pen, next(), next()
			n := quadPieces(a, b, c, flatness)
			for i := 1; i < n; i++ {
				r.line(quadAt(a, b, c, float32(i)/float32(n)))
			}
			r.line(c)
		case cubeTo:
			a, b, c, d := r.pen, next(), next(), next()
			n := cubePieces(a, b, c, d, flatness)
			for i := 1; i < n; i++ {
				r.line(cubeAt(a, b, c, d, float32(i)/float32(n)))
			}
			r.line(d)
		case closePath:
			r.line(r.start)
		}
	}
	r.line(r.start)
	return true
}

// line adds the edge from the pen to b, and moves the pen.
func (r *raster) line(b point) {
	a := r.pen
	r.pen = b
	dir := float32(1)
	if a.y > b.y {
		dir, a, b = -1, b, a
	}
	if b.y-a.y <= 1e-6 || b.y <= 0 || a.y >= float32(r.h) {
		return
	}
	slope := (b.x - a.x) / (b.y - a.y)
	if a.y < 0 {
		a.x -= a.y * slope
		a.y = 0
	}
	y := int(a.y)
	end := min(int(math.Ceil(float64(b.y))), r.h)
	r.lo, r.hi = min(r.lo, y), max(r.hi, end)
	x := a.x
	width := float32(r.w)
	for ; y < end; y++ {
		top, low := float32(y), float32(y+1) // compared here: for floats the built-in functions are slow in WebAssembly
		if a.y > top {
			top = a.y
		}
		if b.y < low {
			low = b.y
		}
		dy := low - top
		to := x + dy*slope
		left, right := x, to
		if left > right {
			left, right = right, left
		}
		d := dy * dir
		x = to
		if left >= width {
			continue // changes nothing that can be seen
		}
		cells, marks := r.cells[y*r.stride:][:r.stride], r.marks[y*r.blocks:][:r.blocks]
		if right <= 0 {
			cells[0] += d
			marks[0] = 1
			continue
		}
		if left < 0 || right > width {
			r.clipped(cells, marks, left, right, d)
			continue
		}
		spread(cells, marks, left, right, d)
	}
}

// clipped adds an edge of one row that leaves the rectangle at the side: what
// lies to the left counts as standing on the left side.
func (r *raster) clipped(cells []float32, marks []uint8, left, right, d float32) {
	per := d / (right - left)
	if left < 0 {
		cells[0] += -left * per
		marks[0] = 1
		left = 0
	}
	if right = min(right, float32(r.w)); right > left {
		spread(cells, marks, left, right, (right-left)*per)
	}
}

// spread adds an edge of one row from left to right, of which d is the height.
func spread(cells []float32, marks []uint8, left, right, d float32) {
	i := int(left)
	l := left - float32(i)
	marks[i>>blockShift] = 1
	if right <= float32(i+1) { // within one cell
		mid := l + (right-left)/2
		cells[i] += d * (1 - mid)
		cells[i+1] += d * mid
		marks[(i+1)>>blockShift] = 1
		return
	}
	// The edge crosses cells i to e. Half of what each cell gets works in it,
	// half in those after it.
	e := int(math.Ceil(float64(right))) - 1
	per := d / (right - left) // height to a cell
	first := (1 - l) * per
	a := first * (1 - l) / 2
	cells[i] += a
	carry := first - a
	for k := i + 1; k < e; k++ {
		cells[k] += carry + per/2
		carry = per / 2
	}
	part := right - float32(e)
	last := part * per
	tail := last * part / 2 // of the last cell's edge, what works after it
	cells[e] += carry + last - tail
	cells[e+1] += tail
	for k := i >> blockShift; k <= (e+1)>>blockShift; k++ {
		marks[k] = 1
	}
}

// scan hands out the coverage of what was loaded, row by row from left to
// right, in device pixels: n pixels from x on are covered as cov says, or
// wholly if cov is nil. cov may be changed and is good until emit returns.
func (r *raster) scan(emit func(y, x, n int, cov []uint8)) {
	for y := r.lo; y < r.hi; y++ {
		cells, marks := r.cells[y*r.stride:][:r.stride], r.marks[y*r.blocks:][:r.blocks]
		dy, dx := y+r.rect.Min.Y, r.rect.Min.X
		acc := float32(0)
		for b := 0; b < r.blocks; {
			x := b << blockShift
			if marks[b] == 0 {
				for b < r.blocks && marks[b] == 0 {
					b++
				}
				n := min(b<<blockShift, r.w) - x
				if n <= 0 {
					break
				}
				switch a := level(acc); a {
				case 0:
				case 255:
					emit(dy, dx+x, n, nil)
				default:
					cov := r.cov[:n]
					for i := range cov {
						cov[i] = a
					}
					emit(dy, dx+x, n, cov)
				}
				continue
			}
			e := b
			for e < r.blocks && marks[e] != 0 {
				marks[e] = 0
				e++
			}
			run := cells[x : e<<blockShift]
			cov := r.cov[:len(run)]
			for i, v := range run {
				acc += v
				cov[i] = level(acc)
			}
			clear(run)
			if n := min(len(cov), r.w-x); n > 0 {
				emit(dy, dx+x, n, cov[:n])
			}
			b = e
		}
	}
}

// level turns a sum of areas into a coverage, by the non-zero rule.
func level(acc float32) uint8 {
	if acc < 0 {
		acc = -acc
	}
	if acc >= 1 {
		return 255
	}
	return uint8(acc*255 + .5)
}

// cover returns the coverage of a path, mapped by m, within a rectangle.
func (r *raster) cover(p *Path, m matrix, within image.Rectangle) coverage {
	if !r.load(p, m, within) {
		return coverage{}
	}
	c := coverage{Rectangle: r.rect, pix: make([]uint8, r.w*r.h)}
	r.scan(func(y, x, n int, cov []uint8) {
		dst := c.row(y)[x-c.Min.X:][:n]
		if cov != nil {
			copy(dst, cov)
			return
		}
		for i := range dst {
			dst[i] = 255
		}
	})
	return c
}
