package farbenpoker

import (
	"math/bits"

	"treille/engine"
)

// legal appends what p may decide, ascending.
func (t *table) legal(p engine.Player, list []engine.Action) []engine.Action {
	if p < 0 || p != t.CurrentPlayer() {
		return list
	}
	if t.phase == PhaseDraw {
		if t.mayReroll() {
			list = append(list, Reroll())
		}
		return appendHoles(list, verbDraw, t.standing)
	}
	return appendHoles(list, verbPut, t.side.holes()&^t.standing)
}

// appendHoles appends an action for each hole of a set.
func appendHoles(list []engine.Action, v verb, set HoleSet) []engine.Action {
	for ; set != 0; set &= set - 1 {
		list = append(list, pack(v, bits.TrailingZeros64(uint64(set))))
	}
	return list
}

// outcomes appends what chance may do, ascending.
func (t *table) outcomes(list []engine.Outcome) []engine.Outcome {
	switch t.phase {
	case PhaseFirst:
		for p := range engine.Player(t.players) {
			list = append(list, engine.Outcome{Action: First(p), Weight: 1})
		}
	case PhaseRoll, PhaseReroll:
		die := t.openDie()
		if t.phase == PhaseRoll {
			die = int(t.rolled)
		}
		for c := Red; c <= Violet; c++ {
			if n := box.Colours[c].Faces[die]; n > 0 {
				list = append(list, engine.Outcome{Action: Die(c), Weight: int32(n)})
			}
		}
	case PhaseShow:
		if t.pending != Unseen {
			return append(list, engine.Outcome{Action: Stick(t.pending), Weight: 1})
		}
		for c := Red; c <= Violet; c++ {
			if n := t.unshown[c]; n > 0 {
				list = append(list, engine.Outcome{Action: Stick(c), Weight: int32(n)})
			}
		}
	}
	return list
}
