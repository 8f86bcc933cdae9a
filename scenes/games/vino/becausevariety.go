package vino

import (
	"slices"

	"treille/engine"
	vi "treille/engine/vino"
	"treille/scenes/lang"
	"treille/scenes/table"
)

// varietyFact says what speaks for growing a variety rather than another: what all the viewer's barrels
// of it would bring then, its value, that it is a new one, or that fewer others can lower its value by a sale (V43),
// which is not to be seen at a glance, and so no reason where both are about as good.
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
	rival, found := a.rival()
	switch few, more := a.sellers(mine), a.sellers(theirs); {
	case a.in.Market(mine) > a.in.Market(theirs):
		return a.x.MarketMore.With(append(names, "value", signed(a.in.Market(mine)), "less", signed(a.in.Market(theirs)))...)
	case n == 1 && m > 1 && !slices.ContainsFunc(varieties, func(g vi.Variety) bool { return a.in.Cellar(me, g) >= m }): // that one sells next
		return a.x.NewVariety.With(names...)
	case len(few) < len(more) && found && !a.close(rival) && a.in.Market(mine)+2*square >= a.in.Market(theirs):
		return a.fewer(a.x.NoneLowers, a.x.FewerLower, few, more, names)
	}
	return ""
}

// fewer names those few of the others, or says that none is, and those more of another variety.
func (a *advice) fewer(none, some lang.Plural, few, more []engine.Player, names []string) string {
	w := a.words()
	call := func(list []engine.Player) string { return w.List(table.Each(list, a.t.PlayerName)...) }
	if len(few) == 0 {
		return w.Count(none, len(more), append(names, "names", call(more))...)
	}
	return w.Count(some, len(few), append(names, "names", call(few), "more", call(more))...)
}

// vineyards counts some.
func (a *advice) vineyards(n int) string { return a.words().Count(a.words().Vino.Labels.Vineyards, n) }

// sellers are those of the others who have a variety in their cellars.
func (a *advice) sellers(v vi.Variety) []engine.Player {
	return table.Where(a.t.Seats(), func(p engine.Player) bool { return p != a.t.Me() && a.in.Cellar(p, v) > 0 })
}
