package scenetest

import (
	"image"
	"image/color"
	"math"
	"slices"
)

// A stored picture may have so many colours, and is written with so many: more take
// more space, and show no more of what has changed.
const (
	maxColours     = 64
	writtenColours = 40
)

// refinements is how often colours move to the middle of what they stand for.
const refinements = 4

// smaller returns a picture at 1/by of its size, each pixel the mean of those
// that it stands for.
func smaller(img *image.RGBA, by int) *image.RGBA {
	w, h := img.Rect.Dx()/by, img.Rect.Dy()/by
	out := image.NewRGBA(image.Rect(0, 0, w, h))
	n := by * by
	for y := range h {
		for x := range w {
			var sum [3]int
			for j := range by {
				row := img.Pix[img.PixOffset(x*by, y*by+j):][:4*by]
				for i := 0; i < len(row); i += 4 {
					sum[0] += int(row[i])
					sum[1] += int(row[i+1])
					sum[2] += int(row[i+2])
				}
			}
			to := out.Pix[out.PixOffset(x, y):][:4]
			to[0], to[1], to[2], to[3] = uint8((sum[0]+n/2)/n), uint8((sum[1]+n/2)/n), uint8((sum[2]+n/2)/n), 255
		}
	}
	return out
}

// A count is a colour and its weight: the cube root of how many pixels have it, or
// else the grain of wood and felt would leave no colours for what is small.
type count struct {
	c [3]int
	n int
}

// palette finds colours for a picture.
func palette(img *image.RGBA) color.Palette {
	list := counts(img)
	colours := medians(slices.Clone(list))
	for range refinements {
		settle(colours, list)
	}
	var pal color.Palette
	for _, c := range colours {
		pal = append(pal, color.RGBA{uint8(c[0]), uint8(c[1]), uint8(c[2]), 255})
	}
	return pal
}

// settle moves each colour to the mean of those that are nearest to it.
func settle(colours [][3]int, list []count) {
	near := make([][]count, len(colours))
	for _, c := range list {
		best := 0
		for i := range colours {
			if squares(colours[i], c.c) < squares(colours[best], c.c) {
				best = i
			}
		}
		near[best] = append(near[best], c)
	}
	for i, b := range near {
		if len(b) > 0 {
			colours[i] = mean(b)
		}
	}
}

// squares is the square of the distance of two colours.
func squares(p, q [3]int) int {
	sum := 0
	for k := range 3 {
		sum += (p[k] - q[k]) * (p[k] - q[k])
	}
	return sum
}

// medians are colours found by median cut: the box of colours with the largest
// spread is divided at its median until there are enough.
func medians(list []count) (colours [][3]int) {
	boxes := [][]count{list}
	for len(boxes) < writtenColours {
		widest, axis, spread := -1, 0, 0
		for i, b := range boxes {
			if a, s := widestAxis(b); s > spread {
				widest, axis, spread = i, a, s
			}
		}
		if widest < 0 {
			break // no more colours than that
		}
		b := boxes[widest]
		slices.SortFunc(b, func(p, q count) int {
			if d := p.c[axis] - q.c[axis]; d != 0 {
				return d
			}
			return slices.Compare(p.c[:], q.c[:])
		})
		cut := median(b)
		boxes[widest] = b[:cut]
		boxes = append(boxes, b[cut:])
	}
	for _, b := range boxes {
		colours = append(colours, mean(b))
	}
	return colours
}

// weight is that of a colour of one pixel: large enough to tell roots apart.
const weight = 16

// counts lists the colours of a picture, two bits coarser than they are.
func counts(img *image.RGBA) []count {
	by := map[[3]int]*count{}
	for i := 0; i < len(img.Pix); i += 4 {
		c := [3]int{int(img.Pix[i]), int(img.Pix[i+1]), int(img.Pix[i+2])}
		k := [3]int{c[0] >> 2, c[1] >> 2, c[2] >> 2}
		if by[k] == nil {
			by[k] = &count{c: [3]int{k[0]<<2 | 2, k[1]<<2 | 2, k[2]<<2 | 2}}
		}
		by[k].n++
	}
	var list []count
	for _, c := range by {
		c.n = int(math.Ceil(weight * math.Cbrt(float64(c.n))))
		list = append(list, *c)
	}
	slices.SortFunc(list, func(p, q count) int { return slices.Compare(p.c[:], q.c[:]) })
	return list
}

// widestAxis is the channel in which colours are spread most.
func widestAxis(b []count) (axis, spread int) {
	m := mean(b)
	var sum [3]int
	for _, c := range b {
		for k := range 3 {
			d := c.c[k] - m[k]
			sum[k] += d * d * c.n
		}
	}
	for k, s := range sum {
		if s > spread && len(b) > 1 {
			axis, spread = k, s
		}
	}
	return axis, spread
}

// median is where the first half of the weight ends, so that both halves have a
// colour.
func median(b []count) int {
	total := 0
	for _, c := range b {
		total += c.n
	}
	sum := 0
	for i, c := range b {
		sum += c.n
		if sum*2 >= total {
			return min(max(i, 1), len(b)-1)
		}
	}
	return len(b) - 1
}

func mean(b []count) [3]int {
	var sum [3]int
	n := 0
	for _, c := range b {
		for k := range 3 {
			sum[k] += c.c[k] * c.n
		}
		n += c.n
	}
	for k := range 3 {
		sum[k] = (sum[k] + n/2) / n
	}
	return sum
}

// reduced returns a picture in the colours of a palette.
func reduced(img *image.RGBA, pal color.Palette) *image.Paletted {
	out := image.NewPaletted(img.Rect, pal)
	known := map[color.RGBA]uint8{}
	last, at := color.RGBA{}, uint8(0) // the pixel before; the first one is opaque
	for y := range img.Rect.Dy() {
		for x := range img.Rect.Dx() {
			c := img.RGBAAt(x, y)
			if c != last {
				i, ok := known[c]
				if !ok {
					i = uint8(pal.Index(c))
					known[c] = i
				}
				last, at = c, i
			}
			out.SetColorIndex(x, y, at)
		}
	}
	return out
}
