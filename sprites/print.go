package sprites

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"
)

// A Print is a picture that is drawn once, at a scale of its own: to be shown in any
// size, and to leave the program.
type Print struct{ img *ebiten.Image }

// NewPrint draws a picture of w × h layout units, with that many pixels to a unit.
// comma is that of [Atlas.SetDecimalComma].
func NewPrint(w, h, scale float64, comma bool, draw func(*Painter)) *Print {
	atlas := NewAtlas(scale, false)
	defer atlas.Drop()
	atlas.SetDecimalComma(comma)
	p := &Print{ebiten.NewImage(int(w*scale), int(h*scale))}
	pen := atlas.Painter()
	pen.Begin(p.img)
	draw(pen)
	pen.End()
	return p
}

// Pixels reads the picture back.
func (p *Print) Pixels() *image.NRGBA {
	out := image.NewNRGBA(p.img.Bounds())
	p.img.ReadPixels(out.Pix)
	for i := 0; i < len(out.Pix); i += 4 {
		px := out.Pix[i : i+4]
		if a := int(px[3]); a > 0 && a < 255 { // Ebitengine's colours are multiplied by it
			for c := range 3 {
				px[c] = uint8(min(255, int(px[c])*255/a))
			}
		}
	}
	return out
}

// Drop frees its memory.
func (p *Print) Drop() { p.img.Deallocate() }

// Print draws a print into a box of its proportions, its upper left at x, y.
func (p *Painter) Print(pr *Print, x, y, w, alpha float64) {
	k := p.atlas.scale
	s := w * k / float64(pr.img.Bounds().Dx())
	p.op.GeoM.Reset()
	p.op.GeoM.Scale(s, s)
	p.op.GeoM.Translate(x*k, y*k)
	p.op.ColorScale.Reset()
	p.op.ColorScale.ScaleAlpha(float32(alpha))
	p.op.Filter = ebiten.FilterLinear
	p.dst.DrawImage(pr.img, &p.op)
}
