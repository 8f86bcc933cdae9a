package weinhaendler

import (
	"slices"
	"strconv"

	"treille/engine"
	wh "treille/engine/weinhaendler"
	"treille/scenes/table"
	"treille/scenes/ui"
	"treille/sprites"
)

// portrait arranges the table for a phone held upright: opponents above, the
// felt with its tabs, own hand and buttons where the thumb is.
func (v *view) portrait() {
	many := len(v.Ring) > 4
	others := 60.0
	if many {
		others = 68
	}
	// The tray grows with the text; the felt takes what is left. Where that is
	// too little for everything, the strip has a tab of its own.
	p := v.Places(table.Sizes{Others: others, Own: v.TrayHeight(v.handWidth())})
	v.Panels(p.Others, 8, v.panelPortrait)
	felt := p.Middle
	felt.Y, felt.H = felt.Y+44, felt.H-44
	rows := float64((len(v.Ring) + 1) / 2)
	tight := felt.H < offerHeight+rows*(leastBid+8)+stripHeight
	v.Stage.Put(sprites.Surface{Kind: sprites.Felt, R: 10}, felt)
	v.Tabs(ui.R(felt.X, felt.Y-44, felt.W, 44), v.tabList(tight))
	switch {
	case v.cellar:
		v.pileAt = ui.R(felt.Right()-70, felt.Y+20, 60, 0)
		v.bigCellar(felt, 68)
	case tight && v.exchange:
		v.exchangePage(felt)
	default:
		v.auctionPortrait(felt, many, tight)
	}
	v.trayPortrait(p.Own)
}

// tabList are the index tabs above the felt: auction and cellar, and where there
// is no room for it on the felt, what the exchange would bring.
func (v *view) tabList(tight bool) []table.Tab {
	list := []table.Tab{
		{ID: "auction", Name: v.x.Places.Auction, On: !v.cellar && !(tight && v.exchange), Act: func() { v.turnTo(false) }},
		{ID: "cellar", Name: v.cellarTab(), On: v.cellar, Act: func() { v.turnTo(true) }},
	}
	if tight {
		list = slices.Insert(list, 1, table.Tab{ID: "exchange", Name: v.x.Phases.Exchange, On: !v.cellar && v.exchange, Act: v.turnToExchange})
	}
	return list
}

// panelPortrait is somebody's small sheet: who, points, the number of his cards,
// his cellar, and in tiny those that are finished. Four of them have the name on a
// line of its own.
func (v *view) panelPortrait(p engine.Player, r ui.Rect) {
	s := v.Stage
	v.Sheet(r, 7, sprites.Card, false, v.active(p))
	name, tw := table.PaperBold.Sized(15), 9.4
	rows := v.in.Cellar(p, v.newest(p)).RowsBegun()
	if rows > 3 { // its top would stand beside the name
		tw = 7.6
	}
	if len(v.Ring) > 4 {
		tw = min(tw, 8)
		s.Words(ui.Ellipsis(v.PlayerName(p), name, r.W-14), r.CX(), r.Y+19, name.At(sprites.Middle))
		v.Crest(p, r.X+7, r.Y+25, 19, sprites.Flat)
		s.Words(v.PointWords(p), r.X+16.5, r.Y+61, table.PaperNumber.Sized(17).At(sprites.Middle))
		v.handCount(p, r.X+28, r.Y+36, 8)
		v.finished(p, r.X+28, r.Y+53, 1.8)
		v.small(p, r.Right()-6-(5*tw+3.6), r.Bottom()-6, tw, 0.9, true)
	} else {
		v.Crest(p, r.X+8, r.Y+6, 25, sprites.Flat)
		s.Words(v.PointWords(p), r.X+20.5, r.Y+53, table.PaperNumber.Sized(19).At(sprites.Middle))
		room := r.W - 44
		if rows == rackRows { // its top does all the same
			room = min(room, r.W-39-8-3*tw-4)
		}
		s.Words(ui.Ellipsis(v.PlayerName(p), name, room), r.X+39, r.Y+21, name)
		v.handCount(p, r.X+37, r.Y+53, 9)
		v.finished(p, r.X+38, r.Y+40, 2.6)
		v.small(p, r.Right()-8-(5*tw+3.6), r.Bottom()-6, tw, 0.9, true)
	}
	v.countedHand(p, r.X+12, r.Y+14, 18)
	v.panelControl(p, r)
}

// handCount is how many cards somebody holds, which everybody sees; y is the base
// line of the number.
func (v *view) handCount(p engine.Player, x, y, w float64) {
	v.Stage.Piece(miniBack, x, y-w*backRatio+1, w)
	v.Stage.Words(strconv.Itoa(v.in.HandSize(p)), x+w+3, y, table.PaperBold.Sized(14))
}

// finished shows somebody's finished cellars in tiny.
func (v *view) finished(p engine.Player, x, base, tw float64) {
	for i := range v.newest(p) {
		c := v.in.Cellar(p, i)
		v.bottles(c, five(c, x+float64(i)*(5*tw+4), base, tw, tw, tw*0.15), asDot)
	}
}

func (v *view) auctionPortrait(felt ui.Rect, many, tight bool) {
	top := felt.Y + 122
	if many {
		top = v.offerMany(felt)
	} else {
		v.offerFew(felt)
	}
	strip, head := 58.0, 25.0
	if tight {
		strip, head = 0, 0
	}
	v.bidsPortrait(ui.R(felt.X+7, top, felt.W-14, felt.Bottom()-7-strip-head-top), many)
	if tight {
		return
	}
	y := felt.Bottom() - 7 - strip
	v.Stage.Words(v.x.Strip.Title, felt.X+12, y-8, table.FeltHeading.Sized(16))
	v.Sheet(ui.R(felt.X+7, y, felt.W-14, strip), 7, sprites.Card, false, false)
	v.stripParts(ui.R(felt.X+14, y, felt.W-28, strip))
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

// offerMany lays the offer beside its heading: with five players the pile takes
// the sixth place among the bids. It returns where the bids begin.
func (v *view) offerMany(felt ui.Rect) float64 {
	s := v.Stage
	x0, y := felt.X+8, felt.Y+8
	v.offer(x0, y, offerCard, offerGap, 4*(offerCard+offerGap)-offerGap, true)
	x := x0 + 4*(offerCard+offerGap) + 8
	title := table.FeltHeading.Sized(18)
	lines := ui.Wrap(v.x.Places.Offer, title, felt.Right()-6-x)
	for i, l := range lines {
		s.Words(l, x, y+22+float64(i)*21, title)
	}
	s.Words(v.Words.Money(v.in.Offer().Value()), x, y+26+21*float64(len(lines)), table.FeltNumber.Sized(20))
	return y + offerCard*table.CardRatio + 9
}

// bidsPortrait lays the bids two by two. A place that is left over shows the pile
// or what happened last.
func (v *view) bidsPortrait(r ui.Rect, pile bool) {
	rows := (len(v.Ring) + 1) / 2
	r.H -= 4
	at := func(i int) ui.Rect { return r.Cell(i, 2, rows, 8, 8) }
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
		v.pile(free.X+30, free.CY()-ph/2, pw, 0.8)
		v.Stage.Words(v.x.Places.Pile, x, free.CY()-1, table.FeltHeading.Sized(17))
		v.Stage.Words(strconv.Itoa(v.in.PileSize()), x, free.CY()+23, table.FeltNumber.Sized(20))
	case len(v.Ring)%2 == 1:
		v.SinceOnFelt(free)
	}
}

// handWidth is how wide a card of the hand is, and in how many rows they lie.
func (v *view) handWidth() (w float64, rows int) {
	rows = v.HandRows(len(v.own()), largeHand, v.Frame.Column(480).W-24)
	if v.in.Phase() != wh.PhaseCellars || rows > 1 {
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
