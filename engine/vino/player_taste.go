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
			return 10 - dear/10
		case engine.Quick:
			return 50
		case engine.Bold:
			return min(30, dear)
		}
	case DecisionPass:
		return [...]int{engine.Thrifty: 6, engine.Quick: -10, engine.Bold: -10}[c] // to wait costs more than it seems
	case DecisionSell:
		switch c {
		case engine.Patient:
			return 10 - 3*d.Quantity
		case engine.Steady:
			return 10 - 5*d.Quantity
		case engine.Thrifty:
			return -6 * min(3, d.Quantity)
		case engine.Quick:
			return 80
		case engine.Bold:
			return min(100, 20*d.Quantity)
		}
	case DecisionNoSale:
		return [...]int{engine.Thrifty: 20, engine.Quick: -30, engine.Bold: -20}[c]
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

// temper gives a manner the taste of a character, for a player who compares
// nothing.
func (m *manner) temper(c engine.Character) {
	switch c {
	case engine.Watchful: // thinks of gifts, and of those who buy before it
		m.gift += 150
		m.senior++
	case engine.Patient: // sells only what pays well
		m.lost += 25
		m.step += 2
		m.whim -= 250
	case engine.Steady: // has hardly a favourite among the regions
		m.whim -= 300
		m.lost += 5
	case engine.Thrifty: // pays little
		m.limit -= 80
		m.whim -= 250
	case engine.Quick: // sells soon
		m.purse += 100
		m.lost -= 10
		m.whim += 400
	case engine.Bold: // sells much, and goes wherever it likes
		m.purse += 200
		m.lost -= 10
		m.whim += 1100
	}
}
