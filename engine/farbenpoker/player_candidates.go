package farbenpoker

import (
	"slices"

	"treille/engine"
	"treille/engine/rng"
)

// A scope says which decisions are worth comparing.
type scope uint8

const (
	understood scope = iota // waiting as medium does
	freely                  // waiting for any pot with one die answered, too
	everything              // also what seems senseless: for hints, which compare with it
)

// candidates appends what is worth comparing, the plain decision first: a draw
// of each colour that hits, one that is known to miss, one never shown, and
// rolling again. A known hit that brings less than another is not, nor looking for a hit
// where the best is known, nor waiting but as considersWaiting says. Where sticks are put makes no
// difference to who remembers them: there the plain decision is the only one.
func (b *board) candidates(of scope, legal []engine.Action, stream *rng.Stream, dst []engine.Action) []engine.Action {
	if b.phase != PhaseDraw {
		return append(dst, b.greedy(legal, stream))
	}
	plain := Decode(b.quick(false))
	dst = append(dst, b.likeliest(plain, stream))
	sure := of != everything && b.surelyBest()
	if b.mayReroll() && plain.Kind != DecisionReroll && !sure {
		dst = append(dst, Reroll())
	}
	wrong := plain.Kind == DecisionDraw && b.misses(b.colours[plain.Hole]) || !b.considersWaiting(of)
	most := b.mostKnown()
	for c := Red; c <= Unseen; c++ {
		set := b.known(c)
		if set == 0 || plain.Kind == DecisionDraw && set.Has(plain.Hole) || b.misses(c) && wrong || c == Unseen && sure || b.brings(c) && b.gain(c) < most {
			continue
		}
		wrong = wrong || b.misses(c)
		dst = append(dst, b.likeliest(Decision{Kind: DecisionDraw, Hole: set.First()}, stream))
	}
	return dst
}

// surelyBest reports whether a hit is known that brings as much as any: to look for another
// then, or to roll again, seems senseless.
func (b *board) surelyBest() bool {
	l := b.lookout()
	known := b.mostKnown()
	return known > 0 && known == slices.Max(l.gains[:])
}

// mostKnown is what the best of the sticks that were shown brings, 0 if none hits.
func (b *board) mostKnown() (most int) {
	for rest := b.standing; rest != 0; rest &= rest - 1 {
		if c := b.colours[rest.First()]; b.brings(c) {
			most = max(most, b.gain(c))
		}
	}
	return most
}

// brings reports whether a stick of a colour, if it is known, hits.
func (b *board) brings(c Colour) bool { return c != Unseen && !b.misses(c) }

// considersWaiting reports whether it is worth comparing to draw what is known to miss. As others understand
// it, that is only where a patient player would, twice at most, and nobody else
// has with these dice: when one after another misses on purpose, the players seem broken.
func (b *board) considersWaiting(of scope) bool {
	switch of {
	case everything:
		return !b.tired() && (b.found() < diceCount-1 || b.pot > 0)
	case freely:
		return b.couldWait(leastWaiting) && !b.tired()
	}
	return b.waits() && b.habits[b.turn].here < mostWaits && !b.othersWaited()
}

// likeliest makes a decision for a draw an action: of several holes alike, the
// stream picks one. Of those known to miss it is the one seen last, which tells
// the others least.
func (b *board) likeliest(d Decision, stream *rng.Stream) engine.Action {
	if d.Kind != DecisionDraw {
		return Reroll()
	}
	c := b.colours[d.Hole]
	if !b.misses(c) {
		return Draw(pickHole(b.known(c), stream))
	}
	last := d.Hole
	for rest := b.standing; rest != 0; rest &= rest - 1 {
		if h := rest.First(); b.misses(b.colours[h]) && b.seen[h] > b.seen[last] {
			last = h
		}
	}
	return Draw(last)
}
