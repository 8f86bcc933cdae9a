package farbenpoker

import "treille/engine"

// With one stick found, a look at a new stick serves the next player: if it hits,
// he tries for the pot, and if not, he knows one more; and a sure hit leaves him the
// pot. A patient player draws a stick that is known to miss instead, which costs a
// chip and gives nothing away. The board counts who does so, because everybody sees
// it; no rule depends on it.

// Who is patient waits for a pot of worthWaiting chips; nobody waits with fewer than leastWaiting in the
// pot, nor more than mostWaits times with the same dice where another has waited, too: whoever
// watches finds that senseless.
const (
	worthWaiting = 4
	leastWaiting = 1
	mostWaits    = 2
)

// A patience says where waiting and looking is noticed, with one stick found.
type patience struct {
	noticed int8 // for so many chips or more
	reserve int8 // with more chips of his own
}

var patiences = [maxPlayers + 1]patience{
	2: {noticed: 4, reserve: 3},
	3: {noticed: 3, reserve: 1},
	4: {noticed: 2, reserve: 1},
	5: {noticed: 2, reserve: 1},
}

// couldWait reports whether others understand why the mover waits, if it does, for a pot of so
// many chips at least: with one stick found.
func (b *board) couldWait(pot int8) bool {
	return b.comeback == nobody && !b.rerolled && b.found() == 1 && b.pot >= pot && !b.alone()
}

// beginSet begins to count waits with new dice.
func (b *board) beginSet() {
	for p := range b.habits {
		b.habits[p].here = 0
	}
}

// tired reports whether the mover has waited often enough with these dice: where nobody else waits, each
// wait leaves the others another look, and the last of them is sure to serve the mover.
func (b *board) tired() bool { return b.habits[b.turn].here >= mostWaits && b.othersWaited() }

// othersWaited reports whether anybody but the mover has waited with these dice.
func (b *board) othersWaited() bool {
	for p := range engine.Player(b.players) {
		if p != b.turn && b.habits[p].here > 0 {
			return true
		}
	}
	return false
}

// waits reports whether a patient mover waits: not with the last chip.
func (b *board) waits() bool {
	return b.couldWait(worthWaiting) && b.chips[b.turn] > missCosts && !b.tired()
}

// alone reports whether nobody else has chips to play on with, so that there is
// nobody whose look would have to be feared.
func (b *board) alone() bool {
	for p := range engine.Player(b.players) {
		if p != b.turn && b.chips[p] > 0 {
			return false
		}
	}
	return true
}

// A habit is what a seat did so far: how often it waited, and how often it did not
// where a patient player would have.
type habit struct {
	waited, looked int16
	here           int8 // how often it waited with these dice
}

// notice counts, before the stick in h is drawn, whether the mover waits. To take a
// sure hit is not to wait, too.
func (b *board) notice(h Hole) {
	if b.couldWait(0) && b.misses(b.colours[h]) {
		b.habits[b.turn].here++
	}
	p := patiences[b.players]
	if b.comeback != nobody || b.rerolled || b.found() != 1 || b.pot < p.noticed || b.chips[b.turn] <= p.reserve || b.alone() {
		return
	}
	if l := b.lookout(); l.wrong() == NoHole {
		return
	}
	if b.misses(b.colours[h]) {
		b.habits[b.turn].waited++
	} else {
		b.habits[b.turn].looked++
	}
}

// misses reports whether a stick of a colour, if it is known, misses.
func (b *board) misses(c Colour) bool { return c != Unseen && b.wantedDie(c) < 0 }
