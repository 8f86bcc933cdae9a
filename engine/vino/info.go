package vino

import "treille/engine"

// An Info is what one seat knows: the board, and its own choice of regions while
// that is secret.
//
// With the option hidden-money, the others' money does not lie open, but each
// payment is seen. Who keeps count knows the amount, so the information state
// counts, and a determinization is true to it; what lies open (View, Money)
// leaves the amount out until the game is over.
type Info struct {
	board
	seat   engine.Player
	choice uint16 // regions, 0 if not committed or shown by now
}

var _ engine.InfoState = (*Info)(nil)

// Seat implements [engine.InfoState].
func (in *Info) Seat() engine.Player { return in.seat }

// LegalActions implements [engine.InfoState].
func (in *Info) LegalActions(list []engine.Action) []engine.Action {
	return in.legal(in.seat, list)
}

// Check implements [engine.InfoState].
func (in *Info) Check(a engine.Action) error { return in.check(in.seat, a) }

// Observe implements [engine.InfoState].
func (in *Info) Observe(packed engine.Event) {
	if !packed.Audience.Has(in.seat) {
		return
	}
	e := DecodeEvent(packed)
	r, n, v := uint8(e.Region), uint8(e.Vineyard), uint8(e.Variety)
	switch e.Kind {
	case EventBanker:
		in.seatRose(e.Player, e.Rose, nil)
	case EventPair:
		in.drawPair(e.Player, r, nil)
	case EventPairsBack:
		in.returnPairs(nil)
	case EventMarker:
		in.takeMarker(e.Player, r, v, nil)
	case EventBought:
		in.payFor(e.Player, r, n, nil)
	case EventGiven:
		in.receive(e.Player, r, n, e.Rank, nil)
	case EventCellar:
		in.setCellar(e.Player, v, uint8(e.Barrels), nil)
	case EventBottle:
		in.uncork(e.Player, r, e.AfterGift, nil)
	case EventRound:
		in.beginRound(uint8(e.Round), nil)
	case EventChosen:
		in.choice = 1<<e.Regions[0] | 1<<e.Regions[1]
	case EventShown:
		in.show(e.Player, 1<<e.Regions[0]|1<<e.Regions[1], nil)
		in.choice = 0
	case EventSold:
		in.earn(e.Player, v, uint8(e.Quantity), int32(e.Income), int32(e.MarketPart), nil)
	case EventReturned:
		in.handBack(e.Player, r, n, nil)
	case EventMarkerBack:
		in.returnMarker(e.Player, r, nil)
	case EventMarket:
		in.setMarket(e.Player, v, int8(e.To), uint8(e.Left), nil)
	case EventIncome:
		in.cashIn(e.Player, nil)
	case EventRose:
		in.turnRose(e.Rose, nil)
	case EventTurn:
		in.goOn(e.Player, e.flow)
	}
}

// Project implements [engine.InfoState].
func (in *Info) Project(world engine.State) {
	s := world.(*State)
	in.board = s.board
	in.choice = 0
	if in.committed.Has(in.seat) {
		in.choice = s.choice[in.seat]
	}
}

// CopyFrom implements [engine.InfoState].
func (in *Info) CopyFrom(other engine.InfoState) { *in = *other.(*Info) }

// Hash implements [engine.InfoState].
func (in *Info) Hash() uint64 {
	var h engine.Hasher
	in.hash(&h)
	h.AddInt(int(in.seat))
	h.Add(uint64(in.choice))
	return h.Sum()
}
