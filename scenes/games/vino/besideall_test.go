package vino

import (
	"slices"
	"strings"

	"treille/engine"
	"treille/engine/rng"
	"treille/engine/search"
	vi "treille/engine/vino"
	"treille/scenes/lang"
	"treille/scenes/table"
)

// besideAll are the facts that are told of a decision beside all others, not beside one.
func (l ledger) besideAll(best vi.Decision) []fact {
	w, x, in, me := l.app.Words, &l.app.Words.Vino.Advice, l.in, l.me
	purse, _ := in.Money(me)
	all := l.table.Seats()
	price := vi.Price(best.Region, best.Vineyard)
	says := func(parts ...string) bool {
		words := strings.ReplaceAll(l.hint.Why.Words, "*one barrel*", "*1 barrels*")
		return !slices.ContainsFunc(parts, func(part string) bool { return !strings.Contains(words, part) })
	}
	whole := func(n int) string { return "*" + w.Whole(n) + "*" }
	name := func(v vi.Variety) string { return varietyIn(&w.Vino.Varieties, v) }
	elsewhere := table.Where(regions, func(r int) bool { return r != best.Region })
	only := func() bool { return best.Kind == vi.DecisionBuy && len(l.prices(best.Region)) == 1 }
	// grown and risen report whether something holds for all other varieties that the vineyard could grow, or that could
	// be raised instead.
	grown := func(holds func(g vi.Variety) bool) bool {
		return !slices.ContainsFunc(in.LegalActions(nil), func(a engine.Action) bool {
			d := vi.Decode(a)
			return d.Kind == vi.DecisionBuy && d.Region == best.Region && d.Vineyard == best.Vineyard && d.Variety != best.Variety && !holds(d.Variety)
		})
	}
	risen := func(holds func(g vi.Variety) bool) bool {
		return best.Kind == vi.DecisionRaise && !slices.ContainsFunc(varieties, func(g vi.Variety) bool {
			return g != best.Variety && g != in.Wares() && in.Market(g) < vi.MarketMax && !holds(g)
		})
	}
	barrels := func(v vi.Variety) (n int) {
		for _, p := range all {
			n += in.Cellar(p, v)
		}
		return n - in.Cellar(me, v)
	}
	least := func() bool {
		return says("*"+w.Whole(barrels(best.Variety))+" barrels*") && risen(func(g vi.Variety) bool { return barrels(g) > barrels(best.Variety) })
	}
	fewestGrow := func() bool {
		few := l.names(best.Variety, all)
		return says("*"+w.List(few...)+"*") && grown(func(g vi.Variety) bool { return l.sellers(g, all) > len(few) })
	}
	same := func() bool {
		n := in.Cellar(me, best.Variety)
		return n > 0 && says("*"+w.Whole(n)+" barrels*") && grown(func(g vi.Variety) bool { return in.Cellar(me, g) <= n })
	}
	fewestSell := func() bool {
		n := l.sellers(best.Variety, all)
		return says(whole(n)) && risen(func(g vi.Variety) bool { return l.sellers(g, all) > n })
	}
	each := func() bool {
		n := l.sellers(best.Variety, all)
		also := table.Where(varieties, func(g vi.Variety) bool {
			return g == best.Variety || g != in.Wares() && in.Market(g) < vi.MarketMax && l.sellers(g, all) == n
		})
		return len(also) > 1 && says("have "+w.List(table.Each(also, name)...)+":") && risen(func(g vi.Variety) bool { return l.sellers(g, all) >= n })
	}
	firstIn := func() bool {
		return slices.ContainsFunc(best.Regions[:], func(r int) bool {
			s := best.Regions[0] + best.Regions[1] - r
			free := l.prices(s)
			return l.place(r, nil, nil) == 0 && in.Obstacle(s) == vi.NoObstacle && says("in *"+vi.RegionName(r)+"*", "in "+vi.RegionName(s)+", ", whole(free[0])) &&
				(len(free) == 1 || says(whole(len(free))))
		})
	}
	given := table.Each(l.board.completed(l.found.Best()), spotOf)
	cheapestBack := func() bool {
		next := without(l.growing(in.Wares()), given)[0].cost()
		return says(whole(next)) && !slices.ContainsFunc(given, func(s spot) bool { return s.cost() > next })
	}
	gift := func(least, most int) bool { // a kept vineyard is cheaper by so much, where the gift is still to come
		return slices.ContainsFunc(given, func(s spot) bool {
			return slices.ContainsFunc(without(l.growing(in.Wares()), given), func(t spot) bool {
				less := s.cost() - t.cost()
				return less >= least && less <= most && in.Bottle(t.region) && !in.Bottle(s.region) && says(l.board.vineyard(s), l.board.vineyard(t), "*"+vi.RegionName(t.region)+"*") &&
					(less == 0 || says("*"+amount(less)+" more*"))
			})
		})
	}
	leaves := func() bool { // plays the gift on, in which all others take the dearest
		world, stream := new(vi.State), rng.New(1)
		in.Determinize(&stream, world)
		for _, a := range in.Gesture(l.found.Best()) {
			world.Apply(me, a, nil)
		}
		for p := world.Turn(); p >= 0 && world.Phase() == vi.PhaseGift; p = world.Turn() {
			list := world.LegalActions(p, nil)
			world.Apply(p, list[len(list)-1], nil)
		}
		var free, before []int
		for n := range vi.RoadLength(best.Region) {
			if _, owned := world.Owner(best.Region, n); !owned && vi.OfState(best.Region, n) {
				free = append(free, vi.Price(best.Region, n))
			}
			if _, owned := in.Owner(best.Region, n); !owned && vi.OfState(best.Region, n) && !slices.Contains(given, spot{best.Region, n}) {
				before = append(before, vi.Price(best.Region, n))
			}
		}
		return len(free) > 0 && (len(free) == 1 || says(whole(len(free)))) && says(whole(slices.Max(before))) && slices.Max(before) < given[0].cost()
	}
	return []fact{
		{x.OnlyFree, func() bool {
			return only() && says("*"+amount(purse-price)+"*") && l.buys(purse-price, elsewhere...) > 0
		}},
		{lang.Template(x.LastFree), func() bool { return only() && l.buys(purse-price, elsewhere...) == 0 }},
		{x.Leads, func() bool {
			return only() && l.place(best.Region, nil, nil) > 0 && says("*"+vi.RegionName(best.Region)+"*") && !slices.ContainsFunc(all, func(p engine.Player) bool {
				return p != me && in.Owned(p, best.Region) > in.Owned(me, best.Region)
			})
		}},
		{x.CheapestGives, func() bool {
			_, own, others := l.buyOn(best, false)
			return price == l.prices(best.Region)[0] && others > own && says("you "+whole(own), "others "+whole(others))
		}},
		{x.HighestValue, func() bool {
			return says(signed(in.Market(best.Variety))) && grown(func(g vi.Variety) bool { return in.Market(g) < in.Market(best.Variety) })
		}},
		{x.SameVariety.One, same},
		{x.SameVariety.Other, same},
		{x.FewestGrow.One, fewestGrow},
		{x.FewestGrow.Other, fewestGrow},
		{x.NobodyGrows, func() bool {
			return l.sellers(best.Variety, all) == 0 && grown(func(g vi.Variety) bool { return l.sellers(g, all) > 0 })
		}},
		{x.EitherGrows, func() bool {
			return slices.ContainsFunc(l.found.Results[1:], func(r search.Result) bool {
				d := vi.Decode(r.Action)
				return spotOf(d) == spotOf(best) && says("*"+name(d.Variety)+"*") && table.Percent(r) > table.Percent(l.found.Results[0])-2
			})
		}},
		{x.NewVariety, func() bool {
			has := table.Where(varieties, func(g vi.Variety) bool { return in.Cellar(me, g) > 0 })
			return in.Cellar(me, best.Variety) == 0 && says("of "+w.List(table.Each(has, name)...)+" has")
		}},
		{x.FirstInOne.One, firstIn},
		{x.FirstInOne.Other, firstIn},
		{x.CheapestBack.One, cheapestBack},
		{x.CheapestBack.Other, cheapestBack},
		{x.GiftAsCheap, func() bool { return gift(0, 0) }},
		{x.GiftThere, func() bool { return gift(1, 1000) }},
		{x.LeavesCheap.One, leaves},
		{x.LeavesCheap.Other, leaves},
		{x.LeastBarrels.One, least},
		{x.LeastBarrels.Other, least},
		{x.LeastOwnFew.One, least},
		{x.LeastOwnFew.Other, func() bool {
			return least() && risen(func(g vi.Variety) bool {
				n := in.Cellar(me, g)
				return n <= 2 && (n <= in.Cellar(me, best.Variety) || says(w.Whole(n)+" "+name(g)))
			})
		}},
		{x.LargestPart, func() bool {
			part := func(g vi.Variety) float64 { return float64(in.Cellar(me, g)) / float64(in.Cellar(me, g)+barrels(g)) }
			return says(whole(in.Cellar(me, best.Variety)), whole(in.Cellar(me, best.Variety)+barrels(best.Variety))) &&
				risen(func(g vi.Variety) bool { return in.Cellar(me, g) == 0 || part(g) < part(best.Variety) })
		}},
		{x.FewestSell.One, func() bool {
			return l.sellers(best.Variety, all) == 1 && risen(func(g vi.Variety) bool { return l.sellers(g, all) > 1 })
		}},
		{x.FewestSell.Other, fewestSell},
		{x.FewestEach.One, each},
		{x.FewestEach.Other, each},
		{x.NoFurther, func() bool {
			ups := steps(l.board.completed(l.found.Best()))
			return in.Market(best.Variety)+100*ups[best.Variety] == 500 && slices.ContainsFunc(varieties, func(g vi.Variety) bool {
				return g != best.Variety && ups[g] > 0 && l.sellers(g, all) == 0 && says("has "+name(g)+".")
			})
		}},
	}
}
