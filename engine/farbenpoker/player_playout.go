package farbenpoker

import (
	"treille/engine"
	"treille/engine/rng"
)

// A playout plays a world on by a quick policy for all seats. Dice and sticks
// have streams of their own, so that in the same world the k-th die and the
// k-th stick never shown come alike, whatever is decided before them.
type playout struct {
	State
	patient       engine.PlayerSet // the seats that wait for the pot
	won           engine.Player    // who has won a pot last, or nobody
	rolls, sticks rng.Stream
}

// faces are the colours on each die.
var faces = func() (list [diceCount][dieFaces]Colour) {
	for die := range diceCount {
		i := 0
		for c := Red; c <= Violet; c++ {
			for range box.Colours[c].Faces[die] {
				list[die][i] = c
				i++
			}
		}
	}
	return list
}()

// step does what comes next.
func (p *playout) step() { p.take(p.CurrentPlayer(), p.next()) }

// take does what a seat or chance decided, and notes who wins a pot.
func (p *playout) take(who engine.Player, a engine.Action) {
	p.Apply(who, a, nil)
	if p.comeback == nobody && p.answered == allDice {
		p.won = p.turn
	}
}

// next is what chance brings or the mover decides.
func (p *playout) next() engine.Action {
	switch p.phase {
	case PhaseFirst:
		return First(engine.Player(p.rolls.Intn(int(p.players))))
	case PhaseRoll:
		return Die(faces[p.rolled][p.rolls.Intn(dieFaces)])
	case PhaseReroll:
		return Die(faces[p.openDie()][p.rolls.Intn(dieFaces)])
	case PhaseShow:
		return Stick(p.shown())
	case PhaseDraw:
		return p.quick(p.patient.Has(p.mover()))
	}
	// Where sticks stand makes no difference to who remembers them.
	return Put(p.crowdedHoles().First())
}

// shown is the colour that the drawn stick shows.
func (p *playout) shown() Colour {
	if p.pending != Unseen {
		return p.pending
	}
	c := Red
	for n := int8(p.sticks.Intn(p.unseen())); n >= p.unshown[c]; c++ {
		n -= p.unshown[c]
	}
	return c
}

// quick decides about a draw as greedy does, except that a patient player waits
// for the pot.
func (b *board) quick(patient bool) engine.Action {
	l := b.lookout()
	hole, _ := l.best()
	if patient && b.waits() {
		if wrong := l.wrong(); wrong != NoHole {
			return Draw(wrong)
		}
	}
	if l.again(b) {
		return Reroll()
	}
	return Draw(hole)
}
