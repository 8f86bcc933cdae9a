package bake

// The surfaces of Farbenpoker: the two sides of the stand, the pot, the grooves by
// the dice, and the light and lines that say what may be done.

// Colours and gradients of the stand and the pot.
var (
	standTop     = grad(.5, 1, Stop{0, 0xB9854F, 1}, Stop{.5, 0xA06E3C, 1}, Stop{1, 0x845528, 1})
	standFront   = grad(0, 1, Stop{0, 0x855830, 1}, Stop{.4, 0x6C4422, 1}, Stop{1, 0x472A12, 1})
	potHollow    = Radial(.5, .85, .62, Stop{0, 0x0D0704, 1}, Stop{.7, 0x1A0F08, 1}, Stop{1, 0x2D1B0E, 1})
	spotPaint    = Radial(.5, .5, .5, Stop{0, glow, .95}, Stop{.55, glow, .5}, Stop{1, glow, 0})
	standLit     = thinLine{1.6, .6, 0xF2D0A0}
	standEdgeLit = thinLine{1.4, .5, 0xF2D0A0}
	standGroove  = thinLine{1.6, .6, 0x2A1708}
	standRidge   = thinLine{1, .35, 0xE2B27C}
)

// Figures of Farbenpoker's surfaces, in CSS pixels where nothing else is said.
const (
	standInset          = 9.0 // by how much the back of a side is narrower, on each side
	standCorner         = 6.0 // of the front's lower corners
	standNoise          = .42 // opacity of the grain on the top,
	frontNoise          = .5  // and on the front
	standBoss           = .36 // radius of the brass with the letter, in heights of the front
	standLetter         = 1.5 // size of the letter, in those radii
	standFrameBy        = 3.0 // how far outside a side its frame runs
	plainStand   Colour = 0x6C4422

	hollowX, hollowY     = 7.0, 5.0 // width of the pot's rim
	ringInk, ringGold    = 4.2, 2.4
	ringFill, ringChosen = .12, .5
	dashInk, dashGold    = 5.0, 2.6
	braceInk, braceGold  = 4.4, 2.0
	wayTries             = 16
	turnInk, turnGold    = 6.0, 3.0
)

var (
	wayDash  = []float64{7, 5}
	leftDash = []float64{5, 3.4}
)

// standSide is the outline of a side's top, and that of its front below.
func standSide(w, h, front float64) (top, face *Path) {
	const in = standInset
	y := h - front
	top = new(Path).MoveTo(in, 0).LineTo(w-in, 0).QuadTo(w-in+3, 0, w-in+3.6, 3).LineTo(w, y).LineTo(0, y).
		LineTo(in-3.6, 3).QuadTo(in-3, 0, in, 0).Close()
	face = new(Path).MoveTo(0, y).LineTo(w, y).LineTo(w, h-standCorner).QuadTo(w, h, w-standCorner, h).
		LineTo(standCorner, h).QuadTo(0, h, 0, h-standCorner).Close()
	return top, face
}

// Stand is one side of Farbenpoker's stand without its holes: the top, seen from
// above, and its front, so high, with the side's letter on brass.
func (b *Baker) Stand(w, h, front float64, letter string) Baked {
	pad := shadowRoom(Sheet)
	c := b.newCanvas(-pad, -pad, w+2*pad, h+2*pad)
	top, face := standSide(w, h, front)
	y := h - front
	c.Shadow(new(Path).Add(top).Add(face), Sheet, standCorner)
	if b.contrast {
		c.Fill(top, plainStand, 1)
		c.Fill(face, plainOak, 1)
	} else {
		_, nx, ny := plank(plankSeed, len(letter)+int(letter[0]))
		size := float64(b.tile(oakNoise).w)
		grain := Noise{kind: oakNoise, dx: int(nx * size), dy: int(ny * size)}
		c.Fill(top, Layers{{standTop.Over(0, 0, w, y), 1}, {grain, standNoise}}, 1)
		c.Fill(face, Layers{{standFront.Over(0, y, w, front), 1}, {grain, frontNoise}}, 1)
	}
	c.thin(Line(standInset+2, 2.4, w-standInset-2, 2.4), standLit)
	c.thin(Line(2, y+1.4, w-2, y+1.4), standEdgeLit)
	c.Stroke(top, b.line(2), ink, StrokeStyle{Join: RoundJoin}, 1)
	c.Stroke(face, b.line(2), ink, StrokeStyle{Join: RoundJoin}, 1)
	m, r := w/2, front*standBoss
	cy := y + front/2
	c.Fill(Circle(m, cy, r), brassPaint.Over(m-r, cy-r, 2*r, 2*r), 1)
	c.Stroke(Circle(m, cy, r), b.line(1.4), ink, StrokeStyle{}, 1)
	c.Text(SerifBold, r*standLetter, m, cy+r*.5, letter, Centre, ink, 1)
	for _, x := range [...][2]float64{{16, m - r - 10}, {m + r + 10, w - 16}} {
		c.thin(Line(x[0], cy, x[1], cy), standGroove)
		c.thin(Line(x[0], cy+1.5, x[1], cy+1.5), standRidge)
	}
	return c.baked()
}

// StandFrame is a gold line round a side of the stand of that size.
func (b *Baker) StandFrame(w, h float64) Baked {
	const o, pad = standFrameBy, 16.0
	c := b.newCanvas(-pad, -pad, w+2*pad, h+2*pad)
	in := standInset
	p := new(Path).MoveTo(in, -o).LineTo(w-in, -o).QuadTo(w-in+o+3, -o, w-in+o+3.6, o).LineTo(w+o, h-9).
		QuadTo(w+o, h+o, w-standCorner, h+o).LineTo(standCorner, h+o).QuadTo(-o, h+o, -o, h-9).
		LineTo(in-o-3.6, o).QuadTo(in-o-3, -o, in, -o).Close()
	if !b.contrast {
		c.BlurStroke(p, 7, 3, glow, StrokeStyle{}, .5)
	}
	c.Stroke(p, braceInk, ink, StrokeStyle{Join: RoundJoin}, 1)
	c.Stroke(p, b.line(2.2), glow, StrokeStyle{Join: RoundJoin}, 1)
	return c.baked()
}

// Pot is a bowl with a brass rim, seen from above.
func (b *Baker) Pot(w, h float64) Baked {
	pad := shadowRoom(Card)
	c := b.newCanvas(-pad, -pad, w+2*pad, h+2*pad)
	rim := Ellipse(w/2, h/2, w/2, h/2)
	k := min(1, w/60)
	dx, dy := hollowX*k, hollowY*k
	c.Shadow(rim, Card, 0)
	c.Fill(rim, brassPaint.Over(0, 0, w, h), 1)
	c.Stroke(rim, b.line(2*max(.7, k)), ink, StrokeStyle{}, 1)
	hollow := Ellipse(w/2, h/2, w/2-dx, h/2-dy)
	c.Fill(hollow, potHollow.Over(dx, dy, w-2*dx, h-2*dy), 1)
	c.Stroke(hollow, b.line(1.4*max(.7, k)), ink, StrokeStyle{}, 1)
	return c.baked()
}

// PegSlot is a groove in the felt for a stick that lies.
func (b *Baker) PegSlot(w, h float64) Baked {
	c := b.newCanvas(-2, -2, w+4, h+4)
	r := h / 2
	c.Fill(RoundRect(0, 0, w, h, r), Colour(0x0A1610), .62)
	k := r * (1 - kappa)
	upper := new(Path).MoveTo(r, .6).LineTo(w-r, .6).CubeTo(w-k, .6, w-.6, k, w-.6, r)
	lower := new(Path).MoveTo(.6, r).CubeTo(.6, h-k, k, h-.6, r, h-.6).LineTo(w-r, h-.6).CubeTo(w-k, h-.6, w-.6, h-k, w-.6, r)
	c.Stroke(upper, 1.8, Colour(0x04100A), StrokeStyle{}, 1)
	c.Stroke(lower, b.line(1.2), Colour(0x7FA58E), StrokeStyle{}, b.faint(.55))
	return c.baked()
}

// Spot is soft gold light round something that stands there.
func (b *Baker) Spot(w, h float64) Baked {
	c := b.newCanvas(0, 0, w, h)
	p := Ellipse(w/2, h/2, w/2, h/2)
	if b.contrast {
		c.Stroke(Ellipse(w/2, h/2, w*.36, h*.36), solidGlow, glow, StrokeStyle{}, 1)
		return c.baked()
	}
	c.Fill(p, spotPaint.Over(0, 0, w, h), 1)
	return c.baked()
}

// HoleRing is the ring round a hole that may be chosen, or is.
func (b *Baker) HoleRing(w, h float64, chosen bool) Baked {
	const pad = 4
	c := b.newCanvas(-pad, -pad, w+2*pad, h+2*pad)
	p := Ellipse(w/2, h/2, w/2, h/2)
	fill := ringFill
	if chosen {
		fill = ringChosen
	}
	c.Fill(p, glow, fill)
	c.Stroke(p, ringInk, ink, StrokeStyle{}, 1)
	c.Stroke(p, b.line(ringGold), glow, StrokeStyle{}, 1)
	return c.baked()
}

// HoleLeft is the dashed ring round the hole that a stick has left.
func (b *Baker) HoleLeft(w, h float64) Baked {
	const pad = 3
	c := b.newCanvas(-pad, -pad, w+2*pad, h+2*pad)
	c.Stroke(Ellipse(w/2, h/2, w/2, h/2), b.line(1.8), cream, StrokeStyle{Dash: leftDash}, 1)
	return c.baked()
}

// SlotLeft is the dashed outline of a stick that has left its groove.
func (b *Baker) SlotLeft(w, h float64) Baked {
	c := b.newCanvas(-2, -2, w+4, h+4)
	c.Stroke(RoundRect(0, 0, w, h, h/2), b.line(1.5), cream, StrokeStyle{Dash: leftDash}, b.faint(.8))
	return c.baked()
}

// Brace is a bracket, open above, under what belongs together; gold if it is on.
func (b *Baker) Brace(w, h float64, on bool) Baked {
	const pad = 3
	c := b.newCanvas(-pad, -pad, w+2*pad, h+2*pad)
	p := new(Path).Polyline(0, 0, 0, h, w, h, w, 0)
	col := Colour(0xEBD9B4)
	if on {
		col = glow
	}
	c.Stroke(p, braceInk, ink, StrokeStyle{}, .7)
	c.Stroke(p, b.line(braceGold), col, StrokeStyle{}, 1)
	return c.baked()
}

// Way is the dashed way of a stick through the air, from the left edge of its box,
// start below its top, to the right edge, end below it; or from right to left.
func (b *Baker) Way(w, h, start, end float64, leftward bool) Baked {
	const pad = 5
	c := b.newCanvas(-pad, -pad, w+2*pad, h+2*pad)
	x := func(v float64) float64 {
		if leftward {
			return w - v
		}
		return v
	}
	y := 0.0 // of both handles, so high that the curve just reaches the top of the box
	for range wayTries {
		least := start
		for i := range wayTries + 1 {
			t := float64(i) / wayTries
			u := 1 - t
			least = min(least, u*u*u*start+3*u*t*y+t*t*t*end)
		}
		y -= least
	}
	p := new(Path).MoveTo(x(0), start).CubeTo(x(w*.34), y, x(w*.92), y, x(w), end)
	c.Stroke(p, dashInk, ink, StrokeStyle{Cap: RoundCap}, .75)
	c.Stroke(p, b.line(dashGold), glow, StrokeStyle{Cap: RoundCap, Dash: wayDash}, 1)
	return c.baked()
}

// RollAgain are two arrows that turn about a die in the middle of the box.
func (b *Baker) RollAgain(w, h float64) Baked {
	const pad = 6
	c := b.newCanvas(-pad, -pad, w+2*pad, h+2*pad)
	k := w / 80
	for _, turn := range [...]float64{0, 180} {
		c.Rotated(turn, w/2, h/2, func() {
			p := new(Path).MoveTo(2*k, 52*k).CubeTo(-2*k, 30*k, 8*k, 10*k, 28*k, 4*k)
			c.Stroke(p, turnInk*max(.8, k), ink, StrokeStyle{Cap: RoundCap}, 1)
			c.Stroke(p, b.line(turnGold*max(.8, k)), glow, StrokeStyle{Cap: RoundCap}, 1)
			head := new(Path).Polygon(24*k, -5*k, 39*k, 1*k, 27*k, 12*k)
			c.Fill(head, glow, 1)
			c.Stroke(head, b.line(1.8*max(.8, k)), ink, StrokeStyle{Join: RoundJoin}, 1)
		})
	}
	return c.baked()
}

// Badge is a small disc with a number or a cross ("×"), gold if it is on.
func (b *Baker) Badge(w, h float64, words string, on bool) Baked {
	const pad = 2
	c := b.newCanvas(-pad, -pad, w+2*pad, h+2*pad)
	r := w / 2
	col := cream
	if on {
		col = glow
	}
	c.Fill(Circle(r, r, r), col, 1)
	c.Stroke(Circle(r, r, r), b.line(1.6), ink, StrokeStyle{}, 1)
	if words == "×" {
		q := r * .38
		c.Stroke(new(Path).MoveTo(r-q, r-q).LineTo(r+q, r+q).MoveTo(r+q, r-q).LineTo(r-q, r+q), 2.4, ink, StrokeStyle{Cap: RoundCap}, 1)
	} else {
		c.Text(SerifBold, r*1.46, r, r+r*.48, words, Centre, ink, 1)
	}
	return c.baked()
}

// NoChips is where chips would lie, if there were any.
func (b *Baker) NoChips(w, h float64) Baked {
	c := b.newCanvas(-2, -2, w+4, h+4)
	c.Stroke(Ellipse(w/2, h/2, w/2, h/2), b.line(1.4), Colour(0xEBD9B4), StrokeStyle{Dash: leftDash}, b.faint(.7))
	return c.baked()
}

// StickShadow is what a standing stick throws on the wood, from its hole at the
// box's upper left on.
func (b *Baker) StickShadow(w, h float64) Baked {
	c := b.newCanvas(0, 0, w, h)
	k := w / 31
	c.Fill(new(Path).Polygon(5*k, k, 31*k, 10*k, 27*k, 15*k, k, 7*k), Colour(0x0D0603), .22)
	return c.baked()
}

// HoleFront is the dark of a hole over the foot of a stick that stands in it, and the
// hole's front edge. Its box reaches from above the hole's middle to below it.
func (b *Baker) HoleFront(w, h float64) Baked {
	c := b.newCanvas(-2, -2, w+4, h+4)
	k := w / 24.8
	m := w / 2
	shade := new(Path).MoveTo(m-8.4*k, 0).LineTo(m+8.4*k, 0).LineTo(m+8.4*k, 10*k).QuadTo(m+8.4*k, 14.4*k, m, 14.4*k).
		QuadTo(m-8.4*k, 14.4*k, m-8.4*k, 10*k).Close()
	dark := Linear(0, 0, 0, 1, Stop{0, ink, 0}, Stop{1, ink, .75})
	c.Fill(shade, dark.Over(0, 0, w, 14.4*k), 1)
	rim := new(Path).MoveTo(0, 8.5*k).CubeTo(0, 11.92*k, m-6.85*k, 14.7*k, m, 14.7*k).CubeTo(m+6.85*k, 14.7*k, w, 11.92*k, w, 8.5*k)
	c.Stroke(rim, 1.3*k, Colour(0xC79A68), StrokeStyle{}, .85)
	return c.baked()
}
