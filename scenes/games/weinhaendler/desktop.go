package weinhaendler

import (
	"strconv"

	"treille/engine"
	"treille/scenes/table"
	"treille/scenes/ui"
	"treille/sprites"
)

// desktop arranges the table for a window: opponents on the left, the felt in
// the middle, own cellar, hand and buttons below.
func (v *view) desktop() {
	// A smaller window has narrower panels, and less room below the felt.
	p := v.Places(table.Sizes{
		Others: min(254, max(208, 254-(1280-v.Frame.Full.W)*0.17)),
		Own:    min(242, max(218, v.Frame.Full.H-538)),
	})
	felt := p.Middle
	v.Stage.Lay(v.othersPart(), p.Others)
	v.feltLarge(felt, widestWindow)
	v.ownDesktop(p.Own)
}

// besideCellar keeps the offer and what happened last in sight while a cellar
// lies on the felt of a window.
func (v *view) besideCellar(felt ui.Rect) {
	left := felt.X + 28
	v.Since(ui.R(felt.Right()-236, felt.Y+96, 208, 136))
	if v.earlierShown {
		return // the earlier cellar lies there
	}
	v.Stage.Words(v.x.Places.Offer, left, felt.Y+150, table.FeltHeading.Sized(18))
	for i, t := range v.cards.In(inOffer, engine.Chance) {
		v.layer().Card(t, ui.R(left+float64(i%3)*74, felt.Y+162+float64(i/3)*98, 66, 0), 0, false, table.ZCards)
	}
}

// ownDesktop adds own cellar, hand and buttons.
func (v *view) ownDesktop(r ui.Rect) {
	s := v.Stage
	p := v.Base()
	left, foot := r.X+8, r.Bottom()
	tile := 35.0
	if r.W < narrowFelt || r.H < 236 {
		tile = 29
	}
	rack := 5*tile + 21
	if !v.ownOnFelt() {
		py := v.standing(p, five(v.in.Cellar(p, v.newest(p)), left+6, foot-16, tile, tile*miniRatio, 2.2), false)
		v.ownRack(py, 5, ui.R(left, py.at(rackRows-1, py.first).Y-8, rack, foot-6-py.at(rackRows-1, py.first).Y+8))
		if n := v.in.CellarCount(p); n > 1 {
			s.Words(v.x.Places.CellarNo.With("n", strconv.Itoa(n)), py.x+py.span()-4, foot-196, table.FeltHeading.Sized(16).At(sprites.Right))
		}
	}
	place := v.ActionsPlace(r, false)
	hand := left + rack + 34
	if v.ownOnFelt() {
		hand = left // the own cellar lies on the felt, with its points
	} else {
		s.Words(v.PointWords(p), left, foot-182, table.FeltNumber.Sized(40))
		s.Words(v.PointsUnit(p), left, foot-163, table.OakSoft.Sized(16))
	}
	box := ui.R(hand, foot-160, place.Main.X-24-hand, 98*table.CardRatio)
	w := 98.0
	if v.HandRows(len(v.own()), w, box.W) > 1 {
		w = smallHand
		box.Y, box.H = box.Bottom()-w*table.CardRatio, w*table.CardRatio
	}
	v.hand(box, w, 28)
	v.Decisions(place)
}
