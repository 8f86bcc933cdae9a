package farbenpoker

import (
	"slices"

	"treille/engine"
)

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
		slip("waits-last-die", "draws a stick that was shown and misses, with one die open", (*Info).waitsOnLastDie),
		slip("waits-last-chip", "draws a stick that was shown and misses, with the last chip", (*Info).waitsWithLastChip),
		slip("waits-no-pot", "draws a stick that was shown and misses, with nothing in the pot", (*Info).waitsForNothing),
		slip("waits-idly", "draws a stick that was shown and misses, with one die open and nothing in the pot", (*Info).waitsIdly),
		slip("waits-no-die", "draws a stick that was shown and misses, with no die answered", (*Info).waitsAtFirst),
		slip("waits-small-pot", "draws a stick that was shown and misses, with one to three chips in the pot and one die answered", (*Info).waitsForLittle),
		slip("waits", "draws a stick that was shown and misses, with a larger pot and one die answered", (*Info).waitsForPot),
		slip("waits-thrice", "waits a third time with the same dice", (*Info).waitsThrice),
		slip("waits-too-often", "waits a third time where another has, too, with the same dice", (*Info).waitsTooOften),
		slip("waits-too", "waits where another has with the same dice", (*Info).waitsToo),
		slip("takes-less", "draws a stick that was shown and brings less than another", (*Info).takesLess),
		slip("rerolls-known", "rolls again although a stick that was shown hits", (*Info).rerollsKnown),
		slip("passes-recent", "draws a stick never shown, or rolls again, although one of the last sticks shown brings as much as any", (*Info).passesRecent),
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
	return in.waitsWhere(d, in.rerolled)
}

func (in *Info) waitsOnLastDie(d Decision) (slip, could bool) {
	return in.waitsWhere(d, in.found() == diceCount-1)
}

func (in *Info) waitsWithLastChip(d Decision) (slip, could bool) {
	return in.waitsWhere(d, in.chips[in.seat] == 1)
}

func (in *Info) waitsForNothing(d Decision) (slip, could bool) {
	return in.waitsWhere(d, in.pot == 0)
}

func (in *Info) waitsAtFirst(d Decision) (slip, could bool) {
	return in.waitsWhere(d, in.found() == 0)
}

func (in *Info) waitsIdly(d Decision) (slip, could bool) {
	return in.waitsWhere(d, in.found() == diceCount-1 && in.pot == 0)
}

// waitsWhere reports whether a decision is a draw that is known to miss, and whether it could
// be one, where that serves nobody.
func (in *Info) waitsWhere(d Decision, here bool) (slip, could bool) {
	if in.phase != PhaseDraw || in.comeback != nobody || !here {
		return false, false
	}
	for rest := in.standing; rest != 0; rest &= rest - 1 {
		could = could || in.misses(in.colours[rest.First()])
	}
	return d.Kind == DecisionDraw && in.misses(in.colours[d.Hole]), could
}

func (in *Info) waitsForPot(d Decision) (slip, could bool) {
	return in.waitsWhere(d, in.couldWait(worthWaiting))
}

func (in *Info) waitsForLittle(d Decision) (slip, could bool) {
	return in.waitsWhere(d, in.found() == 1 && in.pot > 0 && in.pot < worthWaiting)
}

func (in *Info) waitsThrice(d Decision) (slip, could bool) {
	return in.waitsWhere(d, in.couldWait(0) && in.habits[in.seat].here >= mostWaits)
}

func (in *Info) waitsTooOften(d Decision) (slip, could bool) {
	return in.waitsWhere(d, in.couldWait(0) && in.tired())
}

func (in *Info) waitsToo(d Decision) (slip, could bool) {
	return in.waitsWhere(d, in.couldWait(worthWaiting) && in.othersWaited())
}

func (in *Info) takesLess(d Decision) (slip, could bool) {
	if in.phase != PhaseDraw {
		return false, false
	}
	most := in.mostKnown()
	for rest := in.standing; rest != 0; rest &= rest - 1 {
		c := in.colours[rest.First()]
		could = could || in.brings(c) && in.gain(c) < most
	}
	return d.Kind == DecisionDraw && in.brings(in.colours[d.Hole]) && in.gain(in.colours[d.Hole]) < most, could
}

func (in *Info) rerollsKnown(d Decision) (slip, could bool) {
	if in.phase != PhaseDraw || !in.mayReroll() {
		return false, false
	}
	for rest := in.standing; rest != 0; rest &= rest - 1 {
		could = could || in.hits(rest.First())
	}
	return could && d.Kind == DecisionReroll, could
}

func (in *Info) passesRecent(d Decision) (slip, could bool) {
	if in.phase != PhaseDraw {
		return false, false
	}
	l := in.lookout()
	most := slices.Max(l.gains[:])
	for rest := in.standing; rest != 0; rest &= rest - 1 {
		h := rest.First()
		could = could || in.hits(h) && in.looks-in.seen[h] < recent && in.gain(in.colours[h]) == most
	}
	return could && (d.Kind == DecisionReroll || in.colours[d.Hole] == Unseen), could
}

// hits reports whether the stick in a hole was shown and has a colour that a die wants.
func (in *Info) hits(h Hole) bool {
	c := in.colours[h]
	return c != Unseen && !in.misses(c)
}
