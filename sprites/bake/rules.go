package bake

// ruled draws lines on a canvas that holds w × h and their width.
func (b *Baker) ruled(w, h float64, draw func(c *Canvas)) Baked {
	c := b.newCanvas(-2, -2, w+4, h+4)
	draw(c)
	return c.baked()
}

// DoubleRule is the ledger's: a strong line, and a weak one 3 below.
func (b *Baker) DoubleRule(w float64) Baked {
	return b.ruled(w, 3, func(c *Canvas) {
		c.Stroke(Line(0, 0, w, 0), b.line(1.4), ink, StrokeStyle{}, b.faint(.75))
		c.Stroke(Line(0, 3, w, 3), b.line(.7), ink, StrokeStyle{}, b.faint(.6))
	})
}

// Hairline parts rows on parchment.
func (b *Baker) Hairline(w float64) Baked {
	return b.ruled(w, 0, func(c *Canvas) {
		c.Stroke(Line(0, 0, w, 0), b.line(.9), ink, StrokeStyle{}, b.faint(.35))
	})
}

// GoldLine is a thin line on oak or felt.
func (b *Baker) GoldLine(w float64) Baked {
	return b.ruled(w, 0, func(c *Canvas) {
		c.Stroke(Line(0, 0, w, 0), b.line(1.2), gold, StrokeStyle{}, b.faint(.6))
	})
}

// Upright parts columns on parchment.
func (b *Baker) Upright(h float64) Baked {
	return b.ruled(0, h, func(c *Canvas) {
		c.Stroke(Line(0, 0, 0, h), b.line(1), ink, StrokeStyle{}, b.faint(.4))
	})
}

// EndRule is a gold line that runs out from a heading on felt to a small
// diamond, at its left end if left is set. The box is w × 8.
func (b *Baker) EndRule(w float64, left bool) Baked {
	return b.ruled(w, 8, func(c *Canvas) {
		end, in := w, -4.0
		if left {
			end, in = 0, 4
		}
		if left {
			c.Stroke(Line(12, 4, w, 4), b.line(1.2), gold, StrokeStyle{}, b.faint(.6))
		} else {
			c.Stroke(Line(0, 4, w-12, 4), b.line(1.2), gold, StrokeStyle{}, b.faint(.6))
		}
		c.Fill(diamond(end+in, 4, 4), gold, b.faint(.7))
	})
}

func diamond(cx, cy, r float64) *Path {
	return new(Path).Polygon(cx, cy-r, cx+r, cy, cx, cy+r, cx-r, cy)
}

// DiamondRule is two lines with a diamond of that radius between them: gold
// under a title, else ink on parchment. The box is w × 2r.
func (b *Baker) DiamondRule(w, r float64, golden bool) Baked {
	col, width, alpha := ink, 1.0, .55
	if golden {
		col, width, alpha = gold, 1.4, .8
	}
	return b.ruled(w, 2*r, func(c *Canvas) {
		c.diamondRule(w/2, r, w/2, r, b.line(width), col, b.faint(alpha))
	})
}

func (c *Canvas) diamondRule(cx, cy, half, r, width float64, col Colour, alpha float64) {
	c.Stroke(Line(cx-half, cy, cx-2*r, cy).Add(Line(cx+2*r, cy, cx+half, cy)), width, col, StrokeStyle{}, alpha)
	c.Fill(diamond(cx, cy, r), col, alpha)
}

// HeadingRule runs from a heading in a sheet to the sheet's edge; a double
// rule where there is room.
func (b *Baker) HeadingRule(w float64, double bool) Baked {
	return b.ruled(w, 3, func(c *Canvas) {
		if double {
			c.Stroke(Line(0, 0, w, 0), b.line(1.4), ink, StrokeStyle{}, b.faint(.55))
			c.Stroke(Line(0, 3, w, 3), b.line(.7), ink, StrokeStyle{}, b.faint(.5))
		} else {
			c.Stroke(Line(0, 1.5, w, 1.5), b.line(1.1), ink, StrokeStyle{}, b.faint(.45))
		}
	})
}
