package vino

import (
	"math/bits"

	"treille/engine"
)

// What a person at the table would take for senseless; no computer player that compares
// candidates considers it.

// What speaks against passing, in money.
const (
	veryCheap     = 100 // a vineyard that costs no more is bought;
	cheap         = 190 // one that costs no more, if twice is left what it costs beyond that;
	muchMoney     = 600 // any private one, if so much is left even after all that is free in its later region of the round;
	giftCheap     = 170 // each of all that are left, and of those that the state gives then, as hard reckons,
	giftVeryCheap = 120 // and as medium does, whom it cost games to buy more of them,
	giftMoney     = 500 // unless so much is left
)

// Where more than giftFar private vineyards are free, neither a place nor a gift is worth that a vineyard costs
// more than dearer beyond the cheapest, in money.
const (
	giftFar = 6
	dearer  = 30
)

// clearlyMore is by how much a sale must be better than another for that one to be senseless,
// in money: again is what a lost vineyard costs again.
const (
	clearlyMore = 150
	again       = 160
	lastBarrels = 20 // what each of the last vineyards of a sale must bring less than it costs
)

// Who has less than noMoney is too poor to sell a single barrel of several, and who has less than
// littleMoney to sell nothing, where a sale is worth so much.
const (
	noMoney     = 60
	littleMoney = 150
	worthSale   = 100
)

// senseless reports whether p has clearly something better than a candidate. A gift is not passed by where
// each vineyard costs so much at most.
func (b *board) senseless(p engine.Player, a engine.Action, gift int32) bool {
	if b.round == 0 {
		return false
	}
	switch d := Decode(a); d.Kind {
	case DecisionBuy:
		r, n := uint8(d.Region), uint8(d.Vineyard)
		return b.dearForNothing(p, r, n) || b.paysForGift(p, r, n) || b.endsLost(p, r, n) || b.plantsWorse(p, r, d.Variety)
	case DecisionPass:
		return b.passesCheap(p) || b.passesGift(p, gift) || b.passesAtEnd(p)
	case DecisionNoSale:
		return b.keepsPoor(p) || b.sellsShort(p, d)
	case DecisionSell:
		return b.sellsBadly(p, uint8(d.Variety), uint8(d.Quantity)) || b.sellsShort(p, d) || b.sellsForNothing(p, d)
	case DecisionGive:
		return b.givesWorse(p, uint8(d.Region), uint8(d.Vineyard))
	}
	return false
}

// sellsBadly reports whether p would sell worse than it could, or for money of no use.
func (b *board) sellsBadly(p engine.Player, v, q uint8) bool {
	return b.sellsWorse(p, v, q) || b.sellsLast(p, v, q) || b.sellsTooLittle(p, v, q) || b.sellsIdle(p, q)
}

// dearForNothing reports whether p would pay more in region r than for its cheapest vineyard,
// and neither go before another owner by it, nor make the gift better for itself.
func (b *board) dearForNothing(p engine.Player, r, n uint8) bool {
	least := cheapest(b.free[r])
	if b.paysForGift(p, r, least) {
		least = cheapest(b.free[r] &^ box.state[r])
	}
	if box.price[r][n] <= box.price[r][least] {
		return false
	}
	with, instead := b.with(p, r, n), b.with(p, r, least)
	switch {
	case b.afterBuying(r, n, with.free[r]) != b.afterBuying(r, least, instead.free[r]):
		return false
	case bits.OnesCount32(b.free[r]&^box.state[r]) > giftFar && int32(box.price[r][n]-box.price[r][least]) > dearer:
		return true
	case with.ahead(p, r) < instead.ahead(p, r):
		return false
	case b.bottles>>r&1 == 0 || box.state[r]>>n&1 == box.state[r]>>least&1:
		return true
	}
	mine, others := with.gift(p, r)
	if box.state[r]>>n&1 == 0 { // the gift comes sooner
		return int32(b.players-1)*mine <= others
	}
	before, theirs := instead.gift(p, r)
	return int32(b.players-1)*before >= theirs && mine <= before && others >= theirs
}

// paysForGift reports whether p would buy a vineyard of the state although it can buy all private
// ones in the region at once, and then is given more than the others together.
func (b *board) paysForGift(p engine.Player, r, n uint8) bool {
	mine, others, can := b.buysAll(p, r)
	return can && box.state[r]>>n&1 != 0 && mine > others
}

// priceOf is what a set of vineyards of region r costs together.
func priceOf(r uint8, places uint32) (sum int32) {
	for ; places != 0; places &= places - 1 {
		sum += int32(box.price[r][cheapest(places)])
	}
	return sum
}

// cheapest is the cheapest of a set of vineyards of a region.
func cheapest(places uint32) uint8 { return uint8(bits.TrailingZeros32(places)) }

// Gift returns how many vineyards the state would give a seat and the others together in a
// region if the seat owned some more of its vineyards (V30).
func (b *board) Gift(p engine.Player, region int, vineyards ...int) (mine, others int) {
	after := b
	for _, n := range vineyards {
		after = after.with(p, uint8(region), uint8(n))
	}
	m, o := after.gift(p, uint8(region))
	return int(m), int(o)
}

// with is the board once p owns vineyard n of region r, too.
func (b *board) with(p engine.Player, r, n uint8) *board {
	after := *b
	after.owned[r][p] |= 1 << n
	after.free[r] &^= 1 << n
	after.used[p]++
	return &after
}

// ahead is how many go before p among the owners of region r.
func (b *board) ahead(p engine.Player, r uint8) (n int) {
	for q := range engine.Player(b.players) {
		if b.seniority(q, r) > b.seniority(p, r) {
			n++
		}
	}
	return n
}

// gift is how many vineyards of region r the state would give p and the others together now (V30).
func (b *board) gift(p engine.Player, r uint8) (mine, others int32) {
	left := uint8(bits.OnesCount32(b.free[r] & box.state[r]))
	ranks := b.owners(engine.Seats(int(b.players)), r)
	for i := range giftTakers {
		q := ranks.at(i)
		if q == noSeat {
			break
		}
		given := min(left, MaxOwned-b.used[q])
		if i < len(giftShare) {
			given = min(given, giftShare[i])
		}
		left -= given
		if q == p {
			mine = int32(given)
		} else {
			others += int32(given)
		}
	}
	return mine, others
}

// passesCheap reports whether p would pass where a private vineyard is cheap and more are free, or
// where much money is left whatever it buys later in the round, and keep it for nothing cheaper.
func (b *board) passesCheap(p engine.Player) bool {
	r := b.region
	private := b.free[r]
	if b.bottles>>r&1 != 0 {
		private &^= box.state[r]
	}
	if private == 0 || b.obstacle(p, r) != NoObstacle || b.givesAway(p, r, private) {
		return false
	}
	price, later := int32(box.price[r][cheapest(private)]), int32(0)
	for rest := b.shown[p] >> (r + 1) << (r + 1); rest != 0; rest &= rest - 1 {
		s := uint8(bits.TrailingZeros16(rest))
		if b.crowdedOut(p, s, price) {
			return false
		}
		if b.obstacle(p, s) == NoObstacle {
			later += priceOf(s, b.free[s])
		}
	}
	left := b.money[p] - price
	return price <= cheap && left >= 2*(price-veryCheap) || left-later >= muchMoney
}

// passesGift reports whether p would pass although it can buy all private vineyards of the region at
// once, and pays so little then for each of them and of those that it is given, in which the others
// together have no larger part; and keeps its money for nothing cheaper in this round.
func (b *board) passesGift(p engine.Player, most int32) bool {
	r := b.region
	private := b.free[r] &^ box.state[r]
	mine, others, can := b.buysAll(p, r)
	if !can || mine == 0 || mine < others || b.bottles == 1<<r {
		return false
	}
	cost := priceOf(r, private)
	each := cost / (int32(bits.OnesCount32(private)) + mine)
	for rest := b.shown[p] >> (r + 1) << (r + 1); rest != 0; rest &= rest - 1 {
		if b.crowdedOut(p, uint8(bits.TrailingZeros16(rest)), each) {
			return false
		}
	}
	return each <= most || each <= giftCheap && b.money[p]-cost >= giftMoney
}

// buysAll reports whether p can buy all private vineyards of region r at once, and how many the state
// gives it and the others together then.
func (b *board) buysAll(p engine.Player, r uint8) (mine, others int32, can bool) {
	private := b.free[r] &^ box.state[r]
	if private == 0 || b.bottles>>r&1 == 0 || b.phase == PhaseNewcomers && b.newcomers != engine.Only(p) {
		return 0, 0, false
	}
	after := *b
	after.owned[r][p] |= private
	after.free[r] &^= private
	after.used[p] += uint8(bits.OnesCount32(private))
	if after.used[p] > MaxOwned || priceOf(r, private) > b.money[p] {
		return 0, 0, false
	}
	mine, others = after.gift(p, r)
	return mine, others, true
}

// givesAway reports whether the only private vineyard left in region r would bring others more of
// the gift than p, or end the game.
func (b *board) givesAway(p engine.Player, r uint8, private uint32) bool {
	if b.bottles>>r&1 == 0 || private&(private-1) != 0 {
		return false
	}
	mine, others := b.with(p, r, cheapest(private)).gift(p, r)
	return b.ends(r, cheapest(private)) || int32(b.players-1)*mine <= others
}

// sellsWorse reports whether another sale is worth clearly more to p, and costs it no more vineyards, or leaves it
// no more money, or all of that it can hope to spend. What falls more may be raised more (V43).
func (b *board) sellsWorse(p engine.Player, v, quantity uint8) bool {
	income, lost, _ := b.Quote(Variety(v), int(quantity))
	least := b.saleWorth(v, quantity) + clearlyMore
	for w := range uint8(Varieties) {
		for q := b.cellar[p][w]; q > 0; q-- {
			other, back, _ := b.Quote(Variety(w), int(q))
			if b.saleWorth(w, q) >= least && (back <= lost || other <= income || b.money[p]+int32(other) <= b.spendable(p, int32(back))) {
				return true
			}
		}
	}
	return false
}

// sellsLast reports whether p would sell so many barrels of a variety that the last of them bring less than
// the vineyards that they cost.
func (b *board) sellsLast(p engine.Player, v, quantity uint8) bool {
	income, lost, _ := b.Quote(Variety(v), int(quantity))
	for q := quantity - 1; q > 0; q-- {
		less, back, _ := b.Quote(Variety(v), int(q))
		if back < lost && income-less <= b.worthOfLast(p, v, back, lost) {
			return true
		}
	}
	return false
}

// worthOfLast is what those of p's cheapest vineyards with a variety are worth that it gives back if it
// loses so many instead of some: none more than a lost one usually costs again, so that of all sales one
// is always left.
func (b *board) worthOfLast(p engine.Player, v uint8, some, lost int) (worth int) {
	var of priceCount
	for r := range uint8(Regions) {
		if b.grows[r][p] == v+1 {
			of.add(int(r), b.owned[r][p])
		}
	}
	for notes, count := range of {
		for ; count > 0 && lost > 0; count-- {
			if lost--; some > 0 {
				some--
			} else {
				worth += min(again, notes*priceUnit-lastBarrels)
			}
		}
	}
	return worth
}

// sellsTooLittle reports whether p, with hardly any money, would sell one barrel of several.
func (b *board) sellsTooLittle(p engine.Player, v, quantity uint8) bool {
	return quantity == 1 && b.cellar[p][v] > 1 && b.money[p] < noMoney
}

// keepsPoor reports whether p has hardly any money, and a sale would earn clearly more than its vineyards are
// worth, or at least twice what p has in money that it can hope to spend.
func (b *board) keepsPoor(p engine.Player) bool {
	for v := range uint8(Varieties) {
		for q := b.cellar[p][v]; q > 0; q-- {
			income, back, _ := b.Quote(Variety(v), int(q))
			worth := min(int32(income), b.spendable(p, int32(back))-b.money[p]) - int32(b.worthOfLast(p, v, 0, back))
			if b.saleWorth(v, q) > 0 && worth >= worthSale && (worth >= 2*b.money[p] || b.money[p] < littleMoney) {
				return true
			}
		}
	}
	return false
}

// sellsIdle reports whether p, without a sale of so many barrels, has as much money as it can
// hope to spend even after the sale. Where it may come to own all that one can, as others may,
// money decides (V61).
func (b *board) sellsIdle(p engine.Player, quantity uint8) bool {
	free := 0
	for r := range Regions {
		free += bits.OnesCount32(b.free[r])
	}
	return int(b.used[p])+free < MaxOwned && b.money[p] >= b.spendable(p, int32(box.lost[min(quantity, SaleColumns)]))
}

// givesWorse reports whether p would give a dearer vineyard back than the cheapest in the region
// although it stays first there with either, or let another go before it there although it need not,
// for no more money.
func (b *board) givesWorse(p engine.Player, r, n uint8) bool {
	price := box.price[r][n]
	if least := cheapest(b.owned[r][p]); box.price[r][least] < price && b.places(p, r, n) == 0 && b.places(p, r, least) == 0 && b.goesFirst(p, r) {
		return true
	}
	if b.places(p, r, n) == 0 {
		return false
	}
	for s := range uint8(Regions) {
		if b.grows[s][p] != uint8(b.wares)+1 {
			continue
		}
		if least := cheapest(b.owned[s][p]); box.price[s][least] <= price && b.places(p, s, least) == 0 {
			return true
		}
	}
	return false
}

// places is how many owners of region r would go before p by its giving vineyard n back.
func (b *board) places(p engine.Player, r, n uint8) int {
	after := *b
	after.owned[r][p] &^= 1 << n
	return after.ahead(p, r) - b.ahead(p, r)
}

// goesBehind reports whether p would choose a region of which those who go before it leave it
// nothing, if all choose as foreseen, and could pay instead for two vineyards more of another one,
// where it is first or nobody is foreseen to come.
func (b *board) goesBehind(p engine.Player, regions [2]int, f *foresight) bool {
	for i, r := range regions {
		if b.payable(p, uint8(r), f, b.money[p]) != 0 {
			continue
		}
		other := uint8(regions[1-i])
		left := b.money[p] - priceOf(other, b.payable(p, other, f, b.money[p]))
		for s := range uint8(Regions) {
			if s == uint8(r) || s == other || b.contested(p, s, f) {
				continue
			}
			if two := b.payable(p, s, f, left); two&(two-1) != 0 {
				return true
			}
		}
	}
	return false
}

// contested reports whether others are foreseen to come to region r, and p is not its first owner.
func (b *board) contested(p engine.Player, r uint8, f *foresight) bool {
	if b.owned[r][p] != 0 && b.goesFirst(p, r) {
		return false
	}
	for _, regions := range f {
		if regions>>r&1 != 0 {
			return true
		}
	}
	return false
}

// payable are the cheapest vineyards of region r, as many as p can pay for together, after those
// who go before it there and are foreseen to come.
func (b *board) payable(p engine.Player, r uint8, f *foresight, money int32) (places uint32) {
	if b.obstacle(p, r) != NoObstacle {
		return 0
	}
	free, room := b.after(p, r, f), MaxOwned-b.used[p]
	for ; free != 0 && room > 0; free &= free - 1 {
		if money -= int32(box.price[r][cheapest(free)]); money < 0 {
			break
		}
		places |= free & -free
		room--
	}
	return places
}
