package weinhaendler

import (
	"cmp"
	"slices"

	wh "treille/engine/weinhaendler"
	"treille/scenes/lang"
	"treille/scenes/table"
)

// becausePlace tells a fact of the cellar.
func (a *advice) becausePlace() string {
	gain := a.in.Gain(a.do.Card, a.do.Place)
	switch {
	case a.in.LastRound():
		return cmp.Or(a.completes(gain), a.lastLay(gain))
	case a.in.MustPlace() > 0:
		return firstOf(
			func() string { return a.completes(gain) },
			func() string { return a.waits(gain) },
			func() string { return a.prepares(a.in.Laid(a.instead.Card, a.instead.Place)) },
			func() string { return a.cheapestOf(gain) },
			func() string { return a.gains(gain) },
			a.nearly)
	case !a.compare(func(d wh.Decision) bool { return d.Kind == wh.DecisionDone }): // why at all, before why this one
		return a.waits(gain)
	}
	return firstOf(
		func() string { return a.completes(gain) },
		func() string { return a.waits(gain) },
		func() string { return a.prepares(a.in) },
		a.nearly,
		func() string { return a.gainsNow(gain) })
}

// placings are all bottles of the hand at all places.
func (a *advice) placings() (list []wh.Decision) {
	for _, action := range a.in.LegalActions(nil) {
		if d := wh.Decode(action); d.Kind == wh.DecisionPlace {
			list = append(list, d)
		}
	}
	return list
}

// forTriplets is what a gain is for triplets (W36).
func forTriplets(g wh.Gain) int { return g.Points() - g.Stars }

// completes tells of triplets that the bottle completes, if the alternative scores less for them
// and nothing more; not where the alternative scores more at once and there is no saying which is better.
func (a *advice) completes(gain wh.Gain) string {
	points := forTriplets(gain)
	if a.instead.Kind == wh.DecisionPlace && forTriplets(a.in.Gain(a.instead.Card, a.instead.Place)) == points {
		return ""
	}
	for _, d := range a.placings() {
		if forTriplets(a.in.Gain(d.Card, d.Place)) > points {
			return ""
		}
	}
	if points == 0 || a.instead.Kind == wh.DecisionPlace && a.worth(a.instead.Card) > gain.Points() && a.nearly() != "" {
		return ""
	}
	return a.w.Count(a.x.Completes, gain.Alike+gain.Different, "points", a.gainWords(points))
}

// waits tells what the bottle scores, where another one scores more with triplets, but as much after this one.
func (a *advice) waits(gain wh.Gain) string {
	c, _, points := bestTriplet(a.in, a.in.Hand())
	_, _, after := bestTriplet(a.in.Laid(a.do.Card, a.do.Place), wh.CardsOf(c))
	if points <= forTriplets(gain) || points+c.Stars() <= gain.Points() || c == a.do.Card || after != points || gain.Points() == 0 {
		return ""
	}
	return cmp.Or(a.nearly(), a.w.Count(a.x.Waits, gain.Points(), "card", a.shortName(c), "points", a.gainWords(after)))
}

// gainsNow tells what the bottle scores at once, which is its most, and what stays to bid with.
func (a *advice) gainsNow(gain wh.Gain) string {
	if gain.Points() == 0 || a.worth(a.do.Card) > gain.Points() {
		return ""
	}
	return a.w.Count(a.x.GainsNow, gain.Points(), "total", a.w.Money(a.in.Hand().Without(a.do.Card).Value()))
}

// cheapestOf tells that of the bottles that score as much at once, which is the most, it is worth
// least in bids; not where another place for it is the alternative.
func (a *advice) cheapestOf(gain wh.Gain) string {
	tied := table.Where(a.in.Hand().AppendTo(nil), func(c wh.Card) bool { return a.worth(c) >= gain.Points() })
	others := 0
	for _, c := range tied {
		if a.worth(c) > gain.Points() || c.Value() < a.do.Card.Value() {
			return ""
		}
		if c != a.do.Card {
			others++
		}
	}
	if gain.Points() == 0 || others == 0 || a.instead.Card == a.do.Card {
		return ""
	}
	return a.w.Count(a.x.CheapestOf, len(tied)-1, "all", a.w.Number(len(tied)),
		"points", a.w.Count(a.w.Table.Points, gain.Points()), "money", a.w.Money(a.do.Card.Value()))
}

// meant are the placings that the words for the alternative mean: another bottle may lie anywhere.
func (a *advice) meant() []wh.Decision {
	if a.instead.Card == a.do.Card {
		return []wh.Decision{a.instead}
	}
	return table.Where(a.placings(), func(d wh.Decision) bool { return d.Card == a.instead.Card })
}

// gains tells that it scores more at once than the alternative, and nothing else as much as it.
func (a *advice) gains(gain wh.Gain) string {
	other := 0
	for _, d := range a.meant() {
		other = max(other, a.in.Gain(d.Card, d.Place).Points())
	}
	if gain.Points() <= other {
		return ""
	}
	for _, d := range a.placings() {
		if d.Card != a.do.Card && a.in.Gain(d.Card, d.Place).Points() >= gain.Points() {
			return ""
		}
	}
	return a.x.Gains.With("points", a.w.Count(a.w.Table.Points, gain.Points()), "other", a.otherWords(), "less", a.w.Count(a.w.Table.Points, other))
}

// cheapestWine reports whether no wine in the hand is cheaper than the bottle.
func (a *advice) cheapestWine() bool {
	return !slices.ContainsFunc(a.in.Hand().AppendTo(nil), func(c wh.Card) bool { return c != wh.Empty && c.Value() < a.do.Card.Value() })
}

// fewBottles are so few that all ways to lay them are tried. Of more, a triplet may be overlooked.
const fewBottles = 2

// wholeCellar is how many places there are in a cellar (W32).
const wholeCellar = 15

// lastLay tells in the last round what the bottle prepares (W51), or that the order is all the same.
func (a *advice) lastLay(gain wh.Gain) string {
	all := stars(a.in.Hand())
	if alone := all == a.do.Card.Stars(); a.in.BestFinish(a.in.Hand()) == all && a.do.Card != wh.Empty && (alone || a.in.Hand().Len() <= fewBottles) {
		words := a.x.LastEven
		switch {
		case alone && len(a.in.LegalPlaces(a.do.Card, nil)) == 1:
			words = a.x.LastPlace
		case alone:
			words = a.x.LastAlone
		}
		return words.With("points", a.w.Count(a.w.Table.Points, all))
	}
	laid := a.in.Laid(a.do.Card, a.do.Place)
	steps, points, more := []wh.Decision{a.do}, gain.Points(), forTriplets(gain)
	var later wh.Decision // the first that completes a triplet,
	var made wh.Gain      // and what it scores
	for _, d := range laid.Finish(laid.Hand()) {
		g := laid.Gain(d.Card, d.Place)
		if more == 0 && forTriplets(g) > 0 {
			later, made, a.lit = d, g, a.lying(laid.Triplets(d.Card, d.Place, nil))
			if a.supports(d, g) {
				return a.x.LastUnder.With("card", a.shortName(d.Card), "points", a.gainWords(forTriplets(g)))
			}
		}
		steps, points, more = append(steps, d), points+g.Points(), more+forTriplets(g)
		laid = laid.Laid(d.Card, d.Place)
	}
	sum := a.w.Count(a.w.Table.Points, points)
	switch words := a.x.LastAll; {
	case more == 0 && a.do.Card == wh.Empty:
		return ""
	case more == 0:
		if n := int(a.do.Place.Cellar); n < a.in.CellarCount(a.t.Me()) && a.in.Cellar(a.t.Me(), n).Len()+a.in.Hand().Len() > wholeCellar {
			words = a.x.LastNext
		}
		return words.With("word", a.w.Number(a.in.Hand().Len()), "points", a.w.Count(a.w.Table.Points, all))
	case forTriplets(made) > 0:
		return a.w.Count(a.x.LastLater, made.Alike+made.Different, "card", a.shortName(later.Card), "points", a.gainWords(forTriplets(made)), "sum", sum)
	}
	return a.w.Count(a.x.LastThen, a.in.Hand().Len(), "points", sum, "all", a.w.Whole(points-more), "more", a.w.Whole(more), "triplets", a.tripletsOf(steps))
}

// supports reports whether the bottle is placed below where another one could then complete a triplet at once.
func (a *advice) supports(d wh.Decision, g wh.Gain) bool {
	alone := a.in.Laid(a.do.Card, a.do.Place)
	return g.Alike+g.Different == 1 && d.Place.Row == a.do.Place.Row+1 && touches(d.Place, a.do.Place) &&
		slices.Contains(alone.LegalPlaces(d.Card, nil), d.Place) && alone.Gain(d.Card, d.Place) == g
}

// mostForTriplets is the most that a bottle of each kind would score for triplets in the own cellar; of those
// that may still come.
func mostForTriplets(in *wh.Info) (points [wh.Kinds]int) {
	for c := range wh.Empty {
		if in.Unlaid().Count(c) > 0 {
			_, _, points[c] = bestTriplet(in, wh.CardsOf(c))
		}
	}
	return points
}

// prepares tells of a bottle that would then complete triplets, if all that may still come
// complete more than otherwise, and no other placing prepares more. Of those that gain most it is
// one in the hand, or in the offer, if it can be.
func (a *advice) prepares(otherwise *wh.Info) string {
	before, after, rest := mostForTriplets(a.in), a.in.Laid(a.do.Card, a.do.Place), mostForTriplets(otherwise)
	mine := mostForTriplets(after)
	where := func(c wh.Card) (words lang.Template, near int) {
		switch {
		case after.Hand().Count(c) > 0 && c == a.do.Card:
			return a.x.HeldToo, 2
		case after.Hand().Count(c) > 0:
			return a.x.Held, 2
		case a.in.Offer().Count(c) > 0:
			return a.x.Offered, 1
		}
		return a.x.Other, 0
	}
	best, most, all := wh.Empty, 0, 0
	for c := range wh.Empty {
		more := mine[c] - rest[c]
		all += more
		_, near := where(c)
		if ahead := 3*more + near; more > 0 && ahead > most && mine[c] > before[c] {
			best, most = c, ahead
		}
	}
	_, near := where(best)
	now := a.worth(a.do.Card) > a.in.Gain(a.do.Card, a.do.Place).Points() // elsewhere
	if all <= 0 || best == wh.Empty || (mine[best] < wh.AlikePoints || now) && a.nearly() != "" || now && near == 0 {
		return ""
	}
	for _, d := range a.placings() {
		for c, n := range mostForTriplets(a.in.Laid(d.Card, d.Place)) {
			if n-before[c] > mine[best]-before[best] {
				return ""
			}
		}
	}
	a.lit = a.completing(after, best)
	named, near := where(best)
	if near == 1 {
		a.offered = best
	}
	card, price := named.With("card", a.shortName(best)), a.do.Card.Value()
	if rest[best] > 0 {
		if a.instead.Kind == wh.DecisionPlace {
			for _, d := range a.meant() {
				rest[best] = max(rest[best], mostForTriplets(a.in.Laid(d.Card, d.Place))[best])
			}
		}
		if rest[best] >= mine[best] {
			return ""
		}
		return a.x.Prepares.With("card", card, "points", a.gainWords(mine[best]), "other", a.otherWords(), "less", a.gainWords(rest[best]))
	}
	words := a.x.PreparesNew
	if a.cheapestWine() && price*a.in.Hand().Len() < a.in.Hand().Value() {
		words = a.x.PreparesCheap
	}
	n, points := a.forNew(after, best)
	return a.w.Count(words, n, "card", card, "points", points, "money", a.w.Money(price))
}

// forNew is how many triplets a bottle would complete where it would score most for them, and what that
// brings: for each, if they bring the same.
func (a *advice) forNew(in *wh.Info, c wh.Card) (n int, points string) {
	_, at, all := bestTriplet(in, wh.CardsOf(c))
	g := in.Gain(c, at)
	n = g.Alike + g.Different
	if n > 1 && (g.Alike == 0 || g.Different == 0) {
		return n, a.x.Each.With("points", a.gainWords(all/n))
	}
	return n, a.gainWords(all)
}

// completing are the places of what lies that a bottle would complete its triplets with, where it
// would score most for them, once the advised one lies.
func (a *advice) completing(after *wh.Info, c wh.Card) (with []wh.Place) {
	most := 0
	for _, at := range after.LegalPlaces(c, nil) {
		n := forTriplets(after.Gain(c, at))
		if n <= most {
			continue
		}
		most, with = n, nil
		for _, t := range after.Triplets(c, at, nil) {
			with = append(with, t.Places[:]...)
		}
	}
	return with
}

// becauseKeep tells what the bottles that are kept are good for.
func (a *advice) becauseKeep() string {
	hand := a.in.Hand()
	total := a.w.Money(hand.Value())
	best, _, now := bestTriplet(a.in, hand)
	switch {
	case a.in.LastRound():
		return ""
	case hand.Count(wh.Empty) == hand.Len():
		return a.x.HoldsEmpty
	case a.in.Points(a.t.Me()) == 0:
		return a.x.KeepsLater.With("total", total)
	case now == 0:
		return a.x.KeepsAll.With("total", total)
	}
	return cmp.Or(a.nearly(), a.x.KeepsTriplet.With("card", a.shortName(best), "points", a.gainWords(now), "total", total))
}
