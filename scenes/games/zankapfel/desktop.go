package zankapfel

import (
	zk "treille/engine/zankapfel"
	"treille/scenes/ui"
)

// desktop arranges the table for a window: opponents at the left, the board, values,
// pile and what happened at the right, hand and buttons below.
func (v *view) desktop() {
	r := v.Frame.Column(widest)
	r = ui.R(r.X+windowEdge, r.Y+windowTop, r.W-2*windowEdge, r.H-windowTop)
	wide := min(widestOthers, r.W*othersShare)
	middle := v.feltDesktop()
	if v.round.screen == orchardScreen {
		middle = v.orchardDesktop(r.W - wide - ui.Wide)
	}
	actions, cards := ui.Space(v.actionsWide(), 0), ui.Column(0, v.ownLarge().Growing(), ui.Space(0, windowEdge)).Growing()
	own := ui.Row(ui.Wide, cards, ui.Column(0, v.hint(0).Growing(), actions.AtLeast(0, buttonsHigh))).High(trayHigh)
	if v.largeText() { // the line has a place of its own
		own = ui.Column(0, v.hint(largeHint*min(v.Frame.Text, largestLine)), ui.Row(ui.Wide, cards, actions).High(trayHigh))
	}
	others := ui.Column(0, v.OthersPart(ui.Loose, v.seat).Growing(), ui.Space(0, windowEdge))
	v.Stage.Lay(ui.Row(ui.Wide, others.Wide(wide),
		ui.Column(ui.Apart, middle.Growing(), own.Named(actionsID)).Growing()), r)
	v.decideDesktop()
}

// actionsWide is how wide the buttons are together.
func (v *view) actionsWide() float64 {
	t := v.Frame.Caption()
	if (len(v.Actions().Others) > 0 || v.LineAsks()) && !v.Taught() {
		return (mainWide+otherWide)*t + ui.Apart
	}
	return mainWide * t
}

// decideDesktop adds line and buttons, side by side, but in a lesson.
func (v *view) decideDesktop() {
	r, _ := v.Stage.Where(actionsID)
	place := v.ActionsPlace(r, false)
	t := v.Frame.Caption()
	place.MainSize, place.Main.W = ui.Title*t, mainWide*t
	place.Main.X = r.Right() - place.Main.W
	switch {
	case v.Taught():
		place.Other.X, place.Other.W = place.Main.X, place.Main.W
	case len(v.Actions().Others) == 0 && !v.LineAsks():
		place.Other = place.Main
	default:
		place.Stack = false
		place.Other = ui.R(place.Main.X-ui.Apart-otherWide*t, place.Main.Y, otherWide*t, place.Main.H)
	}
	v.decide(v.ForThumb(place))
}

// orchardDesktop has in so much width the board with the race round it, as wide in all phases, and the sheets at its right.
func (v *view) orchardDesktop(wide float64) ui.Part {
	sheets := ui.Either(
		ui.Column(ui.Loose, ui.Rows(1, ui.Loose, v.valueSheet(), v.counter()), v.laidStrip(), v.since().Growing()),
		ui.Column(ui.Loose, v.valueSheet(), v.counter(), v.since().Dropped(1).Growing()))
	if v.mine(zk.PhaseAccept) {
		sheets = ui.Column(ui.Loose, v.offerList(), v.laidStrip().Dropped(2), v.since().Dropped(1).Growing())
	}
	return ui.Row(ui.Loose, v.board(leastRound, leastBoard, widestRound, v.roundBoard).Wide(max(leastRound, min(widestRound, wide*roundShare))), sheets.Growing())
}

// feltDesktop shows harvest or quarrel: the race unrolled above the felt, and beside it
// the order of things.
func (v *view) feltDesktop() ui.Part {
	return ui.Row(ui.Loose, ui.Column(ui.Loose, v.race(), v.felt().Growing()).Growing(),
		ui.Column(ui.Loose, v.orderSheet(), v.since().Dropped(1).Growing()).Wide(orderWidth))
}
