package weinhaendler

import (
	"strconv"

	"treille/engine"
	wh "treille/engine/weinhaendler"
	"treille/scenes/lang"
	"treille/scenes/table"
)

// The terms that a reason may be: first what the viewer has, then what the others
// have together.
const (
	termPoints = iota
	termStars
	termPrice
	termCards
	termPairs
	termThrees
	termSets
	termReady
	termOpen
	termStart
	termEmpties
	terms
)

// why says what makes the difference; if nothing does, what the decision gives.
func (a *advice) why() table.Clue {
	if term, amount, ok := a.found.Reason(); ok && a.other.Mean <= a.found.Results[0].Mean {
		if words := a.reason(term, amount); words != "" {
			return table.Clue{Words: words, At: a.whereIs(term)}
		}
	}
	term := termCards
	if a.do.Kind == wh.DecisionPlace {
		term = termPoints
	}
	return table.Clue{Words: a.even(), At: a.whereIs(term)}
}

// reason says how much more or less of a term there is; nothing, if it is next to
// nothing.
func (a *advice) reason(term, amount int) string {
	what := a.amount(term%terms, max(amount, -amount))
	if what == "" {
		return ""
	}
	says := a.sentence(term)
	words := says.More
	if amount < 0 {
		words = says.Less
	}
	when := a.x.NextRound
	if a.in.LastRound() {
		when = a.x.AtTheEnd
	}
	return words.With("what", what, "when", when, "other", a.otherWords())
}

// sentence is what is said of a term.
func (a *advice) sentence(term int) *lang.WeinhaendlerTerm {
	x, own := a.x, term < terms
	pick := func(mine, theirs *lang.WeinhaendlerTerm) *lang.WeinhaendlerTerm {
		if own {
			return mine
		}
		return theirs
	}
	switch term % terms {
	case termPoints:
		return pick(&x.Cellar, &x.OthersCellar)
	case termReady:
		return pick(&x.Ready, &x.OthersReady)
	case termOpen:
		return pick(&x.Open, &x.OthersOpen)
	case termStart:
		return pick(&x.Start, &x.OthersStart)
	}
	return pick(&x.Hand, &x.OthersHand)
}

// amount writes an amount of a term, which is in hundredths; nothing, if it is next
// to nothing.
func (a *advice) amount(term, hundredths int) string {
	tenths := (hundredths + 5) / 10
	switch {
	case term == termStart && hundredths > 0:
		return a.w.Whole(hundredths)
	case term == termPrice && hundredths >= euro:
		return a.w.Money((hundredths + euro/2) / euro * 10)
	case tenths == 0 || term == termStart || term == termPrice:
		return ""
	case hundredths%100 == 0:
		return a.w.Count(a.unit(term), hundredths/100)
	}
	return a.w.CountTenths(a.unit(term), tenths)
}

// unit is what a term is counted in.
func (a *advice) unit(term int) lang.Plural {
	switch x := a.x; term {
	case termStars:
		return x.Stars
	case termCards:
		return x.Bottles
	case termPairs:
		return x.Pairs
	case termThrees:
		return x.Threes
	case termSets:
		return x.Sets
	case termEmpties:
		return x.Empties
	}
	return a.x.Points
}

// euro is a euro in hundredths of a tenth.
const euro = 1000

// whereIs are the ids of what has a term: the own cellar, the bottles that come to
// the hand or stay there, or the others.
func (a *advice) whereIs(term int) []string {
	switch {
	case term >= terms:
		return a.panels()
	case term == termPoints || term == termReady || term == termOpen:
		if a.do.Kind == wh.DecisionPlace {
			return []string{"place/" + placeID(a.do.Place)}
		}
		return []string{rackID, "tab/cellar"}
	case a.do.Kind != wh.DecisionBid:
		return a.hand(a.in.Hand())
	}
	got := a.gets()
	if got.From >= 0 {
		return a.keys(inBid, got.From, got.Cards)
	}
	return a.keys(inOffer, got.From, got.Cards)
}

// panels are the ids of the others' panels.
func (a *advice) panels() []string {
	var list []string
	for i := range a.in.Players() {
		if p := engine.Player(i); p != a.t.Me() {
			list = append(list, "seat/"+strconv.Itoa(i))
		}
	}
	return list
}

// even says what a decision gives than which nothing is clearly better.
func (a *advice) even() string {
	p, n := a.t.Me(), len(a.own())
	total := a.w.Money(a.in.BidTotal(p) + a.do.Cards.Value())
	switch {
	case a.do.Kind == wh.DecisionPlace && a.in.LastRound():
		points := (a.found.Results[0].Terms[termPoints].Amount + 50) / 100
		return a.x.EvenLast.With("points", a.w.Count(a.w.Table.Points, points))
	case a.do.Kind == wh.DecisionPlace:
		return a.w.Count(a.x.EvenPlace, n-1, "gain", a.gainWords(a.gain()))
	case a.do.Kind == wh.DecisionDone && a.in.LastRound():
		return a.x.EvenEmpties
	case a.do.Kind == wh.DecisionDone:
		return a.w.Count(a.x.EvenDone, n)
	case a.do.Kind == wh.DecisionBid && a.gets().From >= 0:
		return a.x.EvenTake.With("total", total, "of", a.w.Of(a.t.PlayerName(a.gets().From)))
	case a.do.Kind == wh.DecisionBid:
		return a.x.EvenOffer.With("total", total)
	case a.in.Bid(p) != 0:
		return a.x.EvenPass.With("total", total, "rank", a.w.Ordinal(a.rank()))
	}
	return a.w.Count(a.x.EvenKeep, n)
}
