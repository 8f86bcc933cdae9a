package vino

import (
	"slices"

	"treille/engine"
	vi "treille/engine/vino"
	"treille/scenes/table"
)

// littleOwn is how many barrels of a variety are too few to sell alone.
const littleOwn = 2

// raiseWhy says of what is raised why it is that against another, or beside all, and of the last steps why they go
// elsewhere.
func (a *advice) raiseWhy(words string) string {
	ups := steps(a.gesture)
	v := a.best.Variety
	more := table.Where(varieties, func(g vi.Variety) bool { return g != v && ups[g] > 0 })
	if words == "" || len(more) != 1 || a.in.Market(v)+ups[v]*square < vi.MarketMax || len(a.sellers(more[0])) > 0 {
		return words
	}
	return together(words, a.x.NoFurther.With("other", a.varietyName(more[0])))
}

// raiseFact says who can sell what is raised, and who another variety: a price is paid once a sale, so
// that sellers count and not barrels (V41).
func (a *advice) raiseFact(other vi.Variety) string {
	w, v := a.words(), a.best.Variety
	names := []string{"variety", a.varietyName(v), "other", a.varietyName(other)}
	n, m := a.in.Cellar(a.t.Me(), v), a.in.Cellar(a.t.Me(), other)
	next, later := a.sellLater(v), a.sellLater(other)
	switch {
	case n > 0 && len(a.sellers(v)) == 0:
		return w.Count(a.x.OnlyYours, n, names...)
	case n > 0 && m == 0 && len(next) == 0:
		return w.Count(a.x.YouSellIt, n, names...)
	case len(next) == 0 && len(later) == 1 && m > n && a.in.Cellar(later[0], other) > m:
		return a.x.HelpsLater.With(append(names, "name", a.t.PlayerName(later[0]), "n", w.Whole(a.in.Cellar(later[0], other)), "m", w.Whole(m))...)
	case m > n+littleOwn: // that one would have more of the other
		return ""
	case len(next) < len(later):
		return a.fewer(a.x.NoneNext, a.x.FewerNext, next, later, names)
	case len(a.sellers(v)) < len(a.sellers(other)):
		return a.fewer(a.x.NoneSells, a.x.FewerSell, a.sellers(v), a.sellers(other), names)
	case n > 0 && m == 0:
		return w.Count(a.x.YouSellIt, n, names...)
	case n > m:
		return a.x.CellarMore.With(append(names, "n", w.Whole(n), "m", w.Whole(m))...)
	}
	return a.leastBarrels()
}

// othersHave is how many barrels of a variety lie in the cellars of the others.
func (a *advice) othersHave(v vi.Variety) (n int) {
	for _, p := range a.t.Seats() {
		if p != a.t.Me() {
			n += a.in.Cellar(p, v)
		}
	}
	return n
}

// canRise are the varieties that could be raised instead (V43).
func (a *advice) canRise() []vi.Variety {
	return table.Where(varieties, func(g vi.Variety) bool {
		return g != a.best.Variety && g != a.in.Wares() && a.in.Market(g) < vi.MarketMax
	})
}

// leastBarrels says of what is raised that the others have fewer barrels of it than of all else that can rise, if the
// viewer himself has hardly any of that.
func (a *advice) leastBarrels() string {
	w, v, me := a.words(), a.best.Variety, a.t.Me()
	n := a.othersHave(v)
	var own []string
	for _, g := range a.canRise() {
		switch m := a.in.Cellar(me, g); {
		case a.othersHave(g) <= n || m > littleOwn:
			return ""
		case m > a.in.Cellar(me, v):
			own = append(own, w.Whole(m)+" "+a.varietyName(g))
		}
	}
	if n == 0 {
		return ""
	}
	if len(own) > 0 {
		return w.Count(a.x.LeastOwnFew, n, "variety", a.varietyName(v), "own", w.List(own...))
	}
	return w.Count(a.x.LeastBarrels, n, "variety", a.varietyName(v))
}

// raiseAlone says of what is raised, where nothing else was compared, who can sell it: beside all else that can rise,
// the viewer has most barrels of it, or the largest part of all, or the fewest others have any, or the fewest barrels.
func (a *advice) raiseAlone() string {
	w, v, me := a.words(), a.best.Variety, a.t.Me()
	n, others := a.in.Cellar(me, v), len(a.sellers(v))
	all := n + a.othersHave(v)
	rest := a.canRise()
	not := func(worse func(g vi.Variety) bool) bool { return !slices.ContainsFunc(rest, worse) }
	littleElse := not(func(g vi.Variety) bool { return a.in.Cellar(me, g) > n+littleOwn })
	names := []string{"variety", a.varietyName(v)}
	switch {
	case len(rest) == 0:
		return a.x.OnlyRaise
	case n > 0 && others == 0:
		return w.Count(a.x.OnlyYours, n, names...)
	case n > 0 && not(func(g vi.Variety) bool { return a.in.Cellar(me, g) >= n }):
		return w.Count(a.x.MostToSell, n, names...)
	case others > 0 && littleElse && not(func(g vi.Variety) bool { return len(a.sellers(g)) <= others }):
		return w.Count(a.x.FewestSell, others, names...)
	case n > littleOwn && not(func(g vi.Variety) bool { m := a.in.Cellar(me, g); return m*all >= n*(m+a.othersHave(g)) }):
		return a.x.LargestPart.With(append(names, "n", w.Whole(n), "all", w.Whole(all))...)
	}
	if words := a.leastBarrels(); words != "" {
		return words
	}
	if others > 0 && littleElse && not(func(g vi.Variety) bool { return len(a.sellers(g)) < others }) {
		each := table.Where(varieties, func(g vi.Variety) bool { return g == v || slices.Contains(rest, g) && len(a.sellers(g)) == others })
		return w.Count(a.x.FewestEach, others, "varieties", w.List(table.Each(each, a.varietyName)...))
	}
	return ""
}

// sellLater are those who sell after the viewer in this round and have a variety.
func (a *advice) sellLater(v vi.Variety) []engine.Player {
	rose := a.in.Rose()
	after := rose[1+slices.Index(rose, a.t.Me()):]
	return table.Where(after, func(p engine.Player) bool { return a.in.Cellar(p, v) > 0 })
}
