package weinhaendler

import (
	"strconv"

	"treille/engine"
	wh "treille/engine/weinhaendler"
	"treille/scenes/table"
	"treille/scenes/ui"
	"treille/sprites"
)

// auction is what lies on the felt while bottles are bid: the public offer, all bids, and who
// would get what; the last of these not where it has a tab of its own. On a phone it may show
// less than the whole.
func (v *view) auction(strip bool) (whole, part ui.Part) {
	if v.Frame.Shape.Large() {
		part = ui.Column(0, v.offerWide(), ui.Spring(), v.bidsWide(), ui.Spring(), ui.When(!v.gone(), v.inAuction(v.stripLarge()))).Pad(ui.Wide, ui.Loose)
		return part, part
	}
	who := ui.Part{}
	if strip && !v.gone() {
		who = v.inAuction(v.stripCrests())
	}
	with := func(offer, bids ui.Part) ui.Part {
		return ui.Column(ui.Apart, offer, bids.Growing(), who).Pad(ui.Apart, ui.Apart)
	}
	pile := len(v.Ring) > 4 // it lies among the bids
	two := v.bidsLow(2, pile, leastBid)
	whole = with(v.offerBeside(smallOffer), two)
	switch {
	case pile && v.Frame.Shape.Upright():
		whole = ui.Either(with(v.offerBeside(offerCard), two), whole)
	case v.Frame.Shape.Upright():
		whole = with(v.offerBelowHeading(), two)
	}
	return whole, ui.Either(whole, with(v.offerBeside(smallOffer), two), with(v.offerLine(), two),
		ui.When(!pile, with(v.offerLine(), v.bidsLow(2, pile, lowestBid))), with(v.offerCounted(), two), with(v.offerCounted(), v.bidsLow(3, pile, 0)))
}

// offerTitle is what the offer is called, and offerSum what it is worth.
func (v *view) offerTitle(size float64) ui.Part {
	return ui.Label(v.offerName(), table.FeltHeading.Sized(size))
}

func (v *view) offerSum(size float64) ui.Part {
	return ui.When(!v.gone(), ui.Label(v.Words.Money(v.in.Offer().Value()), table.FeltNumber.Sized(size)))
}

// offerCards is the public offer, each card at most w wide, and as low as least of that.
func (v *view) offerCards(w, least float64) ui.Part {
	cards := v.cards.In(inOffer, engine.Chance)
	n := float64(max(len(cards), offerSize))
	small := w * least
	return ui.Area(small+(n-1)*coveredBelow, small*table.CardRatio, func(s *ui.Stage, r ui.Rect) {
		w := min(w, r.H/table.CardRatio)
		step := table.Pitch(len(cards), w+ui.Apart, w, r.W)
		all := w + step*float64(max(0, len(cards)-1))
		x, y := r.X, r.CY()-w*table.CardRatio/2
		if v.Frame.Shape.Large() {
			x = r.CX() - all/2
		}
		v.felted().spread(cards, nil, step < w, func(i int) (ui.Rect, float64) { return ui.R(x+float64(i)*step, y, w, 0), 0 })
		s.Place(offerID, ui.R(x, y, all, w*table.CardRatio))
	}).Roomy(n*(w+ui.Apart)-ui.Apart, w*table.CardRatio).GrowingBy(0).Shows(offerFact)
}

// offerWide is the offer of a large felt, between the pile and what happened last.
func (v *view) offerWide() ui.Part {
	title := ui.Area(0, ui.Far, v.ruledTitle)
	wide := sinceWide
	if v.Frame.Shape == ui.Tablet {
		wide = sinceTablet
	}
	since := ui.Fixed(wide, sinceHigh, func(_ *ui.Stage, r ui.Rect) {
		v.Since(r)
		if felt, ok := v.Stage.Where(feltID); ok && v.Frame.Shape == ui.Desktop { // a hint lies over it, clear of the bids
			v.hintAt(r.Right(), felt.Y, r.Bottom()+ui.Apart)
		}
	})
	label := ui.Plated(v.pileWords(), ui.PaperBold.Sized(ui.Lead)).Shows(pileFact)
	pile := ui.Stack(v.pilePart(wideOfferCard, pileStep).Top().Pad(ui.Loose, ui.Loose), label.Bottom())
	return ui.Row(ui.Wide, pile.Middle().Roomy(wide, 0), ui.Column(ui.Apart, title, v.offerCards(wideOfferCard, leastOffer)).Growing(), since)
}

// ruledTitle adds heading and sum of the offer at the foot of a box, between two rules, which
// are short or missing where it has little room.
func (v *view) ruledTitle(s *ui.Stage, r ui.Rect) {
	title, number := v.offerName(), v.Words.Money(v.in.Offer().Value())
	if v.gone() {
		number = ""
	}
	ts, ns := table.FeltHeading.Sized(titleSize), table.FeltNumber.Sized(titleSize)
	w := sprites.Measure(title, ts) + titleGap + sprites.Measure(number, ns)
	left, right, y := r.CX()-w/2, r.CX()+w/2, r.Bottom()-ui.Close
	s.Words(title, left, y, ts)
	s.Words(number, right, y, ns.At(sprites.Right))
	if rule := min(titleRule, (r.W-w)/2-2*ui.Wide); rule >= leastTitleRule {
		s.Put(sprites.Surface{Kind: sprites.LeftEndRule}, ui.R(left-ui.Wide-rule, y-titleMiddle, rule, 1))
		s.Put(sprites.Surface{Kind: sprites.RightEndRule}, ui.R(right+ui.Wide, y-titleMiddle, rule, 1))
	}
}

// offerBelowHeading is the offer of a phone held upright below its heading, the pile at its right.
func (v *view) offerBelowHeading() ui.Part {
	words := sprites.Style{Font: sprites.SansMedium, Size: ui.Body, Color: sprites.CreamSoft}
	below := ui.Near
	if v.Hinting() { // the glow of a card stays off the heading
		below = ui.Apart
	}
	return ui.Column(below,
		ui.Row(ui.Loose, v.offerTitle(ui.Lead), v.offerSum(ui.Lead), ui.Spring(), ui.Label(v.pileWords(), words).Shows(pileFact)),
		ui.Row(ui.Apart, v.offerCards(offerCard, 1), ui.Spring(), v.pilePart(offerCard-ui.Close, 1))).Firm()
}

// offerBeside is the offer beside its heading, each card w wide. With five players the pile
// lies among the bids.
func (v *view) offerBeside(w float64) ui.Part {
	heading := ui.Either(v.offerTitle(ui.Lead), ui.Paragraph(v.offerName(), table.FeltHeading.Sized(ui.Lead)))
	said := ui.Column(ui.Tight, heading, v.offerSum(ui.Title))
	pile := ui.Part{}
	if len(v.Ring) <= 4 || !v.Frame.Shape.Upright() {
		words := sprites.Style{Font: sprites.SansMedium, Size: ui.Note, Color: sprites.CreamSoft}
		said = ui.Column(ui.Tight, heading, v.offerSum(ui.Title), ui.Label(v.pileWords(), words).Shows(pileFact))
		pile = v.pilePart(w-ui.Apart, 1).Dropped(1)
	}
	return ui.Row(ui.Loose, v.offerCards(w, 1), said.Middle().Growing(), pile)
}

// offerLine is the offer in small, in one line.
func (v *view) offerLine() ui.Part {
	cards := v.cards.In(inOffer, engine.Chance)
	n := float64(len(cards))
	return ui.Row(ui.Apart, v.offerTitle(ui.Body), v.offerSum(ui.Body), ui.Spring(),
		ui.Area(lineMini+max(0, n-1)*ui.Loose, lineMini*miniRatio, func(s *ui.Stage, r ui.Rect) {
			step := table.Pitch(len(cards), lineMini+ui.Tight, lineMini, r.W)
			for i, t := range cards {
				v.felted().piece(t, asMini(t.Piece.card), ui.R(r.Right()-lineMini-step*float64(len(cards)-1-i), r.Y, lineMini, 0), table.ZCards)
			}
			s.Place(offerID, r)
		}).Roomy(n*(lineMini+ui.Tight), 0).GrowingBy(0).Shows(offerFact))
}

// offerCounted lets the offer travel to the felt's edge where it has no room: what the exchange
// would bring tells it.
func (v *view) offerCounted() ui.Part {
	return ui.Area(0, 0, func(_ *ui.Stage, r ui.Rect) {
		for _, t := range v.cards.In(inOffer, engine.Chance) {
			v.felted().counted(t, asMini(t.Piece.card), ui.R(r.X, r.Y, lineMini, 0))
		}
	}).GrowingBy(0)
}

// pilePart is the draw pile, w wide, its cards so much off each other.
func (v *view) pilePart(w, step float64) ui.Part {
	return ui.Fixed(w, w*table.CardRatio, func(_ *ui.Stage, r ui.Rect) { v.pile(r, step) })
}

// pile adds the draw pile: new cards come from there.
func (v *view) pile(r ui.Rect, step float64) {
	v.Stage.Place(sourceID, r)
	v.Stage.Place(pileID, r)
	v.Pile(cardArt(wh.Hidden, ""), v.in.PileSize(), r.X, r.Y, r.W, step)
}

// pileCell is the pile in a place among the bids.
func (v *view) pileCell() ui.Part {
	n := ui.Label(strconv.Itoa(v.in.PileSize()), table.FeltNumber.Sized(ui.Title)).Shows(pileFact)
	pile := ui.Scaled(cellPile, cellPile*table.CardRatio, cellPileLeast, func(_ *ui.Stage, r ui.Rect) { v.pile(r, 1) })
	name := ui.Label(v.x.Places.Pile, table.FeltHeading.Sized(ui.Lead))
	return ui.Either(ui.Row(ui.Wide, pile, ui.Column(ui.Near, name, n).Middle()).Firm(), ui.Row(ui.Loose, pile, n)).Centred()
}
