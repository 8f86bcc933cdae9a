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
	c.lattice(c.wholeRect(w, h), w, h)
	c.thin(ScoopRect(coverIn, coverIn, w-2*coverIn, h-2*coverIn, coverScoop), coverLine)
	c.thin(ScoopRect(coverIn2, coverIn2, w-2*coverIn2, h-2*coverIn2, coverScoop), coverLine2)
	return c.baked()
}

// lattice fills a shape that begins at the upper left with the back of a card.
func (c *Canvas) lattice(shape *Path, w, h float64) {
	if c.b.contrast {
		c.Fill(shape, burgundy, 1)
		return
	}
	c.Fill(shape, cardBackPaint.Over(0, 0, w, h), 1)
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
	c.Clipped(shape, func() {
		c.Stroke(lattice, latticeWidth, goldLight, StrokeStyle{}, latticeAlpha)
		c.Fill(gems, goldLight, latticeAlpha)
		c.Fill(shape, vignette.Over(0, 0, w, h), 1)
	})
}

// CardFace is the face of a card: paper with a border like its back, and a gold line.
func (b *Baker) CardFace(w, h float64) Baked {
	c := b.newCanvas(0, 0, w, h)
	const in, line = faceIn, faceLineIn
	c.Fill(RoundRect(0, 0, w, h, faceCorner), cream, 1)
	inner := RoundRect(in, in, w-2*in, h-2*in, faceCorner-in)
	c.lattice(inner, w, h)
	c.Stroke(inner, faceEdge, ink, StrokeStyle{}, 1)
	c.thin(ScoopRect(line, line, w-2*line, h-2*line, faceScoop), coverLine)
	c.Stroke(RoundRect(1, 1, w-2, h-2, faceCorner-1), b.line(parchmentEdge), ink, StrokeStyle{}, 1)
	return c.baked()
}
