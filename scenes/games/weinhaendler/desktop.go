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

// hintAt spares room for the plate of a hint between two heights, as far right as a line and a bit more.
func (v *view) hintAt(right, top, bottom float64) {
	w := v.PlateWidth()
	v.HintPlace(ui.R(right+hintOut-w, top, w, bottom-top))
}

// besideCellar keeps the offer and what happened last in sight while a cellar
// lies on the felt of a window.
func (v *view) besideCellar(felt ui.Rect) {
	left, top := felt.X+v.inset(), felt.Y+150
	since := ui.R(felt.Right()-v.inset()-sinceWide, felt.Y+96, sinceWide, sinceHigh)
	v.Since(since)
	v.backToAuction(ui.R(since.Right()-backWidth, since.Bottom()+ui.Apart, backWidth, ui.Target))
	if v.onRack() > 0 { // the earlier ones lie there
		if top += 40; v.of != v.Base() {
			top += belowName
		}
	}
	low := since.Bottom() + ui.Near
	if !v.bidding() { // else the way back is there
		low += hintLow
	}
	v.hintAt(since.Right(), since.Y-ui.Near, low)
	v.Stage.Words(v.offerName(), left, top, table.FeltHeading.Sized(18))
	v.Stage.Words(v.pileWords(), left+140, top, table.OakSoft.Sized(ui.Body))
	for i, t := range v.cards.In(inOffer, engine.Chance) {
		v.layer().card(t, ui.R(left+float64(i%3)*74, top+12+float64(i/3)*98, 66, 0), 0, false, table.ZCards)
	}
	v.Stage.Shows(offerFact, pileFact)
}

// ownDesktop adds own cellar, hand and buttons.
func (v *view) ownDesktop(r ui.Rect) {
	p := v.Base()
	left, foot := r.X+8, r.Bottom()
	tile := 35.0
	if r.W < narrowFelt || r.H < 236 {
		tile = 29
	}
	rack := 5*tile + 21
	if !v.ownOnFelt() {
		py := v.ownRack(left+6, foot-16, tile, 2.2, 5, foot)
		if n := v.in.CellarCount(p); n > 1 {
			v.Stage.Words(v.x.Places.Cellar+" "+strconv.Itoa(n), py.x+py.span()-4, foot-196, table.FeltHeading.Sized(16).At(sprites.Right))
		}
	}
	place := v.ActionsPlace(r, false)
	hand := left + rack + 34
	if v.ownOnFelt() {
		hand = left // the own cellar lies on the felt, with its points
	} else {
		v.ownPoints(left, foot-182)
	}
	box := ui.R(hand, foot-160, place.Main.X-24-hand, 98*table.CardRatio)
	w := 98.0
	if v.handRows(w, box.W) > 1 {
		w = smallHand
		box.Y, box.H = box.Bottom()-w*table.CardRatio, w*table.CardRatio
	}
	v.hand(box, w, 28)
	v.Decisions(place)
}
