package farbenpoker

import (
	"math/bits"

	"treille/engine"
)

const (
	minPlayers = 2
	maxPlayers = 5

	HitPays               = 1 // chips from the stock (F13)
	missCosts             = 1 // chips into the pot (F15)
	MissCostsReroll       = 2 // the same after a reroll (F11)
	nobody                = engine.Chance
	allDice         uint8 = 1<<diceCount - 1
)

// A board is all there is to know about a game: what lies open, and the colours
// that were ever shown. The steps (steps.go) alone change it.
type board struct {
	standing HoleSet           // holes in which a stick stands
	colours  [holeCount]Colour // of the standing sticks, as far as ever shown
	unshown  [colourKinds]int8 // sticks of each colour that were never shown
	looks    int16             // sticks shown so far, by anybody
	seen     [holeCount]int16  // looks when the stick in a hole was last seen; 0 if never
	habits   [maxPlayers]habit // of each seat

	chips   [maxPlayers]int8
	stock   int8
	pot     int8
	players int8

	phase    Phase
	turn     engine.Player    // whose turn it is or, in comebacks, was
	comeback engine.Player    // who plays his comeback, or nobody
	gone     engine.PlayerSet // out for good (F21)
	ending   Ending

	dice     [diceCount]Colour // as they lie, in the order rolled
	rolled   int8              // dice of this set rolled so far
	sets     int16             // of dice that were begun, this one with them; for nothing but to be told
	answered uint8             // bit i: a stick of its colour lies by die i
	fresh    bool              // all three were rolled this turn (F14)
	rerolled bool              // the third was rolled again this turn (F11)

	pending Colour            // the drawn stick before it shows, as far as known
	drawn   [diceCount]Colour // sticks in the hand, or laid out in a comeback
	laidBy  [diceCount]int8   // the die that each of them answers in a comeback, or -1
	draws   int8              // sticks drawn and laid out in this comeback
	from    Hole              // where the last stick was drawn this turn
	side    Side              // where sticks must be put; NoSide is free choice
	puts    int8              // sticks of three put back so far
}

// newBoard sets the game up for a number of seats (F3).
func newBoard(f *Figures, players int) board {
	b := board{
		standing: f.Start.holes(),
		stock:    int8(f.Chips - players*f.Purse),
		players:  int8(players),
		turn:     nobody,
		comeback: nobody,
		from:     NoHole,
	}
	for h := range Hole(holeCount) {
		if b.standing.Has(h) {
			b.colours[h] = Unseen
		}
	}
	for c := Red; c <= Violet; c++ {
		b.unshown[c] = int8(f.Colours[c].Sticks)
	}
	for p := range players {
		b.chips[p] = int8(f.Purse)
	}
	return b
}

// mover is the seat whose decision or stick it is, in turn or comeback.
func (b *board) mover() engine.Player {
	if b.comeback != nobody {
		return b.comeback
	}
	return b.turn
}

// CurrentPlayer implements [engine.State] and [engine.InfoState].
func (b *board) CurrentPlayer() engine.Player {
	switch b.phase {
	case PhaseDraw, PhaseMiss, PhasePutSet, PhasePutBack:
		return b.mover()
	case PhaseOver:
		return engine.Terminal
	}
	return engine.Chance
}

// Acting implements [engine.State] and [engine.InfoState]: no two seats ever
// decide at the same time.
func (b *board) Acting() engine.PlayerSet {
	if p := b.CurrentPlayer(); p >= 0 {
		return engine.Only(p)
	}
	return 0
}

// stillIn holds the players who have chips or a comeback to come (F31).
func (b *board) stillIn() engine.PlayerSet {
	return engine.Seats(int(b.players)) &^ b.gone
}

// nextSolvent is the first player clockwise from p who has chips: p comes last;
// nobody if none has any (F17, F20).
func (b *board) nextSolvent(p engine.Player) engine.Player {
	for range b.players {
		if p = p.Next(int(b.players)); b.chips[p] > 0 {
			return p
		}
	}
	return nobody
}

// nextComeback is the first player clockwise from p who has no chips and is
// still in the game: p comes last; nobody if there is none (F22, F23). Whoever
// has had his comeback has chips or is out, so those found have theirs to come.
func (b *board) nextComeback(p engine.Player) engine.Player {
	for range b.players {
		if p = p.Next(int(b.players)); b.chips[p] == 0 && !b.gone.Has(p) {
			return p
		}
	}
	return nobody
}

// fewer is the side that holds fewer sticks, side A if they are equal (F20,
// F23).
func (b *board) fewer() Side {
	if (b.standing & SideB.holes()).Len() < (b.standing & SideA.holes()).Len() {
		return SideB
	}
	return SideA
}

// wantedDie is the first die, in the order rolled, that shows a colour and is not
// answered yet, or -1 (F13).
func (b *board) wantedDie(c Colour) int {
	for i, d := range b.dice {
		if d == c && b.answered>>uint(i)&1 == 0 {
			return i
		}
	}
	return -1
}

// found is the number of dice answered.
func (b *board) found() int { return bits.OnesCount8(b.answered) }

// openDie is the die not yet answered, if exactly two are, else -1 (F11).
func (b *board) openDie() int {
	switch b.answered {
	case 0b110:
		return 0
	case 0b101:
		return 1
	case 0b011:
		return 2
	}
	return -1
}

// mayReroll reports whether the mover may roll the third die again (F11).
func (b *board) mayReroll() bool {
	return b.phase == PhaseDraw && b.comeback == nobody && !b.rerolled &&
		b.chips[b.turn] >= MissCostsReroll && b.openDie() >= 0
}

// stickToPut is the colour of the stick to be put back next: the one that
// missed, the one by the next die, or the next of a comeback.
func (b *board) stickToPut() Colour {
	if b.phase == PhasePutSet {
		return b.dice[b.puts]
	}
	return b.drawn[b.puts]
}

// missCost is what a miss costs the player whose turn it is (F11, F15).
func (b *board) missCost() int8 {
	if b.rerolled {
		return MissCostsReroll
	}
	return missCosts
}

// winners are the players with the most chips, once the game is over (F32).
func (b *board) winners() engine.PlayerSet {
	if b.phase != PhaseOver {
		return 0
	}
	return engine.Leaders(b.chips[:b.players])
}

// hash folds the board into a hash: all but when sticks were seen and what seats
// did, which is no part of the position, so that a game's record keeps its hash.
func (b *board) hash(h *engine.Hasher) {
	h.Add(uint64(b.standing))
	for _, c := range b.colours {
		h.Add(uint64(c))
	}
	for _, n := range b.unshown {
		h.AddInt(int(n))
	}
	for _, n := range b.chips {
		h.AddInt(int(n))
	}
	for i := range diceCount {
		h.Add(uint64(b.dice[i]))
		h.Add(uint64(b.drawn[i]))
		h.AddInt(int(b.laidBy[i]))
	}
	for _, n := range [...]int8{
		b.stock, b.pot, b.players, int8(b.phase), int8(b.turn), int8(b.comeback), int8(b.ending),
		b.rolled, int8(b.answered), int8(b.pending), b.draws, int8(b.from), int8(b.side), b.puts,
	} {
		h.AddInt(int(n))
	}
	h.Add(uint64(b.gone))
	h.Add(engine.Bit(b.fresh))
	h.Add(engine.Bit(b.rerolled))
}

// hashMemory folds into a hash when sticks were seen and what seats did. How often they waited with these
// dice is left out: it follows from what was played, and the hashes of events are part of their version.
func (b *board) hashMemory(h *engine.Hasher) {
	h.AddInt(int(b.looks))
	for _, n := range b.seen {
		h.AddInt(int(n))
	}
	for _, n := range b.habits {
		h.AddInt(int(n.waited))
		h.AddInt(int(n.looked))
	}
}
