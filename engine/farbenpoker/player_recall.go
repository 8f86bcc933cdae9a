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

// fade makes a board what a seat remembers of it. What is forgotten counts as never shown, until it is
// seen again.
//
// With chips in the pot or one die open, whose memory is good still knows of every stick shown that it
// misses: so what it draws there of those, it draws to wait for the pot, never by mistake.
//
// When a stick is forgotten depends on the seat, the stick and when it was seen
// alone: it does not come back to mind at the next decision.
func (b *board) fade(seat engine.Player, m memory) {
	if m == perfect {
		return
	}
	sure := m.kept > recent && (b.pot > 0 || b.openDie() >= 0)
	for rest := b.standing; rest != 0; rest &= rest - 1 {
		h := rest.First()
		if c := b.colours[h]; c != Unseen && !(sure && b.misses(c)) && b.forgotten(h, seat, m) {
			b.colours[h] = Unseen
			b.unshown[c]++
		}
	}
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
