package bake

import (
	"image"
	"math"
)

// Canvas draws on a picture. Coordinates are CSS pixels, with the origin where
// newCanvas puts it.
type Canvas struct {
	b    *Baker
	w, h int
	pix  []pixel
	m    matrix
	clip []coverage // each within the one before
	line []pixel    // room for a row of colours
	mask []uint8    // room for a row of coverage
}

// pixel is a premultiplied colour: 0xAABBGGRR.
type pixel uint32

// newCanvas returns a clear canvas for the CSS rectangle x, y, w, h, enlarged
// to whole device pixels.
func (b *Baker) newCanvas(x, y, w, h float64) *Canvas {
	x0, y0 := math.Floor(x*b.scale), math.Floor(y*b.scale)
	x1, y1 := math.Ceil((x+w)*b.scale-1e-6), math.Ceil((y+h)*b.scale-1e-6)
	s := float32(b.scale)
	return b.pixels(max(1, int(x1-x0)), max(1, int(y1-y0)), matrix{s, 0, 0, s, float32(-x0), float32(-y0)})
}

// pixels returns a clear canvas of w × h device pixels.
func (b *Baker) pixels(w, h int, m matrix) *Canvas {
	return &Canvas{b: b, w: w, h: h, pix: make([]pixel, w*h), m: m, line: make([]pixel, w), mask: make([]uint8, w)}
}

// bounds is the whole picture.
func (c *Canvas) bounds() image.Rectangle { return image.Rect(0, 0, c.w, c.h) }

// baked returns the picture without its clear rim. The thing's box has its
// upper left at the origin.
func (c *Canvas) baked() Baked {
	r := c.opaque()
	img := image.NewRGBA(image.Rect(0, 0, r.Dx(), r.Dy()))
	for y := r.Min.Y; y < r.Max.Y; y++ {
		dst := img.Pix[(y-r.Min.Y)*img.Stride:][:4*r.Dx()]
		for _, v := range c.pix[y*c.w+r.Min.X:][:r.Dx()] {
			if len(dst) < 4 { // never: tells the compiler that the row is long enough
				break
			}
			dst[0], dst[1], dst[2], dst[3] = uint8(v), uint8(v>>8), uint8(v>>16), uint8(v>>24)
			dst = dst[4:]
		}
	}
	return Baked{Img: img, X: float64(r.Min.X) - float64(c.m.e), Y: float64(r.Min.Y) - float64(c.m.f)}
}

// opaque returns the smallest rectangle with everything that is not clear.
func (c *Canvas) opaque() image.Rectangle {
	empty := func(i, n, step int) bool {
		for ; n > 0; n-- {
			if c.pix[i] != 0 {
				return false
			}
			i += step
		}
		return true
	}
	r := c.bounds()
	for r.Min.Y < r.Max.Y-1 && empty(r.Min.Y*c.w, c.w, 1) {
		r.Min.Y++
	}
	for r.Max.Y > r.Min.Y+1 && empty((r.Max.Y-1)*c.w, c.w, 1) {
		r.Max.Y--
	}
	for r.Min.X < r.Max.X-1 && empty(r.Min.Y*c.w+r.Min.X, r.Dy(), c.w) {
		r.Min.X++
	}
	for r.Max.X > r.Min.X+1 && empty(r.Min.Y*c.w+r.Max.X-1, r.Dy(), c.w) {
		r.Max.X--
	}
	return r
}

// with draws with the user space mapped by m first.
func (c *Canvas) with(m matrix, draw func()) {
	old := c.m
	c.m = c.m.mul(m)
	draw()
	c.m = old
}

// Rotated draws with everything turned clockwise about (x, y).
func (c *Canvas) Rotated(degrees, x, y float64, draw func()) {
	c.with(translate(x, y).mul(rotation(degrees)).mul(translate(-x, -y)), draw)
}

// Clipped draws only inside a path.
func (c *Canvas) Clipped(p *Path, draw func()) {
	cov := c.b.raster.cover(p, c.m, c.within())
	if cov.Empty() {
		return
	}
	if n := len(c.clip); n > 0 {
		for y := cov.Min.Y; y < cov.Max.Y; y++ {
			c.clip[n-1].times(y, cov.Min.X, cov.row(y), cov.row(y))
		}
	}
	c.clip = append(c.clip, cov)
	draw()
	c.clip = c.clip[:len(c.clip)-1]
}

// within is the part of the picture that may be drawn on.
func (c *Canvas) within() image.Rectangle {
	if n := len(c.clip); n > 0 {
		return c.clip[n-1].Rectangle
	}
	return c.bounds()
}

// times writes to dst the product of the coverage from (x, y) on with cov, or
// a copy of it if cov is nil.
func (c coverage) times(y, x int, dst, cov []uint8) {
	src := c.row(y)[x-c.Min.X:][:len(dst)]
	if cov == nil {
		copy(dst, src)
		return
	}
	for i, v := range cov {
		dst[i] = uint8(div255(uint32(v) * uint32(src[i])))
	}
}

// div255 divides by 255, rounding to nearest, for products of two bytes.
func div255(v uint32) uint32 {
	v += 128
	return (v + v>>8) >> 8
}

// Fill paints the inside of a path, by the non-zero rule.
func (c *Canvas) Fill(p *Path, paint Paint, opacity float64) {
	sh := paint.shader(c, c.m, opacity)
	if r, ok := c.whole(p); ok {
		for y := r.Min.Y; y < r.Max.Y && r.Dx() > 0; y++ {
			c.span(sh, y, r.Min.X, r.Dx(), nil)
		}
		return
	}
	if c.b.raster.load(p, c.m, c.within()) {
		c.b.raster.scan(func(y, x, n int, cov []uint8) { c.span(sh, y, x, n, cov) })
	}
}

// flatness is how far, in device pixels, curves may be off.
const flatness = 0.06

// Stroke paints a line of that width along a path.
func (c *Canvas) Stroke(p *Path, width float64, paint Paint, style StrokeStyle, opacity float64) {
	o := c.b.stroked(p, float32(width), style, flatness/c.m.scale())
	if !c.b.raster.load(o, c.m, c.within()) {
		return
	}
	sh := paint.shader(c, c.m, opacity)
	c.b.raster.scan(func(y, x, n int, cov []uint8) { c.span(sh, y, x, n, cov) })
}

// whole says whether a path is a rectangle of whole pixels, and which of them
// may be drawn on.
func (c *Canvas) whole(p *Path) (image.Rectangle, bool) {
	if len(p.ops) != 5 || p.ops[3] != lineTo || p.ops[4] != closePath || c.m.b != 0 || c.m.c != 0 {
		return image.Rectangle{}, false
	}
	a, b, d, e := p.pts[0], p.pts[1], p.pts[2], p.pts[3]
	if a.y != b.y || b.x != d.x || d.y != e.y || e.x != a.x || b.x < a.x || d.y < b.y {
		return image.Rectangle{}, false
	}
	lo, hi := c.m.apply(a), c.m.apply(d)
	round := func(v float32) (int, bool) {
		r := math.Round(float64(v))
		return int(r), math.Abs(float64(v)-r) < 1e-3
	}
	x0, ok0 := round(lo.x)
	y0, ok1 := round(lo.y)
	x1, ok2 := round(hi.x)
	y1, ok3 := round(hi.y)
	return image.Rect(x0, y0, x1, y1).Intersect(c.within()), ok0 && ok1 && ok2 && ok3
}

// span paints n pixels from (x, y) on, covered as cov says, or wholly if cov
// is nil, within the clip.
func (c *Canvas) span(sh shader, y, x, n int, cov []uint8) {
	if k := len(c.clip); k > 0 {
		c.clip[k-1].times(y, x, c.mask[:n], cov)
		cov = c.mask[:n]
	}
	dst := c.pix[y*c.w+x:][:n:n]
	switch {
	case sh.row == nil && cov == nil:
		if sh.flat>>24 == 255 {
			for i := range dst {
				dst[i] = sh.flat
			}
			return
		}
		for i, d := range dst {
			dst[i] = d.over(sh.flat)
		}
	case sh.row == nil:
		cov = cov[:len(dst)]
		for i, v := range cov {
			if v == 255 {
				dst[i] = dst[i].over(sh.flat)
			} else if v > 0 {
				dst[i] = dst[i].over(sh.flat.times(v))
			}
		}
	case cov == nil:
		line := c.line[:len(dst)]
		sh.row(x, y, line)
		for i, s := range line {
			if s>>24 == 255 {
				dst[i] = s
			} else if s != 0 {
				dst[i] = dst[i].over(s)
			}
		}
	default:
		line := c.line[:len(dst)]
		sh.row(x, y, line)
		cov = cov[:len(dst)]
		for i, v := range cov {
			if v == 255 {
				dst[i] = dst[i].over(line[i])
			} else if v > 0 {
				dst[i] = dst[i].over(line[i].times(v))
			}
		}
	}
}

// Four bytes are multiplied at once, each in 16 bits of its own.
const (
	lanes = 0x00ff00ff00ff00ff
	halfs = 0x0080008000800080 // rounds to nearest
)

// times multiplies all four parts by k/255.
func (p pixel) times(k uint8) pixel {
	v := uint64(p)
	v = ((v|v<<24)&lanes)*uint64(k) + halfs
	v = (v + v>>8&lanes) >> 8 & lanes
	return pixel(v | v>>24)
}

// over returns s laid over the pixel.
func (p pixel) over(s pixel) pixel {
	v := uint64(p)
	v = ((v|v<<24)&lanes)*uint64(255-s>>24) + halfs
	v = (v + v>>8&lanes) >> 8 & lanes
	return s + pixel(v|v>>24)
}

// paint lays colours over the picture where a coverage says.
func (c *Canvas) paint(cov coverage, sh shader) {
	for y := cov.Min.Y; y < cov.Max.Y; y++ {
		mask := cov.row(y)
		for a := 0; a < len(mask); {
			if mask[a] == 0 {
				a++
				continue
			}
			e := a + 1
			for e < len(mask) && mask[e] != 0 {
				e++
			}
			c.span(sh, y, cov.Min.X+a, e-a, mask[a:e])
			a = e
		}
	}
}

// blit lays a picture over the canvas, its upper left at device pixel (x, y).
// It must lie within the canvas.
func (c *Canvas) blit(img *image.RGBA, x, y int) {
	w := img.Rect.Dx()
	for j := range img.Rect.Dy() {
		src := img.Pix[j*img.Stride:][:4*w]
		dst := c.pix[(y+j)*c.w+x:][:w]
		for i := range dst {
			s := pixel(src[4*i]) | pixel(src[4*i+1])<<8 | pixel(src[4*i+2])<<16 | pixel(src[4*i+3])<<24
			if s != 0 {
				dst[i] = dst[i].over(s)
			}
		}
	}
}

// fade makes everything fainter.
func (c *Canvas) fade(by float64) {
	k := uint8(255 * by)
	for i, v := range c.pix {
		if v != 0 {
			c.pix[i] = v.times(k)
		}
	}
}
