package vino

import (
	"cmp"
	"slices"

	vi "treille/engine/vino"
	"treille/scenes/lang"
	"treille/scenes/table"
)

// stillToCome are the regions that the viewer has chosen and that open later, as far as he can buy
// there.
func (a *advice) stillToCome() []int {
	here, _ := a.in.Region()
	return table.Where(a.in.Choice(a.t.Me()), func(r int) bool { return r > here && a.in.Obstacle(r) == vi.NoObstacle })
}

// passFact says why a purchase is left out: the game would end, others would be given more, the money
// reaches for more in a later region, or others elsewhere are cheaper.
func (a *advice) passFact(s spot) string {
	w := a.words()
	if words := a.bottleFact(s); words != "" {
		return words
	}
	for _, r := range table.Where(a.stillToCome(), a.undisturbed) {
		a.about = r
		n, all := a.reach(a.purse(), r)
		m, part := a.reach(a.purse()-s.cost(), r)
		switch one := all - part; {
		case n > m+1:
			return a.x.LaterMore.With("region", vi.RegionName(r), "money", amount(a.purse()), "n", w.Whole(n), "prices", a.span(a.open(r)[:n]), "vineyard", a.named(s), "m", w.Whole(m))
		case n > m && one < s.cost():
			return a.x.LaterCheaper.With("region", vi.RegionName(r), "price", amount(one), "vineyard", a.named(s))
		}
	}
	if words := cmp.Or(a.sureLater(s), a.elsewhere(a.x.CanWait, s, a.stillToCome())); words != "" {
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

// sureLater names a cheaper vineyard in a region still to come that nobody can have bought when the viewer is first
// to buy there, if he cannot pay for both, and says why: nobody is before him, or who is has less money. It is "" if there is none.
func (a *advice) sureLater(s spot) string {
	for _, r := range a.stillToCome() {
		buyers, free := a.in.BuyersIn(r), a.free(r)
		before, money := buyers[:max(0, slices.Index(buyers, a.t.Me()))], 0
		for _, p := range before {
			n, known := a.in.Money(p)
			if money += n; !known {
				money = free[0].cost()
			}
		}
		if free[0].cost() >= s.cost() || free[0].cost()+s.cost() <= a.purse() || money >= free[0].cost() {
			continue
		}
		a.about = r
		names := []string{"vineyard", a.named(s), "later", a.vineyard(free[0])}
		if len(before) == 0 {
			return a.x.SureFirst.With(names...)
		}
		return a.words().Count(a.x.SureLater, len(before), append(names, "names", a.words().List(table.Each(before, a.t.PlayerName)...), "money", amount(money))...)
	}
	return ""
}

// elsewhere says in which of some other regions the cheapest vineyard is that costs clearly less than one, and how
// many there cost less, and their prices, if the money is not enough for them all and for that one, too; else "".
func (a *advice) elsewhere(words lang.Plural, than spot, in []int) string {
	var low []spot
	for _, r := range in {
		cheaper := table.Where(a.free(r), func(s spot) bool { return s.cost() < than.cost() })
		if len(cheaper) == 0 || cheaper[0].cost()+clearlyCheaper > than.cost() || cheaper[0].cost()+muchCheaper > than.cost() && a.littleElse() {
			continue
		}
		if r != than.region && a.in.Obstacle(r) == vi.NoObstacle && cost(cheaper) > a.purse()-than.cost() && (len(low) == 0 || cheaper[0].cost() < low[0].cost()) {
			low = cheaper
		}
	}
	if len(low) == 0 {
		return ""
	}
	a.about = low[0].region
	return a.words().Count(words, len(low), "region", vi.RegionName(a.about), "price", than.price(), "prices", a.span(low), "vineyard", a.named(than), "less", amount(than.cost()-low[0].cost()))
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
