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

	Turn     engine.Player    // whose turn it is or, in comebacks, was; Chance before the first
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

// Observation returns what lies on the table now.
func (i *Info) Observation() Observation { return i.observation() }

func (t *table) observation() Observation {
	o := Observation{
		Players: int(t.players), Current: t.CurrentPlayer(), Phase: t.phase, Ending: t.ending,
		Turn: t.turn, Comeback: t.comeback, Gone: t.gone, Winners: t.winners(),
		Stock: int(t.stock), Pot: int(t.pot),
		Standing: t.standing, From: t.from,
		Dice: t.dice, Hidden: t.phase == PhaseShow && t.pending != None,
		Fresh: t.fresh, MayReroll: t.mayReroll(),
	}
	for p, n := range t.chips {
		o.Chips[p] = int(n)
	}
	for i := range diceCount {
		o.Answered[i] = t.answered>>uint(i)&1 != 0
		o.Drawn[i] = DrawnStick{Colour: t.drawn[i], Die: -1}
		if t.comeback != nobody && i < int(t.draws) && t.drawn[i] != None {
			o.Drawn[i].Die = int(t.laidBy[i])
		}
	}
	switch t.phase {
	case PhaseMiss, PhasePutSet, PhasePutBack:
		if t.puts < diceCount {
			o.PutSide, o.PutNext = t.side, t.stickToPut()
		}
	}
	if t.comeback == nobody && t.phase != PhaseOver {
		o.MissCosts = int(t.missCost())
	}
	return o
}
