package weinhaendler

import "treille/engine"

// Liking implements [search.Tasteful]. In the bidding of the last round nobody likes anything but points.
func (m *model) Liking(c engine.Character, candidate engine.Action) int {
	if m.info.phase == PhaseCellars {
		return likesLaying(c, Decode(candidate))
	}
	if m.info.last {
		return 0
	}
	return m.likesBidding(c, Decode(candidate))
}

// likesBidding tells bids by how much of the hand they cost and whom they
// overtake.
func (m *model) likesBidding(c engine.Character, d Decision) int {
	cards := d.Cards.Len()
	share := 100 * cards / max(1, m.info.hand.Len()) // of the hand, 0 for a pass
	switch c {
	case engine.Watchful: // does not leave the offer to others
		if cards > 0 && m.leadsWith(d.Cards) {
			return 100
		}
	case engine.Patient:
		if d.Kind == DecisionDraw {
			return 100
		}
		return 60 - 2*share
	case engine.Steady: // neither much nor nothing
		return 100 - 4*max(share-30, 30-share)
	case engine.Thrifty:
		return 60 - 30*cards
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

// likesLaying tells cards to be laid by their stars, and from laying none.
func likesLaying(c engine.Character, d Decision) int {
	stars := 0
	if d.Kind == DecisionPlace {
		stars = d.Card.Stars()
	}
	switch c {
	case engine.Patient:
		if d.Kind == DecisionDone {
			return 80
		}
	case engine.Steady: // the middle way
		return [...]int{0, 20, 60, 20}[stars]
	case engine.Thrifty:
		return [...]int{60, 40, 20, 0}[stars]
	case engine.Quick:
		if d.Kind == DecisionPlace {
			return 60
		}
	case engine.Bold:
		return 25 * stars
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

// temper gives a style the taste of a character, for a player who compares
// nothing.
func (st *style) temper(c engine.Character) {
	switch c {
	case engine.Watchful: // if it bids, it would rather be the highest
		st.risk -= 6
		st.threshold += 13
	case engine.Patient: // gathers equal cards
		st.hope[2] += 6
		st.hope[3] += 10
	case engine.Steady: // would rather not be the highest, and lays colour beside colour
		st.risk += 4
		st.threshold -= 8
		st.alike += 5
		st.beside += 4
	case engine.Thrifty: // gives away small cards alone, and keeps pairs
		st.card[1] -= 6
		st.keepPair += 6
		st.threshold += 2
	case engine.Quick: // bids for little, and lays what it can
		st.threshold -= 3
		st.spare = 0
	case engine.Bold: // gives much for large bottles, and nothing for the rest
		st.card[3] += 12
		st.threshold += 10
	}
}
