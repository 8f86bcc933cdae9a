package scenetest

import (
	"slices"
	"strings"

	"treille/scenes/ui"
)

// checkControls finds controls that are too small or too near each other.
func (p *page) checkControls(add adder) {
	for i, c := range p.controls {
		own := c.Rect
		for _, d := range p.controls[i+1:] { // the later one is hit
			if c.View == d.View {
				own = less(own, d.Rect)
			}
		}
		least := target
		if slices.ContainsFunc(p.dense, func(begin string) bool { return strings.HasPrefix(c.ID, begin) }) {
			least = denseBoard // another control is the way of 44 px
		}
		if shows := p.px(min(own.W, own.H)); shows < least-slack {
			add("target", shows, "%s", c.ID)
		}
		for _, d := range p.controls[i+1:] {
			a, b := c.Rect, d.Rect
			if c.View != d.View {
				if c.Shown != c.Rect || d.Shown != d.Rect {
					continue // one is scrolled partly out of sight
				}
			}
			if c.Part && d.Part && kin(c.ID, d.ID) {
				continue
			}
			x := max(b.X-a.Right(), a.X-b.Right())
			y := max(b.Y-a.Bottom(), a.Y-b.Bottom())
			if gap := p.px(max(x, y)); gap < apart-slack {
				add("near", gap, "%s and %s", c.ID, d.ID)
			}
		}
	}
}

// scrolls reports whether a control stands on a page that scrolls.
func scrolls(c ui.Control) bool { return c.View != ui.Rect{} }

// kin reports whether two controls are parts of one strip or board.
func kin(a, b string) bool {
	return a[:strings.LastIndexByte(a, '/')+1] == b[:strings.LastIndexByte(b, '/')+1]
}

// less returns what is left of r, as a box, when another control lies over it.
func less(r, over ui.Rect) ui.Rect {
	o := r.Overlap(over)
	if o.W == 0 || o.H == 0 {
		return r
	}
	switch {
	case o.H >= r.H-slack && o.X <= r.X+slack:
		return ui.R(o.Right(), r.Y, r.Right()-o.Right(), r.H)
	case o.H >= r.H-slack && o.Right() >= r.Right()-slack:
		return ui.R(r.X, r.Y, o.X-r.X, r.H)
	case o.W >= r.W-slack && o.Y <= r.Y+slack:
		return ui.R(r.X, o.Bottom(), r.W, r.Bottom()-o.Bottom())
	case o.W >= r.W-slack && o.Bottom() >= r.Bottom()-slack:
		return ui.R(r.X, r.Y, r.W, o.Y-r.Y)
	}
	return r
}
