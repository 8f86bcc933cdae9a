package weinhaendler

import (
	"slices"
	"strconv"

	"treille/engine"
	wh "treille/engine/weinhaendler"
	"treille/scenes/lang"
	"treille/scenes/table"
)

// why says what makes the difference; if nothing does, what the decision gives.
func (a *advice) why() table.Clue {
	when := a.w.Hint.NextRound
	if a.in.LastRound() {
		when = a.w.Hint.AtTheEnd
	}
	if a.compared && a.other.Mean <= a.found.Results[0].Mean {
		pair := a.found.Compare(a.other, a.reasons(), "when", when, "other", a.otherWords())
		if term, ok := pair.Strongest(); ok {
			if clue, ok := pair.Say(term); ok {
				return clue
			}
		}
	}
	if a.do.Kind == wh.DecisionPlace {
		return table.Clue{Words: a.even(), At: a.cellar()}
	}
	return table.Clue{Words: a.even(), At: a.bottles()}
}

// terms are the terms of the engine's value.
var terms = wh.Game{}.Valuer().Terms()

// reasons are the terms as they are told: first of what the viewer has, then of what the
// others have together.
func (a *advice) reasons() []table.Reason {
	type row struct {
		mine, theirs lang.WeinhaendlerTerm
		write        func(hundredths int) string
		at           []string
	}
	x, cellar, bottles := a.x, a.cellar(), a.bottles()
	byName := map[string]row{
		"points":  {x.Cellar, x.OthersCellar, a.counted(a.w.Table.Points), cellar},
		"stars":   {x.Hand, x.OthersHand, a.counted(x.Stars), bottles},
		"price":   {x.Hand, x.OthersHand, a.euros, bottles},
		"cards":   {x.Hand, x.OthersHand, a.counted(x.Bottles), bottles},
		"pairs":   {x.Hand, x.OthersHand, a.counted(x.Pairs), bottles},
		"threes":  {x.Hand, x.OthersHand, a.counted(x.Threes), bottles},
		"sets":    {x.Hand, x.OthersHand, a.counted(x.Sets), bottles},
		"ready":   {x.Ready, x.OthersReady, a.counted(a.w.Table.Points), cellar},
		"open":    {x.Open, x.OthersOpen, a.counted(a.w.Table.Points), cellar},
		"start":   {x.Start, x.OthersStart, a.times, bottles},
		"empties": {x.Hand, x.OthersHand, a.counted(x.Empties), bottles},
	}
	list := make([]table.Reason, 2*len(terms))
	for i, name := range terms {
		r := byName[name]
		list[i] = table.Reason{More: r.mine.More, Less: r.mine.Less, Write: r.write, At: r.at}
		list[len(terms)+i] = table.Reason{More: r.theirs.More, Less: r.theirs.Less, Write: r.write, At: a.panels()}
	}
	return list
}

// counted writes a number of something; nothing, if that is next to nothing.
func (a *advice) counted(unit lang.Plural) func(hundredths int) string {
	return func(hundredths int) string {
		switch tenths := (hundredths + 5) / 10; {
		case tenths == 0:
			return ""
		case hundredths%100 == 0:
			return a.w.Count(unit, hundredths/100)
		default:
			return a.w.CountTenths(unit, tenths)
		}
	}
}

// euro is a euro in hundredths of a tenth.
const euro = 1000

// euros writes a price, if it is a euro at least.
func (a *advice) euros(hundredths int) string {
	if hundredths < euro {
		return ""
	}
	return a.w.Money((hundredths + euro/2) / euro * 10)
}

// times writes how many times in a hundred something comes about.
func (a *advice) times(n int) string {
	if n == 0 {
		return ""
	}
	return a.w.Whole(n)
}

// cellar are the ids of the place of the bottle, or of the own cellar.
func (a *advice) cellar() []string {
	if a.do.Kind == wh.DecisionPlace {
		return []string{placePrefix + placeID(a.do.Place)}
	}
	return []string{rackID, "tab/cellar"}
}

// bottles are the ids of those that come to the hand or stay there.
func (a *advice) bottles() []string {
	if a.do.Kind != wh.DecisionBid {
		return a.hand(a.in.Hand())
	}
	got, _ := a.gets()
	return a.keys(got)
}

// panels are the ids of the others' panels.
func (a *advice) panels() []string {
	others := table.Where(a.t.Seats(), func(p engine.Player) bool { return p != a.t.Me() })
	return table.Each(others, func(p engine.Player) string { return "seat/" + strconv.Itoa(int(p)) })
}

// even says what a decision gives than which nothing is clearly better.
func (a *advice) even() string {
	p, n := a.t.Me(), len(a.own())
	total := a.w.Money(a.in.BidTotal(p) + a.do.Cards.Value())
	got, rank := a.gets()
	switch {
	case a.do.Kind == wh.DecisionPlace && a.in.LastRound():
		points := (a.found.Results[0].Terms[slices.Index(terms, "points")].Amount + 50) / 100
		return a.x.EvenLast.With("points", a.w.Count(a.w.Table.Points, points))
	case a.do.Kind == wh.DecisionPlace:
		return a.w.Count(a.x.EvenPlace, n-1, "gain", a.gainWords(a.gain()))
	case a.do.Kind == wh.DecisionDone && a.in.LastRound():
		return a.x.EvenEmpties
	case a.do.Kind == wh.DecisionDone:
		return a.w.Count(a.x.EvenDone, n)
	case a.do.Kind == wh.DecisionBid:
		return a.x.EvenTake.With("total", total, "bundle", a.bundle(got.From))
	case a.in.Bid(p) != 0:
		return a.x.EvenPass.With("total", total, "rank", a.w.Ordinal(rank))
	}
	return a.w.Count(a.x.EvenKeep, n)
}
