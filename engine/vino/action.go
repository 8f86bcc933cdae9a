package vino

import "treille/engine"

// A Kind is the kind of a decision or chance outcome.
type Kind uint8

// The kinds, in the canonical order of actions.
const (
	_          Kind = iota
	KindBanker      // chance: a seat is the banker (V10)
	KindPair        // chance: a starting pair is turned up (V11)
	KindChoose      // two regions (V20)
	KindBuy         // a vineyard, and a variety if it is the first there (V21, V7)
	KindPass        // buys nothing more in this region (V22, V23)
	KindTake        // a vineyard of the state's gift (V30)
	KindSell        // a variety and a quantity (V40)
	KindNoSale      // sells nothing (V40)
	KindGive        // a vineyard goes back (V42)
	KindRaise       // a marker goes up one square (V43)
)

// An action is its kind and up to three small numbers, eight bits each.
const (
	kindShift   = 24
	firstShift  = 16
	secondShift = 8
)

func pack(k Kind, first, second, third uint8) engine.Action {
	return engine.Action(k)<<kindShift | engine.Action(first)<<firstShift | engine.Action(second)<<secondShift | engine.Action(third)
}

// Banker is the outcome that makes a seat the banker.
func Banker(seat engine.Player) engine.Action { return pack(KindBanker, uint8(seat), 0, 0) }

// Pair is the outcome that turns up the starting pair of a region.
func Pair(region int) engine.Action { return pack(KindPair, uint8(region), 0, 0) }

// Choose is the choice of two regions, in any order.
func Choose(r, s int) engine.Action { return pack(KindChoose, uint8(min(r, s)), uint8(max(r, s)), 0) }

// Buy buys a vineyard in a region where the variety is settled.
func Buy(region, vineyard int) engine.Action {
	return pack(KindBuy, uint8(region), uint8(vineyard), 0)
}

// BuyFirst buys a first vineyard in a region and takes a variety marker.
func BuyFirst(region, vineyard int, v Variety) engine.Action {
	return pack(KindBuy, uint8(region), uint8(vineyard), uint8(v)+1)
}

// Pass ends a seat's buying in the present region.
func Pass() engine.Action { return pack(KindPass, 0, 0, 0) }

// Take takes a vineyard of the state's gift.
func Take(region, vineyard int) engine.Action {
	return pack(KindTake, uint8(region), uint8(vineyard), 0)
}

// Sell sells a quantity of a variety.
func Sell(v Variety, quantity int) engine.Action {
	return pack(KindSell, uint8(v), uint8(quantity), 0)
}

// NoSale sells nothing.
func NoSale() engine.Action { return pack(KindNoSale, 0, 0, 0) }

// Give gives a vineyard back.
func Give(region, vineyard int) engine.Action {
	return pack(KindGive, uint8(region), uint8(vineyard), 0)
}

// Raise raises a variety's marker by one square.
func Raise(v Variety) engine.Action { return pack(KindRaise, uint8(v), 0, 0) }

// KindOf returns the kind of an action, 0 for what is no action of this game.
func KindOf(a engine.Action) Kind {
	if k := a >> kindShift; k <= engine.Action(KindRaise) {
		return Kind(k)
	}
	return 0
}

// Place returns the region and the vineyard of a Buy, Take or Give, and the
// region of a Pair.
func Place(a engine.Action) (region, vineyard int) {
	return int(uint8(a >> firstShift)), int(uint8(a >> secondShift))
}

// Pick returns the two regions of a Choose, the smaller first.
func Pick(a engine.Action) (r, s int) {
	return int(uint8(a >> firstShift)), int(uint8(a >> secondShift))
}

// FirstVariety returns the variety that a Buy takes a marker of, or NoVariety.
func FirstVariety(a engine.Action) Variety {
	if v := uint8(a); v > 0 {
		return Variety(v - 1)
	}
	return NoVariety
}

// Goods returns the variety and the quantity of a Sell, and the variety of a
// Raise.
func Goods(a engine.Action) (v Variety, quantity int) {
	return Variety(a >> firstShift), int(uint8(a >> secondShift))
}

// SeatOf returns the seat of a Banker.
func SeatOf(a engine.Action) engine.Player { return engine.Player(uint8(a >> firstShift)) }

// chooseActions are all 36 choices, ascending.
var chooseActions = func() (list [Regions * (Regions - 1) / 2]engine.Action) {
	i := 0
	for r := range Regions {
		for s := r + 1; s < Regions; s++ {
			list[i] = Choose(r, s)
			i++
		}
	}
	return list
}()
