package weinhaendler

import (
	"treille/scenes/table"
	"treille/scenes/ui"
)

// Sizes of the arrangement for a tablet held upright, in layout units.
const (
	tabletOthers = 148.0 // height of the others' panels
	tabletRack   = 198.0 // width of the own cellar beside the hand
	tabletCard   = 98.0  // width of a card of the hand
)

// tablet arranges the table for a tablet held upright: wide panels of the others
// above, the felt, and the own cellar beside hand and buttons.
func (v *view) tablet() {
	p := v.Places(table.Sizes{Others: tabletOthers, Own: v.trayHeight(tabletCard, 1)})
	v.Stage.Lay(v.othersPart(), p.Others)
	v.feltLarge(p.Middle, widestTablet)
	v.ownTablet(p.Own)
}

// ownTablet adds own cellar, hand and buttons.
func (v *view) ownTablet(r ui.Rect) {
	beside, rest := v.Beside(r, tabletRack)
	hand := rest
	if v.ownOnFelt() {
		hand.X, hand.W = r.X, r.W // the own cellar lies on the felt, with its points
	} else {
		foot := r.Bottom() - 26
		v.ownRack(beside.X+6, foot, 35, 2.2, 5, r.Bottom())
		v.ownPoints(beside.X, foot-166)
	}
	place := v.ActionsPlace(rest, false)
	place.Hint.X, place.Hint.W = hand.X, hand.W
	h := tabletCard * table.CardRatio
	v.hand(ui.R(hand.X, place.Top()-20-h, hand.W, h), tabletCard, handRise)
	v.Decisions(place)
}
