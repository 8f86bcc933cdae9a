package ui

import "treille/sprites"

// litArea is how much larger than a lit box an item may be that belongs to it: a
// card of which the next one covers a part, say.
const litArea = 2.2

// Light lifts what has been composed so far and lies in a box by z, over all that is
// lower than z.
func (s *Stage) Light(r Rect, z int) {
	for _, a := range s.actors {
		if a.fresh && a.Z < z && a.litBy(r) {
			a.Z += z
		}
	}
	s.dirty = true
}

// litBy reports whether an item lies in a box, for the most part.
func (a *actor) litBy(r Rect) bool {
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
	return r.Has(box.CX(), box.CY()) && box.W*box.H <= litArea*r.W*r.H
}

// Only leaves the controls composed so far enabled that are allowed. The others say
// why they are not, and nothing can be dragged.
func (s *Stage) Only(allowed func(id string) bool, reason string) {
	for i := range s.controls {
		c := &s.controls[i]
		c.Piece, c.PickUp, c.PutDown, c.Take = "", nil, nil, nil
		if !allowed(c.ID) {
			c.Disabled, c.Reason = true, reason
		}
	}
}
