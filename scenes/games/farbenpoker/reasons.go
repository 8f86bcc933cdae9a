package farbenpoker

import (
	"strconv"

	fp "treille/engine/farbenpoker"
	"treille/scenes/table"
)

// reasons are the terms of the value as they are told; that sticks were never shown, and who rolls next, is not.
func (a *advice) reasons() []table.Reason {
	purse, pot := []string{purseID}, []string{potID}
	chips := a.x.WhyChips
	if a.now.Comeback >= 0 {
		chips = a.x.WhyChance
	}
	return []table.Reason{
		fp.TermUnseenSecond: {},
		fp.TermChips:        {Term: chips, Write: a.chips, At: purse},
		fp.TermGone:         {Term: a.x.WhyBack, Write: func(n int) string { return times(100 - n) }, Times: true, Fewer: true, At: purse},
		fp.TermOthers:       {Term: a.x.WhyOthers, Write: a.chips, Fewer: true, At: pot},
		fp.TermPot:          {Term: a.x.WhyPot, Write: times, Times: true, At: pot},
	}
}

// chips writes hundredths of a chip.
func (a *advice) chips(hundredths int) string { return a.w.Tenths(tenths(hundredths)) }

// times writes how many times in a hundred something comes about: a few playouts may tell
// a little less than never of what was given up early, or more than always.
func times(n int) string { return strconv.Itoa(min(max(n, 0), 100)) }

// tenths rounds hundredths.
func tenths(hundredths int) int { return (hundredths + 5) / 10 }

// why says what makes the difference: a fact, else the first of the terms that count most
// that does. In a hint no term convinces beside a known miss. Where nothing does, or nothing else wins
// clearly less, it says so.
func (a *advice) why() table.Clue {
	if a.move == movePut && a.now.PutSide == fp.NoSide {
		return table.Clue{Words: a.x.WhySides, At: a.lookHoles().At}
	}
	if a.move == movePut {
		return table.Clue{Words: a.x.WhyHoles, At: a.lookHoles().At}
	}
	if why, ok := a.because(); ok {
		return why
	}
	if !a.compared || !a.clearly() {
		return table.Clue{Words: a.w.Hint.Close, At: []string{purseID}}
	}
	nothing := table.Clue{Words: a.x.WhyNothing, At: []string{purseID}}
	if !a.t.Replayed() && (a.move == moveWait || a.otherMove == moveWait) {
		return nothing
	}
	found := a.found.Compare(a.other, a.reasons())
	first := []int{fp.TermPot, fp.TermChips, fp.TermOthers}
	if a.now.Comeback >= 0 {
		first = []int{fp.TermGone, fp.TermChips}
	}
	for _, term := range first {
		if found.Speaks(term) && (term != fp.TermPot || a.now.Pot > 0) {
			return found.Say(term)
		}
	}
	return nothing
}
