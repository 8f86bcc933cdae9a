package zankapfel

import "treille/engine"

// What may happen. All but EventCardDealt, EventCardLaid and EventDiscordLaid look the same to
// everybody; those three come once for the seat, with the card, and once for all
// others, with Value 0.
const (
	// EventAppleGiven makes Player the first player (Z10, Z43).
	EventAppleGiven engine.EventKind = iota + 1
	// EventMayorPlaced puts the mayor on square Num[0] at the start; its chip stays.
	EventMayorPlaced
	// EventCardDealt gives Player apple card Value from the pile (Z11).
	EventCardDealt
	// EventPileShuffled makes a new pile of all discards (Z22).
	EventPileShuffled
	// EventCardTurned turns up apple card Value (Z22).
	EventCardTurned
	// EventChipTaken: Player takes the chip of square Num[0] out during setup (Z12).
	EventChipTaken
	// EventCardBought: Player takes the face-up card Value into his hand for Num[0]
	// steps, which an EventPawnMoved follows (Z20).
	EventCardBought
	// EventPawnMoved moves Player's pawn by Num[0] steps, back if negative, to Num[1]
	// (Z6).
	EventPawnMoved
	// EventCardLaid: Player lays apple card Value face down (Z20).
	EventCardLaid
	// EventSatOut: Player can neither buy nor lay (Z22).
	EventSatOut
	// EventSquareAnnounced: Player, the first player, says that the mayor will go to
	// square Num[0] (Z31).
	EventSquareAnnounced
	// EventBribeOffered: Player offers Num[0] points for square Num[1] (Z31).
	EventBribeOffered
	// EventBribeWithheld: Player offers nothing (Z31).
	EventBribeWithheld
	// EventBribeTaken: Player takes the offer of Other, Num[0] points for square
	// Num[1]; two EventPawnMoved follow (Z31).
	EventBribeTaken
	// EventBribesRefused: Player takes no offer (Z31).
	EventBribesRefused
	// EventMayorMoved moves the mayor from square Num[0] to square Num[1] (Z30).
	EventMayorMoved
	// EventChipHarvested removes the chip of square Num[0] (Z30).
	EventChipHarvested
	// EventCardShown shows that Player had laid apple card Value (Z40).
	EventCardShown
	// EventJokerCalled: Player calls colour Value for his joker (Z40).
	EventJokerCalled
	// EventHarvested: Player harvests colour Value, Num[0] steps, alone with it or
	// after a quarrel; an EventPawnMoved follows (Z41, Z42).
	EventHarvested
	// EventQuarrelBegan: the seats of the set Num[0] quarrel over colour Value (Z42).
	EventQuarrelBegan
	// EventDiscordLaid: Player lays discord card Value face down (Z50).
	EventDiscordLaid
	// EventDiceBought: Player buys Num[0] dice for Num[1] steps, which a EventPawnMoved
	// follows (Z51).
	EventDiceBought
	// EventWaited: Player buys no dice for now (Z51).
	EventWaited
	// EventDiscordShown shows that Player had laid discord card Value, which leaves
	// the game (Z52).
	EventDiscordShown
	// EventDieRolled: a die of Player shows Num[0]; his sum is now Num[1] (Z52, Z54).
	EventDieRolled
	// EventQuarrelTied: the seats of the set Num[0] are ahead with the same sum and
	// quarrel again; Num[1] is 1 if they roll a free die each instead (Z53, Z54).
	EventQuarrelTied
	// EventQuarrelWon: Player wins the quarrel over colour Value; an EventHarvested follows.
	EventQuarrelWon
	// EventCardsDiscarded puts all apple cards laid this round on the discards (Z43).
	EventCardsDiscarded
	// EventGameEnded: the seats of the set Num[0] have won (Z60, Z61).
	EventGameEnded
	// EventTurnPassed says who decides next, and what: Value is the Phase, Player
	// the board's turn, Num[0] its left and Num[1] its owes.
	EventTurnPassed
)
