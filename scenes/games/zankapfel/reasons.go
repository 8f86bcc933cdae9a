package zankapfel

import (
	"treille/engine/search"
	zk "treille/engine/zankapfel"
	"treille/scenes/table"
)

// What tells two decisions apart: clearly so, two games in a hundred.
const clearly = 2

// why gives the reason: a plain fact of the table if there is one, else that another decision is as
// good, or that this was tried out.
func (a *advice) why() table.Clue {
	if !a.compared {
		return table.Clue{Words: firstOf(a.because(), a.x.TriedOut)}
	}
	ahead := a.best.Mean - a.worse.Mean
	if ahead < -clearly*a.game() && table.Percent(a.best) != table.Percent(a.worse) { // no fact speaks against the figures
		return table.Clue{Words: a.alike()}
	}
	if fact := a.because(); fact != "" {
		return table.Clue{Words: fact}
	}
	if table.Percent(a.best)-table.Percent(a.worse) < clearly { // as the figures below say
		return table.Clue{Words: a.alike()}
	}
	return table.Clue{Words: a.x.TriedOut}
}

// alike says that the other decision is as good; where one is drawn from several, what that is for.
func (a *advice) alike() string {
	switch {
	case a.duelling() && a.d.Kind == zk.DecisionDiscord:
		return a.x.Unforeseen
	case a.d.Kind == zk.DecisionAnnounce && a.own(a.d.Square) < a.own(a.other.Square):
		return a.less(a.d.Square, a.other.Square)
	}
	return a.x.Alike.With("other", a.otherWords())
}

// game is the chance that counts as one game in a hundred: less where the game is as
// good as lost or won.
func (a *advice) game() int {
	chance := max(a.best.Mean, a.worse.Mean)
	return max(1, chance*(search.One-chance)*4/search.One/100)
}

// duelling reports whether a quarrel of two goes on, which is solved as a game of
// its own.
func (a *advice) duelling() bool { return a.in.Members().Len() == 2 }
