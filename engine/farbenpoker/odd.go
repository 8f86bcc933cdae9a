package farbenpoker

import (
	"treille/engine"
	"treille/engine/rng"
)

// odd prefers what others rarely do: it rolls again whenever it may and misses
// on purpose until several players have no chips. Then it is as likely to try
// for the pot, so that several comebacks follow, as to let everybody go broke.
type odd struct{}

// Choose returns the rarer decision more often than not.
func (odd) Choose(info engine.InfoState, legal []engine.Action, stream *rng.Stream) engine.Action {
	i := info.(*Info)
	if i.phase != PhaseDraw {
		return legal[stream.Intn(len(legal))]
	}
	if i.mayReroll() {
		return Reroll()
	}
	if i.wantsHit(stream) {
		return Draw(pickHole(i.bestDraws(), stream))
	}
	return Draw(pickHole(i.missingDraws(), stream))
}

// wantsHit says whether odd tries to find a wanted stick this time.
func (t *table) wantsHit(stream *rng.Stream) bool {
	broke := 0
	for p := range engine.Player(t.players) {
		if t.chips[p] == 0 && !t.gone.Has(p) {
			broke++
		}
	}
	switch {
	case t.comeback != nobody || broke >= 2:
		return stream.Intn(2) == 0
	case t.fresh && t.dice[0] != t.dice[1] && t.dice[1] != t.dice[2] && t.dice[0] != t.dice[2]:
		return stream.Intn(8) == 0
	case t.fresh:
		return true // a double to be paid for (F14)
	}
	return stream.Intn(8) == 0
}

// missingDraws is the set of the holes whose sticks surely miss; without any,
// those of the sticks never shown; without these, all.
func (t *table) missingDraws() HoleSet {
	set := t.standing
	for c := Red; c <= Unseen; c++ {
		if c == Unseen || t.wantedDie(c) >= 0 {
			set &^= t.known(c)
		}
	}
	if set == 0 {
		set = t.known(Unseen)
	}
	if set == 0 {
		set = t.standing
	}
	return set
}
