package bake

// Swoop is an arrow for drawn diagrams, from the upper right of its box to the
// lower left: in one sweep, or straight down first.
func (b *Baker) Swoop(w, h float64, down bool) Baked {
	const head = swoopHead
	c := b.newCanvas(-4, -8, w+8, h+16)
	p := new(Path).MoveTo(w, 0)
	if down {
		p.CubeTo(w, h-2, w-16, h, w-36, h).LineTo(head-2, h)
	} else {
		p.CubeTo(w-30, 0, 34, h, head-2, h)
	}
	c.Stroke(p, b.line(swoopWidth), burgundy, StrokeStyle{Cap: RoundCap}, 1)
	c.Fill(new(Path).Polygon(0, h, head, h-head/2, head, h+head/2), burgundy, 1)
	return c.baked()
}
