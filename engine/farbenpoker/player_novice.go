package farbenpoker

import (
	"treille/engine"
	"treille/engine/rng"
)

// A novicePolicy decides as somebody may who plays for the first time: it remembers
// the sticks shown last and draws one of them that hits; if it knows none, it rolls
// again if it may, and draws one that it does not remember.
type novicePolicy struct{}

// noviceMemory is that of a novicePolicy.
var noviceMemory = memory{kept: recent, span: 5}

// Choose implements [engine.Policy].
func (novicePolicy) Choose(info engine.InfoState, legal []engine.Action, stream *rng.Stream) engine.Action {
	in := info.(*Info)
	if in.phase != PhaseDraw {
		return legal[stream.Intn(len(legal))]
	}
	b := in.board
	b.fade(in.seat, noviceMemory)
	for c := Red; c <= Violet; c++ {
		if set := b.known(c); set != 0 && b.gain(c) > 0 {
			return Draw(pickHole(set, stream))
		}
	}
	if b.mayReroll() {
		return Reroll()
	}
	if set := b.known(Unseen); set != 0 {
		return Draw(pickHole(set, stream))
	}
	return Draw(pickHole(b.standing, stream))
}
