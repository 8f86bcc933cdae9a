package weinhaendler

import (
	"slices"
	"strconv"

	"treille/engine"
	wh "treille/engine/weinhaendler"
	"treille/scenes/lang"
	"treille/scenes/table"
)

// why says what makes the difference: a fact of the table, else a term of the value; if nothing
// does, what the decision gives.
func (a *advice) why() table.Clue {
	at := a.bottles()
	if a.do.Kind == wh.DecisionPlace {
		at = a.cellar()
	}
	if fact := a.because(); fact != "" {
		return table.Clue{Words: fact, At: at}
	}
	when := a.w.Hint.NextRound
	if a.in.LastRound() {
		when = a.w.Hint.AtTheEnd
	}
	if a.compared && a.other.Mean <= a.found.Results[0].Mean {
		pair := a.found.Compare(a.other, a.reasons(), "when", when)
		if term, ok := pair.Strongest(); ok {
			return pair.Say(term)
		}
	}
	return table.Clue{Words: a.even(), At: at}
}

// terms are the terms of the engine's value.
var terms = wh.Game{}.Valuer().Terms()

// reasons are the terms as they are told: first of what the viewer has, then of what the
// others have together.
func (a *advice) reasons() []table.Reason {
	type row struct {
		mine, theirs lang.Term
		write        func(hundredths int) string
		at           []string
	}
	x, cellar, bottles := a.x, a.cellar(), a.bottles()
	hand := func(what string, write func(int) string) row {
		return row{lang.Term{Why: lang.Template(x.Hand), What: what}, lang.Term{Why: lang.Template(x.OthersHand), What: what}, write, bottles}
	}
	byName := map[string]row{
		"points":  {x.Cellar, x.OthersCellar, a.tenths, cellar},
		"stars":   hand(x.Stars, a.tenths),
		"price":   hand(x.Prices, a.euros),
		"cards":   hand(x.Bottles, a.tenths),
		"pairs":   hand(x.Pairs, a.tenths),
		"threes":  hand(x.Threes, a.tenths),
		"sets":    hand(x.Sets, a.tenths),
		"ready":   {x.Ready, x.OthersReady, a.tenths, cellar},
		"open":    {x.Open, x.OthersOpen, a.tenths, cellar},
		"start":   {x.Start, x.OthersStart, a.w.Whole, bottles},
		"empties": hand(x.Empties, a.tenths),
	}
	list := make([]table.Reason, 2*len(terms))
	for i, name := range terms {
		r := byName[name]
		list[i] = table.Reason{Term: r.mine, Write: r.write, Times: name == "start", At: r.at}
		list[len(terms)+i] = table.Reason{Term: r.theirs, Write: r.write, Times: name == "start", Fewer: true, At: a.panels()}
	}
	return list
}

// tenths writes hundredths.
func (a *advice) tenths(hundredths int) string { return a.w.Tenths((hundredths + 5) / 10) }

// euro is a euro in hundredths of a tenth.
const euro = 1000

// euros writes a price.
func (a *advice) euros(hundredths int) string { return a.w.Money((hundredths + euro/2) / euro * 10) }

// cellar are the ids of the place of the bottle, or of the own cellar.
func (a *advice) cellar() []string {
	if a.do.Kind == wh.DecisionPlace {
		return []string{placePrefix + placeID(a.do.Place)}
	}
	return []string{rackID, "tab/cellar"}
}

// bottles are the ids of those that come to the hand or stay there.
func (a *advice) bottles() []string {
	if got, rank := a.gets(); rank > 0 {
		return a.keys(got)
	}
	return a.hand(a.in.Hand())
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
		return a.w.Count(a.x.EvenPlace, n-max(1, a.in.MustPlace()), "gain", a.gainWords(a.gain()))
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
