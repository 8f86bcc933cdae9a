package farbenpoker

import "treille/engine"

// Luck implements [engine.Fortunate]: the colours of the dice that a seat rolls.
func (Game) Luck() []int { return []int{int(Violet-Red) + 1} }

// Draw implements [engine.Fortunate]. What a stick shows is no luck: somebody chose it.
func (Game) Draw(state engine.State, a engine.Action) (engine.Draw, bool) {
	s := state.(*State)
	rolls := s.phase == PhaseRoll || s.phase == PhaseReroll
	return engine.Draw{For: s.mover(), Face: int(Decode(a).Colour - Red)}, rolls
}
