package zankapfel

import "treille/engine"

// Liking implements [search.Tasteful]: characters tell decisions by what they
// cost, and squares by what they give the seat and the others.
func (m *model) Liking(c engine.Character, candidate engine.Action) int {
	switch d := Decode(candidate); d.Kind {
	case DecisionBuy:
		return [...]int{engine.Patient: 60, engine.Steady: 30, engine.Thrifty: -80, engine.Quick: -60, engine.Bold: 0}[c]
	case DecisionLay:
		if d.Card == Joker {
			return [...]int{engine.Patient: -60, engine.Thrifty: -80, engine.Quick: 60, engine.Bold: 100}[c]
		}
		return [...]int{engine.Patient: -30, engine.Thrifty: 30, engine.Quick: 60, engine.Bold: 0}[c]
	case DecisionAnnounce:
		return m.likesSquare(c, d.Square)
	case DecisionOffer:
		switch c {
		case engine.Thrifty:
			return -30 * d.Number
		case engine.Quick, engine.Bold:
			return min(100, 30*d.Number)
		case engine.Steady:
			return 40 - 20*d.Number
		}
	case DecisionNone:
		return [...]int{engine.Patient: 80, engine.Thrifty: 60, engine.Quick: -60, engine.Bold: -40}[c]
	case DecisionAccept:
		return [...]int{engine.Thrifty: 80, engine.Quick: 40, engine.Bold: -40}[c]
	case DecisionDecline:
		return [...]int{engine.Watchful: 40, engine.Patient: 40, engine.Bold: 60}[c]
	case DecisionDiscord:
		return [...]int{engine.Watchful: 0, engine.Thrifty: -10, engine.Bold: 10}[c] * d.Number
	case DecisionDice:
		return [...]int{engine.Thrifty: -30, engine.Quick: 20, engine.Bold: 30}[c] * min(3, d.Number)
	case DecisionWait:
		return [...]int{engine.Patient: 80, engine.Thrifty: 60, engine.Quick: -60, engine.Bold: -60}[c]
	}
	return 0
}

// likesSquare is how much a character likes to announce a square.
func (m *model) likesSquare(c engine.Character, sq Square) int {
	own, others := numberOf(m.info.ownLaid, sq)/100, 0
	for card := Red; card <= Blue; card++ {
		if card != m.info.ownLaid {
			others += numberOf(card, sq) / 100
		}
	}
	switch c {
	case engine.Watchful:
		return 100 - 8*others
	case engine.Thrifty, engine.Bold:
		return 25*own - 75
	case engine.Steady: // the middle way
		return 100 - 50*(max(sq.Column()-2, 2-sq.Column())+max(sq.Row()-2, 2-sq.Row()))
	}
	return 0
}

// temper gives a style the taste of a character, for a player who compares
// nothing.
func (y *style) temper(c engine.Character) {
	switch c {
	case engine.Watchful: // thinks of what others may want, and grudges it
		y.seen += 20
		y.spite += 40
		y.stay += 80
		y.card -= 50
	case engine.Patient: // buys rather than lays, and quarrels with low cards
		y.card += 40
		y.save += 60
		y.bold -= 20
	case engine.Steady: // quarrels with middling cards
		y.bold += 10
		y.steep -= 8
		y.whim -= 15
	case engine.Thrifty: // spends neither jokers, points nor high cards
		y.save += 120
		y.bribe -= 25
		y.bold -= 10
	case engine.Quick: // lays rather than buys, and pays for it
		y.card -= 60
		y.save -= 70
		y.bribe += 40
		y.bold += 15
	case engine.Bold: // quarrels gladly, with high cards, and bribes
		y.fight += 35
		y.fray -= 50
		y.bribe += 40
		y.bold += 15
	}
}
