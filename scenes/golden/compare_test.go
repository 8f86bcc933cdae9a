package golden

import (
	"fmt"
	"image"
	"image/color"
	"math/rand/v2"
	"testing"
)

// How much a picture may differ from the stored one, as the mean over pixels
// and channels of the difference, 0 to 255. Rasterisers round differently,
// which turns some pixels to a neighbouring colour of the palette.
const (
	meanAllowed  = 1.5 // of the whole picture
	blockAllowed = 7.0 // of its worst block
	blockSize    = 16
)

// compare says how a picture differs from a stored one, or nothing. The
// stored picture's palette is forced on both, so that what is the same differs
// in nothing.
func compare(got *image.RGBA, want *image.Paletted) error {
	if got.Rect != want.Rect {
		return fmt.Errorf("it is %v instead of %v pixels", got.Rect.Max, want.Rect.Max)
	}
	q := reduced(got, want.Palette)
	w, h := got.Rect.Dx(), got.Rect.Dy()
	total, worst := 0, 0.0
	var at image.Point
	for y := 0; y < h; y += blockSize {
		for x := 0; x < w; x += blockSize {
			block := image.Rect(x, y, x+blockSize, y+blockSize).Intersect(got.Rect)
			sum := apartIn(block, q, want)
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

// apartIn sums up the differences of all channels within a block.
func apartIn(block image.Rectangle, a, b *image.Paletted) int {
	sum := 0
	for y := block.Min.Y; y < block.Max.Y; y++ {
		for x := block.Min.X; x < block.Max.X; x++ {
			p, q := a.At(x, y).(color.RGBA), b.At(x, y).(color.RGBA)
			sum += distance(p.R, q.R) + distance(p.G, q.G) + distance(p.B, q.B)
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

// TestCompare changes a real screen as mistakes would, and as another
// rasteriser would.
func TestCompare(t *testing.T) {
	var img *image.RGBA
	do(func() { img = shoot(t, scenesNamed(t, "bidding")[0], look{size: "390x844", lang: "en", text: 100}) })
	small := smaller(img, 2)
	want := reduced(small, palette(small))
	if n := len(want.Palette); n != maxColours {
		t.Errorf("the palette has %d colours, want %d", n, maxColours)
	}
	offer := image.Rect(0, 166, 390, 290) // the upper part of the felt
	word := image.Rect(18, 172, 130, 192) // its heading
	button := image.Rect(136, 764, 378, 820)
	for _, c := range []struct {
		name   string
		change func(*image.RGBA)
		same   bool
	}{
		{"nothing", func(*image.RGBA) {}, true},
		{"noise of ±2 a pixel", func(m *image.RGBA) { noise(m, 2) }, true},
		{"everything one step lighter", func(m *image.RGBA) { lighten(m, m.Rect, 1) }, true},
		{"a panel 2 px lower", func(m *image.RGBA) { shift(m, offer, 2) }, false},
		{"a panel 2 px higher", func(m *image.RGBA) { shift(m, offer, -2) }, false},
		{"a word less", func(m *image.RGBA) { wipe(m, word) }, false},
		{"a button that is not there", func(m *image.RGBA) { wipe(m, button) }, false},
		{"another colour of a button", func(m *image.RGBA) { swap(m, button) }, false},
		{"a button a little lighter", func(m *image.RGBA) { lighten(m, button, 16) }, false},
		{"another size", func(m *image.RGBA) { *m = *image.NewRGBA(image.Rect(0, 0, 390, 842)) }, false},
	} {
		m := image.NewRGBA(img.Rect)
		copy(m.Pix, img.Pix)
		c.change(m)
		err := compare(smaller(m, 2), want)
		if same := err == nil; same != c.same {
			t.Errorf("%s: the pictures are taken for the same: %v, want %v (%v)", c.name, same, c.same, err)
		}
		t.Logf("%s: %v", c.name, err)
	}
}

func noise(m *image.RGBA, by int) {
	r := rand.New(rand.NewPCG(1, 2))
	for i := range m.Pix {
		m.Pix[i] = clamp(int(m.Pix[i]) + r.IntN(2*by+1) - by)
	}
}

func lighten(m *image.RGBA, r image.Rectangle, by int) {
	change(m, r, func(c color.RGBA) color.RGBA {
		return color.RGBA{clamp(int(c.R) + by), clamp(int(c.G) + by), clamp(int(c.B) + by), 255}
	})
}

// swap gives red for blue.
func swap(m *image.RGBA, r image.Rectangle) {
	change(m, r, func(c color.RGBA) color.RGBA { return color.RGBA{c.B, c.G, c.R, 255} })
}

// wipe fills a part with the colour of its corner.
func wipe(m *image.RGBA, r image.Rectangle) {
	c := m.RGBAAt(r.Min.X, r.Min.Y)
	change(m, r, func(color.RGBA) color.RGBA { return c })
}

func change(m *image.RGBA, r image.Rectangle, f func(color.RGBA) color.RGBA) {
	for y := r.Min.Y; y < r.Max.Y; y++ {
		for x := r.Min.X; x < r.Max.X; x++ {
			m.SetRGBA(x, y, f(m.RGBAAt(x, y)))
		}
	}
}

// shift moves a part down.
func shift(m *image.RGBA, r image.Rectangle, by int) {
	old := image.NewRGBA(m.Rect)
	copy(old.Pix, m.Pix)
	for y := r.Min.Y; y < r.Max.Y; y++ {
		for x := r.Min.X; x < r.Max.X; x++ {
			m.SetRGBA(x, y+by, old.RGBAAt(x, y))
		}
	}
}

func clamp(v int) uint8 { return uint8(min(255, max(0, v))) }
