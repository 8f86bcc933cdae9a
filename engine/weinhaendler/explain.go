package weinhaendler

import (
	"treille/engine/search"
)

// Terms implements [search.Explainer]. At the end of the game only points count.
func (m *model) Terms(dst []search.Term) []search.Term {
	if m.game.phase == PhaseOver {
		m.measureEnd()
	}
	weights, seats := m.weights(), int32(m.game.players)
	own := m.terms[int(m.info.seat)*len(weights):]
	for i := range weights {
		// How far the seat is ahead of each other one, all together.
		ahead := [1]int32{seats * own[i]}
		for at := i; at < len(m.terms); at += len(weights) {
			ahead[0] -= m.terms[at]
		}
		strength := search.Strength(weights[i:i+1], ahead[:]) / int(seats-1)
		dst = append(dst, search.Term{Amount: int(own[i]), Strength: strength})
	}
	return dst
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
