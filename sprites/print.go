package sprites

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"
)

// A Print is a picture that is drawn once, at a scale of its own, when it is first
// wanted: to be shown in any size, and to leave the program.
type Print struct {
	w, h, scale float64
	comma       bool
	draw        func(*Painter)
	img         *ebiten.Image // nil as long as it was not wanted
}

// NewPrint returns a picture of w × h layout units, with that many pixels to a unit.
// comma is that of [Atlas.SetDecimalComma].
func NewPrint(w, h, scale float64, comma bool, draw func(*Painter)) *Print {
	return &Print{w: w, h: h, scale: scale, comma: comma, draw: draw}
}

// image draws the picture if that is not yet done.
func (p *Print) image() *ebiten.Image {
	if p.img != nil {
		return p.img
	}
	atlas := NewAtlas(p.scale, false)
	defer atlas.Drop()
	atlas.SetDecimalComma(p.comma)
	p.img = ebiten.NewImage(int(p.w*p.scale), int(p.h*p.scale))
	pen := atlas.Painter()
	pen.Begin(p.img)
	p.draw(pen)
	pen.End()
	return p.img
}

// Pixels reads the picture back.
func (p *Print) Pixels() *image.NRGBA {
	img := p.image()
	out := image.NewNRGBA(img.Bounds())
	img.ReadPixels(out.Pix)
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

// Drop frees its memory. If it is wanted again, it is drawn again.
func (p *Print) Drop() {
	if p.img != nil {
		p.img.Deallocate()
		p.img = nil
	}
}

// Print draws a print into a box of its proportions, its upper left at x, y.
func (p *Painter) Print(pr *Print, x, y, w, alpha float64) {
	k := p.atlas.scale
	s := w * k / (pr.w * pr.scale)
	p.op.GeoM.Reset()
	p.op.GeoM.Scale(s, s)
	p.op.GeoM.Translate(x*k, y*k)
	p.op.ColorScale.Reset()
	p.op.ColorScale.ScaleAlpha(float32(alpha))
	p.op.Filter = ebiten.FilterLinear
	p.dst.DrawImage(pr.image(), &p.op)
}
