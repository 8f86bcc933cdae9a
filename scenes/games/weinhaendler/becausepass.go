package weinhaendler

import (
	"cmp"
	"math"

	"treille/engine"
	wh "treille/engine/weinhaendler"
)

// becausePass tells why no more is bid: against the bid that tempts most, before the cheapest for what the
// alternative takes.
func (a *advice) becausePass(mine, theirs deal) string {
	if fact := a.finishes(); fact != "" {
		return fact
	}
	facts := func(d deal) string { return a.resists(mine, d) }
	outbid := func(d deal) string { return a.outbid(mine, d) }
	if fact := a.tempted(mine, func(d deal) string { return cmp.Or(facts(d), a.nearly()) }); fact != "" {
		return fact
	}
	best := a.cheapestCompared(theirs)
	if mine.same(best) {
		if fact := cmp.Or(a.above(mine), a.tempted(mine, outbid)); fact != "" {
			return fact
		}
		words := a.x.Already
		if mine.from == engine.Chance && a.rivals(mine) != "" {
			words = a.x.AlreadyFirst
		}
		return a.w.Count(words, a.instead.Cards.Len(), "bundle", a.bundle(mine.from), "total", a.total(best))
	}
	return firstOf(
		func() string { return facts(best) },
		a.nearly,
		func() string { return a.noBetter(mine, best) },
		func() string { return a.tempted(mine, outbid) })
}

// above tells why not a bid of a better rank, where none was tried out; if there is one, it is what follows is
// compared with.
func (a *advice) above(mine deal) string {
	before := *a
	a.compared = false
	if a.imagine() && a.deal(a.instead).rank < mine.rank {
		d := a.deal(a.instead)
		if words := cmp.Or(a.exchange(mine, d), a.noBetter(mine, d)); words != "" {
			return words
		}
	}
	*a = before
	return ""
}

// imagine lets what follows be compared with the bid that is the best bargain in stars, of those for something
// else than passing takes, if there is one; false if there is no bid. It is not one that was tried out.
func (a *advice) imagine() bool {
	mine, found := a.deal(a.do), false
	ahead := func(d, best deal) bool {
		if mine.same(d) != mine.same(best) {
			return mine.same(best)
		}
		return d.net() > best.net() || d.net() == best.net() && d.cost().less(best.cost())
	}
	for _, action := range a.in.LegalActions(nil) {
		if d := wh.Decode(action); d.Kind == wh.DecisionBid && (!found || ahead(a.deal(d), a.deal(a.instead))) {
			found, a.instead = true, d
		}
	}
	return found
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
		words := cmp.Or(a.near(), a.drawsMore(d))
		if words == "" && d.net() < mostStars {
			words = a.x.DrawsBetter.With("total", a.total(d), "take", a.starWords(d.take), "give", a.starWords(d.give))
		}
		return words
	})
	return cmp.Or(fact, a.nearly(), a.x.Draws)
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
	return firstOf(
		func() string { return a.takesTriplet(mine, theirs) },
		func() string { return a.exchange(mine, theirs) },
		func() string {
			if a.do.Kind == wh.DecisionBid && a.rivals(mine) != "" { // it may be outbid more easily
				return ""
			}
			if stars(mine.give) > 0 && mine.net() <= 0 {
				return a.nearly()
			}
			return cmp.Or(a.nearly(), a.outbid(mine, theirs))
		})
}

// drawsMore tells of a first bid that, if it is outbid (W20), it may bring fewer bottles than drawing does.
func (a *advice) drawsMore(d deal) string {
	least, _ := a.leastOver(d)
	if !a.mayBeOutbid(deal{}, d) || least > d.give.Len() {
		return ""
	}
	return a.x.DrawsOutbid.With("total", a.total(d), "names", a.rivals(d), "take", a.w.Count(a.x.BottleCount, least), "give", a.bottleWords(d.give))
}

// leastOver is how few bottles a bid may have that goes over another one, and how few stars, by what the viewer sees.
func (a *advice) leastOver(d deal) (bottles, points int) {
	unseen := a.in.Unlaid().Minus(a.in.Hand()).Minus(a.in.Offer())
	for _, p := range a.t.Seats() {
		unseen = unseen.Minus(a.in.Bid(p))
	}
	var most [7][19]int // the value of so many bottles and stars at most (W30)
	for _, c := range unseen.AppendTo(nil) {
		for n := len(most) - 1; n > 0; n-- {
			for s := c.Stars(); s < len(most[n]); s++ {
				most[n][s] = max(most[n][s], most[n-1][s-c.Stars()]+c.Value())
			}
		}
	}
	bottles, points = math.MaxInt, math.MaxInt
	for _, p := range a.t.Seats() {
		if p == a.t.Me() || a.in.HasPassed(p) {
			continue
		}
		for n := range a.in.HandSize(p) + 1 {
			for s, value := range most[n] {
				if a.in.BidTotal(p)+value > d.give.Value() {
					bottles, points = min(bottles, a.in.Bid(p).Len()+n), min(points, stars(a.in.Bid(p))+s)
				}
			}
		}
	}
	return bottles, points
}

// mayBeOutbid reports whether a bid would be first and takes no less for what it gives, but may be outbid.
func (a *advice) mayBeOutbid(mine, theirs deal) bool {
	return a.rivals(theirs) != "" && !a.lost() && theirs.from == engine.Chance && theirs.net() >= mine.net() && (mine.rank > 0 || theirs.net() > 0)
}

// outbid tells of such a bid that gives more stars than the decision, and if it is outbid may bring less for them.
func (a *advice) outbid(mine, theirs deal) string {
	if stars(theirs.give) <= stars(mine.give) || !a.mayBeOutbid(mine, theirs) {
		return ""
	}
	_, least := a.leastOver(theirs)
	if least-stars(theirs.give) >= mine.net() {
		return ""
	}
	return a.x.Outbid.With("total", a.total(theirs), "names", a.rivals(theirs), "take", a.w.Whole(stars(mine.take)), "give", a.starWords(mine.give),
		"most", a.w.Whole(stars(theirs.take)), "cost", a.starWords(theirs.give), "least", a.w.Count(a.x.StarCount, least))
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
