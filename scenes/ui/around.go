package ui

import "treille/sprites"

// wrapped puts something around what a part shows, and around all its alternatives.
func (p Part) wrapped(wrap func(c content) content) Part {
	return p.each(func(p *Part) { p.content, p.known = wrap(p.content), &known{} })
}

// An around adds something before or after a part in the same box.
type around struct {
	content
	draw func(s *Stage, r Rect, inner func())
}

func (a *around) put(s *Stage, r Rect) { a.draw(s, r, func() { a.content.put(s, r) }) }

// Around adds something to a part in the same box: draw calls inner to add the part itself.
func (p Part) Around(draw func(s *Stage, r Rect, inner func())) Part {
	return p.wrapped(func(c content) content { return &around{c, draw} })
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

// A padded part has room around it.
type padded struct {
	content
	x, y float64
}

func (p *padded) width(s *Stage) extent { return p.content.width(s).plus(same(2 * p.x)) }

func (p *padded) height(s *Stage, width float64) extent {
	return p.content.height(s, width-2*p.x).plus(same(2 * p.y))
}

func (p *padded) put(s *Stage, r Rect) {
	p.content.put(s, R(r.X+p.x, r.Y+p.y, r.W-2*p.x, r.H-2*p.y))
}

// Pad leaves room at both sides of a part, and above and below it.
func (p Part) Pad(x, y float64) Part {
	return p.wrapped(func(c content) content { return &padded{c, x, y} })
}

// A bounded part has a smallest or a largest size.
type bounded struct {
	content
	leastW, leastH, mostW, mostH float64
}

// bound puts an extent between two sizes; 0 is no bound.
func (e extent) bound(least, most float64) extent {
	if most > 0 {
		e = extent{min(e.want, most), min(e.least, most), min(e.worst, most)}
	}
	return e.max(same(least))
}

func (b *bounded) width(s *Stage) extent { return b.content.width(s).bound(b.leastW, b.mostW) }

func (b *bounded) height(s *Stage, width float64) extent {
	return b.content.height(s, b.room(width, b.mostW)).bound(b.leastH, b.mostH)
}

// room is how much of a size a part uses that is at most so large; 0 is no bound.
func (b *bounded) room(size, most float64) float64 {
	if most > 0 {
		return min(size, most)
	}
	return size
}

func (b *bounded) put(s *Stage, r Rect) {
	b.content.put(s, r.middle(b.room(r.W, b.mostW), b.room(r.H, b.mostH)))
}

// AtLeast returns a part that never takes less room; 0 is no bound.
func (p Part) AtLeast(w, h float64) Part {
	return p.wrapped(func(c content) content { return &bounded{c, w, h, 0, 0} })
}

// AtMost returns a part that never takes more room, but stands in its middle; 0 is no
// bound.
func (p Part) AtMost(w, h float64) Part {
	return p.wrapped(func(c content) content { return &bounded{c, 0, 0, w, h} })
}

// A sized part takes other room than what it shows.
type sized struct {
	content
	wide, high func(extent) extent
}

func (z *sized) width(s *Stage) extent { return z.wide(z.content.width(s)) }

func (z *sized) height(s *Stage, width float64) extent { return z.high(z.content.height(s, width)) }

func (p Part) sized(wide, high func(extent) extent) Part {
	return p.wrapped(func(c content) content { return &sized{c, wide, high} })
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

// Wide returns a part of one width, High one of one height.
func (p Part) Wide(w float64) Part {
	return p.wrapped(func(c content) content { return &bounded{c, w, 0, w, 0} })
}

// High returns a part of one height.
func (p Part) High(h float64) Part {
	return p.wrapped(func(c content) content { return &bounded{c, 0, h, 0, h} })
}

// A placed part takes no more room than it wants, at a side of what it gets.
type placed struct {
	content
	x, y float64 // from 0, left or top, to 1, right or bottom; negative fills
}

func (p *placed) put(s *Stage, r Rect) {
	q := r
	if p.x >= 0 {
		q.W = min(r.W, p.content.width(s).want)
		q.X = r.X + (r.W-q.W)*p.x
	}
	if p.y >= 0 {
		q.H = min(r.H, p.content.height(s, q.W).want)
		q.Y = r.Y + (r.H-q.H)*p.y
	}
	p.content.put(s, q)
}

func (p Part) placed(x, y float64) Part {
	return p.wrapped(func(c content) content { return &placed{c, x, y} })
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
