package vino

import (
	"cmp"
	"slices"

	"treille/engine"
	vi "treille/engine/vino"
	"treille/scenes/table"
)

// few is how many vineyards one wants to be able to buy in the next round, at least.
const few = 2

// buys is how many vineyards more an income buys in the next round, as they lie now.
func (a *advice) buys(income int) int {
	n, _ := a.most(a.purse() + income)
	m, _ := a.most(a.purse())
	return n - m
}

// sellAlone compares a sale with the one that brings most of all others, or says what little money there is without it,
// or that what it brings buys more vineyards than it costs: these first if no sale is the alternative.
func (a *advice) sellAlone() string {
	rival, found := a.rival()
	kept, beside := found && vi.Decode(rival.Action).Kind == vi.DecisionNoSale, ""
	if other := a.nextSale(); other.Quantity > 0 {
		beside = a.saleFact(other, a.with(amount(other.Quantity)+" "+a.varietyName(other.Variety)))
	}
	if beside != "" && !kept {
		return beside
	}
	income, lost, _ := a.in.Quote(a.best.Variety, a.best.Quantity)
	least := a.best.Quantity // that costs as many vineyards
	for least > 1 && vi.Printed().Sale[min(least, vi.SaleColumns)-2].Lost == lost {
		least--
	}
	have, _ := a.most(a.purse())
	switch n, where := a.most(a.purse() + income); {
	case have < few && least < a.best.Quantity:
		return a.x.WithoutMany.With("money", amount(a.purse()), "n", a.words().Whole(a.best.Quantity), "lost", a.vineyards(lost), "m", a.words().Whole(least))
	case have < few:
		return a.x.Without.With("money", amount(a.purse()))
	case n-have > lost:
		return a.x.SalePays.With("money", amount(a.purse()+income), "n", a.words().Whole(n), "where", where, "m", a.words().Whole(have), "lost", a.vineyards(lost))
	}
	return beside
}

// nextSale is the sale of all barrels of a variety that brings most, beside the advised one; of none if there is no other.
func (a *advice) nextSale() (next vi.Decision) {
	most := -1
	for _, v := range varieties {
		n := a.in.Cellar(a.t.Me(), v)
		if n == 0 || v == a.best.Variety && n == a.best.Quantity {
			continue
		}
		if income, _, _ := a.in.Quote(v, n); income > most {
			next, most = vi.Decision{Kind: vi.DecisionSell, Variety: v, Quantity: n}, income
		}
	}
	return next
}

// sellFact compares two sales.
func (a *advice) sellFact(other vi.Decision, name string) string {
	if other.Kind != vi.DecisionSell {
		return a.sellAlone()
	}
	return a.saleFact(other, name)
}

// saleFact compares what two sales bring and cost, as it stands in the sale table with the market: if one brings more and
// costs more, that is weighed by what the cheapest vineyards that go cost to buy back, or of one variety by what each vineyard brings.
func (a *advice) saleFact(other vi.Decision, name string) string {
	income, lost, _ := a.in.Quote(a.best.Variety, a.best.Quantity)
	less, back, _ := a.in.Quote(other.Variety, other.Quantity)
	mine, theirs := a.growing(a.best.Variety), a.growing(other.Variety)
	same, further, more := a.best.Variety == other.Variety, lost-back, a.oneMore()
	buyBack, instead := cost(mine[:lost]), cost(theirs[:back])
	switch {
	case same && more != "":
		return more
	case income > less && further == 0:
		return a.x.SellsFor.With("money", amount(income-less), "other", name)
	case income >= less && further < 0:
		return a.x.SaleAgainst.With("money", amount(income), "lost", a.vineyards(lost), "other", name, "less", amount(less), "back", a.vineyards(back))
	case same && further > 0 && income-less >= buyBack-instead:
		return a.x.BuysBack.With("lost", a.vineyards(further), "other", name, "money", amount(income-less), "vineyards", a.names(mine[back:lost]))
	case same && further < 0 && less-income < instead-buyBack:
		return a.words().Count(a.x.MoreCost, other.Quantity-a.best.Quantity, "money", amount(less-income), "vineyards", a.names(mine[lost:back]))
	case !same && income-buyBack > less-instead:
		return a.x.LeavesMore.With("money", amount(income), "cost", amount(buyBack), "other", name, "less", amount(less), "back", amount(instead))
	case same && further < 0 && income*back > less*lost && !a.littleElse():
		return a.x.SaleAgainst.With("money", amount(income), "lost", a.vineyards(lost), "other", name, "less", amount(less), "back", a.vineyards(back))
	}
	return ""
}

// keepFact says of a sale that is left out that there is hardly anything to buy, that the value is low, or that
// it buys no more than it costs, and there is money without it.
func (a *advice) keepFact(sale vi.Decision) string {
	income, lost, _ := a.in.Quote(sale.Variety, sale.Quantity)
	names := []string{"n", amount(sale.Quantity), "variety", a.varietyName(sale.Variety), "money", amount(income), "lost", a.vineyards(lost)}
	have, where := a.most(a.purse())
	free := len(slices.Concat(table.Each(regions, a.free)...))
	fullest := slices.MaxFunc(regions, func(r, s int) int { return len(a.free(r)) - len(a.free(s)) })
	own, back := a.in.Vineyards(a.t.Me()), cost(a.growing(sale.Variety)[:lost])
	switch more := a.buys(income); {
	case have > 0 && have == free:
		a.about = fullest
		return a.words().Count(a.x.SaleNeedless, have, "money", amount(a.purse()), "where", where)
	case own+few >= vi.MaxOwned && own+have >= vi.MaxOwned:
		return a.x.SaleFull.With("n", a.words().Whole(own), "most", a.words().Whole(vi.MaxOwned))
	case free > 0 && free < lost:
		a.about = fullest
		return a.words().Count(a.x.SaleFew, free, append(names[2:], "barrels", amount(sale.Quantity))...)
	case more <= lost && (have >= few || more == 0 && have > 0):
		return a.x.SaleCosts.With(append(names[2:], "barrels", amount(sale.Quantity), "have", amount(a.purse()), "n", a.vineyards(have), "m", a.words().Whole(have+more))...)
	case a.in.Market(sale.Variety) < 0 && income <= back:
		return a.x.SaleLow.With(append(names[:6:6], "value", amount(-a.in.Market(sale.Variety)), "back", amount(back))...)
	}
	return ""
}

// oneMore says what selling one barrel more would do to the market, if it would bring more for as many
// vineyards; "" if not.
func (a *advice) oneMore() string {
	v, n := a.best.Variety, a.best.Quantity
	if n >= a.in.Cellar(a.t.Me(), v) {
		return ""
	}
	income, lost, down := a.in.Quote(v, n)
	more, same, deeper := a.in.Quote(v, n+1)
	if more <= income || same != lost || deeper <= down {
		return ""
	}
	return a.x.OneMore.With("money", amount(more-income), "n", amount(down*square), "m", amount(deeper*square))
}

// noSaleAlone says what speaks against the sale that brings most.
func (a *advice) noSaleAlone() string {
	if sale := a.nextSale(); sale.Quantity > 0 {
		if words := a.keepFact(sale); words != "" {
			a.wares = sale.Variety
			return words
		}
	}
	return ""
}

// takeFact says of what is taken of a gift that one lies further along the road than another owner's last one,
// who has as many there (V22), or what is left to buy.
func (a *advice) takeFact(theirs []spot) string {
	me, r := a.t.Me(), a.best.Region
	with := func(list []spot) []engine.Player {
		return a.in.OwnersWith(me, r, table.Each(list, func(s spot) int { return s.vineyard })...)
	}
	before := with(theirs)
	at, then := slices.Index(with(a.spots), me), slices.Index(before, me)
	dearest := slices.MaxFunc(a.spots, func(s, t spot) int { return s.vineyard - t.vineyard })
	switch mine, other := cost(a.spots), cost(theirs); {
	case at < then:
		return a.x.TakesAhead.With("price", dearest.price(), "name", a.t.PlayerName(before[at]))
	case mine > other:
		return cmp.Or(a.takesDear(theirs), a.leavesCheap(), a.takesFar(dearest))
	}
	return ""
}

// takesDear says of dear vineyards that are taken of a gift which cheaper one is left for the viewer to buy, if nobody
// is given the rest, and he goes on buying (V31, V33).
func (a *advice) takesDear(theirs []spot) string {
	takers, _ := a.in.Takers()
	next, rest := a.in.NextBuyers(), without(theirs, a.spots)
	if takers[len(takers)-1] != a.t.Me() || len(next) == 0 || next[0] != a.t.Me() || len(rest) == 0 || rest[0].cost() > a.purse() {
		return ""
	}
	return a.x.TakesDear.With("price", rest[0].price())
}

// takesFar says of the dearest vineyard that is taken of a gift that it lies further along the road (V22), if something else
// was found to win clearly less often.
func (a *advice) takesFar(s spot) string {
	if rival, found := a.rival(); !found || a.within(little, rival) {
		return ""
	}
	return a.x.TakesFar.With("price", s.price())
}

// leavesCheap says of the dearest vineyards that are taken of a gift that cheaper ones stay for sale, as fewer than
// three owners share it (V31).
func (a *advice) leavesCheap() string {
	takers, now := a.in.Takers()
	rest := table.Where(a.free(a.best.Region), func(s spot) bool { return s.ofState() && !slices.Contains(a.spots, s) })
	left := len(rest)
	for i, p := range takers[now+1:] {
		left -= min(now+2+i, vi.MaxOwned-a.in.Vineyards(p))
	}
	if len(takers) > 2 || left < 1 || rest[len(rest)-1].cost() >= a.spots[0].cost() {
		return ""
	}
	words := a.x.LeavesCheap
	if left == len(rest) {
		words = a.x.LeavesOthers
	}
	return a.words().Count(words, left, "price", rest[len(rest)-1].price())
}

// takeAlone compares what is taken of a gift with all that is left of it.
func (a *advice) takeAlone() string {
	rest := table.Where(a.free(a.best.Region), func(s spot) bool { return s.ofState() && !slices.Contains(a.spots, s) })
	switch {
	case len(rest) == 0:
		return a.x.TakesAll
	case a.spots[0].cost() >= rest[len(rest)-1].cost():
		return cmp.Or(a.takeFact(rest[:min(len(rest), len(a.spots))]), a.takesAny())
	}
	return a.takesAny()
}

// takesAny says of what is taken of a gift that it hardly matters which, unless something else was found to win clearly
// less often.
func (a *advice) takesAny() string {
	if _, found := a.rival(); found && !a.littleElse() {
		return ""
	}
	return a.x.TakesAny
}

// giveAlone says of what is given back that nothing else grows the variety, that nothing is cheaper to
// buy back, or what speaks against giving back the cheapest.
func (a *advice) giveAlone() string {
	v := a.in.Wares()
	if a.in.Cellar(a.t.Me(), v) == len(a.spots) {
		return a.words().Count(a.x.GivesAll, len(a.spots), "variety", a.varietyName(v))
	}
	if cheapest := a.growing(v)[:len(a.spots)]; cost(cheapest) < cost(a.spots) {
		return a.giveFact(cheapest)
	}
	return a.cheapestBack()
}

// growing are the viewer's vineyards of a variety, the cheapest first.
func (a *advice) growing(v vi.Variety) (all []spot) {
	for _, r := range regions {
		if a.in.Grows(a.t.Me(), r) == v {
			all = append(all, table.Where(road(r), func(s spot) bool { p, owned := a.in.Owner(s.region, s.vineyard); return owned && p == a.t.Me() })...)
		}
	}
	slices.SortStableFunc(all, func(s, t spot) int { return s.cost() - t.cost() })
	return all
}

// cheapestBack says of the cheapest vineyards that they are it, and what the next one costs, or if that is as cheap, what
// speaks against it: its region's gift, or the place there; or that it makes hardly any difference.
func (a *advice) cheapestBack() string {
	v := a.in.Wares()
	rest := without(a.growing(v), a.spots)
	as := func(s spot) func(spot) bool { return func(t spot) bool { return t.cost() == s.cost() } }
	last := slices.MaxFunc(a.spots, func(s, t spot) int { return s.cost() - t.cost() })
	equal := table.Where(rest, as(last))
	if len(equal) == 0 {
		words, names := a.x.CheapestBack, []string{"variety", a.varietyName(v), "next", rest[0].price()}
		for _, s := range a.spots {
			if swap := append(without(a.spots, []spot{s}), rest[0]); a.leftBy(a.spots) && a.worseIn(s.region, a.spots, swap) && !a.leftBy(swap) {
				words, names = a.x.LeavesRegion, append(names, "region", vi.RegionName(s.region))
			}
		}
		return a.words().Count(words, len(a.spots), names...)
	}
	mine := table.Where(a.spots, as(last))
	for _, s := range mine {
		for _, t := range equal {
			if a.giftStays(s, t) {
				a.beside = t.region
				return a.x.GiftAsCheap.With("mine", a.vineyard(s), "theirs", a.vineyard(t), "region", vi.RegionName(t.region))
			}
			swap := append(without(a.spots, []spot{s}), t)
			if words := a.placeFact(swap); words != "" {
				return words
			}
			if a.worseSomewhere(swap) || a.giftStays(t, s) {
				return ""
			}
		}
	}
	n := a.words().Whole(len(mine) + len(equal))
	return a.words().Count(a.x.CheapestSame, len(a.spots), "variety", a.varietyName(v), "of", n, "price", last.price())
}

// giftStays reports whether the gift is still to come in the region of one vineyard, and not in that of another.
func (a *advice) giftStays(s, instead spot) bool {
	return a.in.Bottle(instead.region) && !a.in.Bottle(s.region)
}

// giftsStay reports whether all of some vineyards lie in one region where the gift is still to come, and none of some others
// in such a one.
func (a *advice) giftsStay(list, instead []spot) bool {
	return !slices.ContainsFunc(instead, func(t spot) bool {
		return t.region != instead[0].region || slices.ContainsFunc(list, func(s spot) bool { return !a.giftStays(s, t) })
	})
}

// giveFact says what is lost in a region with something else, or what the vineyards cost to buy back.
func (a *advice) giveFact(theirs []spot) string {
	cheapest := a.growing(a.in.Wares())[:len(a.spots)]
	if cost(a.spots) == cost(cheapest) {
		return a.cheapestBack()
	}
	if words := a.placeFact(theirs); words != "" {
		return words
	}
	mine, instead := without(a.spots, theirs), without(theirs, a.spots)
	switch less := cost(instead) - cost(mine); {
	case less >= 0:
		return a.giveFact(cheapest)
	case less < 0 && a.giftsStay(mine, instead):
		a.beside = instead[0].region
		return a.words().Count(a.x.GiftThere, len(mine), "mine", a.names(mine), "theirs", a.names(instead), "more", amount(-less), "region", vi.RegionName(instead[0].region))
	}
	return ""
}

// placeFact says in which region the viewer would lose all his vineyards, or his place before another owner (V22), if he
// gave back something else; "" if in none, or if he loses as much somewhere now.
func (a *advice) placeFact(theirs []spot) string {
	w, me, worse := a.words(), a.t.Me(), a.worseSomewhere(theirs)
	for r := range vi.Regions {
		other := a.ownersWithout(r, theirs)
		at, then := slices.Index(a.ownersWithout(r, a.spots), me), slices.Index(other, me)
		there := table.Where(theirs, func(s spot) bool { return s.region == r })
		switch {
		case at < 0 || at == then || then < 0 && (a.leftBy(a.spots) || a.cheaperStays()) || then >= 0 && worse:
		case then < 0:
			return w.Count(a.x.KeepsPlace, len(there), "prices", a.prices(there), "region", vi.RegionName(r))
		default:
			n, m := a.in.Owned(me, r)-len(there), a.in.Owned(other[at], r)
			names := []string{"theirs", a.names(without(there, a.spots)), "n", w.Whole(n), "region", vi.RegionName(r), "name", a.t.PlayerName(other[at]), "m", w.Whole(m)}
			if n == m {
				return a.x.StaysTied.With(names...)
			}
			return a.x.StaysBefore.With(names...)
		}
	}
	return ""
}

// cheaperStays reports whether a cheaper vineyard could go without all of a region, unless the alternative wins clearly less often.
func (a *advice) cheaperStays() bool {
	if rival, found := a.rival(); found && !a.close(rival) {
		return false
	}
	return slices.ContainsFunc(without(a.growing(a.in.Wares()), a.spots), func(t spot) bool {
		return slices.ContainsFunc(a.spots, func(s spot) bool { return t.cost() < s.cost() && !a.leftBy(append(without(a.spots, []spot{s}), t)) })
	})
}

// leftBy reports whether some vineyards are all that the viewer has in a region.
func (a *advice) leftBy(list []spot) bool {
	return slices.ContainsFunc(list, func(s spot) bool { return !slices.Contains(a.ownersWithout(s.region, list), a.t.Me()) })
}

// worseSomewhere reports whether what is given back costs the viewer his vineyards or his place in any
// region more than something else would.
func (a *advice) worseSomewhere(theirs []spot) bool {
	return slices.ContainsFunc(regions, func(r int) bool { return a.worseIn(r, a.spots, theirs) })
}

// worseIn reports whether the viewer is worse off among the owners of a region without some vineyards
// than without others.
func (a *advice) worseIn(r int, mine, theirs []spot) bool {
	at, then := slices.Index(a.ownersWithout(r, mine), a.t.Me()), slices.Index(a.ownersWithout(r, theirs), a.t.Me())
	return at != then && then >= 0 && (at < 0 || at > then)
}

// ownersWithout are the owners in a region, the first in line first, once some vineyards are given
// back.
func (a *advice) ownersWithout(r int, back []spot) []engine.Player {
	there := table.Where(back, func(s spot) bool { return s.region == r })
	return a.in.OwnersWithout(r, table.Each(there, func(s spot) int { return s.vineyard })...)
}

// without is a list without what stands in another one.
func without[T comparable](list, other []T) []T {
	return table.Where(list, func(s T) bool { return !slices.Contains(other, s) })
}
