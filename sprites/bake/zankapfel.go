package bake

import "math"

// The surfaces of Zankapfel.

// Orchard is the board without its race: an oak frame, a lane of that width for
// the numbers of the four colours, and five by five squares of grass in a hedge.
func (b *Baker) Orchard(w, h, lane float64) Baked {
	c, frame := b.board(w, h, orchardCorner, Sheet, Layers{{oakPaint.Over(0, 0, w, h), 1}, {Noise{kind: oakNoise}, orchardNoise}})
	c.Stroke(frame, 2, ink, StrokeStyle{}, 1)
	c.Stroke(RoundRect(2.6, 2.6, w-5.2, h-5.2, orchardCorner-2.4), b.line(1), rackLight, StrokeStyle{}, b.faint(.5))
	const f = OrchardFrame
	c.lanes(f, f, w-2*f, lane)
	g, size := f+lane, w-2*(f+lane)
	c.Fill(RoundRect(g-hedge, g-hedge, size+2*hedge, size+2*hedge, 7), hedgeColour, 1)
	c.Stroke(RoundRect(g-hedge, g-hedge, size+2*hedge, size+2*hedge, 7), b.line(1.4), ink, StrokeStyle{}, 1)
	c.Stroke(RoundRect(g-3, g-3, size+6, size+6, 5), b.line(1.4), hedgeLeaf, StrokeStyle{Dash: hedgeDash}, .8)
	c.grass(g, g, size)
	return c.baked()
}

// lanes paints the four lanes round the orchard, each in its colour.
func (c *Canvas) lanes(x, y, size, lane float64) {
	all := RoundRect(x, y, size, size, 3)
	if c.b.contrast {
		c.Fill(all, plainParchment, 1)
	} else {
		c.Fill(all, lanePaint.Over(x, y, size, size), 1)
	}
	x1, y1 := x+size, y+size
	gx, gy, gx1, gy1 := x+lane, y+lane, x1-lane, y1-lane
	for _, l := range []struct {
		colour Colour
		alpha  float64
		path   *Path
	}{
		{laneRed, .20, new(Path).Polygon(x, y, x1, y, gx1, gy, gx, gy)},
		{laneBlue, .26, new(Path).Polygon(x1, y, x1, y1, gx1, gy1, gx1, gy)},
		{laneYellow, .30, new(Path).Polygon(x1, y1, x, y1, gx, gy1, gx1, gy1)},
		{laneGreen, .24, new(Path).Polygon(x, y1, x, y, gx, gy, gx, gy1)},
	} {
		c.Fill(l.path, l.colour, l.alpha)
	}
	corners := new(Path).Polyline(x, y, gx, gy).Add(Line(x1, y, gx1, gy)).Add(Line(x, y1, gx, gy1)).Add(Line(x1, y1, gx1, gy1))
	c.Stroke(corners, c.b.line(1), ink, StrokeStyle{}, c.b.faint(.4))
	c.Stroke(all, c.b.line(1.2), ink, StrokeStyle{}, 1)
}

// grass paints the squares of an orchard and their tufts.
func (c *Canvas) grass(x, y, size float64) {
	sq := size / 5
	for i := range 25 {
		col, row := i/5, i%5
		qx, qy := x+float64(col)*sq, y+float64(row)*sq
		paint := grassLight
		if (row+col)%2 == 1 {
			paint = grassDark
		}
		c.Fill(Rect(qx, qy, sq, sq), paint.Over(qx, qy, sq, sq), 1)
		c.Stroke(Rect(qx, qy, sq, sq), c.b.line(.8), grassLine, StrokeStyle{}, 1)
	}
	if c.b.contrast {
		return
	}
	tufts := new(Path)
	for i := range 90 {
		u, v, _ := plank(i+1, 7)
		tx, ty := x+4+u*(size-8), y+6+v*(size-10)
		tufts.Polyline(tx, ty, tx-1.6, ty-3.6).Polyline(tx, ty, tx, ty-4.6).Polyline(tx, ty, tx+1.8, ty-3.4)
	}
	c.Stroke(tufts, .9, grassLine, StrokeStyle{Cap: RoundCap}, .7)
}

// FaintSquare marks a square that others may choose: to read, not to press.
func (b *Baker) FaintSquare(w, h float64) Baked {
	c := b.newCanvas(-2, -2, w+4, h+4)
	body := RoundRect(2.5, 2.5, w-5, h-5, 6.5)
	c.Fill(body, cream, .20)
	c.Stroke(body, b.line(3.6), ink, StrokeStyle{}, b.faint(.55))
	c.Stroke(body, b.line(1.8), cream, StrokeStyle{Dash: dashedDash}, 1)
	return c.baked()
}

// RaceLine is the race as a straight line with n ticks, the first at its left
// end, h high.
func (b *Baker) RaceLine(w, h float64, n int) Baked {
	c := b.newCanvas(-h-2, -h, w+2*h+4, 3*h)
	body := RoundRect(-h, 0, w+2*h, h, h/2)
	c.Fill(body, raceSand, 1)
	c.Stroke(body, b.line(1.2), ink, StrokeStyle{}, 1)
	for i := range n {
		x := w * float64(i) / float64(n-1)
		c.Stroke(Line(x, h*.06, x, h*.94), b.line(1), ink, StrokeStyle{}, b.faint(.7))
	}
	return c.baked()
}

// Bubble is what somebody says: a label whose tail ends at (tipX, tipY), beside its
// box; corners are scooped by r. A chosen one glows, one that is not yet said is dashed.
func (b *Baker) Bubble(w, h, r, tipX, tipY float64, chosen, dashed bool) Baked {
	far := math.Max(math.Abs(tipX), math.Abs(tipY)) + 4
	pad := shadowRoom(Card) + far
	c := b.newCanvas(-pad, -pad, w+2*pad, h+2*pad)
	p := bubblePath(w, h, tipX, tipY, r)
	if chosen && !b.contrast {
		c.BlurStroke(p, seatGlowWidth, seatGlowSigma, glow, StrokeStyle{Join: RoundJoin}, .8)
	}
	c.Shadow(p, Card, 0)
	if b.contrast {
		c.Fill(p, plainParchment, 1)
	} else {
		c.Fill(p, tabPaint.Over(0, 0, w, h), 1)
	}
	switch {
	case dashed:
		c.Stroke(p, b.line(2.4), ink, StrokeStyle{Join: RoundJoin}, 1)
		c.Stroke(p, b.line(2.2), glow, StrokeStyle{Join: RoundJoin, Dash: ghostDash}, 1)
	case chosen:
		c.Stroke(p, b.line(5), ink, StrokeStyle{Join: RoundJoin}, 1)
		c.Stroke(p, b.line(2.4), glow, StrokeStyle{Join: RoundJoin}, 1)
	default:
		c.Stroke(p, b.line(2), ink, StrokeStyle{Join: RoundJoin}, 1)
	}
	return c.baked()
}

func bubblePath(w, h, tipX, tipY, r float64) *Path {
	k := r * (1 - kappa)
	t := math.Max(r+2, math.Min(tipX-6, w-r-22))
	m := h / 2
	p := new(Path).MoveTo(r, 0)
	if tipY < 0 {
		p.LineTo(t, 0).LineTo(tipX, tipY).LineTo(t+18, 0)
	}
	p.LineTo(w-r, 0).CubeTo(w-r, k, w-k, r, w, r)
	if tipX > w && tipY >= 0 && tipY <= h {
		p.LineTo(w, m-7).LineTo(tipX, tipY).LineTo(w, m+9)
	}
	p.LineTo(w, h-r).CubeTo(w-k, h-r, w-r, h-k, w-r, h)
	switch {
	case tipY > h:
		p.LineTo(t+18, h).LineTo(tipX, tipY).LineTo(t, h)
	case tipY >= 0 && tipX >= 0 && tipX <= w: // it hangs so far below
		p.LineTo(t+18, h).LineTo(tipX, h+tipY).LineTo(t, h)
	}
	p.LineTo(r, h).CubeTo(r, h-k, k, h-r, 0, h-r)
	if tipX < 0 && tipY >= 0 && tipY <= h {
		p.LineTo(0, m+9).LineTo(tipX, tipY).LineTo(0, m-7)
	}
	return p.LineTo(0, r).CubeTo(k, r, r, k, r, 0).Close()
}

// Trail is a dotted way across its box to the opposite corner: from its upper left
// (0), lower right (1), lower left (2) or upper right (3); as an arc, from its lower
// left over the box to its lower right, or if odd, the other way.
func (b *Baker) Trail(w, h float64, from int, arc bool, colour Colour) Baked {
	c := b.newCanvas(-6, -6, w+12, h+12)
	p := Line(0, 0, w, h)
	switch {
	case arc && from%2 == 1:
		p = new(Path).MoveTo(w, h).QuadTo(w/2, -h, 0, h)
	case arc:
		p = new(Path).MoveTo(0, h).QuadTo(w/2, -h, w, h)
	case from == 1:
		p = Line(w, h, 0, 0)
	case from == 2:
		p = Line(0, h, w, 0)
	case from == 3:
		p = Line(w, 0, 0, h)
	}
	c.Stroke(p, b.line(6), ink, StrokeStyle{Cap: RoundCap}, 1)
	c.Stroke(p, b.line(3), colour, StrokeStyle{Cap: RoundCap, Dash: trailDash}, 1)
	return c.baked()
}

// DuelPart is one side's part of a felt with corners of radius r, in the colour
// of its player. Its first edge, above or, upright, at the left, slants by so much
// and is a gold line; its last edge slants by so much too.
func (b *Baker) DuelPart(w, h, r, first, last float64, upright bool, colour Colour) Baked {
	c := b.newCanvas(-2, -2, w+4, h+4)
	var body, line *Path
	if upright {
		body = new(Path).Polygon(first, 0, w, 0, w-last, h, 0, h)
		line = Line(first, 0, 0, h)
	} else {
		body = new(Path).Polygon(0, first, w, 0, w, h-last, 0, h)
		line = Line(0, first, w, 0)
	}
	round := RoundRect(0, 0, w, h, r)
	switch { // only outer edges, which do not slant, have round corners
	case first > 0 && last > 0:
		round = Rect(0, 0, w, h)
	case first > 0 && upright:
		round = RoundRect(-2*r, 0, w+2*r, h, r)
	case first > 0:
		round = RoundRect(0, -2*r, w, h+2*r, r)
	case last > 0 && upright:
		round = RoundRect(0, 0, w+2*r, h, r)
	case last > 0:
		round = RoundRect(0, 0, w, h+2*r, r)
	}
	c.Clipped(round, func() {
		c.Fill(body, colour, duelAlpha)
		if !b.contrast {
			c.Fill(body, Noise{kind: feltNoise}, feltNoiseAlpha)
		}
		if first > 0 {
			c.with(translate(1, 1), func() { c.Stroke(line, 5, feltShade, StrokeStyle{}, .5) })
			c.Stroke(line, b.line(2), gold, StrokeStyle{}, 1)
		}
	})
	return c.baked()
}

// WoodBar is a bar of light wood for what belongs to the player.
func (b *Baker) WoodBar(w, h, r float64) Baked {
	c, body := b.board(w, h, r, Card, Layers{{barPaint.Over(0, 0, w, h), 1}, {Noise{kind: oakNoise}, .4}})
	c.Stroke(body, 2, ink, StrokeStyle{}, 1)
	c.Stroke(RoundRect(3, 3, w-6, h-6, r-2.4), b.line(1.2), barLight, StrokeStyle{}, b.faint(.5))
	return c.baked()
}

// ChosenLine is the gold line on ink round what may be chosen, or is, with corners
// of radius r: a ring if r is half its width.
func (b *Baker) ChosenLine(w, h, r float64, on bool) Baked {
	const pad = glowWidth + 3*glowSigma
	c := b.newCanvas(-pad, -pad, w+2*pad, h+2*pad)
	p := RoundRect(0, 0, w, h, r)
	line := 2.0
	if on {
		line = 2.8
		if !b.contrast {
			c.BlurStroke(p, glowWidth, glowSigma, glow, StrokeStyle{}, .6)
		}
	}
	c.Stroke(p, b.line(line+2.2), ink, StrokeStyle{}, 1)
	c.Stroke(p, b.line(line), glow, StrokeStyle{}, 1)
	return c.baked()
}

// LitCell is the gold wash of a cell of a ledger that counts now.
func (b *Baker) LitCell(w, h float64) Baked {
	c := b.newCanvas(-2, -2, w+4, h+4)
	body := RoundRect(0, 0, w, h, rowCorner)
	c.Fill(body, glow, .42)
	c.Stroke(body, b.line(1.2), goldDark, StrokeStyle{}, .8)
	return c.baked()
}

// CardPlace is where a card was, or will be, dark and dashed; it glows where one has
// just burnt.
func (b *Baker) CardPlace(w, h, r float64, burnt bool) Baked {
	c := b.newCanvas(-2, -2, w+4, h+4)
	body := RoundRect(.7, .7, w-1.4, h-1.4, r)
	c.Fill(body, cabinetShade, .34)
	line, width, alpha := Colour(0xEBD9B4), 1.3, .45
	if burnt {
		line, width, alpha = flameEdge, 1.6, .9
	}
	c.Stroke(body, b.line(width), line, StrokeStyle{Dash: dashedDash}, b.faint(alpha))
	return c.baked()
}

// Flames is what eats a card w × h from its foot: a charred edge, embers, and a fire.
func (b *Baker) Flames(w, h float64) Baked {
	k := w / 64
	pad := 12 * k
	c := b.newCanvas(-pad, -pad, w+2*pad, h+2*pad)
	edge := func(i int) (x, y float64) {
		u, _, _ := plank(i+3, 11)
		wave := -1.6
		if i%2 == 1 {
			wave = 2.6
		}
		t := float64(i) / 8
		return -2 + (w+4)*t, h*(.885-.11*t) + wave*k + (u-.5)*2.4*k
	}
	line := new(Path)
	for i := range 9 {
		x, y := edge(i)
		if i == 0 {
			line.MoveTo(x, y)
			continue
		}
		px, py := edge(i - 1)
		line.QuadTo(px, py, (px+x)/2, (py+y)/2).LineTo(x, y)
	}
	gone := new(Path).Add(line).LineTo(w+2, h+2).LineTo(-2, h+2).Close()
	if !b.contrast {
		c.Blur(Ellipse(w/2, h*.8, w*.6, h*.22), 8*k, flameGlow, .55)
	}
	c.Clipped(RoundRect(0, 0, w, h, w/12), func() {
		c.Fill(Rect(0, h*.4, w, h*.5), charPaint.Over(0, h*.4, w, h*.5), 1)
	})
	c.Clipped(Rect(-2, 0, w+4, h+2), func() { c.Fill(gone, burntPlace, 1) })
	c.fire(w, h, 1, 0, flamePaint.Over(0, h*.5, w, h*.4), true)
	c.fire(w, h, .64, -.5*k, Colour(0xFFC23C), false)
	c.fire(w, h, .34, -.8*k, Colour(0xFFF3BE), false)
	round := StrokeStyle{Join: RoundJoin, Cap: RoundCap}
	c.Stroke(line, 5*k, charBlack, round, 1)
	c.Stroke(line, 2.2*k, Colour(0xEA6D19), round, 1)
	c.Stroke(line, .9*k, Colour(0xFFE38A), round, 1)
	for i := range 6 {
		u, v, s := plank(i+21, 5)
		ember := Circle(w*(.05+.9*u), h*(.40+.34*v), (.8+.8*s)*k)
		c.Fill(ember, glow, 1)
		c.Stroke(ember, .7, ink, StrokeStyle{}, 1)
	}
	return c.baked()
}

// fire paints one tone of the tongues along the burnt edge.
func (c *Canvas) fire(w, h, grow, lift float64, paint Paint, outlined bool) {
	k := w / 64 * .86
	at := func(t float64) float64 { return h*(.895-.12*t) + lift }
	p := new(Path)
	for _, g := range flameTongues {
		a, m, e, high, lean := g[0], (g[0]+g[1])/2, g[1], g[2]*k*grow, g[3]*k
		xa, xm, xe := w*(.02+.96*a), w*(.02+.96*m), w*(.02+.96*e)
		q := (xe - xa) * (1 - grow) / 2
		xa, xe = xa+q, xe-q
		p.MoveTo(xa, at(a)).
			CubeTo(xa-3*k*grow, at(m)-high*.42, xm+lean*.2, at(m)-high*.55, xm+lean*grow, at(m)-high).
			CubeTo(xm+lean*.3+3*k*grow, at(m)-high*.62, xe+3*k*grow, at(m)-high*.4, xe, at(e)).
			QuadTo(xm, at(m)+2.5*k, xa, at(a)).Close()
	}
	if outlined {
		c.Stroke(p, 3, ink, StrokeStyle{Join: RoundJoin}, 1)
	}
	c.Fill(p, paint, 1)
}

// RoundLabel is a small round label for a number or a shape.
func (b *Baker) RoundLabel(w, h float64) Baked {
	c := b.newCanvas(-2, -2, w+4, h+4)
	body := RoundRect(0, 0, w, h, min(w, h)/2)
	c.Fill(body, cream, 1)
	c.Stroke(body, b.line(1.5), ink, StrokeStyle{}, 1)
	return c.baked()
}

// Struck is a number in the middle of its box that is gone: faint, and crossed out.
func (b *Baker) Struck(w, h float64, words string, size float64, colour Colour) Baked {
	c := b.newCanvas(-2, -2, w+4, h+4)
	c.Text(SerifBold, size, w/2, h/2+size*.34, words, Centre, colour, b.faint(.6))
	c.Stroke(Line(w*.2, h*.74, w*.8, h*.26), b.line(1.6), colour, StrokeStyle{Cap: RoundCap}, b.faint(.8))
	return c.baked()
}

// SlotRing is a dashed empty place for something round, on parchment.
func (b *Baker) SlotRing(w, h float64) Baked {
	c := b.newCanvas(-2, -2, w+4, h+4)
	c.Stroke(Ellipse(w/2, h/2, w/2, h/2), b.line(1.2), ink, StrokeStyle{Dash: squareRingDash}, b.faint(.5))
	return c.baked()
}
