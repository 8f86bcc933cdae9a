package vino

import "treille/engine"

// Liking implements [search.Tasteful]: characters tell purchases by their price,
// sales by how much they give away.
func (m *model) Liking(c engine.Character, candidate engine.Action) int {
	s := &m.root
	switch d := Decode(candidate); d.Kind {
	case DecisionBuy:
		dear := 0
		if s.money[m.seat] > 0 {
			dear = 100 * int(box.price[d.Region][d.Vineyard]) / int(s.money[m.seat])
		}
		switch c {
		case engine.Watchful: // takes what others could have next
			return 40
		case engine.Steady:
			return 60 - dear
		case engine.Thrifty:
			return 20 - dear
		case engine.Quick:
			return 80
		case engine.Bold:
			return min(100, 2*dear)
		}
	case DecisionPass:
		return [...]int{engine.Patient: 100, engine.Thrifty: 60, engine.Quick: -100, engine.Bold: -60}[c]
	case DecisionSell:
		switch c {
		case engine.Patient, engine.Steady:
			return 30 - 15*d.Quantity
		case engine.Thrifty:
			return -30 * min(3, d.Quantity)
		case engine.Quick:
			return 80
		case engine.Bold:
			return min(100, 20*d.Quantity)
		}
	case DecisionNoSale:
		return [...]int{engine.Patient: 80, engine.Thrifty: 100, engine.Quick: -80, engine.Bold: -40}[c]
	case DecisionGive: // the thrifty keep what is dear
		dear := int(box.price[d.Region][d.Vineyard])
		if c == engine.Thrifty {
			return 40 - dear/4
		}
	case DecisionRaise:
		if c == engine.Watchful && s.cellar[m.seat][d.Variety] > 0 {
			return 60
		}
	}
	return 0
}
