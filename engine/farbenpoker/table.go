package farbenpoker

import "treille/engine"

// An Observation is what lies on the table now, and no memory: what the screen
// draws. Two tables that look alike have the same observation, whatever was
// shown before.
type Observation struct {
	Players int
	Current engine.Player // who decides, Chance or Terminal
	Phase   Phase
	Ending  Ending // why the game is over

	Turn     engine.Player    // whose turn it is or, while comebacks are played, was; Chance before the first
	Comeback engine.Player    // who plays his comeback, or Chance
	Gone     engine.PlayerSet // out for good
	Winners  engine.PlayerSet // once the game is over

	Chips      [maxPlayers]int // of each seat
	Stock, Pot int

	Standing HoleSet // holes in which a stick stands
	From     Hole    // from which the last stick was drawn this turn, or NoHole
	PutSide  Side    // the side to which sticks must go now; NoSide: either, or none is to be put
	PutNext  Colour  // the stick to be put back next, or None

	Dice     [diceCount]Colour     // as they lie; None before they are rolled
	Answered [diceCount]bool       // whether a stick of its colour answers the die
	Drawn    [diceCount]DrawnStick // in the hand (the first), or laid out in a comeback
	Hidden   bool                  // a stick is drawn and its tip not seen yet

	Fresh     bool // the mover holds the doubles' right (F14)
	MissCosts int  // chips that a miss costs now (F11, F15); 0 in a comeback
	MayReroll bool // the third die may be rolled again now (F11)
}

// A DrawnStick is a stick that lies open.
type DrawnStick struct {
	Colour Colour // None for no stick
	Die    int    // the die that it answers in a comeback, or -1
}

// ShortOfReroll reports whether the third die may not be rolled again only because the mover could not
// pay a miss then (F11).
func (o *Observation) ShortOfReroll() bool {
	return o.Phase == PhaseDraw && o.Comeback == nobody && len(o.Open()) == 1 && o.Chips[o.Turn] < MissCostsReroll
}

// Observation returns what lies on the table now.
func (in *Info) Observation() Observation { return in.observation() }

func (b *board) observation() Observation {
	o := Observation{
		Players: int(b.players), Current: b.CurrentPlayer(), Phase: b.phase, Ending: b.ending,
		Turn: b.turn, Comeback: b.comeback, Gone: b.gone, Winners: b.winners(),
		Stock: int(b.stock), Pot: int(b.pot),
		Standing: b.standing, From: b.from,
		Dice: b.dice, Hidden: b.phase == PhaseShow && b.pending != None,
		Fresh: b.fresh, MayReroll: b.mayReroll(),
	}
	for p, n := range b.chips {
		o.Chips[p] = int(n)
	}
	for i := range diceCount {
		o.Answered[i] = b.answered>>uint(i)&1 != 0
		o.Drawn[i] = DrawnStick{Colour: b.drawn[i], Die: -1}
		if b.comeback != nobody && i < int(b.draws) && b.drawn[i] != None {
			o.Drawn[i].Die = int(b.laidBy[i])
		}
	}
	switch b.phase {
	case PhaseMiss, PhasePutSet, PhasePutBack:
		if b.puts < diceCount {
			o.PutSide, o.PutNext = b.side, b.stickToPut()
		}
	}
	if b.comeback == nobody && b.phase != PhaseOver {
		o.MissCosts = int(b.missCost())
	}
	return o
}

// Players returns the number of seats.
func (b *board) Players() int { return int(b.players) }

// Phase returns what must happen next.
func (b *board) Phase() Phase { return b.phase }

// Turn returns the seat that decides, rolls or shows a stick now, in its turn or
// its comeback; Chance before the first turn and after the game.
func (b *board) Turn() engine.Player {
	if b.phase == PhaseOver {
		return engine.Chance
	}
	return b.mover()
}

// Set returns the number of the set of dice that is played for, from 1; 0 before the first.
func (b *board) Set() int { return int(b.sets) }

// Seen returns the colour of the stick in a hole as far as it was ever shown:
// None for an empty hole, Unseen for a stick that never showed its colour. No
// interface lists it while the game lasts (F40).
func (in *Info) Seen(h Hole) Colour { return in.colours[h] }

// Unshown returns how many sticks of a colour were never shown.
func (in *Info) Unshown(c Colour) int { return int(in.unshown[c]) }
