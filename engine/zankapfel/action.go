package zankapfel

import "treille/engine"

// A DecisionKind says what an action is.
type DecisionKind uint8

// The kinds of actions, in their canonical order. Chance takes the first three.
const (
	DecisionFirst    DecisionKind = iota + 1 // chance: the first player
	DecisionCard                             // chance: an apple card
	DecisionDie                              // chance: a die
	DecisionMayor                            // place the mayor (Z10)
	DecisionChip                             // take a chip out (Z12)
	DecisionBuy                              // buy the face-up card (Z20)
	DecisionLay                              // lay a card face down (Z20)
	DecisionNothing                          // neither is possible (Z22)
	DecisionAnnounce                         // say where the mayor will go (Z31)
	DecisionOffer                            // offer a bribe (Z31)
	DecisionNone                             // offer none (Z31)
	DecisionAccept                           // take a bribe (Z31)
	DecisionDecline                          // take none (Z31)
	DecisionCall                             // give a joker its colour (Z40)
	DecisionDiscord                          // lay a discord card (Z50)
	DecisionDice                             // buy dice (Z51)
	DecisionWait                             // buy none for now (Z51)
)

// A Decision is an action taken apart.
type Decision struct {
	Kind   DecisionKind
	Seat   engine.Player // of DecisionFirst and DecisionAccept
	Card   Card          // of DecisionCard, DecisionLay and DecisionCall
	Square Square        // of DecisionMayor, DecisionChip, DecisionAnnounce and DecisionOffer; else NoSquare
	Number int           // pips of DecisionDie, points of DecisionOffer, value of DecisionDiscord, dice of DecisionDice
}

// An action is packed as its kind, a number, and a square, seat or card, a byte
// each.
func pack(kind DecisionKind, number, thing uint8) engine.Action {
	return engine.Action(kind)<<16 | engine.Action(number)<<8 | engine.Action(thing)
}

// unpack is the inverse of pack.
func unpack(a engine.Action) (kind DecisionKind, number, thing int) {
	return DecisionKind(a >> 16), int(a >> 8 & 0xFF), int(a & 0xFF)
}

// First returns the outcome that a seat is the first player.
func First(p engine.Player) engine.Action { return pack(DecisionFirst, 0, uint8(p)) }

// Draw returns the outcome that an apple card comes off the pile.
func Draw(c Card) engine.Action { return pack(DecisionCard, 0, uint8(c)) }

// Die returns the outcome that a die shows so many pips.
func Die(pips int) engine.Action { return pack(DecisionDie, uint8(pips), 0) }

// Mayor returns the decision to place the mayor on a square (Z10).
func Mayor(sq Square) engine.Action { return pack(DecisionMayor, 0, uint8(sq)) }

// Chip returns the decision to take out the chip of a square (Z12).
func Chip(sq Square) engine.Action { return pack(DecisionChip, 0, uint8(sq)) }

// Buy returns the decision to buy the face-up card.
func Buy() engine.Action { return pack(DecisionBuy, 0, 0) }

// Lay returns the decision to lay a card face down.
func Lay(c Card) engine.Action { return pack(DecisionLay, 0, uint8(c)) }

// Nothing returns the decision of who can neither buy nor lay (Z22).
func Nothing() engine.Action { return pack(DecisionNothing, 0, 0) }

// Announce returns the decision of the first player where the mayor will go.
func Announce(sq Square) engine.Action { return pack(DecisionAnnounce, 0, uint8(sq)) }

// Bribe returns the decision to offer points for another square.
func Bribe(points int, sq Square) engine.Action { return pack(DecisionOffer, uint8(points), uint8(sq)) }

// NoBribe returns the decision to offer nothing.
func NoBribe() engine.Action { return pack(DecisionNone, 0, 0) }

// Accept returns the decision to take the bribe of a seat.
func Accept(p engine.Player) engine.Action { return pack(DecisionAccept, 0, uint8(p)) }

// Decline returns the decision to take no bribe.
func Decline() engine.Action { return pack(DecisionDecline, 0, 0) }

// Call returns the decision what colour the own joker becomes.
func Call(c Card) engine.Action { return pack(DecisionCall, 0, uint8(c)) }

// Discord returns the decision to lay a discord card face down.
func Discord(value int) engine.Action { return pack(DecisionDiscord, uint8(value), 0) }

// Dice returns the decision to buy so many dice.
func Dice(n int) engine.Action { return pack(DecisionDice, uint8(n), 0) }

// Wait returns the decision to buy no dice for now.
func Wait() engine.Action { return pack(DecisionWait, 0, 0) }

// Decode takes an action apart. An action that none of the constructors above
// makes of what the game has comes out with Kind 0.
func Decode(a engine.Action) Decision {
	kind, number, thing := unpack(a)
	d := Decision{Kind: kind, Square: NoSquare}
	switch kind {
	case DecisionFirst, DecisionAccept:
		d.Seat = engine.Player(min(thing, maxPlayers-1))
	case DecisionCard, DecisionLay:
		d.Card = min(max(Card(thing), Red), Joker)
	case DecisionCall:
		d.Card = min(max(Card(thing), Red), Blue)
	case DecisionMayor, DecisionChip, DecisionAnnounce, DecisionOffer:
		d.Square = Square(min(thing, Squares-1))
	}
	switch kind {
	case DecisionDie:
		d.Number = min(max(number, 1), box.Pips)
	case DecisionOffer:
		d.Number = min(max(number, 1), MostBribe)
	case DecisionDiscord:
		d.Number = min(max(number, 1), box.Discord)
	case DecisionDice:
		d.Number = min(max(number, 1), MostDice)
	}
	// Of seat, card and square an action has one at most.
	again := pack(kind, uint8(d.Number), uint8(max(int(d.Seat), int(d.Card), int(d.Square))))
	if again != a || kind == 0 || kind > DecisionWait {
		return Decision{}
	}
	return d
}
