package vino

import (
	"slices"

	"treille/engine"
	vi "treille/engine/vino"
	"treille/scenes/lang"
	"treille/scenes/table"
)

// clearly is by how much a decision must win more often than another, in parts of a hundred, for the
// other not to be called about as good: less may be chance.
const clearly = 2

// because says why the advised decision is better than the best alternative, by a fact that can be
// checked on the table, and that the other is about as good if it is.
func (a *advice) because() string {
	rival, found := a.Alternative()
	if !found {
		return a.alone()
	}
	words := a.fact(rival.Action)
	if table.Percent(a.Results[0])-table.Percent(rival) >= clearly {
		if words == "" {
			words = a.x.NoFact
		}
		return words
	}
	near := a.x.AsGood.With("other", a.nearly(rival.Action))
	if words != "" {
		return words + " " + near
	}
	return near
}

// nearly names another decision that is about as good: what is given back, by what differs alone.
func (a *advice) nearly(action engine.Action) string {
	if a.best.Kind != vi.DecisionGive {
		return a.other(action)
	}
	return a.x.OtherGive.With("vineyards", a.names(without(table.Each(a.completed(action), spotOf), a.spots)))
}

// alone is what the table shows in favour of a decision beside which none was compared.
func (a *advice) alone() string {
	words := ""
	switch a.best.Kind {
	case vi.DecisionChoose:
		words = a.pairAlone()
	case vi.DecisionBuy:
		words = a.buyAlone()
	case vi.DecisionPass:
		if low := a.affordable(); len(low) > 0 {
			words = a.passFact(low[0])
		}
	case vi.DecisionSell:
		words = a.without()
	case vi.DecisionNoSale:
		words = a.oneBarrel()
	case vi.DecisionTake:
		words = a.takeAlone()
	case vi.DecisionGive:
		words = a.giveAlone()
	case vi.DecisionRaise:
		words = a.raiseAlone()
	}
	if words == "" {
		words = a.words().Replay.NothingElse
	}
	return words
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
		if other.Kind == vi.DecisionBuy {
			return a.passFact(spotOf(other))
		}
	case vi.DecisionSell:
		return a.sellFact(other, a.other(action))
	case vi.DecisionNoSale:
		income, lost, _ := a.in.Quote(other.Variety, other.Quantity)
		return a.x.SaleCosts.With("have", amount(a.purse()), "n", amount(other.Quantity), "variety", a.varietyName(other.Variety), "money", amount(income), "lost", a.vineyards(lost))
	case vi.DecisionTake:
		return a.takeFact(table.Each(a.completed(action), spotOf))
	case vi.DecisionGive:
		return a.giveFact(table.Each(a.completed(action), spotOf))
	case vi.DecisionRaise:
		return a.raiseFact(other.Variety)
	}
	return ""
}

// pairFact says where one goes first of all owners, how many vineyards the money reaches for, how many
// owners go before, or where they are cheaper.
func (a *advice) pairFact(other vi.Decision, name string) string {
	mine, theirs := a.firsts(a.best.Regions, other.Regions), a.firsts(other.Regions, a.best.Regions)
	if len(mine) > 0 && len(theirs) == 0 {
		return a.x.FirstIn.With("region", vi.RegionName(mine[0]))
	}
	w := a.words()
	n, sum := a.reach(a.purse(), a.best.Regions[:]...)
	m, more := a.reach(a.purse(), other.Regions[:]...)
	switch {
	case n > m:
		return a.x.Reach.With("money", amount(a.purse()), "n", w.Whole(n), "m", w.Whole(m), "other", name)
	case a.before(a.best.Regions) < a.before(other.Regions):
		return a.x.FewerBefore.With("n", w.Whole(a.before(a.best.Regions)), "m", w.Whole(a.before(other.Regions)), "other", name)
	case n == m && n > 0 && sum < more:
		return w.Count(a.x.PairCheaper, n, "sum", amount(sum), "more", amount(more), "other", name)
	}
	for _, c := range []struct {
		words lang.Template
		count func([2]int) int
	}{
		{a.x.FirstInMore, func(pair [2]int) int { return len(a.firsts(pair, [2]int{-1, -1})) }},
		{a.x.MoreGiven, a.given},
		{a.x.MoreFree, a.choice},
	} {
		if n, m := c.count(a.best.Regions), c.count(other.Regions); n > m {
			return c.words.With("n", w.Whole(n), "m", w.Whole(m), "other", name)
		}
	}
	return ""
}

// given is how many vineyards the state would give the viewer in a pair of regions, as they stand (V30).
func (a *advice) given(pair [2]int) (n int) {
	for _, r := range pair {
		for _, s := range road(r) {
			if p, owned := a.in.Owner(r, s.vineyard); owned && p == a.t.Me() && a.in.Bottle(r) {
				own, _ := a.in.Gift(p, r, s.vineyard)
				n += own
				break
			}
		}
	}
	return n
}

// pairAlone says where one goes first of all owners, or that no other pair has more that the money
// reaches for.
func (a *advice) pairAlone() string {
	if mine := a.firsts(a.best.Regions, [2]int{-1, -1}); len(mine) > 0 {
		return a.x.FirstIn.With("region", vi.RegionName(mine[0]))
	}
	n, _ := a.reach(a.purse(), a.best.Regions[:]...)
	for r := range vi.Regions {
		for s := range r {
			if m, _ := a.reach(a.purse(), s, r); m > n {
				return ""
			}
		}
	}
	return a.words().Count(a.x.NoPair, n, "money", amount(a.purse()))
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

// reach is how many vineyards of some regions the money buys, the cheapest first, and what they cost.
func (a *advice) reach(money int, in ...int) (n, sum int) {
	var prices []int
	for _, r := range in {
		if a.in.Obstacle(r) == vi.NoObstacle {
			prices = append(prices, table.Each(a.free(r), spot.cost)...)
		}
	}
	slices.Sort(prices)
	for ; n < len(prices) && sum+prices[n] <= money; n++ {
		sum += prices[n]
	}
	return n, sum
}

// choice is how many vineyards are free in a pair of regions, as far as the viewer can buy there.
func (a *advice) choice(pair [2]int) (n int) {
	for _, r := range pair {
		if a.in.Obstacle(r) == vi.NoObstacle {
			n += len(a.free(r))
		}
	}
	return n
}
