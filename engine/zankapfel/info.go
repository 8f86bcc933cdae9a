package zankapfel

import "treille/engine"

// Info is what one seat knows: the table, and its own hidden cards. Those who
// watch know the table only.
type Info struct {
	Table
	Hand    Cards // the seat's own apple cards
	OwnLaid Card  // the card it has laid face down, or NoCard
	OwnCard uint8 // the discord card it has laid face down, or 0
	seat    engine.Player
}

var _ engine.InfoState = (*Info)(nil)

// Seat implements engine.InfoState.
func (i *Info) Seat() engine.Player { return i.seat }

// Observe implements engine.InfoState.
func (i *Info) Observe(e engine.Event) {
	if !e.Audience.Has(i.seat) {
		return
	}
	i.happen(&e)
	if e.Player != i.seat {
		return
	}
	card := Card(e.Value)
	switch e.Kind {
	case CardDealt, CardBought:
		i.Hand += card.unit()
	case CardLaid:
		i.Hand -= card.unit()
		i.OwnLaid = card
	case CardShown:
		i.OwnLaid = NoCard
	case DiscordLaid:
		i.OwnCard = uint8(e.Value)
	case DiscordShown:
		i.OwnCard = 0
	}
}

// LegalActions implements engine.InfoState.
func (i *Info) LegalActions(list []engine.Action) []engine.Action {
	if !i.Acting().Has(i.seat) {
		return list
	}
	return i.legal(i.seat, i.Hand, list)
}

// Check implements engine.InfoState.
func (i *Info) Check(a engine.Action) error { return i.forbids(i.seat, i.Hand, a) }

// Project implements engine.InfoState.
func (i *Info) Project(state engine.State) {
	s := state.(*State)
	*i = Info{Table: s.Table, seat: i.seat}
	if i.seat != engine.Spectator {
		i.Hand, i.OwnLaid, i.OwnCard = s.hands[i.seat], s.laid[i.seat], s.discord[i.seat]
	}
}

// CopyFrom implements engine.InfoState.
func (i *Info) CopyFrom(other engine.InfoState) { *i = *other.(*Info) }

// Hash implements engine.InfoState.
func (i *Info) Hash() uint64 {
	var h engine.Hasher
	i.Table.hash(&h)
	h.Add(uint64(i.Hand) | uint64(i.OwnLaid)<<32 | uint64(i.OwnCard)<<40 | uint64(uint8(i.seat))<<48)
	return h.Sum()
}
