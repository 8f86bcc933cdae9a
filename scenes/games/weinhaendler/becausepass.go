package weinhaendler

import (
	"cmp"
	"slices"

	"treille/engine"
	wh "treille/engine/weinhaendler"
)

// becausePass tells why no more is bid, against the cheapest bid for the same.
func (a *advice) becausePass(mine, theirs deal) string {
	if mine.same(theirs) {
		words := a.x.Already
		if mine.from == engine.Chance && a.rivals(mine) != "" {
			words = a.x.AlreadyFirst
		}
		return a.w.Count(words, a.instead.Cards.Len(), "bundle", a.bundle(mine.from), "total", a.total(theirs))
	}
	best := theirs
	theirs = a.cheapestCompared(theirs)
	fact := firstOf(a.finishes,
		func() string { return a.takesTriplet(mine, theirs, wh.AlikePoints) },
		func() string { return a.fair(mine, theirs) },
		func() string { return a.takesTriplet(mine, theirs, 1) },
		func() string { return a.dearer(mine, theirs) })
	if fact != "" || a.in.LastRound() {
		return cmp.Or(fact, a.near())
	}
	a.other, a.compared = a.alternative()
	a.instead = wh.Decode(a.other.Action)
	return firstOf(a.near,
		func() string { return a.givesTriplet(best) },
		func() string { return a.moreBottles(mine, best) },
		func() string { return a.until(a.x.PassUntil, best) })
}

// dearer tells how many more stars a bid as high as the alternative's gives at least, and that it may be
// outbid; not where it takes still more than it gives.
func (a *advice) dearer(mine, theirs deal) string {
	names, least := a.rivals(theirs), stars(theirs.give)
	for _, d := range a.deals()[1:] {
		if d.rank > theirs.rank {
			continue
		}
		if d.net() > mine.net() {
			return ""
		}
		least = min(least, stars(d.give))
	}
	more := least - stars(mine.give)
	if more <= 0 || names == "" {
		return ""
	}
	return a.x.Dearer.With("more", a.starsMore(more), "names", names, "rank", a.w.Ordinal(theirs.rank))
}

// draws tells what drawing brings (W14) against a bid, the cheapest of those for the same: that no bid is a
// better bargain, or that one which is hardly better may be outbid. The last of the pile is missing to who comes after.
func (a *advice) draws(theirs deal) string {
	if a.in.PileSize() == 1 {
		return a.x.DrawsLast
	}
	if a.instead.Kind != wh.DecisionBid {
		return a.x.Draws
	}
	theirs = a.cheapestCompared(theirs)
	names := a.rivals(theirs)
	better := slices.ContainsFunc(a.deals()[1:], func(d deal) bool { return d.net() > 0 })
	switch {
	case !better && theirs.rank == 1:
		return a.x.DrawsBetter.With("total", a.total(theirs), "take", a.w.Count(a.x.StarCount, stars(theirs.take)), "give", a.w.Whole(stars(theirs.give)))
	case names != "" && theirs.rank == 1 && stars(theirs.give) > 0 && theirs.net() < mostStars: // who goes over a lower bid may go over the one above it too
		return a.x.DrawsSure.With("total", a.total(theirs), "names", names)
	}
	a.other, a.compared = a.alternative()
	a.instead = wh.Decode(a.other.Action)
	best := a.deal(a.instead)
	return firstOf(a.near,
		func() string { return a.givesTriplet(best) },
		func() string { return a.drawsLower(best) },
		func() string { return a.until(a.x.DrawsUntil, best) })
}

// drawsLower tells of a bid that is not first and takes little more than it gives.
func (a *advice) drawsLower(theirs deal) string {
	if theirs.rank < 2 || theirs.net() >= mostStars {
		return ""
	}
	return a.x.DrawsLower.With("total", a.total(theirs), "rank", a.w.Ordinal(theirs.rank), "take", a.w.Count(a.x.StarCount, stars(theirs.take)), "give", a.w.Whole(stars(theirs.give)))
}

// cheapestCompared lets what follows be compared with the cheapest of the compared bids that take the same as a deal.
func (a *advice) cheapestCompared(d deal) deal {
	for _, r := range a.found.Results[1:] {
		other := wh.Decode(r.Action)
		if other.Kind != wh.DecisionBid || r.Playouts == 0 {
			continue
		}
		if o := a.deal(other); o.same(d) && o.cost().less(d.cost()) {
			d, a.other, a.instead = o, r, other
		}
	}
	return d
}
