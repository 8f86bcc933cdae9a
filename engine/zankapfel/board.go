package zankapfel

import "treille/engine"

// The figures that the rules name, as opposed to those that are printed.
const (
	HandAtStart = 4 // Z11
	MostBribe   = 2 // points, Z31
	MostDice    = 3 // Z51
	PriceOfDie  = 2 // steps, Z51
)

const (
	minPlayers = 3
	maxPlayers = 6
)

// ChipsEach is how many chips each player takes out during setup (Z12).
func ChipsEach(players int) int {
	if players == 3 {
		return 2
	}
	return 1
}

// An Offer is a bribe for the first player; Points is 0 where there is none.
type Offer struct {
	Points uint8
	Square Square
}

// A board is all that everybody sees, and what follows from it for everybody.
// Arrays are by seat. The steps (steps.go) alone change it.
type board struct {
	players uint8
	phase   Phase
	// turn is the seat that decides, or that a card or a die is for.
	turn engine.Player
	// left counts what the phase still needs, this decision included: cards to
	// deal to turn, chips to take out, seats to buy or lay, seats to make an
	// offer, dice for turn to roll.
	left uint8
	// owes is the set of the seats that owe a discord card, or a roll of dice.
	owes engine.PlayerSet

	first engine.Player    // holds the apple
	won   engine.PlayerSet // empty until the game is over

	mayor Square    // NoSquare until placed
	chips SquareSet // squares with their chip

	score    [engine.MaxPlayers]int32 // steps from the start, maybe negative
	handSize [engine.MaxPlayers]uint8

	// The pile. Until the first shuffle nobody knows its cards; from then on
	// everybody does, for discards lie open: knownPile.
	face      Card // turned up, or NoCard
	pileSize  uint8
	shuffled  bool
	knownPile Cards
	discards  Cards

	// known are the cards of a seat, in its hand or laid face down, that
	// everybody saw it buy. dealt are the cards that it has shown and that must
	// have been among its first four.
	known [engine.MaxPlayers]Cards
	dealt [engine.MaxPlayers]Cards

	announced Square // NoSquare unless the mayor is about to go there
	moved     bool   // he has, and his chip is gone, in this round
	offers    [engine.MaxPlayers]Offer

	laidDown engine.PlayerSet                // who has a card face down before him
	shown    [engine.MaxPlayers]Card         // the laid card, once shown
	jokers   engine.PlayerSet                // who must still call a colour
	wants    [int(Blue) + 1]engine.PlayerSet // who is to harvest each colour
	spent    [engine.MaxPlayers]uint16       // discord cards out of the game, bit v for value v

	// The bout of a quarrel that is going on.
	members   engine.PlayerSet // empty outside of a quarrel
	colour    Card
	rollOff   bool             // a free die each decides (Z54)
	again     bool             // one before it was tied (Z53)
	committed engine.PlayerSet // who has a discord card face down before him
	bought    engine.PlayerSet // who has bought dice
	waited    engine.PlayerSet // who has waited since the last purchase
	dice      [engine.MaxPlayers]uint8
	sum       [engine.MaxPlayers]uint8 // card shown and dice rolled so far
}

// newBoard sets the game up (Z10), before the first player is picked.
func newBoard(players int) board {
	return board{
		players: uint8(players), phase: PhaseFirst,
		mayor: NoSquare, announced: NoSquare,
		chips: allSquares, pileSize: uint8(box.Cards.Len()),
	}
}

// CurrentPlayer implements [engine.State] and [engine.InfoState].
func (b *board) CurrentPlayer() engine.Player {
	switch b.phase {
	case PhaseFirst, PhaseDeal, PhaseFirstCard, PhaseNextCard, PhaseRoll, PhaseRefill:
		return engine.Chance
	case PhaseDiscord:
		return engine.Simultaneous
	case PhaseOver:
		return engine.Terminal
	}
	return b.turn
}

// Acting implements [engine.State] and [engine.InfoState].
func (b *board) Acting() engine.PlayerSet {
	switch p := b.CurrentPlayer(); p {
	case engine.Simultaneous:
		return b.owes
	case engine.Chance, engine.Terminal:
		return 0
	default:
		return engine.Only(p)
	}
}

// next is the seat to the left of p (C3).
func (b *board) next(p engine.Player) engine.Player { return p.Next(int(b.players)) }

// contested is the set of those whose colour another wants too (Z42).
func (b *board) contested() engine.PlayerSet {
	var set engine.PlayerSet
	for c := Red; c <= Blue; c++ {
		if w := b.wants[c]; w&(w-1) != 0 {
			set |= w
		}
	}
	return set
}

// furthest is the set of the leading seats, and their score.
func (b *board) furthest() (engine.PlayerSet, int32) {
	set := engine.Leaders(b.score[:b.players])
	return set, b.score[set.First()]
}

// ahead is the set of the members of the quarrel with the highest sum, and that
// sum.
func (b *board) ahead() (set engine.PlayerSet, best uint8) {
	for m := b.members; m != 0; m &= m - 1 {
		p := m.First()
		if s := b.sum[p]; s > best || set == 0 {
			set, best = engine.Only(p), s
		} else if s == best {
			set |= engine.Only(p)
		}
	}
	return set, best
}

// winners are the seats that have won; none until the game is over.
func (b *board) winners() engine.PlayerSet { return b.won }

// hash folds the board into a hash.
func (b *board) hash(h *engine.Hasher) {
	h.Add(uint64(b.players) | uint64(b.phase)<<8 | uint64(uint8(b.turn))<<16 | uint64(b.left)<<24 |
		uint64(b.owes)<<32 | uint64(uint8(b.first))<<40 | uint64(b.won)<<48 | uint64(uint8(b.mayor))<<56)
	h.Add(uint64(b.chips) | uint64(b.face)<<32 | uint64(b.pileSize)<<40 | uint64(uint8(b.announced))<<48 | engine.Bit(b.shuffled)<<56 | engine.Bit(b.rollOff)<<57 | engine.Bit(b.again)<<58)
	h.Add(uint64(b.knownPile)<<32 | uint64(b.discards))
	h.Add(uint64(b.laidDown) | uint64(b.jokers)<<8 | uint64(b.members)<<16 | uint64(b.colour)<<24 |
		uint64(b.committed)<<32 | uint64(b.bought)<<40 | uint64(b.waited)<<48)
	for _, w := range b.wants {
		h.Add(uint64(w))
	}
	for p := range b.score {
		h.Add(uint64(uint32(b.score[p])) | uint64(b.spent[p])<<32 | uint64(b.handSize[p])<<48)
		h.Add(uint64(b.known[p])<<32 | uint64(b.dealt[p]))
		h.Add(uint64(b.offers[p].Points) | uint64(uint8(b.offers[p].Square))<<8 | uint64(b.shown[p])<<16 |
			uint64(b.dice[p])<<24 | uint64(b.sum[p])<<32)
	}
}
