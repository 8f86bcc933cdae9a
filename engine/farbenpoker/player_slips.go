package farbenpoker

import "treille/engine"

// Slips implements [engine.Slipping].
func (Game) Slips() []engine.Slip {
	slip := func(name, text string, seen func(in *Info, d Decision) (slip, could bool)) engine.Slip {
		return engine.Slip{Name: name, Text: text, Seen: func(info engine.InfoState, a engine.Action) (bool, bool) {
			return seen(info.(*Info), Decode(a))
		}}
	}
	return []engine.Slip{
		slip("just-seen", "draws one of the last sticks shown, which everybody knows to miss", (*Info).drawsJustSeen),
		slip("after-reroll", "draws a stick that was shown and misses, after rolling again", (*Info).missesAfterReroll),
	}
}

// justSeen reports whether the stick in a hole is one of the last that were shown, and misses.
func (in *Info) justSeen(h Hole) bool {
	return in.misses(in.colours[h]) && in.looks-in.seen[h] < recent
}

func (in *Info) drawsJustSeen(d Decision) (slip, could bool) {
	if in.phase != PhaseDraw {
		return false, false
	}
	for rest := in.standing; rest != 0; rest &= rest - 1 {
		could = could || in.justSeen(rest.First())
	}
	return d.Kind == DecisionDraw && in.justSeen(d.Hole), could
}

func (in *Info) missesAfterReroll(d Decision) (slip, could bool) {
	if in.phase != PhaseDraw || !in.rerolled {
		return false, false
	}
	for rest := in.standing; rest != 0; rest &= rest - 1 {
		could = could || in.misses(in.colours[rest.First()])
	}
	return d.Kind == DecisionDraw && in.misses(in.colours[d.Hole]), could
}
