package zankapfel

import (
	"slices"

	"treille/engine"
	zk "treille/engine/zankapfel"
	"treille/scenes/table"
)

// beaten counts the discord cards of the others in the quarrel, and those of them that a card
// beats. What is spent lies open; a card just laid is among the rest.
func (a *advice) beaten(value int) (n, all int) {
	for _, p := range a.clockwise(a.opponents().Has) {
		left := values(a.in.DiscordLeft(p))
		n += len(table.Where(left, func(v int) bool { return v < value }))
		all += len(left)
	}
	return n, all
}

// opponents are the others in the quarrel.
func (a *advice) opponents() engine.PlayerSet { return a.in.Members().Without(a.t.Me()) }

// becauseDiscord speaks for a discord card: it beats more of the others', or ties with one, or
// a higher one stays for later.
func (a *advice) becauseDiscord() string {
	mine, theirs := a.d.Number, a.other.Number
	n, all := a.beaten(mine)
	k, _ := a.beaten(theirs)
	other := digits(theirs)
	rivals := a.opponents()
	whose := a.w.Of(a.t.PlayerName(rivals.First()))
	switch one := rivals.Len() == 1; {
	case mine > theirs && a.wins(0):
		return a.b().OwnQuarrel
	case n > k && one && all > 1:
		return a.b().Beats.With("n", digits(n), "of", whose, "all", digits(all), "m", other, "k", digits(k))
	case n > k && all > 1:
		return a.b().BeatsAll.With("n", digits(n), "all", digits(all), "m", other, "k", digits(k))
	case one && mine > theirs && slices.Contains(values(a.in.DiscordLeft(rivals.First())), mine):
		return a.b().Ties.With("of", whose, "n", digits(mine), "m", other)
	case mine > theirs && n == k && one && all > 0:
		return a.b().Higher.With("n", digits(n), "of", whose, "all", digits(all), "card", digits(mine), "m", other)
	case mine > theirs && n == k && all > 0:
		return a.b().HigherAll.With("n", digits(n), "all", digits(all), "card", digits(mine), "m", other)
	case mine > theirs || a.in.LastRound():
		return ""
	case mine == values(a.in.DiscordLeft(a.t.Me()))[0]:
		return a.b().Lowest.With("m", other)
	}
	return a.b().Later.With("m", other)
}

// surely counts the discord cards of a seat that beat the own one, however the dice fall, if
// there are so many of them.
func (a *advice) surely(p engine.Player, dice int) int {
	highest := a.in.OwnDiscord() + dice*printed.Pips
	return len(table.Where(values(a.in.DiscordLeft(p)), func(v int) bool { return v+a.in.Dice(p) > highest }))
}

// wins reports whether the prize of the quarrel ends the game, less the price of so many dice
// (Z60).
func (a *advice) wins(dice int) bool {
	return a.in.Score(a.t.Me())-dice*zk.PriceOfDie+a.in.Number(a.in.Colour()) >= printed.Path
}

// becauseDice speaks for so many dice, against another number of them or none.
func (a *advice) becauseDice() string {
	n, m, own := a.d.Number, a.other.Number, a.in.OwnDiscord()
	if a.other.Kind == zk.DecisionDice && n < m {
		return a.lower(&a.b().CostsLess, n*zk.PriceOfDie, m*zk.PriceOfDie)
	}
	if a.wins(n) {
		return a.b().OwnQuarrel
	}
	if rivals := a.opponents(); a.other.Kind == zk.DecisionWait && rivals.Len() == 1 {
		p := rivals.First()
		if before, after := a.surely(p, 0), a.surely(p, n); before > after && before > 1 {
			return a.b().SureLoss.With("n", digits(before), "of", a.w.Of(a.t.PlayerName(p)), "all", digits(len(values(a.in.DiscordLeft(p)))),
				"card", digits(own), "k", digits(after))
		}
	}
	return a.higher(&a.b().Reach, own+n*printed.Pips, own+m*printed.Pips, "card", digits(own))
}

// becauseWait speaks for waiting: the card may be enough, there is time yet, or dice cost much.
func (a *advice) becauseWait() string {
	rivals := a.opponents()
	if p := rivals.First(); rivals.Len() == 1 && a.in.Dice(p) == 0 {
		if n, all := a.beaten(a.in.OwnDiscord()); all > 1 && 2*n > all {
			return a.b().Enough.With("card", digits(a.in.OwnDiscord()), "n", digits(n), "of", a.w.Of(a.t.PlayerName(p)), "all", digits(all))
		}
	}
	if n, all := a.beaten(a.in.OwnDiscord()); !a.compared && all > 0 {
		words := &a.b().LowCard
		if 2*n > all {
			words = &a.b().HighCard
		}
		return words.With("card", digits(a.in.OwnDiscord()), "n", digits(n), "all", digits(all))
	}
	for _, p := range a.clockwise(rivals.Has) {
		if a.in.MayBuyDice().Has(p) {
			return a.b().StillTime.With("name", a.t.PlayerName(p))
		}
	}
	price := a.other.Number * zk.PriceOfDie
	return a.b().DiceCost.With("m", digits(price), "n", digits(a.in.Number(a.in.Colour())))
}
