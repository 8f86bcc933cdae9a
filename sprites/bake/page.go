package bake

// Levels are three rising bars, n of them full: how much there is to learn, or how strong a
// computer player is.
func (b *Baker) Levels(w, h float64, n int, col Colour) Baked {
	c := b.newCanvas(-2, -2, w+4, h+4)
	bar := w * levelBar
	for i := range 3 {
		high := h * levelHeights[i]
		r := RoundRect(float64(i)*(w-bar)/2, h-high, bar, high, levelCorner)
		if i < n {
			c.Fill(r, col, 1)
			c.Stroke(r, levelEdge, col, StrokeStyle{}, 1)
		} else {
			c.Stroke(r, b.line(levelEdge), col, StrokeStyle{}, b.faint(levelFaint))
		}
	}
	return c.baked()
}

// Bar is one of a chart: burgundy, or in a colour.
func (b *Baker) Bar(w, h float64, burgundy bool, col Colour) Baked {
	c := b.newCanvas(-1, -1, w+2, h+2)
	r := RoundRect(0, 0, w, h, min(barCorner, w/2, h/2))
	var fill Paint = col
	if burgundy {
		fill = burgundyPaint.Over(0, 0, w, h)
	}
	c.Fill(r, fill, 1)
	c.Stroke(r, b.line(barEdge), ink, StrokeStyle{}, 1)
	return c.baked()
}

// Bead is a burgundy disc on which a number stands, wider with round ends where the
// number has more digits.
func (b *Baker) Bead(w, h float64) Baked {
	c := b.newCanvas(-2, -2, w+4, h+4)
	disc := RoundRect(0, 0, w, h, h/2)
	if w == h {
		disc = Circle(w/2, w/2, w/2)
	}
	c.Fill(disc, burgundyPaint.Over(0, 0, w, h), 1)
	c.Stroke(disc, b.line(beadEdge), ink, StrokeStyle{}, 1)
	return c.baked()
}

// Ring is what marks one of several choices in a list, w across, with a burgundy
// disc in it if it is chosen.
func (b *Baker) Ring(w float64, on bool) Baked {
	c := b.newCanvas(-2, -2, w+4, w+4)
	r := w / 2
	c.Fill(Circle(r, r, r), ringPaper, 1)
	c.Stroke(Circle(r, r, r), b.line(ringEdge), ink, StrokeStyle{}, 1)
	if on {
		c.Fill(Circle(r, r, r*ringDot), burgundy, 1)
	}
	return c.baked()
}

// SheetPointer is the corner of a sheet that points from its left edge, at the right
// of the box, to what the sheet is about.
func (b *Baker) SheetPointer(w, h float64) Baked {
	c := b.newCanvas(-2, -2, w+6, h+4)
	var paper Colour = sheetPointer
	if b.contrast {
		paper = plainParchment
	}
	c.Fill(new(Path).Polygon(w+parchmentEdge, 0, 0, h/2, w+parchmentEdge, h), paper, 1)
	c.Stroke(new(Path).Polyline(w, 0, 0, h/2, w, h), b.line(parchmentEdge), ink, StrokeStyle{Join: RoundJoin}, 1)
	return c.baked()
}

// Dot is one of a row of small discs, w across, full or empty.
func (b *Baker) Dot(w, _ float64, on bool) Baked {
	c := b.newCanvas(-1, -1, w+2, w+2)
	disc := Circle(w/2, w/2, w/2-beadEdge/2)
	if on {
		c.Fill(disc, burgundyPaint.Over(0, 0, w, w), 1)
	}
	c.Stroke(disc, b.line(beadEdge), ink, StrokeStyle{}, 1)
	return c.baked()
}

// Tail is what points down from the lower edge of a parchment, or up from its upper
// one, over which it lies.
func (b *Baker) Tail(w, h float64, up bool) Baked {
	base, tip := 0.0, h
	if up {
		base, tip = h, 0
	}
	return b.tail(w, h, 0, base, w/2, tip, w, base)
}

// SideTail is what points to the right from the right edge of a parchment, or to the left.
func (b *Baker) SideTail(w, h float64, left bool) Baked {
	base, tip := 0.0, w
	if left {
		base, tip = w, 0
	}
	return b.tail(w, h, base, 0, tip, h/2, base, h)
}

// tail is a triangle of parchment; the side between its last corner and its first is open.
func (b *Baker) tail(w, h float64, corners ...float64) Baked {
	c := b.newCanvas(-2, -2, w+4, h+4)
	var paper Colour = sheetPointer
	if b.contrast {
		paper = plainParchment
	}
	c.Fill(new(Path).Polygon(corners...), paper, 1)
	c.Stroke(new(Path).Polyline(corners...), b.line(parchmentEdge), ink, StrokeStyle{Join: RoundJoin}, 1)
	return c.baked()
}

// Figures of the ring: share of its disc, and its line; and the paper of both.
const (
	ringDot             = .56
	ringEdge            = 1.8
	ringPaper    Colour = 0xFFFBF1
	sheetPointer Colour = 0xF6EBD4
)

// The three bars of a level: shares of their box, and lines.
const (
	levelBar    = .24
	levelCorner = 1.2
	levelEdge   = 1.3
	levelFaint  = .6
	beadEdge    = 1.4
	barCorner   = 2
	barEdge     = 1.3
)

var levelHeights = [3]float64{.42, .71, 1}
