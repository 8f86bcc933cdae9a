package vino

import (
	"math/bits"

	"treille/engine"
	"treille/engine/rng"
)

// odd does what others rarely do, so that tests reach the rare rules: it buys
// whatever it can until its pawns are used up, the state's vineyards first; it
// sells one barrel in a ruined market or all it has; it gives up the last
// vineyard in a region; and it drives markers to the ends of the market.
type odd struct{}

// Choose returns one of legal.
func (odd) Choose(info engine.InfoState, legal []engine.Action, stream *rng.Stream) engine.Action {
	i := info.(*Info)
	switch i.phase {
	case PhaseDrawn, PhaseSecond, PhaseThird:
		return best(legal, func(a engine.Action) int { return Price(Place(a)) })
	case PhaseChoose:
		return i.oddRegions(legal, stream)
	case PhaseOwners, PhaseNewcomers:
		return i.oddPurchase(legal, stream)
	case PhaseSell:
		return i.oddSale(legal, stream)
	case PhaseGive:
		return best(legal, func(a engine.Action) int {
			r, _ := Place(a)
			return -i.Owned(i.seat, r)
		})
	case PhaseRaise:
		return best(legal, func(a engine.Action) int {
			v, _ := Goods(a)
			return i.Market(v)
		})
	}
	return legal[0] // of a gift, what lies nearest along the road
}

// oddRegions chooses where it can buy most, now and then any two regions.
func (i *Info) oddRegions(legal []engine.Action, stream *rng.Stream) engine.Action {
	if stream.Intn(4) == 0 {
		return legal[stream.Intn(len(legal))]
	}
	var count [Regions]int
	for r := range count {
		if i.obstacle(i.seat, uint8(r)) == NoObstacle {
			count[r] = bits.OnesCount32(i.free[r]&printed.affordable(uint8(r), i.money[i.seat]))*4 + stream.Intn(8)
		}
	}
	return best(legal, func(a engine.Action) int {
		r, s := Pick(a)
		return count[r] + count[s]
	})
}

// oddPurchase buys the state's vineyards before private ones in every other
// region, to empty them before the gift, and passes once in sixteen times.
func (i *Info) oddPurchase(legal []engine.Action, stream *rng.Stream) engine.Action {
	if stream.Intn(16) == 0 {
		return Pass()
	}
	return best(legal, func(a engine.Action) int {
		if a == Pass() {
			return -2 * maxPrice
		}
		r, n := Place(a)
		worth := -Price(r, n)
		if OfState(r, n) == (r%2 == 0) {
			worth += maxPrice
		}
		return worth
	})
}

// oddSale sells all of its largest stock when it is poor; else a single barrel
// where the market is worst, the smallest stock first, or nothing.
func (i *Info) oddSale(legal []engine.Action, stream *rng.Stream) engine.Action {
	poor := i.purse() < 2*minPrice
	if !poor && stream.Intn(4) > 0 {
		return NoSale()
	}
	huge := poor || stream.Intn(2) == 0
	return best(legal, func(a engine.Action) int {
		v, q := Goods(a)
		switch {
		case a == NoSale():
			return -2 * MarketMax
		case huge:
			return q
		case q > 1:
			return -2 * MarketMax
		}
		return -i.Market(v) - i.Cellar(i.seat, v)
	})
}
