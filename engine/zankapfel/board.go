package zankapfel

import (
	"math/bits"

	"treille/engine"
)

// The figures that the rules name, as opposed to those that are printed.
const (
	handAtStart = 4 // Z11
	mostBribe   = 2 // points, Z31
	mostDice    = 3 // Z51
	priceOfDie  = 2 // steps, Z51
)

// chipsEach is how many chips each player takes out during setup (Z12).
func chipsEach(players int) int {
	if players == 3 {
		return 2
	}
	return 1
}

// A Phase says what is decided next.
type Phase uint8

const (
	PhaseFirst     Phase = iota // chance: who is first (Z10)
	PhaseMayor                  // place the mayor (Z10)
	PhaseDeal                   // chance: a card for Turn's hand (Z11)
	PhaseFirstCard              // chance: the first card to be turned up (Z11)
	PhaseChip                   // take a chip out (Z12)
	PhaseFarm                   // buy or lay (Z20)
	PhaseNextCard               // chance: the card after a bought one (Z22)
	PhaseAnnounce               // say where the mayor will go (Z31)
	PhaseOffer                  // offer a bribe or none (Z31)
	PhaseAccept                 // take a bribe or none (Z31)
	PhaseCall                   // give a joker its colour (Z40)
	PhaseDiscord                // lay discord cards, at the same time (Z50)
	PhaseDice                   // buy dice or wait (Z51)
	PhaseRoll                   // chance: a die for Turn (Z52, Z54)
	PhaseRefill                 // chance: a card at the end of the round (Z22)
	PhaseOver                   // the game is over
)

// An Offer is a bribe for the first player; Points is 0 where there is none.
type Offer struct {
	Points uint8
	Square Square
}

// A Table is all that everybody sees, and what follows from it for everybody.
// Arrays are by seat.
type Table struct {
	Players uint8
	Phase   Phase
	// Turn is the seat that decides, or that a card or a die is for.
	Turn engine.Player
	// Left counts what the phase still needs, this decision included: cards to
	// deal to Turn, chips to take out, seats to buy or lay, seats to make an
	// offer, dice for Turn to roll.
	Left uint8
	// Owes is the set of the seats that owe a discord card, or a die or more.
	Owes engine.PlayerSet

	First engine.Player // holds the apple
	Won   engine.PlayerSet

	Mayor Square    // NoSquare until placed
	Chips SquareSet // squares with their chip

	Score    [engine.MaxPlayers]int32 // steps from the start, maybe negative
	HandSize [engine.MaxPlayers]uint8

	// The pile. Until the first shuffle its kinds are unknown; from then on
	// everybody knows them, since discards lie open: Pile.
	Face     Card // turned up, or NoCard
	PileSize uint8
	Shuffled bool
	Pile     Cards
	Discards Cards

	// Known are the cards of a seat, in its hand or laid face down, that
	// everybody saw it buy. Dealt are the cards that it has shown and that must
	// have been among the first four.
	Known [engine.MaxPlayers]Cards
	Dealt [engine.MaxPlayers]Cards

	Announced Square // NoSquare unless the mayor is about to go there
	Offers    [engine.MaxPlayers]Offer

	Laid   engine.PlayerSet                // who has a card face down before him
	Shown  [engine.MaxPlayers]Card         // the laid card, once shown
	Jokers engine.PlayerSet                // who must call a colour yet
	Wants  [int(Blue) + 1]engine.PlayerSet // who is to harvest each colour
	Spent  [engine.MaxPlayers]uint16       // discord cards out of the game, bit v for value v

	// The bout of a quarrel that is going on.
	Members   engine.PlayerSet // empty outside of a quarrel
	Colour    Card
	RollOff   bool             // a free die each decides (Z54)
	Committed engine.PlayerSet // who has a discord card face down before him
	Bought    engine.PlayerSet // who has bought dice
	Waited    engine.PlayerSet // who has waited since the last purchase
	Dice      [engine.MaxPlayers]uint8
	Sum       [engine.MaxPlayers]uint8 // card shown and dice rolled so far
}

func newTable(players int) Table {
	return Table{
		Players: uint8(players), Phase: PhaseFirst,
		Mayor: NoSquare, Announced: NoSquare,
		Chips: allSquares, PileSize: uint8(printed.Cards.Len()),
	}
}

// CurrentPlayer implements engine.State and engine.InfoState.
func (t *Table) CurrentPlayer() engine.Player {
	switch t.Phase {
	case PhaseFirst, PhaseDeal, PhaseFirstCard, PhaseNextCard, PhaseRoll, PhaseRefill:
		return engine.Chance
	case PhaseDiscord:
		return engine.Simultaneous
	case PhaseOver:
		return engine.Terminal
	}
	return t.Turn
}

// Acting implements engine.State and engine.InfoState.
func (t *Table) Acting() engine.PlayerSet {
	switch p := t.CurrentPlayer(); p {
	case engine.Simultaneous:
		return t.Owes
	case engine.Chance, engine.Terminal:
		return 0
	default:
		return engine.Only(p)
	}
}

// Number is what the mayor's square gives a colour (Z2). It needs a mayor.
func (t *Table) Number(colour Card) int { return int(printed.Numbers[t.Mayor][colour]) }

// Price is what a card costs (Z21), in steps. It needs a mayor.
func (t *Table) Price(card Card) int { return int(printed.Prices[t.Mayor][card]) }

// Targets are the squares that the mayor may move to (Z30).
func (t *Table) Targets() SquareSet {
	if near := neighbours[t.Mayor] & t.Chips; near != 0 {
		return near
	}
	return t.Chips
}

// DiscordLeft is the set of a seat's discord cards that are not out of the game,
// bit v for value v; one that he has just laid is still among them.
func (t *Table) DiscordLeft(p engine.Player) uint16 {
	return (1<<(printed.Discord+1) - 2) &^ t.Spent[p]
}

// next is the seat to the left of p (C3).
func (t *Table) next(p engine.Player) engine.Player {
	if p++; p == engine.Player(t.Players) {
		return 0
	}
	return p
}

// from is the first seat of a set, clockwise from p, p included. The set must
// not be empty.
func from(p engine.Player, set engine.PlayerSet) engine.Player {
	if ahead := set >> uint(p) << uint(p); ahead != 0 {
		set = ahead
	}
	return engine.Player(bits.TrailingZeros8(uint8(set)))
}

// contested is the set of those whose colour another wants too (Z42).
func (t *Table) contested() engine.PlayerSet {
	var set engine.PlayerSet
	for c := Red; c <= Blue; c++ {
		if w := t.Wants[c]; w&(w-1) != 0 {
			set |= w
		}
	}
	return set
}

// furthest is the set of the leading seats among some, and their score.
func (t *Table) furthest() (engine.PlayerSet, int32) {
	var set engine.PlayerSet
	best := t.Score[0]
	for p := engine.Player(0); p < engine.Player(t.Players); p++ {
		if s := t.Score[p]; s > best {
			set, best = engine.Only(p), s
		} else if s == best {
			set |= engine.Only(p)
		}
	}
	return set, best
}

// ahead is the set of the members of the quarrel with the highest sum, and it.
func (t *Table) ahead() (set engine.PlayerSet, best uint8) {
	for m := t.Members; m != 0; m &= m - 1 {
		p := m.First()
		if s := t.Sum[p]; s > best || set == 0 {
			set, best = engine.Only(p), s
		} else if s == best {
			set |= engine.Only(p)
		}
	}
	return set, best
}
