package bake

import (
	"image"
	"math"
)

// smallSigma is the deviation, in pixels of the shrunk picture, from which on a
// blur is computed on a picture of half the size: soft things need few pixels.
const smallSigma = 5

// softCoverage is a blurred coverage: pix holds one value for each square of
// 1<<shift device pixels, from (x0, y0) on.
type softCoverage struct {
	pix    []uint8
	w, h   int
	x0, y0 int // in device pixels
	shift  int
}

// blurPath blurs the shape of a path. sigma is in device pixels; within is
// where the result can matter.
func (b *Baker) blurPath(p *Path, m matrix, sigma float64, within image.Rectangle) softCoverage {
	shift := 0
	for sigma/float64(int(1)<<shift) > smallSigma {
		shift++
	}
	k := 1 << shift
	pad := int(math.Ceil(3*sigma)) + 1
	r := bounds(p, m).Inset(-pad).Intersect(within.Inset(-pad))
	if r.Empty() {
		return softCoverage{}
	}
	s := softCoverage{x0: r.Min.X, y0: r.Min.Y, shift: shift, w: (r.Dx() + k - 1) / k, h: (r.Dy() + k - 1) / k}
	s.pix = make([]uint8, s.w*s.h)
	f := 1 / float32(k)
	small := matrix{a: f, d: f, e: -float32(r.Min.X) * f, f: -float32(r.Min.Y) * f}
	cov := b.raster.cover(p, small.mul(m), image.Rect(0, 0, s.w, s.h))
	for y := cov.Min.Y; y < cov.Max.Y; y++ {
		copy(s.pix[y*s.w+cov.Min.X:], cov.row(y))
	}
	gauss(s.pix, s.w, s.h, sigma/float64(k))
	return s
}

// blurAlpha blurs the shape of a picture whose upper left is at (x, y).
func blurAlpha(img *image.RGBA, x, y int, sigma float64) softCoverage {
	shift := 0
	for sigma/float64(int(1)<<shift) > smallSigma {
		shift++
	}
	k := 1 << shift
	pad := int(math.Ceil(3*sigma/float64(k))) + 1
	w, h := img.Rect.Dx(), img.Rect.Dy()
	s := softCoverage{shift: shift, x0: x - pad*k, y0: y - pad*k, w: (w+k-1)/k + 2*pad, h: (h+k-1)/k + 2*pad}
	s.pix = make([]uint8, s.w*s.h)
	if k == 1 {
		for j := range h {
			src, dst := img.Pix[j*img.Stride:], s.pix[(j+pad)*s.w+pad:]
			for i := range w {
				dst[i] = src[4*i+3]
			}
		}
	} else {
		for j := 0; j < h; j += k {
			for i := 0; i < w; i += k {
				sum := 0
				for v := j; v < min(j+k, h); v++ {
					for u := i; u < min(i+k, w); u++ {
						sum += int(img.Pix[v*img.Stride+4*u+3])
					}
				}
				s.pix[(j/k+pad)*s.w+i/k+pad] = uint8(sum / (k * k))
			}
		}
	}
	gauss(s.pix, s.w, s.h, sigma/float64(k))
	return s
}

// gauss blurs in place by three box filters, which come close to a Gaussian
// curve of that deviation.
func gauss(pix []uint8, w, h int, sigma float64) {
	if sigma < 0.3 || w == 0 || h == 0 {
		return
	}
	// Widths after Wells, "Efficient synthesis of Gaussian filters by cascaded
	// uniform filters", 1986: odd, and such that the variances add up.
	ideal := math.Sqrt(12*sigma*sigma/3 + 1)
	low := int(ideal)
	if low%2 == 0 {
		low--
	}
	l := float64(low)
	m := int(math.Round((12*sigma*sigma - 3*l*l - 12*l - 9) / (-4*l - 4)))
	buf := make([]uint8, len(pix))
	sums := make([]uint32, w)
	for i := range 3 {
		r := (low - 1) / 2
		if i >= m {
			r++
		}
		if r == 0 {
			continue
		}
		boxAcross(buf, pix, w, h, r)
		boxDown(pix, buf, w, h, r, sums)
	}
}

// boxAcross averages each pixel with r neighbours to the left and right.
func boxAcross(dst, src []uint8, w, h, r int) {
	k := uint32(1<<16) / uint32(2*r+1)
	for y := range h {
		s, d := src[y*w:][:w:w], dst[y*w:][:w:w]
		sum := uint32(0)
		for x := 0; x < min(r, w); x++ {
			sum += uint32(s[x])
		}
		for x := range d {
			if x+r < len(s) {
				sum += uint32(s[x+r])
			}
			if x > r {
				sum -= uint32(s[x-r-1])
			}
			d[x] = uint8((sum*k + 1<<15) >> 16)
		}
	}
}

// boxDown averages each pixel with r neighbours above and below.
func boxDown(dst, src []uint8, w, h, r int, sums []uint32) {
	k := uint32(1<<16) / uint32(2*r+1)
	clear(sums)
	for y := 0; y < min(r, h); y++ {
		for x, v := range src[y*w:][:w:w] {
			sums[x] += uint32(v)
		}
	}
	for y := range h {
		if y+r < h {
			for x, v := range src[(y+r)*w:][:w:w] {
				sums[x] += uint32(v)
			}
		}
		if y > r {
			for x, v := range src[(y-r-1)*w:][:w:w] {
				sums[x] -= uint32(v)
			}
		}
		d := dst[y*w:][:w:w]
		for x, v := range sums {
			d[x] = uint8((v*k + 1<<15) >> 16)
		}
	}
}

// spread returns the blurred coverage at full size within a rectangle, each
// value multiplied by gain.
func (b *Baker) spread(s softCoverage, gain float64, within image.Rectangle) coverage {
	k := 1 << s.shift
	c := coverage{Rectangle: image.Rect(s.x0, s.y0, s.x0+s.w*k, s.y0+s.h*k).Intersect(within)}
	if c.Empty() {
		return coverage{}
	}
	w := c.Dx()
	if n := w * c.Dy(); cap(b.soft) < n {
		b.soft = make([]uint8, n)
	}
	c.pix = b.soft[:w*c.Dy()]
	g := uint32(math.Round(gain * 256))
	at := func(v int32) uint8 { return uint8(min(255, uint32(v)*g>>8)) }
	if s.shift == 0 {
		for y := c.Min.Y; y < c.Max.Y; y++ {
			src := s.pix[(y-s.y0)*s.w+c.Min.X-s.x0:][:w]
			for i, v := range src {
				c.pix[(y-c.Min.Y)*w+i] = at(int32(v))
			}
		}
		return c
	}
	// Between the middles of the squares, values change evenly. Columns are
	// first blended into one row of 8.4 bit figures, then across.
	row := make([]int32, s.w)
	half := k / 2
	for y := c.Min.Y; y < c.Max.Y; y++ {
		v := y - s.y0 - half
		j, fy := v>>s.shift, int32(v&(k-1))
		a, e := s.pix[max(0, j)*s.w:], s.pix[max(0, min(j+1, s.h-1))*s.w:]
		for i := range row {
			row[i] = int32(a[i])*(int32(k)-fy) + int32(e[i])*fy
		}
		out := c.pix[(y-c.Min.Y)*w:][:w]
		for x := range out {
			u := x + c.Min.X - s.x0 - half
			i, fx := u>>s.shift, int32(u&(k-1))
			p, q := row[max(0, i)], row[max(0, min(i+1, s.w-1))]
			out[x] = at((p*(int32(k)-fx) + q*fx) >> (2 * s.shift))
		}
	}
	return c
}

// Blur paints the soft shape of a path. sigma is in CSS pixels.
func (c *Canvas) Blur(p *Path, sigma float64, paint Paint, opacity float64) {
	s := c.b.blurPath(p, c.m, sigma*float64(c.m.scale()), c.within())
	c.paint(c.b.spread(s, 1, c.within()), paint.shader(c, c.m, opacity))
}

// BlurStroke paints a soft line along a path.
func (c *Canvas) BlurStroke(p *Path, width, sigma float64, paint Paint, style StrokeStyle, opacity float64) {
	c.Blur(stroked(p, float32(width), style, flatness/c.m.scale()), sigma, paint, opacity)
}

// Shadow paints the shadow that a thing with that outline throws at a height.
// Light falls from the upper left, whichever way the canvas is turned.
func (c *Canvas) Shadow(p *Path, l Lift) {
	s := lifts[l]
	if s.alpha == 0 {
		return
	}
	k := float32(c.b.scale)
	old := c.m
	c.m = matrix{1, 0, 0, 1, float32(s.dx) * k, float32(s.dy) * k}.mul(c.m)
	c.Blur(p, s.sigma, shadowColour, s.alpha)
	c.m = old
}

// shadowed lays a baked picture over its own shadow.
func (b *Baker) shadowed(in Baked, l Lift) Baked {
	s := lifts[l]
	if s.alpha == 0 {
		return in
	}
	return b.under(in, s.dx, s.dy, s.sigma, 1, shadowColour, s.alpha)
}

// under lays a baked picture over its own silhouette, moved by dx, dy, blurred
// and made stronger by gain.
func (b *Baker) under(in Baked, dx, dy, sigma, gain float64, colour Colour, alpha float64) Baked {
	src := in.Img.Rect.Size()
	ox, oy := int(math.Round(dx*b.scale)), int(math.Round(dy*b.scale))
	soft := blurAlpha(in.Img, ox, oy, sigma*b.scale)
	k := 1 << soft.shift
	r := image.Rect(soft.x0, soft.y0, soft.x0+soft.w*k, soft.y0+soft.h*k).Union(image.Rect(0, 0, src.X, src.Y))
	c := &Canvas{Img: image.NewRGBA(image.Rect(0, 0, r.Dx(), r.Dy())), b: b, m: identity}
	soft.x0 -= r.Min.X
	soft.y0 -= r.Min.Y
	c.paint(b.spread(soft, gain, c.Img.Rect), colour.shader(c, c.m, alpha))
	for y := range src.Y {
		s := in.Img.Pix[y*in.Img.Stride:][:4*src.X]
		d := c.Img.Pix[(y-r.Min.Y)*c.Img.Stride-4*r.Min.X:][:4*src.X]
		for i := 0; i < len(d); i += 4 {
			over(d[i:i+4:i+4], rgba{s[i], s[i+1], s[i+2], s[i+3]})
		}
	}
	cut := opaque(c.Img)
	return Baked{Img: c.Img.SubImage(cut).(*image.RGBA),
		X: in.X + float64(r.Min.X+cut.Min.X), Y: in.Y + float64(r.Min.Y+cut.Min.Y)}
}
