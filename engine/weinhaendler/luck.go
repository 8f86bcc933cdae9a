package weinhaendler

import "treille/engine"

// Luck implements [engine.Fortunate]: the wines that are dealt to a hand or drawn by
// who has passed, empty bottles last.
func (Game) Luck() []int { return []int{int(Empty.Wine()) + 1} }

// Draw implements [engine.Fortunate]. What comes into the offer is not counted.
func (Game) Draw(state engine.State, a engine.Action) (engine.Draw, bool) {
	s, d := state.(*State), Decode(a)
	hand := s.phase == PhaseDealing || s.phase == PhaseDrawing
	return engine.Draw{For: engine.Player(s.turn), Face: int(d.Card.Wine())}, hand && d.Kind == DecisionCard
}
