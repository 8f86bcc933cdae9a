package vino

import "treille/engine"

// Luck implements [engine.Fortunate]: the regions in which a seat begins (V11), the
// game's only draws.
func (Game) Luck() []int { return []int{Regions} }

// Draw implements [engine.Fortunate].
func (Game) Draw(state engine.State, a engine.Action) (engine.Draw, bool) {
	s := state.(*State)
	if s.phase != PhasePair {
		return engine.Draw{}, false
	}
	return engine.Draw{For: s.Turn(), Face: Decode(a).Region}, true
}
