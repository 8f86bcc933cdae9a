package farbenpoker

import (
	"treille/engine"
	"treille/engine/rng"
)

// A memory keeps each stick for so many looks at other sticks, by anybody, and forgets it from then on
// with a chance of 1 in span a look.
type memory struct{ kept, span int16 }

// perfect is a memory that keeps everything.
var perfect = memory{}

// recent is how many looks at other sticks nobody forgets the last one over: whoever draws
// what the player before has just put back seems not to look.
const recent = 3

// fade makes a board what a seat remembers of it, and returns where the sticks stand that it has forgotten. They count
// as never shown, until they are seen again.
//
// With chips in the pot or one die open, whose memory is good still knows of every stick shown that it
// misses: so what it draws there of those, it draws to wait for the pot, never by mistake.
//
// When a stick is forgotten depends on the seat, the stick and when it was seen
// alone: it does not come back to mind at the next decision.
func (b *board) fade(seat engine.Player, m memory) (forgotten HoleSet) {
	if m == perfect {
		return 0
	}
	sure := m.kept > recent && (b.pot > 0 || b.openDie() >= 0)
	for rest := b.standing; rest != 0; rest &= rest - 1 {
		h := rest.First()
		if c := b.colours[h]; c != Unseen && !(sure && b.misses(c)) && b.forgotten(h, seat, m) {
			b.colours[h] = Unseen
			b.unshown[c]++
			forgotten |= 1 << uint(h)
		}
	}
	return forgotten
}

// forgotten reports whether a seat has forgotten the stick in h.
func (b *board) forgotten(h Hole, seat engine.Player, m memory) bool {
	stream := rng.New(uint64(b.seen[h]), uint64(h), uint64(b.colours[h]), uint64(seat))
	for range b.looks - b.seen[h] - m.kept {
		if stream.Intn(int(m.span)) == 0 {
			return true
		}
	}
	return false
}

// guess is where a seat draws that knows no stick: of those never shown or of those that it has forgotten. It still
// knows which colours were shown, though not where they stand: so it draws where more of what it wants is left. Where it still
// knows what misses (see fade), nothing but hits is forgotten: then it draws there only if no other can hit.
func (b *board) guess(shown *board, forgotten HoleSet) HoleSet {
	never := b.known(Unseen) &^ forgotten
	if never == 0 {
		return forgotten
	}
	var old [colourKinds]int8
	hits := int8(0)
	for c := Red; c <= Violet; c++ {
		old[c] = b.unshown[c] - shown.unshown[c]
		if b.brings(c) {
			hits += shown.unshown[c]
		}
	}
	if hits == 0 || b.pot == 0 && b.openDie() < 0 && b.promiseOf(&old) > b.promiseOf(&shown.unshown) {
		return forgotten
	}
	return never
}
