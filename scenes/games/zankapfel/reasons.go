package zankapfel

import (
	"treille/engine/search"
	zk "treille/engine/zankapfel"
	"treille/scenes/table"
)

// topics are the terms that make one reason together: where the pawns stand, the
// hand, the discord cards, and how the game or the quarrel ends.
var topics = [][]int{
	{zk.TermSteps}, {zk.TermRivals},
	{zk.TermCards, zk.TermJokers, zk.TermKinds, zk.TermYield, zk.TermFirst},
	{zk.TermBest, zk.TermStrife, zk.TermRest},
	{zk.TermTies}, {zk.TermHome}, {zk.TermBeaten},
}

// What tells two decisions apart: a game in a hundred, and clearly so two.
const (
	apart   = 1
	clearly = 2
)

// why gives the reason: a plain fact of the table if there is one, else a term of the value if
// one makes the difference.
func (a *advice) why() table.Clue {
	if !a.compared {
		return table.Clue{Words: firstOf(a.because(), a.x.TriedOut)}
	}
	pair := table.Comparison{Mine: a.best.Terms, Theirs: a.worse.Terms, Reasons: a.reasons(), Gaps: []string{"when", a.when()}}
	game := a.game()
	mixed := a.duelling() && a.d.Kind == zk.DecisionDiscord // drawn from several that are as good
	ahead := a.best.Mean - a.worse.Mean
	if ahead < -clearly*game && table.Percent(a.best) != table.Percent(a.worse) { // no fact speaks against the figures
		return table.Clue{Words: a.alike(mixed)}
	}
	if fact := a.because(); fact != "" {
		return table.Clue{Words: fact}
	}
	if ahead < apart*game {
		return table.Clue{Words: a.alike(mixed)}
	}
	if term, ok := strongest(pair); ok {
		return pair.Say(term)
	}
	if table.Percent(a.best) == table.Percent(a.worse) {
		return table.Clue{Words: a.alike(false)}
	}
	return table.Clue{Words: a.x.TriedOut}
}

// alike says that the other decision is as good; where one is drawn from several, what that is for.
func (a *advice) alike(mixed bool) string {
	if mixed {
		return a.x.Unforeseen
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
		return a.w.Hint.AtTheEnd
	}
	return a.x.NextRound
}

// strongest is the term that speaks most for the advised decision, among what can be
// told in figures that differ; ok is false if that is little.
func strongest(pair table.Comparison) (term int, ok bool) {
	most, strength, all := 0, 0, 0
	for _, topic := range topics {
		sum, strongest, found := 0, 0, 0
		for _, t := range topic {
			d := pair.Ahead(t)
			sum += d
			if d > strongest && pair.Speaks(t) {
				strongest, found = d, t
			}
		}
		all += max(0, sum)
		if strongest > 0 && sum > most {
			most, strength, term = sum, strongest, found
		}
	}
	return term, strength > 0 && table.LeastPart*strength >= all
}

// reasons are the terms of the value as they are told.
func (a *advice) reasons() []table.Reason {
	x, times := a.x, a.w.Whole
	each := func(n int) string { return a.tenths(n / (a.in.Players() - 1)) }
	yield := func(n int) string { return a.tenths(n / 10) } // of a tenth of a step
	discord := a.tenths
	if a.duelling() { // it is sure
		discord = func(n int) string { return a.w.Whole(n / 100) }
	}
	return []table.Reason{
		zk.TermSteps:  {Term: x.Steps, Write: a.tenths},
		zk.TermRivals: {Term: x.Rivals, Write: each, Fewer: true},
		zk.TermCards:  {Term: x.CardsLeft, Write: a.tenths},
		zk.TermJokers: {Term: x.Jokers, Write: a.tenths},
		zk.TermKinds:  {Term: x.Kinds, Write: a.tenths},
		zk.TermYield:  {Term: x.Yield, Write: yield},
		zk.TermFirst:  {Term: x.Apple, Write: times, Times: true},
		zk.TermBest:   {Term: x.Best, Write: discord},
		zk.TermStrife: {Term: x.BestThree, Write: discord},
		zk.TermRest:   {Term: x.All, Write: discord},
		zk.TermTies:   {Term: x.Ties, Write: times, Times: true, Fewer: true},
		zk.TermHome:   {Term: x.Won, Write: times, Times: true},
		zk.TermBeaten: {Term: x.Lost, Write: times, Times: true, Fewer: true},
	}
}

// tenths writes hundredths.
func (a *advice) tenths(hundredths int) string {
	if hundredths < 0 {
		return a.w.Tenths(-((5 - hundredths) / 10))
	}
	return a.w.Tenths((hundredths + 5) / 10)
}
