package vino

import (
	"cmp"
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
// checked on the table. That the other is about as good stands at the hint's foot, and here only where
// nothing speaks for the advised one.
func (a *advice) because() string {
	rival, found := a.Alternative()
	if !found {
		return cmp.Or(a.alone(), a.words().Replay.NothingElse)
	}
	if words := a.fact(rival.Action); words != "" {
		return words
	}
	words := a.x.AsGood.With("other", a.nearly(rival.Action))
	if table.Percent(a.Results[0])-table.Percent(rival) >= clearly {
		words = a.x.NoFact
	}
	if a.best.Kind == vi.DecisionGive { // what is given back is compared with something else
		return words
	}
	return cmp.Or(a.alone(), words)
}

// nearly names another decision that is about as good: what is given back, by what differs alone.
func (a *advice) nearly(action engine.Action) string {
	if a.best.Kind != vi.DecisionGive {
		return a.other(action)
	}
	return a.x.OtherGive.With("vineyards", a.names(without(table.Each(a.completed(action), spotOf), a.spots)))
}

// alone is what the table shows in favour of a decision, beside no other; "" if nothing.
func (a *advice) alone() string {
	switch a.best.Kind {
	case vi.DecisionChoose:
		return a.pairAlone()
	case vi.DecisionBuy:
		return a.buyAlone()
	case vi.DecisionPass:
		if low := a.affordable(); len(low) > 0 {
			return a.passFact(low[0])
		}
	case vi.DecisionSell:
		return a.without()
	case vi.DecisionNoSale:
		return a.oneBarrel()
	case vi.DecisionTake:
		return a.takeAlone()
	case vi.DecisionGive:
		return a.giveAlone()
	case vi.DecisionRaise:
		return a.raiseAlone()
	}
	return ""
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
// owners go before, or where they are cheaper: amounts only if no other pair has a better one.
func (a *advice) pairFact(other vi.Decision, name string) string {
	mine, theirs := a.firsts(a.best.Regions, other.Regions), a.firsts(other.Regions, a.best.Regions)
	if len(mine) > 0 && len(theirs) == 0 {
		return a.x.FirstIn.With("region", vi.RegionName(mine[0]))
	}
	w := a.words()
	n, sum := a.reach(a.purse(), a.best.Regions[:]...)
	m, more := a.reach(a.purse(), other.Regions[:]...)
	first := func(pair [2]int) int { return -a.before(pair) }
	cheap := func(pair [2]int) int { n, sum := a.reach(a.purse(), pair[:]...); return n*aboveAll - sum }
	switch {
	case n > m && a.unbeaten(a.reached):
		return a.x.Reach.With("money", amount(a.purse()), "n", w.Whole(n), "m", w.Whole(m), "other", name)
	case a.before(a.best.Regions) < a.before(other.Regions) && a.unbeaten(first):
		return a.x.FewerBefore.With("n", w.Whole(a.before(a.best.Regions)), "m", w.Whole(a.before(other.Regions)), "other", name)
	case n == m && n > 0 && sum < more && a.unbeaten(cheap):
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
		if n, m := c.count(a.best.Regions), c.count(other.Regions); n > m && a.unbeaten(c.count) {
			return c.words.With("n", w.Whole(n), "m", w.Whole(m), "other", name)
		}
	}
	return ""
}

// aboveAll is more than all vineyards of a pair cost together.
const aboveAll = 1 << 16

// unbeaten reports whether no pair of regions counts for more than the advised one.
func (a *advice) unbeaten(count func([2]int) int) bool {
	most := count(a.best.Regions)
	for r := range vi.Regions {
		for s := range r {
			if count([2]int{s, r}) > most {
				return false
			}
		}
	}
	return true
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
	if !a.unbeaten(a.reached) {
		return ""
	}
	n := a.reached(a.best.Regions)
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

// reached is how many vineyards of a pair of regions the money buys.
func (a *advice) reached(pair [2]int) int {
	n, _ := a.reach(a.purse(), pair[:]...)
	return n
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
