package farbenpoker

import (
	"strconv"

	fp "treille/engine/farbenpoker"
	"treille/scenes/lang"
	"treille/scenes/table"
)

// reasons are the terms of the value as they are told. That sticks were never shown is told
// by whoever rolls the next set.
func (a *advice) reasons() []table.Reason {
	purse, pot, dice := []string{purseID}, []string{potID}, a.openDice()
	chips, w := a.x.WhyChips, a.w
	if a.now.Comeback >= 0 {
		chips = a.x.WhyChance
	}
	more := w.Form(chips, tenths(a.best.Terms[fp.TermChips].Amount)/10)
	list := []table.Reason{
		fp.TermChips:  {More: more, Write: a.chips, At: purse},
		fp.TermGone:   {More: a.x.WhyBack, Write: func(n int) string { return times(100 - n) }, Fewer: true, At: purse},
		fp.TermOthers: {More: a.x.WhyOthers, Write: a.chips, Fewer: true, At: pot},
		fp.TermPot:    {More: a.x.WhyPot, Write: times, At: pot},
	}
	for i := range fp.TermFourth - fp.TermFirst + 1 {
		rank := func(t lang.Template) lang.Template { return lang.Template(t.With("rank", w.Ordinal(i+1))) }
		list[fp.TermFirst+i] = table.Reason{More: rank(a.x.WhyRank), Less: rank(a.x.WhyRankLess), Write: times, At: dice}
	}
	return list
}

// chips writes hundredths of a chip.
func (a *advice) chips(hundredths int) string { return a.w.Tenths(tenths(hundredths)) }

// times writes how many times in a hundred something comes about: a few playouts may tell
// a little less than never of what was given up early, or more than always.
func times(n int) string { return strconv.Itoa(min(max(n, 0), 100)) }

// tenths rounds hundredths.
func tenths(hundredths int) int { return (hundredths + 5) / 10 }

// why says what makes the difference: the first of the terms that count most that does,
// else who rolls next, else nothing.
func (a *advice) why() table.Clue {
	switch {
	case a.move == movePut:
		return table.Clue{Words: a.x.WhyHoles, At: a.lookHoles().At}
	case !a.compared:
		return a.whyAlone()
	}
	found := a.found.Compare(a.other, a.reasons(), "other", a.otherWords())
	first := []int{fp.TermPot, fp.TermChips, fp.TermOthers}
	if a.now.Comeback >= 0 {
		first = []int{fp.TermGone, fp.TermChips}
	}
	for _, term := range first {
		if found.Speaks(term) && (term != fp.TermPot || a.now.Pot > 0) {
			clue, _ := found.Say(term)
			return clue
		}
	}
	if term, ok := found.Strongest(); ok && a.now.Comeback < 0 && term >= fp.TermFirst && term <= fp.TermUnseenSecond {
		if term >= fp.TermUnseenFirst {
			term -= fp.TermUnseenFirst - fp.TermFirst
		}
		if mine, theirs := found.Written(term); mine != theirs {
			clue, _ := found.Say(term)
			return clue
		}
	}
	found.Reasons[fp.TermChips].More = a.w.Form(a.x.WhyEven, tenths(a.best.Terms[fp.TermChips].Amount)/10)
	clue, _ := found.Say(fp.TermChips)
	return clue
}

// whyAlone says what may be expected where nothing was compared.
func (a *advice) whyAlone() table.Clue {
	terms, at := a.best.Terms, []string{purseID}
	if a.now.Comeback >= 0 {
		return table.Clue{Words: a.x.WhyBackAlone.With("n", strconv.Itoa(100-terms[fp.TermGone].Amount)), At: at}
	}
	mine := tenths(terms[fp.TermChips].Amount)
	each := terms[fp.TermOthers].Amount / max(1, a.now.Players-1-a.now.Gone.Len())
	return table.Clue{Words: a.w.Count(a.x.WhyAlone, mine/10, "amount", a.w.Tenths(mine), "m", a.chips(each)), At: at}
}
