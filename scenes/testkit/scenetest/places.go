package scenetest

import (
	"slices"
	"strings"

	"treille/scenes/ui"
	"treille/sprites"
)

// px is a length of the layout in CSS pixels.
func (p *page) px(length float64) float64 { return length * p.frame.Unit }

// checkRoom finds words and controls outside the safe area, and words that
// their clip cuts at a side.
func (p *page) checkRoom(add adder) {
	safe := p.frame.Safe
	for _, t := range p.lines {
		r := t.box
		if c := t.clip; c != p.frame.Full {
			if r.X < c.X-slack || r.Right() > c.Right()+slack {
				add("cut", 0, "%s at the side of its page", label(t))
			}
			return // it scrolls
		}
		if !r.Within(safe) {
			add("outside", 0, "%s: %s", label(t), outside(r, safe))
		}
	}
	for _, c := range p.controls {
		r := c.Rect
		if scrolls(c) { // … up and down: then its page has to lie in the safe area
			r.Y, r.H = c.View.Y, c.View.H
			if r.X < c.View.X-slack || r.Right() > c.View.Right()+slack {
				add("cut", 0, "control %s at the side of its page", c.ID)
			}
		}
		if !r.Within(safe) {
			add("outside", 0, "control %s: %s", c.ID, outside(r, safe))
		}
	}
	for _, s := range p.items {
		if s.Kind != ui.Surface || s.clip != p.frame.Full {
			continue
		}
		switch s.Surface.Kind {
		case sprites.Parchment, sprites.Plate, sprites.TitleKind, sprites.StampKind, sprites.Felt:
			if !s.box.Within(safe) && s.Surface.Kind != sprites.TitleKind {
				add("outside", 0, "%s: %s", label(s), outside(s.box, safe))
			}
		}
	}
}

// outside says by how much a box leaves another.
func outside(r, in ui.Rect) string {
	var list []string
	for _, side := range []struct {
		name string
		by   float64
	}{{"left", in.X - r.X}, {"top", in.Y - r.Y}, {"right", r.Right() - in.Right()}, {"below", r.Bottom() - in.Bottom()}} {
		if side.by > 0.5 {
			list = append(list, side.name)
		}
	}
	return strings.Join(list, "+")
}

// floats is how much higher something is that lies over the table for a moment.
const floats = 20

// checkOverlaps finds words that run into each other, or into pieces.
func (p *page) checkOverlaps(add adder) {
	for i, a := range p.lines {
		for _, b := range p.lines[i+1:] {
			if a.Z < panelZ && b.Z >= panelZ {
				continue
			}
			o := a.shown.Overlap(b.shown)
			if o.W > 1 && o.H > 1 && !p.parted(a, b) {
				add("overlap", 0, "%s and %s", label(a), label(b))
			}
		}
	}
	for _, s := range p.items {
		if s.Kind != ui.Piece || s.Turn != 0 || strings.HasPrefix(s.Look.ID, "common/leaf") {
			continue
		}
		for _, t := range p.lines {
			o := t.shown.Overlap(s.shown)
			if o.W < 3 || o.H < 3 {
				continue
			}
			switch {
			case s.Z-t.Z >= floats: // a card held up to be looked at
			case s.order > t.order && (s.Z < panelZ || t.Z >= panelZ):
				add("behind", 0, "%s lies behind %s", label(t), label(s))
			case s.order < t.order && !p.parted(s, t) && (t.Z < panelZ || s.Z >= panelZ):
				add("over", 0, "%s stands over %s", label(t), label(s))
			}
		}
	}
}

// parted reports whether a surface lies between two things, one above the
// other.
func (p *page) parted(below, above *seen) bool {
	return slices.ContainsFunc(p.sheets, func(s *seen) bool {
		return s.order > below.order && s.order < above.order && above.box.Within(s.box)
	})
}

// checkBars finds words that a scroll bar lies over, wherever it stands.
func (p *page) checkBars(add adder) {
	for _, bar := range p.items {
		if bar.Kind != ui.Surface || bar.Surface.Kind != sprites.ScrollBar {
			continue
		}
		for _, t := range p.lines {
			if t.clip != p.frame.Full && bar.box.Within(t.clip) && t.shown.Right() > bar.box.X {
				add("bar", 0, "over %s", label(t))
			}
		}
	}
}

// checkSurfaces finds words across the edge of what they stand on, and words
// that a surface covers.
func (p *page) checkSurfaces(add adder) {
	for _, t := range p.lines {
		for _, s := range slices.Backward(p.sheets) {
			if s.order > t.order || s.clip != p.frame.Full && t.clip == p.frame.Full {
				continue
			}
			if s.Z < panelZ && t.Z >= panelZ {
				break
			}
			o := t.shown.Overlap(s.box) // what is scrolled out of sight crosses nothing
			if o.W == 0 || o.H == 0 {
				continue
			}
			const over = 1.5
			room := ui.R(s.box.X-over, s.box.Y-over, s.box.W+2*over, s.box.H+2*over)
			if t.box.Within(room) {
				break // it stands on this one
			}
			if t.clip != p.frame.Full && t.box.X >= room.X && t.box.Right() <= room.Right() {
				continue // it scrolls
			}
			if o.W > 2 && o.H > 2 {
				add("edge", 0, "%s crosses the edge of a %s", label(t), label(s))
			}
		}
		for _, s := range p.sheets {
			if s.order < t.order || s.Z >= panelZ && t.Z < panelZ {
				continue
			}
			o := t.shown.Overlap(s.shown)
			if o.W > 2 && o.H > 2 {
				add("covered", 0, "%s by a %s", label(t), label(s))
			}
		}
	}
}
