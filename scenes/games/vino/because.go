package vino

import (
	"slices"

	"treille/engine"
	vi "treille/engine/vino"
	"treille/scenes/lang"
	"treille/scenes/table"
)

// because says why the advised decision is better than the best alternative: by a fact that can be
// checked on the table, or else by the term of the value that makes the difference; ok is false if
// neither does.
func (a *advice) because() (why table.Clue, ok bool) {
	rival, found := a.Alternative()
	if !found {
		return a.cheapest()
	}
	if a.best.Kind == vi.DecisionChoose && table.Percent(a.Results[0]) < table.Percent(rival) {
		return why, false // nobody can foresee a pair that does not bring most: chance has drawn it, too
	}
	if words := a.fact(rival.Action); words != "" {
		return clue(words), true
	}
	return a.term(rival)
}

// fact is what the table shows in favour of the advised decision against another, "" if nothing.
func (a *advice) fact(action engine.Action) string {
	other := vi.Decode(action)
	switch a.best.Kind {
	case vi.DecisionChoose:
		return a.pairFact(other, a.other(action))
	case vi.DecisionBuy:
		return a.buyFact(other)
	case vi.DecisionPass:
		return a.passFact(other)
	case vi.DecisionSell:
		return a.sellFact(other, a.other(action))
	case vi.DecisionNoSale:
		income, lost, _ := a.in.Quote(other.Variety, other.Quantity)
		return a.words().Count(a.x.SaleCosts, lost, "n", amount(other.Quantity), "variety", a.varietyName(other.Variety), "money", amount(income))
	case vi.DecisionTake:
		return a.takeFact(table.Each(a.completed(action), spotOf))
	case vi.DecisionGive:
		return a.giveFact(table.Each(a.completed(action), spotOf))
	case vi.DecisionRaise:
		return a.barrelsFact(a.best.Variety, other.Variety, a.x.OthersHold)
	}
	return ""
}

// cheapest says of a purchase that it is the cheapest in its region, if it is.
func (a *advice) cheapest() (why table.Clue, ok bool) {
	if a.best.Kind != vi.DecisionBuy || a.free(a.best.Region)[0] != spotOf(a.best) {
		return why, false
	}
	return clue(a.x.Cheapest.With("money", a.left())), true
}

// left is the money that is left after the purchase.
func (a *advice) left() string { return amount(a.purse() - cost(a.spots)) }

// pairFact says where one goes first of all owners, how many vineyards the money reaches for, or how
// many owners go before.
func (a *advice) pairFact(other vi.Decision, name string) string {
	mine, theirs := a.firsts(a.best.Regions, other.Regions), a.firsts(other.Regions, a.best.Regions)
	if len(mine) > 0 && len(theirs) == 0 {
		return a.x.FirstIn.With("region", vi.RegionName(mine[0]))
	}
	n, m := a.reach(a.best.Regions), a.reach(other.Regions)
	if n > m {
		return a.x.Reach.With("money", amount(a.purse()), "n", a.words().Whole(n), "m", a.words().Whole(m), "other", name)
	}
	if n, m := a.before(a.best.Regions), a.before(other.Regions); n < m {
		return a.x.FewerBefore.With("n", a.words().Whole(n), "m", a.words().Whole(m), "other", name)
	}
	return ""
}

// before is how many owners go before the viewer in a pair of regions (V22, V23).
func (a *advice) before(pair [2]int) (n int) {
	for _, r := range pair {
		owners := a.in.Owners(r)
		if at := slices.Index(owners, a.t.Me()); at >= 0 {
			owners = owners[:at]
		}
		n += len(owners)
	}
	return n
}

// firsts are those regions of a pair, not in the other pair, where the viewer goes first of all owners
// and can buy.
func (a *advice) firsts(pair, other [2]int) []int {
	return table.Where(pair[:], func(r int) bool {
		owners := a.in.Owners(r)
		return !slices.Contains(other[:], r) && len(owners) > 0 && owners[0] == a.t.Me() && a.in.Obstacle(r) == vi.NoObstacle
	})
}

// reach is how many vineyards of a pair of regions the viewer's money buys, the cheapest first.
func (a *advice) reach(pair [2]int) (n int) {
	var prices []int
	for _, r := range pair {
		if a.in.Obstacle(r) == vi.NoObstacle {
			prices = append(prices, table.Each(a.free(r), func(s spot) int { return vi.Price(s.region, s.vineyard) })...)
		}
	}
	slices.Sort(prices)
	for money := a.purse(); n < len(prices) && money >= prices[n]; n++ {
		money -= prices[n]
	}
	return n
}

// buyFact says of a purchase what it does to the order of the owners (V22) or to the bottle (V32),
// what speaks for its variety, or that it is cheap.
func (a *advice) buyFact(other vi.Decision) string {
	me, mine, theirs := a.t.Me(), spotOf(a.best), spotOf(other)
	left := a.left()
	switch {
	case other.Kind == vi.DecisionBuy && mine == theirs:
		return a.varietyFact(a.best.Variety, other.Variety)
	case other.Kind == vi.DecisionBuy && mine.region == theirs.region:
		if a.in.BottleAfter(mine.region, mine.vineyard) == vi.BottleTaken && a.in.BottleAfter(mine.region, theirs.vineyard) != vi.BottleTaken {
			return a.x.LastOfState
		}
		with := a.in.OwnersWith(me, mine.region, theirs.vineyard)
		if at := slices.Index(a.in.OwnersWith(me, mine.region, mine.vineyard), me); at < slices.Index(with, me) {
			return a.x.Ahead.With("name", a.t.PlayerName(with[at]))
		}
		if a.in.Bottle(mine.region) && a.in.Round() > 0 && mine.ofState() != theirs.ofState() {
			if words := a.giftFact(mine, theirs); words != "" {
				return words
			}
		}
	default:
		owners := a.in.Owners(mine.region)
		if len(owners) > 0 && owners[0] != me && a.in.OwnersWith(me, mine.region, mine.vineyard)[0] == me {
			return a.x.MakesFirst.With("region", vi.RegionName(mine.region))
		}
	}
	if other.Kind == vi.DecisionBuy {
		return a.priceFact(mine, theirs, left)
	}
	for _, r := range a.stillToCome() {
		if a.free(r)[0].cost() > mine.cost() {
			return a.x.NoneCheaper.With("region", vi.RegionName(r))
		}
	}
	return a.x.OneMore.With("money", left)
}

// giftFact says what one vineyard rather than another does to the gift of their region: it comes, or
// comes nearer; it gives the others less, or does not come nearer.
func (a *advice) giftFact(mine, theirs spot) string {
	me := a.t.Me()
	private, _ := a.in.Free(mine.region)
	own, _ := a.in.Gift(me, mine.region, mine.vineyard)
	switch {
	case mine.private() && own == 0:
		return ""
	case mine.private() && private == 1:
		return a.words().Count(a.x.GiftNow, own)
	case mine.private():
		return a.words().Count(a.x.GiftSooner, private-1, "own", a.words().Whole(own))
	case givesLess(a.in, me, mine, theirs):
		return a.x.GiftLess
	}
	return a.x.GiftNearer.With("vineyard", a.vineyard(theirs))
}

// takeFact says of what is taken of a gift that it lies further along the road than what else could be
// (V22), or that it is cheaper to buy again.
func (a *advice) takeFact(theirs []spot) string {
	switch mine, other := cost(a.spots), cost(theirs); {
	case mine > other:
		return a.x.TakesDear
	case mine < other:
		return a.x.TakesCheap
	}
	return ""
}

// priceFact says of a vineyard that it is cheaper than another, if it is.
func (a *advice) priceFact(mine, theirs spot, left string) string {
	switch less := theirs.cost() - mine.cost(); {
	case less <= 0:
		return ""
	case a.free(mine.region)[0] == mine:
		return a.x.Cheapest.With("money", left)
	default:
		return a.x.Cheaper.With("n", amount(less), "money", left)
	}
}

// varietyFact says what speaks for growing a variety rather than another: the barrels that lie in the
// cellars, or its value.
func (a *advice) varietyFact(mine, theirs vi.Variety) string {
	if words := a.barrelsFact(mine, theirs, a.x.FewerSell); words != "" {
		return words
	}
	if a.in.Market(mine) > a.in.Market(theirs) {
		return a.x.MarketMore.With("value", signed(a.in.Market(mine)), "variety", a.varietyName(theirs), "other", signed(a.in.Market(theirs)))
	}
	return ""
}

// barrelsFact says of a variety that the viewer has more barrels of it than of another, or that the
// others have fewer, in the words for that.
func (a *advice) barrelsFact(mine, theirs vi.Variety, fewer lang.Template) string {
	w, name := a.words(), a.varietyName(theirs)
	if n, m := a.in.Cellar(a.t.Me(), mine), a.in.Cellar(a.t.Me(), theirs); n > m {
		return a.x.CellarMore.With("n", w.Whole(n), "m", w.Whole(m), "variety", name)
	}
	if n, more := a.othersHave(mine), a.othersHave(theirs); n < more {
		return fewer.With("n", w.Whole(n), "more", w.Whole(more), "variety", name)
	}
	return ""
}

// stillToCome are the regions that the viewer has chosen and that open later, as far as he can buy
// there.
func (a *advice) stillToCome() []int {
	here, _ := a.in.Region()
	return table.Where(a.in.Choice(a.t.Me()), func(r int) bool { return r > here && a.in.Obstacle(r) == vi.NoObstacle })
}

// passFact says why a purchase is left out: the game would end, another would be given more, a later
// region is cheaper, or little money would be left.
func (a *advice) passFact(other vi.Decision) string {
	if other.Kind != vi.DecisionBuy {
		return ""
	}
	s := spotOf(other)
	switch fate := a.in.BottleAfter(s.region, s.vineyard); {
	case fate != vi.BottleStays && a.in.Bottles() == 1:
		return a.x.WouldEnd
	case fate == vi.BottleOpened:
		if first := a.in.OwnersWith(a.t.Me(), s.region, s.vineyard)[0]; first != a.t.Me() {
			return a.x.WouldGive.With("name", a.t.PlayerName(first))
		}
	}
	for _, r := range a.stillToCome() {
		if low := a.free(r)[0]; low.cost() < s.cost() {
			return a.x.LaterCheaper.With("region", vi.RegionName(r), "price", low.price())
		}
	}
	return a.x.LeavesOnly.With("vineyard", a.vineyard(s), "money", amount(a.purse()-s.cost()))
}

// sellFact compares what two sales earn and cost.
func (a *advice) sellFact(other vi.Decision, name string) string {
	w := a.words()
	income, lost, _ := a.in.Quote(a.best.Variety, a.best.Quantity)
	if other.Kind != vi.DecisionSell {
		return a.x.Without.With("money", amount(a.purse()))
	}
	theirs, cost, _ := a.in.Quote(other.Variety, other.Quantity)
	switch {
	case income > theirs && lost <= cost:
		return a.x.SellsFor.With("money", amount(income-theirs), "other", name)
	case lost < cost:
		return w.Count(a.x.KeepsVineyards, cost-lost, "other", name)
	case lost > cost && income > theirs:
		return w.Count(a.x.SellsMore, lost-cost, "money", amount(income-theirs), "other", name)
	}
	return ""
}

// giveFact says where one stays first of all owners, or keeps a vineyard, or that what goes costs less to buy again.
func (a *advice) giveFact(theirs []spot) string {
	me := a.t.Me()
	for r := range vi.Regions {
		mine, other := a.ownersWithout(r, a.spots), a.ownersWithout(r, theirs)
		if slices.Index(mine, me) == 0 && len(mine) > 1 && slices.Index(other, me) != 0 {
			return a.x.StaysFirst.With("region", vi.RegionName(r))
		}
		if slices.Contains(mine, me) && !slices.Contains(other, me) {
			return a.x.KeepsPlace.With("region", vi.RegionName(r))
		}
	}
	if price, more := cost(a.spots), cost(theirs); price < more {
		return a.x.BackFor.With("price", amount(price), "more", amount(more))
	}
	return ""
}

// ownersWithout are the owners in a region, the first in line first, once some vineyards are given
// back.
func (a *advice) ownersWithout(r int, back []spot) []engine.Player {
	there := table.Where(back, func(s spot) bool { return s.region == r })
	return a.in.OwnersWithout(r, table.Each(there, func(s spot) int { return s.vineyard })...)
}
