package zankapfel

import (
	zk "treille/engine/zankapfel"
	"treille/scenes/table"
)

// hardly is by how many games in a hundred a decision may win more often than another one, though nothing
// that can be named speaks for it, and still hardly differ.
const hardly = 3

// why gives the reason: a plain fact of the table if there is one, and the figures do not speak against it, else
// that another decision is about as good, or that this one was tried out.
func (a *advice) why() table.Clue {
	fact := a.because()
	switch {
	case fact != "" && !(a.compared && table.WinsMore(a.worse, a.best)):
		return table.Clue{Words: fact}
	case a.alike() && (!a.pays() || a.best.Mean <= a.worse.Mean):
		return table.Clue{Words: a.x.Alike.With("other", a.otherWords())} // that as many games are won speaks for what costs nothing
	}
	return table.Clue{Words: a.x.TriedOut}
}

// alike reports whether the advised decision was found to win hardly more often than the one that it is compared with.
func (a *advice) alike() bool {
	return a.compared && table.Percent(a.best)-table.Percent(a.worse) <= hardly
}

// twoRounds tells, where two chips are left, what the advised card and the best of the others for the last
// chip bring together, and the other card first, if that is less: with the mayor on the square that gives the
// advised card most.
func (a *advice) twoRounds(other zk.Card) string {
	chips := listed(a.in.Chips())
	if len(chips) != 2 || a.in.Targets().Len() != 2 {
		return ""
	}
	next, last := chips[0], chips[1]
	if gives(last, a.d.Card) > gives(next, a.d.Card) {
		next, last = last, next
	}
	both := func(c zk.Card) int {
		after := 0
		for _, o := range append(colours[:len(colours):len(colours)], zk.Joker) {
			if n := a.in.Hand().Count(o); n > 1 || n == 1 && o != c {
				after = max(after, gives(last, o))
			}
		}
		return gives(next, c) + after
	}
	return a.higher(&a.b().TwoRounds, both(a.d.Card), both(other), "where", a.shortSquare(next), "colour", a.apple(a.d.Card), "other", a.apple(other))
}

// pays reports whether an offer or dice cost more than what is done instead.
func (a *advice) pays() bool {
	return (a.d.Kind == zk.DecisionOffer || a.d.Kind == zk.DecisionDice) && a.d.Number > a.other.Number
}
