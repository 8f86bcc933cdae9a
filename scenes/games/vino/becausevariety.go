package vino

import (
	"cmp"
	"slices"

	"treille/engine"
	"treille/engine/search"
	vi "treille/engine/vino"
	"treille/scenes/table"
)

// varietyFact says what speaks for growing a variety rather than another: what all the viewer's barrels
// of it would bring then, its value, or that it is a new one.
func (a *advice) varietyFact(mine, theirs vi.Variety) string {
	w, me := a.words(), a.t.Me()
	n, m := a.in.Cellar(me, mine)+1, a.in.Cellar(me, theirs)+1
	income, lost, _ := a.in.Quote(mine, n)
	less, back, _ := a.in.Quote(theirs, m)
	before, _, _ := a.in.Quote(mine, max(n-1, 1))
	if more := income - less; more > 0 && (n == 1 || m > 1 && income > before) && (lost <= back || more > notDear*(lost-back)) {
		return a.x.VarietySells.With("n", w.Whole(n), "money", amount(income), "lost", a.vineyards(lost),
			"m", w.Whole(m), "variety", a.varietyName(theirs), "less", amount(less), "back", a.vineyards(back))
	}
	names := []string{"variety", a.varietyName(mine), "other", a.varietyName(theirs)}
	switch {
	case a.in.Market(mine) > a.in.Market(theirs):
		return a.x.MarketMore.With(append(names, "value", signed(a.in.Market(mine)), "less", signed(a.in.Market(theirs)))...)
	case n == 1 && m > 1 && !slices.ContainsFunc(varieties, func(g vi.Variety) bool { return a.in.Cellar(me, g) >= m }): // that one sells next
		return a.x.NewVariety.With(names...)
	}
	return ""
}

// longest is how many characters a reason may have, the signs that mark words included.
const longest = 150

// andGrow adds to a reason for a vineyard what speaks for the variety that is grown there, if it is chosen, or says
// that alone where the reason is none, or where only the variety was compared, it makes a difference, and both are too long.
func (a *advice) andGrow(words string) string {
	others := a.couldGrow()
	if a.best.Kind != vi.DecisionBuy || a.best.Variety == vi.NoVariety || a.in.Phase() == vi.PhaseDrawn || len(others) == 0 && words != "" {
		return words
	}
	more, only := a.growFact(others), false
	if rival, found := a.rival(); found && a.onlyGrows(vi.Decode(rival.Action)) {
		more, only = cmp.Or(a.varietyFact(a.best.Variety, vi.Decode(rival.Action).Variety), more), true
	}
	if rival, found := a.rival(); words == "" && found && !only && vi.Decode(rival.Action).Kind == vi.DecisionBuy {
		return "" // the variety says nothing against another vineyard
	}
	both := together(words, more)
	if only && both == words && more != a.x.EitherGrows {
		return cmp.Or(more, words)
	}
	return both
}

// together are two sentences, or the first alone if they are too long, or the one that is not "".
func together(words, more string) string {
	switch {
	case words == "":
		return more
	case more == "" || len([]rune(words+more)) >= longest:
		return words
	}
	return words + " " + more
}

// couldGrow are the other varieties that the advised vineyard could grow.
func (a *advice) couldGrow() (list []vi.Variety) {
	for _, l := range a.in.LegalActions(nil) {
		if d := vi.Decode(l); a.onlyGrows(d) {
			list = append(list, d.Variety)
		}
	}
	return list
}

// growFact says what speaks for a variety rather than for all others that could be grown: its value, its barrels,
// that it is a new one, or that it makes little difference.
func (a *advice) growFact(others []vi.Variety) string {
	w, v, me := a.words(), a.best.Variety, a.t.Me()
	name, n := a.varietyName(v), a.in.Cellar(me, v)
	not := func(worse func(g vi.Variety) bool) bool { return !slices.ContainsFunc(others, worse) }
	switch rival, found := a.otherGrown(); {
	case len(others) > 0 && not(func(g vi.Variety) bool { return a.in.Market(g) >= a.in.Market(v) }):
		return a.x.HighestValue.With("variety", name, "value", signed(a.in.Market(v)))
	case n > 0 && not(func(g vi.Variety) bool { return a.in.Cellar(me, g) >= n }):
		return w.Count(a.x.SameVariety, n, "variety", name)
	case found && a.close(rival) && a.in.Market(vi.Decode(rival.Action).Variety) > a.in.Market(v):
		return a.x.EitherGrows
	case n == 0 && not(func(g vi.Variety) bool { return a.in.Market(g) > a.in.Market(v) }) && a.newVariety() != "":
		return a.newVariety()
	case found && a.within(little, rival):
		return a.x.EitherGrows
	}
	return ""
}

// otherGrown is the best of the decisions that grow another variety on the advised vineyard; false if none was
// compared.
func (a *advice) otherGrown() (search.Result, bool) {
	grow := table.Where(a.Results[1:], func(r search.Result) bool { return a.onlyGrows(vi.Decode(r.Action)) })
	return table.Advice{Results: append(a.Results[:1:1], grow...)}.Alternative()
}

// newVariety says of a variety that it is a new one, and which ones the viewer has, or if others that could be grown are new,
// too, that its value is higher than theirs; "" if he has none, or it is not.
func (a *advice) newVariety() string {
	has := table.Where(varieties, func(g vi.Variety) bool { return a.in.Cellar(a.t.Me(), g) > 0 })
	also := table.Where(a.couldGrow(), func(g vi.Variety) bool { return a.in.Cellar(a.t.Me(), g) == 0 })
	lower := func(g vi.Variety) bool { return a.in.Market(g) < a.in.Market(a.best.Variety) }
	switch {
	case len(has) == 0 || len(table.Where(also, lower)) < len(also):
		return ""
	case len(also) > 0:
		return a.x.NewHighest.With("variety", a.varietyName(a.best.Variety), "value", signed(a.in.Market(a.best.Variety)))
	}
	return a.x.NewVariety.With("variety", a.varietyName(a.best.Variety), "other", a.words().List(table.Each(has, a.varietyName)...))
}

// vineyards counts some.
func (a *advice) vineyards(n int) string { return a.words().Count(a.words().Vino.Labels.Vineyards, n) }

// sellers are those of the others who have a variety in their cellars.
func (a *advice) sellers(v vi.Variety) []engine.Player {
	return table.Where(a.t.Seats(), func(p engine.Player) bool { return p != a.t.Me() && a.in.Cellar(p, v) > 0 })
}
