package sprites

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"
)

// subpixels is the number of places within a pixel for each of which a glyph is
// baked, so that letters keep their distances at small sizes.
const subpixels = 4

// maxRuns is how many lines of words are kept laid out, at most.
const maxRuns = 2000

type glyphKey struct {
	font Font
	size float64 // device pixels
	char rune
	sub  uint8 // place within the pixel, from 0 to subpixels-1
}

type runKey struct {
	words string
	font  Font
	size  float64 // device pixels
}

// A run is a line of words laid out, in device pixels from its left end.
type run struct {
	width  float64
	glyphs []placed
}

// placed is a glyph and where its picture lies in the run.
type placed struct {
	pic  *picture
	x, y float64
}

// run lays out a line of words, or returns it laid out before.
func (s *Atlas) run(words string, font Font, size float64) *run {
	key := runKey{words, font, size}
	if r, ok := s.runs[key]; ok {
		return r
	}
	if len(s.runs) >= maxRuns {
		clear(s.runs)
	}
	r := &run{}
	last := rune(-1)
	x := 0.0
	for _, c := range words {
		if last >= 0 {
			x += s.baker.Kern(font, size, last, c)
		}
		sub := int(math.Floor((x - math.Floor(x)) * subpixels))
		if pic := s.glyph(glyphKey{font, size, c, uint8(sub)}); pic.img != nil {
			r.glyphs = append(r.glyphs, placed{pic, math.Floor(x) + pic.x, pic.y})
		}
		x += s.baker.Advance(font, size, c)
		last = c
	}
	r.width = x
	s.runs[key] = r
	return r
}

func (s *Atlas) glyph(key glyphKey) *picture {
	if p, ok := s.glyphs[key]; ok {
		return p
	}
	g := s.baker.Glyph(key.font, key.size, key.char, float64(key.sub)/subpixels)
	p := &picture{x: float64(g.X), y: float64(g.Y)}
	if g.Mask != nil {
		w, h := g.Mask.Rect.Dx(), g.Mask.Rect.Dy()
		pix := make([]byte, 4*w*h)
		for i := range w * h {
			v := g.Mask.Pix[i/w*g.Mask.Stride+i%w]
			pix[4*i], pix[4*i+1], pix[4*i+2], pix[4*i+3] = v, v, v, v
		}
		p.img = ebiten.NewImage(w, h)
		p.img.WritePixels(pix)
	}
	s.glyphs[key] = p
	return p
}

// Text draws a line of words with its base line at y.
func (p *Painter) Text(words string, x, y float64, st Style, alpha float64) {
	k := p.atlas.scale
	r := p.atlas.run(words, st.Font, st.Size*k)
	x *= k
	switch st.Align {
	case Middle:
		x -= r.width / 2
	case Right:
		x -= r.width
	}
	x, y = math.Round(x), math.Round(y*k)
	p.op.ColorScale.Reset()
	p.op.ColorScale.Scale(st.Color.premultiplied(alpha))
	p.op.Filter = ebiten.FilterNearest
	for i := range r.glyphs {
		g := &r.glyphs[i]
		p.op.GeoM.Reset()
		p.op.GeoM.Translate(x+g.x, y+g.y)
		p.dst.DrawImage(g.pic.img, &p.op)
	}
}
