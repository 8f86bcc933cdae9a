package zankapfel

import (
	"treille/engine"
	"treille/engine/rng"
)

// A novicePolicy decides as somebody may who plays for the first time: it fills its
// hand to two to four cards, lays the card that the squares round the mayor give most for,
// leads him there, offers nothing, takes what it is offered, and lays a high discord
// card for a large harvest and a low one for a small.
type novicePolicy struct{}

// Choose implements [engine.Policy].
func (novicePolicy) Choose(info engine.InfoState, legal []engine.Action, stream *rng.Stream) engine.Action {
	return best(info.(*Info), legal, stream, noviceWorth)
}

// What a novicePolicy goes by.
const (
	noviceHand = 2 // cards that it wants in hand before it lays, and up to two more
	largePrize = 5 // steps for which it lays a high discord card and buys a die
)

func noviceWorth(in *Info, a engine.Action, stream *rng.Stream) int {
	d := Decode(a)
	switch d.Kind {
	case DecisionBuy:
		if in.hand.Len() < noviceHand+stream.Intn(3) {
			return 1000
		}
	case DecisionLay:
		most := 0
		for rest := in.Targets(); rest != 0; rest &= rest - 1 {
			most = max(most, numberFor(d.Card, rest.First()))
		}
		return most
	case DecisionAnnounce:
		if in.ownLaid != NoCard {
			return numberFor(in.ownLaid, d.Square)
		}
	case DecisionOffer:
		return -1
	case DecisionAccept:
		return int(in.offers[d.Seat].Points)
	case DecisionCall:
		return in.Number(d.Card)
	case DecisionDiscord:
		if in.Number(in.colour) >= largePrize {
			return d.Number
		}
		return -d.Number
	case DecisionDice:
		if d.Number == 1 && in.Number(in.colour) >= largePrize {
			return 1
		}
		return -d.Number
	}
	return 0
}
