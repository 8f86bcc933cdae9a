package farbenpoker

import (
	"treille/engine"
	"treille/engine/rng"
)

// A greedyPolicy is a player with a good memory who takes what pays most this
// turn.
type greedyPolicy struct{}

// Choose implements [engine.Policy].
func (greedyPolicy) Choose(info engine.InfoState, legal []engine.Action, stream *rng.Stream) engine.Action {
	return info.(*Info).greedy(legal, stream)
}

// greedy is the decision that promises the most chips at once; among equal ones
// the stream picks.
func (b *board) greedy(legal []engine.Action, stream *rng.Stream) engine.Action {
	switch b.phase {
	case PhaseDraw:
		if b.rerollPays() {
			return Reroll()
		}
		return Draw(pickHole(b.bestDraws(), stream))
	case PhasePutSet:
		return Put(pickHole(b.crowdedHoles(), stream))
	}
	return legal[stream.Intn(len(legal))]
}

// known is the set of the holes whose stick was shown and has a colour; for
// Unseen, of those whose stick never was.
func (b *board) known(c Colour) HoleSet {
	var set HoleSet
	for rest := b.standing; rest != 0; rest &= rest - 1 {
		if h := rest.First(); b.colours[h] == c {
			set |= 1 << uint(h)
		}
	}
	return set
}

// promise is how many chips, in parts, a stick promises the mover: one of a known
// colour or, for Unseen, one never shown.
func (b *board) promise(c Colour) int {
	switch {
	case c == Unseen:
		return b.promiseOf(&b.unshown)
	case b.gain(c) > 0:
		return sure(b.gain(c))
	}
	return -sure(b.risk())
}

// promiseOf is what one of some sticks promises of which only how many have each colour is known.
func (b *board) promiseOf(sticks *[colourKinds]int8) (total int) {
	all := 0
	for _, n := range sticks {
		all += int(n)
	}
	for c, n := range sticks {
		if g := b.gain(Colour(c)); g > 0 {
			total += share(g, int(n), all)
		} else {
			total -= share(b.risk(), int(n), all)
		}
	}
	return total
}

// risk is how many chips a miss costs now: none in a comeback.
func (b *board) risk() int {
	if b.comeback != nobody {
		return 0
	}
	return int(b.missCost())
}

// unseen is the number of sticks that were never shown, a stick just drawn
// among them.
func (b *board) unseen() int {
	n := 0
	for c := Red; c <= Violet; c++ {
		n += int(b.unshown[c])
	}
	return n
}

// bestDraws is the set of the holes whose sticks promise the most.
func (b *board) bestDraws() HoleSet {
	var best HoleSet
	most := 0
	for c := Red; c <= Unseen; c++ {
		set := b.known(c)
		if set == 0 {
			continue
		}
		if p := b.promise(c); best == 0 || p > most {
			best, most = set, p
		} else if p == most {
			best |= set
		}
	}
	return best
}

// bestPromise is what the best of all sticks promises.
func (b *board) bestPromise() int { return b.promise(b.colours[b.bestDraws().First()]) }

// rerollPays reports whether rolling the third die again is allowed and
// promises more than drawing now. Each face promises its best draw, at the
// higher cost of a miss.
func (b *board) rerollPays() bool {
	if !b.mayReroll() {
		return false
	}
	die := b.openDie()
	again := *b
	again.takeDie(die, nil)
	total := 0
	for c := Red; c <= Violet; c++ {
		again.dice[die] = c
		total += again.bestPromise() * box.Colours[c].Faces[die]
	}
	return total > b.bestPromise()*dieFaces
}

// crowdedHoles is the set of the free holes for the sticks of a won set: where
// the side is still open, those of the side with more sticks, among which the
// others lose them sooner.
func (b *board) crowdedHoles() HoleSet {
	side := b.side
	if side == NoSide {
		side = b.fewer().other()
	}
	return side.holes() &^ b.standing
}

// pickHole lets the stream pick one of a set.
func pickHole(set HoleSet, stream *rng.Stream) Hole { return set.at(stream.Intn(set.Len())) }
