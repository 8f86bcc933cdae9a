package bake

import (
	"image"
	"math"
)

// Canvas draws on a picture. Coordinates are CSS pixels, with the origin where
// Baker.canvas puts it.
type Canvas struct {
	Img *image.RGBA

	b    *Baker
	m    matrix
	clip []coverage // each within the one before
	line []rgba     // one row of colours
}

// newCanvas returns a clear canvas for the CSS rectangle x, y, w, h, enlarged
// to whole device pixels.
func (b *Baker) newCanvas(x, y, w, h float64) *Canvas {
	x0, y0 := math.Floor(x*b.scale), math.Floor(y*b.scale)
	x1, y1 := math.Ceil((x+w)*b.scale), math.Ceil((y+h)*b.scale)
	s := float32(b.scale)
	return &Canvas{
		Img: image.NewRGBA(image.Rect(0, 0, max(1, int(x1-x0)), max(1, int(y1-y0)))),
		b:   b, m: matrix{s, 0, 0, s, float32(-x0), float32(-y0)},
	}
}

// baked cuts off the clear rim of the picture. The thing's box has its upper
// left at the origin.
func (c *Canvas) baked() Baked {
	x0, y0 := -float64(c.m.e), -float64(c.m.f)
	r := opaque(c.Img)
	return Baked{Img: c.Img.SubImage(r).(*image.RGBA), X: x0 + float64(r.Min.X), Y: y0 + float64(r.Min.Y)}
}

// opaque returns the smallest rectangle with everything that is not clear.
func opaque(img *image.RGBA) image.Rectangle {
	w, h := img.Rect.Dx(), img.Rect.Dy()
	clear := func(x, y, n, step int) bool {
		for i, k := y*img.Stride+4*x+3, 0; k < n; k++ {
			if img.Pix[i] != 0 {
				return false
			}
			i += step
		}
		return true
	}
	r := image.Rect(0, 0, w, h)
	for r.Min.Y < r.Max.Y-1 && clear(0, r.Min.Y, w, 4) {
		r.Min.Y++
	}
	for r.Max.Y > r.Min.Y+1 && clear(0, r.Max.Y-1, w, 4) {
		r.Max.Y--
	}
	for r.Min.X < r.Max.X-1 && clear(r.Min.X, r.Min.Y, r.Dy(), img.Stride) {
		r.Min.X++
	}
	for r.Max.X > r.Min.X+1 && clear(r.Max.X-1, r.Min.Y, r.Dy(), img.Stride) {
		r.Max.X--
	}
	return r
}

// With draws with the user space mapped by m first.
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
	cov.pix = append([]uint8(nil), cov.pix...)
	if n := len(c.clip); n > 0 {
		cov = cov.times(c.clip[n-1])
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
	return c.Img.Rect
}

// times multiplies in place by a clip that holds all of c.
func (c coverage) times(clip coverage) coverage {
	for y := c.Min.Y; y < c.Max.Y; y++ {
		a, b := c.row(y), clip.row(y)[c.Min.X-clip.Min.X:]
		for i, v := range a {
			a[i] = uint8(div255(uint32(v) * uint32(b[i])))
		}
	}
	return c
}

// div255 divides by 255, rounding to nearest, for products of two bytes.
func div255(v uint32) uint32 {
	v += 128
	return (v + v>>8) >> 8
}

// Fill paints the inside of a path, by the non-zero rule.
func (c *Canvas) Fill(p *Path, paint Paint, opacity float64) {
	sh := paint.shader(c, c.m, opacity)
	if r, ok := c.pixels(p); ok {
		c.paintRect(r, sh)
		return
	}
	c.paint(c.b.raster.cover(p, c.m, c.within()), sh)
}

// flatness is how far, in device pixels, curves of a line may be off.
const flatness = 0.1

// Stroke paints a line of that width along a path.
func (c *Canvas) Stroke(p *Path, width float64, paint Paint, style StrokeStyle, opacity float64) {
	o := stroked(p, float32(width), style, flatness/c.m.scale())
	c.paint(c.b.raster.cover(o, c.m, c.within()), paint.shader(c, c.m, opacity))
}

// pixels says whether a path is a rectangle of whole pixels, and which.
func (c *Canvas) pixels(p *Path) (image.Rectangle, bool) {
	if len(p.ops) != 5 || p.ops[3] != lineTo || p.ops[4] != closePath || c.m.b != 0 || c.m.c != 0 || len(c.clip) > 0 {
		return image.Rectangle{}, false
	}
	a, b, d, e := p.pts[0], p.pts[1], p.pts[2], p.pts[3]
	if a.y != b.y || b.x != d.x || d.y != e.y || e.x != a.x || b.x < a.x || d.y < b.y {
		return image.Rectangle{}, false
	}
	lo, hi := c.m.apply(a), c.m.apply(d)
	whole := func(v float32) (int, bool) {
		r := math.Round(float64(v))
		return int(r), math.Abs(float64(v)-r) < 1e-3
	}
	x0, ok0 := whole(lo.x)
	y0, ok1 := whole(lo.y)
	x1, ok2 := whole(hi.x)
	y1, ok3 := whole(hi.y)
	return image.Rect(x0, y0, x1, y1).Intersect(c.Img.Rect), ok0 && ok1 && ok2 && ok3
}

// colours returns a row of n colours of a shader.
func (c *Canvas) colours(sh shader, x, y, n int) []rgba {
	if cap(c.line) < n {
		c.line = make([]rgba, n)
	}
	out := c.line[:n]
	sh.row(x, y, out)
	return out
}

// paintRect paints whole pixels.
func (c *Canvas) paintRect(r image.Rectangle, sh shader) {
	w := r.Dx()
	if w == 0 {
		return
	}
	for y := r.Min.Y; y < r.Max.Y; y++ {
		dst := c.Img.Pix[y*c.Img.Stride+4*r.Min.X:][: 4*w : 4*w]
		if sh.row == nil {
			for i := 0; i < len(dst); i += 4 {
				over(dst[i:i+4:i+4], sh.flat)
			}
			continue
		}
		for i, col := range c.colours(sh, r.Min.X, y, w) {
			over(dst[4*i:4*i+4:4*i+4], col)
		}
	}
}

// over lays a colour over a pixel.
func over(d []uint8, s rgba) {
	_ = d[3]
	switch s[3] {
	case 255:
		d[0], d[1], d[2], d[3] = s[0], s[1], s[2], 255
	case 0:
	default:
		k := uint32(255 - s[3])
		d[0] = s[0] + uint8(div255(uint32(d[0])*k))
		d[1] = s[1] + uint8(div255(uint32(d[1])*k))
		d[2] = s[2] + uint8(div255(uint32(d[2])*k))
		d[3] = s[3] + uint8(div255(uint32(d[3])*k))
	}
}

// faint returns the colour at a coverage.
func (s rgba) faint(cov uint8) rgba {
	k := uint32(cov)
	return rgba{uint8(div255(uint32(s[0]) * k)), uint8(div255(uint32(s[1]) * k)),
		uint8(div255(uint32(s[2]) * k)), uint8(div255(uint32(s[3]) * k))}
}

// paint lays colours over the picture where the coverage and the clip say.
func (c *Canvas) paint(cov coverage, sh shader) {
	if cov.Empty() {
		return
	}
	if n := len(c.clip); n > 0 {
		cov = cov.times(c.clip[n-1])
	}
	for y := cov.Min.Y; y < cov.Max.Y; y++ {
		mask := cov.row(y)
		a, b := 0, len(mask)
		for a < b && mask[a] == 0 {
			a++
		}
		for b > a && mask[b-1] == 0 {
			b--
		}
		if a == b {
			continue
		}
		mask = mask[a:b]
		x := cov.Min.X + a
		dst := c.Img.Pix[y*c.Img.Stride+4*x:][: 4*len(mask) : 4*len(mask)]
		if sh.row == nil {
			for i, v := range mask {
				if v == 255 {
					over(dst[4*i:4*i+4:4*i+4], sh.flat)
				} else if v > 0 {
					over(dst[4*i:4*i+4:4*i+4], sh.flat.faint(v))
				}
			}
			continue
		}
		colours := c.colours(sh, x, y, len(mask))
		for i, v := range mask {
			if v == 255 {
				over(dst[4*i:4*i+4:4*i+4], colours[i])
			} else if v > 0 {
				over(dst[4*i:4*i+4:4*i+4], colours[i].faint(v))
			}
		}
	}
}
