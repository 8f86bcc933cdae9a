package vino

import "treille/engine"

// A DecisionKind says what an action is.
type DecisionKind uint8

// The kinds of actions, in their canonical order. Chance takes the first two.
const (
	_              DecisionKind = iota
	DecisionBanker              // chance: a seat is the banker (V10)
	DecisionPair                // chance: a starting pair is turned up (V11)
	DecisionChoose              // two regions (V20)
	DecisionBuy                 // a vineyard, and a variety if it is the first there (V21, V7)
	DecisionPass                // buys nothing more in this region (V22, V23)
	DecisionTake                // a vineyard of the state's gift (V30)
	DecisionSell                // a variety and a quantity (V40)
	DecisionNoSale              // sells nothing (V40)
	DecisionGive                // a vineyard goes back (V42)
	DecisionRaise               // a marker goes up one square (V43)
)

// A Decision is an action taken apart. Regions count from 0, vineyards along
// their road from 0.
type Decision struct {
	Kind     DecisionKind
	Seat     engine.Player // of DecisionBanker
	Regions  [2]int        // of DecisionChoose, the smaller first
	Region   int           // of DecisionPair, DecisionBuy, DecisionTake and DecisionGive
	Vineyard int           // of DecisionBuy, DecisionTake and DecisionGive
	Variety  Variety       // of DecisionSell, DecisionRaise, and a DecisionBuy that takes a marker; else NoVariety
	Quantity int           // of DecisionSell
}

// An action is its kind and up to three small numbers, eight bits each.
const (
	kindShift   = 24
	firstShift  = 16
	secondShift = 8
)

func pack(k DecisionKind, first, second, third uint8) engine.Action {
	return engine.Action(k)<<kindShift | engine.Action(first)<<firstShift | engine.Action(second)<<secondShift | engine.Action(third)
}

// Banker is the outcome that makes a seat the banker.
func Banker(seat engine.Player) engine.Action { return pack(DecisionBanker, uint8(seat), 0, 0) }

// Pair is the outcome that turns up the starting pair of a region.
func Pair(region int) engine.Action { return pack(DecisionPair, uint8(region), 0, 0) }

// Choose is the choice of two regions, in any order.
func Choose(r, s int) engine.Action {
	return pack(DecisionChoose, uint8(min(r, s)), uint8(max(r, s)), 0)
}

// Buy buys a vineyard in a region where the variety is settled.
func Buy(region, vineyard int) engine.Action {
	return pack(DecisionBuy, uint8(region), uint8(vineyard), 0)
}

// BuyFirst buys a first vineyard in a region and takes a variety marker.
func BuyFirst(region, vineyard int, v Variety) engine.Action {
	return pack(DecisionBuy, uint8(region), uint8(vineyard), uint8(v)+1)
}

// Pass ends a seat's buying in the present region.
func Pass() engine.Action { return pack(DecisionPass, 0, 0, 0) }

// Take takes a vineyard of the state's gift.
func Take(region, vineyard int) engine.Action {
	return pack(DecisionTake, uint8(region), uint8(vineyard), 0)
}

// Sell sells a quantity of a variety.
func Sell(v Variety, quantity int) engine.Action {
	return pack(DecisionSell, uint8(v), uint8(quantity), 0)
}

// NoSale sells nothing.
func NoSale() engine.Action { return pack(DecisionNoSale, 0, 0, 0) }

// Give gives a vineyard back.
func Give(region, vineyard int) engine.Action {
	return pack(DecisionGive, uint8(region), uint8(vineyard), 0)
}

// Raise raises a variety's marker by one square.
func Raise(v Variety) engine.Action { return pack(DecisionRaise, uint8(v), 0, 0) }

// Decode takes an action apart. An action that none of the constructors above
// makes of what the game has comes out with Kind 0.
func Decode(a engine.Action) Decision {
	first, second, third := int(uint8(a>>firstShift)), int(uint8(a>>secondShift)), int(uint8(a))
	d := Decision{Kind: DecisionKind(a >> kindShift), Variety: NoVariety}
	var again engine.Action
	switch d.Kind {
	case DecisionBanker:
		d.Seat = engine.Player(min(first, maxPlayers-1))
		again = Banker(d.Seat)
	case DecisionPair:
		d.Region = min(first, Regions-1)
		again = Pair(d.Region)
	case DecisionChoose:
		d.Regions = [2]int{min(first, Regions-2), min(max(second, first+1), Regions-1)}
		again = Choose(d.Regions[0], d.Regions[1])
	case DecisionBuy, DecisionTake, DecisionGive:
		d.Region, d.Vineyard = min(first, Regions-1), min(second, maxRoad-1)
		again = pack(d.Kind, uint8(d.Region), uint8(d.Vineyard), 0)
		if d.Kind == DecisionBuy && third > 0 {
			d.Variety = Variety(min(third, Varieties) - 1)
			again = BuyFirst(d.Region, d.Vineyard, d.Variety)
		}
	case DecisionSell:
		d.Variety, d.Quantity = Variety(min(first, Varieties-1)), min(max(second, 1), MaxCellar)
		again = Sell(d.Variety, d.Quantity)
	case DecisionRaise:
		d.Variety = Variety(min(first, Varieties-1))
		again = Raise(d.Variety)
	case DecisionPass, DecisionNoSale:
		again = pack(d.Kind, 0, 0, 0)
	}
	if again != a || a == 0 {
		return Decision{}
	}
	return d
}

// pairCount is the number of pairs of regions: 36.
const pairCount = Regions * (Regions - 1) / 2

// chooseActions are all choices, ascending.
var chooseActions = func() (list [pairCount]engine.Action) {
	i := 0
	for r := range Regions {
		for s := r + 1; s < Regions; s++ {
			list[i] = Choose(r, s)
			i++
		}
	}
	return list
}()
