package vino

import (
	"strconv"

	"treille/engine"
	vi "treille/engine/vino"
)

// The facts of the outline that are to be seen on each screen, or by one press.
const (
	bottlesFact = "bottles" // that are left
	orderFact   = "order"   // of the wind rose
)

func moneyFact(p engine.Player) string     { return "money/" + strconv.Itoa(int(p)) }
func vineyardsFact(p engine.Player) string { return "vineyards/" + strconv.Itoa(int(p)) }

// incomeFact is what a seat has earned this round (V44).
func incomeFact(p engine.Player) string { return "income/" + strconv.Itoa(int(p)) }

// choiceFact is which regions a seat has chosen, or that it has.
func choiceFact(p engine.Player) string { return "choice/" + strconv.Itoa(int(p)) }

// cellarFact is how many barrels of a variety a seat has.
func cellarFact(p engine.Player, g vi.Variety) string {
	return "cellar/" + strconv.Itoa(int(p)) + "/" + g.String()
}

// priceFact is the value of a variety.
func priceFact(g vi.Variety) string { return "price/" + g.String() }

// freeFact is what is still to be bought in a region.
func freeFact(region int) string { return "free/" + strconv.Itoa(region) }

// seatFacts are those of a seat.
func seatFacts(p engine.Player) []string {
	list := []string{moneyFact(p), vineyardsFact(p), incomeFact(p), choiceFact(p)}
	for g := range vi.Barbera + vi.Varieties {
		list = append(list, cellarFact(p, g))
	}
	return list
}

// mapFacts are those that a map shows, with market and bottles.
func mapFacts() []string {
	list := []string{bottlesFact, orderFact}
	for g := range vi.Barbera + vi.Varieties {
		list = append(list, priceFact(g))
	}
	for r := range vi.Regions {
		list = append(list, freeFact(r))
	}
	return list
}
