package weinhaendler

import (
	"strconv"

	"treille/engine"
	wh "treille/engine/weinhaendler"
	"treille/scenes/table"
)

// The facts of the outline that are to be seen on each screen, or by one press.
const (
	offerFact    = "offer"
	pileFact     = "pile"     // how many cards are in it
	exchangeFact = "exchange" // who would get what now
	ownHandFact  = "hand"
)

// bidFact is what a seat has bid, or that it bids no more.
func bidFact(p engine.Player) string { return "bid/" + strconv.Itoa(int(p)) }

func pointsFact(p engine.Player) string { return "points/" + strconv.Itoa(int(p)) }

// handFact is how many cards a seat holds.
func handFact(p engine.Player) string { return "hand/" + strconv.Itoa(int(p)) }

// cellarFact is a seat's newest cellar.
func cellarFact(p engine.Player) string { return "cellar/" + strconv.Itoa(int(p)) }

// seatFacts are those that the panel of a seat shows.
func seatFacts(p engine.Player) []string { return []string{pointsFact(p), handFact(p), cellarFact(p)} }

// auctionFacts are those that the auction shows.
func (b *tableState) auctionFacts() []string {
	return append(table.Each(b.t.Seats(), bidFact), offerFact, pileFact)
}

// bidding reports whether bids lie on the table.
func (b *tableState) bidding() bool {
	return b.in.Phase() == wh.PhaseBidding || b.in.Phase() == wh.PhaseDrawing
}
