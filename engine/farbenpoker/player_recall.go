package farbenpoker

import (
	"treille/engine"
	"treille/engine/rng"
)

// perfect is the span of a memory that keeps everything.
const perfect = 0

// recent is how many looks at other sticks nobody forgets the last one over: whoever draws
// what the player before has just put back seems not to look.
const recent = 3

// kept is how many looks at other sticks a memory of that span forgets none over: whose
// memory is good forgets what was shown long ago, not this turn or the last.
func kept(span int) int { return max(recent, span/5) }

// fade makes a board what a seat remembers of it: with each look at a stick, by
// anybody, it forgets every one but those kept with a chance of 1 in span. What is
// forgotten counts as never shown, until it is seen again.
//
// With one die open, whose memory is good still knows of every stick shown that it misses: a draw of
// it would seem senseless, and cost two chips after rolling again.
//
// When a stick is forgotten depends on the seat, the stick and when it was seen
// alone: it does not come back to mind at the next decision.
func (b *board) fade(seat engine.Player, span int) {
	if span == perfect {
		return
	}
	sure := kept(span) > recent && b.openDie() >= 0
	for rest := b.standing; rest != 0; rest &= rest - 1 {
		h := rest.First()
		if c := b.colours[h]; c != Unseen && !(sure && b.misses(c)) && b.forgotten(h, seat, span) {
			b.colours[h] = Unseen
			b.unshown[c]++
		}
	}
}

// forgotten reports whether a seat has forgotten the stick in h.
func (b *board) forgotten(h Hole, seat engine.Player, span int) bool {
	stream := rng.New(uint64(b.seen[h]), uint64(h), uint64(b.colours[h]), uint64(seat))
	for range b.looks - b.seen[h] - int16(kept(span)) {
		if stream.Intn(span) == 0 {
			return true
		}
	}
	return false
}
