package bake

import (
	"image"
	"math"
)

// smallSigma is the deviation, in pixels of the shrunk picture, from which on a
// blur is computed on a picture of half the size: soft things need few pixels.
const smallSigma = 5

// softCoverage is a blurred coverage: pix holds one value for each square of
// 1<<shift device pixels by 1<<shift, from (x0, y0) on.
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

// soften returns the blurred coverage at full size within a rectangle, each
// value multiplied by gain. In the hole, which will be covered anyway, it is
// zero. The result is good until the next call.
func (b *Baker) soften(s softCoverage, gain float64, within, hole image.Rectangle) coverage {
	k := 1 << s.shift
	c := coverage{Rectangle: image.Rect(s.x0, s.y0, s.x0+s.w*k, s.y0+s.h*k).Intersect(within)}
	if c.Empty() {
		return coverage{}
	}
	hole = hole.Intersect(c.Rectangle)
	n := c.Dx() * c.Dy()
	if cap(b.soft) < n {
		b.soft = make([]uint8, n)
	}
	c.pix = b.soft[:n]
	g := uint32(math.Round(gain * 256))
	row := make([]int32, s.w+1)
	for y := c.Min.Y; y < c.Max.Y; y++ {
		out := c.row(y)
		s.blend(y, row)
		if y < hole.Min.Y || y >= hole.Max.Y {
			s.fill(out, row, c.Min.X, g)
			continue
		}
		s.fill(out[:hole.Min.X-c.Min.X], row, c.Min.X, g)
		clear(out[hole.Min.X-c.Min.X : hole.Max.X-c.Min.X])
		s.fill(out[hole.Max.X-c.Min.X:], row, hole.Max.X, g)
	}
	return c
}

// blend writes the values of device row y to row, for each column of squares.
// Between the middles of the squares, values change evenly.
func (s softCoverage) blend(y int, row []int32) {
	// Counted in half pixels, as both squares and pixels have middles.
	k := 2 << s.shift
	v := 2*(y-s.y0) + 1 - k/2
	j, f := v>>(s.shift+1), int32(v&(k-1))
	a, e := s.pix[max(0, j)*s.w:][:s.w], s.pix[max(0, min(j+1, s.h-1))*s.w:][:s.w]
	for i, p := range a {
		row[i] = int32(p)*(int32(k)-f) + int32(e[i])*f
	}
	row[s.w] = row[s.w-1]
}

// fill writes values from device column x on, out of a row that blend wrote.
func (s softCoverage) fill(out []uint8, row []int32, x int, gain uint32) {
	k := 2 << s.shift
	u := 2*(x-s.x0) + 1 - k/2
	i, f := u>>(s.shift+1), u&(k-1)
	for n := 0; n < len(out); {
		p, q := row[max(0, i)], row[i+1]
		v, step := p*int32(k)+(q-p)*int32(f), 2*(q-p)
		for ; f < k && n < len(out); f += 2 {
			out[n] = uint8(min(255, uint32(v>>(2*s.shift+2))*gain>>8))
			v += step
			n++
		}
		i, f = i+1, f-k
	}
}

// Blur paints the soft shape of a path. sigma is in CSS pixels.
func (c *Canvas) Blur(p *Path, sigma float64, paint Paint, opacity float64) {
	c.blur(p, c.m, sigma, paint, opacity, image.Rectangle{})
}

func (c *Canvas) blur(p *Path, m matrix, sigma float64, paint Paint, opacity float64, hole image.Rectangle) {
	s := c.b.blurPath(p, m, sigma*c.b.scale, c.within())
	if s.pix != nil {
		c.paint(c.b.soften(s, 1, c.within(), hole), paint.shader(c, m, opacity))
	}
}

// BlurStroke paints a soft line along a path.
func (c *Canvas) BlurStroke(p *Path, width, sigma float64, paint Paint, style StrokeStyle, opacity float64) {
	c.Blur(c.b.stroked(p, float32(width), style, flatness/c.m.scale()), sigma, paint, opacity)
}

// Shadow paints the shadow that a thing with that outline throws at a height.
// Light falls from the upper left, whichever way the canvas is turned. What the
// thing itself will cover is left out: it must fill the box of its outline but
// for a rim of that width.
func (c *Canvas) Shadow(p *Path, l Lift, rim float64) {
	s := lifts[l]
	if s.alpha == 0 {
		return
	}
	k := float32(c.b.scale)
	hole := image.Rectangle{}
	if c.m.b == 0 && c.m.c == 0 {
		hole = bounds(p, c.m).Inset(int(rim*c.b.scale) + 2)
	}
	c.blur(p, matrix{1, 0, 0, 1, float32(s.dx) * k, float32(s.dy) * k}.mul(c.m), s.sigma, shadowColour, s.alpha, hole)
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
	own := in.Img.Rect
	soft := blurAlpha(in.Img, int(math.Round(dx*b.scale)), int(math.Round(dy*b.scale)), sigma*b.scale)
	k := 1 << soft.shift
	r := image.Rect(soft.x0, soft.y0, soft.x0+soft.w*k, soft.y0+soft.h*k).Union(own)
	c := b.pixels(r.Dx(), r.Dy(), translate(-in.X-float64(r.Min.X), -in.Y-float64(r.Min.Y)))
	soft.x0 -= r.Min.X
	soft.y0 -= r.Min.Y
	c.paint(b.soften(soft, gain, c.bounds(), image.Rectangle{}), colour.shader(c, c.m, alpha))
	c.blit(in.Img, -r.Min.X, -r.Min.Y)
	return c.baked()
}
