package vino

import (
	"regexp"
	"slices"
	"strconv"
	"strings"

	"treille/engine"
	vi "treille/engine/vino"
	"treille/scenes/lang"
	"treille/scenes/table"
)

// gap is one in the words of a template, once they are quoted for a regular expression.
var gap = regexp.MustCompile(`\\{[a-z]+\\}`)

// A form is what a template's sentences look like: with so much before and behind, and something in its gaps.
type form struct {
	words               lang.Template
	before, gaps, after string
}

// forms are those that were needed before: making one takes longer than using it.
var forms = map[form]*regexp.Regexp{}

func (f form) expression() *regexp.Regexp {
	if forms[f] == nil {
		forms[f] = regexp.MustCompile(f.before + gap.ReplaceAllString(regexp.QuoteMeta(string(f.words)), f.gaps) + f.after)
	}
	return forms[f]
}

// says reports whether the reason of the hint is made of a template, or one of its two sentences is.
func (k *asker) says(t lang.Template) bool {
	return slices.ContainsFunc(k.parts(), form{t, "^", ".+?", "$"}.expression().MatchString)
}

// parts are the reason, or if it ends with a sentence that can be added to others, that and what goes before.
func (k *asker) parts() []string {
	words, x := k.hint.Why.Words, &k.app.Words.Vino.Advice
	for _, t := range []lang.Template{x.HighestValue, x.SameVariety.One, x.SameVariety.Other, lang.Template(x.EitherGrows), x.NewVariety, x.NewHighest, x.VarietySells, x.MarketMore,
		x.OwnFew, lang.Template(x.TopReached)} {
		if at := (form{t, "[.] ", "[^.]+?", "$"}).expression().FindStringIndex(words); at != nil {
			return []string{words[:at[0]+1], words[at[0]+2:]}
		}
	}
	return []string{words}
}

// span are some prices, the lowest first, or of more than four the lowest and the highest.
func span(w *lang.Words, prices []int) string {
	if n := len(prices); n > 4 {
		return amount(prices[0]) + "–" + amount(prices[n-1])
	}
	return w.List(table.Each(prices, amount)...)
}

// A fact is a template, and whether what it tells holds.
type fact struct {
	words lang.Template
	holds func() bool
}

// checkFact recomputes what a reason tells of the table.
func (k *asker) checkFact() {
	l := ledger{k, k.board.in, k.table.Me()}
	w, x, in, me := k.app.Words, &k.app.Words.Vino.Advice, l.in, l.me
	rival, compared := (&advice{Advice: k.found, best: vi.Decode(k.found.Best())}).rival()
	best, other := vi.Decode(k.found.Best()), vi.Decision{Kind: vi.DecisionPass}
	if compared {
		other = vi.Decode(rival.Action)
	}
	price := func(d vi.Decision) int { return vi.Price(d.Region, d.Vineyard) }
	if same := other.Kind == vi.DecisionBuy && spotOf(other) == spotOf(best); best.Kind == vi.DecisionBuy && (same || other.Kind == vi.DecisionPass) {
		for n := range best.Vineyard { // a dearer one is compared with the cheapest, too
			if _, owned := in.Owner(best.Region, n); !owned && vi.Price(best.Region, n) < price(best) {
				other.Kind, other.Region, other.Vineyard = vi.DecisionBuy, best.Region, n
				break
			}
		}
	}
	mine, theirs := []spot{spotOf(best)}, []spot{spotOf(other)}
	if best.Kind == vi.DecisionGive {
		mine = table.Each(k.board.completed(k.found.Best()), spotOf)
		if compared {
			theirs = table.Each(k.board.completed(rival.Action), spotOf)
		}
	}
	as := func() bool { // another free vineyard there, which the reason names, costs the same
		return slices.ContainsFunc(road(best.Region), func(s spot) bool {
			_, owned := in.Owner(s.region, s.vineyard)
			return !owned && s != spotOf(best) && s.cost() == price(best) && strings.Contains(k.hint.Why.Words, vi.RegionName(s.region)+" "+s.price())
		})
	}
	purse, _ := in.Money(me)
	says := func(parts ...string) bool { // all of these figures
		words := strings.NewReplacer("*one*", "*1*", "*one ", "*1 ", "*One ", "*1 ").Replace(k.hint.Why.Words)
		return !slices.ContainsFunc(parts, func(part string) bool { return !strings.Contains(words, part) })
	}
	whole := func(n int) string { return "*" + w.Whole(n) + "*" }
	lasts := func(less []spot) bool {
		return slices.ContainsFunc(less, func(s spot) bool { return l.place(s.region, nil, less) < 0 })
	}
	if (best.Kind == vi.DecisionSell || best.Kind == vi.DecisionNoSale) && other.Kind != vi.DecisionSell { // then the sale of all barrels that brings most is compared
		for _, v := range varieties {
			n, most := in.Cellar(me, v), -1
			if other.Kind == vi.DecisionSell {
				most = l.earns(other.Variety, other.Quantity)
			}
			if n > 0 && !(v == best.Variety && n == best.Quantity) && l.earns(v, n) > most {
				other = vi.Decision{Kind: vi.DecisionSell, Variety: v, Quantity: n}
			}
		}
	}
	income, lost := "", ""
	if best.Kind == vi.DecisionSell {
		income, lost = l.sale(best.Variety, best.Quantity)
	}
	less, back := "", ""
	if other.Kind == vi.DecisionSell {
		less, back = l.sale(other.Variety, other.Quantity)
	}
	all := k.table.Seats()
	column := func(d vi.Decision) vi.SaleColumn { return vi.Printed().Sale[min(d.Quantity, vi.SaleColumns)-1] }
	named := func(r int) bool { // by the reason, and by what the hint looks at
		return says("*"+vi.RegionName(r)) && strings.Contains(k.hint.Look.Words, "*"+vi.RegionName(r)+"*")
	}
	apart := func() (r, s int) { // the regions in which two pairs differ
		not := func(pair, of [2]int) int {
			return table.Where(pair[:], func(r int) bool { return !slices.Contains(of[:], r) })[0]
		}
		return not(best.Regions, other.Regions), not(other.Regions, best.Regions)
	}
	keeps := func() bool {
		return !lasts(mine) && (!compared || lasts(theirs) || lasts(l.growing(in.Wares())[:len(mine)]))
	}
	taken := func(a engine.Action) []spot { return table.Each(k.board.completed(a), spotOf) }
	if limit := regexp.MustCompile(`(\d+) \(39, the limit\)`).FindStringSubmatch(k.hint.Why.Words); limit != nil {
		full := slices.ContainsFunc(regions, func(r int) bool { // of one vineyard bought there, or of all private ones
			private, _ := in.Free(r)
			given, _ := strconv.Atoi(limit[1])
			return in.Vineyards(me)+1+given == vi.MaxOwned || in.Vineyards(me)+private+given == vi.MaxOwned
		})
		if k.facts[x.AtLimit]++; !full {
			k.t.Errorf("%s: %q is not so", k.format(k.found.Best()), k.hint.Why.Words)
		}
	}
	for _, fact := range slices.Concat(l.besideAll(best), l.raised(best, other.Variety, compared), l.sold(best, other, mine, theirs), []fact{
		{x.FirstIn, func() bool {
			return slices.ContainsFunc(best.Regions[:], func(r int) bool {
				also := compared && slices.Contains(other.Regions[:], r) // then nothing else speaks for what is found better
				return l.place(r, nil, nil) == 0 && named(r) && !(also && table.Percent(rival) > table.Percent(k.found.Results[0])-2)
			})
		}},
		{x.OnlyRegion, func() bool {
			open := table.Where(regions, func(r int) bool { return len(l.prices(r)) > 0 && in.Obstacle(r) == vi.NoObstacle })
			return len(open) == 1 && named(open[0])
		}},
		{lang.Template(x.NoRegion), func() bool {
			return !slices.ContainsFunc(regions, func(r int) bool { return in.Obstacle(r) == vi.NoObstacle })
		}},
		{x.NoneIn, func() bool {
			mine := slices.ContainsFunc(best.Regions[:], func(r int) bool {
				return l.before(r) == 0 && !slices.Contains(other.Regions[:], r) && named(r)
			})
			return mine && slices.ContainsFunc(other.Regions[:], func(r int) bool {
				return l.before(r) > 0 && !slices.Contains(best.Regions[:], r) && says(vi.RegionName(r))
			})
		}},
		{x.OwnerIn, func() bool {
			r, s := apart()
			return l.place(r, nil, nil) >= 0 && l.place(s, nil, nil) < 0 && named(r) && (len(l.remain(r, in.Owners(r)[:l.place(r, nil, nil)])) > 0 || compared && table.Percent(rival)+10 <= table.Percent(k.found.Results[0]))
		}},
		{x.ReachIn, func() bool {
			r, _ := apart()
			n, m := l.buys(purse, best.Regions[:]...), l.buys(purse, other.Regions[:]...)
			return n > m && says(whole(n), whole(m), "*"+amount(purse)+"*") && named(r)
		}},
		{x.ReachPair.Other, func() bool {
			return says("*"+amount(purse)+"*", whole(l.buys(purse, best.Regions[:]...)), "*"+vi.RegionName(best.Regions[0])+"*", "*"+vi.RegionName(best.Regions[1])+"*")
		}},
		{x.EndIn.One, func() bool {
			return slices.ContainsFunc(best.Regions[:], func(r int) bool {
				own, others, price := l.gift(r)
				private, _ := in.Free(r)
				ahead := slices.ContainsFunc(all, func(p engine.Player) bool { return p != me && in.Vineyards(p)+others >= in.Vineyards(me)+private+own })
				return named(r) && in.Bottle(r) && in.Bottles() == 1 && price <= purse && !ahead && !(compared && slices.Contains(other.Regions[:], r))
			})
		}},
		{x.EndIn.Other, func() bool {
			return slices.ContainsFunc(best.Regions[:], func(r int) bool {
				own, others, price := l.gift(r)
				private, _ := in.Free(r)
				ahead := slices.ContainsFunc(all, func(p engine.Player) bool { return p != me && in.Vineyards(p)+others >= in.Vineyards(me)+private+own })
				return named(r) && in.Bottle(r) && in.Bottles() == 1 && price <= purse && !ahead && !(compared && slices.Contains(other.Regions[:], r))
			})
		}},
		{x.GiftIn.Other, func() bool {
			return slices.ContainsFunc(best.Regions[:], func(r int) bool {
				own, others, price := l.gift(r)
				return named(r) && in.Bottle(r) && price <= purse && own > 0 && own >= others && says("you *"+w.Whole(own), "others *"+w.Whole(others)+"*")
			})
		}},
		{x.AllPrivate, func() bool {
			own, others, price := l.gift(best.Region)
			return !vi.OfState(best.Region, best.Vineyard) && in.Bottle(best.Region) && price <= purse && own > 0 && own >= others && l.goesOn(best.Region) &&
				(in.Bottles() > 1 || in.LastBuying()) && says("*"+amount(purse)+"*", "you *"+w.Whole(own), "others *"+w.Whole(others)+"*")
		}},
		{x.EndsAll, func() bool {
			own, _, price := l.gift(best.Region)
			private, _ := in.Free(best.Region)
			n := in.Vineyards(me) + private + own
			return in.Bottles() == 1 && !vi.OfState(best.Region, best.Vineyard) && in.Bottle(best.Region) && price <= purse && l.goesOn(best.Region) && says("*"+amount(purse)+"*", "then have "+whole(n)) &&
				slices.ContainsFunc(all, func(p engine.Player) bool {
					return p != me && in.Vineyards(p) < n && says(l.table.PlayerName(p)+" has "+whole(in.Vineyards(p)))
				})
		}},
		{x.LastLost, func() bool {
			n := l.upshot(best, k.found.Best())[me]
			return in.LastBuying() && says("at most "+whole(n)) && slices.ContainsFunc(all, func(p engine.Player) bool {
				return in.Vineyards(p) > n && says(l.table.PlayerName(p)+" has "+whole(in.Vineyards(p)))
			})
		}},
		{x.NoneToPay, func() bool {
			return says("*"+amount(purse)+"*") && !slices.ContainsFunc(regions, func(r int) bool { list := l.prices(r); return len(list) > 0 && list[0] <= purse })
		}},
		{x.CheapestMust, func() bool {
			return in.Round() == 0 && price(best) == l.prices(best.Region)[0] && says("*"+amount(purse-price(best))+"*")
		}},
		{x.CheapestLeft, func() bool {
			return price(best) == l.prices(best.Region)[0] && says("*"+amount(purse-price(best))+"*")
		}},
		{lang.Template(x.Cheapest), func() bool { return price(best) == l.prices(best.Region)[0] }},
		{x.CheapestFull, func() bool {
			bought, _, _ := l.buyOn(best, false)
			return price(best) == l.prices(best.Region)[0] && in.Vineyards(me)+bought == vi.MaxOwned && says(whole(vi.MaxOwned))
		}},
		{x.CheapestOf.Other, func() bool {
			bought, _, _ := l.buyOn(best, false)
			return in.Vineyards(me)+bought < vi.MaxOwned && price(best) == l.prices(best.Region)[0] && says(amount(purse-price(best)), whole(bought-1))
		}},
		{lang.Template(x.CheapestOnMap), func() bool {
			least := slices.Min(slices.Concat(table.Each(regions, l.prices)...))
			return price(best) == least && (!compared || price(other) > least)
		}},
		{x.GiftAfter, func() bool {
			own, _ := in.Gift(me, other.Region, other.Vineyard)
			return own > 0 && in.BottleAfter(other.Region, other.Vineyard) == vi.BottleOpened && purse >= price(best)+price(other) && says("*"+amount(purse-price(best))+"*") && l.goesOn(best.Region)
		}},
		{x.Either, as},
		{x.AsCheap, func() bool { return as() && price(best) == l.prices(best.Region)[0] }},
		{x.EndsGame, func() bool {
			own, _ := in.Gift(me, best.Region, best.Vineyard)
			if in.BottleAfter(best.Region, best.Vineyard) != vi.BottleOpened {
				own = 0
			}
			return in.Bottles() == 1 && in.BottleAfter(best.Region, best.Vineyard) != vi.BottleStays && says("you then have "+whole(in.Vineyards(me)+1+own)) &&
				slices.ContainsFunc(all, func(p engine.Player) bool {
					return p != me && in.Vineyards(p) < in.Vineyards(me)+1+own && says(l.table.PlayerName(p)+" has "+whole(in.Vineyards(p)))
				})
		}},
		{x.EndsNext, func() bool {
			return in.Bottles() == 1 && in.BottleAfter(best.Region, best.Vineyard) != vi.BottleStays && slices.ContainsFunc(in.NextBuyers(), func(p engine.Player) bool {
				money, _ := in.Money(p)
				return money >= price(best) && says("*"+l.table.PlayerName(p)+"*")
			})
		}},
		{x.EndsWinning, func() bool {
			own, _ := in.Gift(me, best.Region, best.Vineyard)
			if in.BottleAfter(best.Region, best.Vineyard) != vi.BottleOpened {
				own = 0
			}
			ends := in.Bottles() == 1 && in.BottleAfter(best.Region, best.Vineyard) != vi.BottleStays
			n, m := in.Vineyards(me)+1+own, atMost(strings.Replace(k.hint.Why.Words, "more than", "at most", 1))
			reach := l.upshot(best, k.found.Best())
			others := slices.DeleteFunc(slices.Clone(all), func(p engine.Player) bool { return p == me })
			return ends && says(whole(n)) && n > m && m == slices.Max(table.Each(others, func(p engine.Player) int { return reach[p] }))
		}},
		{lang.Template(x.LastBuying), func() bool { return in.LastBuying() }},
		{lang.Template(x.LastRegion), func() bool {
			return l.buys(purse, table.Where(in.Choice(me), func(r int) bool { return r > best.Region })...) == 0 || !slices.ContainsFunc(in.Choice(me), func(r int) bool { return r > best.Region && in.Obstacle(r) == vi.NoObstacle })
		}},
		{x.Ahead, func() bool { return !compared || l.place(best.Region, mine, nil) < l.place(best.Region, theirs, nil) }},
		{x.NoneCheaper, func() bool {
			return slices.ContainsFunc(in.Choice(me), func(r int) bool {
				return r > best.Region && l.prices(r)[0] > price(best) && says(whole(l.prices(r)[0]))
			})
		}},
		{x.LaterToo.Other, func() bool {
			return slices.ContainsFunc(in.Choice(me), func(r int) bool {
				n := l.buys(purse-price(best), r)
				return r > best.Region && l.undisturbed(r) && n == l.buys(purse, r) && says(amount(purse-price(best)), whole(n))
			})
		}},
		{x.StillGiven.Other, func() bool {
			private, _ := in.Free(best.Region)
			own, others := in.Gift(me, best.Region, best.Vineyard)
			return !vi.OfState(best.Region, best.Vineyard) && vi.OfState(other.Region, other.Vineyard) && in.Bottle(best.Region) &&
				says(w.Whole(private-1), "gives you "+whole(own), "others "+whole(others))
		}},
		{x.GiftLess, func() bool {
			_, n := in.Gift(me, best.Region, best.Vineyard)
			_, m := in.Gift(me, other.Region, other.Vineyard)
			return vi.OfState(best.Region, best.Vineyard) && n < m && says(whole(n), whole(m))
		}},
		{x.WouldGive, func() bool {
			here := slices.Concat(table.Where(road(best.Region), func(s spot) bool { return best.Kind == vi.DecisionBuy && spotOf(best).ofState() }), []spot{spotOf(other)})
			if r, ok := in.Region(); ok && best.Kind == vi.DecisionPass {
				here = road(r)
			}
			return !compared || slices.ContainsFunc(here, func(s spot) bool {
				own, others := in.Gift(me, s.region, s.vineyard)
				return says(s.price(), "*"+w.Whole(own), whole(others)) && others >= own && (others > own || price(best) == l.prices(best.Region)[0]) &&
					in.BottleAfter(s.region, s.vineyard) == vi.BottleOpened
			})
		}},
		{x.EndsBehind, func() bool {
			own, _ := in.Gift(me, other.Region, other.Vineyard)
			if in.BottleAfter(other.Region, other.Vineyard) != vi.BottleOpened {
				own = 0
			}
			least, reach := in.Vineyards(me)+1+own, atMost(k.hint.Why.Words)
			most := least
			if compared && other.Kind == vi.DecisionBuy {
				most = l.upshot(other, rival.Action)[me]
			}
			return !compared || in.Bottles() == 1 && in.Round() < 30 && in.BottleAfter(other.Region, other.Vineyard) != vi.BottleStays &&
				slices.ContainsFunc(all, func(p engine.Player) bool {
					return says(l.table.PlayerName(p), whole(in.Vineyards(p))) && reach >= least && reach <= most && reach < in.Vineyards(p)
				})
		}},
		{x.WouldEnd, func() bool {
			own, _ := in.Gift(me, other.Region, other.Vineyard)
			if in.BottleAfter(other.Region, other.Vineyard) != vi.BottleOpened {
				own = 0
			}
			return !compared || in.Bottles() == 1 && in.BottleAfter(other.Region, other.Vineyard) != vi.BottleStays && says("you then have "+whole(in.Vineyards(me)+1+own)) &&
				slices.ContainsFunc(all, func(p engine.Player) bool {
					return p != me && says(l.table.PlayerName(p), whole(in.Vineyards(p))) && in.Vineyards(p) >= in.Vineyards(me)+1+own
				})
		}},
		{x.TakesFar, func() bool {
			return compared && table.Percent(k.found.Results[0]) > table.Percent(rival)+9 && cost(taken(k.found.Best())) > cost(taken(rival.Action)) &&
				slices.ContainsFunc(taken(k.found.Best()), func(s spot) bool { return says("*" + s.price() + "*") })
		}},
		{x.VarietySells, func() bool {
			mine, costs := l.sale(best.Variety, in.Cellar(me, best.Variety)+1)
			theirs, back := l.sale(other.Variety, in.Cellar(me, other.Variety)+1)
			return says("*"+mine+"*", "*"+costs+"*", "*"+theirs+"*", "*"+back+"*") &&
				l.earns(best.Variety, in.Cellar(me, best.Variety)+1) > max(l.earns(other.Variety, in.Cellar(me, other.Variety)+1), l.earns(best.Variety, max(in.Cellar(me, best.Variety), 1))-1)
		}},
		{x.WaitMore, func() bool {
			return !compared || slices.ContainsFunc(regions, func(r int) bool {
				n, m := l.buys(purse, r), l.buys(purse-price(other), r)
				return r != other.Region && n > m && named(r) && says("*"+amount(purse)+"*", whole(n), whole(m), "("+span(w, l.prices(r)[:n])+")")
			})
		}},
		{x.Instead, func() bool {
			return !compared || slices.ContainsFunc(regions, func(r int) bool {
				free := l.prices(r)
				return r != other.Region && in.Obstacle(r) == vi.NoObstacle && named(r) && l.buys(purse, r) == 1 && l.buys(purse-price(other), r) == 0 &&
					says("*"+vi.RegionName(r)+" "+amount(free[0])+"*", "*"+amount(price(other)-free[0])+" less*")
			})
		}},
		{x.SalePays, func() bool {
			n, m := l.stated(purse+l.earns(best.Variety, best.Quantity)), l.most(purse)
			return n-m > column(best).Lost && says("for "+whole(n), "for "+whole(m)+" at most", "*"+lost+"*")
		}},
		{x.SaleLow, func() bool {
			back := cost(l.growing(other.Variety)[:column(other).Lost])
			return in.Market(other.Variety) < 0 && l.earns(other.Variety, other.Quantity) <= back && says("*"+amount(-in.Market(other.Variety))+"*", "only *"+less+"*", "cost *"+amount(back)+"*")
		}},
		{x.OneMore, func() bool {
			now, then := vi.Printed().Sale[min(best.Quantity, vi.SaleColumns)-1], vi.Printed().Sale[min(best.Quantity+1, vi.SaleColumns)-1]
			more := l.earns(best.Variety, best.Quantity+1) - l.earns(best.Variety, best.Quantity)
			return more > 0 && now.Lost == then.Lost && then.Steps > now.Steps && best.Quantity < in.Cellar(me, best.Variety) && says("*"+amount(more)+"*")
		}},
		{x.Without, func() bool { return says("*"+amount(purse)+"*") && l.most(purse) < 2 }},
		{x.WithoutMany, func() bool {
			sale, m := vi.Printed().Sale, 1
			for sale[m-1].Lost < column(best).Lost {
				m++
			}
			return says("*"+amount(purse)+"*", whole(best.Quantity)+" barrels", "*"+lost+"*, as "+whole(m)) && l.most(purse) < 2 && m < best.Quantity
		}},
		{x.SellsFor, func() bool { return lost == back && income != less }},
		{x.SaleAgainst, func() bool {
			return says("*"+income+"*", "*"+lost+"*", "*"+less+"*", "*"+back+"*") && column(best).Lost < column(other).Lost &&
				l.earns(best.Variety, best.Quantity)*column(other).Lost > l.earns(other.Variety, other.Quantity)*column(best).Lost
		}},
		{x.SaleCosts, func() bool {
			n, m := l.most(purse), l.most(purse+l.earns(other.Variety, other.Quantity))
			return m-n <= column(other).Lost && says("*"+amount(purse)+"*", "*"+less+"*", whole(m), "cost *"+back+"*", "*"+w.Count(w.Vino.Labels.Vineyards, n)+"*")
		}},
		{x.SaleFull, func() bool {
			return in.Vineyards(me) >= 37 && says(whole(in.Vineyards(me)), "*39*") && in.Vineyards(me)+l.most(purse) >= 39
		}},
		{x.SaleFew.Other, func() bool {
			free := len(slices.Concat(table.Each(regions, l.prices)...))
			return says(whole(free), "*"+back+"*") && free < column(other).Lost
		}},
		{x.SaleFew.One, func() bool {
			return len(slices.Concat(table.Each(regions, l.prices)...)) == 1 && says("*"+back+"*")
		}},
		{x.SaleNeedless.Other, func() bool {
			return l.stated(purse) == len(slices.Concat(table.Each(regions, l.prices)...)) && says(whole(l.stated(purse)))
		}},
		{x.TakesDear, func() bool {
			seats, _ := in.Takers()
			next := in.NextBuyers()
			return seats[len(seats)-1] == me && next[0] == me && slices.ContainsFunc(l.prices(best.Region), func(p int) bool { return p <= purse && says("*"+amount(p)+"*") })
		}},
		{x.TakesAhead, func() bool {
			return !compared || l.place(best.Region, taken(k.found.Best()), nil) < l.place(best.Region, taken(rival.Action), nil)
		}},
		{x.KeepsPlace.One, func() bool { return keeps() && says("*1 vineyard, ") }},
		{x.KeepsPlace.Other, keeps},
		{x.YouSellIt.Other, func() bool {
			return in.Cellar(me, best.Variety) > 0 && (!compared || in.Cellar(me, other.Variety) == 0)
		}},
		{x.CellarMore, func() bool {
			return !compared || says(whole(in.Cellar(me, best.Variety)), whole(in.Cellar(me, other.Variety)))
		}},
	}) {
		if !k.says(fact.words) {
			continue
		}
		k.facts[fact.words]++
		if !fact.holds() {
			k.t.Errorf("%s, instead of %s: %q is not so", k.format(k.found.Best()), k.format(rival.Action), k.hint.Why.Words)
		}
	}
}
