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
	p := v.Places(table.Sizes{Others: tabletOthers, Own: v.TrayHeight(tabletCard, 1)})
	v.Stage.Lay(v.othersPart(), p.Others)
	v.feltLarge(p.Middle, widestTablet)
	v.ownTablet(p.Own)
}

// ownTablet adds own cellar, hand and buttons.
func (v *view) ownTablet(r ui.Rect) {
	s, p := v.Stage, v.Base()
	beside, rest := v.Beside(r, tabletRack)
	hand := rest
	if v.ownOnFelt() {
		hand.X, hand.W = r.X, r.W // the own cellar lies on the felt, with its points
	} else {
		foot := r.Bottom() - 26
		py := v.standing(p, five(v.in.Cellar(p, v.newest(p)), beside.X+6, foot, 35, 37.4, 2.2), false)
		v.ownRack(py, 5, ui.R(beside.X, foot-205, beside.W, 211))
		s.Words(v.PointWords(p), beside.X, foot-166, table.FeltNumber.Sized(40))
		s.Words(v.PointsUnit(p), beside.X, foot-146, table.OakSoft.Sized(16))
	}
	place := v.ActionsPlace(rest, false)
	place.Hint.X, place.Hint.W = hand.X, hand.W
	h := tabletCard * table.CardRatio
	v.hand(ui.R(hand.X, place.Top()-20-h, hand.W, h), tabletCard, table.HandRise)
	v.Decisions(place)
}
