package bake

import (
	"image"
	"math"

	"treille/sprites/art"
)

// Font names one of the game's faces.
type Font = art.Face

// The faces.
const (
	SC          = art.SC // small capitals, bold: titles and names
	Serif       = art.Serif
	SerifItalic = art.SerifItalic
	SerifBold   = art.SerifBold // numbers
	Sans        = art.Sans
	SansMedium  = art.SansMedium
	SansBold    = art.SansBold // buttons
)

// Signs that the fonts lack. They are drawn from the art.
const (
	arrowRune = '→'
	starRune  = '★'
	thinSpace = '\u202F'
)

// signs says how they are set, in sizes of the text: how far they move the pen,
// how wide their box of 24 units is drawn, and where its middle is seen from the
// pen on the base line.
var signs = map[rune]struct {
	piece                string
	advance, box, cx, cy float64
}{
	arrowRune: {"common/arrow", 1.06, .95, .53, -.325}, // a space stands on either side
	starRune:  {"common/star-ink", .86, .86, .43, -.34},
}

const thinSpaceWidth = .2

// missing stands for characters that a font lacks.
const missing = '?'

// Metrics are how far the letters of a font reach above the base line and
// below it, and how high H is.
type Metrics struct{ Ascent, Descent, Capital float64 }

// Metrics returns the heights of a font at a size, in the unit of size.
func (b *Baker) Metrics(f Font, size float64) Metrics {
	g := b.art.Font(f)
	k := size / float64(g.UnitsPerEm)
	return Metrics{float64(g.Ascent) * k, float64(g.Descent) * k, float64(g.Capital) * k}
}

// Has says whether a font can show a character.
func (b *Baker) Has(f Font, r rune) bool {
	if r == thinSpace || r == arrowRune || r == starRune {
		return true
	}
	_, ok := b.art.Font(f).Index(r)
	return ok
}

// Measure returns how wide a line of words is, in the unit of size. It does
// not allocate.
func (b *Baker) Measure(f Font, size float64, s string) float64 {
	g := b.art.Font(f)
	em := float64(g.UnitsPerEm)
	sum, last := 0.0, -1 // in font units
	for _, r := range s {
		adv, i := advance(g, r)
		if last >= 0 && i >= 0 {
			sum += float64(g.Kerning(last, i))
		}
		sum += adv * em
		last = i
	}
	return sum * size / em
}

// advance returns how far a character moves the pen, in sizes of the text, and
// the number of its glyph, or -1 for signs that are drawn.
func advance(g *art.Font, r rune) (float64, int) {
	switch r {
	case thinSpace:
		return thinSpaceWidth, -1
	case arrowRune, starRune:
		return signs[r].advance, -1
	}
	i, ok := g.Index(r)
	if !ok {
		i, _ = g.Index(missing)
	}
	return float64(g.Glyphs[i].Advance) / float64(g.UnitsPerEm), i
}

// Kern returns by how much the second character moves when it follows the first,
// in the unit of size. It does not allocate.
func (b *Baker) Kern(f Font, size float64, first, second rune) float64 {
	g := b.art.Font(f)
	_, i := advance(g, first)
	_, k := advance(g, second)
	if i < 0 || k < 0 {
		return 0
	}
	return float64(g.Kerning(i, k)) * size / float64(g.UnitsPerEm)
}

// Advance returns how far a character moves the pen, in the unit of size. It
// does not allocate.
func (b *Baker) Advance(f Font, size float64, r rune) float64 {
	adv, _ := advance(b.art.Font(f), r)
	return adv * size
}

// glyphPath returns the outline of a character, and the matrix that maps it to
// sizes of the text, seen from the pen on the base line.
func (b *Baker) glyphPath(f Font, r rune) (p *Path, m matrix) {
	g := b.art.Font(f)
	_, i := advance(g, r)
	if i < 0 {
		s, ok := signs[r]
		if !ok {
			return new(Path), identity
		}
		p := new(Path)
		sign := b.art.Piece(s.piece)
		for k := range sign.Elements {
			e := &sign.Elements[k]
			p.add(drawn(e.Outline), elementMatrix(e))
		}
		k := s.box / sign.W
		return p, translate(s.cx, s.cy).mul(scaling(k, k)).mul(translate(-sign.X-sign.W/2, -sign.Y-sign.H/2))
	}
	if b.outlines[f] == nil {
		b.outlines[f] = map[int]*Path{}
	}
	p = b.outlines[f][i]
	if p == nil {
		p = new(Path)
		for _, part := range g.Glyphs[i].Parts {
			p.add(outline(part.Outline, 1), translate(float64(part.X), float64(part.Y)))
		}
		b.outlines[f][i] = p
	}
	k := 1 / float64(g.UnitsPerEm)
	return p, scaling(k, k)
}

// textPath returns the outline of a line of words, seen from the pen on the base
// line.
func (b *Baker) textPath(f Font, size float64, s string) *Path {
	out := new(Path)
	g := b.art.Font(f)
	x, last := 0.0, -1
	for _, r := range s {
		adv, i := advance(g, r)
		if last >= 0 && i >= 0 {
			x += float64(g.Kerning(last, i)) * size / float64(g.UnitsPerEm)
		}
		p, m := b.glyphPath(f, r)
		out.add(p, translate(x, 0).mul(scaling(size, size)).mul(m))
		x += adv * size
		last = i
	}
	return out
}

// Align says which point of a line of words its x names.
type Align = art.Align

// The alignments.
const (
	Left   = art.Left
	Centre = art.Centre
	Right  = art.Right
)

// Text sets a line of words with its base line at y.
func (c *Canvas) Text(f Font, size, x, y float64, s string, a Align, paint Paint, opacity float64) {
	switch a {
	case Centre:
		x -= c.b.Measure(f, size, s) / 2
	case Right:
		x -= c.b.Measure(f, size, s)
	}
	p := new(Path)
	p.add(c.b.textPath(f, size, s), translate(x, y))
	c.Fill(p, paint, opacity)
}

// Glyph is one character for an atlas: how much of each pixel it covers, and
// where the mask's upper left lies seen from the pen on the base line, in
// device pixels. Mask is nil if there is nothing to see.
type Glyph struct {
	Mask *image.Alpha
	X, Y int
}

// Glyph rasterises a character. size is in device pixels; subpixel, from 0 to
// 1, is how far the pen stands to the right of a whole pixel.
func (b *Baker) Glyph(f Font, size float64, r rune, subpixel float64) Glyph {
	p, m := b.glyphPath(f, r)
	var g Glyph
	m = translate(subpixel, 0).mul(scaling(size, size)).mul(m)
	if len(p.ops) == 0 {
		return g
	}
	cov := b.raster.cover(p, m, image.Rect(math.MinInt32/2, math.MinInt32/2, math.MaxInt32/2, math.MaxInt32/2))
	if cov.Empty() {
		return g
	}
	g.X, g.Y = cov.Min.X, cov.Min.Y
	g.Mask = &image.Alpha{Pix: cov.pix, Stride: cov.Dx(), Rect: image.Rect(0, 0, cov.Dx(), cov.Dy())}
	return g
}
