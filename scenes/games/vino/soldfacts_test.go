package vino

import (
	"slices"
	"strings"

	"treille/engine"
	vi "treille/engine/vino"
	"treille/scenes/table"
)

// reads reports whether the reason has all of some words, with figures for what it counts in words.
func (l ledger) reads(parts ...string) bool {
	words := strings.NewReplacer("*one barrel*", "*1 barrels*", "*one*", "*1*", "*one ", "*1 ").Replace(l.hint.Why.Words)
	return !slices.ContainsFunc(parts, func(part string) bool { return !strings.Contains(words, part) })
}

// bold is a number as a reason marks it.
func (l ledger) bold(n int) string { return "*" + l.app.Words.Whole(n) + "*" }

// called is a variety's name.
func (l ledger) called(v vi.Variety) string { return varietyIn(&l.app.Words.Vino.Varieties, v) }

// sold are the facts that are told of two sales of one variety, and of what is given back after one, beside the
// alternative, beside the cheapest, or beside what is as cheap.
func (l ledger) sold(best, other vi.Decision, mine, theirs []spot) []fact {
	w, x, in := l.app.Words, &l.app.Words.Vino.Advice, l.in
	column := func(d vi.Decision) vi.SaleColumn { return vi.Printed().Sale[min(d.Quantity, vi.SaleColumns)-1] }
	further := func() int { return column(best).Lost - column(other).Lost }
	last := func() int { return slices.Max(table.Each(mine, spot.cost)) }
	rest := func() []spot { return without(l.growing(in.Wares()), mine) }
	loses := func(tied bool) bool { // with something else, somebody would buy before the viewer in a region
		instead := [][]spot{theirs, l.growing(in.Wares())[:len(mine)]}
		for _, s := range mine {
			for _, t := range rest() {
				if s.cost() == t.cost() {
					instead = append(instead, append(without(mine, []spot{s}), t))
				}
			}
		}
		return slices.ContainsFunc(regions, func(r int) bool {
			return slices.ContainsFunc(instead, func(list []spot) bool {
				n := in.Owned(l.me, r) - len(table.Where(list, func(s spot) bool { return s.region == r }))
				return l.place(r, nil, mine) >= 0 && l.place(r, nil, list) > l.place(r, nil, mine) && l.reads("*"+vi.RegionName(r)+"*", l.bold(n)) &&
					slices.ContainsFunc(l.table.Seats(), func(p engine.Player) bool {
						m := in.Owned(p, r)
						return p != l.me && l.reads(l.table.PlayerName(p)) && (m == n) == tied && m >= n && (tied || l.reads(l.bold(m)))
					})
			})
		})
	}
	cheapestBack := func() bool {
		next := rest()[0].cost()
		return l.reads(l.bold(next)) && last() < next
	}
	leavesRegion := func() bool {
		return cheapestBack() && slices.ContainsFunc(regions, func(r int) bool {
			return l.reads("*"+vi.RegionName(r)+"*") && l.place(r, nil, mine) < 0 && in.Owned(l.me, r) > 0
		})
	}
	same := func() bool {
		as := table.Where(l.growing(in.Wares()), func(s spot) bool { return s.cost() == last() })
		return rest()[0].cost() == last() && l.reads(l.bold(len(as)), amount(last()))
	}
	// gift reports whether some that the reason names stay in a region where the gift is still to come, and those that go
	// instead, which it names too, lie elsewhere and cost more by what it says, or as much.
	gift := func(dearer bool) func() bool {
		return func() bool {
			return slices.ContainsFunc(regions, func(r int) bool {
				told, _, _ := strings.Cut(l.hint.Why.Words, " the state’s")
				stay := table.Where(rest(), func(s spot) bool { return s.region == r && strings.Contains(told, s.price()) })
				return in.Bottle(r) && len(stay) > 0 && l.reads("*"+vi.RegionName(r)+"*") && slices.ContainsFunc(mine, func(s spot) bool {
					more := cost(mine) - cost(theirs)
					if as := l.growing(in.Wares())[:len(mine)]; !l.reads("*" + amount(more) + " more*") {
						more = cost(mine) - cost(as)
					}
					return !in.Bottle(s.region) && l.reads(vi.RegionName(s.region), s.price()) &&
						(dearer && more > 0 && l.reads("*"+amount(more)+" more*") || !dearer && slices.ContainsFunc(stay, func(t spot) bool { return t.cost() == s.cost() }))
				})
			})
		}
	}
	notBack := func() bool {
		back := l.growing(best.Variety)[column(best).Lost:max(column(best).Lost, column(other).Lost)]
		more := l.earns(other.Variety, other.Quantity) - l.earns(best.Variety, best.Quantity)
		return best.Variety == other.Variety && cost(back) > more && l.reads("*"+amount(more)+"* more") &&
			!slices.ContainsFunc(back, func(s spot) bool { return !l.reads(vi.RegionName(s.region), s.price()) })
	}
	backLess := func() bool {
		return cost(mine) < cost(theirs) && l.reads("*"+amount(cost(theirs)-cost(mine))+" less*")
	}
	return []fact{
		{x.BackLess.One, backLess},
		{x.BackLess.Other, backLess},
		{x.MoreCost.One, notBack},
		{x.MoreCost.Other, func() bool { return notBack() && l.reads("*"+w.Whole(other.Quantity-best.Quantity)+" barrels more*") }},
		{x.GiftAsCheap, gift(false)},
		{x.GiftThere.One, gift(true)},
		{x.GiftThere.Other, gift(true)},
		{x.BuysBack, func() bool {
			back := l.growing(best.Variety)[column(other).Lost:column(best).Lost]
			more := l.earns(best.Variety, best.Quantity) - l.earns(other.Variety, other.Quantity)
			return best.Variety == other.Variety && len(back) == further() && cost(back) <= more && l.reads("*"+amount(more)+" more*", "*"+w.Count(w.Vino.Labels.Vineyards, further())+"*") &&
				!slices.ContainsFunc(back, func(s spot) bool { return !l.reads(vi.RegionName(s.region), s.price()) })
		}},
		{x.LeavesMore, func() bool {
			back := func(d vi.Decision) int { return cost(l.growing(d.Variety)[:column(d).Lost]) }
			earns := func(d vi.Decision) int { return l.earns(d.Variety, d.Quantity) }
			return earns(best)-back(best) > earns(other)-back(other) && l.reads("brings *"+amount(earns(best))+"*", "costs *"+amount(back(best))+"*", "*"+amount(earns(other))+"*, and *"+amount(back(other))+"*")
		}},
		{x.CheapestBack.One, cheapestBack},
		{x.CheapestBack.Other, cheapestBack},
		{x.LeavesRegion.One, leavesRegion},
		{x.LeavesRegion.Other, leavesRegion},
		{x.CheapestSame.One, func() bool { return len(mine) == 1 && same() }},
		{x.CheapestSame.Other, same},
		{x.StaysBefore, func() bool { return loses(false) }},
		{x.StaysTied, func() bool { return loses(true) }},
	}
}
