package zankapfel

import "treille/engine"

// What a screen reads. What lies on the board can be seen by everybody.

// Players returns the number of seats.
func (b *board) Players() int { return int(b.players) }

// Phase returns what is decided next.
func (b *board) Phase() Phase { return b.phase }

// Round returns the number of the round, from 1; 0 before the first.
func (b *board) Round() int {
	if b.setup() {
		return 0
	}
	harvested := Rounds(int(b.players)) - b.chips.Len()
	if b.moved {
		return harvested
	}
	return harvested + 1
}

// setup reports whether the first round has not begun.
func (b *board) setup() bool {
	switch b.phase {
	case PhaseFirst, PhaseMayor, PhaseDeal, PhaseFirstCard, PhaseChip:
		return true
	}
	return false
}

// Turn returns the seat that decides, or that a card or a die is for; Chance if
// there is none, or several lay discord cards.
func (b *board) Turn() engine.Player {
	switch b.phase {
	case PhaseFirst, PhaseDiscord, PhaseOver:
		return engine.Chance
	}
	return b.turn
}

// Left counts what the phase still needs, this decision included: cards to deal
// to the seat whose turn it is, chips to take out, seats to buy or lay, seats to
// make an offer, dice for that seat to roll.
func (b *board) Left() int { return int(b.left) }

// FirstPlayer returns who holds the apple; Chance before he is picked.
func (b *board) FirstPlayer() engine.Player {
	if b.phase == PhaseFirst {
		return engine.Chance
	}
	return b.first
}

// Mayor returns where the mayor stands, NoSquare until he is placed.
func (b *board) Mayor() Square { return b.mayor }

// Chips returns the squares that have their chip.
func (b *board) Chips() SquareSet { return b.chips }

// Announced returns where the mayor is about to go, NoSquare if that is not said.
func (b *board) Announced() Square { return b.announced }

// Number is what the mayor's square gives a colour (Z2). It needs a mayor.
func (b *board) Number(colour Card) int { return int(box.Numbers[b.mayor][colour]) }

// Price is what a card costs (Z21), in steps. It needs a mayor.
func (b *board) Price(card Card) int { return int(box.Prices[b.mayor][card]) }

// Neighbours are the squares next to the mayor's that have their chip (Z30).
func (b *board) Neighbours() SquareSet { return neighbours[b.mayor] & b.chips }

// Onward are the squares that the mayor may move to next, once he has moved to a square and
// its chip is gone (Z30); none after the last chip.
func (b *board) Onward(sq Square) SquareSet {
	left := b.chips &^ sq.set()
	if near := neighbours[sq] & left; near != 0 {
		return near
	}
	return left
}

// Targets are the squares that the mayor may move to (Z30).
func (b *board) Targets() SquareSet {
	if near := b.Neighbours(); near != 0 {
		return near
	}
	return b.chips
}

// DiscordLeft is the set of a seat's discord cards that are not out of the game,
// bit v for value v; one that he has just laid is still among them.
func (b *board) DiscordLeft(p engine.Player) uint16 {
	return (1<<(box.Discord+1) - 2) &^ b.spent[p]
}

// Score returns a seat's steps from the start, maybe negative.
func (b *board) Score(p engine.Player) int { return int(b.score[p]) }

// HandSize returns how many apple cards a seat has in hand.
func (b *board) HandSize(p engine.Player) int { return int(b.handSize[p]) }

// Known returns the cards of a seat, in its hand or laid face down, that
// everybody saw it buy.
func (b *board) Known(p engine.Player) Cards { return b.known[p] }

// Dealt returns the cards that a seat has shown and that must have been among
// its first four.
func (b *board) Dealt(p engine.Player) Cards { return b.dealt[p] }

// Face returns the card that lies face up, or NoCard.
func (b *board) Face() Card { return b.face }

// PileSize returns how many cards the pile has.
func (b *board) PileSize() int { return int(b.pileSize) }

// KnownPile returns the cards of the pile; ok is false before the first shuffle:
// until then nobody knows them.
func (b *board) KnownPile() (cards Cards, ok bool) { return b.knownPile, b.shuffled }

// Discards returns the cards that were discarded and not shuffled since.
func (b *board) Discards() Cards { return b.discards }

// Offer returns the bribe that a seat offers in this round.
func (b *board) Offer(p engine.Player) Offer { return b.offers[p] }

// LaidDown is the set of the seats that have an apple card face down.
func (b *board) LaidDown() engine.PlayerSet { return b.laidDown }

// Shown returns the card that a seat had laid in this round, once it is shown,
// or NoCard.
func (b *board) Shown(p engine.Player) Card { return b.shown[p] }

// Jokers is the set of the seats that must still call a colour.
func (b *board) Jokers() engine.PlayerSet { return b.jokers }

// Wants is the set of the seats that are to harvest a colour.
func (b *board) Wants(colour Card) engine.PlayerSet { return b.wants[colour] }

// Members is the set of the seats that take part in the bout that is going on;
// empty outside of a quarrel.
func (b *board) Members() engine.PlayerSet { return b.members }

// Colour returns what the quarrel is about, or NoCard outside of one.
func (b *board) Colour() Card { return b.colour }

// RollOff reports whether a free die each decides the bout (Z54).
func (b *board) RollOff() bool { return b.rollOff }

// Committed is the set of the seats that have a discord card face down.
func (b *board) Committed() engine.PlayerSet { return b.committed }

// Bought is the set of the seats that have bought dice in this bout.
func (b *board) Bought() engine.PlayerSet { return b.bought }

// Waited is the set of the seats that have waited since dice were last bought.
func (b *board) Waited() engine.PlayerSet { return b.waited }

// MayBuyDice is the set of the seats that have still to buy dice or to wait: when there is
// none, the cards of the quarrel are shown (Z51).
func (b *board) MayBuyDice() engine.PlayerSet { return b.members &^ b.bought &^ b.waited }

// LastRound reports whether the game ends with this round, if not before: no chip is left, or the
// mayor is still to take the last one (Z30, Z61).
func (b *board) LastRound() bool {
	switch {
	case b.setup() || b.phase == PhaseOver:
		return false
	case b.moved:
		return b.chips == 0
	}
	return b.chips.Len() <= 1
}

// CameRound reports whether a pawn has come round the village, which ends the game (Z60).
func (b *board) CameRound() bool {
	_, best := b.furthest()
	return best >= int32(box.Path)
}

// Spent is the set of a seat's discord cards that are out of the game, bit v for
// value v.
func (b *board) Spent(p engine.Player) uint16 { return b.spent[p] }

// Dice returns how many dice a seat has bought in this bout.
func (b *board) Dice(p engine.Player) int { return int(b.dice[p]) }

// Sum returns what a seat's discord card and dice add up to, as far as they are
// shown and rolled.
func (b *board) Sum(p engine.Player) int { return int(b.sum[p]) }

// Hand returns the seat's own apple cards; who watches has none.
func (in *Info) Hand() Cards { return in.hand }

// OwnLaid returns the apple card that the seat has face down, or NoCard.
func (in *Info) OwnLaid() Card { return in.ownLaid }

// OwnDiscord returns the discord card that the seat has face down, or 0.
func (in *Info) OwnDiscord() int { return int(in.ownDiscord) }

// Unknown is how many cards of a seat, in its hand or face down before it, nobody else
// has seen.
func (b *board) Unknown(p engine.Player) int { return b.unknown(p) }
