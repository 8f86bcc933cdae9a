package vino

import (
	"slices"

	"treille/engine"
	vi "treille/engine/vino"
	"treille/scenes/table"
)

// severalMore is how many more free vineyards in one region than in another are worth telling before other reasons.
const severalMore = 3

// plainFact is where the advised decision and another differ on the table, where nothing weightier speaks for
// the advised one: "" if it speaks against it in all that is compared.
func (a *advice) plainFact(action engine.Action) string {
	other := vi.Decode(action)
	switch {
	case a.best.Kind == vi.DecisionChoose:
		return or(a.plainPair(other.Regions), a.pairReach)
	case a.best.Kind == vi.DecisionBuy && other.Kind == vi.DecisionBuy && other.Region != a.best.Region:
		return a.plainRegion(a.best.Region, other.Region)
	case a.best.Kind == vi.DecisionPass && other.Kind == vi.DecisionBuy && a.in.Round() > 0 && !a.in.LastBuying():
		return a.plainPass(spotOf(other))
	case a.best.Kind == vi.DecisionSell && other.Kind == vi.DecisionSell:
		return a.plainSale(other, a.other(action))
	case a.best.Kind == vi.DecisionGive:
		return a.plainGive(table.Each(a.completed(action), spotOf))
	}
	return ""
}

// plainPair compares the regions in which two pairs differ.
func (a *advice) plainPair(other [2]int) string {
	pair := a.best.Regions
	return inOne(without(pair[:], other[:]), func(r int) string {
		return inOne(without(other[:], pair[:]), func(s int) string { return a.plainRegion(r, s) })
	})
}

// plainRegion says what is better in one region than in another: that one can buy there at all, the lowest price,
// how much is free, how few of the others own something there, or that a gift is still to come.
func (a *advice) plainRegion(r, s int) string {
	if a.in.Obstacle(r) != vi.NoObstacle {
		return ""
	}
	w, here, there := a.words(), a.free(r), a.free(s)
	names := []string{"region", vi.RegionName(r), "other", vi.RegionName(s)}
	count := func(n, m int) []string { return append(names, "n", w.Whole(n), "m", w.Whole(m)) }
	if a.about = r; a.best.Kind == vi.DecisionChoose { // else the plate has no place where it hides none of both
		a.beside = s
	}
	if a.in.Obstacle(s) != vi.NoObstacle {
		return a.x.ClosedThere.With(names...)
	}
	less, mine, theirs := there[0].cost()-here[0].cost(), a.ownersBeside(r), a.ownersBeside(s)
	prices := append(names, "price", here[0].price(), "more", there[0].price())
	switch {
	case less >= clearlyCheaper:
		return a.x.StartsLower.With(prices...)
	case len(here) >= len(there)+severalMore:
		return a.x.FreeMore.With(count(len(here), len(there))...)
	case mine < theirs:
		return a.x.FewerOwners.With(count(mine, theirs)...)
	case less > 0:
		return a.x.StartsLower.With(prices...)
	case len(here) > len(there):
		return a.x.FreeMore.With(count(len(here), len(there))...)
	case a.in.Bottle(r) && !a.in.Bottle(s):
		return a.x.BottleThere.With(names...)
	}
	a.about, a.beside = -1, -1
	return ""
}

// ownersBeside is how many of the others own vineyards in a region.
func (a *advice) ownersBeside(r int) int {
	return len(table.Where(a.in.Owners(r), func(p engine.Player) bool { return p != a.t.Me() }))
}

// plainPass says what speaks for not buying a vineyard now: that another region is clearly cheaper, that nobody
// else can buy it in this round, or what would be left of the money.
func (a *advice) plainPass(s spot) string {
	least := s.cost() - clearlyCheaper
	cheapest := -1
	for _, r := range regions {
		if r != s.region && a.in.Obstacle(r) == vi.NoObstacle && a.free(r)[0].cost() <= least {
			cheapest, least = r, a.free(r)[0].cost()-1
		}
	}
	switch a.about = s.region; {
	case cheapest >= 0:
		a.about = cheapest
		when := a.x.NextRound
		if slices.Contains(a.stillToCome(), cheapest) {
			when = a.x.Later
		}
		return a.x.CheaperIn.With("region", vi.RegionName(cheapest), "price", a.lowest(cheapest), "less", amount(s.cost()-a.free(cheapest)[0].cost()), "vineyard", a.named(s), "when", when)
	case len(a.in.NextBuyers()) == 0:
		return a.x.StaysForSale.With("vineyard", a.named(s))
	}
	return a.x.LeavesOf.With("vineyard", a.named(s), "left", amount(a.purse()-s.cost()), "money", amount(a.purse()))
}

// plainSale says that a sale brings more for each vineyard that it costs.
func (a *advice) plainSale(other vi.Decision, name string) string {
	income, lost, _ := a.in.Quote(a.best.Variety, a.best.Quantity)
	less, back, _ := a.in.Quote(other.Variety, other.Quantity)
	if lost >= back || income*back <= less*lost {
		return ""
	}
	return a.x.SaleAgainst.With("money", amount(income), "lost", a.vineyards(lost), "other", name, "less", amount(less), "back", a.vineyards(back))
}

// plainGive says that what is given back costs less to buy back than what would be given back instead.
func (a *advice) plainGive(theirs []spot) string {
	mine, instead := without(a.spots, theirs), without(theirs, a.spots)
	less := cost(instead) - cost(mine)
	if less <= 0 {
		return ""
	}
	return a.words().Count(a.x.BackLess, len(mine), "mine", a.names(mine), "less", amount(less), "theirs", a.names(instead))
}
