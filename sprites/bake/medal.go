package bake

import "math"

// Medal is a burgundy disc with a gold ring, w across, in gold light.
func (b *Baker) Medal(w float64) Baked {
	r := w / 2
	pad := (medalGlow - 1) * r
	c := b.newCanvas(-pad, -pad, w+2*pad, w+2*pad)
	if !b.contrast {
		c.Fill(Circle(r, r, r+pad), uncorkedGlow.Over(-pad, -pad, w+2*pad, w+2*pad), 1)
	}
	disc := Circle(r, r, r)
	c.Shadow(disc, Lifted, r)
	c.Fill(disc, burgundyPaint.Over(0, 0, w, w), 1)
	c.Stroke(disc, b.line(medalEdge), ink, StrokeStyle{}, 1)
	c.Stroke(Circle(r, r, r-medalRing), b.line(medalRingLine), goldLight, StrokeStyle{}, 1)
	return c.baked()
}

// Rays are those of the light round a medal, w across.
func (b *Baker) Rays(w float64) Baked {
	const pad = rayEdge / 2
	r := w / 2
	c := b.newCanvas(-pad, -pad, w+2*pad, w+2*pad)
	for _, line := range [...]struct {
		width float64
		paint Paint
	}{{rayEdge, ink}, {rayWidth, glow}} {
		for i := range rays {
			sin, cos := math.Sincos(2 * math.Pi * float64(i) / rays)
			to := r
			if i%2 == 0 {
				to *= rayShort
			}
			c.Stroke(Line(r+r*rayFrom*cos, r+r*rayFrom*sin, r+to*cos, r+to*sin), line.width, line.paint, StrokeStyle{Cap: RoundCap}, 1)
		}
	}
	return c.baked()
}

// Figures of a medal: its light, of its radius; its lines, and how far the ring lies within
// its edge. Of its rays: their number, where they begin and where every second one ends, of
// their radius; their lines.
const (
	medalGlow     = 1.9
	medalEdge     = 2.4
	medalRing     = 6.0
	medalRingLine = 1.6

	rays     = 26
	rayFrom  = 50.0 / 72
	rayShort = .88
	rayEdge  = 4.6
	rayWidth = 2.4
)
