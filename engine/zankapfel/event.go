package zankapfel

import "treille/engine"

// The kinds of events, with the fields of [Event] that each of them tells. All but
// EventCardDealt, EventCardLaid and EventDiscordLaid look the same to everybody;
// those three come once for the seat, with the card, and once for all others,
// without it.
const (
	// EventAppleGiven makes Player the first player (Z10, Z43).
	EventAppleGiven engine.EventKind = iota + 1
	// EventMayorPlaced puts the mayor on Square at the start; its chip stays.
	EventMayorPlaced
	// EventCardDealt gives Player the apple card Card from the pile (Z11).
	EventCardDealt
	// EventPileShuffled makes a new pile of all discards (Z22).
	EventPileShuffled
	// EventCardTurned turns up the apple card Card (Z22).
	EventCardTurned
	// EventChipTaken: Player takes the chip of Square out during setup (Z12).
	EventChipTaken
	// EventCardBought: Player takes the face-up card Card into his hand for so many
	// Steps, which an EventPawnMoved follows (Z20).
	EventCardBought
	// EventPawnMoved moves Player's pawn by Steps, back if negative, to the path's
	// square Score (Z6).
	EventPawnMoved
	// EventCardLaid: Player lays the apple card Card face down (Z20).
	EventCardLaid
	// EventSatOut: Player can neither buy nor lay (Z22).
	EventSatOut
	// EventSquareAnnounced: Player, the first player, says that the mayor will go to
	// Square (Z31).
	EventSquareAnnounced
	// EventBribeOffered: Player offers Points for Square (Z31).
	EventBribeOffered
	// EventBribeWithheld: Player offers nothing (Z31).
	EventBribeWithheld
	// EventBribeTaken: Player takes the offer of Briber, Points for Square; two
	// EventPawnMoved follow (Z31).
	EventBribeTaken
	// EventBribesRefused: Player takes no offer (Z31).
	EventBribesRefused
	// EventMayorMoved moves the mayor from the square From to Square (Z30).
	EventMayorMoved
	// EventChipHarvested removes the chip of Square (Z30).
	EventChipHarvested
	// EventCardShown shows that Player had laid the apple card Card (Z40).
	EventCardShown
	// EventJokerCalled: Player calls the colour Card for his joker (Z40).
	EventJokerCalled
	// EventHarvested: Player harvests the colour Card, so many Steps, alone with it
	// or after a quarrel; an EventPawnMoved follows (Z41, Z42).
	EventHarvested
	// EventQuarrelBegan: Seats quarrel over the colour Card (Z42).
	EventQuarrelBegan
	// EventDiscordLaid: Player lays the discord card Discord face down (Z50).
	EventDiscordLaid
	// EventDiceBought: Player buys Dice for so many Steps, which an EventPawnMoved
	// follows (Z51).
	EventDiceBought
	// EventWaited: Player buys no dice for now (Z51).
	EventWaited
	// EventDiscordShown shows that Player had laid the discord card Discord, which
	// leaves the game (Z52).
	EventDiscordShown
	// EventDieRolled: a die of Player shows Pips; he has Sum in all now (Z52, Z54).
	EventDieRolled
	// EventQuarrelTied: Seats are ahead with the same sum and quarrel again, or
	// RollOff (Z53, Z54).
	EventQuarrelTied
	// EventQuarrelWon: Player wins the quarrel over the colour Card; an
	// EventHarvested follows.
	EventQuarrelWon
	// EventCardsDiscarded puts all apple cards laid this round on the discards (Z43).
	EventCardsDiscarded
	// EventGameEnded: Seats have won (Z60, Z61).
	EventGameEnded
	// EventTurnPassed says that Player decides next, or that all of Seats do, what
	// (Phase), and how many decisions of it are Left.
	EventTurnPassed
)

// An Event is an event with names for what it tells. What a kind does not tell is
// 0.
type Event struct {
	Kind    engine.EventKind
	Player  engine.Player
	Briber  engine.Player
	Card    Card // or its colour, without the joker
	Discord int
	Dice    int
	Pips    int
	Sum     int // of the discord card and the dice
	Points  int // of a bribe
	Square  Square
	From    Square
	Phase   Phase
	Left    int
	Seats   engine.PlayerSet
	RollOff bool // they roll a free die each instead
	Steps   int  // on the path
	Score   int
}

// fields lists what each kind of event tells.
func (e *Event) fields(f engine.Fields) {
	switch e.Kind {
	case EventMayorPlaced, EventChipTaken, EventSquareAnnounced, EventChipHarvested:
		engine.Num(&f, &e.Square)
	case EventCardDealt, EventCardTurned, EventCardLaid, EventCardShown, EventJokerCalled, EventQuarrelWon:
		engine.Value(&f, &e.Card)
	case EventCardBought, EventHarvested:
		engine.Value(&f, &e.Card)
		engine.Num(&f, &e.Steps)
	case EventPawnMoved:
		engine.Num(&f, &e.Steps)
		engine.Num(&f, &e.Score)
	case EventBribeOffered:
		engine.Num(&f, &e.Points)
		engine.Num(&f, &e.Square)
	case EventBribeTaken:
		engine.Other(&f, &e.Briber)
		engine.Num(&f, &e.Points)
		engine.Num(&f, &e.Square)
	case EventMayorMoved:
		engine.Num(&f, &e.From)
		engine.Num(&f, &e.Square)
	case EventQuarrelBegan:
		engine.Value(&f, &e.Card)
		engine.Num(&f, &e.Seats)
	case EventDiscordLaid, EventDiscordShown:
		engine.Value(&f, &e.Discord)
	case EventDiceBought:
		engine.Num(&f, &e.Dice)
		engine.Num(&f, &e.Steps)
	case EventDieRolled:
		engine.Num(&f, &e.Pips)
		engine.Num(&f, &e.Sum)
	case EventQuarrelTied:
		engine.Num(&f, &e.Seats)
		engine.Flag(&f, &e.RollOff)
	case EventGameEnded:
		engine.Num(&f, &e.Seats)
	case EventTurnPassed:
		engine.Value(&f, &e.Phase)
		engine.Num(&f, &e.Left)
		engine.Num(&f, &e.Seats)
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
