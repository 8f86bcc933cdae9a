package farbenpoker

import (
	"treille/engine"
	"treille/engine/search"
)

// The terms by which a searching player explains what it found, in their order:
// first those of the value, then two that it does not count.
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
	others := int32(0)
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
		dst = append(dst, search.Term{Amount: int(n), Strength: strength})
	}
	pot := engine.Bit(m.play.won == m.seat)
	return append(dst, search.Term{Amount: int(others)}, search.Term{Amount: int(pot)})
}

// Waits reports whether a decision is a draw that is known to miss, so that the
// mover waits instead of looking for a stick (see habits.go).
func (in *Info) Waits(a engine.Action) bool {
	d := Decode(a)
	return d.Kind == DecisionDraw && in.phase == PhaseDraw && in.comeback == nobody && in.misses(in.colours[d.Hole])
}
