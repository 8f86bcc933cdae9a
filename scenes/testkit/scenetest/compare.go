package scenetest

import (
	"fmt"
	"image"
	"image/color"
)

// How much a picture may differ from the stored one, as the mean over pixels
// and channels of the difference, 0 to 255. Rasterisers round differently,
// which turns some pixels to a neighbouring colour of the palette.
const (
	meanAllowed  = 1.5 // of the whole picture
	blockAllowed = 6.0 // of its worst block
	blockSize    = 16
)

// compare says how a picture differs from a stored one, or nothing. The
// stored picture's palette is forced on both, so that what is the same differs
// in nothing.
func compare(got *image.RGBA, want *image.Paletted) error {
	if got.Rect != want.Rect {
		return fmt.Errorf("it is %v instead of %v pixels", got.Rect.Max, want.Rect.Max)
	}
	q, apart := reduced(got, want.Palette), distances(want.Palette)
	w, h := got.Rect.Dx(), got.Rect.Dy()
	total, worst := 0, 0.0
	var at image.Point
	for y := 0; y < h; y += blockSize {
		for x := 0; x < w; x += blockSize {
			block := image.Rect(x, y, x+blockSize, y+blockSize).Intersect(got.Rect)
			sum := apartIn(block, q, want, apart)
			total += sum
			if m := float64(sum) / float64(3*block.Dx()*block.Dy()); m > worst {
				worst, at = m, block.Min
			}
		}
	}
	mean := float64(total) / float64(3*w*h)
	if mean > meanAllowed || worst > blockAllowed {
		return fmt.Errorf("it differs by %.2f in the mean (allowed: %.1f) and by %.1f in the block at %v (allowed: %.1f)",
			mean, meanAllowed, worst, at, blockAllowed)
	}
	return nil
}

// distances are the differences of all channels of each two colours.
func distances(colours color.Palette) [][]int {
	list := make([][]int, len(colours))
	for i, p := range colours {
		list[i] = make([]int, len(colours))
		for k, q := range colours {
			p, q := p.(color.RGBA), q.(color.RGBA)
			list[i][k] = distance(p.R, q.R) + distance(p.G, q.G) + distance(p.B, q.B)
		}
	}
	return list
}

// apartIn sums up the differences of all channels within a block of two pictures of the same size and palette.
func apartIn(block image.Rectangle, a, b *image.Paletted, apart [][]int) int {
	sum := 0
	for y := block.Min.Y; y < block.Max.Y; y++ {
		row, other := a.Pix[a.PixOffset(0, y):], b.Pix[b.PixOffset(0, y):]
		for x := block.Min.X; x < block.Max.X; x++ {
			sum += apart[row[x]][other[x]]
		}
	}
	return sum
}

func distance(a, b uint8) int {
	if a < b {
		return int(b - a)
	}
	return int(a - b)
}
