package vino

import (
	vi "treille/engine/vino"
	"treille/scenes/table"
)

// stillToCome are the regions that the viewer has chosen and that open later, as far as he can buy
// there.
func (a *advice) stillToCome() []int {
	here, _ := a.in.Region()
	return table.Where(a.in.Choice(a.t.Me()), func(r int) bool { return r > here && a.in.Obstacle(r) == vi.NoObstacle })
}

// passFact says why a purchase is left out: the game would end, others would be given more, or the money buys more, or
// cheaper ones, in a region still to come or in the next round.
func (a *advice) passFact(s spot) string {
	if words := or(a.bottleFact(s), func() string { return a.elsewhere(a.x.Later, s, a.stillToCome()) }); words != "" {
		return words
	}
	if a.about = s.region; a.lastBuying() || a.littleElse() {
		return ""
	}
	words, left := a.elsewhere(a.x.NextRound, s, regions), a.purse()-s.cost()
	if words == "" && left < few*notDear {
		return a.x.LeavesOnly.With("vineyard", a.named(s), "money", amount(left))
	}
	return words
}

// elsewhere says in which of some other regions the money buys fewer once a vineyard is bought, if it buys fewer by more
// than one, or the one is clearly cheaper than that vineyard; else "".
func (a *advice) elsewhere(when string, than spot, in []int) string {
	w, words, least := a.words(), "", than.cost()-clearlyCheaper
	if a.littleElse() {
		least = than.cost() - muchCheaper
	}
	for _, r := range in {
		_, fate := a.onward(a.purse(), r)
		if r == than.region || a.in.Obstacle(r) != vi.NoObstacle || fate == vi.BottleOpened {
			continue
		}
		n, all := a.reach(a.purse(), r)
		m, part := a.reach(a.purse()-than.cost(), r)
		names := []string{"when", when, "region", vi.RegionName(r), "vineyard", a.named(than)}
		switch one := all - part; {
		case n < m+1 || n == m+1 && one > least:
			continue
		case n == 1:
			words = a.x.Instead.With(append(names, "price", amount(one), "less", amount(than.cost()-one))...)
		default:
			words = a.x.WaitMore.With(append(names, "money", amount(a.purse()), "n", w.Whole(n), "prices", a.span(a.open(r)[:n]), "m", w.Whole(m))...)
		}
		if a.about = r; n > m+1 {
			return words
		}
		least = all - part - 1
	}
	return words
}

// muchCheaper is by how much one elsewhere has to be cheaper to wait for it, if it makes little difference.
const muchCheaper = 50

// littleElse reports whether the alternative wins only a little less often.
func (a *advice) littleElse() bool {
	rival, found := a.rival()
	return found && a.within(little, rival)
}

// span are the prices of some vineyards, the cheapest first, or if these are many, that of the first and of the last.
func (a *advice) span(list []spot) string {
	if most := 4; len(list) > most {
		return list[0].price() + "–" + list[len(list)-1].price()
	}
	return a.prices(list)
}
