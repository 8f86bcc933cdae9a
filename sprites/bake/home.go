package bake

import "math"

// Shelf is a board of the home cabinet: its front is th high, its upper side
// is seen top high. The box begins at the front's upper edge; the upper side
// lies above it, the shadow below.
func (b *Baker) Shelf(w, th, top float64) Baked {
	c := b.newCanvas(0, -top, w, top+th+shelfUnder)
	w = c.up(w)
	c.Fill(Rect(0, th, w, shelfUnder), underShelf.Over(0, th, w, shelfUnder), 1)
	if b.contrast {
		c.Fill(Rect(0, -top, w, top+th), plainOak, 1)
	} else {
		c.Fill(Rect(0, -top, w, top), shelfTop.Over(0, -top, w, top), 1)
		c.Fill(Rect(0, -top, w, top), Noise{kind: oakNoise, dx: 40, dy: 90}, shelfTopNoise)
		c.Fill(Rect(0, 0, w, th), shelfFront.Over(0, 0, w, th), 1)
		c.Fill(Rect(0, 0, w, th), Noise{kind: oakNoise, dx: 170, dy: 300}, shelfFrontNoise)
	}
	c.rule(0, .8, w, .8, shelfShine)
	c.rule(0, th, w, th, shelfEnd)
	c.rule(0, th-shelfLipAt, w, th-shelfLipAt, shelfLip)
	return c.baked()
}

// BoxWords are what is printed on a game's box.
type BoxWords struct{ Title, Subtitle, Players string }

// Box is a game's box, its front w × h, seen a little from the right and from
// above. Game is the name of its folder: "weinhaendler".
func (b *Baker) Box(game string, words BoxWords, w, h float64) Baked {
	s := boxSizes[0]
	for _, o := range boxSizes {
		if math.Abs(o.width-w) < math.Abs(s.width-w) {
			s = o
		}
	}
	k := w / s.width
	dep, rise := s.depth*k, s.depth*k*.8
	c := b.newCanvas(-2, -rise-2, w+dep+56, h+rise+34)
	col := boxColours[game]
	round := StrokeStyle{Join: RoundJoin}
	front := RoundRect(0, 0, w, h, boxCorner)
	// Ground shadow, top, side, front.
	c.Blur(new(Path).Polygon(6, h, w+4, h, w+dep+26, h-rise-3, w+dep+24, 26, w, 10), boxShadowSigma, boxShadow, boxShadowAlpha)
	top := new(Path).Polygon(0, 0, dep, -rise, w+dep, -rise, w, 0)
	c.Fill(top, col[0].mix(white, boxTopLight), 1)
	c.Stroke(top, boxEdge, ink, round, 1)
	side := new(Path).Polygon(w, 0, w+dep, -rise, w+dep, h-rise, w, h)
	c.Fill(side, col[2].mix(black, boxSideDark), 1)
	c.Stroke(side, boxEdge, ink, round, 1)
	c.Fill(front, grad(.6, 1, at(0, col[0]), at(.5, col[1]), at(1, col[2])).Over(0, 0, w, h), 1)
	c.Stroke(new(Path).Polyline(1.6, h-2, 1.6, 1.6, w-2, 1.6), boxShine, white, StrokeStyle{}, boxShineAlpha)
	// The label.
	m, pad := s.margin*k, s.padding*k
	c.Stroke(ScoopRect(m*.53, m*.53, w-m*1.06, h-m*1.06, m*.66), b.line(boxGold), gold, StrokeStyle{}, boxGoldAlpha)
	c.parchment(m, m, w-2*m, h-2*m, m*.6, Token, false)
	c.Stroke(ScoopRect(m+4, m+4, w-2*m-8, h-2*m-8, m*.6), b.line(innerWidth), ink, StrokeStyle{}, b.faint(innerAlpha))
	// Its picture: an arch that rises 8 units above its own zero.
	label := b.piece("home/label-" + game)
	u := (w - 2*m - 2*pad) / label.W
	archY := m + 9*k + 8*u
	c.piece(label, m+pad+label.X*u, archY+label.Y*u, label.W*u, PieceLook{Bare: true})
	// The words share what is left below the picture.
	fit := func(f Font, size float64, s string) float64 {
		room := w - 2*m - 16
		return size * math.Min(1, room/math.Max(1, b.Measure(f, size, s)))
	}
	ts, fs, ps := s.title*k, s.sub*k, s.players*k
	need, parts := ts*.72+fs*.95+ps*.95, 4.0
	if s.rule {
		need, parts = need+10*k, 4.6
	}
	y := archY + 158*u
	gap := (h - m - 4*k - y - need) / parts
	y += gap + ts*.70
	c.Text(SC, fit(SC, ts, words.Title), w/2, y, words.Title, Centre, ink, 1)
	if s.rule {
		y += gap*.75 + 5*k
		c.diamondRule(w/2, y, boxRule*k, boxDiamond*k, inkDiamond)
		y += 5*k + gap*.8 + fs*.72
		c.Text(SerifItalic, fit(SerifItalic, fs, words.Subtitle), w/2, y, words.Subtitle, Centre, ink, 1)
		y += gap*.8 + ps*.9
	} else {
		y += gap*1.25 + fs*.72
		c.Text(SerifItalic, fit(SerifItalic, fs, words.Subtitle), w/2, y, words.Subtitle, Centre, ink, 1)
		y += gap + ps*.9
	}
	c.Text(SansMedium, fit(SansMedium, ps, words.Players), w/2, y, words.Players, Centre, mute, 1)
	c.Stroke(front, boxEdge, ink, StrokeStyle{}, 1)
	return c.baked()
}

// Vine is the garland in an upper corner of the home screen, drawn for a box w
// wide whose corner is the screen's: the left one's upper left, the right
// one's upper right. It runs out of the screen.
func (b *Baker) Vine(w float64, right, short bool) Baked {
	id := "home/vine-left"
	if right {
		id = "home/vine-right"
	}
	if short {
		id += "-short"
	}
	p := b.piece(id)
	out := b.Piece(id, w, PieceLook{Lift: Sheet})
	out.Y += math.Round(p.Y * w / p.W * b.scale) // the box of the drawing begins above the screen
	return out
}

// Title sets words in gold letters. The box is as wide as Measure says, and
// its upper left is the pen on the base line.
func (b *Baker) Title(words string, size float64) Baked {
	m := b.Metrics(SC, size)
	w := b.Measure(SC, size, words)
	c := b.newCanvas(-4, -m.Ascent-4, w+size*.1+8, m.Ascent+m.Descent+size*.1+8)
	c.Text(SC, size, size*titleShiftX, size*titleShiftY, words, Left, titleShade, titleAlpha)
	c.Text(SC, size, 0, 0, words, Left, titlePaint.Over(0, -m.Ascent, w, m.Ascent+m.Descent), 1)
	return c.baked()
}

// CardBack is the back of a card over the whole screen: the cover for passing
// the device.
func (b *Baker) CardBack(w, h float64) Baked {
	c := b.newCanvas(0, 0, w, h)
	all := c.wholeRect(w, h)
	if b.contrast {
		c.Fill(all, burgundy, 1)
	} else {
		c.Fill(all, cardBackPaint.Over(0, 0, w, h), 1)
		lattice, gems := new(Path), new(Path)
		for x := -h; x < w+h; x += latticeStep {
			x = math.Floor(x/latticeStep) * latticeStep
			lattice.Add(Line(x, 0, x+h, h)).Add(Line(x, 0, x-h, h))
		}
		for r := 0; float64(r)*latticeStep < h; r++ {
			for k := r % 2; float64(k)*latticeStep < w; k += 2 {
				gems.Add(diamond((float64(k)+.5)*latticeStep, (float64(r)+.5)*latticeStep, latticeDiamond))
			}
		}
		c.Stroke(lattice, latticeWidth, goldLight, StrokeStyle{}, latticeAlpha)
		c.Fill(gems, goldLight, latticeAlpha)
		c.Fill(all, vignette.Over(0, 0, w, h), 1)
	}
	c.Stroke(ScoopRect(coverIn, coverIn, w-2*coverIn, h-2*coverIn, coverScoop), b.line(2), gold, StrokeStyle{}, b.faint(.9))
	c.Stroke(ScoopRect(coverIn2, coverIn2, w-2*coverIn2, h-2*coverIn2, coverScoop), b.line(.9), gold, StrokeStyle{}, b.faint(.7))
	return c.baked()
}
