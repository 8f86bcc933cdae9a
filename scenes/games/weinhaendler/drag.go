package weinhaendler

import (
	wh "treille/engine/weinhaendler"
	"treille/sprites"
)

// pickUp begins to drag a card of the hand: in the cellars' phase it is chosen, so
// that the places glow where it may lie.
func (b *tableState) pickUp(t *token) {
	if b.in.Phase() == wh.PhaseCellars && !t.Up {
		b.lift(t)
	}
}

// putDown ends a drag beside all places. On the felt a card is lifted for the bid,
// as a tap would do; beside it, it is laid back. In the cellars' phase it goes back
// to the hand, and it is said where it may lie.
func (b *tableState) putDown(t *token, x, y float64) {
	if b.in.Phase() == wh.PhaseCellars {
		b.LayDown()
		if b.t.App().Stage().Over(sprites.Felt, x, y) {
			b.t.App().Refuse(b.words().Weinhaendler.Reasons.NotThere)
		}
		return
	}
	if b.t.App().Stage().Over(sprites.Felt, x, y) != t.Up {
		b.lift(t)
	}
}
