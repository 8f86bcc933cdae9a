package weinhaendler

import (
	"treille/engine"
	"treille/scenes/table"
	"treille/scenes/ui"
)

// The auction on a large felt: offer, bids and strip one above the other, as high
// as they want to be, and what is between them.
const (
	wideOffer = 196.0
	wideBids  = 186.0
	wideStrip = 88.0
	wideGap   = 18.0

	narrowFelt = 960.0 // width below which the pile stands at the edge
)

// auctionWide is the auction of a window or a tablet. A lower felt has smaller
// cards, a higher one larger bids and more words.
func (v *view) auctionWide(felt ui.Rect) {
	spare := felt.H - wideOffer - wideBids - wideStrip - wideGap
	low := max(0, -spare)
	strip, high := v.stripRow(), wideStrip
	grid := v.stripGrid()
	if h := v.Stage.HeightOf(grid, felt.W-2*ui.Wide); felt.W < narrowFelt && spare > h-wideStrip+wideGap {
		spare -= h - wideStrip
		strip, high = grid, h
	}
	spare = max(0, spare)
	taller := 0.0
	if v.Frame.Shape == ui.Tablet {
		taller = min(24, spare*0.4)
		spare -= taller
	}
	v.offerWide(felt, spare*0.2, 94-low*0.3)
	top := felt.Y + wideOffer - low*0.42 + spare*0.5
	v.bidsWide(ui.R(felt.X+16, top, felt.W-32, wideBids+taller-low*0.58))
	v.Stage.Lay(strip, ui.R(felt.X+ui.Wide, felt.Bottom()-10-high, felt.W-2*ui.Wide, high))
}

// offerWide lays the offer, each card at most w wide, between the pile and what
// happened last.
func (v *view) offerWide(felt ui.Rect, down, w float64) {
	const note, gap = 236.0, 8.0
	cx := felt.CX()
	pileX := felt.X + 78
	room := felt.Right() - note - 24 - pileX - 94 - 16
	if felt.W < narrowFelt {
		pileX = felt.X + 36
		cx = (pileX + 94 + felt.Right() - note) / 2
		room = felt.Right() - note - 2*16 - pileX - 94
		w = min(w, (room-3*gap)/4)
	}
	y := felt.Y + 34 + down
	v.FeltTitle(v.x.Places.Offer, v.Words.Money(v.in.Offer().Value()), cx, y, felt.W)
	oy := y + 12
	offer := v.cards.In(inOffer, engine.Chance)
	step := table.Pitch(len(offer), w+14, w, room)
	x0 := cx - (float64(len(offer)-1)*step+w)/2
	for i, t := range offer {
		v.felted().Card(t, ui.R(x0+float64(i)*step, oy, w, 0), 0, step < w && i < len(offer)-1, table.ZCards)
	}
	v.pile(pileX+(94-w)/2, oy+7, w, 1.4)
	v.Label(v.pileWords(), pileX+47-0.9*float64(min(v.in.PileSize(), table.PileShows)), oy+102-(94-w)*1.4)
	v.Since(ui.R(felt.Right()-note, oy-2-max(0, 94-w-8), 208, 136))
}
