package weinhaendler

import (
	"strconv"

	"treille/engine"
	wh "treille/engine/weinhaendler"
	"treille/scenes/table"
	"treille/scenes/ui"
	"treille/sprites"
)

// portrait arranges the table for a phone held upright: opponents above, the
// felt with its tabs, own hand and buttons where the thumb is. The tray grows with
// the text; the felt takes what is left. Where that is too little for everything,
// the strip has a tab of its own, and then the others.
func (v *view) portrait() {
	z := table.Sizes{Others: lowPanels, Own: v.TrayHeight(v.handWidth())}
	if !v.Stage.Fits(v.OthersPart(ui.Apart, v.panelBeside), v.Places(z).Others) {
		z.Others = highPanels
	}
	p := v.Places(z)
	v.tight = p.Middle.H-tabHeight < offerHeight+float64((len(v.Ring)+1)/2)*(leastBid+8)+stripHeight
	if v.crowded = p.Middle.H-tabHeight < leastFelt; v.crowded {
		p = v.Places(table.Sizes{Own: z.Own})
	} else {
		v.Stage.Lay(v.othersPart(), p.Others)
	}
	v.felt(p.Middle, v.auctionPortrait)
	v.trayPortrait(p.Own)
}

func (v *view) auctionPortrait(felt ui.Rect) {
	many := len(v.Ring) > 4
	strip, head := 58.0, 25.0
	if v.tight {
		strip, head = 0, 0
	}
	if many && !v.tight {
		felt = v.belowHint(felt)
	}
	rows := (len(v.Ring) + 1) / 2
	bids := ui.R(felt.X+7, 0, felt.W-14, 0)
	foot := felt.Bottom() - 7 - strip - head
	room := foot - felt.Y - float64(rows)*(leastBid+8)
	switch {
	case many && room >= offerHeight-15:
		bids.Y = v.offerMany(felt, min(offerCard, (felt.W-16-4*offerGap-76)/4), offerGap)
	case !many && room >= offerHeight:
		v.offerFew(felt)
		bids.Y = felt.Y + offerHeight
	case room >= 98:
		bids.Y = v.offerMany(felt, 54, 4)
	default:
		bids.Y = v.offerLine(felt, room >= -24)
	}
	bids.H = foot - bids.Y
	v.bidsPortrait(bids, many)
	if v.tight {
		return
	}
	y := felt.Bottom() - 7 - strip
	v.Stage.Words(v.x.Strip.Title, felt.X+12, y-8, table.FeltHeading.Sized(16))
	v.Stage.Lay(v.stripCrests(), ui.R(felt.X+7, y, felt.W-14, strip))
}

// belowHint is the part of the felt that the plate of a hint leaves, which lies over the
// others and the tabs.
func (v *view) belowHint(felt ui.Rect) ui.Rect {
	top, r := v.Frame.Safe.Y+hintTop, felt
	low := top + v.HintPlace(ui.R(r.X+2, top, r.W-4, hintHigh)) - 4
	if v.Hinting() && low > r.Y {
		r.Y, r.H = low, r.Bottom()-low
	}
	return r
}

// The cards of the public offer on a phone held upright.
const (
	offerCard = 64.0
	offerGap  = 6.0
)

// offerFew lays the offer below its heading, the pile at its right.
func (v *view) offerFew(felt ui.Rect) {
	s := v.Stage
	x0, right := felt.X+12, felt.Right()-12-offerCard-4
	title := table.FeltHeading.Sized(17)
	s.Words(v.x.Places.Offer, x0, felt.Y+20, title)
	s.Words(v.Words.Money(v.in.Offer().Value()), x0+sprites.Measure(v.x.Places.Offer, title)+12, felt.Y+20, table.FeltNumber.Sized(17))
	v.offer(x0, felt.Y+27, offerCard, offerGap, right-offerGap-x0, true)
	v.pile(right+7, felt.Y+33, offerCard-6, 1)
	s.Words(v.pileWords(), right+offerCard/2+1, felt.Y+20,
		sprites.Style{Font: sprites.SansMedium, Size: 16, Color: sprites.CreamSoft, Align: sprites.Middle})
}

// offerMany lays the offer beside its heading, each card w wide: with five players
// the pile takes the sixth place among the bids. It returns where the bids begin.
func (v *view) offerMany(felt ui.Rect, w, gap float64) float64 {
	s := v.Stage
	x0, y := felt.X+8, felt.Y+8
	v.offer(x0, y, w, gap, 4*(w+gap)-gap, true)
	x := x0 + 4*(w+gap) + 8
	title := table.FeltHeading.Sized(18)
	lines := ui.Wrap(v.x.Places.Offer, title, felt.Right()-6-x)
	for _, l := range lines {
		title.Size = min(title.Size, ui.FitSize(l, title, felt.Right()-6-x))
	}
	for i, l := range lines {
		s.Words(l, x, y+22+float64(i)*21, title)
	}
	s.Words(v.Words.Money(v.in.Offer().Value()), x, y+26+21*float64(len(lines)), table.FeltNumber.Sized(20))
	v.pileAt = ui.R(felt.Right()-40, felt.Y, 40, 0)
	return y + w*table.CardRatio + 9
}

// offerLine is the offer in small, in one line; where not even that has room, the
// exchange tells it. It returns where the bids begin.
func (v *view) offerLine(felt ui.Rect, room bool) float64 {
	v.pileAt = ui.R(felt.Right()-40, felt.Y, 40, 0)
	cards := v.cards.In(inOffer, engine.Chance)
	if !room {
		for _, t := range cards {
			v.felted().Counted(t, asMini(t.Piece.card), ui.R(felt.X+12, felt.Y, 24, 0))
		}
		return felt.Y + 7
	}
	title, number := table.FeltHeading.Sized(16), table.FeltNumber.Sized(16)
	x, right := felt.X+12, felt.Right()-12
	money := v.Words.Money(v.in.Offer().Value())
	v.Stage.Words(v.x.Places.Offer, x, felt.Y+26, title)
	x += sprites.Measure(v.x.Places.Offer, title) + 9
	v.Stage.Words(money, x, felt.Y+26, number)
	x += sprites.Measure(money, number) + 10
	step := table.Pitch(len(cards), 28, 26, right-x)
	for i, t := range cards {
		v.felted().Piece(t, asMini(t.Piece.card), ui.R(right-26-step*float64(len(cards)-1-i), felt.Y+7, 26, 0), table.ZCards)
	}
	return felt.Y + 42
}

// bidsPortrait lays the bids two by two. A place that is left over shows the pile
// or what happened last.
func (v *view) bidsPortrait(r ui.Rect, pile bool) {
	rows := (len(v.Ring) + 1) / 2
	r.H -= 4
	columns := 2
	if pile && (r.H+8)/float64(rows) < 52 { // three side by side
		rows, columns = 2, 3
	}
	at := func(i int) ui.Rect { return r.Cell(i, columns, rows, 8, 8) }
	for i, p := range v.Ring {
		if q := at(i); q.H >= 100 {
			v.bidTall(p, q)
		} else {
			v.bidLow(p, q)
		}
	}
	free := at(len(v.Ring))
	switch {
	case pile:
		ph := min(70, free.H-8)
		pw := ph / table.CardRatio
		x := free.X + 30 + pw + 18
		if sprites.Measure(v.x.Places.Pile, table.FeltHeading.Sized(17)) > free.Right()-x {
			v.pile(free.X+8, free.CY()-ph/2, pw, 0.8)
			v.Stage.Words(strconv.Itoa(v.in.PileSize()), free.X+18+pw, free.CY()+7, table.FeltNumber.Sized(20))
			return
		}
		v.pile(free.X+30, free.CY()-ph/2, pw, 0.8)
		v.Stage.Words(v.x.Places.Pile, x, free.CY()-1, table.FeltHeading.Sized(17))
		v.Stage.Words(strconv.Itoa(v.in.PileSize()), x, free.CY()+23, table.FeltNumber.Sized(20))
	case len(v.Ring)%2 == 1:
		v.SinceOnFelt(free)
	}
}

// handWidth is how wide a card of the hand is, and in how many rows they lie.
func (v *view) handWidth() (w float64, rows int) {
	room := v.Frame.Column(480).W - 24
	rows = v.HandRows(len(v.own()), largeHand, room)
	switch {
	case v.Replayed() && v.HandRows(len(v.own()), seenHand, room) == 1: // it is only looked at
		return seenHand, 1
	case v.Short():
		if rows = v.HandRows(len(v.own()), smallHand, room); rows > 1 {
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
	v.hand(v.TrayHand(r, place, w), w, table.HandRise-2)
	v.Decisions(place)
}
