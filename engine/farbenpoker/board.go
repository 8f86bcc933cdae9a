package farbenpoker

import (
	"math/bits"

	"treille/engine"
)

const (
	minPlayers = 2
	maxPlayers = 5

	hitPays               = 1 // chips from the stock (F13)
	missCosts             = 1 // chips into the pot (F15)
	missCostsReroll       = 2 // the same after a reroll (F11)
	nobody                = engine.Chance
	allDice         uint8 = 1<<diceCount - 1
)

// A Phase says what must happen next.
type Phase uint8

// The phases of a game.
const (
	PhaseFirst   Phase = iota // chance says who starts (F3)
	PhaseRoll                 // chance rolls the next of the three dice (F10, F20)
	PhaseReroll               // chance rolls the die not yet answered again (F11)
	PhaseDraw                 // a player draws a stick, or rolls again (F11, F12, F20)
	PhaseShow                 // the drawn stick shows its colour (F3, F12)
	PhaseMiss                 // a player puts back the stick that missed (F15)
	PhasePutSet               // the winner of the pot puts back the three sticks (F16)
	PhasePutBack              // a player puts back the three sticks of his comeback (F20)
	PhaseOver                 // the game is over
)

// An Ending says why a game is over.
type Ending uint8

// The endings.
const (
	NotOver    Ending = iota
	EmptyStock        // the stock is empty (F30)
	LastTwo           // the pot was won with two players still in (F31)
	LastOne           // at most one player is still in (F31)
)

// A table is all there is to know about a game: what lies open, and the colours
// that were ever shown. It is a value of fixed size.
type table struct {
	standing HoleSet           // holes in which a stick stands
	colours  [holeCount]Colour // of the standing sticks, as far as ever shown
	unshown  [colourKinds]int8 // sticks of each colour that were never shown

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

// newTable lays the table out for a number of seats (F3).
func newTable(f *Figures, players int) table {
	t := table{
		standing: f.Start.holes(),
		stock:    int8(f.Chips - players*f.Purse),
		players:  int8(players),
		turn:     nobody,
		comeback: nobody,
		from:     NoHole,
	}
	for h := range Hole(holeCount) {
		if t.standing.Has(h) {
			t.colours[h] = Unseen
		}
	}
	for c := Red; c <= Violet; c++ {
		t.unshown[c] = int8(f.Colours[c].Sticks)
	}
	for p := range players {
		t.chips[p] = int8(f.Purse)
	}
	return t
}

// mover is the seat whose decision or stick it is, in turn or comeback.
func (t *table) mover() engine.Player {
	if t.comeback != nobody {
		return t.comeback
	}
	return t.turn
}

// CurrentPlayer is the seat that decides, or Chance, or Terminal.
func (t *table) CurrentPlayer() engine.Player {
	switch t.phase {
	case PhaseDraw, PhaseMiss, PhasePutSet, PhasePutBack:
		return t.mover()
	case PhaseOver:
		return engine.Terminal
	}
	return engine.Chance
}

// Acting holds the seat that decides; nobody else ever does at the same time.
func (t *table) Acting() engine.PlayerSet {
	if p := t.CurrentPlayer(); p >= 0 {
		return engine.Only(p)
	}
	return 0
}

// stillIn holds the players who have chips or a comeback to come (F31).
func (t *table) stillIn() engine.PlayerSet {
	return engine.Seats(int(t.players)) &^ t.gone
}

// left is the next seat clockwise, whoever sits there.
func (t *table) left(p engine.Player) engine.Player {
	if p++; int8(p) >= t.players {
		return 0
	}
	return p
}

// nextSolvent is the first player with chips left of p, at the last p himself,
// or nobody (F17, F20).
func (t *table) nextSolvent(p engine.Player) engine.Player {
	for range t.players {
		if p = t.left(p); t.chips[p] > 0 {
			return p
		}
	}
	return nobody
}

// nextComeback is the first player left of p, at the last p himself, who has no
// chips and is still in, or nobody (F22, F23). A comeback gives chips or ends
// with its player out, so that those still found are those still to come.
func (t *table) nextComeback(p engine.Player) engine.Player {
	for range t.players {
		if p = t.left(p); t.chips[p] == 0 && !t.gone.Has(p) {
			return p
		}
	}
	return nobody
}

// fewer is the side that holds fewer sticks, side A if they are equal (F20,
// F23).
func (t *table) fewer() Side {
	if (t.standing & SideB.holes()).Len() < (t.standing & SideA.holes()).Len() {
		return SideB
	}
	return SideA
}

// wantedDie is the first die in the order rolled that shows c and is not
// answered, or -1 (F13).
func (t *table) wantedDie(c Colour) int {
	for i, d := range t.dice {
		if d == c && t.answered>>uint(i)&1 == 0 {
			return i
		}
	}
	return -1
}

// found is the number of dice answered.
func (t *table) found() int { return bits.OnesCount8(t.answered) }

// openDie is the die not yet answered, if exactly two are, else -1 (F11).
func (t *table) openDie() int {
	switch t.answered {
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
func (t *table) mayReroll() bool {
	return t.phase == PhaseDraw && t.comeback == nobody && !t.rerolled &&
		t.chips[t.turn] >= missCostsReroll && t.openDie() >= 0
}

// stickToPut is the colour of the stick to be put back next: the one that
// missed, the one by the next die, or the next of a comeback.
func (t *table) stickToPut() Colour {
	if t.phase == PhasePutSet {
		return t.dice[t.puts]
	}
	return t.drawn[t.puts]
}

// missCost is what a miss costs the player whose turn it is (F11, F15).
func (t *table) missCost() int8 {
	if t.rerolled {
		return missCostsReroll
	}
	return missCosts
}
