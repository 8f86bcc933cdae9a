package vino

import (
	"slices"
	"strconv"

	"treille/engine"
	vi "treille/engine/vino"
	"treille/scenes/table"
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
	cellar := table.Each(varieties, func(g vi.Variety) string { return cellarFact(p, g) })
	return append(cellar, moneyFact(p), vineyardsFact(p), incomeFact(p), choiceFact(p))
}

// mapFacts are those that a map shows, with market and bottles.
func mapFacts() []string {
	return slices.Concat([]string{bottlesFact, orderFact}, table.Each(varieties, priceFact), table.Each(regions, freeFact))
}
