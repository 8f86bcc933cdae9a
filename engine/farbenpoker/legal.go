package farbenpoker

import (
	"math/bits"

	"treille/engine"
)

// legal appends the decisions open to a seat, ascending; none if it is not the
// one that decides.
func (b *board) legal(p engine.Player, list []engine.Action) []engine.Action {
	if p < 0 || p != b.CurrentPlayer() {
		return list
	}
	if b.phase == PhaseDraw {
		if b.mayReroll() {
			list = append(list, Reroll())
		}
		return appendHoles(list, DecisionDraw, b.standing)
	}
	return appendHoles(list, DecisionPut, b.side.holes()&^b.standing)
}

// appendHoles appends an action for each hole of a set.
func appendHoles(list []engine.Action, v DecisionKind, set HoleSet) []engine.Action {
	for ; set != 0; set &= set - 1 {
		list = append(list, pack(v, bits.TrailingZeros64(uint64(set))))
	}
	return list
}

// ChanceOutcomes implements [engine.State].
func (b *board) ChanceOutcomes(list []engine.Outcome) []engine.Outcome {
	switch b.phase {
	case PhaseFirst:
		return engine.EachSeat(list, int(b.players), First)
	case PhaseRoll, PhaseReroll:
		die := b.openDie()
		if b.phase == PhaseRoll {
			die = int(b.rolled)
		}
		for c := Red; c <= Violet; c++ {
			if n := box.Colours[c].Faces[die]; n > 0 {
				list = append(list, engine.Outcome{Action: Die(c), Weight: int32(n)})
			}
		}
	case PhaseShow:
		if b.pending != Unseen {
			return append(list, engine.Outcome{Action: Stick(b.pending), Weight: 1})
		}
		for c := Red; c <= Violet; c++ {
			if n := b.unshown[c]; n > 0 {
				list = append(list, engine.Outcome{Action: Stick(c), Weight: int32(n)})
			}
		}
	}
	return list
}
