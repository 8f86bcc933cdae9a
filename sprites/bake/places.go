package bake

// SeatCell is where a bid lies on the felt, with corners of radius r. The cell
// of whose turn it is glows.
func (b *Baker) SeatCell(w, h, r float64, turn bool) Baked {
	pad := 0.0
	if turn {
		pad = seatGlowWidth + 3*seatGlowSigma
	}
	c := b.newCanvas(-pad-2, -pad-2, w+2*pad+4, h+2*pad+4)
	cell := RoundRect(0, 0, w, h, r)
	if turn && !b.contrast {
		c.BlurStroke(RoundRect(-2, -2, w+4, h+4, r+1), seatGlowWidth, seatGlowSigma, glow, StrokeStyle{}, seatGlowAlpha)
	}
	c.Fill(cell, seatColour, b.faint(seatAlpha))
	switch {
	case turn && b.contrast:
		c.Stroke(cell, solidGlow, glow, StrokeStyle{}, 1)
	case turn:
		c.Stroke(cell, seatTurnLine, glow, StrokeStyle{}, 1)
	default:
		c.Stroke(cell, b.line(1), cream, StrokeStyle{}, b.faint(seatLineAlpha))
	}
	return c.baked()
}

// SlotLine is a dashed empty place on parchment.
func (b *Baker) SlotLine(w, h float64) Baked {
	c := b.newCanvas(0, 0, w, h)
	c.Stroke(RoundRect(.75, .75, w-1.5, h-1.5, slotLineCorner), b.line(1), ink, StrokeStyle{Dash: slotDash}, b.faint(slotLineAlpha))
	return c.baked()
}

// SlotDot is a faint empty place where there is no room for lines.
func (b *Baker) SlotDot(w, h float64) Baked {
	c := b.newCanvas(0, 0, w, h)
	c.Fill(RoundRect(.5, .5, w-1, h-1, slotDotCorner), ink, b.faint(slotDotAlpha))
	return c.baked()
}

// SlotNiche is a dark empty place in a rack.
func (b *Baker) SlotNiche(w, h float64) Baked {
	c := b.newCanvas(0, 0, w, h)
	c.niche(0, 0, w, h)
	return c.baked()
}

func (c *Canvas) niche(x, y, w, h float64) {
	body := RoundRect(x+.5, y+.5, w-1, h-1, nicheCorner)
	c.Fill(body, nichePaint.Over(x+.5, y+.5, w-1, h-1), nicheAlpha)
	c.Stroke(body, c.b.line(1), nicheEdge, StrokeStyle{}, 1)
	c.Stroke(new(Path).Polyline(x+4, y+h-.6, x+w-1, y+h-.6, x+w-1, y+4), c.b.line(1), nicheLight, StrokeStyle{}, c.b.faint(nicheLightAlpha))
}

// Rack is the stepped oak behind a pyramid of tiles tw × th that stand gap
// apart, n in its bottom row and five rows at most; it is pad wider than the
// places. The box is that of the tiles: n·tw + (n-1)·gap wide. Row r from below,
// column k has its upper left at k·(tw+gap) + r·(tw+gap)/2 from the left and
// (rows-1-r)·(th+gap) from above.
func (b *Baker) Rack(tw, th, gap, pad float64, n int) Baked {
	rows := min(n, rackRows)
	pw, ph := tw+gap, th+gap
	w, h := float64(n)*pw-gap, float64(rows)*ph-gap
	room := pad + shadowRoom(Sheet)
	c := b.newCanvas(-room, -room, w+2*room, h+2*room)
	// Left side upwards, then right side downwards. Each row's top is where
	// the row above begins.
	left := func(r int) float64 { return float64(r)*pw/2 - pad }
	top := func(r int) float64 { return float64(rows-1-r)*ph - pad }
	p := new(Path).MoveTo(left(0), h+pad)
	for r := range rows {
		p.LineTo(left(r), top(r))
		if r+1 < rows {
			p.LineTo(left(r+1), top(r))
		}
	}
	for r := rows - 1; r >= 0; r-- {
		p.LineTo(w-left(r), top(r))
		if r > 0 {
			p.LineTo(w-left(r), top(r-1))
		}
	}
	p.LineTo(w-left(0), h+pad).Close()
	c.Shadow(p, Sheet, w/2+pad)
	if b.contrast {
		c.Fill(p, plainOak, 1)
	} else {
		c.Fill(p, Layers{{rackPaint.Over(-pad, -pad, w+2*pad, h+2*pad), 1}, {Noise{kind: uprightNoise}, rackNoise}}, 1)
	}
	c.Stroke(p, b.line(rackEdge), ink, StrokeStyle{Join: RoundJoin}, 1)
	c.Clipped(p, func() {
		c.with(translate(rackLightOff, rackLightOff), func() {
			c.Stroke(p, b.line(1), rackLight, StrokeStyle{}, b.faint(rackLightAlpha))
		})
	})
	return c.baked()
}

// LegalPlace is a place that may be chosen.
func (b *Baker) LegalPlace(w, h float64) Baked {
	const pad = 1 + 3*legalGlowSigma
	c := b.newCanvas(-pad, -pad, w+2*pad, h+2*pad)
	body := RoundRect(1, 1, w-2, h-2, legalCorner)
	rim := RoundRect(-1, -1, w+2, h+2, legalCorner+2)
	if b.contrast {
		c.Fill(body, plainLegal, 1)
		c.Stroke(body, solidGlow, glow, StrokeStyle{}, 1)
		c.Stroke(rim, legalPlainInk, ink, StrokeStyle{}, 1)
		return c.baked()
	}
	c.Blur(rim, legalGlowSigma, glow, legalGlowAlpha)
	c.Fill(body, legalPaint.Over(1, 1, w-2, h-2), 1)
	c.Stroke(body, legalLine, legalEdge, StrokeStyle{}, 1)
	return c.baked()
}

// Outline is the gold line round tiles tw × th of a pyramid, gap apart, with a
// glow. Its box is the whole pyramid's, five rows high, as that of Rack.
func (b *Baker) Outline(tw, th, gap float64, cells Cells) Baked {
	p := around(tw, th, gap, cells)
	lo, hi := p.box(identity)
	const pad = outlineGlow/2 + 3*outlineSigma
	c := b.newCanvas(float64(lo.x)-pad, float64(lo.y)-pad, float64(hi.x-lo.x)+2*pad, float64(hi.y-lo.y)+2*pad)
	round := StrokeStyle{Join: RoundJoin}
	if !b.contrast {
		c.BlurStroke(p, outlineGlow, outlineSigma, glow, round, outlineAlpha)
	}
	c.Stroke(p, b.line(outlineInk), ink, round, 1)
	c.Stroke(p, b.line(outlineGold), glow, round, 1)
	return c.baked()
}
