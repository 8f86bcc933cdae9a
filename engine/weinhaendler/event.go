package weinhaendler

import "treille/engine"

// What can happen in the game. Where a seat may not see a card, the same event
// reaches it with [Hidden] in its place.
const (
	_ engine.EventKind = iota
	// StartChosen: Player begins the game.
	StartChosen
	// CardDealt: Player is dealt the card Value.
	CardDealt
	// CardTurnedUp: the card Value comes from the pile to the offer.
	CardTurnedUp
	// RoundBegan: round Num[0] begins with Player; Num[1] is 1 if it is the
	// last.
	RoundBegan
	// PhaseBegan: the phase Value begins; Player decides first in it, or
	// Chance.
	PhaseBegan
	// BidLaid: Player adds the cards Value to his bid, whose total is now
	// Num[0] tenths of a euro.
	BidLaid
	// Passed: Player passes; Num[0] is 1 if he draws (W14).
	Passed
	// CardLooked: Player, who draws, takes the card Value off the pile.
	CardLooked
	// CardKept: Player takes the card Value that he looked at into his hand.
	CardKept
	// CardPutUnder: Player puts the card Value that he looked at under the
	// pile.
	CardPutUnder
	// BundleTaken: Player takes the cards Value, from the bid of Other or, if
	// that is Chance, from the public offer.
	BundleTaken
	// OfferReplaced: the bid of Player, the cards Value, becomes the offer.
	OfferReplaced
	// CardPlaced: Player lays a card; Value is the action. It scores Num[0]
	// points for stars, Num[1] for triplets of one size and Num[2] for
	// triplets of three sizes.
	CardPlaced
	// PlacingDone: Player lays no more in this round.
	PlacingDone
	// GameEnded: the game is over; Value is the set of the winners.
	GameEnded
)
