package vino

import (
	"slices"

	vi "treille/engine/vino"
	"treille/scenes/table"
)

// raised are the facts that are told of what is raised, beside another variety or beside all that can rise.
func (l ledger) raised(best vi.Decision, other vi.Variety, compared bool) []fact {
	w, x, in, me := l.app.Words, &l.app.Words.Vino.Advice, l.in, l.me
	if best.Kind != vi.DecisionRaise {
		return nil
	}
	all := l.table.Seats()
	ups := steps(l.board.completed(l.found.Best()))
	up := table.Where(varieties, func(g vi.Variety) bool { return ups[g] > 0 })
	own := func(g vi.Variety) int { return in.Cellar(me, g) }
	others := func(g vi.Variety) (n int) {
		for _, p := range all {
			n += in.Cellar(p, g)
		}
		return n - own(g)
	}
	part := func(g vi.Variety) float64 { return float64(own(g)) / max(1, float64(own(g)+others(g))) }
	sellers := func(g vi.Variety) int { return l.sellers(g, all) }
	can := func(g vi.Variety) bool { return g != in.Wares() && in.Market(g) < vi.MarketMax }
	// beside reports whether something is so of one that is raised, which the reason names, and something of all others
	// that can rise.
	beside := func(is, not func(v, g vi.Variety) bool) func() bool {
		return func() bool {
			return slices.ContainsFunc(up, func(v vi.Variety) bool {
				return l.reads(l.called(v)) && is(v, v) && !slices.ContainsFunc(varieties, func(g vi.Variety) bool { return g != v && can(g) && !not(v, g) })
			})
		}
	}
	// rest reports whether something holds between one that is raised, which the reason names, and all that is not raised.
	rest := func(is, not func(v, g vi.Variety) bool) func() bool {
		return func() bool {
			return slices.ContainsFunc(up, func(v vi.Variety) bool {
				return l.reads(l.called(v)) && is(v, v) && !slices.ContainsFunc(varieties, func(g vi.Variety) bool { return ups[g] == 0 && can(g) && !not(v, g) })
			})
		}
	}
	// these reports whether a count of each that is raised is told, and something holds between each of them and the rest.
	these := func(count func(vi.Variety) int, not func(v, g vi.Variety) bool) func() bool {
		return func() bool {
			return len(up) > 1 && !slices.ContainsFunc(up, func(v vi.Variety) bool {
				return !l.reads(w.Whole(count(v))+" "+l.called(v)) || slices.ContainsFunc(varieties, func(g vi.Variety) bool { return ups[g] == 0 && can(g) && !not(v, g) })
			})
		}
	}
	mine := func(v, _ vi.Variety) bool { return own(v) > 0 && l.reads("*"+w.Whole(own(v))+" barrels*") }
	theirs := func(v, _ vi.Variety) bool { return l.reads("*" + w.Whole(others(v)) + " barrels*") }
	most := func(v, g vi.Variety) bool { return own(v) > own(g) }
	least := func(v, g vi.Variety) bool { return others(v) < others(g) }
	alone := beside(func(v, _ vi.Variety) bool { return mine(v, v) && sellers(v) == 0 }, func(_, _ vi.Variety) bool { return true })
	fewest := beside(func(v, _ vi.Variety) bool { return l.reads(l.bold(sellers(v))) }, func(v, g vi.Variety) bool { return sellers(v) < sellers(g) })
	more := func(few int) bool {
		n, m := others(other), own(other)
		return !compared || n > m && n > few && others(best.Variety) == few && l.reads("Of "+l.called(other), l.bold(n), l.bold(m), l.called(best.Variety))
	}
	return []fact{
		{x.OnlyYours.One, alone},
		{x.OnlyYours.Other, alone},
		{x.MostToSell.One, beside(func(v, _ vi.Variety) bool { return own(v) == 1 }, most)},
		{x.MostToSell.Other, beside(mine, most)},
		{x.LeastBarrels.One, beside(theirs, least)},
		{x.LeastBarrels.Other, beside(theirs, least)},
		{x.LargestPart, beside(func(v, _ vi.Variety) bool { return l.reads(l.bold(own(v)), l.bold(own(v)+others(v))) }, func(v, g vi.Variety) bool { return part(v) > part(g) })},
		{x.FewestSell.One, fewest},
		{x.FewestSell.Other, fewest},
		{x.OthersMore, func() bool {
			return others(best.Variety) > 0 && more(others(best.Variety)) && l.reads("only "+l.bold(others(best.Variety)))
		}},
		{x.OthersNone, func() bool { return more(0) }},
		{x.OwnFew, func() bool {
			few := table.Where(varieties, func(g vi.Variety) bool { return ups[g] == 0 && can(g) && own(g) > 0 })
			return len(few) > 0 && l.reads("have only *"+w.List(table.Each(few, func(g vi.Variety) string { return w.Whole(own(g)) + " " + l.called(g) })...)+"*.") &&
				!slices.ContainsFunc(few, func(g vi.Variety) bool { return own(g) > 2 })
		}},
		{x.OnlyThese, these(own, func(v, g vi.Variety) bool { return own(v) > 0 && own(g) == 0 })},
		{x.MostOfThese, these(own, most)},
		{x.LeastOfThese, these(others, least)},
		{x.LessTheirs, func() bool {
			return len(up) == 2 && others(up[0]) != others(up[1]) && (others(up[0]) < others(up[1])) == (ups[up[0]] > ups[up[1]]) && l.reads(l.bold(others(up[0])), l.bold(others(up[1])))
		}},
		{x.EvenRaise, func() bool {
			return len(up) == 1 && own(other) > own(best.Variety) && l.reads("of "+l.called(other)+": "+l.bold(own(other)), "of "+l.called(best.Variety)+" "+l.bold(own(best.Variety)))
		}},
		{x.OddRaise, func() bool {
			return len(up) == 1 && !compared && slices.ContainsFunc(varieties, func(g vi.Variety) bool {
				return can(g) && own(g) > own(up[0]) && l.reads("of "+l.called(g)+": "+l.bold(own(g)), "of "+l.called(up[0])+" "+l.bold(own(up[0])))
			})
		}},
		{x.NextMost.One, rest(func(v, _ vi.Variety) bool { return own(v) == 1 }, most)},
		{x.NextMost.Other, rest(mine, most)},
		{x.NextLeast.One, rest(theirs, least)},
		{x.NextLeast.Other, rest(theirs, least)},
	}
}
