package zankapfel

import "treille/engine"

// What may happen. All but CardDealt, CardLaid and DiscordLaid look the same to
// everybody; those three come once for the seat, with the card, and once for all
// others, with Value 0.
const (
	// AppleGiven makes Player the first player (Z10, Z43).
	AppleGiven engine.EventKind = iota + 1
	// MayorPlaced puts the mayor on square Num[0] at the start; its chip stays.
	MayorPlaced
	// CardDealt gives Player apple card Value from the pile (Z11).
	CardDealt
	// PileShuffled makes a new pile of all discards (Z22).
	PileShuffled
	// CardTurned turns up apple card Value (Z22).
	CardTurned
	// ChipTaken: Player takes the chip of square Num[0] out during setup (Z12).
	ChipTaken
	// CardBought: Player takes the face-up card Value into his hand for Num[0]
	// steps, which a PawnMoved follows (Z20).
	CardBought
	// PawnMoved moves Player's pawn by Num[0] steps, back if negative, to Num[1]
	// (Z6).
	PawnMoved
	// CardLaid: Player lays apple card Value face down (Z20).
	CardLaid
	// SatOut: Player can neither buy nor lay (Z22).
	SatOut
	// SquareAnnounced: Player, the first player, says that the mayor will go to
	// square Num[0] (Z31).
	SquareAnnounced
	// BribeOffered: Player offers Num[0] points for square Num[1] (Z31).
	BribeOffered
	// BribeWithheld: Player offers nothing (Z31).
	BribeWithheld
	// BribeTaken: Player takes the offer of Other, Num[0] points for square
	// Num[1]; two PawnMoved follow (Z31).
	BribeTaken
	// BribesRefused: Player takes no offer (Z31).
	BribesRefused
	// MayorMoved moves the mayor from square Num[0] to square Num[1] (Z30).
	MayorMoved
	// ChipHarvested removes the chip of square Num[0] (Z30).
	ChipHarvested
	// CardShown shows that Player had laid apple card Value (Z40).
	CardShown
	// JokerCalled: Player calls colour Value for his joker (Z40).
	JokerCalled
	// Harvested: Player harvests colour Value, Num[0] steps, alone with it or
	// after a quarrel; a PawnMoved follows (Z41, Z42).
	Harvested
	// QuarrelBegan: the seats of the set Num[0] quarrel over colour Value (Z42).
	QuarrelBegan
	// DiscordLaid: Player lays discord card Value face down (Z50).
	DiscordLaid
	// DiceBought: Player buys Num[0] dice for Num[1] steps, which a PawnMoved
	// follows (Z51).
	DiceBought
	// Waited: Player buys no dice for now (Z51).
	Waited
	// DiscordShown shows that Player had laid discord card Value, which leaves
	// the game (Z52).
	DiscordShown
	// DieRolled: a die of Player shows Num[0]; his sum is now Num[1] (Z52, Z54).
	DieRolled
	// QuarrelTied: the seats of the set Num[0] are ahead with the same sum and
	// quarrel again; Num[1] is 1 if they roll a free die each instead (Z53, Z54).
	QuarrelTied
	// QuarrelWon: Player wins the quarrel over colour Value; a Harvested follows.
	QuarrelWon
	// CardsDiscarded puts all apple cards laid this round on the discards (Z43).
	CardsDiscarded
	// GameEnded: the seats of the set Num[0] have won (Z60, Z61).
	GameEnded
	// TurnPassed says who decides next, and what: Value is the Phase, Player
	// the Table's Turn, Num[0] its Left and Num[1] its Owes.
	TurnPassed
)
