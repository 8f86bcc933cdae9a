package weinhaendler

import "treille/engine/search"

// A habits counts what everybody has seen a seat do in the bidding, so that the
// others can tell how it bids. Nothing that may happen depends on it, so it is
// no part of hashes.
type habits struct {
	tops   uint8 // bids that became the highest
	others uint8 // bids that did not
	draws  uint8 // how often it drew without a bid (W14)
}

// noteBid counts a bid that has just been laid.
func (b *board) noteBid(p int8) {
	if b.highest() == p {
		count(&b.habits[p].tops)
	} else {
		count(&b.habits[p].others)
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

// rashness is the chance in parts of 1024 that a seat bids like greedy.
func (h habits) rashness(prior, low int) int {
	odds := prior + 25*int(h.tops) - 200*int(h.others) - 110*int(h.draws)
	odds = max(low, min(400, odds))
	if prior >= 1000 {
		return prior - 1000
	}
	// logistic, in steps
	return search.Chance([]int{odds * 256 / 100, 0}, 0) * 1024 / search.One
}
