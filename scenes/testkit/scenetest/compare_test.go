package scenetest

import (
	"image"
	"image/color"
	"math/rand/v2"
	"testing"
)

// TestCompare changes a screen as mistakes would, and as another
// rasteriser would.
func TestCompare(t *testing.T) {
	var img *image.RGBA
	Do(func() { img = shoot(t, composed(furniture), English(upright)) })
	small := smaller(img, 2)
	want := reduced(small, palette(small))
	if n := len(want.Palette); n != writtenColours {
		t.Errorf("the palette has %d colours, want %d", n, writtenColours)
	}
	felt := image.Rect(0, 136, 390, 290)
	word := image.Rect(22, 154, 134, 174) // its heading
	button := image.Rect(136, 764, 378, 820)
	for _, c := range []struct {
		name   string
		change func(*image.RGBA)
		same   bool
	}{
		{"nothing", func(*image.RGBA) {}, true},
		{"noise of ±4 a pixel", func(m *image.RGBA) { noise(m, 4) }, true},
		{"everything one step lighter", func(m *image.RGBA) { lighten(m, m.Rect, 1) }, true},
		{"a panel 2 px lower", func(m *image.RGBA) { shift(m, felt, 2) }, false},
		{"a panel 2 px higher", func(m *image.RGBA) { shift(m, felt, -2) }, false},
		{"a word less", func(m *image.RGBA) { wipe(m, word) }, false},
		{"a button that is not there", func(m *image.RGBA) { wipe(m, button) }, false},
		{"another colour of a button", func(m *image.RGBA) { swap(m, button) }, false},
		{"a button a little lighter", func(m *image.RGBA) { lighten(m, button, 10) }, false},
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
