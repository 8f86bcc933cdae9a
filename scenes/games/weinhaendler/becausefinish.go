package weinhaendler

import (
	"slices"

	wh "treille/engine/weinhaendler"
)

// finishes tells in the last round what could be laid then (W51), if nothing leaves more.
func (a *advice) finishes() string {
	if !a.in.LastRound() {
		return ""
	}
	finish := func(d deal) int { return a.in.BestFinish(a.held(d)) }
	mine, theirs := finish(a.deal(a.do)), finish(a.deal(a.instead))
	for _, d := range a.deals() {
		if finish(d) > mine {
			return ""
		}
	}
	all := stars(a.held(a.deal(a.do)))
	steps := a.in.Finish(a.held(a.deal(a.do)))
	told := []string{"points", a.w.Count(a.w.Table.Points, mine), "other", a.otherWords(), "less", a.w.Count(a.w.Table.Points, theirs),
		"stars", a.w.Count(a.x.StarCount, all), "all", a.w.Whole(all), "more", a.w.Whole(mine - all), "triplets", a.tripletsOf(steps)}
	switch {
	case mine == theirs && a.do.Kind == wh.DecisionBid:
		return ""
	case mine == theirs, a.do.Kind == wh.DecisionBid && finish(a.deal(wh.Decision{})) == mine:
		return a.x.FinishesAlike.With(told...)
	case mine <= all && theirs > stars(a.held(a.deal(a.instead))):
		held := a.held(a.deal(a.instead))
		return a.x.FinishesFewer.With("stars", a.w.Count(a.x.StarCount, all), "other", a.otherWords(), "less", a.w.Count(a.w.Table.Points, theirs),
			"extra", a.w.Whole(theirs-stars(held)), "triplets", a.tripletsOf(a.in.Finish(held)))
	case mine-all == theirs-stars(a.held(a.deal(a.instead))): // the stars make the whole difference
		return a.x.FinishesStars.With("stars", a.w.Count(a.x.StarCount, all), "other", a.otherWords(), "less", a.starWords(a.held(a.deal(a.instead))))
	}
	a.makesOf(steps, a.deal(a.do).take)
	return a.x.Finishes.With(told...)
}

// makesOf lets the first of some bottles that would be taken and then makes a triplet be looked at, and all
// that lies in the cellar of the triplets that are made.
func (a *advice) makesOf(steps []wh.Decision, take wh.Cards) {
	var made []wh.Triplet
	laid := a.in
	for _, d := range steps {
		made = laid.Triplets(d.Card, d.Place, made)
		laid = laid.Laid(d.Card, d.Place)
	}
	for _, d := range steps {
		if in(made, d.Place) && take.Count(d.Card) > 0 {
			a.makes = d.Card
			break
		}
	}
	a.with = a.lying(made)
}

// tripletsOf names the triplets that are completed if some bottles are laid one after the other, at least one:
// by their wines, and with what of them lies in the cellar now, if it is one wine and there is something of each.
func (a *advice) tripletsOf(steps []wh.Decision) string {
	made := a.made(steps)
	switch {
	case made.n == 1 && made.least > 0:
		return a.w.Count(a.x.TripletWith, made.least, "wine", made.wines)
	case made.least > 0 && made.kinds == 1:
		return a.x.TripletsWith.With("wine", made.wines)
	}
	return a.w.Count(a.x.TripletsOf, made.n, "wine", made.wines)
}

// A completion is what some bottles complete that are laid one after the other.
type completion struct {
	n     int
	least int    // bottles of one of them that lie in the cellar now
	kinds int    // of wine
	wines string // their names
}

// made is what is completed if some bottles are laid one after the other.
func (a *advice) made(steps []wh.Decision) completion {
	var wines []string
	made := completion{least: 3}
	laid := a.in
	for _, d := range steps {
		for _, t := range laid.Triplets(d.Card, d.Place, nil) {
			made.n, made.least = made.n+1, min(made.least, len(a.lying([]wh.Triplet{t})))
			if !slices.Contains(wines, shortWine(d.Card)) {
				wines = append(wines, shortWine(d.Card))
			}
		}
		laid = laid.Laid(d.Card, d.Place)
	}
	made.kinds, made.wines = len(wines), a.w.List(wines...)
	if len(wines) > mostNamed {
		made.wines = a.x.SomeWines.With("word", a.w.Number(len(wines)))
	}
	return made
}
