package weinhaendler

import (
	"cmp"
	"slices"

	"treille/engine"
	wh "treille/engine/weinhaendler"
	"treille/scenes/table"
)

// because tells a fact of the table that speaks for the decision; "" if there is none. What it
// compares holds against all that could be decided, or names what it is compared with.
func (a *advice) because() string {
	switch {
	case a.do.Kind == wh.DecisionPass && a.offerIsMine():
		return a.x.TakesAll.With("total", a.total(a.deal(a.do)))
	case !a.compared && (a.do.Kind != wh.DecisionPass || !a.imagine()):
		return ""
	}
	mine, theirs := a.deal(a.do), a.deal(a.instead)
	switch a.do.Kind {
	case wh.DecisionBid:
		return a.becauseBid(mine)
	case wh.DecisionPass:
		return a.becausePass(mine, theirs)
	case wh.DecisionDraw:
		return a.draws()
	case wh.DecisionPlace:
		return a.becausePlace()
	}
	return a.becauseKeep()
}

// becauseBid tells why this bid: first why so much, if the same could be had for less.
func (a *advice) becauseBid(mine deal) string {
	now, least := a.deal(wh.Decision{}), a.cheapest(mine)
	fact := firstOf(a.finishes, func() string { return a.onlyEmpty(mine, now) })
	switch {
	case fact != "":
		return fact
	case mine.same(now): // what passing takes as well speaks for none of them
		switch against := a.against(now); {
		case !against:
			return a.nearly()
		case mine.cost() == least.cost():
			return cmp.Or(a.nearly(), a.stays(mine), a.defends(mine, now))
		}
		return cmp.Or(a.nearly(), a.defends(mine, now))
	case mine.rank > 1: // what tempts more
		fact = a.tempted(mine, func(d deal) string {
			if d.net() < mine.net() {
				return ""
			}
			return a.resists(mine, d)
		})
	}
	if fact == "" && least.cost() != mine.cost() { // why more than would take the same
		fact = cmp.Or(a.outbids(mine), a.nearly(), a.highest(mine))
	}
	if fact != "" {
		return fact
	}
	theirs := a.deal(a.instead)
	return firstOf(
		func() string { return a.takesTriplet(mine, theirs) },
		func() string { return a.exchangeCompared(mine, theirs) },
		a.nearly,
		func() string { return a.moreBottles(mine, theirs) })
}

// firstOf is the first fact of some that there is; "" if there is none.
func firstOf(facts ...func() string) string {
	for _, fact := range facts {
		if words := fact(); words != "" {
			return words
		}
	}
	return ""
}

// outbids tells that a cheaper bid for the same, the cheapest if that was compared, would be outbid more easily.
func (a *advice) outbids(mine deal) string {
	lower := func(d deal) bool {
		return d.same(mine) && d.cost().less(mine.cost()) && d.give.Value() <= mine.give.Value()-leastRaise
	}
	if least := a.cheapest(mine); !(lower(least) && a.against(least)) && !a.compare(func(other wh.Decision) bool { return lower(a.deal(other)) }) {
		return ""
	}
	least := a.deal(a.instead)
	names := a.rivals(least)
	if names == "" {
		return ""
	}
	return cmp.Or(a.nearly(), a.x.Outbids.With("names", names, "rank", a.w.Ordinal(mine.rank), "total", a.total(mine), "less", a.total(least)))
}

// leastRaise is by how much a bid is higher at least that is harder to outbid than another, in tenths of a euro.
const leastRaise = 40

// against lets what follows be compared with a bid that gives the same as a deal, or with passing;
// false if that has not been compared.
func (a *advice) against(d deal) bool {
	return a.compare(func(other wh.Decision) bool { return other.Kind != wh.DecisionDraw && a.deal(other).give == d.give })
}

// compare lets what follows be compared with the best decision of those that are meant; false if none of
// them has been compared.
func (a *advice) compare(meant func(wh.Decision) bool) bool {
	for _, r := range a.found.Results[1:] {
		if other := wh.Decode(r.Action); r.Playouts > 0 && meant(other) {
			a.other, a.instead = r, other
			return true
		}
	}
	return false
}

// near tells that what else could be decided is about as good, before most reasons.
func (a *advice) near() string {
	switch {
	case a.lost():
		return a.x.Hopeless
	case !a.compared || table.Percent(a.other) < table.Percent(a.found.Results[0])-fewApart:
		return ""
	}
	return a.x.Near.With("other", a.otherWords())
}

// nearly tells the same of what is hardly better, before a reason that hardly counts.
func (a *advice) nearly() string {
	if mine, theirs := table.Percent(a.found.Results[0]), table.Percent(a.other); a.compared && theirs >= mine-apart && 4*theirs >= 3*mine && !a.lost() {
		return a.x.Near.With("other", a.otherWords())
	}
	return a.near()
}

// By how many games in a hundred another decision may be worse at most that is hardly worse: by a few, or by some
// more, if it wins three games for four.
const (
	fewApart = 3
	apart    = 10
)

// raises tells that a bid, unlike passing, can still be raised (W10, W13), also to one that would take more, but may
// be outbid.
func (a *advice) raises() string {
	mine, theirs := a.deal(a.do), a.deal(a.instead)
	names := a.rivals(theirs)
	switch {
	case a.do.Kind != wh.DecisionBid || a.do.Cards == a.in.Hand():
		return ""
	case a.instead.Kind != wh.DecisionBid:
		return a.x.PassingEnds.With("total", a.total(mine))
	case names == "" || mine.give.Value() > theirs.give.Value():
		return ""
	}
	return a.x.Raises.With("total", a.total(mine), "more", a.total(theirs), "take", a.starWords(theirs.take), "give", a.starWords(theirs.give), "names", names)
}

// lost reports whether a game is won hardly ever.
func (a *advice) lost() bool { return table.Percent(a.found.Results[0]) <= hopeless }

// hopeless is in how many games of a hundred a decision wins at most that hardly ever does.
const hopeless = 2

// onlyEmpty tells that no wine is given, and that who bids may go on (W13): of one who takes the same without
// it, if he holds enough to rise.
func (a *advice) onlyEmpty(mine, now deal) string {
	n, words := a.do.Cards.Len(), a.x.OnlyEmpty
	if n != a.do.Cards.Count(wh.Empty) || n == a.in.Hand().Len() {
		return ""
	}
	switch {
	case mine.same(now) && !a.mayRise(mine):
		return ""
	case mine.same(now):
		words = a.x.StaysEmpty
	case a.final():
		words = a.x.OnlyEmptyFinal
	}
	return a.w.Count(words, n, "bundle", a.bundle(mine.from), "rank", a.w.Ordinal(mine.rank))
}

// mayRise reports whether all that the viewer holds goes over the bid above one of his, or others may still go
// over it, if it is first.
func (a *advice) mayRise(mine deal) bool {
	if mine.rank == 1 {
		return a.rivals(mine) != ""
	}
	all := a.in.Hand().Plus(a.in.Bid(a.t.Me())).Value()
	return slices.ContainsFunc(a.t.Seats(), func(p engine.Player) bool {
		return p != a.t.Me() && a.in.BidTotal(p) > mine.give.Value() && a.in.BidTotal(p) < all
	})
}

// final reports whether nobody else can bid any more (W13, W15).
func (a *advice) final() bool {
	return !slices.ContainsFunc(a.t.Seats(), func(p engine.Player) bool {
		return p != a.t.Me() && !a.in.HasPassed(p) && a.in.HandSize(p) > 0
	})
}

// stays tells that who bids may go on bidding (W13), and of the best bid that would then be first, if it is a
// better bargain.
func (a *advice) stays(mine deal) string {
	best := mine
	for _, d := range a.deals()[1:] {
		if d.rank == 1 && d.give.Contains(mine.give) && d.net() > best.net() {
			best = d
		}
	}
	if best == mine || mine.rank == 1 {
		return ""
	}
	return a.x.Stays.With("rank", a.w.Ordinal(mine.rank), "total", a.total(best), "take", a.starWords(best.take), "give", a.starWords(best.give),
		"more", a.starWords(mine.take), "less", a.starWords(mine.give))
}

// settled reports whether all others below the viewer's bid have passed: who has no bottle left is yet to (W15).
func (a *advice) settled() bool {
	return !slices.ContainsFunc(a.t.Seats(), func(p engine.Player) bool {
		return p != a.t.Me() && !a.in.HasPassed(p) && a.in.BidTotal(p) < a.in.BidTotal(a.t.Me())
	})
}

// rivals are the others below a bid who may still go over it, in words for one of them; "" if
// there is none.
func (a *advice) rivals(d deal) string {
	var names []string
	for _, p := range a.t.Seats() {
		most := a.in.BidTotal(p) + a.in.HandSize(p)*dearest()
		if p != a.t.Me() && a.in.BidTotal(p) < d.give.Value() && !a.in.HasPassed(p) && most > d.give.Value() {
			names = append(names, a.t.PlayerName(p))
		}
	}
	if n := len(names); n > mostNamed {
		return a.x.SomeOthers.With("word", a.w.Number(n))
	}
	return a.w.AnyOf(names...)
}

// dearest is what a bottle is worth at most, in tenths of a euro.
func dearest() (most int) {
	for c := range wh.Empty {
		most = max(most, c.Value())
	}
	return most
}

// mostNamed is how many of the others, and of wines, are named at most.
const mostNamed = 2

// defends tells that who wants the same must bid higher than over the bid before.
func (a *advice) defends(mine, now deal) string {
	names := a.rivals(mine)
	if names == "" || mine.give.Value() < now.give.Value()+leastRaise {
		return ""
	}
	return a.x.Defends.With("names", names, "bundle", a.bundle(mine.from), "total", a.total(mine), "less", a.total(now))
}

// highest tells that no bid for as many stars, or fewer, is higher and takes the same, where it gives
// fewer stars than it takes.
func (a *advice) highest(mine deal) string {
	names := a.rivals(mine)
	if mine.net() <= 0 || mine.rank > 1 {
		return ""
	}
	for _, d := range a.deals()[1:] {
		if d.same(mine) && stars(d.give) <= stars(mine.give) && d.give.Value() > mine.give.Value() {
			return ""
		}
	}
	if names == "" {
		return ""
	}
	return a.x.Highest.With("stars", a.starsMore(stars(a.do.Cards)), "names", names, "bundle", a.bundle(mine.from), "total", a.total(mine))
}

// starsMore are so many stars that are given besides what is bid.
func (a *advice) starsMore(n int) string {
	if a.in.Bid(a.t.Me()) == 0 {
		return a.w.Count(a.x.StarCount, n)
	}
	return a.w.Count(a.x.MoreStars, n)
}
