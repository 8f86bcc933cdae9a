package weinhaendler

import (
	"cmp"
	"strconv"

	"treille/engine"
	wh "treille/engine/weinhaendler"
	"treille/scenes/lang"
	"treille/scenes/table"
)

// becausePass tells why no more is bid: against the bid that tempts most, before the cheapest for what the
// alternative takes.
func (a *advice) becausePass(mine, theirs deal) string {
	if fact := a.finishes(); fact != "" {
		return fact
	}
	facts := func(d deal) string { return a.resists(mine, d) }
	if fact := a.tempted(mine, facts); fact != "" {
		return fact
	}
	best := a.cheapestCompared(theirs)
	if mine.same(best) {
		words := a.x.Already
		if mine.from == engine.Chance && a.rivals(mine) != "" {
			words = a.x.AlreadyFirst
		}
		return a.w.Count(words, a.instead.Cards.Len(), "bundle", a.bundle(mine.from), "total", a.total(best))
	}
	return firstOf(
		func() string { return facts(best) },
		a.near,
		func() string { return a.moreBottles(mine, best) })
}

// draws tells what drawing brings (W14) against the bid that tempts most. The last of the pile is missing to who
// comes after.
func (a *advice) draws() string {
	switch {
	case a.in.PileSize() == 1:
		return a.x.DrawsLast
	case a.instead.Kind != wh.DecisionBid:
		return a.x.Draws
	}
	fact := a.tempted(deal{}, func(d deal) string {
		words := cmp.Or(a.givesTriplet(d), a.near(), a.outbid(a.x.DrawsOutbid, deal{}, d))
		if words == "" && d.net() < mostStars {
			words = a.x.DrawsBetter.With("total", a.total(d), "take", a.w.Count(a.x.StarCount, stars(d.take)), "give", a.w.Whole(stars(d.give)))
		}
		return words
	})
	return cmp.Or(fact, a.near())
}

// tempted tells a fact against the compared bid that tempts most: of those of a better rank than a deal, the one
// that takes most for what it gives. Where there is no such fact, what is compared stays as it was.
func (a *advice) tempted(mine deal, fact func(deal) string) string {
	before := *a
	found, most := false, 0
	for _, r := range a.found.Results[1:] {
		other := wh.Decode(r.Action)
		if other.Kind != wh.DecisionBid || r.Playouts == 0 {
			continue
		}
		d := a.deal(other)
		ahead := cmp.Or(cmp.Compare(d.net(), most), cmp.Compare(r.Mean, a.other.Mean))
		if (mine.rank == 0 || d.rank < mine.rank) && (!found || ahead > 0) {
			found, most, a.other, a.instead = true, d.net(), r, other
		}
	}
	if found {
		if words := fact(a.deal(a.instead)); words != "" {
			return words
		}
	}
	*a = before
	return ""
}

// resists tells why a decision rather than a bid of a better rank.
func (a *advice) resists(mine, theirs deal) string {
	least := 1 // that a triplet brings
	if theirs.net() > mine.net() {
		least = wh.AlikePoints
	}
	return firstOf(
		func() string { return a.takesTriplet(mine, theirs, least) },
		func() string { return a.exchange(mine, theirs) },
		func() string { return a.givesTriplet(theirs) },
		func() string {
			words := a.x.Outbid
			switch {
			case a.do.Kind == wh.DecisionBid && a.rivals(mine) != "": // it may be outbid more easily
				return ""
			case stars(mine.give) == 0:
				words = a.x.OutbidFree
			case mine.net() <= 0:
				return a.near()
			}
			return cmp.Or(a.near(), a.outbid(words, mine, theirs))
		})
}

// outbid tells of a first bid that takes no less for what it gives, but may be outbid: then it takes the bid
// that goes over it instead of the offer (W20).
func (a *advice) outbid(words lang.Template, mine, theirs deal) string {
	names := a.rivals(theirs)
	if names == "" || table.Percent(a.found.Results[0]) <= hopeless || theirs.from != engine.Chance || theirs.net() < mine.net() || mine.rank == 0 && theirs.net() == 0 {
		return ""
	}
	return words.With("total", a.total(theirs), "names", names, "take", a.w.Count(a.x.StarCount, stars(mine.take)), "give", strconv.Itoa(stars(mine.give)),
		"more", a.w.Count(a.x.StarCount, stars(theirs.take)), "less", strconv.Itoa(stars(theirs.give)))
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
