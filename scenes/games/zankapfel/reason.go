package zankapfel

import (
	"slices"

	"treille/engine/search"
	zk "treille/engine/zankapfel"
	"treille/scenes/lang"
)

// topics are the terms that make one reason together: where the pawns stand, the
// hand, the discord cards, and how the game or the quarrel ends.
var topics = [][]int{
	{zk.TermSteps}, {zk.TermRivals},
	{zk.TermCards, zk.TermJokers, zk.TermKinds, zk.TermYield, zk.TermFirst},
	{zk.TermBest, zk.TermStrife, zk.TermRest},
	{zk.TermTies}, {zk.TermHome}, {zk.TermBeaten},
}

// What tells two decisions apart: a game in a hundred, and clearly so two. Discord
// cards may be drawn from a mixed strategy, and only nearly be as good.
const (
	apart   = 1
	clearly = 2
	nearly  = 4
)

// leastPart is the part that a reason must have in all that speaks for a decision.
const leastPart = 3

// A reason is the term that speaks for the advised decision, as it is written.
type reason struct {
	term        int
	mine, other string
}

// why gives the reason, in the terms of the value if one makes the difference.
func (a *advice) why() string {
	if !a.compared {
		return a.whyAlone()
	}
	mine, other := a.games(a.best), a.games(a.worse)
	game := a.game()
	switch ahead := a.best.Mean - a.worse.Mean; {
	case a.mixed() && -nearly*game < ahead && ahead < apart*game:
		return a.unforeseen()
	case ahead < -clearly*game && mine != other:
		return a.x.Closer.With("other", a.briefly(), "m", other, "n", mine)
	case ahead < apart*game:
		return a.even()
	}
	if r, ok := a.reason(); ok {
		return a.sentence(r)
	}
	if mine == other {
		return a.even()
	}
	return a.x.Wins.With("n", mine, "other", a.briefly(), "m", other)
}

// game is the chance that counts as one game in a hundred: less where the game is as
// good as lost or won.
func (a *advice) game() int {
	chance := max(a.best.Mean, a.worse.Mean)
	return max(1, chance*(search.One-chance)*4/search.One/100)
}

// games is how many of a hundred games a decision wins.
func (a *advice) games(r search.Result) string {
	return a.w.Whole((100*r.Mean + search.One/2) / search.One)
}

// even says that nothing makes a difference, with where both lead.
func (a *advice) even() string {
	n, m := a.amounts(zk.TermSteps)
	return a.x.Even.With("n", n, "when", a.when(), "other", a.briefly(), "m", m)
}

// mixed reports whether the decision is drawn from several that are as good.
func (a *advice) mixed() bool { return a.duelling() && a.d.Kind == zk.DecisionDiscord }

// unforeseen says of such a decision where it leads, and what is left after it.
func (a *advice) unforeseen() string {
	n, m := a.amounts(zk.TermSteps)
	left, other := a.amounts(zk.TermRest)
	return a.x.Unforeseen.With("n", n, "a", left, "other", a.briefly(), "m", m, "b", other)
}

// briefly names the best alternative in brackets.
func (a *advice) briefly() string {
	if words := a.otherWords(); a.other.Square == zk.NoSquare || a.other.Kind == zk.DecisionOffer || words != a.numbers(a.other.Square) {
		return words
	}
	return a.x.NextBest
}

// whyAlone is the reason of what was not compared with anything.
func (a *advice) whyAlone() string {
	c := a.in.OwnLaid()
	switch {
	case a.d.Kind == zk.DecisionNone && c == zk.NoCard:
		return a.x.NoCard
	case a.d.Kind == zk.DecisionNone:
		return a.x.NoSquare.With("card", of(&a.x.Cards, c), "n", digits(gives(a.in.Announced(), c)))
	}
	return a.x.Alone.With("n", a.amount(zk.TermSteps, a.best), "when", a.when())
}

// duelling reports whether a quarrel of two goes on, which is solved as a game of
// its own.
func (a *advice) duelling() bool { return a.in.Members().Len() == 2 }

// when says at what moment the figures are.
func (a *advice) when() string {
	left := a.in.Chips().Len()
	if a.in.Phase() >= zk.PhaseCall {
		left++ // that of this round is gone
	}
	switch {
	case a.duelling():
		return a.x.AfterQuarrel
	case a.in.Phase() < zk.PhaseFarm:
		return a.x.FirstRound
	case left <= 1:
		return a.x.AtTheEnd
	}
	return a.x.NextRound
}

// reason is what speaks most for the advised decision, among what can be told in
// figures that differ; ok is false if that is little.
func (a *advice) reason() (r reason, ok bool) {
	most, strength, all := 0, 0, 0
	for _, topic := range topics {
		sum, strongest := 0, 0
		var found reason
		for _, term := range topic {
			d := a.ahead(term)
			sum += d
			if n, m := a.amounts(term); d > strongest && n != m && a.speaks(term) {
				strongest, found = d, reason{term, n, m}
			}
		}
		all += max(0, sum)
		if strongest > 0 && sum > most {
			most, strength, r = sum, strongest, found
		}
	}
	return r, strength > 0 && leastPart*strength >= all
}

// ahead is how much stronger the advised decision is by a term.
func (a *advice) ahead(term int) int {
	return a.best.Terms[term].Strength - a.worse.Terms[term].Strength
}

// speaks reports whether the amount of a term, as people see it, speaks for the
// advised decision: less for the others, of ties and of lost games, more else.
func (a *advice) speaks(term int) bool {
	d := a.best.Terms[term].Amount - a.worse.Terms[term].Amount
	if slices.Contains([]int{zk.TermRivals, zk.TermTies, zk.TermBeaten}, term) {
		d = -d
	}
	return d > 0
}

// amounts are those of a term, of the advised decision and of the alternative, as
// they are written.
func (a *advice) amounts(term int) (mine, other string) {
	return a.amount(term, a.best), a.amount(term, a.worse)
}

func (a *advice) amount(term int, r search.Result) string {
	n := r.Terms[term].Amount // in hundredths
	switch term {
	case zk.TermBest, zk.TermStrife, zk.TermRest:
		if a.duelling() { // it is sure
			return a.w.Whole(n / 100)
		}
	case zk.TermFirst, zk.TermTies, zk.TermHome, zk.TermBeaten:
		return a.w.Whole(n)
	case zk.TermRivals:
		n /= a.in.Players() - 1
	case zk.TermYield:
		n /= 10 // of a tenth of a step
	}
	return a.w.Tenths(rounded(n))
}

// rounded is a number of hundredths in tenths.
func rounded(n int) int {
	if n < 0 {
		return -rounded(-n)
	}
	return (n + 5) / 10
}

// sentence says a reason.
func (a *advice) sentence(r reason) string {
	return a.template(r.term).With("n", r.mine, "m", r.other, "when", a.when(), "other", a.briefly())
}

func (a *advice) template(term int) lang.Template {
	return map[int]lang.Template{
		zk.TermSteps: a.x.Steps, zk.TermRivals: a.x.Rivals,
		zk.TermCards: a.x.CardsLeft, zk.TermJokers: a.x.Jokers, zk.TermKinds: a.x.Kinds, zk.TermYield: a.x.Yield, zk.TermFirst: a.x.Apple,
		zk.TermBest: a.x.Best, zk.TermStrife: a.x.BestThree, zk.TermRest: a.x.All,
		zk.TermTies: a.x.Ties, zk.TermHome: a.x.Won, zk.TermBeaten: a.x.Lost,
	}[term]
}
