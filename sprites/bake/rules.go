package bake

// ruled draws lines on a canvas that holds w × h and their width.
func (b *Baker) ruled(w, h float64, draw func(c *Canvas)) Baked {
	c := b.newCanvas(-2, -2, w+4, h+4)
	draw(c)
	return c.baked()
}

// rule draws a thin line from (x1, y1) to (x2, y2).
func (c *Canvas) rule(x1, y1, x2, y2 float64, l thinLine) {
	c.thin(Line(x1, y1, x2, y2), l)
}

// thin draws a thin line along a path.
func (c *Canvas) thin(p *Path, l thinLine) {
	c.Stroke(p, c.b.line(l.width), l.colour, StrokeStyle{}, c.b.faint(l.alpha))
}

// shine draws the level line in which a thing w wide catches the light, or lies
// in the shade of its rim. It is so far from the left, the right and the top,
// and the same in high contrast.
func (c *Canvas) shine(inset, y, w float64, l thinLine) {
	c.Stroke(Line(inset, y, w-inset, y), l.width, l.colour, StrokeStyle{Cap: RoundCap}, l.alpha)
}

// DoubleRule is the ledger's: a strong line, and a weak one 3 below.
func (b *Baker) DoubleRule(w float64) Baked {
	return b.ruled(w, ruleGap, func(c *Canvas) {
		c.rule(0, 0, w, 0, ledgerStrong)
		c.rule(0, ruleGap, w, ruleGap, ledgerWeak)
	})
}

// Hairline parts rows on parchment.
func (b *Baker) Hairline(w float64) Baked {
	return b.ruled(w, 0, func(c *Canvas) { c.rule(0, 0, w, 0, hairline) })
}

// Upright parts columns on parchment.
func (b *Baker) Upright(h float64) Baked {
	return b.ruled(0, h, func(c *Canvas) { c.rule(0, 0, 0, h, upright) })
}

// GoldUpright parts things in a banner.
func (b *Baker) GoldUpright(h float64) Baked {
	return b.ruled(0, h, func(c *Canvas) { c.rule(0, 0, 0, h, goldUpright) })
}

// HeadingRule runs from a heading in a sheet to the sheet's edge; a double
// rule where there is room.
func (b *Baker) HeadingRule(w float64, double bool) Baked {
	return b.ruled(w, ruleGap, func(c *Canvas) {
		if double {
			c.rule(0, 0, w, 0, headingStrong)
			c.rule(0, ruleGap, w, ruleGap, headingWeak)
		} else {
			c.rule(0, ruleGap/2, w, ruleGap/2, headingSingle)
		}
	})
}

// EndRule is a gold line that runs out from a heading on felt to a small
// diamond, at its left end if left is set. The box is w × 8.
func (b *Baker) EndRule(w float64, left bool) Baked {
	const r = endDiamond
	return b.ruled(w, 2*r, func(c *Canvas) {
		if left {
			c.rule(3*r, r, w, r, goldLine)
			c.Fill(diamond(r, r, r), gold, b.faint(endAlpha))
		} else {
			c.rule(0, r, w-3*r, r, goldLine)
			c.Fill(diamond(w-r, r, r), gold, b.faint(endAlpha))
		}
	})
}

// DiamondRule is two lines with a diamond of radius r between them: gold
// under a title, else ink on parchment. The box is w × 2r.
func (b *Baker) DiamondRule(w, r float64, golden bool) Baked {
	l := inkDiamond
	if golden {
		l = goldDiamond
	}
	return b.ruled(w, 2*r, func(c *Canvas) { c.diamondRule(w/2, r, w/2, r, l) })
}

func (c *Canvas) diamondRule(cx, cy, half, r float64, l thinLine) {
	c.rule(cx-half, cy, cx-2*r, cy, l)
	c.rule(cx+2*r, cy, cx+half, cy, l)
	c.Fill(diamond(cx, cy, r), l.colour, c.b.faint(l.alpha))
}

func diamond(cx, cy, r float64) *Path {
	return new(Path).Polygon(cx, cy-r, cx+r, cy, cx, cy+r, cx-r, cy)
}
