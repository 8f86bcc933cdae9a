package vino

import (
	"strconv"

	"treille/engine"
	vi "treille/engine/vino"
	"treille/scenes/table"
	"treille/sprites"
)

// Moment implements table.Momentary.
func (b *board) Moment(played, better engine.Action) table.Moment {
	return table.Beside(decided(played), decided(better))
}

// decided are the pieces that a decision is about.
func decided(a engine.Action) []sprites.Look {
	shield := func(r int) sprites.Look {
		return sprites.Look{ID: artFolder + "region-shield", Lift: sprites.Token, Words: strconv.Itoa(r + 1)}
	}
	switch d := vi.Decode(a); d.Kind {
	case vi.DecisionChoose:
		return []sprites.Look{shield(d.Regions[0]), shield(d.Regions[1])}
	case vi.DecisionBuy, vi.DecisionTake, vi.DecisionGive:
		s := spot{d.Region, d.Vineyard}
		coin := sprites.Look{ID: artFolder + "coin-" + kindOf(s), Lift: sprites.Token, Words: amount(vi.Price(d.Region, d.Vineyard))}
		return []sprites.Look{shield(d.Region), coin}
	case vi.DecisionSell, vi.DecisionRaise:
		return []sprites.Look{varietyLook(d.Variety)}
	}
	return nil
}
