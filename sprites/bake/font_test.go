package bake

import (
	"image"
	"math"
	"testing"

	"treille/sprites/art"
)

func TestMeasureAddsAdvancesAndKerning(t *testing.T) {
	b := New(1)
	for f := Font(0); f < art.Faces; f++ {
		const s = "Vigneron Äther 41"
		want := 0.0
		last := rune(0)
		for _, r := range s {
			if last != 0 {
				want += b.Kern(f, 20, last, r)
			}
			want += b.Advance(f, 20, r)
			last = r
		}
		if got := b.Measure(f, 20, s); math.Abs(got-want) > 1e-9 || got < 60 {
			t.Errorf("font %d: %q is %v wide, its characters %v", f, s, got, want)
		}
	}
	if k := b.Kern(Serif, 100, 'V', 'A'); k >= 0 {
		t.Errorf("V and A do not come closer: %v", k)
	}
}

func TestDigitsAreAllOfOneWidth(t *testing.T) {
	b := New(1)
	for _, f := range []Font{Sans, SansMedium, SansBold} {
		for r := '1'; r <= '9'; r++ {
			if b.Advance(f, 100, r) != b.Advance(f, 100, '0') {
				t.Errorf("font %d: %c is %v wide, 0 is %v", f, r, b.Advance(f, 100, r), b.Advance(f, 100, '0'))
			}
		}
	}
}

func TestFontsHaveWhatTheLanguagesNeed(t *testing.T) {
	b := New(1)
	for f := Font(0); f < art.Faces; f++ {
		for _, r := range "ABCXYZabcxyz0123456789ÄÖÜäöüßÀÂÆÇÈÉÊËÎÏÔŒÙÛàâæçèéêëîïôœùûÿ.,:;!?()«»„“”‚‘’–—…·×−+=/%€½°\u00A0\u202F→★" {
			if !b.Has(f, r) {
				t.Errorf("font %d lacks %c (%U)", f, r, r)
			}
		}
		for _, r := range "ж\u0301\u200B\u00AD\t" {
			if b.Has(f, r) {
				t.Errorf("font %d claims to show %U", f, r)
			}
		}
	}
}

func TestSignsThatFontsLack(t *testing.T) {
	b := New(1)
	if got := b.Measure(Sans, 50, "\u202F"); got != 10 {
		t.Errorf("U+202F is %v wide at 50, want 10", got)
	}
	if got := b.Measure(SansBold, 20, "→"); math.Abs(got-21.2) > 1e-9 {
		t.Errorf("the arrow is %v wide at 20, want 21.2", got)
	}
	for _, r := range "→★" {
		if g := b.Glyph(SansBold, 40, r, 0); g.Mask == nil || g.Mask.Rect.Dx() < 20 || g.Y > -20 {
			t.Errorf("%c is drawn as %+v", r, g)
		}
	}
	if g := b.Glyph(Sans, 40, ' ', 0); g.Mask != nil || b.Advance(Sans, 40, ' ') <= 0 {
		t.Errorf("a space is drawn as %+v", g)
	}
}

func TestMeasuringAllocatesNothing(t *testing.T) {
	b := New(1)
	if n := testing.AllocsPerRun(20, func() {
		b.Measure(SerifItalic, 17, "At 41 € Clara would be first")
		b.Kern(Sans, 17, 'T', 'o')
	}); n != 0 {
		t.Errorf("measuring allocates %v times", n)
	}
}

func TestGlyphStandsOnTheBaseLine(t *testing.T) {
	b := New(2)
	g := b.Glyph(SansBold, 40, 'H', 0)
	m := b.Metrics(SansBold, 40)
	if top := float64(-g.Y); math.Abs(top-m.Capital) > 1 {
		t.Errorf("H is %v high, the font says %v", top, m.Capital)
	}
	if bottom := g.Y + g.Mask.Rect.Dy(); bottom < -1 || bottom > 1 {
		t.Errorf("H ends %d below the base line", bottom)
	}
	// Moved by half a pixel, the same ink lies half a pixel further right.
	centre := func(g Glyph) float64 {
		sum, x := 0.0, 0.0
		for i, v := range g.Mask.Pix {
			sum += float64(v)
			x += float64(v) * (float64(i%g.Mask.Stride) + .5 + float64(g.X))
		}
		return x / sum
	}
	if d := centre(b.Glyph(SansBold, 40, 'H', .5)) - centre(g); math.Abs(d-.5) > .05 {
		t.Errorf("half a pixel moves the ink by %v", d)
	}
}

// A text and its glyphs must agree, as the screens use both.
func TestTextAndGlyphsAgree(t *testing.T) {
	b := New(1)
	c := b.pixels(200, 60, identity)
	c.Text(Serif, 30, 10, 40, "Wählt", Left, black, 1)
	glyphs := image.NewAlpha(image.Rect(0, 0, 200, 60))
	x, last := 10.0, rune(0)
	for _, r := range "Wählt" {
		if last != 0 {
			x += b.Kern(Serif, 30, last, r)
		}
		whole := math.Floor(x)
		g := b.Glyph(Serif, 30, r, x-whole)
		for y := range g.Mask.Rect.Dy() {
			for i := range g.Mask.Rect.Dx() {
				at := glyphs.PixOffset(int(whole)+g.X+i, 40+g.Y+y)
				glyphs.Pix[at] = max(glyphs.Pix[at], g.Mask.Pix[y*g.Mask.Stride+i])
			}
		}
		x += b.Advance(Serif, 30, r)
		last = r
	}
	diff := 0
	for i, v := range glyphs.Pix {
		if a := uint8(c.pix[i] >> 24); max(a, v)-min(a, v) > 24 {
			diff++
		}
	}
	if diff > 4 {
		t.Errorf("%d pixels differ", diff)
	}
}
