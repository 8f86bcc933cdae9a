package vino

import (
	"math/bits"

	"treille/engine"
	"treille/engine/rng"
)

// A manner is how a seat plays while nobody looks ahead for it.
type manner struct {
	vineyard int32 // what a vineyard is worth to it, in money
	limit    int32 // the most that it pays for one
	rich     int32 // with more at hand it pays any price
	purse    int32 // more than this at hand, it sees no use in selling for
	lost     int32 // harm of a vineyard lost in a sale
	step     int32 // harm of a market step
	gift     int32 // worth of a vineyard more in a gift than the others get on average
	senior   int32 // part of the others' money, in sixteenths, that it expects to meet where they go first
	whim     int   // chance in its choice of regions
	dear     int32 // gives back dear vineyards (1) or cheap ones (-1) first
}

var plainManner = manner{vineyard: 500, limit: 350, rich: 1450, purse: 2000, lost: 140, step: 14, gift: 100, senior: 12, whim: 140, dear: -1}

// quick returns what a seat that acts does without looking ahead.
func (b *board) quick(p engine.Player, m *manner, stream *rng.Stream) engine.Action {
	switch b.phase {
	case PhaseDrawn:
		return b.quickDrawn()
	case PhaseSecond, PhaseThird:
		return b.quickStart(p)
	case PhaseChoose:
		return b.quickRegions(p, m, stream)
	case PhaseOwners, PhaseNewcomers:
		return b.quickBuy(p, m)
	case PhaseGift:
		// What lies furthest along the road settles ties.
		return Take(int(b.region), bits.Len32(b.free[b.region]&box.state[b.region])-1)
	case PhaseSell:
		return b.quickSale(p, m)
	case PhaseGive:
		return b.quickGive(p, m)
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

// ending reports whether this may be the last buying: money counts no more.
func (b *board) ending() bool { return b.bottles&(b.bottles-1) == 0 || b.round >= box.rounds }

// mostPaid is the most that p pays for a vineyard.
func (b *board) mostPaid(p engine.Player, m *manner) int32 {
	if b.ending() || b.money[p] > m.rich {
		return maxPrice
	}
	return m.limit
}

// quickBuy buys the cheapest vineyard if it is worth its price and the money does
// not buy more in a region still to come.
func (b *board) quickBuy(p engine.Player, m *manner) engine.Action {
	r := b.region
	most := b.mostPaid(p, m)
	open := b.free[r] & box.affordable(r, min(b.money[p], most))
	if open == 0 {
		return Pass()
	}
	n := uint8(bits.TrailingZeros32(open))
	price := int32(box.price[r][n])
	if later := b.shown[p] >> (r + 1) << (r + 1); later != 0 && b.crowdedOut(p, uint8(bits.TrailingZeros16(later)), price) {
		return Pass()
	}
	if b.bottles>>r&1 != 0 && b.free[r]&^box.state[r] == 1<<n {
		// The last private vineyard sets the gift off.
		mine, others := b.share(p, r, 1)
		worth := most - price + m.gift*(int32(b.players-1)*mine-others)/int32(b.players-1)
		if worth < 0 {
			if open &= open - 1; open == 0 {
				return Pass()
			}
			n = uint8(bits.TrailingZeros32(open))
		}
	}
	return b.purchase(p, r, n)
}

// crowdedOut reports whether a purchase at a price would keep p from cheaper ones
// in region r, where it may buy later in the round.
func (b *board) crowdedOut(p engine.Player, r uint8, price int32) bool {
	if b.obstacle(p, r) != NoObstacle {
		return false
	}
	left := b.money[p] - price
	for rest := b.leftFor(p, r); rest != 0; rest &= rest - 1 {
		next := int32(box.price[r][bits.TrailingZeros32(rest)])
		if next >= price {
			return false
		}
		if left -= next; left < 0 {
			return true
		}
	}
	return false
}

// leftFor guesses which vineyards of region r are left when p's turn comes there,
// after those who go first.
func (b *board) leftFor(p engine.Player, r uint8) uint32 {
	const usual = 190
	free, mine := b.free[r], b.seniority(p, r)
	for q := range engine.Player(b.players) {
		if q == p || b.shown[q]>>r&1 == 0 || b.seniority(q, r) <= mine {
			continue
		}
		for n := b.money[q] / usual; n > 0; n-- {
			free &= free - 1
		}
	}
	return free
}

// share guesses how many vineyards of region r's gift go to p and to the others
// together, if p has some more there by then.
func (b *board) share(p engine.Player, r uint8, more int32) (mine, others int32) {
	left := int32(bits.OnesCount32(b.free[r] & box.state[r]))
	own := int32(bits.OnesCount32(b.owned[r][p])) + more
	rank, owners := 0, 1
	for q := range engine.Player(b.players) {
		if q == p || b.owned[r][q] == 0 {
			continue
		}
		owners++
		if int32(bits.OnesCount32(b.owned[r][q])) > own {
			rank++
		}
	}
	first := min(left, 1)
	second, third := int32(0), int32(0)
	if owners > 1 {
		second = min(left-first, 2)
	}
	if owners > 2 {
		third = left - first - second
	}
	switch rank {
	case 0:
		mine = first
	case 1:
		mine = second
	case 2:
		mine = third
	}
	others = first + second + third - mine
	return min(mine, MaxOwned-int32(b.used[p])), others
}

// outlook is what a seat may expect of a region in the coming round.
type outlook struct {
	count int
	price [mostBought]int16
	bonus int32
}

// mostBought is how many purchases in one region are looked at.
const mostBought = 8

// view fills in what p may expect of region r.
func (b *board) view(p engine.Player, r uint8, m *manner, o *outlook) {
	o.count, o.bonus = 0, 0
	if b.obstacle(p, r) != NoObstacle {
		return
	}
	free := b.free[r]
	mine := b.seniority(p, r)
	rivals := int32(0)
	for q := range engine.Player(b.players) {
		if q != p && b.owned[r][q] != 0 && b.seniority(q, r) > mine {
			rivals += min(b.money[q], 1000)
		}
	}
	const usual = 190
	for skip := rivals * m.senior / (16 * usual); skip > 0; skip-- {
		free &= free - 1
	}
	free &= box.affordable(r, min(b.money[p], b.mostPaid(p, m)))
	for ; free != 0 && o.count < mostBought; free &= free - 1 {
		o.price[o.count] = box.price[r][bits.TrailingZeros32(free)]
		o.count++
	}
	if b.bottles>>r&1 != 0 {
		if private := bits.OnesCount32(b.free[r] &^ box.state[r]); private <= o.count {
			mine, others := b.share(p, r, int32(private))
			o.bonus = m.gift * (int32(b.players-1)*mine - others) / int32(b.players-1)
		}
	}
}

// together is the worth of buying in two regions with the money at hand, the
// cheapest vineyards first.
func together(a, c *outlook, money int32, room int, m *manner) int32 {
	i, k, worth := 0, 0, int32(0)
	for ; room > 0; room-- {
		var price int32
		switch {
		case i < a.count && (k >= c.count || a.price[i] <= c.price[k]):
			price = int32(a.price[i])
			i++
		case k < c.count:
			price = int32(c.price[k])
			k++
		default:
			return worth
		}
		if money -= price; money < 0 {
			return worth
		}
		worth += m.vineyard - price
	}
	return worth
}

// quickRegions chooses the two regions that promise most.
func (b *board) quickRegions(p engine.Player, m *manner, stream *rng.Stream) engine.Action {
	var views [Regions]outlook
	var whims [Regions]int32
	for r := range uint8(Regions) {
		b.view(p, r, m, &views[r])
		if m.whim > 0 {
			whims[r] = int32(stream.Intn(m.whim))
		}
	}
	choice, most := 0, int32(-1<<30)
	i := 0
	room := MaxOwned - int(b.used[p])
	for r := range Regions {
		for s := r + 1; s < Regions; s++ {
			w := int32(-1 << 20)
			if views[r].count+views[s].count > 0 {
				w = together(&views[r], &views[s], b.money[p], room, m)
			}
			w += views[r].bonus + views[s].bonus + whims[r] + whims[s]
			if w > most {
				choice, most = i, w
			}
			i++
		}
	}
	return chooseActions[choice]
}

// quickSale sells what brings most beyond the vineyards lost.
func (b *board) quickSale(p engine.Player, m *manner) engine.Action {
	choice, most := NoSale(), int32(0)
	room := int32(MaxOwned) - int32(b.used[p])
	for v := range uint8(Varieties) {
		held := b.cellar[p][v]
		value := int32(b.market[v]) * box.square
		for q := held; q > 0; q = box.cheaper[min(q, saleColumns)] {
			column := min(q, saleColumns)
			income := max(0, int32(box.income[column])+value)
			lost := int32(box.lost[column])
			purse := min(m.purse, (room+lost)*m.limit)
			useful := max(0, min(income, purse-b.money[p]))
			worth := useful + (income-useful)/8 - lost*m.lost - int32(box.steps[column])*m.step
			if worth > most {
				choice, most = pack(DecisionSell, v, q, 0), worth
			}
		}
	}
	return choice
}

// quickGive gives back what it can spare.
func (b *board) quickGive(p engine.Player, m *manner) engine.Action {
	var r, n uint8
	most := int32(-1 << 30)
	for s := range uint8(Regions) {
		if b.grows[s][p] != uint8(b.wares)+1 {
			continue
		}
		own := b.owned[s][p]
		k := uint8(bits.TrailingZeros32(own))
		if m.dear > 0 {
			k = uint8(bits.Len32(own) - 1)
		}
		worth := m.dear * int32(box.price[s][k])
		if own&(own-1) == 0 {
			worth -= 190
		}
		if b.bottles>>s&1 != 0 {
			worth -= rankBonus
		}
		if worth > most {
			r, n, most = s, k, worth
		}
	}
	return pack(DecisionGive, r, n, 0)
}

// quickRaise raises what p has more of than others.
func (b *board) quickRaise(p engine.Player) engine.Action {
	choice, most := uint8(0), int32(-1<<30)
	for v := range uint8(Varieties) {
		if Variety(v) == b.wares || b.market[v] >= box.top {
			continue
		}
		worth := 4 * int32(b.cellar[p][v])
		for q := range b.players {
			worth -= int32(b.cellar[q][v])
		}
		if worth > most {
			choice, most = v, worth
		}
	}
	return pack(DecisionRaise, choice, 0, 0)
}
