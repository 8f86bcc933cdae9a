package bake

// shadowRoom is the room that a lift's shadow needs round a thing.
func shadowRoom(l Lift) float64 {
	s := lifts[l]
	return 3*s.sigma + s.dx + s.dy + 2
}

// Parchment is a sheet with scooped corners of radius r, and an inner rule if
// wanted.
func (b *Baker) Parchment(w, h, r float64, l Lift, inner bool) Baked {
	pad := shadowRoom(l)
	c := b.newCanvas(-pad, -pad, w+2*pad, h+2*pad)
	c.parchment(0, 0, w, h, r, l, inner)
	return c.baked()
}

// SmoothParchment is the same without the paper's grain, which takes longest.
func (b *Baker) SmoothParchment(w, h, r float64, l Lift, inner bool) Baked {
	pad := shadowRoom(l)
	c := b.newCanvas(-pad, -pad, w+2*pad, h+2*pad)
	c.sheet(0, 0, w, h, r, l, inner, parchmentPaint.Over(0, 0, w, h))
	return c.baked()
}

func (c *Canvas) parchment(x, y, w, h, r float64, l Lift, inner bool) {
	paper := Paint(plainParchment)
	if !c.b.contrast {
		paper = Layers{{parchmentPaint.Over(x, y, w, h), 1}, {Noise{kind: paperNoise}, parchmentNoise}}
	}
	c.sheet(x, y, w, h, r, l, inner, paper)
}

// sheet draws a sheet of that paper with its shadow and its edges.
func (c *Canvas) sheet(x, y, w, h, r float64, l Lift, inner bool, paper Paint) {
	sheet := ScoopRect(x, y, w, h, r)
	c.Shadow(sheet, l, r)
	c.Fill(sheet, paper, 1)
	c.Stroke(sheet, c.b.line(parchmentEdge), ink, StrokeStyle{}, 1)
	if inner {
		c.Stroke(ScoopRect(x+innerIn, y+innerIn, w-2*innerIn, h-2*innerIn, r), c.b.line(innerWidth), ink, StrokeStyle{}, c.b.faint(innerAlpha))
	}
}

// InnerGold is a second, gold line within a parchment of that size.
func (b *Baker) InnerGold(w, h, r float64) Baked {
	const in = innerGoldIn
	c := b.newCanvas(0, 0, w, h)
	c.thin(ScoopRect(in, in, w-2*in, h-2*in, r), innerGold)
	return c.baked()
}

// Note is a small sheet that says something in passing.
func (b *Baker) Note(w, h float64) Baked { return b.Parchment(w, h, noteScoop, Card, false) }

// Plate is a paper label with scooped corners of radius r, for a number or a
// word; gold in the last round.
func (b *Baker) Plate(w, h, r float64, l Lift, golden bool) Baked {
	pad := shadowRoom(l)
	c := b.newCanvas(-pad, -pad, w+2*pad, h+2*pad)
	paper := tabPaint
	if golden {
		paper = goldPlatePaint
	}
	c.plate(ScoopRect(0, 0, w, h, r), w, h, r, l, paper)
	c.Stroke(ScoopRect(plateIn, plateIn, w-2*plateIn, h-2*plateIn, r-1), b.line(innerWidth), ink, StrokeStyle{}, b.faint(plateAlpha))
	return c.baked()
}

// plate draws a label of that outline over its shadow. The outline fills the box
// w × h but for a rim of that width.
func (c *Canvas) plate(outline *Path, w, h, rim float64, l Lift, paper *Gradient) {
	c.Shadow(outline, l, rim)
	if c.b.contrast && paper == tabPaint {
		c.Fill(outline, plainParchment, 1)
	} else {
		c.Fill(outline, paper.Over(0, 0, w, h), 1)
	}
	c.Stroke(outline, c.b.line(plateEdge), ink, StrokeStyle{Join: RoundJoin}, 1)
}

// Pointer is a label whose pointer hangs from the middle of its lower edge:
// w × h without the pointer.
func (b *Baker) Pointer(w, h, r float64) Baked {
	pad := shadowRoom(Card) + pointerDrop
	c := b.newCanvas(-pad, -pad, w+2*pad, h+2*pad)
	m := w / 2
	tip := new(Path).Polygon(m+pointerHalf, h-1, m, h-1+pointerDrop, m-pointerHalf, h-1)
	c.plate(ScoopRect(0, 0, w, h, r).Add(tip), w, h+pointerDrop, r+pointerDrop, Card, tabPaint)
	// The label's own edge, where the pointer begins, is painted over.
	c.Stroke(Line(m-pointerHalf+1, h-1.6, m+pointerHalf-1, h-1.6), pointerGap, pointerColour, StrokeStyle{}, 1)
	return c.baked()
}

// Field is a box to write in.
func (b *Baker) Field(w, h float64) Baked {
	c := b.newCanvas(-2, -2, w+4, h+4)
	c.Fill(RoundRect(0, 0, w, h, fieldCorner), fieldColour, 1)
	c.Stroke(RoundRect(0, 0, w, h, fieldCorner), b.line(parchmentEdge), ink, StrokeStyle{}, 1)
	c.Stroke(Line(4, fieldShadeY, w-4, fieldShadeY), fieldShade, black, StrokeStyle{}, fieldShadeDark)
	return c.baked()
}

// Caret is the text cursor.
func (b *Baker) Caret(w, h float64) Baked {
	c := b.newCanvas(0, 0, w, h)
	c.Fill(Rect(0, 0, w, h), burgundy, 1)
	return c.baked()
}

// Highlight is the gold wash of a row that counts.
func (b *Baker) Highlight(w, h float64) Baked {
	c := b.newCanvas(-2, -2, w+4, h+4)
	c.Fill(RoundRect(0, 0, w, h, rowCorner), glow, rowAlpha)
	if b.contrast {
		c.Stroke(RoundRect(1, 1, w-2, h-2, rowCorner), rowEdge, goldDark, StrokeStyle{}, 1)
	}
	return c.baked()
}

// Own is a gold frame with a wash: it marks somebody's own among others.
func (b *Baker) Own(w, h float64) Baked {
	c := b.newCanvas(-2, -2, w+4, h+4)
	body := RoundRect(0, 0, w, h, rowCorner)
	c.Fill(body, glow, ownAlpha)
	c.Stroke(body, b.line(ownEdge), goldDark, StrokeStyle{}, 1)
	return c.baked()
}

// Dashed is the outline of something that can be added: a free seat.
func (b *Baker) Dashed(w, h float64) Baked {
	c := b.newCanvas(-2, -2, w+4, h+4)
	c.Fill(RoundRect(0, 0, w, h, buttonCorner), ink, dashedFill)
	c.Stroke(RoundRect(0, 0, w, h, buttonCorner), b.line(dashedWidth), ink, StrokeStyle{Dash: dashedDash}, b.faint(dashedAlpha))
	return c.baked()
}

// Bookmark is the ribbon that hangs from a page where the game is now.
func (b *Baker) Bookmark(w, h float64) Baked {
	pad := shadowRoom(Card)
	c := b.newCanvas(-pad, -pad, w+2*pad, h+2*pad)
	m, notch := w/2, h-bookmarkNotch*w
	band := new(Path).Polygon(0, 0, w, 0, w, h, m, notch, 0, h)
	c.Shadow(band, Card, h-notch)
	c.Fill(band, burgundyPaint.Over(0, 0, w, h), 1)
	c.Stroke(band, b.line(bookmarkEdge), ink, StrokeStyle{Join: RoundJoin}, 1)
	c.Stroke(new(Path).Polyline(4, 2, 4, h-8, m, notch-5, w-4, h-8, w-4, 2), b.line(1), goldLight, StrokeStyle{}, b.faint(bookmarkGold))
	return c.baked()
}

// Leaf is one torn from a calendar, its burgundy head that high.
func (b *Baker) Leaf(w, h, head float64) Baked {
	pad := shadowRoom(Card)
	c := b.newCanvas(-pad, -pad, w+2*pad, h+2*pad)
	leaf := new(Path).MoveTo(0, leafCorner).QuadTo(0, 0, leafCorner, 0).LineTo(w-leafCorner, 0).QuadTo(w, 0, w, leafCorner)
	for i := range 2*leafTeeth + 1 {
		depth := leafTorn
		if i%2 == 0 {
			depth = 0
		}
		leaf.LineTo(w-float64(i)*w/(2*leafTeeth), h-depth)
	}
	leaf.Close()
	c.plate(leaf, w, h, leafCorner+leafTorn, Card, tabPaint)
	c.Clipped(leaf, func() { c.Fill(Rect(0, 0, w, head), burgundyPaint.Over(0, 0, w, head), 1) })
	c.Stroke(Line(0, head, w, head), b.line(leafHead), ink, StrokeStyle{}, 1)
	c.Stroke(leaf, b.line(plateEdge), ink, StrokeStyle{Join: RoundJoin}, 1)
	for _, x := range [...]float64{leafHole, 1 - leafHole} {
		c.Fill(Circle(x*w, head*.22, w*leafHoleWide), ink, 1)
	}
	return c.baked()
}

// Stamp is a word in a box, pressed on at a slant. The picture's box is that of
// the stamp before it is turned.
func (b *Baker) Stamp(word string, size float64) Baked {
	w, h := b.Measure(SC, size, word)+2*stampPad, size*stampHeight
	c := b.newCanvas(-w/8-4, -w/8-4, w*1.25+8, h+w/4+8)
	c.Rotated(stampTurn, w/2, h/2, func() {
		c.Stroke(RoundRect(1, 1, w-2, h-2, stampCorner), b.line(stampLine), stampLight, StrokeStyle{}, 1)
		c.Text(SC, size, w/2, h*stampBase, word, Centre, stampWord, 1)
	})
	return c.baked()
}
