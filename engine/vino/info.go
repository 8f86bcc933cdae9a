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
func (in *Info) Observe(e engine.Event) {
	if !e.Audience.Has(in.seat) {
		return
	}
	a, b := uint8(e.Num[0]), uint8(e.Num[1])
	switch e.Kind {
	case EventBanker:
		in.seatRose(e.Player, seatList(e.Value), nil)
	case EventPair:
		in.drawPair(e.Player, a, nil)
	case EventPairsBack:
		in.returnPairs(nil)
	case EventMarker:
		in.takeMarker(e.Player, a, b, nil)
	case EventBought:
		in.payFor(e.Player, a, b, nil)
	case EventGiven:
		in.receive(e.Player, a, b, 0, nil)
	case EventCellar:
		in.setCellar(e.Player, a, b, nil)
	case EventBottle:
		in.uncork(e.Player, a, e.Num[1], nil)
	case EventRound:
		in.beginRound(a, nil)
	case EventChosen:
		in.choice = 1<<a | 1<<b
	case EventShown:
		in.show(e.Player, 1<<a|1<<b, nil)
		in.choice = 0
	case EventSold:
		in.earn(e.Player, a, b, e.Num[2], e.Num[3], nil)
	case EventReturned:
		in.handBack(e.Player, a, b, nil)
	case EventMarkerBack:
		in.returnMarker(e.Player, a, nil)
	case EventMarket:
		in.setMarket(e.Player, a, int8(e.Num[2]), 0, nil)
	case EventIncome:
		in.cashIn(e.Player, nil)
	case EventRose:
		in.turnRose(seatList(e.Value), nil)
	case EventTurn:
		in.goOn(e)
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
