package farbenpoker

import (
	"strconv"

	fp "treille/engine/farbenpoker"
	"treille/engine/search"
	"treille/scenes/lang"
	"treille/scenes/table"
)

// why says what makes the difference.
func (a *advice) why() table.Clue {
	switch {
	case a.move == movePut:
		return table.Clue{Words: a.x.WhyHoles, At: a.lookHoles().At}
	case !a.compared:
		return a.whyAlone()
	case a.now.Comeback >= 0:
		return a.whyChance()
	case a.now.Pot > 0 && a.times(fp.TermPot) > 0:
		return table.Clue{Words: a.withTimes(a.x.WhyPot, fp.TermPot), At: []string{potID}}
	case a.chips(fp.TermChips) > 0:
		return table.Clue{Words: a.withChips(a.x.WhyChips), At: []string{purseID}}
	case a.chips(fp.TermOthers) < 0:
		mine, theirs := a.amounts(fp.TermOthers)
		return table.Clue{Words: a.x.WhyOthers.With("amount", a.w.Tenths(tenths(mine)), "other", a.otherWords(), "m", a.w.Tenths(tenths(theirs))), At: []string{potID}}
	}
	return a.whyOrder()
}

// whyAlone says what may be expected where nothing was compared.
func (a *advice) whyAlone() table.Clue {
	terms := a.best.Terms
	if a.now.Comeback >= 0 {
		back := 100 - terms[fp.TermGone].Amount
		return table.Clue{Words: a.x.WhyBackAlone.With("n", strconv.Itoa(back)), At: []string{purseID}}
	}
	mine := tenths(terms[fp.TermChips].Amount)
	each := tenths(terms[fp.TermOthers].Amount / max(1, a.now.Players-1-a.now.Gone.Len()))
	words := a.w.Count(a.x.WhyAlone, mine/10, "amount", a.w.Tenths(mine), "m", a.w.Tenths(each))
	return table.Clue{Words: words, At: []string{purseID}}
}

// whyChance says what makes the difference in a comeback.
func (a *advice) whyChance() table.Clue {
	at := []string{purseID}
	switch out, others := a.shares(fp.TermGone); {
	case out < others:
		return table.Clue{Words: a.x.WhyBack.With("n", strconv.Itoa(100-out), "other", a.otherWords(), "m", strconv.Itoa(100-others)), At: at}
	case a.chips(fp.TermChips) > 0:
		return table.Clue{Words: a.withChips(a.x.WhyChance), At: at}
	}
	return a.whyEven()
}

// whyOrder says who rolls next, where that makes the difference; else that nothing
// makes much of one.
func (a *advice) whyOrder() table.Clue {
	pair := table.Advice{Results: []search.Result{a.best, a.other}}
	term, _, ok := pair.Reason()
	if !ok || term < fp.TermFirst || term > fp.TermUnseenSecond {
		return a.whyEven()
	}
	if term >= fp.TermUnseenFirst {
		term -= fp.TermUnseenFirst - fp.TermFirst
	}
	words := a.x.WhyRank
	switch n := a.times(term); {
	case n == 0:
		return a.whyEven()
	case n < 0:
		words = a.x.WhyRankLess
	}
	rank := a.w.Ordinal(term - fp.TermFirst + 1)
	return table.Clue{Words: a.withTimes(words, term, "rank", rank), At: a.openDice()}
}

// whyEven says that nothing else is clearly better.
func (a *advice) whyEven() table.Clue {
	return table.Clue{Words: a.withChips(a.x.WhyEven), At: []string{purseID}}
}

// amounts are those of a term, of the advised decision and of the best alternative.
func (a *advice) amounts(term int) (mine, theirs int) {
	return a.best.Terms[term].Amount, a.other.Terms[term].Amount
}

// times is how many times in a hundred something comes about more often.
func (a *advice) times(term int) int {
	mine, theirs := a.shares(term)
	return mine - theirs
}

// shares are how many times in a hundred something comes about, with the advised
// decision and with the best alternative: a few playouts may tell a little less than
// never of what was given up early, or more than always.
func (a *advice) shares(term int) (mine, theirs int) {
	mine, theirs = a.amounts(term)
	return min(max(mine, 0), 100), min(max(theirs, 0), 100)
}

// chips is how many tenths of a chip a term has more, as they are written.
func (a *advice) chips(term int) int {
	mine, theirs := a.amounts(term)
	return tenths(mine) - tenths(theirs)
}

// withTimes fills a reason's gaps with how often something comes about.
func (a *advice) withTimes(t lang.Template, term int, pairs ...string) string {
	mine, theirs := a.shares(term)
	return t.With(append(pairs, "n", strconv.Itoa(mine), "other", a.otherWords(), "m", strconv.Itoa(theirs))...)
}

// withChips fills a reason's gaps with the player's chips.
func (a *advice) withChips(p lang.Plural) string {
	mine, theirs := a.amounts(fp.TermChips)
	n := tenths(mine)
	return a.w.Count(p, n/10, "amount", a.w.Tenths(n), "other", a.otherWords(), "m", a.w.Tenths(tenths(theirs)))
}

// tenths rounds hundredths.
func tenths(hundredths int) int { return (hundredths + 5) / 10 }
