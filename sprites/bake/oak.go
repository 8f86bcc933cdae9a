package bake

// plank returns three figures from 0 to 1 by which a plank differs from others:
// its shade, and where in the texture it is cut.
func plank(seed, i int) (shade, x, y float64) {
	v := uint32(seed*7919+i*104729+1) * 2654435761
	next := func() float64 {
		v ^= v << 13
		v ^= v >> 17
		v ^= v << 5
		return float64(v>>8) / (1 << 24)
	}
	next()
	return next(), next(), next()
}

// Table is level oak in so many planks: what belongs to a game lies on it.
func (b *Baker) Table(w, h float64, planks int) Baked {
	c := b.newCanvas(0, 0, w, h)
	c.oak(w, h, planks, false)
	return c.baked()
}

// Cabinet is upright oak in so many planks: what is chosen before play stands
// in it.
func (b *Baker) Cabinet(w, h float64, planks int) Baked {
	c := b.newCanvas(0, 0, w, h)
	c.oak(w, h, planks, true)
	c.Fill(c.wholeRect(w, h), cabinetShade, cabinetAlpha)
	return c.baked()
}

func (c *Canvas) oak(w, h float64, planks int, upright bool) {
	right, bottom := c.up(w), c.up(h)
	if c.b.contrast {
		c.Fill(Rect(0, 0, right, bottom), plainOak, 1)
		return
	}
	kind := oakNoise
	length := h / float64(planks)
	if upright {
		kind, length = uprightNoise, w/float64(planks)
	}
	for i := range planks {
		shade, nx, ny := plank(plankSeed, i)
		a, e := c.snap(float64(i)*length), c.snap(float64(i+1)*length)
		if i == planks-1 {
			e = max(right, bottom) // whatever is left
		}
		board := Rect(0, a, right, e-a)
		if upright {
			board = Rect(a, 0, e-a, bottom)
		}
		tint := Layer{plankLight, plankLightness}
		if shade < plankDarkShare {
			tint = Layer{plankDark, plankDarkness * shade}
		}
		size := float64(c.b.tile(kind).w)
		c.Fill(board, Layers{
			{oakPaint.Over(0, 0, w, h), 1}, tint,
			{Noise{kind: kind, dx: int(nx * size), dy: int(ny * size)}, oakNoiseAlpha},
			{oakLight.Over(0, 0, w, h), 1}, {vignette.Over(0, 0, w, h), 1},
		}, 1)
	}
	for i := 1; i < planks; i++ {
		y := float64(i) * length
		dark, light := Rect(0, c.snap(y-seamWidth/2), w, seamWidth), Rect(0, c.snap(y+seamWidth/2), w, 1)
		if upright {
			dark, light = Rect(c.snap(y-seamWidth/2), 0, seamWidth, h), Rect(c.snap(y+seamWidth/2), 0, 1, h)
		}
		c.Fill(dark, seamColour, seamAlpha)
		c.Fill(light, seamLight, seamLightAlpha)
	}
}

// snap rounds a length to whole device pixels.
func (c *Canvas) snap(v float64) float64 {
	return float64(int(v*c.b.scale+.5)) / c.b.scale
}

// wholeRect covers the picture's last pixels even where w or h end inside one.
func (c *Canvas) wholeRect(w, h float64) *Path {
	return Rect(0, 0, c.up(w), c.up(h))
}

// up rounds a length up to whole device pixels.
func (c *Canvas) up(v float64) float64 {
	n := float64(int(v * c.b.scale))
	if n < v*c.b.scale-1e-6 {
		n++
	}
	return n / c.b.scale
}

// Banner is the strip over the oak at the top of a screen.
func (b *Baker) Banner(w, h float64) Baked {
	c := b.newCanvas(0, 0, w, h+3)
	alpha := bannerAlpha
	if b.contrast {
		alpha = bannerPlain
	}
	c.Fill(Rect(0, 0, c.up(w), c.up(h)), bannerColour, alpha)
	c.Stroke(Line(0, h, w, h), b.line(bannerLine), gold, StrokeStyle{}, b.faint(bannerLineAlpha))
	if h >= bannerTall {
		c.Stroke(Line(0, h+2, w, h+2), 2, bannerDark, StrokeStyle{}, bannerDarkAlpha)
	}
	return c.baked()
}

// Felt is a green cloth sunk into the wood, with corners of radius r, and a
// thin gold line if wanted.
func (b *Baker) Felt(w, h, r float64, line bool) Baked {
	const pad = feltRim + 1
	c := b.newCanvas(-pad, -pad, w+2*pad, h+2*pad)
	c.felt(0, 0, w, h, r)
	if line {
		c.Stroke(ScoopRect(feltLineIn, feltLineIn, w-2*feltLineIn, h-2*feltLineIn, feltLineScoop),
			b.line(feltLineWidth), gold, StrokeStyle{}, b.faint(feltLineAlpha))
	}
	return c.baked()
}

func (c *Canvas) felt(x, y, w, h, r float64) {
	const f = feltRim
	c.Fill(RoundRect(x-f, y-f, w+2*f, h+2*f, r+f), feltRimColour, 1)
	c.Stroke(RoundRect(x-f+.5, y-f+.5, w+2*f-1, h+2*f-1, r+f-.5), 1, feltRimLight, StrokeStyle{}, feltRimAlpha)
	cloth := RoundRect(x, y, w, h, r)
	if c.b.contrast {
		c.Fill(cloth, plainFelt, 1)
		return
	}
	c.Fill(cloth, Layers{{feltPaint.Over(x, y, w, h), 1}, {Noise{kind: feltNoise}, feltNoiseAlpha}}, 1)
	c.Clipped(cloth, func() {
		const far = 20
		shade := new(Path).Polygon(x-far, y+h+far, x-far, y-far, x+w+far, y-far,
			x+w+far, y+feltShadeReach, x+feltShadeReach, y+feltShadeReach, x+feltShadeReach, y+h+far)
		// Beyond the reach of the blur there is nothing to see.
		const reach = feltShadeReach + 3*feltShadeSigma
		unshaded := bounds(Rect(x+reach, y+reach, w, h), c.m)
		c.blur(shade, c.m, feltShadeSigma, feltShade, feltShadeAlpha, unshaded)
	})
}

// board begins a wooden board with round corners and its shadow, plain in high contrast.
// It returns the board's outline too.
func (b *Baker) board(w, h, r float64, l Lift, wood Layers) (*Canvas, *Path) {
	pad := shadowRoom(l)
	c := b.newCanvas(-pad, -pad, w+2*pad, h+2*pad)
	body := RoundRect(0, 0, w, h, r)
	c.Shadow(body, l, r)
	if b.contrast {
		c.Fill(body, plainOak, 1)
	} else {
		c.Fill(body, wood, 1)
	}
	return c, body
}
