package bake

import "math"

// A BoxPrint is what a game's box shows: its picture, by the name of the game's folder
// ("weinhaendler"), its colours and its words.
type BoxPrint struct {
	Game                     string
	Colours                  BoxColours
	Title, Subtitle, Players string
}

// BoxColours are a box's light, middle and dark.
type BoxColours [3]Colour

// Box is a game's box, its front w × h, seen a little from the right and from
// above. BoxWords are printed on it.
func (b *Baker) Box(printed BoxPrint, w, h float64) Baked {
	s := boxSizeFor(w)
	depth := s.depth
	rise := depth * boxRise
	c := b.newCanvas(-2, -rise-2, w+depth+56, h+rise+34)
	c.boxBody(w, h, depth, rise, printed.Colours)
	c.boxLabel(w, h, s, printed.Game)
	c.Stroke(RoundRect(0, 0, w, h, boxCorner), boxEdge, ink, StrokeStyle{}, 1)
	return c.baked()
}

// BoxWords are the words on a game's box, below its picture.
func (b *Baker) BoxWords(printed BoxPrint, w, h float64) Baked {
	s := boxSizeFor(w)
	unit, zero := s.picture(w, h, b.piece("home/label-"+printed.Game).W)
	below := zero + boxPictureFoot*unit
	c := b.newCanvas(0, below, w, h-below)
	c.boxWords(w, h, below, s, printed)
	return c.baked()
}

// boxSizeFor returns the figures of a box with a front that wide: those of the
// nearest size that was drawn, scaled.
func boxSizeFor(w float64) boxSize {
	s := boxSizes[0]
	for _, o := range boxSizes {
		if math.Abs(o.width-w) < math.Abs(s.width-w) {
			s = o
		}
	}
	s.scale = w / s.width
	for _, v := range []*float64{&s.title, &s.sub, &s.players, &s.depth, &s.margin, &s.padding} {
		*v *= s.scale
	}
	return s
}

// boxBody draws what is seen of the box itself, over its shadow on the ground:
// the top, the side and the front.
func (c *Canvas) boxBody(w, h, depth, rise float64, colours BoxColours) {
	light, middle, dark := colours[0], colours[1], colours[2]
	round := StrokeStyle{Join: RoundJoin}
	c.Blur(new(Path).Polygon(6, h, w+4, h, w+depth+26, h-rise-3, w+depth+24, 26, w, 10), boxShadowSigma, boxShadow, boxShadowAlpha)
	top := new(Path).Polygon(0, 0, depth, -rise, w+depth, -rise, w, 0)
	c.Fill(top, light.mix(white, boxTopLight), 1)
	c.Stroke(top, boxEdge, ink, round, 1)
	side := new(Path).Polygon(w, 0, w+depth, -rise, w+depth, h-rise, w, h)
	c.Fill(side, dark.mix(black, boxSideDark), 1)
	c.Stroke(side, boxEdge, ink, round, 1)
	front := RoundRect(0, 0, w, h, boxCorner)
	c.Fill(front, grad(.6, 1, Stop{0, light, 1}, Stop{.5, middle, 1}, Stop{1, dark, 1}).Over(0, 0, w, h), 1)
	c.Stroke(new(Path).Polyline(1.6, h-2, 1.6, 1.6, w-2, 1.6), boxShine, white, StrokeStyle{}, boxShineAlpha)
}

// boxLabel draws the label on the front with the game's picture.
func (c *Canvas) boxLabel(w, h float64, s boxSize, game string) {
	m := s.margin
	c.Stroke(ScoopRect(m*boxGoldIn, m*boxGoldIn, w-m*(2*boxGoldIn), h-m*(2*boxGoldIn), m*boxGoldScoop),
		c.b.line(boxGold), gold, StrokeStyle{}, boxGoldAlpha)
	c.parchment(m, m, w-2*m, h-2*m, m*boxLabelScoop, Token, false)
	c.Stroke(ScoopRect(m+innerIn, m+innerIn, w-2*m-2*innerIn, h-2*m-2*innerIn, m*boxLabelScoop),
		c.b.line(innerWidth), ink, StrokeStyle{}, c.b.faint(innerAlpha))
	label := c.b.piece("home/label-" + game)
	unit, zero := s.picture(w, h, label.W)
	c.piece(label, (w-label.W*unit)/2+label.X*unit, zero+label.Y*unit, label.W*unit, PieceLook{Bare: true})
}

// picture returns the length of one of the units in which the picture, so many wide,
// is drawn, and where its zero lies. It is an arch that rises 8 units above that. On a
// low box it leaves room for the words.
func (s *boxSize) picture(w, h, wide float64) (unit, zero float64) {
	used, parts := s.words()
	room := h - 2*s.margin - 13*s.scale - used - parts*boxLeastGap*s.scale
	unit = math.Min((w-2*s.margin-2*s.padding)/wide, room/(boxPictureFoot+8))
	return unit, s.margin + 9*s.scale + 8*unit
}

// words is the height that the words on a box need, and by how many gaps they are
// set apart.
func (s *boxSize) words() (used, gaps float64) {
	used = s.title*.72 + s.sub*.95 + s.players*.95
	switch {
	case s.rule:
		return used + 10*s.scale, 4.6
	case s.sub == 0:
		return used, 3
	}
	return used, 4
}

// boxWords sets the title, the subtitle and the number of players below the
// picture, with a rule after the title where there is room. What is left of the
// height is shared out between them. A small box has no subtitle.
func (c *Canvas) boxWords(w, h, below float64, s boxSize, printed BoxPrint) {
	used, parts := s.words()
	gap := (h - s.margin - 4*s.scale - below - used) / parts
	room := w - 2*s.margin - 16
	set := func(f Font, size, y float64, words string, col Colour) {
		size *= math.Min(1, room/math.Max(1, c.b.Measure(f, size, words)))
		c.Text(f, size, w/2, y, words, Centre, col, 1)
	}
	y := below
	y += gap + s.title*.70
	set(SC, s.title, y, printed.Title, ink)
	after := gap
	switch {
	case s.rule:
		y += gap*.75 + 5*s.scale
		c.diamondRule(w/2, y, boxRule*s.scale, boxDiamond*s.scale, inkDiamond)
		y += 5*s.scale + gap*.8 + s.sub*.72
		after = gap * .8
	case s.sub > 0:
		y += gap*1.25 + s.sub*.72
	}
	if s.sub > 0 {
		set(SerifItalic, s.sub, y, printed.Subtitle, ink)
	}
	y += after + s.players*.9
	set(SansMedium, s.players, y, printed.Players, mute)
}
