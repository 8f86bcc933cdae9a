package zankapfel

import (
	"math"
	"slices"

	"treille/engine"
	zk "treille/engine/zankapfel"
	"treille/scenes/table"
)

// beaten counts the discord cards of the others in the quarrel, and those of them that a card
// beats. What is spent lies open; a card just laid is among the rest.
func (a *advice) beaten(value int) (n, all int) {
	for _, p := range a.clockwise(a.opponents().Has) {
		k, left := a.beatenOf(p, value)
		n, all = n+k, all+left
	}
	return n, all
}

// beatenOf counts those of one of them.
func (a *advice) beatenOf(p engine.Player, value int) (n, all int) {
	left := values(a.in.DiscordLeft(p))
	return len(table.Where(left, func(v int) bool { return v < value })), len(left)
}

// mostly reports whether a card beats more than half of the others' discord cards, and some of each of them.
func (a *advice) mostly(value int) bool {
	for _, p := range a.clockwise(a.opponents().Has) {
		if n, _ := a.beatenOf(p, value); n == 0 {
			return false
		}
	}
	n, all := a.beaten(value)
	return 2*n > all
}

// theirs are the discord cards of the others in the quarrel that a card beats, in words: of two
// others those of each, for it has to beat the cards of both.
func (a *advice) theirs(value int) string {
	n, all := a.beaten(value)
	each := a.b().Every.With("n", digits(all))
	if all == 2 {
		each = a.b().Both
	}
	of := func(p engine.Player) string { return a.w.Of(a.t.PlayerName(p)) }
	rivals := a.clockwise(a.opponents().Has)
	switch one := len(rivals) == 1; {
	case one && n == all:
		return a.b().EachCard.With("each", each, "of", of(rivals[0]))
	case one:
		return a.b().SomeCards.With("n", digits(n), "of", of(rivals[0]), "all", digits(all))
	case n == all:
		return a.b().EachOthers.With("each", each)
	case len(rivals) > 2:
		return a.b().SomeOthers.With("n", digits(n), "all", digits(all))
	}
	return a.b().SomeOfTwo.With("list", a.w.List(table.Each(rivals, func(p engine.Player) string {
		n, all := a.beatenOf(p, value)
		return a.b().SomeOf.With("n", digits(n), "of", of(p), "all", digits(all))
	})...))
}

// opponents are the others in the quarrel.
func (a *advice) opponents() engine.PlayerSet { return a.in.Members().Without(a.t.Me()) }

// becauseDiscord speaks for a discord card: it beats more of the others', or ties with one, and no
// other would do better; or the highest is kept.
func (a *advice) becauseDiscord() string {
	mine, theirs := a.d.Number, a.other.Number
	n, all := a.beaten(mine)
	k, _ := a.beaten(theirs)
	hand, other, rivals := values(a.in.DiscordLeft(a.t.Me())), digits(theirs), a.opponents()
	highest := hand[len(hand)-1]
	most, _ := a.beaten(highest)
	than := &a.b().ThanSome
	switch {
	case k == 0:
		than = &a.b().ThanNone
	case rivals.Len() > 1:
		than = &a.b().ThanFewer
	}
	gaps := []string{"card", digits(mine), "of", a.w.Of(a.t.PlayerName(rivals.First())), "m", other, "cards", a.theirs(mine), "than", than.With("m", other, "k", digits(k))}
	switch one := rivals.Len() == 1; {
	case mine > theirs && a.wins(0):
		return a.b().OwnQuarrel.With("k", a.w.Whole(a.in.Score(a.t.Me())), "n", digits(a.in.Number(a.in.Colour())))
	case mine < theirs && a.wins(0):
		return ""
	case mine < theirs && !a.in.LastRound() && a.cheap() && mine == hand[0]:
		return a.b().CheapPrize.With("n", digits(a.in.Number(a.in.Colour())), "m", other)
	case mine < theirs && !a.in.LastRound() && all > 1 && a.mostly(mine):
		return a.b().Stays.With(gaps...)
	case mine < theirs && !a.in.LastRound() && theirs == highest && !one:
		return a.b().Several.With("m", other)
	case mine < theirs || n < most || all < 2:
		return ""
	case n > k:
		return a.b().Beats.With(gaps...)
	case one && n == all && n == k:
		return a.b().Safer.With(gaps...)
	case mine != highest || !a.in.LastRound() && n > 0 && a.compared && !table.WinsMore(a.best, a.worse):
		return ""
	case one && slices.Contains(values(a.in.DiscordLeft(rivals.First())), mine):
		return a.b().Ties.With(gaps...)
	case n == 0:
		return a.b().Neither.With(gaps...)
	}
	return a.b().Higher.With(gaps...)
}

// cheap reports whether a quarrel is about so little that nobody spends his high cards on it: too little to bring
// anybody home.
func (b *tableState) cheap() bool {
	return b.in.Number(b.in.Colour()) < dearHarvest && !b.decides()
}

// decides reports whether the prize of the quarrel may end the game.
func (b *tableState) decides() bool {
	return slices.ContainsFunc(b.clockwise(b.in.Members().Has), func(p engine.Player) bool { return b.in.Score(p)+b.in.Number(b.in.Colour()) >= printed.Path })
}

// wins reports whether the prize of the quarrel ends the game, less the price of so many dice
// (Z60).
func (a *advice) wins(dice int) bool {
	return a.in.Score(a.t.Me())-dice*zk.PriceOfDie+a.in.Number(a.in.Colour()) >= printed.Path
}

// dear reports whether dice cost as much as the prize, and more than is done instead, and win not many more games: what
// they reach hides that.
func (a *advice) dear() bool {
	return (!a.compared || table.Percent(a.best)-table.Percent(a.worse) <= little) && a.d.Kind == zk.DecisionDice && a.d.Number > a.other.Number && a.d.Number*zk.PriceOfDie >= a.in.Number(a.in.Colour())
}

// highest is the highest discord card that a seat may have; 0 if it has none.
func (a *advice) highest(p engine.Player) (n int) {
	for _, v := range values(a.in.DiscordLeft(p)) {
		n = max(n, v)
	}
	return n
}

// reach tells what the one of the others who may make most can reach: without dice, the highest card that he may have
// laid, or where he is the only one and a sum that the own card makes at most is not above that, how many he has below
// the sum; with dice what he makes; or where the own card is above all that, that they can still buy some.
func (a *advice) reach(sum int) string {
	rivals := a.opponents()
	one, can := rivals.Len() == 1, func(p engine.Player) int { return a.highest(p) + a.in.Dice(p)*printed.Pips }
	p := slices.MaxFunc(a.clockwise(rivals.Has), func(p, q engine.Player) int { return can(p) - can(q) })
	most, name := can(p), a.t.PlayerName(p)
	below, all := a.beaten(sum)
	switch {
	case most < a.in.OwnDiscord() && one && a.in.MayBuyDice().Has(p):
		return a.b().MayBuy.With("name", name)
	case most < a.in.OwnDiscord() && !one && a.in.MayBuyDice().Without(a.t.Me()) != 0:
		return a.b().OthersMayBuy
	case one && a.in.Dice(p) == 0 && sum <= most && below > 0:
		return a.b().CardsBelow.With("of", a.w.Of(name), "b", digits(sum), "n", digits(below), "all", digits(all))
	case a.in.Dice(p) == 0 && most > 0:
		return a.b().HighestCard.With("name", name, "n", digits(most))
	}
	least := a.in.Dice(p)
	if left := values(a.in.DiscordLeft(p)); len(left) > 0 {
		least += left[0]
	}
	return a.b().CanReach.With("name", name, "a", digits(least), "b", digits(most))
}

// becauseDice speaks for so many dice, against another number of them or none.
func (a *advice) becauseDice() string {
	n, m, own, number := a.d.Number, a.other.Number, a.in.OwnDiscord(), a.in.Number(a.in.Colour())
	if score := a.in.Score(a.t.Me()); a.wins(n) && (n > m || !a.wins(m)) {
		return a.b().DiceWin.With("k", a.w.Whole(score), "m", digits(n*zk.PriceOfDie), "n", digits(number), "to", a.w.Whole(score-n*zk.PriceOfDie+number))
	}
	if own == 0 || a.dear() {
		return ""
	}
	gaps := []string{"card", digits(own), "a", digits(own + n), "b", digits(own + n*printed.Pips)}
	if rivals := a.opponents(); rivals.Len() == 1 && a.in.Dice(rivals.First()) == 0 {
		p := rivals.First()
		left := values(a.in.DiscordLeft(p))
		highest := a.highest(p)
		gaps = append(gaps, "of", a.w.Of(a.t.PlayerName(p)), "all", digits(len(left)), "highest", digits(highest))
		switch k, _ := a.beaten(own); {
		case m > 0:
		case k > 0 && own <= highest && a.compared && table.Percent(a.best)-table.Percent(a.worse) <= little && (len(left)-k)*number < len(left)*n*zk.PriceOfDie:
			return "" // the dice cost more than the cards above are likely to
		case k > 0 && own <= highest:
			return a.w.Count(a.b().Overtakes, n, append(gaps, "k", digits(k))...)
		}
	}
	theirs := a.reach(own + n*printed.Pips)
	if n > m {
		less := a.b().LessBare.With(gaps...)
		if m > 0 {
			less = a.w.Count(a.b().LessDice, m, "a", digits(own+m), "b", digits(own+m*printed.Pips))
		}
		return a.b().Reach.With("theirs", theirs, "more", a.moreDice(own, n), "less", less)
	}
	return a.b().EachMore.With("theirs", theirs, "more", a.moreDice(own, n), "price", digits(zk.PriceOfDie))
}

// moreDice tells what the own card makes with so many dice.
func (a *advice) moreDice(own, n int) string {
	return a.w.Count(a.b().MoreDice, n, "card", digits(own), "a", digits(own+n), "b", digits(own+n*printed.Pips))
}

// becauseWait speaks for waiting: the card may be enough, there is time yet, or dice cost much.
func (a *advice) becauseWait() string {
	rivals, own := a.opponents(), a.in.OwnDiscord()
	n, all := a.beaten(own)
	p := rivals.First()
	number := a.in.Number(a.in.Colour())
	gaps := []string{"card", digits(own), "cards", a.theirs(own), "price", digits(zk.PriceOfDie), "n", digits(number)}
	bare := !slices.ContainsFunc(a.clockwise(rivals.Has), func(p engine.Player) bool { return a.in.Dice(p) > 0 })
	switch over := rivals.Len() == 1 || a.waitMeans() != ""; {
	case bare && over && rivals.Len() > 1 && n < all && !slices.ContainsFunc(a.clockwise(rivals.Has), func(p engine.Player) bool { return a.highest(p) > own }):
		if own == printed.Discord {
			return a.b().UnbeatenTen.With(gaps...)
		}
		return a.b().Unbeaten.With(gaps...)
	case bare && over && rivals.Len() == 1 && all == 1 && n == 1:
		return a.b().OnlyCard.With("of", a.w.Of(a.t.PlayerName(p)), "n", digits(a.highest(p)), "card", digits(own))
	case bare && over && all > 1 && a.mostly(own) && (n == all || rivals.Len() > 1 || a.decides()):
		return a.b().Enough.With(gaps...)
	}
	if bare && rivals.Len() > 1 && !a.compared && n < all && a.mostly(own) && a.waitMeans() == "" {
		return a.b().HighCard.With(gaps...)
	}
	switch {
	case zk.PriceOfDie+1 >= number && !a.decides(): // who wins with one keeps 1 of the prize at most
		return a.b().DieCosts.With("m", digits(zk.PriceOfDie), "n", digits(number))
	case rivals.Len() > 1 && a.mostly(own) && a.in.MayBuyDice().Without(a.t.Me()) != 0:
		return a.b().StillTime
	case a.alike(), a.compared && a.decides():
		return ""
	case bare && rivals.Len() == 1 && 3*n >= all && all > 1:
		return a.b().SomeBeaten.With(gaps...)
	}
	return a.b().EachDie.With(append(gaps, "theirs", a.reach(math.MaxInt))...)
}
