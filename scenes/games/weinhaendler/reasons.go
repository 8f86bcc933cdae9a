package weinhaendler

import (
	"cmp"

	wh "treille/engine/weinhaendler"
	"treille/scenes/table"
	"treille/sprites"
)

// why says what makes the difference: a fact of the table, or that there is none that does.
func (a *advice) why() table.Clue {
	at := a.bottles()
	if a.do.Kind == wh.DecisionPlace {
		at = []string{placePrefix + placeID(a.do.Place)}
	}
	words := a.because()
	if words == "" {
		words = a.even()
	}
	if a.instead.Kind == wh.DecisionBid && a.compared && words == a.nearly() { // it speaks of that bid
		at = a.hand(a.instead.Cards)
	}
	c := table.Clue{Words: words, At: at}
	if a.offered != wh.Hidden {
		c.Lying = table.Lying{Where: a.x.InOffer, Looks: []sprites.Look{asMini(a.offered)}}
	}
	if len(a.with) > 0 {
		var cards []wh.Card
		for _, p := range a.with {
			card, _ := a.in.Cellar(a.t.Me(), int(p.Cellar)).At(int(p.Row), int(p.Col))
			cards = append(cards, card)
		}
		c.Lying = table.Lying{Where: a.x.InCellar, Looks: table.Each(cards, asMini)}
		if a.in.LastRound() { // or else the words name them
			c.Said = words + " " + a.w.Labelled(a.x.InCellar, a.w.List(table.Each(cards, a.shortName)...)) + "."
		}
	}
	return c
}

// bottles are the ids of those that come to the hand or stay there.
func (a *advice) bottles() []string {
	if got, rank := a.gets(); rank > 0 {
		return a.keys(got)
	}
	return a.hand(a.in.Hand())
}

// even says what is so where no fact of the table makes the difference.
func (a *advice) even() string {
	n, told := len(a.own()), a.nearly()
	if a.compared {
		told = cmp.Or(told, a.raises())
	}
	switch {
	case a.do.Kind == wh.DecisionDone && a.in.LastRound():
		return a.x.EvenEmpties
	case told != "":
		return told
	case a.do.Kind == wh.DecisionBid:
		mine := a.deal(a.do)
		return a.x.Takes.With("take", a.starWords(mine.take), "give", a.starWords(mine.give))
	case a.do.Kind == wh.DecisionPlace:
		return a.w.Count(a.x.EvenPlace, n-max(1, a.in.MustPlace()), "gain", a.gainWords(a.gain()))
	}
	return a.w.Count(a.x.EvenKeep, n, "total", a.w.Money(a.in.Hand().Value()))
}
