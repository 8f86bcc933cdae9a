package farbenpoker

import (
	"treille/engine"
	"treille/engine/rng"
)

// An oddPolicy prefers what others rarely do: it rolls again whenever it may and misses
// on purpose until several players have no chips. Then it is as likely to try
// for the pot, so that several comebacks follow, as to let everybody go broke.
type oddPolicy struct{}

// Choose implements [engine.Policy].
func (oddPolicy) Choose(info engine.InfoState, legal []engine.Action, stream *rng.Stream) engine.Action {
	in := info.(*Info)
	if in.phase != PhaseDraw {
		return legal[stream.Intn(len(legal))]
	}
	if in.mayReroll() {
		return Reroll()
	}
	if in.wantsHit(stream) {
		return Draw(pickHole(in.bestDraws(), stream))
	}
	return Draw(pickHole(in.missingDraws(), stream))
}

// wantsHit says whether an oddPolicy tries to find a wanted stick this time.
func (b *board) wantsHit(stream *rng.Stream) bool {
	broke := 0
	for p := range engine.Player(b.players) {
		if b.chips[p] == 0 && !b.gone.Has(p) {
			broke++
		}
	}
	switch {
	case b.comeback != nobody || broke >= 2:
		return stream.Intn(2) == 0
	case b.fresh && b.dice[0] != b.dice[1] && b.dice[1] != b.dice[2] && b.dice[0] != b.dice[2]:
		return stream.Intn(8) == 0
	case b.fresh:
		return true // a double to be paid for (F14)
	}
	return stream.Intn(8) == 0
}

// missingDraws is the set of the holes whose sticks surely miss; if there is none,
// of those whose sticks were never shown; if there is none either, of all.
func (b *board) missingDraws() HoleSet {
	set := b.standing
	for c := Red; c <= Unseen; c++ {
		if c == Unseen || b.wantedDie(c) >= 0 {
			set &^= b.known(c)
		}
	}
	if set == 0 {
		set = b.known(Unseen)
	}
	if set == 0 {
		set = b.standing
	}
	return set
}
