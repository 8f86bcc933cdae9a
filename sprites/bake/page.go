package bake

// Levels are three rising bars, n of them full: how much there is to learn.
func (b *Baker) Levels(w, h float64, n int, col Colour) Baked {
	c := b.newCanvas(-2, -2, w+4, h+4)
	bar := w * levelBar
	for i := range 3 {
		high := h * levelHeights[i]
		r := RoundRect(float64(i)*(w-bar)/2, h-high, bar, high, levelCorner)
		if i < n {
			c.Fill(r, col, 1)
			c.Stroke(r, levelEdge, col, StrokeStyle{}, 1)
		} else {
			c.Stroke(r, b.line(levelEdge), col, StrokeStyle{}, b.faint(levelFaint))
		}
	}
	return c.baked()
}

// Bead is a burgundy disc, w across, on which the number of a step stands.
func (b *Baker) Bead(w float64) Baked {
	c := b.newCanvas(-2, -2, w+4, w+4)
	disc := Circle(w/2, w/2, w/2)
	c.Fill(disc, burgundyPaint.Over(0, 0, w, w), 1)
	c.Stroke(disc, b.line(beadEdge), ink, StrokeStyle{}, 1)
	return c.baked()
}

// The three bars of a level: shares of their box, and lines.
const (
	levelBar    = .24
	levelCorner = 1.2
	levelEdge   = 1.3
	levelFaint  = .6
	beadEdge    = 1.4
)

var levelHeights = [3]float64{.42, .71, 1}
