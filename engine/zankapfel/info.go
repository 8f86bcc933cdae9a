package zankapfel

import "treille/engine"

// An Info is what one seat knows: the board, and its own hidden cards. Those who
// watch know the board only.
type Info struct {
	board
	hand       Cards // the seat's own apple cards
	ownLaid    Card  // the card it has laid face down, or NoCard
	ownDiscord uint8 // the discord card it has laid face down, or 0
	seat       engine.Player
}

var _ engine.InfoState = (*Info)(nil)

// Seat implements [engine.InfoState].
func (in *Info) Seat() engine.Player { return in.seat }

// Observe implements [engine.InfoState].
func (in *Info) Observe(packed engine.Event) {
	if !packed.Audience.Has(in.seat) {
		return
	}
	e := DecodeEvent(packed)
	in.happen(&e)
	if e.Player != in.seat {
		return
	}
	switch e.Kind {
	case EventCardDealt, EventCardBought:
		in.hand += e.Card.unit()
	case EventCardLaid:
		in.hand -= e.Card.unit()
		in.ownLaid = e.Card
	case EventCardShown:
		in.ownLaid = NoCard
	case EventDiscordLaid:
		in.ownDiscord = uint8(e.Discord)
	case EventDiscordShown:
		in.ownDiscord = 0
	}
}

// LegalActions implements [engine.InfoState].
func (in *Info) LegalActions(list []engine.Action) []engine.Action {
	if !in.Acting().Has(in.seat) {
		return list
	}
	return in.legal(in.seat, in.hand, list)
}

// Check implements [engine.InfoState].
func (in *Info) Check(a engine.Action) error { return in.check(in.seat, in.hand, a) }

// Project implements [engine.InfoState].
func (in *Info) Project(world engine.State) {
	s := world.(*State)
	*in = Info{board: s.board, seat: in.seat}
	if in.seat != engine.Spectator {
		in.hand, in.ownLaid, in.ownDiscord = s.hands[in.seat], s.laid[in.seat], s.discord[in.seat]
	}
}

// CopyFrom implements [engine.InfoState].
func (in *Info) CopyFrom(other engine.InfoState) { *in = *other.(*Info) }

// Hash implements [engine.InfoState].
func (in *Info) Hash() uint64 {
	var h engine.Hasher
	in.hash(&h)
	h.Add(uint64(in.hand) | uint64(in.ownLaid)<<32 | uint64(in.ownDiscord)<<40 | uint64(uint8(in.seat))<<48)
	return h.Sum()
}
