package weinhaendler

import (
	"treille/engine/search"
)

// Terms implements [search.Explainer]: first what the seat has, term by term, then
// what the others have of each together. At the end of the game only points count.
func (m *model) Terms(dst []search.Term) []search.Term {
	if m.game.phase == PhaseOver {
		m.measureEnd()
	}
	weights := m.weights()
	own := int(m.info.seat) * len(weights)
	for i := range weights {
		amount := m.terms[own+i]
		dst = append(dst, search.Term{Amount: int(amount), Strength: strength(weights[i], amount)})
	}
	for i := range weights {
		rest := -m.terms[own+i]
		for at := i; at < len(m.terms); at += len(weights) {
			rest += m.terms[at]
		}
		dst = append(dst, search.Term{Amount: int(rest), Strength: -strength(weights[i], rest) / int(m.game.players-1)})
	}
	return dst
}

// strength is what an amount of one term adds to a seat's strength.
func strength(weight, amount int32) int {
	return search.Strength([]int32{weight}, []int32{amount})
}

// measureEnd measures a game that is over, where what is left in the hands is
// worth nothing.
func (m *model) measureEnd() {
	m.terms = m.terms[:0]
	for _, points := range m.game.points[:m.game.players] {
		m.terms = append(m.terms, int32(points))
		for range len(m.weights()) - 1 {
			m.terms = append(m.terms, 0)
		}
	}
}
