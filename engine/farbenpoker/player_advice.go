package farbenpoker

import (
	"treille/engine"
	"treille/engine/search"
)

// The terms by which a searching player explains what it found, in their order:
// first those of the value, of which the last two tell what chips are worth and so are told with them,
// then two that it does not count.
const (
	TermChips        = iota // of the seat
	TermGone                // it is out for good (F21)
	TermFirst               // it is the first to roll
	TermSecond              // … the second
	TermThird               // … the third
	TermFourth              // … the fourth
	TermUnseenFirst         // sticks never shown, if it is the first
	TermUnseenSecond        // … if it is the second
	TermOthers              // chips of all others together
	TermPot                 // it has won the pot (F16)
)

// Terms implements [search.Explainer]. In a game that is over, a chip is worth
// what it is where the stock is almost empty.
func (m *model) Terms(dst []search.Term) []search.Term {
	players := int(m.play.players)
	weights := values.Weights(players, m.stage)
	own := &m.ends[m.seat]
	others, first := int32(0), len(dst)
	for i, n := range own {
		sum := -n
		for p := range players {
			sum += m.ends[p][i]
		}
		if i == TermChips {
			others = sum
		}
		ahead := []int32{n*int32(players-1) - sum} // of all others together
		strength := search.Strength(weights[i:i+1], ahead) / (players - 1)
		if i >= TermOthers {
			dst[first].Strength += strength
			continue
		}
		dst = append(dst, search.Term{Amount: int(n), Strength: strength})
	}
	pot := engine.Bit(m.play.won == m.seat)
	return append(dst, search.Term{Amount: int(others)}, search.Term{Amount: int(pot)})
}

// Waits reports whether a decision is a draw that is known to miss where it may pay to wait for the
// pot instead of looking for a stick (see habits.go): elsewhere it may have been forgotten.
func (in *Info) Waits(a engine.Action) bool { return in.Misses(a) && in.couldWait(leastWaiting) }

// Misses reports whether a decision is a draw that is known to miss or, in a comeback,
// to match no die (F13, F20).
func (in *Info) Misses(a engine.Action) bool {
	d := Decode(a)
	return d.Kind == DecisionDraw && in.phase == PhaseDraw && in.misses(in.colours[d.Hole])
}

// LastMisses reports whether what was put back last, a stick or the three of a set or comeback, is
// known to miss.
func (in *Info) LastMisses() bool {
	misses := false
	for rest := in.standing; rest != 0; rest &= rest - 1 {
		if h := rest.First(); in.seen[h] == in.looks {
			if !in.misses(in.colours[h]) {
				return false
			}
			misses = true
		}
	}
	return misses
}

// Fitting returns how many of the sticks never shown have a colour that a die still
// wants (F13), and how many were never shown: any of them is as likely as another to
// stand in a hole (F3).
func (in *Info) Fitting() (fit, unseen int) {
	for c := Red; c <= Violet; c++ {
		n := int(in.unshown[c])
		unseen += n
		if in.wantedDie(c) >= 0 {
			fit += n
		}
	}
	return fit, unseen
}

// SureFaces returns on how many faces the die that may be rolled again (F11) shows a
// colour of which a stick stands that was shown, and how many faces it has.
func (in *Info) SureFaces() (sure, faces int) { return in.sureFaces(in.openDie(), NoHole) }

// SureFacesNext returns the same of the last die after a hit with the stick in a hole: the next
// player may roll it again. All dice have the same faces (F2).
func (in *Info) SureFacesNext(h Hole) (sure, faces int) { return in.sureFaces(0, h) }

// sureFaces are those of a die, 0 of none, when a hole is empty.
func (in *Info) sureFaces(die int, empty Hole) (sure, faces int) {
	if die < 0 {
		return 0, 0
	}
	for c := Red; c <= Violet; c++ {
		set := in.known(c)
		if empty != NoHole {
			set &^= 1 << uint(empty)
		}
		if set != 0 {
			sure += box.Colours[c].Faces[die]
		}
	}
	return sure, dieFaces
}

// RollingPays reports whether rolling the third die again (F11) promises more chips in
// this turn than drawing at once.
func (in *Info) RollingPays() bool {
	l := in.lookout()
	return l.again(&in.board)
}
