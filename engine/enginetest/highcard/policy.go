package highcard

import (
	"treille/engine"
	"treille/engine/rng"
)

// A greedyPolicy keeps its cards and lays the highest.
type greedyPolicy struct{}

// Choose implements [engine.Policy].
func (greedyPolicy) Choose(_ engine.InfoState, legal []engine.Action, _ *rng.Stream) engine.Action {
	if last := legal[len(legal)-1]; last&^0xff == lay {
		return last
	}
	return legal[0]
}

// An oddPolicy swaps its lowest card whenever it can, and lays the lowest.
type oddPolicy struct{}

// Choose implements [engine.Policy].
func (oddPolicy) Choose(_ engine.InfoState, legal []engine.Action, _ *rng.Stream) engine.Action {
	if len(legal) > 1 && legal[0] == hold {
		return legal[1]
	}
	return legal[0]
}
