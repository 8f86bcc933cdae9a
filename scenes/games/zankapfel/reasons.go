package zankapfel

import (
	zk "treille/engine/zankapfel"
	"treille/scenes/table"
)

// By how many games in a hundred a decision may win more often than another one, though nothing that can be named
// speaks for it, and still hardly differ, or differ little.
const hardly, little = 3, 10

// why gives the reason: a plain fact of the table if there is one, and the figures do not speak against it, else
// what the decision brings, else that another one is about as good, or by how much it is worse.
func (a *advice) why() table.Clue {
	fact := a.because()
	if fact == "" || a.compared && table.WinsMore(a.worse, a.best) && a.hinders() == "" {
		fact = a.tried()
	}
	return table.Clue{Words: fact}
}

// tried gives the reason where no fact does.
func (a *advice) tried() string {
	if words := a.brings(); words != "" {
		return words
	}
	if a.alike() && (!a.pays() || a.best.Mean <= a.worse.Mean) { // that as many games are won speaks for what costs nothing
		return a.x.Alike.With("other", a.otherWords())
	}
	return a.x.WinsFewer.With("other", a.otherWords(), "n", digits(table.Percent(a.best)-table.Percent(a.worse)))
}

// alike reports whether the advised decision was found to win hardly more often than the one that it is compared with.
func (a *advice) alike() bool {
	return a.compared && table.Percent(a.best)-table.Percent(a.worse) <= hardly
}

// pays reports whether an offer or dice cost more than what is done instead.
func (a *advice) pays() bool {
	return (a.d.Kind == zk.DecisionOffer || a.d.Kind == zk.DecisionDice) && a.d.Number > a.other.Number
}
