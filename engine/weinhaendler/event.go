package weinhaendler

import "treille/engine"

// What can happen in the game. Where a seat may not see a card, the same event
// reaches it with [Hidden] in its place.
const (
	_ engine.EventKind = iota
	// EventStartChosen: Player begins the game.
	EventStartChosen
	// EventCardDealt: Player is dealt the card Value.
	EventCardDealt
	// EventCardTurnedUp: the card Value comes from the pile to the offer.
	EventCardTurnedUp
	// EventRoundBegan: round Num[0] begins with Player; Num[1] is 1 if it is the
	// last.
	EventRoundBegan
	// EventPhaseBegan: the phase Value begins; Player decides first in it, or
	// Chance.
	EventPhaseBegan
	// EventBidLaid: Player adds the cards Value to his bid, whose total is now
	// Num[0] tenths of a euro.
	EventBidLaid
	// EventPassed: Player passes; Num[0] is 1 if he draws (W14).
	EventPassed
	// EventCardLooked: Player, who draws, takes the card Value off the pile.
	EventCardLooked
	// EventCardKept: Player takes the card Value that he looked at into his hand.
	EventCardKept
	// EventCardPutUnder: Player puts the card Value that he looked at under the
	// pile.
	EventCardPutUnder
	// EventBundleTaken: Player takes the cards Value, from the bid of Other or, if
	// that is Chance, from the public offer.
	EventBundleTaken
	// EventOfferReplaced: the bid of Player, the cards Value, becomes the offer.
	EventOfferReplaced
	// EventCardPlaced: Player lays a card; Value is the action. It scores Num[0]
	// points for stars, Num[1] for triplets of one size and Num[2] for
	// triplets of three sizes.
	EventCardPlaced
	// EventPlacingDone: Player lays no more in this round.
	EventPlacingDone
	// EventGameEnded: the game is over; Value is the set of the winners.
	EventGameEnded
)
