package bake

import (
	"image"
)

// stack lays one baked picture over another of the same box.
func (b *Baker) stack(below, above Baked) Baked {
	ra := image.Rect(0, 0, below.Img.Rect.Dx(), below.Img.Rect.Dy()).Add(image.Pt(int(below.X), int(below.Y)))
	rb := image.Rect(0, 0, above.Img.Rect.Dx(), above.Img.Rect.Dy()).Add(image.Pt(int(above.X), int(above.Y)))
	r := ra.Union(rb)
	out := image.NewRGBA(image.Rect(0, 0, r.Dx(), r.Dy()))
	for _, l := range []struct {
		img *image.RGBA
		at  image.Point
	}{{below.Img, ra.Min.Sub(r.Min)}, {above.Img, rb.Min.Sub(r.Min)}} {
		for y := range l.img.Rect.Dy() {
			s := l.img.Pix[y*l.img.Stride:][:4*l.img.Rect.Dx()]
			d := out.Pix[(y+l.at.Y)*out.Stride+4*l.at.X:][:len(s)]
			for i := 0; i < len(d); i += 4 {
				over(d[i:i+4:i+4], rgba{s[i], s[i+1], s[i+2], s[i+3]})
			}
		}
	}
	return Baked{Img: out, X: float64(r.Min.X), Y: float64(r.Min.Y)}
}

// CardGlow is the gold light round a chosen card or tile of that size with
// corners of radius r. In high contrast it is a plain gold line.
func (b *Baker) CardGlow(w, h, r float64) Baked {
	const pad = glowOut + glowWidth/2 + 3*glowSigma
	c := b.newCanvas(-pad, -pad, w+2*pad, h+2*pad)
	p := RoundRect(-glowOut, -glowOut, w+2*glowOut, h+2*glowOut, r+glowOut)
	if b.contrast {
		c.Stroke(p, solidGlow, glow, StrokeStyle{}, 1)
	} else {
		c.BlurStroke(p, glowWidth, glowSigma, glow, StrokeStyle{}, glowAlpha)
	}
	return c.baked()
}
