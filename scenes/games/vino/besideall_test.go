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
	later := table.Where(regions, func(r int) bool { return in.Round() == 0 || r > best.Region && slices.Contains(in.Choice(me), r) })
	only := func() bool { return best.Kind == vi.DecisionBuy && len(l.prices(best.Region)) == 1 }
	// grown reports whether something holds for all other varieties that the vineyard could grow.
	grown := func(holds func(g vi.Variety) bool) bool {
		return !slices.ContainsFunc(in.LegalActions(nil), func(a engine.Action) bool {
			d := vi.Decode(a)
			return d.Kind == vi.DecisionBuy && d.Region == best.Region && d.Vineyard == best.Vineyard && d.Variety != best.Variety && !holds(d.Variety)
		})
	}
	same := func() bool {
		n := in.Cellar(me, best.Variety)
		return n > 0 && says("*"+w.Whole(n)+" barrels*") && grown(func(g vi.Variety) bool { return in.Cellar(me, g) < n })
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
		return len(free) > 0 && (len(free) == 1 || says(whole(len(free))) || says("other "+w.Number(len(free)))) && says(whole(slices.Max(before))) && slices.Max(before) < given[0].cost()
	}
	lastOfState := func(words func(own, others int) bool) bool { // so many would be given without it
		return in.BottleAfter(best.Region, best.Vineyard) == vi.BottleTaken && slices.ContainsFunc(road(best.Region), func(s spot) bool {
			_, owned := in.Owner(s.region, s.vineyard)
			own, others := in.Gift(me, s.region, s.vineyard)
			return !owned && s.private() && words(own, others)
		})
	}
	return []fact{
		{x.LastOfState, func() bool {
			return lastOfState(func(own, others int) bool { return others > own && says("get "+whole(others), "you "+whole(own)) })
		}},
		{x.LastLeads, func() bool {
			n := in.Vineyards(me) + 1
			return lastOfState(func(own, others int) bool { return others <= own }) && says("lead with "+whole(n)) && slices.ContainsFunc(all, func(p engine.Player) bool {
				return p != me && says(l.table.PlayerName(p)+" has "+whole(in.Vineyards(p)))
			}) && !slices.ContainsFunc(all, func(p engine.Player) bool { return p != me && in.Vineyards(p) >= n })
		}},
		{x.LessOften, func() bool {
			rival, compared := l.found.Alternative()
			return compared && table.Percent(rival) <= table.Percent(l.found.Results[0])-2
		}},
		{x.LeavesOf, func() bool {
			return slices.ContainsFunc(road(l.here()), func(s spot) bool {
				_, owned := in.Owner(s.region, s.vineyard)
				return !owned && says("*"+amount(purse-s.cost())+"*", "*"+amount(purse)+"*", vi.RegionName(s.region)+" "+s.price())
			})
		}},
		{x.StaysForSale, func() bool {
			return len(l.in.NextBuyers()) == 0 && says(vi.RegionName(l.here())+" ") && strings.Contains(l.hint.Look.Words, vi.RegionName(l.here()))
		}},
		{x.CheaperIn, func() bool {
			return slices.ContainsFunc(regions, func(r int) bool {
				return r != l.here() && in.Obstacle(r) == vi.NoObstacle && says("*"+vi.RegionName(r)+"*", "*"+amount(l.prices(r)[0])+"*") && slices.ContainsFunc(l.prices(l.here()), func(p int) bool {
					return says("*"+amount(p-l.prices(r)[0])+" less*", vi.RegionName(l.here())+" "+amount(p))
				})
			})
		}},
		{x.ClosedThere, l.apart(best, func(r, s int) bool { return in.Obstacle(r) == vi.NoObstacle && in.Obstacle(s) != vi.NoObstacle })},
		{x.StartsLower, l.apart(best, func(r, s int) bool {
			return l.prices(r)[0] < l.prices(s)[0] && says("*"+amount(l.prices(r)[0])+"*", "*"+amount(l.prices(s)[0])+"*")
		})},
		{x.FreeMore, l.apart(best, func(r, s int) bool {
			return len(l.prices(r)) > len(l.prices(s)) && says(whole(len(l.prices(r))), whole(len(l.prices(s))))
		})},
		{x.FewerOwners, l.apart(best, func(r, s int) bool {
			return l.others(r) < l.others(s) && says(whole(l.others(r)), whole(l.others(s)))
		})},
		{x.BottleThere, l.apart(best, func(r, s int) bool { return in.Bottle(r) && !in.Bottle(s) })},
		{lang.Template(x.TakesAny), func() bool {
			rest := table.Where(road(best.Region), func(s spot) bool {
				_, owned := in.Owner(s.region, s.vineyard)
				return !owned && s.ofState() && !slices.Contains(given, s)
			})
			rival, compared := l.found.Alternative()
			return best.Kind == vi.DecisionTake && len(rest) > 0 && (!compared || table.Percent(rival) > table.Percent(l.found.Results[0])-10)
		}},
		{x.OnlyFree, func() bool {
			return only() && in.Vineyards(me) < 38 && says("*"+amount(purse-price)+"*") && l.buys(purse-price, later...) > 0
		}},
		{x.Full, func() bool { return best.Kind == vi.DecisionBuy && in.Vineyards(me) == 38 && says(whole(39)) }},
		{x.LastFree, func() bool { return only() && says("*"+amount(purse-price)+"*") && l.buys(purse-price, later...) == 0 }},
		{x.CheapestGives, func() bool {
			_, own, others := l.buyOn(best, false)
			return price == l.prices(best.Region)[0] && others > own && says("you *"+w.Whole(own), "others "+whole(others))
		}},
		{x.HighestValue, func() bool {
			return says(signed(in.Market(best.Variety))) && grown(func(g vi.Variety) bool { return in.Market(g) < in.Market(best.Variety) })
		}},
		{x.SameVariety.One, same},
		{x.SameVariety.Other, same},
		{lang.Template(x.EitherGrows), func() bool {
			return slices.ContainsFunc(l.found.Results[1:], func(r search.Result) bool {
				d := vi.Decode(r.Action)
				return spotOf(d) == spotOf(best) && d.Variety != best.Variety && table.Percent(r) > table.Percent(l.found.Results[0])-10
			})
		}},
		{x.NewVariety, func() bool {
			has := table.Where(varieties, func(g vi.Variety) bool { return in.Cellar(me, g) > 0 })
			most := slices.MaxFunc(varieties, func(g, h vi.Variety) int { return in.Cellar(me, g) - in.Cellar(me, h) })
			return in.Cellar(me, best.Variety) == 0 && (says("of "+name(most)+" has") || says("of "+w.List(table.Each(has, name)...)+" has") && grown(func(g vi.Variety) bool { return in.Cellar(me, g) > 0 }))
		}},
		{x.NewHighest, func() bool {
			return in.Cellar(me, best.Variety) == 0 && says(signed(in.Market(best.Variety))) &&
				grown(func(g vi.Variety) bool { return in.Cellar(me, g) > 0 || in.Market(g) < in.Market(best.Variety) })
		}},
		{x.FirstInOne.One, firstIn},
		{x.FirstInOne.Other, firstIn},
		{x.LeavesCheap.One, leaves},
		{x.LeavesCheap.Other, leaves},
		{x.LeavesOthers.One, leaves},
		{x.LeavesOthers.Other, leaves},
	}
}

// here is the region that is bought in, or that of the advised decision.
func (l ledger) here() int {
	if r, ok := l.in.Region(); ok {
		return r
	}
	return vi.Decode(l.found.Best()).Region
}

// others is how many of the others own vineyards in a region.
func (l ledger) others(r int) int {
	return len(table.Where(l.table.Seats(), func(p engine.Player) bool { return p != l.me && l.in.Owned(p, r) > 0 }))
}

// apart reports whether something holds for a region of the advised decision and another one, both of which the reason
// names: the hint looks at the first and marks the second.
func (l ledger) apart(best vi.Decision, holds func(r, s int) bool) func() bool {
	of := []int{best.Region}
	if best.Kind == vi.DecisionChoose {
		of = best.Regions[:]
	}
	return func() bool {
		return slices.ContainsFunc(of, func(r int) bool {
			return slices.ContainsFunc(regions, func(s int) bool {
				return !slices.Contains(of, s) && l.reads("*"+vi.RegionName(r)+"*", "in "+vi.RegionName(s)) && strings.Contains(l.hint.Look.Words, "*"+vi.RegionName(r)+"*") &&
					(best.Kind != vi.DecisionChoose || slices.Contains(l.hint.Why.At, regionPlace(s))) && holds(r, s)
			})
		})
	}
}
