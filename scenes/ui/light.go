package ui

import (
	"slices"

	"treille/sprites"
)

// litArea is how much larger than a lit box an item may be that belongs to it: a
// card of which the next one covers a part, say.
const litArea = 2.2

// litWide is how much wider than a lit box a low surface may be that belongs to it: one that is wider lies behind
// what is lit, as a hole's ring does behind a stick.
const litWide = 1.5

// Light lifts what has been composed so far and lies in a box by z, over all that is
// lower than z. Dark words are lifted only with what they stand on.
func (s *Stage) Light(r Rect, z int) {
	var lit []Rect
	lift := func(texts bool) {
		for _, a := range s.actors {
			box := s.shown(a)
			switch {
			case !a.fresh || a.Z >= z || texts != (a.Kind == Text) || !box.litBy(r):
			case a.Kind == Surface && box.W > litWide*r.W && box.H < r.H/2:
			case texts && dark(a.Style.Color) && !slices.ContainsFunc(lit, box.Within):
			default:
				a.Z += z
				lit = append(lit, box)
			}
		}
	}
	lift(false)
	lift(true)
	s.dirty = true
}

// Around is a box, made so large that it holds all that Light would lift with it.
func (s *Stage) Around(r Rect) Rect {
	all := r
	for _, a := range s.actors {
		if box := s.shown(a); a.fresh && box.litBy(r) {
			all = all.Around(box)
		}
	}
	return all
}

// shown is the box of an item as far as it is seen: a stick stands in its hole for more than half.
func (s *Stage) shown(a *actor) Rect {
	if a.Clip == 0 {
		return a.box()
	}
	return a.box().Overlap(s.clips[a.Clip])
}

// dark reports whether a colour is that of words on paper.
func dark(c sprites.Color) bool { return c>>24 < 0x80 }

// litBy reports whether a box lies in a lit one, for the most part.
func (r Rect) litBy(lit Rect) bool {
	return lit.Has(r.CX(), r.CY()) && r.W*r.H <= litArea*lit.W*lit.H
}

// box is the room that an item takes where the layout wants it.
func (a *actor) box() Rect {
	box := a.Box
	switch a.Kind {
	case Text:
		box = R(box.X, box.Y-a.Style.Size, sprites.Measure(a.Words, a.Style), a.Style.Size)
		switch a.Style.Align {
		case sprites.Middle:
			box.X -= box.W / 2
		case sprites.Right:
			box.X -= box.W
		}
	case Piece:
		if box.H == 0 {
			box.H = box.W * sprites.Ratio(a.Look.ID)
		}
	}
	return box
}

// Only leaves the controls composed so far enabled that are allowed. The others say
// why they are not. Of all of them only those drag a piece, or take one, that drags allows.
func (s *Stage) Only(allowed, drags func(id string) bool, reason string) {
	for i := range s.controls {
		c := &s.controls[i]
		if !drags(c.ID) {
			c.Piece, c.PickUp, c.PutDown, c.Take = "", nil, nil, nil
		}
		if !allowed(c.ID) {
			c.Disabled, c.Reason = true, reason
		}
	}
}
