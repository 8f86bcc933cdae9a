package zankapfel

import (
	zk "treille/engine/zankapfel"
	"treille/scenes/ui"
)

// tablet arranges the table for a tablet held upright: wide panels of the others above,
// the board with its sheets, hand and buttons below.
func (v *view) tablet() {
	r := v.Frame.Safe
	place := v.ActionsPlace(ui.R(r.X+windowEdge, r.Y, r.W-2*windowEdge, r.H), false)
	middle := v.orchardTablet(place.Other.Around(place.Main).W)
	if v.round.screen != orchardScreen {
		middle = ui.Column(ui.Loose, v.race(), v.felt().Growing())
	}
	v.Stage.Lay(ui.Column(ui.Loose, v.OthersPart(ui.Apart, v.seat).High(tabletOthers), middle.Growing(), v.hint(v.HintHeight()), v.ownLarge(), ui.Space(0, 0)),
		ui.R(r.X+windowEdge, r.Y+windowTop, r.W-2*windowEdge, place.Top()-r.Y-windowTop))
	v.decide(place)
}

// orchardTablet has in so much width the board, values and pile beside it, and below what happened.
func (v *view) orchardTablet(wide float64) ui.Part {
	wide = min(widestRound, wide-tabletSheets)
	if v.mine(zk.PhaseAccept) { // the list has the values
		return ui.Column(ui.Loose, ui.Row(ui.Loose, v.board(wide, leastBoard, wide, v.roundBoard), ui.Column(ui.Loose, v.counter(), v.since().Dropped(1)).Growing()), v.offerList())
	}
	return ui.Column(ui.Loose, ui.Row(ui.Loose, v.board(wide, leastTablet, wide, v.roundBoard), ui.Column(ui.Loose, v.valueSheet(), v.counter().Growing()).Growing()),
		ui.Either(ui.Column(ui.Loose, v.laidStrip(), v.since()), ui.Row(ui.Loose, v.laidStrip().Growing(), v.since())).Growing().Dropped(1))
}
