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
	v.Stage.Put(sprites.Surface{Kind: sprites.Felt, R: 10}, p.Middle)
	v.feltAt = p.Middle
	if v.cellar {
		v.pileAt = ui.R(p.Middle.Right()-56, p.Middle.Y+6, 46, 0)
		v.bigCellar(p.Middle, 62)
		v.hintOnFelt(p)
	} else {
		v.auctionLandscape(p.Middle)
	}
	v.ownLandscape(p.Own)
}

// hintOnFelt lays the plate of a hint over the upper part of a cellar that is not yet so
// high, where it would hide a row of the hand.
func (v *view) hintOnFelt(p table.Places) {
	low := v.in.Cellar(v.Base(), v.newest(v.Base())).RowsBegun() <= 2
	if low && v.HandRows(len(v.own()), smallHand, p.Own.W) > 1 {
		v.HintPlace(ui.R(p.Middle.X+8, p.Middle.Y+4, p.Middle.W-16, p.Middle.H*hintShare))
	}
}

// hintShare is the share of the felt's height that the plate takes there at most.
const hintShare = 0.36

// narrow is the same for a smaller phone. A hint that has no room over the hand
// stands below the felt.
func (v *view) narrow() {
	v.tight, v.crowded = true, true
	p := v.Places(table.Sizes{Own: narrowOwn})
	large := v.Frame.Text > 1.2
	place := v.ActionsPlace(p.Own, large || v.in.Phase() == wh.PhaseCellars || len(v.Actions().Others) > 1)
	w := smallHand
	rows := v.HandRows(len(v.own()), w, p.Own.W)
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
	v.felt(p.Middle, v.auctionNarrow)
	v.hand(hand, w, 12)
	v.Decisions(place)
}

// auctionNarrow is the auction on the felt of a small phone held sideways.
func (v *view) auctionNarrow(felt ui.Rect) {
	top := 0.0
	if felt.W >= 380 && felt.H-90 >= 2*(leastBid+8) {
		top = v.offerLandscape(felt)
	} else {
		top = v.offerLine(felt, true)
	}
	v.bidsLandscape(ui.R(felt.X+10, top, felt.W-20, felt.Bottom()-9-top))
}

func (v *view) auctionLandscape(felt ui.Rect) {
	const strip = 54.0
	x := felt.X + 10
	top := v.offerLandscape(felt)
	r := ui.R(x, felt.Bottom()-9-strip, felt.W-20, strip)
	v.bidsLandscape(ui.R(x, top, felt.W-20, r.Y-8-top))
	v.Stage.Lay(v.stripCrests(), r)
}

// offerLandscape lays offer and pile, with their words between them. It returns
// where the bids begin.
func (v *view) offerLandscape(felt ui.Rect) float64 {
	s := v.Stage
	const w, gap = 52.0, 6.0
	x0, y := felt.X+10, felt.Y+8
	v.offer(x0, y, w, gap, 4*(w+gap)-gap, false)
	x := x0 + 4*(w+gap) + 10
	pileX := felt.Right() - 10 - w + 10
	pictured := pileX-8-x >= 60
	if !pictured {
		pileX = felt.Right() - 2
	}
	title := table.FeltHeading.Sized(17)
	heading := []string{v.x.Places.Offer}
	if title.Size = ui.FitSize(heading[0], title, pileX-8-x); title.Size < 13 {
		title.Size = 15
		heading = ui.Wrap(heading[0], title, pileX-8-x)
	}
	low := float64(len(heading)-1) * 4
	for i, l := range heading {
		s.Words(l, x, y+20-low*2+float64(i)*16, title)
	}
	s.Words(v.Words.Money(v.in.Offer().Value()), x, y+44+low, table.FeltNumber.Sized(20))
	pile := sprites.Style{Font: sprites.SansMedium, Size: 15, Color: sprites.CreamSoft}
	pile.Size = max(13, ui.FitSize(v.pileWords(), pile, pileX-8-x))
	s.Words(v.pileWords(), x, y+67+low, pile)
	v.pileAt = ui.R(felt.Right()-60, y+8, w-10, 0)
	if pictured {
		v.pile(pileX, y+8, w-10, 1)
	}
	return y + w*table.CardRatio + 9
}

// bidsLandscape lays the bids in two rows, of three places each with five players.
func (v *view) bidsLandscape(r ui.Rect) {
	rows, columns := (len(v.Ring)+1)/2, 2
	if len(v.Ring) == 5 {
		rows, columns = 2, 3
	}
	for i, p := range v.Ring {
		v.bidLow(p, r.Cell(i, columns, rows, 8, 7))
	}
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
		s.Words(v.PointsUnit(p), r.X+sprites.Measure(points, number)+8, r.Y+35, table.OakSoft.Sized(16))
	}
	switch {
	case onFelt:
		hint = ui.R(r.X, r.Y+10, r.W, 84)
	case large:
		hint.W = r.W
		v.cellarControl(ui.R(r.X, r.Y, r.W, 44))
	default:
		py := v.standing(p, five(v.in.Cellar(p, v.newest(p)), r.Right()-rack-5, r.Y+125, tw, tw*miniRatio, gap), false)
		v.ownRack(py, 4, ui.R(py.x-4, r.Y+8, py.span()+8, min(121, place.Top()-106-12-8-r.Y-8)))
	}
	y := place.Top()
	if place.Stack {
		hint.Y, hint.H = r.Y+44, y-106-12-r.Y-44
	}
	if v.HandRows(len(v.own()), smallHand, r.W) > 1 {
		hint.H = min(hint.H, y-106-74-12-hint.Y)
	}
	place.Hint = hint
	v.hand(ui.R(r.X, y-106, r.W, smallHand*table.CardRatio), smallHand, 12)
	v.Decisions(place)
}
