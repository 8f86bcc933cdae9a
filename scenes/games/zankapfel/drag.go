package zankapfel

import (
	"treille/engine"
	"treille/scenes/ui"
)

// laidID names the place where the viewer's own apple of the round lies, handID that of his
// apples.
const (
	laidID = "place/laid"
	handID = "place/hand"
)

// drags lets a control drag a card: picking it up chooses it, and dropping it on the place
// where it is to go, or on the button, decides; an apple of the hand is laid on the orchard, too, as phones
// show no place for it. Elsewhere it goes back, and stays chosen.
func (v *view) drags(c *ui.Control, piece string, a engine.Action, place string) {
	c.Piece = piece
	c.PickUp = func() {
		if v.pick != a {
			v.choose(a)
		}
	}
	id := c.ID
	c.PutDown = func(x, y float64) {
		if main := v.Actions().Main; v.pick == a && main.Act != nil && v.droppedOn(x, y, id, place, main.ID) {
			main.Act()
		}
	}
}

// droppedOn reports whether a point lies on a button, or on or near a place, but not on the
// control from which the card was dragged.
func (b *tableState) droppedOn(x, y float64, from, place, button string) bool {
	in := func(id string, near float64) bool {
		r, ok := b.t.App().Stage().Where(id)
		return ok && r.Inset(-near).Has(x, y)
	}
	return !in(from, 0) && (in(place, dropNear) || in(button, 0) || place == laidID && in(orchardID, 0))
}
