package weinhaendler

import (
	"treille/engine"
	"treille/scenes/table"
	"treille/scenes/ui"
	"treille/sprites"
)

// Sizes of the arrangement for a tablet held upright, in layout units.
const (
	tabletOthers = 148.0 // height of the others' panels
	tabletRack   = 198.0 // width of the own cellar beside the hand
	tabletCard   = 98.0  // width of a card of the hand
)

// tablet arranges the table for a tablet held upright: wide panels of the others
// above, the felt, and the own cellar beside hand and buttons.
func (v *view) tablet() {
	p := v.Places(table.Sizes{Others: tabletOthers, Own: v.TrayHeight(tabletCard, 1)})
	v.Panels(p.Others, 11, v.panelTablet)
	felt := p.Middle
	v.Stage.Put(sprites.Surface{Kind: sprites.Felt, R: 16, Line: true}, felt)
	v.feltAt = felt
	if v.cellar {
		v.pileAt = ui.R(felt.Right()-128, felt.Y+40, 94, 0)
		v.bigCellar(felt, 108)
		v.besideCellar(felt)
	} else {
		v.auctionWide(felt)
	}
	v.ownTablet(p.Own)
}

// panelTablet is somebody's sheet: who he is, his points and hand at the left, his
// cellar at the right.
func (v *view) panelTablet(p engine.Player, r ui.Rect) {
	s := v.Stage
	v.Sheet(r, 10, sprites.Sheet, true, v.active(p))
	const gap = 1.6
	tw := min(24, (r.W-104)/5-gap)
	rack := 5*tw + 4*gap
	v.Crest(p, r.X+14, r.Y+13, 32, sprites.Token)
	apex := r.Right() - 16 - rack/2 - tw/2
	v.Name(p, r.X+54, r.Y+37, apex-8-r.X-54, table.PaperName.Sized(20))
	points, number := v.PointWords(p), table.PaperNumber.Sized(32)
	s.Words(points, r.X+16, r.Y+81, number)
	s.Words(v.PointsUnit(p), r.X+22+sprites.Measure(points, number), r.Y+81, table.PaperSoft.Sized(15))
	hand := v.cards.In(inHand, p)
	room := r.W - 32 - rack - 12
	pitch := min(11, (room-24)/float64(max(len(hand)-1, 1)))
	for i, t := range hand {
		v.layer().Piece(t, miniBack, ui.R(r.X+16+float64(i)*pitch, r.Y+90, 22, 22*backRatio), table.ZCards)
	}
	count := table.PaperSoft.Sized(15)
	words := v.Words.Count(v.x.Places.InHand, len(hand))
	count.Size = max(13, ui.FitSize(words, count, room))
	s.Words(words, r.X+16, r.Bottom()-11, count)
	v.small(p, r.Right()-16-rack, r.Bottom()-13, tw, gap, false)
	v.panelControl(p, r)
}

// ownTablet adds own cellar, hand and buttons.
func (v *view) ownTablet(r ui.Rect) {
	s, p := v.Stage, v.Base()
	beside, rest := v.Beside(r, tabletRack)
	hand := rest
	if v.ownOnFelt() {
		hand.X, hand.W = r.X, r.W // the own cellar lies on the felt, with its points
	} else {
		foot := r.Bottom() - 26
		py := v.standing(p, five(v.in.Cellar(p, v.newest(p)), beside.X+6, foot, 35, 37.4, 2.2), false)
		v.ownRack(py, 5, ui.R(beside.X, foot-205, beside.W, 211))
		s.Words(v.PointWords(p), beside.X, foot-166, table.FeltNumber.Sized(40))
		s.Words(v.PointsUnit(p), beside.X, foot-146, table.OakSoft.Sized(16))
	}
	place := v.ActionsPlace(rest, false)
	place.Hint.X, place.Hint.W = hand.X, hand.W
	h := tabletCard * table.CardRatio
	v.hand(ui.R(hand.X, place.Top()-20-h, hand.W, h), tabletCard, table.HandRise)
	v.Decisions(place)
}
