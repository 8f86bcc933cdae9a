package vino

import (
	"cmp"
	"slices"

	"treille/engine"
	vi "treille/engine/vino"
	"treille/scenes/table"
)

// littleOwn is how many barrels of a variety are too few to sell alone.
const littleOwn = 2

// raised are the varieties that the gesture raises, that first of which the viewer has most barrels.
func (a *advice) raised() []vi.Variety {
	ups := steps(a.gesture)
	list := table.Where(varieties, func(g vi.Variety) bool { return ups[g] > 0 })
	slices.SortStableFunc(list, func(g, h vi.Variety) int { return a.in.Cellar(a.t.Me(), h) - a.in.Cellar(a.t.Me(), g) })
	return list
}

// raiseFact says what speaks for a variety that is raised rather than for another: who has it, whom else a rise helps in this
// round, or what the viewer has, unless a rise helps the others by more; if several are raised, what they have in common.
func (a *advice) raiseFact(other vi.Variety) string {
	if list := a.raised(); len(list) > 1 {
		return a.raiseTogether(list)
	}
	w, v := a.words(), a.best.Variety
	names := []string{"variety", a.varietyName(v), "other", a.varietyName(other)}
	n, m := a.in.Cellar(a.t.Me(), v), a.in.Cellar(a.t.Me(), other)
	if a.hasMore() {
		return ""
	}
	_, next := a.have(a.later(), v)
	_, later := a.have(a.later(), other)
	switch less := a.helpsLess(other); {
	case n > 0 && len(a.sellers(v)) == 0:
		return w.Count(a.x.OnlyYours, n, names...)
	case less != "" && (m > 0 || n <= littleOwn):
		return less
	case next-later > n-m: // that helps the others by more
	case n > 0 && m == 0:
		return w.Count(a.x.YouSellIt, n, names...)
	case n > m:
		return a.x.CellarMore.With(append(names, "n", w.Whole(n), "m", w.Whole(m))...)
	}
	return a.leastBarrels()
}

// helpsLess compares the barrels that others have of the raised variety and of another one: those of who sells after the
// viewer in this round, or, if these have as many of both, those of all others. It says that raising helps them less; "" if
// it does not, or if the viewer loses as much by not raising the other one.
func (a *advice) helpsLess(other vi.Variety) string {
	v, words, of := a.best.Variety, a.x.LessNext, a.later()
	few, n := a.have(of, v)
	more, m := a.have(of, other)
	if n == m {
		words, of = a.x.LessAll, a.t.Seats()
		few, n = a.have(of, v)
		more, m = a.have(of, other)
	}
	if a.hasMore() || len(few) > len(more) || m-n <= max(0, a.in.Cellar(a.t.Me(), other)-a.in.Cellar(a.t.Me(), v)) {
		return ""
	}
	return words.With("few", a.anyOf(few), "variety", a.varietyName(v), "more", a.anyOf(more), "other", a.varietyName(other))
}

// later are those who sell after the viewer in this round.
func (a *advice) later() []engine.Player {
	rose := a.in.Rose()
	return rose[1+slices.Index(rose, a.t.Me()):]
}

// have are those of some others who have a variety, each with his barrels, and all of these.
func (a *advice) have(of []engine.Player, v vi.Variety) (names []string, all int) {
	for _, p := range of {
		if n := a.in.Cellar(p, v); n > 0 && p != a.t.Me() {
			names, all = append(names, a.t.PlayerName(p)+" ("+a.words().Whole(n)+")"), all+n
		}
	}
	return names, all
}

// anyOf are some names, or that there is nobody.
func (a *advice) anyOf(names []string) string { return cmp.Or(a.words().List(names...), a.x.Nobody) }

// raiseTogether says of several varieties that are raised that of all that can rise the viewer has these alone, or what speaks
// for that of which he has most, where that cannot rise further.
func (a *advice) raiseTogether(list []vi.Variety) string {
	rest := table.Where(a.canRise(), func(g vi.Variety) bool { return !slices.Contains(list, g) })
	own := func(g vi.Variety) int { return a.in.Cellar(a.t.Me(), g) }
	most, first, last := slices.Max(append(table.Each(rest, own), 0)), list[0], list[len(list)-1]
	ups := steps(a.gesture)
	top := a.in.Market(first)+ups[first]*square == vi.MarketMax
	switch {
	case len(rest) == 0 || own(last) <= most || a.helpsMore(first, rest):
	case most == 0 && (top || ups[first] >= ups[last]):
		return a.x.OnlyThese.With("list", a.barrels(list, own))
	}
	if words := a.raisedBeside(first, slices.Concat(rest, list[1:])); top && words != "" {
		return together(words, a.x.TopReached)
	}
	return ""
}

// evenRaise says of another variety, of which the viewer has clearly more, that raising it is about as good; "" if he has not, or
// if more than one is raised.
func (a *advice) evenRaise(other vi.Variety) string {
	if a.best.Kind != vi.DecisionRaise || len(a.raised()) > 1 {
		return ""
	}
	if n := a.in.Cellar(a.t.Me(), other); n > a.in.Cellar(a.t.Me(), a.best.Variety)+littleOwn {
		return a.x.EvenRaise.With("other", a.varietyName(other), "n", a.words().Whole(n))
	}
	return ""
}

// mostOwn is the variety, of those that can rise, of which the viewer has most barrels; if several, the raised one first.
func (a *advice) mostOwn() vi.Variety {
	most := a.best.Variety
	for _, g := range a.canRise() {
		if a.in.Cellar(a.t.Me(), g) > a.in.Cellar(a.t.Me(), most) {
			most = g
		}
	}
	return most
}

// hasMore reports whether the viewer has clearly more of something else that can rise, and it makes little difference.
func (a *advice) hasMore() bool {
	return a.littleElse() && a.in.Cellar(a.t.Me(), a.mostOwn()) > a.in.Cellar(a.t.Me(), a.best.Variety)+littleOwn
}

// helpsMore reports whether raising a variety helps somebody else clearly more than the viewer, and raising one of the rest
// would serve him better beside the others. It is false if the alternative wins clearly less often.
func (a *advice) helpsMore(v vi.Variety, rest []vi.Variety) bool {
	if _, found := a.rival(); found && !a.littleElse() {
		return false
	}
	own := func(g vi.Variety) int { return a.in.Cellar(a.t.Me(), g) }
	more := func(p engine.Player) bool { return a.in.Cellar(p, v) > own(v)+littleOwn }
	return slices.ContainsFunc(a.t.Seats(), more) && slices.ContainsFunc(rest, func(g vi.Variety) bool { return a.othersHave(g)-own(g) < a.othersHave(v)-own(v) })
}

// barrels counts those of some varieties.
func (a *advice) barrels(list []vi.Variety, count func(vi.Variety) int) string {
	return a.words().List(table.Each(list, func(g vi.Variety) string { return a.words().Whole(count(g)) + " " + a.varietyName(g) })...)
}

// othersHave is how many barrels of a variety lie in the cellars of the others.
func (a *advice) othersHave(v vi.Variety) int {
	_, n := a.have(a.t.Seats(), v)
	return n
}

// canRise are the varieties that could be raised instead (V43).
func (a *advice) canRise() []vi.Variety {
	return table.Where(varieties, func(g vi.Variety) bool {
		return g != a.best.Variety && g != a.in.Wares() && a.in.Market(g) < vi.MarketMax
	})
}

// leastBarrels says of what is raised that the others have fewer barrels of it than of all else that can rise, if the
// viewer has few of that.
func (a *advice) leastBarrels() string {
	v := a.best.Variety
	n := a.othersHave(v)
	few, ok := a.ownFew([]vi.Variety{v}, a.canRise())
	if !ok || slices.ContainsFunc(a.canRise(), func(g vi.Variety) bool { return a.othersHave(g) <= n }) {
		return ""
	}
	return together(a.words().Count(a.x.LeastBarrels, n, "variety", a.varietyName(v)), few)
}

// ownFew says that the viewer has only few barrels of what else could rise, if he has more of it than of what is raised;
// false if he has many.
func (a *advice) ownFew(list, rest []vi.Variety) (words string, ok bool) {
	count := func(g vi.Variety) int { return a.in.Cellar(a.t.Me(), g) }
	most := slices.Max(table.Each(list, count))
	own := table.Where(rest, func(g vi.Variety) bool { return count(g) > 0 })
	if !slices.ContainsFunc(own, func(g vi.Variety) bool { return count(g) > most }) {
		return "", true
	}
	if !slices.ContainsFunc(own, func(g vi.Variety) bool { return count(g) > littleOwn }) {
		return a.x.OwnFew.With("own", a.barrels(own, count)), true
	}
	return "", false
}

// raiseAlone says of what is raised, where nothing else was compared, what speaks for it beside all else that can rise.
func (a *advice) raiseAlone() string {
	rest := a.canRise()
	switch list := a.raised(); {
	case len(rest) == 0:
		return a.x.OnlyRaise
	case len(list) > 1:
		return a.raiseTogether(list)
	}
	return cmp.Or(a.raisedBeside(a.best.Variety, rest), a.leastBarrels(), a.helpsLess(a.mostOwn()))
}

// raisedBeside says beside some varieties of one that is raised who can sell it: the viewer alone, or he has most
// barrels of it, unless somebody who sells after him in this round has more.
func (a *advice) raisedBeside(v vi.Variety, rest []vi.Variety) string {
	w, me := a.words(), a.t.Me()
	n, others := a.in.Cellar(me, v), len(a.sellers(v))
	not := func(worse func(g vi.Variety) bool) bool { return !slices.ContainsFunc(rest, worse) }
	names := []string{"variety", a.varietyName(v), "n", w.Whole(n)}
	switch {
	case n > 0 && others == 0:
		return w.Count(a.x.OnlyYours, n, names...)
	case a.helpsMore(v, rest):
	case n > 0 && not(func(g vi.Variety) bool { return a.in.Cellar(me, g) > 0 }):
		return a.x.OnlyThese.With("list", a.barrels([]vi.Variety{v}, func(vi.Variety) int { return n }))
	case slices.ContainsFunc(a.later(), func(p engine.Player) bool { return a.in.Cellar(p, v) > n }): // these sell it before him then
	case n > 0 && not(func(g vi.Variety) bool { return a.in.Cellar(me, g) >= n }):
		return a.x.MostToSell.With(names...)
	}
	return ""
}
