package weinhaendler

import "treille/engine/search"

// A habits counts what everybody has seen a seat do in the bidding, so that the
// others can tell how it bids. Nothing that may happen depends on it, so it is
// no part of hashes.
type habits struct {
	highest uint8 // bids that became the highest
	lower   uint8 // bids that did not
	draws   uint8 // how often it drew without a bid (W14)
}

// noteBid counts a bid that has just been laid.
func (b *board) noteBid(p int8) {
	if b.highest() == p {
		count(&b.habits[p].highest)
	} else {
		count(&b.habits[p].lower)
	}
}

// noteDraw counts a draw.
func (b *board) noteDraw(p int8) { count(&b.habits[p].draws) }

// count counts as far as a byte goes.
func count(n *uint8) {
	if *n < 255 {
		*n++
	}
}

// How each bid speaks for rashStyle, in 1/256 nats: the logarithm of how much
// more often it bids so than players who look ahead.
const (
	highestSpeaks = 80
	lowerSpeaks   = -400
	drawSpeaks    = -282
	mostSure      = 1024 // more is not believed
)

// rashness is the chance, in parts of search.One, that a seat bids by rashStyle.
func (h habits) rashness() int {
	sure := highestSpeaks*int(h.highest) + lowerSpeaks*int(h.lower) + drawSpeaks*int(h.draws)
	odds := [...]int{max(-mostSure, min(mostSure, sure)), 0}
	return search.Chance(odds[:], 0)
}
