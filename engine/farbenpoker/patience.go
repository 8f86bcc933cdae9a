package farbenpoker

import "treille/engine"

// With one stick found and nothing sure to draw, a look at a new stick serves
// the next player: if it hits, he tries for the pot, and if not, he knows one
// more. Whoever is patient draws a stick that is known to miss instead, which
// costs a chip and gives nothing away.

// A patience says when a player rather waits than looks.
type patience struct {
	pot     int8 // with at least so many chips in it, and one stick found
	reserve int8 // with more chips of his own
	idle    bool // also with two sticks found and nothing in the pot
}

// patiences are, by number of players, those that win most against greedy
// players, among a few tried in thousands of playouts.
var patiences = [maxPlayers + 1]patience{
	2: {pot: 4, reserve: 3},
	3: {pot: 3, reserve: 1, idle: true},
	4: {pot: 2, reserve: 1},
	5: {pot: 1, reserve: 1},
}

// waits reports whether a patient mover waits, instead of what promises most.
func (b *board) waits(promise int) bool {
	p := patiences[b.players]
	if b.comeback != nobody || b.rerolled || promise >= sure(hitPays) || b.chips[b.turn] <= p.reserve || b.alone() {
		return false
	}
	switch b.found() {
	case 1:
		return b.pot >= p.pot
	case 2:
		return p.idle && b.pot == 0
	}
	return false
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

// A habit is what a seat did so far when a patient player would have waited.
type habit struct{ waited, looked int16 }

// notice counts, before the stick in h is drawn, whether the mover waits.
func (b *board) notice(h Hole) {
	if b.comeback != nobody || b.found() != 1 || b.pot < patiences[b.players].pot {
		return
	}
	l := b.lookout()
	if _, promise := l.best(); !b.waits(promise) || l.wrong() == NoHole {
		return
	}
	if b.colours[h] == Unseen {
		b.habits[b.turn].looked++
	} else {
		b.habits[b.turn].waited++
	}
}

// A player is held for as patient as if he had waited once and looked nine times
// before.
const (
	waitedBefore = 1
	lookedBefore = 9
)

// patient draws whether a seat is patient, by its habit; n is an even choice
// below 1<<16.
func (h habit) patient(n int) bool {
	waited := int(h.waited) + waitedBefore
	return n*(waited+int(h.looked)+lookedBefore) < waited<<16
}
