package zankapfel

import (
	"slices"

	"treille/engine"
	zk "treille/engine/zankapfel"
	"treille/scenes/table"
)

// becauseCall speaks for a colour of the joker, if there is none that brings as much and is wanted by
// fewer, or the other way about.
func (a *advice) becauseCall() string {
	wanted := func(c zk.Card) int { return a.in.Wants(c).Without(a.t.Me()).Len() }
	mine, theirs := a.in.Number(a.d.Card), a.in.Number(a.other.Card)
	with, against := a.rivals(), a.in.Wants(a.other.Card).Without(a.t.Me())
	if !a.compared && mine >= a.mostFree() {
		return a.b().MostFree
	}
	colour := a.apple(a.other.Card)
	if a.compared && with.Len() == 1 && against == 0 && !a.waiting() {
		return a.elseAlone(with.First(), mine, theirs)
	}
	if a.compared && with == 0 && against == 0 && mine < theirs && a.waiting() {
		return a.b().JokerAfter.With("colour", colour, "n", digits(theirs))
	}
	for _, c := range colours {
		more, wants := a.in.Number(c)-mine, wanted(c)-with.Len()
		if !a.compared || more >= 0 && wants <= 0 && (more > 0 || wants < 0) {
			return ""
		}
	}
	if next := a.mostOf(func(c zk.Card) bool { return c != a.d.Card }); with == 0 && mine > next {
		return a.b().NoneAsMuch.With("n", digits(next))
	}
	even := table.Where(colours, func(c zk.Card) bool { return a.in.Number(c) == mine && wanted(c) == 0 })
	switch {
	case with == 0 && len(even) > 1 && against.Len() == 1 && !a.waiting():
		return a.b().OrAlone.With("colour", colour, "names", a.t.Names(a.clockwise(against.Has)), "list", a.list(even), "n", digits(mine))
	case against.Len() > with.Len():
		return a.b().OtherQuarrel.With("colour", colour, "names", a.t.Names(a.clockwise(against.Has)))
	case mine > theirs && against != 0:
		return a.b().OtherPrize.With("colour", colour, "n", digits(theirs))
	case mine > theirs:
		return a.b().OtherLess.With("colour", colour, "n", digits(theirs))
	}
	return ""
}

// elseAlone tells that somebody else gets more alone than another colour brings, or of no more, that the highest
// own discord card beats most of his.
func (a *advice) elseAlone(p engine.Player, mine, theirs int) string {
	name := a.t.PlayerName(p)
	even := table.Where(colours, func(c zk.Card) bool { return a.in.Number(c) >= mine && a.in.Wants(c).Without(a.t.Me()).Len() == 1 })
	if len(even) > 1 { // another colour may be as good
		if mine == theirs || slices.ContainsFunc(even, func(c zk.Card) bool { return a.in.Number(c) > mine }) {
			return ""
		}
		return a.b().OrQuarrel.With("colour", a.apple(a.other.Card), "m", digits(theirs), "list", a.list(even), "n", digits(mine))
	}
	if mine > theirs {
		return a.b().ElseAlone.With("colour", a.apple(a.other.Card), "name", name, "n", digits(mine), "m", digits(theirs))
	}
	highest := a.highest(a.t.Me())
	if n, all := a.beatenOf(p, highest); 2*n > all {
		return a.b().ElseQuarrel.With("name", name, "n", digits(mine), "card", digits(highest), "k", digits(n), "of", a.w.Of(name), "all", digits(all))
	}
	return ""
}

// mostFree is the most that a colour gets which nobody wants.
func (a *advice) mostFree() int { return a.mostOf(func(c zk.Card) bool { return a.in.Wants(c) == 0 }) }

// mostOf is the most that one of some colours brings.
func (a *advice) mostOf(some func(zk.Card) bool) (most int) {
	for _, c := range table.Where(colours, some) {
		most = max(most, a.in.Number(c))
	}
	return most
}
