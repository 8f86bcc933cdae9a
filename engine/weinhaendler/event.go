package weinhaendler

import "treille/engine"

// The kinds of events, with the fields of [Event] that each of them tells. Where a
// seat may not see a card, the same event reaches it with [Hidden] in its place.
const (
	_ engine.EventKind = iota
	// EventStartChosen: Player begins the game.
	EventStartChosen
	// EventCardDealt: Player is dealt Card.
	EventCardDealt
	// EventCardTurnedUp: Card comes from the pile to the offer.
	EventCardTurnedUp
	// EventRoundBegan: Round begins with Player; it may be the Last.
	EventRoundBegan
	// EventPhaseBegan: Phase begins; Player decides first in it, or Chance.
	EventPhaseBegan
	// EventBidLaid: Player adds Cards to his bid, which comes to Total now.
	EventBidLaid
	// EventPassed: Player passes; perhaps he Draws (W14).
	EventPassed
	// EventCardLooked: Player, who draws, takes Card off the pile.
	EventCardLooked
	// EventCardKept: Player takes Card, which he looked at, into his hand.
	EventCardKept
	// EventCardPutUnder: Player puts Card, which he looked at, under the pile.
	EventCardPutUnder
	// EventBundleTaken: Player takes Cards, From somebody's bid or the public offer.
	EventBundleTaken
	// EventOfferReplaced: the bid of Player, Cards, becomes the offer.
	EventOfferReplaced
	// EventCardPlaced: Player lays Card at Place, which scores Gain.
	EventCardPlaced
	// EventPlacingDone: Player lays no more in this round.
	EventPlacingDone
	// EventGameEnded: the game is over, and Winners have won.
	EventGameEnded
)

// An Event is an event with names for what it tells. What a kind does not tell is
// 0.
type Event struct {
	Kind    engine.EventKind
	Player  engine.Player
	Card    Card
	Cards   Cards
	Total   int           // tenths of a euro
	From    engine.Player // Chance for the public offer
	Place   Place
	Gain    Gain
	Round   int // from 1
	Last    bool
	Draws   bool
	Phase   Phase
	Winners engine.PlayerSet
}

// fields lists what each kind of event tells.
func (e *Event) fields(f engine.Fields) {
	switch e.Kind {
	case EventCardDealt, EventCardTurnedUp, EventCardLooked, EventCardKept, EventCardPutUnder:
		engine.Value(&f, &e.Card)
	case EventRoundBegan:
		engine.Num(&f, &e.Round)
		engine.Flag(&f, &e.Last)
	case EventPhaseBegan:
		engine.Value(&f, &e.Phase)
	case EventBidLaid:
		engine.Value(&f, &e.Cards)
		engine.Num(&f, &e.Total)
	case EventPassed:
		engine.Flag(&f, &e.Draws)
	case EventBundleTaken:
		engine.Value(&f, &e.Cards)
		engine.Other(&f, &e.From)
	case EventOfferReplaced:
		engine.Value(&f, &e.Cards)
	case EventCardPlaced:
		laid := Lay(e.Card, e.Place)
		engine.Value(&f, &laid)
		d := Decode(laid)
		e.Card, e.Place = d.Card, d.Place
		engine.Num(&f, &e.Gain.Stars)
		engine.Num(&f, &e.Gain.Alike)
		engine.Num(&f, &e.Gain.Different)
	case EventGameEnded:
		engine.Value(&f, &e.Winners)
	}
}

// DecodeEvent takes an event of this game apart.
func DecodeEvent(packed engine.Event) Event {
	e := Event{Kind: packed.Kind, Player: packed.Player}
	e.fields(engine.Decoding(&packed))
	return e
}

// pack is the inverse of DecodeEvent, for those who see the event.
func (e Event) pack(audience engine.PlayerSet, reveals bool) engine.Event {
	packed := engine.Event{Kind: e.Kind, Audience: audience, Player: e.Player, Reveals: reveals}
	e.fields(engine.Packing(&packed))
	return packed
}

// tell reports an event to everybody, if anybody listens.
func tell(ev *engine.Events, e Event) {
	if ev != nil {
		ev.Add(e.pack(engine.Everybody, false))
	}
}

// tellSecret reports an event of which its player alone sees the card.
func tellSecret(ev *engine.Events, e Event) {
	if ev == nil {
		return
	}
	ev.Add(e.pack(engine.Only(e.Player), true))
	e.Card = Hidden
	ev.Add(e.pack(engine.Everybody.Without(e.Player), false))
}
