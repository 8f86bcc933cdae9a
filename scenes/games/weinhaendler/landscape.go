package weinhaendler

import (
	wh "treille/engine/weinhaendler"
	"treille/scenes/table"
	"treille/scenes/ui"
	"treille/sprites"
)

// sideways arranges the table for a phone held sideways: opponents left, the
// felt in the middle, the own side right; mirrored for the left hand. A smaller
// phone has tabs on the felt instead of the opponents and the strip.
func (v *view) landscape() {
	if v.Narrow() {
		v.narrow()
		return
	}
	z := table.Sizes{Others: othersWidth, Own: ownWidth}
	if v.Frame.Safe.W < 800 {
		z.Others -= 10
	}
	p := v.Places(z)
	v.Stage.Lay(v.othersPart(), p.Others)
	v.feltLow(p.Middle)
	if v.cellar {
		v.bigCellar(p.Middle, widestLow)
		right := p.Middle.Right() - v.inset()
		v.backToAuction(ui.R(right-backWidth, p.Middle.Y+2*ui.Target, backWidth, ui.Target))
		v.hintOnFelt(p)
	} else {
		_, part := v.auction(true)
		v.Stage.Lay(part, p.Middle)
	}
	v.ownLandscape(p.Own)
}

// hintOnFelt lays the plate of a hint over the upper part of a cellar that is not yet so
// high, where it would hide a row of the hand.
func (v *view) hintOnFelt(p table.Places) {
	low := v.in.Cellar(v.Base(), v.newest(v.Base())).RowsBegun() <= 2
	if low && v.handRows(smallHand, p.Own.W) > 1 {
		v.HintPlace(ui.R(p.Middle.X+8, p.Middle.Y+4, p.Middle.W-16, p.Middle.H*hintShare))
	}
}

// hintShare is the share of the felt's height that the plate takes there at most.
const hintShare = 0.36

// narrow is the same for a smaller phone. A hint that has no room over the hand
// stands below the felt.
func (v *view) narrow() {
	v.crowded = true
	p := v.Places(table.Sizes{Own: narrowOwn})
	large := v.Frame.Text > 1.2
	place := v.ActionsPlace(p.Own, large || v.in.Phase() == wh.PhaseCellars || len(v.Actions().Others) > 1)
	w := smallHand
	rows := v.handRows(w, p.Own.W)
	if rows > 1 {
		w = narrowHand
	}
	hand := ui.R(p.Own.X, place.Top()-14-w*table.CardRatio, p.Own.W, w*table.CardRatio)
	place.Hint = ui.R(p.Own.X, p.Own.Y, p.Own.W, hand.Y-12-p.Own.Y)
	if rows > 1 {
		place.Hint.H -= 0.6 * hand.H
	}
	if large || place.Hint.H < 34 {
		place.Hint = ui.R(p.Middle.X, p.Middle.Bottom()-42*min(v.Frame.Text, 1.5), p.Middle.W, 42*min(v.Frame.Text, 1.5))
		p.Middle.H -= place.Hint.H + 2
	}
	v.felt(p.Middle)
	v.hand(hand, w, 12)
	v.Decisions(place)
}

// ownLandscape adds own cellar, points, hint, hand and buttons. Large words need
// the rack's room.
func (v *view) ownLandscape(r ui.Rect) {
	s, p := v.Stage, v.Base()
	const tw, gap = 20.0, 1.6
	const rack = 5*tw + 4*gap
	large := v.Frame.Text > 1.2
	place := v.ActionsPlace(r, v.in.Phase() != wh.PhaseCellars)
	onFelt := v.ownOnFelt()
	hint := ui.R(r.X, r.Y+50, r.W-rack-18, 72)
	if !onFelt {
		points := v.PointWords(p)
		number := table.FeltNumber.Sized(38)
		s.Words(points, r.X, r.Y+35, number)
		s.Shows(pointsFact(p))
		s.Words(v.PointsUnit(p), r.X+sprites.Measure(points, number)+8, r.Y+35, table.OakSoft.Sized(16))
	}
	switch {
	case onFelt:
		hint = ui.R(r.X, r.Y+10, r.W, 84)
	case large:
		hint.W = r.W
		v.cellarControl(ui.R(r.X, r.Y, r.W, 44))
		s.Instead("cellar", cellarFact(p))
	default:
		v.ownRack(r.Right()-rack-5, r.Y+125, tw, gap, 4, place.Top()-106-12-8)
	}
	y := place.Top()
	if place.Stack {
		hint.Y, hint.H = r.Y+44, y-106-12-r.Y-44
	}
	if v.handRows(smallHand, r.W) > 1 {
		hint.H = min(hint.H, y-106-74-12-hint.Y)
	}
	place.Hint = hint
	w, rise, foot := smallHand, 12.0, y-106+smallHand*table.CardRatio
	if !v.cellar && v.Hinting() { // smaller, the plate hides nothing of it
		if free := (foot - ui.Close - ui.Near - v.HintPlate(ui.Rect{}).Bottom()) / table.CardRatio; free >= ui.Target {
			w, rise = min(w, free), ui.Close
		}
	}
	v.hand(ui.R(r.X, foot-w*table.CardRatio, r.W, w*table.CardRatio), w, rise)
	v.Decisions(place)
}
