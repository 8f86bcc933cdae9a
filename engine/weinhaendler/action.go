package weinhaendler

import "treille/engine"

// A Place is a place in a player's cellars: the number of the cellar from 0,
// the row from 0 at the bottom, and the column, which is 0 where the cellar's
// first card lies and negative left of it. Row, Col rests on Row−1, Col and
// Row−1, Col+1.
type Place struct{ Cellar, Row, Col int8 }

// A DecisionKind says what an action is.
type DecisionKind uint8

// The kinds of actions. Chance takes the first two.
const (
	DecisionFirst DecisionKind = 1 + iota // Seat begins
	DecisionCard                          // Card comes off the pile
	DecisionBid                           // add Cards to the own bid
	DecisionPass                          // pass (W13)
	DecisionDraw                          // pass and draw (W14)
	DecisionPlace                         // put Card at Place
	DecisionDone                          // lay no more (W30)
)

// A Decision is an action taken apart.
type Decision struct {
	Kind  DecisionKind
	Cards Cards         // of DecisionBid
	Card  Card          // of DecisionCard and DecisionPlace
	Place Place         // of DecisionPlace
	Seat  engine.Player // of DecisionFirst
}

// Actions are packed with the kind in the eight highest bits. A bid has its
// cards below; a card that is laid has the card, the cellar, row and column
// below, so that the canonical order is that of cards, then of places from the
// bottom row up, each from the left.
const (
	kindShift   = 56
	cardShift   = 16
	cellarShift = 8
	rowShift    = 4
	colBias     = 4
)

func pack(kind DecisionKind, rest uint64) engine.Action {
	return engine.Action(uint64(kind)<<kindShift | rest)
}

// First returns the outcome that a seat begins the game.
func First(seat engine.Player) engine.Action { return pack(DecisionFirst, uint64(seat)) }

// Deal returns the outcome that a card comes off the pile.
func Deal(c Card) engine.Action { return pack(DecisionCard, uint64(c)) }

// Bid returns the decision to add cards to the own bid.
func Bid(cards Cards) engine.Action { return pack(DecisionBid, uint64(cards)) }

// Pass returns the decision to pass.
func Pass() engine.Action { return pack(DecisionPass, 0) }

// Draw returns the decision to pass and draw.
func Draw() engine.Action { return pack(DecisionDraw, 0) }

// Lay returns the decision to put a card from the hand in a cellar.
func Lay(c Card, p Place) engine.Action {
	return pack(DecisionPlace, uint64(c)<<cardShift|uint64(p.Cellar)<<cellarShift|
		uint64(p.Row)<<rowShift|uint64(p.Col+colBias))
}

// Done returns the decision to lay no more cards in this round.
func Done() engine.Action { return pack(DecisionDone, 0) }

// Decode takes an action apart. An action that none of the constructors above
// made has Kind 0.
func Decode(a engine.Action) Decision {
	rest := uint64(a) & (1<<kindShift - 1)
	d := Decision{Kind: DecisionKind(a >> kindShift)}
	var again engine.Action
	switch d.Kind {
	case DecisionFirst:
		d.Seat = engine.Player(rest)
		again = First(engine.Player(rest & 0x7F))
		if d.Seat >= maxPlayers {
			return Decision{}
		}
	case DecisionCard:
		d.Card = Card(rest)
		again = Deal(min(d.Card, Empty))
	case DecisionBid:
		d.Cards = Cards(rest) & allKinds
		again = Bid(d.Cards)
		if d.Cards == 0 {
			return Decision{}
		}
	case DecisionPass, DecisionDraw, DecisionDone:
		again = pack(d.Kind, 0)
	case DecisionPlace:
		d.Card = Card(rest >> cardShift)
		d.Place = Place{
			Cellar: int8(rest >> cellarShift & 0x7F),
			Row:    int8(rest >> rowShift & 15),
			Col:    int8(rest&15) - colBias,
		}
		again = Lay(min(d.Card, Empty), d.Place)
	}
	if again != a || a == 0 {
		return Decision{}
	}
	return d
}
