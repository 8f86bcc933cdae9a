package zankapfel

import (
	"math"

	zk "treille/engine/zankapfel"
	"treille/scenes/table"
)

// brings says what the advised decision brings or saves, beside the other one, where no fact decides between them;
// "" where that would speak against it.
func (a *advice) brings() string {
	x := &a.x.Brings
	switch a.d.Kind {
	case zk.DecisionMayor:
		cost := func(sq zk.Square) string {
			return digits(sum(table.Each(colours, func(c zk.Card) int { return int(printed.Prices[sq][c]) })))
		}
		return x.Prices.With("n", cost(a.d.Square), "m", cost(a.other.Square), "square", a.onOther(a.other.Square))
	case zk.DecisionChip:
		here, there := sum(a.handOn(a.d.Square)), sum(a.handOn(a.other.Square))
		return x.Chip.With("n", digits(here), "m", digits(there), "square", a.onOther(a.other.Square))
	case zk.DecisionBuy:
		if rounds := a.in.Chips().Len() - 1; rounds > 0 {
			return a.w.Count(x.Buy, rounds, "card", a.the(a.other.Card), "cards", digits(a.in.Hand().Len()+1))
		}
	case zk.DecisionLay:
		return a.layingBrings()
	case zk.DecisionAnnounce:
		return a.squareBrings()
	case zk.DecisionNone:
		return x.NoOffer.With("card", a.the(a.in.OwnLaid()), "n", digits(a.own(a.in.Announced())))
	case zk.DecisionDiscord:
		return a.discordBrings()
	case zk.DecisionDice:
		if own := a.in.OwnDiscord(); own > 0 && a.d.Number > a.other.Number {
			names := a.t.Names(a.clockwise(a.opponents().Has))
			return x.Dice.With("names", names, "n", digits(a.in.Number(a.in.Colour())), "more", a.moreDice(own, a.d.Number))
		}
	case zk.DecisionWait:
		return x.Wait.With("theirs", a.reach(math.MaxInt), "price", digits(zk.PriceOfDie))
	}
	return ""
}

// layingBrings compares what a card may bring with the price of the open one, or with another card.
func (a *advice) layingBrings() string {
	x, c, other := &a.x.Brings, a.d.Card, a.other.Card
	most, up := best(a.in.Targets(), c), func(n int) string { return a.upTo(a.x.UpTo, n) }
	if a.other.Kind == zk.DecisionBuy {
		return x.Lay.With("on", a.onNext(), "card", a.the(c), "up", up(most), "m", digits(a.in.Price(a.in.Face())))
	}
	switch theirs := best(a.in.Targets(), other); {
	case other == zk.Joker && a.in.Chips().Len() > 1:
		return x.Joker.With("k", digits(a.least(zk.Joker)))
	case theirs > most && len(a.clockwise(a.lays)) > 0:
		return x.Wanted.With("card", a.the(other), "up", up(theirs))
	case theirs > most:
		return ""
	case theirs == most:
		return x.Either.With("on", a.onNext(), "card", a.the(c), "other", a.the(other), "up", up(most))
	default:
		return x.Cards.With("on", a.onNext(), "card", a.the(c), "up", up(most), "other", a.the(other), "most", up(theirs))
	}
}

// squareBrings compares what two squares give the own card, or where none is laid, the others.
func (a *advice) squareBrings() string {
	x, sq, other := &a.x.Brings, a.d.Square, a.other.Square
	c, n, m := a.in.OwnLaid(), a.own(sq), a.own(other)
	switch {
	case c == zk.NoCard && a.most(sq) == a.most(other):
		return x.OthersSame.With("n", digits(a.most(sq)))
	case c == zk.NoCard:
		return x.Others.With("n", digits(a.most(sq)), "m", digits(a.most(other)), "square", a.onOther(other))
	case n == m:
		return x.Same.With("card", a.the(c), "n", digits(n))
	case n < m:
		return x.Less.With("card", a.the(c), "n", digits(m-n))
	}
	return ""
}

// discordBrings compares how many cards two discord cards beat, or says that the higher one is kept.
func (a *advice) discordBrings() string {
	x, card, other := &a.x.Brings, a.d.Number, a.other.Number
	n, _ := a.beaten(card)
	k, _ := a.beaten(other)
	switch {
	case card < other && a.in.LastRound():
		return ""
	case card < other:
		return x.Kept.With("m", digits(other))
	case n > k:
		return x.Beats.With("cards", a.theirs(card), "card", digits(other), "k", digits(k))
	}
	return x.Higher.With("card", digits(card))
}
