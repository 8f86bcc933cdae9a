package golden

import (
	"slices"
	"strings"

	"treille/scenes/ui"
	"treille/sprites"
)

// The sizes that are asked for, in CSS pixels. Where a window is smaller than its
// arrangement is drawn for, everything is scaled down as one: there they are
// meant in units of the layout, which leastUnit bounds.
const (
	leastUnit  = 0.85 // CSS pixels in a unit
	smallest   = 13.0 // of any words
	body       = 16.0 // of sentences
	target     = 44.0
	denseBoard = 24.0
	apart      = 8.0
	grows      = 1.3  // of the present decision, with text of 200 %,
	large      = 19.0 // unless it is large already
	slack      = 0.6  // lengths are sums of fractions
)

// px is a length of the layout in CSS pixels, or in its units where it is scaled
// down.
func (p *page) px(length float64) float64 { return length * max(1, p.frame.Unit) }

// checkUnit finds layouts that are scaled down too far.
func (p *page) checkUnit(add adder) {
	if u := p.frame.Unit; u < leastUnit-0.005 {
		add("scaled", u, "the whole layout")
	}
}

// checkWords finds words that were never filled in, or that were cut.
func (p *page) checkWords(add adder) {
	p.texts(func(t *seen) {
		if strings.ContainsAny(t.Words, "{}\uFFFD") {
			add("gap", 0, "%s", label(t))
		}
		if strings.HasSuffix(t.Words, "…") && !isName(strings.TrimSuffix(t.Words, "…")) {
			add("shortened", 0, "%s", label(t))
		}
		for _, r := range t.Words {
			if !metrics().Has(t.Style.Font, r) {
				add("glyph", 0, "%s has %q, which its font lacks", label(t), r)
			}
		}
	})
	for _, c := range p.controls {
		if strings.ContainsAny(c.Label+c.Reason, "{}\uFFFD") || strings.TrimSpace(c.Label) == "" {
			add("gap", 0, "control %s: %q %q", c.ID, c.Label, c.Reason)
		}
	}
}

// isName reports whether words begin a player's name, which may be cut in a
// narrow place.
func isName(words string) bool {
	return slices.ContainsFunc(names, func(n string) bool { return strings.HasPrefix(n, words) })
}

// checkSizes finds words that are too small.
func (p *page) checkSizes(add adder) {
	p.texts(func(t *seen) {
		if p.onPiece(t) {
			return
		}
		px := p.px(t.Style.Size)
		if px < smallest-0.05 {
			add("small", px, "%s", label(t))
		} else if sentence(t.Words) && px < body-0.05 && t.Style.Font != sprites.Italic {
			add("body", px, "%s", label(t))
		}
	})
}

// checkBaked finds words that are part of a surface and too small.
func (p *page) checkBaked(add adder) {
	for i := range p.items {
		s := &p.items[i]
		if s.Kind != ui.Surface {
			continue
		}
		switch s.Surface.Kind {
		case sprites.Stamp, sprites.Title:
			if px := p.px(s.Surface.Size); px < smallest-0.05 {
				add("small", px, "the %s “%s”", label(s), s.Surface.Text)
			}
		}
	}
}

// sentence reports whether words are to be read as text.
func sentence(words string) bool { return strings.Count(words, " ") >= 4 }

// onPiece reports whether a text is a numeral on a piece or on a place.
func (p *page) onPiece(t *seen) bool {
	if strings.Trim(t.Words, "+0123456789") != "" {
		return false
	}
	for i := t.order - 1; i >= 0; i-- {
		s := &p.items[i]
		if s.Kind == ui.Surface && s.Surface.Kind == sprites.LegalPlace && t.box.Within(s.box) {
			return true
		}
	}
	return false
}

// decisionSizes are the sizes of the words of the present decision in CSS
// pixels: of each button, by its id, and of the hint.
func (p *page) decisionSizes() map[string]float64 {
	sizes := map[string]float64{}
	note := func(what string, t *seen) {
		px := p.px(t.Style.Size)
		if least, ok := sizes[what]; !ok || px < least {
			sizes[what] = px
		}
	}
	p.texts(func(t *seen) {
		on := p.sheetUnder(t)
		switch {
		case on == nil:
			if t.Style.Font == sprites.Italic && t.Style.Color == sprites.Hint {
				note("hint", t)
			}
		case on.Control != "" && (on.Surface.Kind == sprites.Primary || on.Surface.Kind == sprites.Secondary):
			note(on.Control, t)
		}
	})
	return sizes
}

// sheetUnder is the surface that a text stands on, or nil if it stands on the
// table.
func (p *page) sheetUnder(t *seen) *seen {
	for i := t.order - 1; i >= 0; i-- {
		if s := &p.items[i]; isSheet(*s) && t.box.Within(s.box) {
			return s
		}
	}
	return nil
}

// checkGrowth finds words of the present decision that are hardly larger with
// text of 200 % than usual.
func (p *page) checkGrowth(usual map[string]float64, add adder) {
	for what, px := range p.decisionSizes() {
		if u, ok := usual[what]; ok && px < grows*u-0.05 && px < large {
			add("growth", px/u, "%s", what)
		}
	}
}

// checkRoom finds words and controls outside the safe area, and words that
// their clip cuts at a side.
func (p *page) checkRoom(add adder) {
	safe := p.frame.Safe
	p.texts(func(t *seen) {
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
	})
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
	for i := range p.items {
		s := &p.items[i]
		if s.Kind != ui.Surface || s.clip != p.frame.Full {
			continue
		}
		switch s.Surface.Kind {
		case sprites.Parchment, sprites.Plate, sprites.Title, sprites.Stamp, sprites.Felt:
			if !s.box.Within(safe) && s.Surface.Kind != sprites.Title {
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
	var list []*seen
	p.texts(func(t *seen) { list = append(list, t) })
	for i, a := range list {
		for _, b := range list[i+1:] {
			if a.Z < panelZ && b.Z >= panelZ {
				continue
			}
			o := a.box.Overlap(b.box).Overlap(a.clip).Overlap(b.clip)
			if o.W > 1 && o.H > 1 && !p.parted(a, b) {
				add("overlap", 0, "%s and %s", label(a), label(b))
			}
		}
	}
	for _, t := range list {
		for i := range p.items {
			s := &p.items[i]
			if s.Kind != ui.Piece || s.Turn != 0 || strings.HasPrefix(s.Look.ID, "common/leaf") {
				continue
			}
			o := t.box.Overlap(s.box).Overlap(s.clip)
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
	for _, s := range p.items[below.order+1 : above.order] {
		if isSheet(s) && above.box.Within(s.box) {
			return true
		}
	}
	return false
}

// checkSurfaces finds words across the edge of what they stand on, and words
// that a surface covers.
func (p *page) checkSurfaces(add adder) {
	p.texts(func(t *seen) {
		for i := t.order - 1; i >= 0; i-- {
			s := &p.items[i]
			if !isSheet(*s) || s.clip != p.frame.Full && t.clip == p.frame.Full {
				continue
			}
			if s.Z < panelZ && t.Z >= panelZ {
				break
			}
			o := t.box.Overlap(s.box)
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
		for i := t.order + 1; i < len(p.items); i++ {
			s := &p.items[i]
			if !isSheet(*s) || s.Z >= panelZ && t.Z < panelZ {
				continue
			}
			o := t.box.Overlap(s.box).Overlap(t.clip)
			if o.W > 2 && o.H > 2 {
				add("covered", 0, "%s by a %s", label(t), label(s))
			}
		}
	})
}

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
		if strings.HasPrefix(c.ID, "place/") {
			least = denseBoard // the buttons below are the way of 44 px
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
