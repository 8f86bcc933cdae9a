package bake

import "image"

// stack lays one baked picture over another of the same box.
func (b *Baker) stack(below, above Baked) Baked {
	p, q := image.Pt(int(below.X), int(below.Y)), image.Pt(int(above.X), int(above.Y))
	r := below.Img.Rect.Add(p).Union(above.Img.Rect.Add(q))
	c := b.pixels(r.Dx(), r.Dy(), translate(float64(-r.Min.X), float64(-r.Min.Y)))
	c.blit(below.Img, p.X-r.Min.X, p.Y-r.Min.Y)
	c.blit(above.Img, q.X-r.Min.X, q.Y-r.Min.Y)
	return c.baked()
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
