package weinhaendler

import (
	"cmp"
	"slices"

	"treille/engine/search"
	wh "treille/engine/weinhaendler"
	"treille/scenes/table"
)

// becausePlace tells a fact of the cellar.
func (a *advice) becausePlace() string {
	gain := a.in.Gain(a.do.Card, a.do.Place)
	if a.instead.Kind != wh.DecisionPlace {
		return cmp.Or(a.completes(gain, wh.Gain{}), a.gainsNow(gain))
	}
	other := a.in.Gain(a.instead.Card, a.instead.Place)
	if a.in.LastRound() {
		return cmp.Or(a.completes(gain, other), a.lastLay())
	}
	return cmp.Or(a.completes(gain, other), a.gains(gain, other), a.prepares(), a.more(), a.touchesMore(), a.holds())
}

// completes tells of triplets that the bottle completes, if they score more than those of
// the alternative (W36).
func (a *advice) completes(gain, other wh.Gain) string {
	points := gain.Points() - gain.Stars
	if points <= other.Points()-other.Stars {
		return ""
	}
	return a.w.Count(a.x.Completes, gain.Alike+gain.Different, "points", a.w.Signed(points))
}

// gainsNow tells what the bottle scores at once, against keeping it.
func (a *advice) gainsNow(gain wh.Gain) string {
	if gain.Points() == 0 {
		return ""
	}
	return a.w.Count(a.x.GainsNow, gain.Points())
}

// gains tells that it scores more at once than the alternative.
func (a *advice) gains(gain, other wh.Gain) string {
	if gain.Points() <= other.Points() {
		return ""
	}
	return a.x.Gains.With("points", a.w.Count(a.w.Table.Points, gain.Points()), "other", a.otherWords(), "less", a.w.Whole(other.Points()))
}

// lastLay tells what the bottles in the hand can still score in the last round (W51), as the
// adviser has counted.
func (a *advice) lastLay() string {
	at := slices.Index(terms, "points")
	left := func(r search.Result) int { return (r.Terms[at].Amount+50)/100 - a.in.Points(a.t.Me()) }
	mine, theirs := left(a.found.Results[0]), left(a.other)
	if mine < theirs {
		return ""
	}
	points, words := a.w.Count(a.w.Table.Points, mine), a.x.LastLay
	if mine == theirs {
		words = a.x.LastEven
	}
	return a.w.Count(words, len(a.own()), "points", points, "other", a.otherWords(), "less", a.w.Whole(theirs))
}

// prepares tells of a bottle that would then complete triplets, if all that may still come
// complete more than after the alternative. Of those that gain most it is one in the hand, if it can be.
func (a *advice) prepares() string {
	mine, theirs := a.in.Laid(a.do.Card, a.do.Place), a.in.Laid(a.instead.Card, a.instead.Place)
	var best wh.Card
	most, points, less, all := 0, 0, 0, 0
	for c := range wh.Empty {
		if mine.Unlaid().Count(c) == 0 {
			continue
		}
		_, n := bestTriplet(mine, wh.CardsOf(c))
		_, m := bestTriplet(theirs, wh.CardsOf(c))
		all += n - m
		ahead := 2 * (n - m)
		if mine.Hand().Count(c) > 0 {
			ahead++
		}
		if n > m && ahead > most {
			best, most, points, less = c, ahead, n, m
		}
	}
	if all <= 0 || most == 0 {
		return ""
	}
	card := a.x.Other
	if mine.Hand().Count(best) > 0 {
		card = a.x.Held
	}
	return a.x.Prepares.With("card", card.With("card", a.shortName(best)), "points", a.w.Signed(points), "other", a.otherWords(), "less", a.w.Whole(less))
}

// more tells how many more of its wine the viewer holds than of the alternative's.
func (a *advice) more() string {
	mine, theirs := a.others(a.do.Card), a.others(a.instead.Card)
	if mine <= theirs {
		return ""
	}
	return a.x.More.With("n", a.w.Whole(mine), "wine", shortWine(a.do.Card), "other", a.otherWords(), "less", a.w.Whole(theirs))
}

// others is how many more of a bottle's wine the viewer holds.
func (a *advice) others(card wh.Card) int {
	held := table.Where(a.in.Hand().AppendTo(nil), func(c wh.Card) bool { return c != wh.Empty && c.Wine() == card.Wine() })
	return max(0, len(held)-1)
}

// touchesMore tells that the bottle touches more of its wine.
func (a *advice) touchesMore() string {
	mine, theirs := len(a.beside(a.do)), len(a.beside(a.instead))
	if mine <= theirs {
		return ""
	}
	return a.w.Count(a.x.Touches, mine, "other", a.otherWords(), "less", a.w.Whole(theirs))
}

// beside are the bottles of its wine that a bottle would touch.
func (a *advice) beside(d wh.Decision) []*token {
	return table.Where(a.cards.In(inCellar, a.t.Me()), func(t *token) bool {
		return d.Card != wh.Empty && t.Piece.card.Wine() == d.Card.Wine() && touches(t.Piece.at, d.Place)
	})
}
