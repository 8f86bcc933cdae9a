package vino

import (
	"math/bits"

	"treille/engine"
	"treille/engine/rng"
)

// A greedyPolicy buys vineyards that are worth their price, aims at the state's gifts,
// gathers one or two varieties, and sells them while the market is good.
type greedyPolicy struct{}

// What a greedyPolicy reckons with, in money.
const (
	fairPrice    = 230 // more is paid only towards the end, or by the rich
	replacing    = 190 // what a vineyard more is worth
	replacingMin = 150 // what getting a lost vineyard back costs at least
	replacingFee = 40  // and beyond its price, for others may be faster
	stepCost     = 15  // harm of one market step
	varietyBonus = 12  // per barrel of the same variety already in the cellar
	rankBonus    = 40  // per vineyard of a gift
	richMoney    = 1500
	lateBottles  = 2
	patience     = 16  // rounds until it does not mind a gift to others
	closingRound = 10  // from which the leader would like the game to end
	closingBonus = 400 // what he gives for a step towards it
	closingRoom  = 3   // pawns that he keeps for it
	whim         = 60  // chance in the choice of regions, so that bots do not all meet
)

// Choose implements [engine.Policy].
func (greedyPolicy) Choose(info engine.InfoState, legal []engine.Action, stream *rng.Stream) engine.Action {
	in := info.(*Info)
	if len(legal) == 1 {
		return legal[0]
	}
	if a, ok := in.saleToEnd(in.seat); ok {
		return a
	}
	switch in.phase {
	case PhaseDrawn, PhaseSecond, PhaseThird:
		return best(legal, in.startWorth)
	case PhaseChoose:
		return in.chooseRegions(legal, stream)
	case PhaseOwners, PhaseNewcomers:
		return best(legal, in.buyWorth)
	case PhaseSell:
		return best(legal, in.saleWorth)
	case PhaseGive:
		return best(legal, in.giveWorth)
	case PhaseRaise:
		return best(legal, in.raiseWorth)
	}
	return legal[len(legal)-1] // of a gift, what lies furthest along the road
}

// best returns the action of the greatest worth, the first of equals.
func best(legal []engine.Action, worth func(engine.Action) int) engine.Action {
	choice, most := legal[0], worth(legal[0])
	for _, a := range legal[1:] {
		if w := worth(a); w > most {
			choice, most = a, w
		}
	}
	return choice
}

// liking says how much the seat wants more of a variety: for what it has of it,
// and what the market gives.
func (in *Info) liking(v Variety) int {
	return varietyBonus*int(in.cellar[in.seat][v]) + in.Market(v)/6
}

// startWorth prefers cheap vineyards of a variety that is there already, in
// regions with room to grow.
func (in *Info) startWorth(a engine.Action) int {
	d := Decode(a)
	r := d.Region
	worth := -Price(r, d.Vineyard) + 3*bits.OnesCount32(in.free[r])
	if d.Variety != NoVariety {
		worth += 2 * in.liking(d.Variety)
	} else if g := in.Grows(in.seat, r); g != NoVariety {
		worth += 2 * in.liking(g)
	}
	return worth
}

// late reports whether the end is near: then vineyards count, and money no more.
func (in *Info) late() bool {
	return in.Bottles() < lateBottles || in.lastRound()
}

// closing reports whether the seat wants the last bottles gone: it leads, or
// the game has become long.
func (in *Info) closing() bool {
	if in.round < closingRound {
		return false
	}
	for p := range engine.Player(in.players) {
		if in.used[p] > in.used[in.seat] && in.round < patience {
			return false
		}
	}
	return true
}

// purse is what the seat can spend.
func (in *Info) purse() int { return int(in.money[in.seat]) }

// ceiling is the most that the seat pays for a vineyard.
func (in *Info) ceiling() int {
	if in.late() || in.closing() || in.purse() > richMoney {
		return maxPrice
	}
	return fairPrice
}

// basket counts what the seat could buy in a region: the cheapest vineyards for
// its money, none dearer than its ceiling.
func (in *Info) basket(r int, money int) (count, cost int) {
	places := in.free[r] & box.affordable(uint8(r), int32(in.ceiling()))
	room := MaxOwned - int(in.used[in.seat])
	for ; places != 0 && count < room; places &= places - 1 {
		price := Price(r, bits.TrailingZeros32(places))
		if cost+price > money {
			break
		}
		cost += price
		count++
	}
	return count, cost
}

// regionWorth says what choosing a region promises.
func (in *Info) regionWorth(r int) int {
	if in.obstacle(in.seat, uint8(r)) != NoObstacle {
		return 0
	}
	count, cost := in.basket(r, in.purse())
	if count == 0 {
		return 1
	}
	own := in.Owned(in.seat, r)
	worth := count*replacing + (count*replacing-cost)/2
	if g := in.Grows(in.seat, r); g != NoVariety {
		worth += count * in.liking(g) / 2
	} else {
		// Owners come first and may leave little.
		for p := range engine.Player(in.players) {
			if in.owned[r][p] != 0 {
				worth -= worth / 8
			}
		}
	}
	if in.Bottle(r) {
		if in.closing() {
			worth += closingBonus
		}
		private, _ := in.Free(r)
		if count >= private && own > 0 {
			mine, others := in.foresee(r, count)
			worth += rankBonus * (mine - others/2)
		}
	}
	return worth
}

// foresee estimates whom a gift would serve if the seat had more vineyards in
// the region: itself, and the others together.
func (in *Info) foresee(r int, more int) (mine, others int) {
	_, left := in.Free(r)
	var taken engine.PlayerSet
	for rank := range giftTakers {
		most, taker := 0, engine.Terminal
		for p := range engine.Player(in.players) {
			owned := in.Owned(p, r)
			if p == in.seat {
				owned += more
			}
			if owned > most && !taken.Has(p) {
				most, taker = owned, p
			}
		}
		if taker == engine.Terminal {
			break
		}
		taken = taken.With(taker)
		room := MaxOwned - int(in.used[taker])
		if taker == in.seat {
			room = max(0, room-more)
		}
		given := min(left, room)
		if rank < len(giftShare) {
			given = min(given, int(giftShare[rank]))
		}
		left -= given
		if taker == in.seat {
			mine = given
		} else {
			others += given
		}
	}
	return mine, others
}

// chooseRegions picks the two most promising regions.
func (in *Info) chooseRegions(legal []engine.Action, stream *rng.Stream) engine.Action {
	var worth [Regions]int
	for r := range worth {
		if w := in.regionWorth(r); w > 0 {
			worth[r] = w + stream.Intn(whim)
		}
	}
	return best(legal, func(a engine.Action) int {
		regions := Decode(a).Regions
		return worth[regions[0]] + worth[regions[1]]
	})
}

// buyWorth weighs a purchase, beyond its price; passing weighs 0.
func (in *Info) buyWorth(a engine.Action) int {
	if a == Pass() {
		return 0
	}
	d := Decode(a)
	r, n := d.Region, d.Vineyard
	price := Price(r, n)
	worth := in.ceiling() + 1 - price
	if d.Variety != NoVariety {
		worth += in.liking(d.Variety)
	}
	if better := in.laterPrice(r); better > 0 && price > better && in.purse()-price < better {
		return -1 // the money buys as much for less in a region still to come
	}
	if in.Bottle(r) {
		worth += in.giftWorth(r, n)
	}
	return worth
}

// laterPrice is what the cheapest free vineyard costs in the regions that the
// seat has chosen and the barrel has not reached yet, 0 if there is none.
func (in *Info) laterPrice(r int) int {
	least := 0
	for s := r + 1; s < Regions; s++ {
		if in.shown[in.seat]>>s&1 == 0 || in.obstacle(in.seat, uint8(s)) != NoObstacle {
			continue
		}
		if price := Price(s, bits.TrailingZeros32(in.free[s])); least == 0 || price < least {
			least = price
		}
	}
	return least
}

// giftWorth weighs what a purchase does to the gift of its region: it sets off
// a good one, avoids setting off one that serves others, and buys from the
// state what would be given to others. As the rounds go by, this matters less,
// so that no game stalls because nobody wants to serve another.
func (in *Info) giftWorth(r, n int) int {
	private, _ := in.Free(r)
	mine, others := in.foresee(r, 1)
	worth := 0
	switch {
	case OfState(r, n):
		worth = rankBonus / 2 * (others - mine)
	case private == 1:
		worth = rankBonus * (mine - others)
	}
	return worth * max(0, patience-int(in.round)) / patience
}

// saleWorth weighs a sale; selling nothing weighs 0. Money is worth little to
// who can hardly spend more.
func (in *Info) saleWorth(a engine.Action) int {
	if a == NoSale() {
		return 0
	}
	d := Decode(a)
	income, lost, steps := in.Quote(d.Variety, d.Quantity)
	cost := in.replacement(d.Variety, lost) + steps*stepCost
	room := MaxOwned - int(in.used[in.seat])
	spare := in.spendable(room+lost) - in.purse()
	useful := max(0, min(income, spare))
	// What cannot be spent still breaks ties.
	worth := useful + (income-useful)/10 - cost
	if room < closingRoom && in.closing() {
		worth += closingBonus * min(lost, closingRoom)
	}
	return worth
}

// replacement is what it costs to get back the cheapest vineyards of a variety,
// as many as a sale loses.
func (in *Info) replacement(v Variety, lost int) int {
	var of priceCount
	for r := range Regions {
		if in.Grows(in.seat, r) == v {
			of.add(r, in.owned[r][in.seat])
		}
	}
	cost := 0
	for notes, count := range of {
		count = min(int32(lost), count)
		lost -= int(count)
		cost += int(count) * max(replacingMin, notes*priceUnit+replacingFee)
	}
	return cost
}

// A priceCount counts vineyards by their price in notes of ten.
type priceCount [maxPrice/priceUnit + 1]int32

func (c *priceCount) add(r int, places uint32) {
	for ; places != 0; places &= places - 1 {
		c[Price(r, bits.TrailingZeros32(places))/priceUnit]++
	}
}

// spendable is what the cheapest free vineyards of the map cost together, as
// many as one can hope to buy soon; the really cheap ones go to others.
func (in *Info) spendable(room int) int {
	const hope = 10
	room = min(room, hope)
	var of priceCount
	for r := range Regions {
		of.add(r, in.free[r])
	}
	sum := 0
	for notes, count := range of {
		bought := min(int(count), room)
		sum += bought * max(replacing, notes*priceUnit)
		room -= bought
	}
	return sum
}

// giveWorth gives back what is cheap to get again, keeps a foot in each region
// and its rank where a gift is still to come.
func (in *Info) giveWorth(a engine.Action) int {
	d := Decode(a)
	r := d.Region
	worth := -Price(r, d.Vineyard)
	if in.Owned(in.seat, r) == 1 {
		worth -= replacing
	}
	if in.Bottle(r) {
		worth -= rankBonus
	}
	return worth
}

// raiseWorth raises what the seat has more of than others.
func (in *Info) raiseWorth(a engine.Action) int {
	v := Decode(a).Variety
	worth := 0
	for p := range engine.Player(in.players) {
		barrels := int(in.cellar[p][v])
		if p == in.seat {
			worth += 3 * barrels
		} else {
			worth -= barrels
		}
	}
	return worth
}
