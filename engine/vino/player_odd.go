package vino

import (
	"math/bits"

	"treille/engine"
	"treille/engine/rng"
)

// An oddPolicy does what others rarely do, so that tests reach the rare rules: it buys
// whatever it can until its pawns are used up, the state's vineyards first; it
// sells one barrel in a ruined market or all it has; it gives up the last
// vineyard in a region; and it drives markers to the ends of the market.
type oddPolicy struct{}

// Choose implements [engine.Policy].
func (oddPolicy) Choose(info engine.InfoState, legal []engine.Action, stream *rng.Stream) engine.Action {
	in := info.(*Info)
	switch in.phase {
	case PhaseDrawn, PhaseSecond, PhaseThird:
		return best(legal, func(a engine.Action) int {
			d := Decode(a)
			return Price(d.Region, d.Vineyard)
		})
	case PhaseChoose:
		return in.oddRegions(legal, stream)
	case PhaseOwners, PhaseNewcomers:
		return in.oddPurchase(legal, stream)
	case PhaseSell:
		return in.oddSale(legal, stream)
	case PhaseGive:
		return best(legal, func(a engine.Action) int {
			return -in.Owned(in.seat, Decode(a).Region)
		})
	case PhaseRaise:
		return best(legal, func(a engine.Action) int {
			return in.Market(Decode(a).Variety)
		})
	}
	return legal[0] // of a gift, what lies nearest along the road
}

// oddRegions chooses where it can buy most, now and then any two regions.
func (in *Info) oddRegions(legal []engine.Action, stream *rng.Stream) engine.Action {
	if stream.Intn(4) == 0 {
		return legal[stream.Intn(len(legal))]
	}
	var count [Regions]int
	for r := range count {
		if in.obstacle(in.seat, uint8(r)) == NoObstacle {
			count[r] = bits.OnesCount32(in.free[r]&box.affordable(uint8(r), in.money[in.seat]))*4 + stream.Intn(8)
		}
	}
	return best(legal, func(a engine.Action) int {
		regions := Decode(a).Regions
		return count[regions[0]] + count[regions[1]]
	})
}

// oddPurchase buys the state's vineyards before private ones in every other
// region, to empty them before the gift, and passes once in sixteen times.
func (in *Info) oddPurchase(legal []engine.Action, stream *rng.Stream) engine.Action {
	if stream.Intn(16) == 0 {
		return Pass()
	}
	return best(legal, func(a engine.Action) int {
		if a == Pass() {
			return -2 * maxPrice
		}
		d := Decode(a)
		r, n := d.Region, d.Vineyard
		worth := -Price(r, n)
		if OfState(r, n) == (r%2 == 0) {
			worth += maxPrice
		}
		return worth
	})
}

// oddSale sells all of its largest stock when it is poor; else a single barrel
// where the market is worst, the smallest stock first, or nothing.
func (in *Info) oddSale(legal []engine.Action, stream *rng.Stream) engine.Action {
	poor := in.purse() < 2*minPrice
	if !poor && stream.Intn(4) > 0 {
		return NoSale()
	}
	huge := poor || stream.Intn(2) == 0
	return best(legal, func(a engine.Action) int {
		d := Decode(a)
		v, q := d.Variety, d.Quantity
		switch {
		case a == NoSale():
			return -2 * MarketMax
		case huge:
			return q
		case q > 1:
			return -2 * MarketMax
		}
		return -in.Market(v) - in.Cellar(in.seat, v)
	})
}
