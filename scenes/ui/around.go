package ui

import "treille/sprites"

// wrapped puts something of the same size around what a part shows, and around all its alternatives.
func (p Part) wrapped(wrap func(inner Part) content) Part {
	return p.each(func(p *part, inner Part) { p.content = wrap(inner) })
}

// An around adds something before or after a part in the same box.
type around struct {
	Part
	draw func(s *Stage, r Rect, inner func())
}

func (a *around) put(s *Stage, r Rect) { a.draw(s, r, func() { a.Part.put(s, r) }) }

// Around adds something to a part in the same box: draw calls inner to add the part itself.
func (p Part) Around(draw func(s *Stage, r Rect, inner func())) Part {
	return p.wrapped(func(inner Part) content { return &around{inner, draw} })
}

// On lays a part on a surface that fills the same box. If the part is a control, or in
// one, the surface shows how it is pressed.
func (p Part) On(sf sprites.Surface) Part {
	return p.Around(func(s *Stage, r Rect, inner func()) {
		s.Add(Item{Kind: Surface, Surface: sf, Box: r, Control: s.within})
		inner()
	})
}

// Over is On with the surface above the part: a glow, a wash, a frame.
func (p Part) Over(sf sprites.Surface) Part {
	return p.Around(func(s *Stage, r Rect, inner func()) {
		inner()
		s.Put(sf, r)
	})
}

// Control makes a part one control, of which the box is the part’s. It is at least a
// finger wide and high.
func (p Part) Control(c Control) Part { return p.AtLeast(Target, Target).Target(c) }

// Target is Control for a part that may be smaller than a finger: on a board, where
// neighbours touch.
func (p Part) Target(c Control) Part {
	return p.Around(func(s *Stage, r Rect, inner func()) {
		before := s.within
		s.within = c.ID
		inner()
		s.within = before
		c.Rect = r
		s.Control(c)
	})
}

// Named gives the place of a part an id, for Stage.Where.
func (p Part) Named(id string) Part {
	return p.Around(func(s *Stage, r Rect, inner func()) {
		s.Place(id, r)
		inner()
	})
}

// Raised draws a part higher by z.
func (p Part) Raised(z int) Part {
	return p.Around(func(s *Stage, _ Rect, inner func()) {
		before := s.raise
		s.raise = before + z
		inner()
		s.raise = before
	})
}

// LandsWith returns a part that is seen once the piece of that key has come to its place.
func (p Part) LandsWith(key string) Part {
	return p.Around(func(s *Stage, _ Rect, inner func()) {
		before := s.with
		s.with = key
		inner()
		s.with = before
	})
}

// A framed part takes other room than what it shows, which lies in a box within that.
type framed struct {
	Part
	wide, high func(extent) extent
	within     func(Rect) Rect
}

func (f *framed) width(s *Stage) extent { return f.wide(f.Part.width(s)) }

func (f *framed) height(s *Stage, width float64) extent {
	return f.high(f.Part.height(s, f.within(R(0, 0, width, 0)).W))
}

func (f *framed) put(s *Stage, r Rect) { f.Part.put(s, f.within(r)) }

func (p Part) framed(wide, high func(extent) extent, within func(Rect) Rect) Part {
	return p.each(func(p *part, inner Part) { p.content, p.known = &framed{inner, wide, high, within}, new(known).empty() })
}

// Pad leaves room at both sides of a part, and above and below it.
func (p Part) Pad(x, y float64) Part {
	return p.framed(func(w extent) extent { return w.plus(same(2 * x)) }, func(h extent) extent { return h.plus(same(2 * y)) },
		func(r Rect) Rect { return R(r.X+x, r.Y+y, r.W-2*x, r.H-2*y) })
}

// bounded returns a part between a smallest and a largest size; 0 is no bound.
func (p Part) bounded(leastW, leastH, mostW, mostH float64) Part {
	bound := func(least, most float64) func(extent) extent {
		return func(e extent) extent {
			if most > 0 {
				e = extent{min(e.want, most), min(e.least, most), min(e.worst, most)}
			}
			return e.max(same(least))
		}
	}
	most := func(size, most float64) float64 {
		if most > 0 {
			return min(size, most)
		}
		return size
	}
	return p.framed(bound(leastW, mostW), bound(leastH, mostH), func(r Rect) Rect { return r.middle(most(r.W, mostW), most(r.H, mostH)) })
}

// AtLeast returns a part that never takes less room; 0 is no bound.
func (p Part) AtLeast(w, h float64) Part { return p.bounded(w, h, 0, 0) }

// AtMost returns a part that never takes more room, but stands in its middle; 0 is no
// bound.
func (p Part) AtMost(w, h float64) Part { return p.bounded(0, 0, w, h) }

// Wide returns a part of one width, High one of one height.
func (p Part) Wide(w float64) Part { return p.bounded(w, 0, w, 0) }

// High returns a part of one height.
func (p Part) High(h float64) Part { return p.bounded(0, h, 0, h) }

// sized returns a part that wants other room than before, and fills what it gets.
func (p Part) sized(wide, high func(extent) extent) Part {
	return p.framed(wide, high, func(r Rect) Rect { return r })
}

// Firm returns a part that does not shrink before another is taken in its place.
func (p Part) Firm() Part {
	firm := func(e extent) extent { return extent{e.want, e.want, e.worst} }
	return p.sized(firm, firm)
}

// Roomy returns a part that wants at least so much room, but makes do with as little as
// before.
func (p Part) Roomy(w, h float64) Part {
	roomy := func(room float64) func(extent) extent {
		return func(e extent) extent { return extent{max(e.want, room), e.least, e.worst} }
	}
	return p.sized(roomy(w), roomy(h))
}

// Narrowed returns a part that makes do with so little width: a name that may be cut.
func (p Part) Narrowed(w float64) Part {
	return p.sized(func(e extent) extent { return extent{e.want, min(e.least, w), min(e.worst, w)} },
		func(e extent) extent { return e })
}

// A placed part takes no more room than it wants, at a side of what it gets.
type placed struct {
	Part
	x, y float64 // from 0, left or top, to 1, right or bottom; negative fills
}

func (p *placed) put(s *Stage, r Rect) {
	q := r
	if p.x >= 0 {
		q.W = min(r.W, p.Part.width(s).want)
		q.X = r.X + (r.W-q.W)*p.x
	}
	if p.y >= 0 {
		q.H = min(r.H, p.Part.height(s, q.W).want)
		q.Y = r.Y + (r.H-q.H)*p.y
	}
	p.Part.put(s, q)
}

func (p Part) placed(x, y float64) Part {
	return p.wrapped(func(inner Part) content { return &placed{inner, x, y} })
}

// Left takes no more width than the part wants, at the left of what it gets.
func (p Part) Left() Part { return p.placed(0, -1) }

// Right is Left at the right.
func (p Part) Right() Part { return p.placed(1, -1) }

// Top takes no more height than the part wants, at the top of what it gets.
func (p Part) Top() Part { return p.placed(-1, 0) }

// Bottom is Top at the bottom.
func (p Part) Bottom() Part { return p.placed(-1, 1) }

// Middle takes no more height than the part wants, in the middle of what it gets.
func (p Part) Middle() Part { return p.placed(-1, 0.5) }

// Centred takes no more room than the part wants, in the middle of what it gets.
func (p Part) Centred() Part { return p.placed(0.5, 0.5) }
