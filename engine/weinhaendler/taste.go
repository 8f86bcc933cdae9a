package weinhaendler

import "treille/engine"

// Liking implements [search.Tasteful]: characters tell bids by how much of the
// hand they cost and whom they overtake.
func (m *model) Liking(c engine.Character, candidate engine.Action) int {
	d := Decode(candidate)
	cards := d.Cards.Len()
	share := 100 * cards / max(1, m.info.hand.Len()) // of the hand, 0 for a pass
	switch c {
	case engine.Watchful: // does not leave the offer to others
		if cards > 0 && m.leadsWith(d.Cards) {
			return 100
		}
	case engine.Patient:
		return 40 - share
	case engine.Steady: // neither much nor nothing
		return 100 - 4*max(share-30, 30-share)
	case engine.Thrifty:
		return 20 - 15*cards
	case engine.Quick:
		if cards == 0 {
			return -40
		}
		return min(40, 10*cards)
	case engine.Bold:
		return min(100, 100*d.Cards.Value()/max(1, m.info.hand.Value()))/4 - 8
	}
	return 0
}

// leadsWith reports whether a bid of those cards more is the highest.
func (m *model) leadsWith(cards Cards) bool {
	own := int(m.info.totals[m.info.turn]) + cards.Value()
	for p := range m.info.players {
		if int(p) != int(m.info.turn) && int(m.info.totals[p]) > own {
			return false
		}
	}
	return true
}
