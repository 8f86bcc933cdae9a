package bake

import "math"

// Board is light oak that marbles lie on, with corners of radius r.
func (b *Baker) Board(w, h, r float64) Baked {
	c, body := b.board(w, h, r, Card, Layers{{boardPaint.Over(0, 0, w, h), 1}, {Noise{kind: oakNoise}, boardNoise}})
	c.Stroke(body, b.line(boardEdge), ink, StrokeStyle{}, 1)
	c.Stroke(RoundRect(3, 3, w-6, h-6, r*.76), b.line(1.2), boardLight, StrokeStyle{}, b.faint(.5))
	return c.baked()
}

// MarketBoard is dark oak with five rails of eleven stops; the first of them is
// pad below the upper edge, the last as far above the lower one.
func (b *Baker) MarketBoard(w, h, pad float64) Baked {
	c, body := b.board(w, h, 8, Card, Layers{{oakPaint.Over(0, 0, w*1.1, h*.7), 1}, {Noise{kind: uprightNoise}, .5}})
	c.Stroke(body, b.line(boardEdge), ink, StrokeStyle{}, 1)
	c.Stroke(RoundRect(2.5, 2.5, w-5, h-5, 6), b.line(1), marketLight, StrokeStyle{}, b.faint(.4))
	c.Stroke(Line(4, h/2, w-4, h/2), b.line(1.4), goldLight, StrokeStyle{}, .8)
	stop := (h - 2*pad) / (marketStops - 1)
	for i := range marketRails {
		x := w*marketSide + float64(i)*w*(1-2*marketSide)/(marketRails-1)
		c.Stroke(Line(x, pad, x, h-pad), w*.053, railColour, StrokeStyle{Cap: RoundCap}, 1)
		for k := range marketStops {
			c.Fill(Circle(x, pad+float64(k)*stop, w*.0145), gold, .8)
		}
	}
	return c.baked()
}

// shield is the outline of a region's shield, 38 × 45 units.
func shield() *Path {
	return new(Path).MoveTo(2.5, 4.4).QuadTo(9, 6, 19, 2.5).QuadTo(29, 6, 35.5, 4.4).LineTo(35.5, 22).
		CubeTo(35.5, 32.6, 28, 39.4, 19, 42.6).CubeTo(10, 39.4, 2.5, 32.6, 2.5, 22).Close()
}

// ShieldBack is a region's shield that lies face down, or the place where one
// will lie.
func (b *Baker) ShieldBack(w, h float64, lies bool) Baked {
	pad := shadowRoom(Token)
	c := b.newCanvas(-pad, -pad, w+2*pad, h+2*pad)
	k := w / shieldW
	c.with(scaling(k, h/shieldH), func() {
		p, px := shield(), 1/k
		round := StrokeStyle{Join: RoundJoin}
		if !lies {
			c.Fill(p, ink, .06)
			c.Stroke(p, 1.2*px, ink, StrokeStyle{Join: RoundJoin, Dash: []float64{3 * px, 2.4 * px}}, b.faint(.55))
			return
		}
		c.Shadow(p, Token, 4)
		c.Stroke(p, 3.6*px, cream, round, 1)
		c.Fill(p, burgundyPaint.Over(0, 0, shieldW, shieldH), 1)
		c.Clipped(p, func() {
			for x := -shieldH; x < shieldW; x += backLattice {
				c.Stroke(Line(x, 0, x+shieldH, shieldH), 1, goldLight, StrokeStyle{}, .4)
				c.Stroke(Line(x+shieldH, 0, x, shieldH), 1, goldLight, StrokeStyle{}, .4)
			}
		})
		c.with(translate(19, 22).mul(scaling(.8, .8)).mul(translate(-19, -22.4)), func() { c.Stroke(p, 1.6, gold, round, 1) })
		c.Stroke(p, 1.4*px, ink, round, 1)
	})
	return c.baked()
}

// GoldFrame marks what is chosen, with corners of radius r: gold on ink, and pale
// gold within if wanted.
func (b *Baker) GoldFrame(w, h, r float64, filled bool) Baked {
	c := b.newCanvas(-4, -4, w+8, h+8)
	p := RoundRect(0, 0, w, h, r)
	if filled {
		c.Fill(p, chosenPaper, .92)
	}
	c.Stroke(p, b.line(frameInk), ink, StrokeStyle{}, 1)
	c.Stroke(p, b.line(frameGlow), glow, StrokeStyle{}, 1)
	return c.baked()
}

// ThinFrame marks what may be chosen on wood, with corners of radius r.
func (b *Baker) ThinFrame(w, h, r float64) Baked {
	c := b.newCanvas(-1, -1, w+2, h+2)
	c.Stroke(RoundRect(.5, .5, w-1, h-1, r), b.line(thinFrameLine), chosenPaper, StrokeStyle{}, .38)
	return c.baked()
}

// GoldDashes frame what would have been better, with corners of radius r.
func (b *Baker) GoldDashes(w, h, r float64) Baked {
	c := b.newCanvas(-4, -4, w+8, h+8)
	p := RoundRect(0, 0, w, h, r)
	c.Stroke(p, b.line(frameInk), ink, StrokeStyle{Dash: ringDash}, .6)
	c.Stroke(p, b.line(frameGlow), glow, StrokeStyle{Dash: ringDash}, 1)
	return c.baked()
}

// GoldRing is a dashed ring where something was, or will be.
func (b *Baker) GoldRing(w, h float64) Baked {
	c := b.newCanvas(-2, -2, w+4, h+4)
	p := Ellipse(w/2, h/2, w/2-1, h/2-1)
	c.Fill(p, railColour, .55)
	c.Fill(p, glow, .2)
	c.Stroke(p, b.line(ringLine), glow, StrokeStyle{Dash: ringDash}, 1)
	return c.baked()
}

// GoldHop is the arc of a marble's way.
func (b *Baker) GoldHop(w, h float64) Baked {
	c := b.newCanvas(-2, -2, w+4, h+4)
	c.Stroke(new(Path).MoveTo(0, h).QuadTo(w/2, -h*.7, w, h), b.line(hopLine), glow, StrokeStyle{Cap: RoundCap}, 1)
	return c.baked()
}

// RoadBed is what a row of vineyards lies on.
func (b *Baker) RoadBed(w, h float64) Baked {
	c := b.newCanvas(0, -roadInk, w, h+2*roadInk)
	c.Stroke(Line(0, h/2, w, h/2), roadInk, ink, StrokeStyle{}, roadAlpha)
	c.Stroke(Line(0, h/2, w, h/2), roadWidth, roadColour, StrokeStyle{}, 1)
	return c.baked()
}

// Halo is pale paper without an edge, on which words stand out from a map.
func (b *Baker) Halo(w, h float64) Baked {
	const pad = 3 * haloSigma
	c := b.newCanvas(-pad, -pad, w+2*pad, h+2*pad)
	c.Blur(RoundRect(0, 0, w, h, 8), haloSigma, haloColour, haloAlpha)
	return c.baked()
}

// Strike is the line through a price that is too high.
func (b *Baker) Strike(w, h float64) Baked {
	c := b.newCanvas(-2, -2, w+4, h+4)
	c.Stroke(Line(0, h, w, 0), b.line(2), ink, StrokeStyle{Cap: RoundCap}, .75)
	return c.baked()
}

// Pip is a step: gold when it is used, else dashed.
func (b *Baker) Pip(w, h float64, used bool) Baked {
	c := b.newCanvas(-2, -2, w+4, h+4)
	p := Ellipse(w/2, h/2, w/2, h/2)
	style := StrokeStyle{Dash: ringDash}
	if used {
		c.Fill(p, pipPaint.Over(0, 0, w, h), 1)
		style = StrokeStyle{}
	}
	c.Stroke(p, b.line(1.5), ink, style, 1)
	return c.baked()
}

// SheetTab is the tab of a parchment that begins at h, at its left or its right
// end: on, it is one with it, else it belongs to another. Draw it after the
// parchment if it is on, else before.
func (b *Baker) SheetTab(w, h float64, on, right bool) Baked {
	pad := shadowRoom(Card)
	c := b.newCanvas(-pad, -pad, w+2*pad, h+2*pad)
	const r, k = sheetTabRound, sheetTabRound * (1 - kappa)
	tab := func(left, right float64) *Path {
		return new(Path).MoveTo(0, left).LineTo(0, r).CubeTo(0, k, k, 0, r, 0).LineTo(w-r, 0).CubeTo(w-k, 0, w, k, w, r).LineTo(w, right)
	}
	if !on {
		c.Shadow(tab(h, h).Close(), Card, r)
		c.Fill(tab(h, h).Close(), tabSand, 1)
		c.Stroke(tab(h, h), b.line(parchmentEdge), ink, StrokeStyle{}, 1)
		return c.baked()
	}
	// Its outer side goes on over the scooped corner below it.
	left, end := h+tabOver, h
	if right {
		left, end = h, h+tabOver
	}
	body := tab(h+tabOver, h+tabOver).Close()
	if b.contrast {
		c.Fill(body, plainParchment, 1)
	} else {
		c.Fill(body, Layers{{parchmentPaint.Over(0, 0, w, 4*h), 1}, {Noise{kind: paperNoise}, parchmentNoise}}, 1)
	}
	c.Stroke(tab(left, end), b.line(parchmentEdge), ink, StrokeStyle{}, 1)
	return c.baked()
}

// Uncorked is the state's bottle, w wide, when its cork flies: the box is the
// bottle's; foam, rays, glow and cork leave it at the top.
func (b *Baker) Uncorked(w float64) Baked {
	k := w / uncorkedUnit
	pad, room := 90*k, shadowRoom(Lifted)
	c := b.newCanvas(-pad-room, -pad-room, w+2*pad+2*room, 122*k+pad+2*room)
	if !b.contrast {
		r := 62 * k
		c.Fill(Circle(w/2+4*k, -12*k, r), uncorkedGlow.Over(w/2+4*k-r, -12*k-r, 2*r, 2*r), 1)
	}
	c.Rotated(uncorkedTilt, w/2, 122*k, func() {
		c.with(translate(22*k, 118*k).mul(scaling(k, k)), func() { c.rays(k) })
		body := RoundRect(3*k, 60*k, w-6*k, 60*k, 6*k)
		c.Shadow(body, Lifted, 6*k)
		c.piece(b.piece("vino/bottle"), 0, 0, w, PieceLook{})
		c.with(translate(22*k, 118*k).mul(scaling(k, k)), func() { c.foam(k) })
	})
	return c.baked()
}

// rays draws the light round a bottle's mouth.
func (c *Canvas) rays(k float64) {
	for i := range 7 {
		a := (float64(i)*16 - 138) * math.Pi / 180
		from, to := 34.0, 50.0
		if i%2 == 0 {
			from, to = 30, 42
		}
		sin, cos := math.Sincos(a)
		ray := Line(from*cos, -118+from*sin, to*cos, -118+to*sin)
		c.Stroke(ray, 4.4/k, ink, StrokeStyle{Cap: RoundCap}, 1)
		c.Stroke(ray, 2.4/k, glow, StrokeStyle{Cap: RoundCap}, 1)
	}
}

// foam draws what leaves a bottle whose mouth is at 0, -118: drops in one contour,
// and the cork.
func (c *Canvas) foam(k float64) {
	drops := [...][3]float64{{0, -117, 9}, {-9, -113, 6.5}, {9, -113, 6.5}, {-6, -126, 7}, {7, -127, 6.4}, {0, -136, 6}, {-14, -124, 4.4},
		{15, -125, 4.6}, {-12, -138, 3.6}, {12, -141, 3.8}, {0, -149, 3.4}, {-21, -134, 2.4}, {22, -136, 2.6}, {-7, -155, 2.2}, {8, -157, 2.4}}
	for _, d := range drops {
		c.Fill(Circle(d[0], d[1], d[2]+1.6/k), ink, 1)
	}
	for _, d := range drops {
		c.Fill(Circle(d[0], d[1], d[2]), cream, 1)
	}
	for _, d := range drops {
		if x, y, r := d[0], d[1], d[2]; r > 5 {
			arc := new(Path).MoveTo(x-r*.5, y-r*.1).QuadTo(x-r*.5, y-r*.55, x-r*.1, y-r*.55)
			c.Stroke(arc, 1.2/k, foamShade, StrokeStyle{Cap: RoundCap}, 1)
		}
	}
	c.with(translate(6, -184).mul(rotation(24)), func() {
		cork := new(Path).MoveTo(-8, -11).QuadTo(0, -14, 8, -11).LineTo(6.4, 9).QuadTo(0, 11.6, -6.4, 9).Close()
		c.Shadow(cork, Card, 4)
		c.Stroke(cork, 6/k, cream, StrokeStyle{Join: RoundJoin}, 1)
		c.Fill(cork, beechPaint.Over(-8, -14, 16, 26), 1)
		c.Stroke(cork, 1.8/k, ink, StrokeStyle{Join: RoundJoin}, 1)
		c.Stroke(new(Path).MoveTo(-7.6, -10.4).QuadTo(0, -7.4, 7.6, -10.4), 1.1/k, ink, StrokeStyle{}, 1)
		for _, l := range [...][4]float64{{-4, -3, 2, 1}, {2, 1, 2, 1}, {-2, 5, 2, .6}, {3, -5, 1.4, .8}} {
			c.Stroke(Line(l[0], l[1], l[0]+l[2], l[1]+l[3]), 1.4/k, beechDark, StrokeStyle{Cap: RoundCap}, 1)
		}
	})
}
