package weinhaendler

import (
	wh "treille/engine/weinhaendler"
	"treille/scenes/table"
	"treille/scenes/ui"
)

// portrait arranges the table for a phone held upright: opponents above, the
// felt with its tabs, own hand and buttons where the thumb is. The tray grows with
// the text; the felt takes what is left. Where that is too little for everything,
// the strip has a tab of its own, and then the others.
func (v *view) portrait() {
	z := table.Sizes{Others: lowPanels, Own: v.trayHeight(v.handWidth())}
	if !v.Stage.Fits(v.OthersPart(ui.Apart, v.panelBeside), v.Places(z).Others) {
		z.Others = highPanels
	}
	p := v.Places(z)
	if v.crowded = p.Middle.H-tabHeight < leastFelt; v.crowded {
		p = v.Places(table.Sizes{Own: z.Own})
	} else {
		v.Stage.Lay(v.othersPart(), p.Others)
	}
	v.felt(p.Middle)
	v.trayPortrait(p.Own)
}

// belowHint is the part of the felt of a phone held upright that the plate of a hint leaves, which
// lies over the others and the tabs; all of it where there is little room anyway.
func (v *view) belowHint(felt ui.Rect) ui.Rect {
	if v.tight || !v.Frame.Shape.Upright() {
		return felt
	}
	top, r := v.Frame.Safe.Y+hintTop, felt
	low := top + v.HintPlace(ui.R(r.X+ui.Tight, top, r.W-ui.Near, hintHigh)) - ui.Apart
	if v.Hinting() && low > r.Y {
		r.Y, r.H = low, r.Bottom()-low
	}
	return r
}

// handWidth is how wide a card of the hand is, and in how many rows they lie.
func (v *view) handWidth() (w float64, rows int) {
	room := v.Frame.Column(480).W - 24
	rows = v.handRows(largeHand, room)
	switch {
	case v.Replayed() && v.handRows(seenHand, room) == 1: // it is only looked at
		return seenHand, 1
	case v.Short():
		if rows = v.handRows(smallHand, room); rows > 1 {
			return shortHand, rows
		}
		return smallHand, rows
	case v.in.Phase() != wh.PhaseCellars || rows > 1:
		return smallHand, rows
	}
	return largeHand, rows
}

func (v *view) trayPortrait(r ui.Rect) {
	place := v.ActionsPlace(r, true)
	w, _ := v.handWidth()
	h := w * table.CardRatio
	v.hand(ui.R(r.X+12, place.Top()-v.handGap()-h, r.W-24, h), w, handRise-2)
	v.Decisions(place)
}
