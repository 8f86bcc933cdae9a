package bake

// GoldUpright parts things in a banner.
func (b *Baker) GoldUpright(h float64) Baked {
	return b.ruled(0, h, func(c *Canvas) {
		c.Stroke(Line(0, 0, 0, h), b.line(1), gold, StrokeStyle{}, b.faint(.5))
	})
}

// InnerGold is a second, gold line within a parchment of that size.
func (b *Baker) InnerGold(w, h, r float64) Baked {
	const in = 9
	c := b.newCanvas(0, 0, w, h)
	c.Stroke(ScoopRect(in, in, w-2*in, h-2*in, r), b.line(1.2), Colour(0x94681A), StrokeStyle{}, b.faint(.55))
	return c.baked()
}

// Swoop is an arrow for drawn diagrams, from the upper right of its box to the
// lower left: in one sweep, or straight down first.
func (b *Baker) Swoop(w, h float64, down bool) Baked {
	const head, half = 11, 5.5
	c := b.newCanvas(-4, -8, w+8, h+16)
	p := new(Path).MoveTo(w, 0)
	if down {
		p.CubeTo(w, h-2, w-16, h, w-36, h).LineTo(head-2, h)
	} else {
		p.CubeTo(w-30, 0, 34, h, head-2, h)
	}
	c.Stroke(p, b.line(2.2), burgundy, StrokeStyle{Cap: RoundCap}, 1)
	c.Fill(new(Path).Polygon(0, h, head, h-half, head, h+half), burgundy, 1)
	return c.baked()
}
