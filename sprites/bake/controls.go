package bake

// State is how a control looks.
type State uint8

// The states of a control.
const (
	Normal State = iota
	Pressed
	Disabled
)

// Button is a button without its words: burgundy if primary, else paper. A
// pressed one sinks.
func (b *Baker) Button(w, h float64, primary bool, s State) Baked {
	pad := shadowRoom(Card)
	c := b.newCanvas(-pad, -pad, w+2*pad, h+2*pad)
	line, width, alpha := ink, secondaryInWidth, secondaryInAlpha
	var fill Paint = secondaryPaint.Over(0, 0, w, h)
	switch {
	case s == Disabled:
		fill, line = buttonDisabled, disabledLine
	case primary && b.contrast:
		fill = plainPrimary
	case b.contrast:
		fill = plainSecondary
	case primary && s == Pressed:
		fill = primaryDownPaint.Over(0, 0, w, h)
	case primary:
		fill = primaryPaint.Over(0, 0, w, h)
	case s == Pressed:
		fill = secondaryDownPaint.Over(0, 0, w, h)
	}
	if primary {
		width = primaryInWidth
		if s != Disabled {
			line, alpha = cream, primaryInAlpha
		}
	}
	draw := func() {
		body := RoundRect(0, 0, w, h, buttonCorner)
		if s == Normal {
			c.Shadow(body, Card, buttonCorner)
		}
		c.Fill(body, fill, 1)
		if s == Pressed {
			c.Clipped(body, func() {
				c.BlurStroke(Line(buttonCorner, pressShadeY, w-buttonCorner, pressShadeY), pressShadeWidth, pressShadeSigma,
					black, StrokeStyle{Cap: RoundCap}, pressShadeAlpha)
			})
		}
		c.Stroke(RoundRect(buttonIn, buttonIn, w-2*buttonIn, h-2*buttonIn, buttonInCorner), b.line(width), line, StrokeStyle{}, b.faint(alpha))
		if primary && s == Normal && !b.contrast {
			c.shine(shineInset, shineY, w, primaryShine)
		}
		edge := 1.0
		if s == Disabled {
			edge = disabledEdge
		}
		c.Stroke(body, b.line(buttonEdge), ink, StrokeStyle{}, edge)
	}
	if s == Pressed {
		c.with(translate(0, buttonSink), draw)
	} else {
		draw()
	}
	return c.baked()
}

// Disc is an icon button: a disc in the middle of a box of 44, dark on oak or
// light on parchment, with the icon of that name ("?" is a letter).
func (b *Baker) Disc(icon string, dark bool, s State) Baked {
	const m, r = discTarget / 2, discRadius
	c := b.newCanvas(0, 0, discTarget+4, discTarget+4)
	col := ink
	disc := Circle(m, m, r)
	if dark {
		col = cream
		alpha := discDarkAlpha
		if s == Pressed || b.contrast {
			alpha = discDarkStrong
		}
		c.Fill(disc, discDark, alpha)
		c.Stroke(disc, b.line(discRing), gold, StrokeStyle{}, b.faint(discRingAlpha))
	} else {
		var fill Paint = secondaryPaint.Over(m-r, m-r, 2*r, 2*r)
		if s == Pressed {
			fill = secondaryDownPaint.Over(m-r, m-r, 2*r, 2*r)
		}
		if b.contrast {
			fill = plainSecondary
		}
		if s != Pressed {
			c.Shadow(disc, Token, r)
		}
		c.Fill(disc, fill, 1)
		c.Stroke(disc, b.line(discEdge), ink, StrokeStyle{}, 1)
	}
	if icon == "?" {
		c.Text(SerifBold, helpSize, m, m+helpDrop, "?", Centre, col, 1)
	} else {
		c.icon(icon, m-discIcon/2, m-discIcon/2, discIcon, discStroke, col)
	}
	if s == Disabled {
		c.fade(discDisabled)
	}
	return c.baked()
}

// icon draws a line icon whose lines are stroke CSS pixels wide.
func (c *Canvas) icon(name string, x, y, size, stroke float64, col Colour) {
	p := c.b.piece("common/icon-" + name)
	k := size / p.W
	style := StrokeStyle{Cap: RoundCap, Join: RoundJoin}
	c.with(translate(x, y).mul(scaling(k, k)), func() {
		for i := range p.Elements {
			e := &p.Elements[i]
			c.with(elementMatrix(e), func() {
				path := drawn(e.Outline)
				if e.Fill.Set {
					c.Fill(path, col, 1)
				}
				if e.Stroke.Set {
					c.Stroke(path, stroke/k, col, style, 1)
				}
			})
		}
	})
}

// Icon is a line icon, such as "gear", in a square box.
func (b *Baker) Icon(name string, size, stroke float64, col Colour) Baked {
	c := b.newCanvas(-2, -2, size+4, size+4)
	c.icon(name, 0, 0, size, stroke, col)
	return c.baked()
}

// Segments is the box of a segmented control.
func (b *Baker) Segments(w, h float64) Baked {
	pad := shadowRoom(Token)
	c := b.newCanvas(-pad, -pad, w+2*pad, h+2*pad)
	body := RoundRect(0, 0, w, h, buttonCorner)
	c.Shadow(body, Token, buttonCorner)
	var fill Paint = secondaryPaint.Over(0, 0, w, h)
	if b.contrast {
		fill = plainSecondary
	}
	c.Fill(body, fill, 1)
	c.Stroke(body, b.line(buttonEdge), ink, StrokeStyle{}, 1)
	return c.baked()
}

// Segment is the chosen part of a segmented control. Its box is that of any
// part; it is drawn a little smaller.
func (b *Baker) Segment(w, h float64) Baked {
	c := b.newCanvas(0, 0, w, h)
	body := RoundRect(segmentIn, segmentIn, w-2*segmentIn, h-2*segmentIn, segmentCorner)
	c.Fill(body, burgundyPaint.Over(segmentIn, segmentIn, w-2*segmentIn, h-2*segmentIn), 1)
	c.Stroke(body, b.line(segmentEdge), ink, StrokeStyle{}, 1)
	c.shine(segmentShineInset, segmentShineY, w, segmentShine)
	return c.baked()
}

// Switch is burgundy with a tick when on, sunk paper with a ring when off.
func (b *Baker) Switch(w, h float64, on bool) Baked {
	pad := shadowRoom(Token)
	c := b.newCanvas(-pad, -pad, w+2*pad, h+2*pad)
	r := h / 2
	body := RoundRect(0, 0, w, h, r)
	var fill Paint = sunkPaper
	x := r
	if on {
		fill, x = burgundyPaint.Over(0, 0, w, h), w-r
	}
	c.Fill(body, fill, 1)
	c.Stroke(body, b.line(buttonEdge), ink, StrokeStyle{}, 1)
	c.shine(r*switchShadeInset, switchShadeY, w, switchShade)
	if on {
		c.icon("check", switchIconX, r-switchIcon/2, switchIcon, switchStroke, cream)
	} else {
		c.thin(Circle(w-r, r, switchRing), switchOff)
	}
	knob := Circle(x, r, r-switchIn)
	c.Shadow(knob, Token, r)
	c.Fill(knob, secondaryPaint.Over(x-r+switchIn, switchIn, 2*(r-switchIn), 2*(r-switchIn)), 1)
	c.Stroke(knob, b.line(switchEdge), ink, StrokeStyle{}, 1)
	return c.baked()
}

// Groove is what a slider's knob runs in, usually 8 high.
func (b *Baker) Groove(w, h float64) Baked {
	c := b.newCanvas(-2, -2, w+4, h+4)
	body := RoundRect(0, 0, w, h, h/2)
	c.Fill(body, sunkPaper, 1)
	c.Stroke(body, b.line(grooveEdge), ink, StrokeStyle{}, 1)
	c.shine(grooveShadeInset, h*grooveShadeY, w, grooveShade)
	return c.baked()
}

// GrooveFull is the part of a groove to the left of the knob.
func (b *Baker) GrooveFull(w, h float64) Baked { return b.grooveOf(w, h, burgundyPaint) }

// GrooveBrass is that part of a dark groove.
func (b *Baker) GrooveBrass(w, h float64) Baked { return b.grooveOf(w, h, brassPaint) }

// GrooveDark is a groove in oak or felt, where paper would be too light.
func (b *Baker) GrooveDark(w, h float64) Baked { return b.grooveOf(w, h, grooveDarkPaint) }

func (b *Baker) grooveOf(w, h float64, paint *Gradient) Baked {
	c := b.newCanvas(-2, -2, w+4, h+4)
	body := RoundRect(0, 0, w, h, h/2)
	c.Fill(body, paint.Over(0, 0, w, h), 1)
	c.Stroke(body, b.line(grooveEdge), ink, StrokeStyle{}, 1)
	return c.baked()
}

// Capsule is a button of paper with round ends, without what stands on it.
func (b *Baker) Capsule(w, h float64, s State) Baked {
	pad := shadowRoom(Token)
	c := b.newCanvas(-pad, -pad, w+2*pad, h+2*pad)
	body := RoundRect(0, 0, w, h, h/2)
	var fill Paint = secondaryPaint.Over(0, 0, w, h)
	switch {
	case b.contrast:
		fill = plainSecondary
	case s == Pressed:
		fill = secondaryDownPaint.Over(0, 0, w, h)
	}
	if s != Pressed {
		c.Shadow(body, Token, h/2)
	}
	c.Fill(body, fill, 1)
	c.Stroke(body, b.line(buttonEdge), ink, StrokeStyle{}, 1)
	c.Stroke(RoundRect(buttonIn, buttonIn, w-2*buttonIn, h-2*buttonIn, h/2-buttonIn), b.line(secondaryInWidth), ink, StrokeStyle{}, b.faint(secondaryInAlpha))
	return c.baked()
}

// BrassDisc is a round button of brass as wide as its box, with an icon.
func (b *Baker) BrassDisc(icon string, w float64, s State) Baked {
	pad := shadowRoom(Token)
	c := b.newCanvas(-pad, -pad, w+2*pad, w+2*pad)
	disc := Circle(w/2, w/2, w/2-1)
	if s != Pressed {
		c.Shadow(disc, Token, w/2)
	}
	c.Fill(disc, brassPaint.Over(0, 0, w, w), 1)
	c.Stroke(disc, b.line(buttonEdge), ink, StrokeStyle{}, 1)
	c.thin(Circle(w/2, w/2, w/2-brassDiscRing), knobLine)
	q := w * brassDiscIcon
	c.icon(icon, (w-q)/2, (w-q)/2, q, brassDiscStroke, ink)
	return c.baked()
}

// Knob is a slider's, 26 across: brass, or paper when the slider is at zero.
func (b *Baker) Knob(on bool) Baked {
	const r = knobRadius
	pad := shadowRoom(Token)
	c := b.newCanvas(-pad, -pad, 2*r+2*pad, 2*r+2*pad)
	knob := Circle(r, r, r)
	c.Shadow(knob, Token, r)
	fill := secondaryPaint
	if on {
		fill = brassPaint
	}
	c.Fill(knob, fill.Over(0, 0, 2*r, 2*r), 1)
	c.Stroke(knob, b.line(buttonEdge), ink, StrokeStyle{}, 1)
	c.thin(Circle(r, r, knobRing), knobLine)
	return c.baked()
}

// tabPath is the outline of a tab from its lower left over the top.
func tabPath(w, top, bottom float64) *Path {
	return new(Path).MoveTo(0, bottom).LineTo(0, top+tabCorner).QuadTo(0, top, tabCorner, top).
		LineTo(w-tabCorner, top).QuadTo(w, top, w, top+tabCorner).LineTo(w, bottom)
}

// FeltTab is the tab of a sheet of felt that begins at h. The active one runs
// out over the felt's rim: draw it after the felt.
func (b *Baker) FeltTab(w, h float64, active bool) Baked {
	c := b.newCanvas(-2, 0, w+4, h+tabRunOut+2)
	if !active {
		c.idleTab(tabPath(w, tabTop, h-tabIdleSunk))
		return c.baked()
	}
	shape, line := tabPath(w, tabTop, h+tabRunOut), tabPath(w, tabTop, h+2)
	var fill Paint = feltTabPaint.Over(0, tabTop, w, h+tabRunOut-tabTop)
	if b.contrast {
		fill = plainFelt
	}
	c.Fill(shape.Close(), fill, 1)
	c.Stroke(line, b.line(tabLineWidth), feltTabLine.Over(0, tabTop, w, h+2-tabTop), StrokeStyle{}, 1)
	return c.baked()
}

func (c *Canvas) idleTab(line *Path) {
	shape := new(Path).Add(line).Close()
	c.Fill(shape, tabIdle, tabIdleAlpha)
	c.Stroke(line, c.b.line(bannerLine), gold, StrokeStyle{}, c.b.faint(tabIdleLine))
}

// PageTab is the tab of a parchment that begins at h. Draw the active one
// after the parchment, the others before.
func (b *Baker) PageTab(w, h float64, active bool) Baked {
	c := b.newCanvas(-2, 0, w+4, h+pageTabRunOut+2)
	if !active {
		c.idleTab(tabPath(w, pageTabTop, h+tabIdleSunk))
		return c.baked()
	}
	shape, line := tabPath(w, pageTabTop, h+pageTabRunOut), tabPath(w, pageTabTop, h+pageTabLineGap)
	c.Fill(shape.Close(), pageTabColour, 1)
	c.Stroke(line, b.line(parchmentEdge), ink, StrokeStyle{}, 1)
	return c.baked()
}

// ScrollBar is the thumb of a scrolling list.
func (b *Baker) ScrollBar(w, h float64) Baked {
	c := b.newCanvas(0, 0, w, h)
	c.Fill(RoundRect(0, 0, w, h, w/2), ink, b.faint(scrollBarAlpha))
	return c.baked()
}

// FocusRing runs round a control of that size with corners of radius r.
func (b *Baker) FocusRing(w, h, r float64) Baked {
	const o, pad = focusOut, focusOut + 4
	c := b.newCanvas(-pad, -pad, w+2*pad, h+2*pad)
	ring := RoundRect(-o, -o, w+2*o, h+2*o, r+o)
	c.Stroke(ring, b.line(focusInk), ink, StrokeStyle{}, 1)
	c.Stroke(ring, b.line(focusGold), glow, StrokeStyle{}, 1)
	return c.baked()
}
