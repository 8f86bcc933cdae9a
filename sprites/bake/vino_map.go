package bake

// The layers of the map of Italy, in the order of vino/map.
const (
	mapWater = iota
	mapAlps
	mapLand
	mapBorders
	mapHills
	mapRegions // the first of nine
	mapCoast   = mapRegions + 9
)

// A mapAt says where the map's units lie: so many to a pixel, from x, y on.
type mapAt struct{ scale, x, y float64 }

// VinoMap is the map of Italy on its sheet of parchment, with scooped corners of
// radius r. A hundred of its units are unit pixels; they begin at x, y.
func (b *Baker) VinoMap(w, h, r, unit, x, y float64) Baked {
	pad := shadowRoom(Sheet)
	c := b.newCanvas(-pad, -pad, w+2*pad, h+2*pad)
	c.parchment(0, 0, w, h, r, Sheet, false)
	in, step, thick := 7.0, 22.0, 4.0
	if unit >= wideMap {
		in, step, thick = 9, 26, 5
	}
	sea := Rect(in, in, w-2*in, h-2*in)
	c.Clipped(sea, func() {
		c.Fill(sea, seaPaint, 1)
		if !b.contrast {
			c.Fill(sea, seaLight.Over(in, in, w-2*in, h-2*in), 1)
		}
		at := mapAt{unit / 100, x, y}
		c.italy(at)
		if unit >= wideMap {
			c.seaName("Mare Adriatico", 382, 138, 53, at)
			c.seaName("Mare Tirreno", 159, 688, 0, at)
		}
		if !b.contrast {
			c.Fill(sea, Noise{kind: paperNoise}, mapNoise)
		}
	})
	c.neatline(in, in, w-2*in, h-2*in, step, thick)
	return c.baked()
}

// VinoRegion is one of the nine regions of that map in gold, from 0.
func (b *Baker) VinoRegion(n int, unit, x, y float64) Baked {
	at := mapAt{unit / 100, x, y}
	e := &b.piece("vino/map").Elements[mapRegions+n]
	m := translate(x, y).mul(scaling(at.scale, at.scale)).mul(elementMatrix(e))
	path := drawn(e.Outline)
	lo, hi := path.box(m)
	const pad = regionInk + 1
	c := b.newCanvas(float64(lo.x)-pad, float64(lo.y)-pad, float64(hi.x-lo.x)+2*pad, float64(hi.y-lo.y)+2*pad)
	c.onMap(at, func(px float64) {
		c.region(n, regionGold, goldRim, goldRimWide*px, goldRimDark, px)
		c.with(elementMatrix(e), func() {
			c.Stroke(path, regionInk*px, ink, StrokeStyle{Join: RoundJoin}, 1)
			c.Stroke(path, regionGlow*px, glow, StrokeStyle{Join: RoundJoin}, 1)
		})
	})
	return c.baked()
}

// onMap draws in the map's units, of which px make a pixel.
func (c *Canvas) onMap(at mapAt, draw func(px float64)) {
	c.with(translate(at.x, at.y).mul(scaling(at.scale, at.scale)), func() { draw(1 / at.scale) })
}

// italy draws sea and land.
func (c *Canvas) italy(at mapAt) {
	layers := c.b.piece("vino/map").Elements
	layer := func(i int, draw func(p *Path)) {
		c.with(elementMatrix(&layers[i]), func() { draw(drawn(layers[i].Outline)) })
	}
	round := StrokeStyle{Cap: RoundCap, Join: RoundJoin}
	c.onMap(at, func(px float64) {
		if !c.b.contrast {
			c.Clipped(seaside, func() {
				layer(mapWater, func(p *Path) {
					for _, w := range waterlines {
						c.Stroke(p, (w.width+waterOut)*px, w.line, round, 1)
						c.Stroke(p, (w.width-waterIn)*px, w.in, round, 1)
					}
				})
			})
		}
		layer(mapAlps, func(p *Path) { c.Stroke(p, .9*px, sepia, round, .5) })
		c.with(translate(landDX*px, landDY*px), func() {
			layer(mapLand, func(p *Path) { c.Fill(p, landShade, landAlpha) })
		})
		layer(mapLand, func(p *Path) { c.Fill(p, landPaint, 1) })
		layer(mapBorders, func(p *Path) {
			c.Stroke(p, px, sepia, StrokeStyle{Dash: []float64{2.4 * px, 2.6 * px}}, .75)
		})
		layer(mapHills, func(p *Path) { c.Stroke(p, .9*px, sepia, round, .6) })
		for i, rim := range washRims {
			c.region(i, colourOf(layers[mapRegions+i].Fill.Colour), rim, rimWidth*px, rimAlpha, px)
		}
		layer(mapCoast, func(p *Path) { c.Stroke(p, 1.9*px, ink, round, 1) })
	})
}

// region draws one with its vines, inner rim and border.
func (c *Canvas) region(n int, wash, rim Colour, width, alpha, px float64) {
	e := &c.b.piece("vino/map").Elements[mapRegions+n]
	c.with(elementMatrix(e), func() { c.Fill(drawn(e.Outline), wash, 1) })
	if v := &c.b.piece("vino/map-vines").Elements[n]; !c.b.contrast {
		c.with(elementMatrix(v), func() {
			c.Fill(drawn(v.Outline), vineEdge, vineAlpha/2)
			c.Stroke(drawn(v.Outline), .75, vineEdge, StrokeStyle{Cap: RoundCap}, vineAlpha)
		})
	}
	c.with(elementMatrix(e), func() {
		p := drawn(e.Outline)
		c.Clipped(p, func() { c.Stroke(p, width, rim, StrokeStyle{Join: RoundJoin}, alpha) })
		c.Stroke(p, regionEdge*px, ink, StrokeStyle{Join: RoundJoin}, 1)
	})
}

// seaName sets the name of a sea, turned by so many degrees about where it begins.
func (c *Canvas) seaName(name string, u, v, turn float64, at mapAt) {
	x, y := at.x+u*at.scale, at.y+v*at.scale
	size := 25 * at.scale
	c.Rotated(turn, x, y, func() {
		for _, r := range name {
			c.Text(SerifItalic, size, x, y, string(r), Left, seaWord, 1)
			x += c.b.Measure(SerifItalic, size, string(r)) + size*.11
		}
	})
}

// neatline is the frame of an old map: segments of ink and paper by turns.
func (c *Canvas) neatline(x, y, w, h, step, t float64) {
	kx, ky := int(w/step+.5), int(h/step+.5)
	sx, sy := w/float64(kx), h/float64(ky)
	for i := range kx {
		edge := y
		if i%2 == 1 {
			edge = y + h - t
		}
		c.Fill(Rect(x+float64(i)*sx, edge, sx, t), ink, .82)
	}
	for i := range ky {
		edge := x
		if i%2 == 0 {
			edge = x + w - t
		}
		c.Fill(Rect(edge, y+float64(i)*sy, t, sy), ink, .82)
	}
	c.Stroke(Rect(x, y, w, h), 1.2, ink, StrokeStyle{}, 1)
	c.Stroke(Rect(x+t, y+t, w-2*t, h-2*t), 1, ink, StrokeStyle{}, 1)
}
