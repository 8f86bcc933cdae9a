package vino

import (
	"cmp"
	"slices"

	"treille/engine"
	"treille/engine/search"
	vi "treille/engine/vino"
	"treille/scenes/table"
)

// By how much a decision must win more often than another, in parts of a hundred, for the other not to be called about as
// good, as less may be chance; for it not to make little difference, if it wins half as often again (some), or anyway (little).
const clearly, little, some = 2, 10, 5

// because says why the advised decision is better than the best alternative, by a fact that can be
// checked on the table. That the other is about as good stands at the hint's foot, and here only where
// nothing speaks for the advised one.
func (a *advice) because() string {
	rival, found := a.rival()
	if !found {
		return cmp.Or(a.andGrow(a.alone()), a.pairReach(), a.x.NoFact)
	}
	words, other := a.fact(rival.Action), vi.Decode(rival.Action)
	if words == "" && a.best.Kind != vi.DecisionGive && other.Kind != vi.DecisionSell { // these are compared with something else
		if words = a.alone(); a.hollow(words, other) {
			words, a.gift, a.about = "", false, -1
		}
	}
	words = or(a.andGrow(words), func() string { return a.pairAnyway(other.Regions, rival) })
	if words = or(words, func() string { return a.plainFact(rival.Action) }); words != "" {
		return words
	}
	switch {
	case !a.within(little, rival) || !a.within(some, rival) && 3*table.Percent(rival) < 2*table.Percent(a.Results[0]):
		return a.x.LessOften.With("other", a.other(rival.Action))
	case !a.close(rival):
		return a.x.LittleLess.With("other", a.other(rival.Action))
	}
	a.even = true
	if words := a.evenRaise(other.Variety); words != "" {
		return words
	}
	return a.x.AsGood.With("other", a.other(rival.Action))
}

// or is a reason, or if it is "", the next one, which is not looked for before, as it sets what the hint is about.
func or(words string, next func() string) string {
	if words == "" {
		return next()
	}
	return words
}

// inOne is the first reason that one of some regions gives, "" if none does.
func inOne(of []int, reason func(r int) string) (words string) {
	for _, r := range of {
		words = or(words, func() string { return reason(r) })
	}
	return words
}

// hollow reports whether a reason that stands beside no other decision is nothing against one: that a vineyard is the
// cheapest of its region, against another region.
func (a *advice) hollow(words string, other vi.Decision) bool {
	return other.Kind == vi.DecisionBuy && other.Region != a.best.Region && a.cheapest(words)
}

// rival is the decision that the advised one is compared with: the best of the others, but if that is to pass
// where a variety is chosen, the best other variety.
func (a *advice) rival() (search.Result, bool) {
	best, found := a.Alternative()
	if found && vi.Decode(best.Action).Kind == vi.DecisionPass {
		if r, ok := a.otherGrown(); ok {
			return r, true
		}
	}
	return best, found
}

// onlyGrows reports whether another decision buys the same vineyard, for another variety.
func (a *advice) onlyGrows(other vi.Decision) bool {
	return a.best.Kind == vi.DecisionBuy && other.Kind == vi.DecisionBuy && spotOf(other) == spotOf(a.best) && other.Variety != a.best.Variety
}

// close reports whether another decision wins about as often.
func (a *advice) close(rival search.Result) bool { return a.within(clearly, rival) }

// within reports whether another decision wins less often by less than so many of a hundred.
func (a *advice) within(n int, rival search.Result) bool {
	return table.Percent(a.Results[0])-table.Percent(rival) < n
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
		return a.sellAlone()
	case vi.DecisionNoSale:
		return a.noSaleAlone()
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
		return a.pairFact(other.Regions)
	case vi.DecisionBuy:
		return a.buyFact(other)
	case vi.DecisionPass:
		if other.Kind == vi.DecisionBuy {
			return a.passFact(spotOf(other))
		}
	case vi.DecisionSell:
		return a.sellFact(other, a.other(action))
	case vi.DecisionNoSale:
		return a.keepFact(other)
	case vi.DecisionTake:
		return a.takeFact(table.Each(a.completed(action), spotOf))
	case vi.DecisionGive:
		return a.giveFact(table.Each(a.completed(action), spotOf))
	case vi.DecisionRaise:
		return a.raiseFact(other.Variety)
	}
	return ""
}

// pairFact says that the game can be ended in one alone, where one goes first of all owners, which owner goes before with the other pair, or how the
// regions differ.
func (a *advice) pairFact(other [2]int) string {
	pair := a.best.Regions
	mine := table.Where(pair[:], func(r int) bool { return !slices.Contains(other[:], r) })
	if words := or(inOne(mine, a.endIn), a.pairAlone); words != "" {
		return words
	}
	if _, r := a.before(other[:]...); r >= 0 && a.noneBefore(pair[:]...) {
		return a.ownersApart(mine[0], r)
	}
	return a.regionsApart(pair, other)
}

// pairAlone says where alone one can buy, or where one goes first of all owners, unless that speaks for the
// alternative too.
func (a *advice) pairAlone() string {
	if words := a.onlyOne(); words != "" {
		return words
	}
	mine := a.firsts(a.best.Regions, [2]int{-1, -1})
	if rival, found := a.rival(); found {
		pair, other := a.best.Regions, vi.Decode(rival.Action).Regions
		if mine = a.firsts(pair, other); len(a.firsts(other, pair)) > 0 {
			return ""
		}
	}
	return a.firstIn(mine)
}

// pairAnyway speaks for a pair of regions by those, not chosen in the alternative, in which the viewer buys first of all
// owners (V22). That he buys first in a region of the alternative, too, does not matter; "" if the alternative is about as good.
func (a *advice) pairAnyway(other [2]int, rival search.Result) string {
	if a.best.Kind != vi.DecisionChoose || a.close(rival) {
		return ""
	}
	return a.firstIn(a.firsts(a.best.Regions, other))
}

// firstIn says in which regions of the pair one goes first of all owners, and what there is to buy in the other one, or where
// that speaks for nothing, the first alone if something else was found to win clearly less often; "" if in none of some.
func (a *advice) firstIn(mine []int) string {
	if len(mine) == 0 {
		return ""
	}
	a.about = mine[0]
	r := vi.RegionName(mine[0])
	if all := a.firsts(a.best.Regions, [2]int{-1, -1}); len(all) > 1 { // each is marked, by the template at the list's ends
		a.pair = true
		return a.x.FirstIn.With("region", a.words().List(vi.RegionName(all[0])+"*", "*"+vi.RegionName(all[1])))
	}
	for _, s := range a.best.Regions {
		if !slices.Contains(mine, s) && a.in.Obstacle(s) == vi.NoObstacle {
			free := a.free(s)
			rival, found := a.rival()
			other := vi.Decode(rival.Action).Regions
			switch {
			case !a.weak(s):
				return a.words().Count(a.x.FirstInOne, len(free), "region", r, "other", vi.RegionName(s), "price", free[0].price())
			case !found || a.littleElse() && !slices.Contains(other[:], s):
				a.about = -1
				return ""
			}
		}
	}
	return a.x.FirstIn.With("region", r)
}

// weak reports whether what there is to buy in a region of the pair is dear, or a region of the alternative alone has as much,
// and none dearer.
func (a *advice) weak(r int) bool {
	free := a.free(r)
	rival, found := a.rival()
	other := vi.Decode(rival.Action).Regions
	return free[0].cost() > notDear || found && slices.ContainsFunc(other[:], func(s int) bool {
		list := a.free(s)
		return !slices.Contains(a.best.Regions[:], s) && len(list) >= len(free) && list[0].cost() <= free[0].cost()
	})
}

// onlyOne says that the viewer can buy in one region alone, or in none, if it is so.
func (a *advice) onlyOne() string {
	switch open := table.Where(regions, func(r int) bool { return a.in.Obstacle(r) == vi.NoObstacle }); len(open) {
	case 0:
		least := slices.Concat(table.Each(regions, a.free)...)
		if slices.ContainsFunc(least, func(s spot) bool { return s.cost() <= a.purse() }) {
			return a.x.NoRegion
		}
		return a.x.NoneToPay.With("money", amount(a.purse()))
	case 1:
		a.about = open[0]
		return a.x.OnlyRegion.With("region", vi.RegionName(open[0]))
	}
	return ""
}

// regionsApart compares two pairs of regions: that the gift of one can be had (V30), that the money buys more
// in the one pair if nobody buys before, and where they differ in one region, that owners go before the viewer in
// the other alone, or he goes before newcomers in one alone (V22, V23).
func (a *advice) regionsApart(pair, other [2]int) string {
	mine := table.Where(pair[:], func(r int) bool { return !slices.Contains(other[:], r) })
	theirs := table.Where(other[:], func(r int) bool { return !slices.Contains(pair[:], r) })
	closed := func(r int) bool { return a.in.Obstacle(r) != vi.NoObstacle }
	if slices.ContainsFunc(slices.Concat(mine, theirs), closed) {
		return ""
	}
	if len(mine) == 1 {
		if words := a.ownersApart(mine[0], theirs[0]); words != "" {
			return words
		}
	}
	if words := inOne(mine, a.giftIn); words != "" {
		return words
	}
	gives := func(r int) bool { _, fate := a.onward(a.purse(), r); return fate == vi.BottleOpened }
	if slices.ContainsFunc(slices.Concat(pair[:], other[:]), gives) { // the gift takes away what is counted here
		return ""
	}
	w := a.words()
	n, _ := a.reach(a.purse(), pair[:]...)
	m, _ := a.reach(a.purse(), other[:]...)
	if n <= m {
		return ""
	}
	a.about, a.pair = mine[0], true
	return a.x.ReachIn.With("money", amount(a.purse()), "regions", a.both(pair), "more", w.Whole(n), "others", w.List(vi.RegionName(other[0]), vi.RegionName(other[1])), "m", w.Whole(m))
}

// both names the regions of a pair, each marked.
func (a *advice) both(pair [2]int) string {
	return a.words().List("*"+vi.RegionName(pair[0])+"*", "*"+vi.RegionName(pair[1])+"*")
}

// ownersApart says that owners go before the viewer in another region alone, or he goes before newcomers in one alone.
func (a *advice) ownersApart(r, other int) string {
	names := []string{"region", vi.RegionName(r), "other", vi.RegionName(other)}
	first, _ := a.before(other)
	switch me := a.t.Me(); {
	case first >= 0 && a.noneBefore(r):
		a.about, a.beside = r, other
		return a.x.NoneIn.With(append(names, "name", a.t.PlayerName(first))...)
	case a.in.Owned(me, r) > 0 && a.in.Owned(me, other) == 0 && (len(a.left(r)) > 0 || !a.littleElse()):
		a.about = r
		return a.x.OwnerIn.With(names...)
	}
	return ""
}

// giftIn says that the money is enough to bring the gift of a region, if it gives the viewer as many as the others.
func (a *advice) giftIn(r int) string {
	private, own, others := a.allPrivate(r)
	if len(private) == 0 || len(private) > nearGift || own == 0 || own < others {
		return ""
	}
	a.about, a.gift = r, true
	w := a.words()
	return w.Count(a.x.GiftIn, len(private), "region", vi.RegionName(r), "prices", a.prices(private), "own", a.ofGift(own, len(private)), "others", w.Whole(others))
}

// endIn says that the money is enough to take the last bottle off in a region (V60), if the viewer then has more
// vineyards than anybody else has now or is given.
func (a *advice) endIn(r int) string {
	private, own, others := a.allPrivate(r)
	if len(private) == 0 || len(private) > nearGift || a.in.Bottles() > 1 || a.in.Obstacle(r) != vi.NoObstacle {
		return ""
	}
	me := a.t.Me()
	for _, p := range a.t.Seats() {
		if p != me && a.in.Vineyards(p)+others >= a.in.Vineyards(me)+len(private)+own {
			return ""
		}
	}
	a.about, a.gift = r, true
	return a.words().Count(a.x.EndIn, len(private), "region", vi.RegionName(r), "prices", a.prices(private))
}

// pairReach says how many vineyards the money buys in the chosen regions, "" if a gift comes first.
func (a *advice) pairReach() string {
	gives := func(r int) bool { _, fate := a.onward(a.purse(), r); return fate == vi.BottleOpened }
	n, _ := a.reach(a.purse(), a.best.Regions[:]...)
	if a.best.Kind != vi.DecisionChoose || n == 0 || slices.ContainsFunc(a.best.Regions[:], gives) {
		return ""
	}
	a.pair = true
	return a.words().Count(a.x.ReachPair, n, "money", amount(a.purse()), "regions", a.both(a.best.Regions))
}

// before is an owner who goes before the viewer in one of some regions, and where (V22, V23); -1 for none.
func (a *advice) before(in ...int) (first engine.Player, region int) {
	for _, r := range in {
		if owners := a.in.Owners(r); len(owners) > 0 && owners[0] != a.t.Me() {
			return owners[0], r
		}
	}
	return -1, -1
}

// noneBefore reports whether the viewer can buy in all of some regions, and no owner goes before him.
func (a *advice) noneBefore(in ...int) bool {
	_, r := a.before(in...)
	return r < 0 && !slices.ContainsFunc(in, func(r int) bool { return a.in.Obstacle(r) != vi.NoObstacle })
}

// firsts are those regions of a pair, not in the other pair, where the viewer goes first of all owners
// and can buy.
func (a *advice) firsts(pair, other [2]int) []int {
	return table.Where(pair[:], func(r int) bool {
		owners := a.in.Owners(r)
		return !slices.Contains(other[:], r) && len(owners) > 0 && owners[0] == a.t.Me() && a.in.Obstacle(r) == vi.NoObstacle
	})
}

// left are the free vineyards of a region that nobody can have bought when the viewer is first to buy
// there, even if all who may buy before him buy the cheapest with all their money, the gift included (V30):
// for as long as choices are secret, these are the owners before him.
func (a *advice) left(r int) []spot {
	first, free := a.in.Owners(r), a.free(r)
	if a.in.Phase() != vi.PhaseChoose {
		first = a.in.BuyersIn(r)
	}
	money := 0
	for _, p := range first[:max(0, slices.Index(first, a.t.Me()))] {
		n, known := a.in.Money(p)
		if !known {
			return nil
		}
		money += n
	}
	var private int
	for _, s := range free {
		if s.private() {
			private += s.cost()
		}
	}
	if a.in.Bottle(r) && private <= money {
		return nil
	}
	for len(free) > 0 && free[0].cost() <= money {
		money -= free[0].cost()
		free = free[1:]
	}
	return free
}

// undisturbed reports whether nobody buys in a region before the viewer, nor between two of his purchases
// there, and all his money brings no gift.
func (a *advice) undisturbed(r int) bool {
	buyers := a.in.BuyersIn(r)
	_, fate := a.onward(a.purse(), r)
	return fate != vi.BottleOpened && len(buyers) > 0 && buyers[0] == a.t.Me() && (len(buyers) == 1 || a.in.Owned(a.t.Me(), r) > 0)
}

// reach is how many vineyards of some regions a sum of money buys, the cheapest first, and what they cost.
func (a *advice) reach(money int, in ...int) (n, sum int) {
	return enough(money, table.Each(a.open(in...), spot.cost))
}

// open are the free vineyards of some regions where the viewer can buy, if he has the money.
func (a *advice) open(in ...int) (list []spot) {
	for _, r := range in {
		if o := a.in.Obstacle(r); o == vi.NoObstacle || o == vi.NoMoney {
			list = append(list, a.free(r)...)
		}
	}
	return list
}

// enough is for how many of some prices a sum of money is enough, and what these cost.
func enough(money int, prices []int) (n, sum int) {
	slices.Sort(prices)
	for ; n < len(prices) && sum+prices[n] <= money; n++ {
		sum += prices[n]
	}
	return n, sum
}

// most is how many vineyards a sum of money buys in the pair of regions where that is most, and the names of
// those of the two where it buys any.
func (a *advice) most(money int) (most int, where string) {
	best := 0
	for r := range vi.Regions {
		for s := range r {
			n, sum := a.reach(money, s, r)
			if n < most || n == most && sum >= best {
				continue
			}
			most, best = n, sum
			all := a.open(s, r)
			slices.SortStableFunc(all, func(x, y spot) int { return x.cost() - y.cost() })
			used := table.Where([]int{s, r}, func(in int) bool { return slices.ContainsFunc(all[:n], func(x spot) bool { return x.region == in }) })
			where = a.words().List(table.Each(used, vi.RegionName)...)
		}
	}
	return most, where
}
