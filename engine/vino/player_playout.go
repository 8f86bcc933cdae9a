package vino

import (
	"math/bits"

	"treille/engine"
	"treille/engine/rng"
)

// A manner is how a seat plays while nobody looks ahead for it. What it reckons
// with is money, if nothing else is said.
type manner struct {
	vineyard int32 // worth of a vineyard, where regions are chosen
	limit    int32 // the most that it pays for one
	rich     int32 // with more at hand it pays any price
	purse    int32 // with more at hand it sees no use in selling
	lost     int32 // harm of a vineyard lost in a sale
	step     int32 // harm of a market step
	sale     int32 // part of what its best sale gains by what it buys, where regions are chosen
	gift     int32 // worth of a gift's vineyard more than the others get on average
	senior   int32 // part of the money of those who go first that it expects to be spent there, in sixteenths
	whim     int   // chance in the choice of regions
}

// The manners, found by letting them play each other and the greedy player.
var (
	plainManner = manner{vineyard: 500, limit: 350, rich: 1450, purse: 2000, lost: 140, step: 14, sale: 1, gift: 100, senior: 12, whim: 140}
	// carefulManner spares its money and dislikes to lose vineyards.
	carefulManner = manner{vineyard: 350, limit: 250, rich: 1500, purse: 2000, lost: 190, step: 15, sale: 1, gift: 40, senior: 8, whim: 140}
	// easyManner sells only when it has hardly any money left, has favourites among
	// the regions, and thinks neither of gifts nor of who buys before it.
	easyManner = manner{vineyard: 500, limit: 350, rich: 1450, purse: 660, lost: 150, step: 14, whim: 1500}
)

// quick returns what a seat that acts does without looking ahead.
func (b *board) quick(p engine.Player, m *manner, stream *rng.Stream) engine.Action {
	switch b.phase {
	case PhaseDrawn:
		return b.quickDrawn()
	case PhaseSecond, PhaseThird:
		return b.quickStart(p)
	case PhaseChoose:
		return b.quickRegions(p, m, nil, stream)
	case PhaseOwners, PhaseNewcomers:
		return b.quickBuy(p, m)
	case PhaseGift:
		// What lies furthest along the road settles ties.
		return Take(int(b.region), bits.Len32(b.free[b.region]&box.state[b.region])-1)
	case PhaseSell:
		return b.quickSale(p, m)
	case PhaseGive:
		return b.quickGive(p)
	}
	return b.quickRaise(p)
}

// quickDrawn buys the cheapest vineyard of a drawn region.
func (b *board) quickDrawn() engine.Action {
	r := bits.TrailingZeros16(b.due)
	return Buy(r, bits.TrailingZeros32(b.free[r]))
}

// quickStart buys the cheapest vineyard of all, best where it owns one.
func (b *board) quickStart(p engine.Player) engine.Action {
	const mine = 40
	choice, least := uint8(0), int32(1<<30)
	for r := range uint8(Regions) {
		if b.obstacle(p, r) != NoObstacle {
			continue
		}
		cost := int32(box.price[r][bits.TrailingZeros32(b.free[r])])
		if b.grows[r][p] != 0 {
			cost -= mine
		}
		if cost < least {
			choice, least = r, cost
		}
	}
	return b.purchase(p, choice, uint8(bits.TrailingZeros32(b.free[choice])))
}

// purchase is the purchase of a vineyard, with the best variety if p grows none
// in the region.
func (b *board) purchase(p engine.Player, r, n uint8) engine.Action {
	if b.grows[r][p] != 0 {
		return pack(DecisionBuy, r, n, 0)
	}
	return pack(DecisionBuy, r, n, b.bestVariety(p, b.markers[r])+1)
}

// bestVariety returns the variety of a set that p has most of, or that the market
// likes best.
func (b *board) bestVariety(p engine.Player, set uint8) uint8 {
	choice, most := uint8(0), int32(-1<<30)
	for ; set != 0; set &= set - 1 {
		v := uint8(bits.TrailingZeros8(set))
		if w := varietyBonus*int32(b.cellar[p][v]) + int32(b.market[v])*box.square/6; w > most {
			choice, most = v, w
		}
	}
	return choice
}

// buying reports whether regions are bought in.
func (f *flow) buying() bool {
	return f.phase == PhaseOwners || f.phase == PhaseNewcomers || f.phase == PhaseGift
}
