package vino

import (
	"slices"

	"treille/engine"
	vi "treille/engine/vino"
	"treille/scenes/lang"
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
	// helps reports whether fewer of some others, or as many with fewer barrels, have what is raised than another one, and less
	// than the viewer has less of it.
	helps := func(of []engine.Player, than vi.Variety) bool {
		v := up[0]
		told := func(g vi.Variety) (list []string, n int) {
			for _, p := range of {
				if m := in.Cellar(p, g); p != me && m > 0 {
					list, n = append(list, l.table.PlayerName(p)+" ("+w.Whole(m)+")"), n+m
				}
			}
			return append(list, "nobody")[:max(1, len(list))], n
		}
		few, n := told(v)
		more, m := told(than)
		return l.sellers(v, of) <= l.sellers(than, of) && m-n > own(than)-own(v) && m > n && l.reads("*"+w.List(few...)+"* can sell "+l.called(v), "*"+w.List(more...)+"* "+l.called(than))
	}
	// less reports the same beside the alternative, or if there is none, beside one that the viewer has most of.
	less := func(of []engine.Player) func() bool {
		return func() bool {
			return slices.ContainsFunc(varieties, func(g vi.Variety) bool {
				return can(g) && (!compared || g == other || own(g) > own(up[0])) && helps(of, g)
			})
		}
	}
	return []fact{
		{x.OnlyYours.One, alone},
		{x.OnlyYours.Other, alone},
		{x.MostToSell, func() bool {
			rose := in.Rose()
			after := rose[1+slices.Index(rose, me):]
			return beside(func(v, g vi.Variety) bool {
				return mine(v, g) && !slices.ContainsFunc(after, func(p engine.Player) bool { return in.Cellar(p, v) > own(v) })
			}, most)()
		}},
		{x.LeastBarrels.One, beside(theirs, least)},
		{x.LeastBarrels.Other, beside(theirs, least)},
		{x.LessNext, less(in.Rose()[1+slices.Index(in.Rose(), me):])},
		{x.LessAll, less(all)},
		{x.OwnFew, func() bool {
			few := table.Where(varieties, func(g vi.Variety) bool { return ups[g] == 0 && can(g) && own(g) > 0 })
			return len(few) > 0 && l.reads("have only *"+w.List(table.Each(few, func(g vi.Variety) string { return w.Whole(own(g)) + " " + l.called(g) })...)+"*.") &&
				!slices.ContainsFunc(few, func(g vi.Variety) bool { return own(g) > 2 })
		}},
		{x.OnlyThese, func() bool {
			only := func(v, g vi.Variety) bool { return own(v) > 0 && own(g) == 0 }
			return these(own, only)() || beside(func(v, _ vi.Variety) bool {
				return l.reads("*" + w.Whole(own(v)) + " " + l.called(v) + "*, and nothing else")
			}, only)()
		}},
		{lang.Template(x.TopReached), func() bool {
			return len(up) > 1 && slices.ContainsFunc(up, func(g vi.Variety) bool { return in.Market(g)+ups[g]*square == vi.MarketMax })
		}},
		{x.EvenRaise, func() bool {
			return len(up) == 1 && own(other) > own(best.Variety) && l.reads("with "+l.called(other)+", of which you have "+l.bold(own(other)))
		}},
	}
}
