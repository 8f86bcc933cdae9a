package weinhaendler

import (
	"cmp"
	"slices"
	"strconv"

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
	case !a.compared:
		return ""
	}
	mine, theirs := a.deal(a.do), a.deal(a.instead)
	switch a.do.Kind {
	case wh.DecisionBid:
		return a.becauseBid(mine)
	case wh.DecisionPass:
		return a.becausePass(mine, theirs)
	case wh.DecisionDraw:
		return a.draws(theirs)
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
		case against && mine.from == engine.Chance:
			return cmp.Or(a.defends(mine, now), a.near())
		case against && mine.cost() == least.cost():
			return cmp.Or(a.near(), a.stays(mine))
		}
		return a.near()
	case least.cost() != mine.cost():
		fact = a.dearly(mine, least)
	}
	if fact != "" {
		return fact
	}
	theirs := a.deal(a.instead)
	return firstOf(
		func() string { return a.takesTriplet(mine, theirs, wh.AlikePoints) },
		func() string { return a.exchange(mine, theirs) },
		func() string { return a.takesTriplet(mine, theirs, 1) },
		a.near,
		func() string { return a.least(mine, least) })
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

// dearly tells why more is bid than would take the same for now.
func (a *advice) dearly(mine, least deal) string {
	three := func() string { return a.keepsThree(mine, least) }
	highest := func() string { return a.highest(mine) }
	outbids := func() string { return a.outbids(mine, least) }
	switch {
	case mine.rank > 1:
		return outbids()
	case stars(mine.give) == stars(least.give):
		return firstOf(three, a.near, highest, outbids)
	}
	return firstOf(three, outbids, a.near, highest)
}

// outbids tells that the cheapest bid for the same would be outbid more easily.
func (a *advice) outbids(mine, least deal) string {
	names := a.rivals(mine)
	if names == "" || !a.against(least) {
		return ""
	}
	return cmp.Or(a.near(), a.x.Outbids.With("names", names, "rank", a.w.Ordinal(mine.rank), "total", a.total(mine), "less", a.total(least)))
}

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

// becausePass tells why no more is bid, against the cheapest bid for the same.
func (a *advice) becausePass(mine, theirs deal) string {
	if mine.same(theirs) {
		words := a.x.Already
		if mine.from == engine.Chance && a.rivals(mine) != "" {
			words = a.x.AlreadyFirst
		}
		return a.w.Count(words, a.instead.Cards.Len(), "bundle", a.bundle(mine.from), "total", a.total(theirs))
	}
	theirs = a.cheapestCompared(theirs)
	return firstOf(a.finishes,
		func() string { return a.takesTriplet(mine, theirs, wh.AlikePoints) },
		func() string { return a.fair(mine, theirs) },
		func() string { return a.takesTriplet(mine, theirs, 1) },
		func() string { return a.dearer(mine, theirs) },
		a.near)
}

// near tells that what else could be decided is about as good: not in a game that is won hardly
// ever, where any difference is small.
func (a *advice) near() string {
	mine, theirs := table.Percent(a.found.Results[0]), table.Percent(a.other)
	if mine <= hopeless || theirs < mine-alike {
		return ""
	}
	return a.x.Near.With("other", a.otherWords())
}

// alike is by how many games in a hundred another decision may be worse and count as equal, as in
// the line on chances.
const alike = 1

// hopeless is in how many games of a hundred a decision wins at most that hardly ever does.
const hopeless = 2

// A deal is what the viewer would take and give if the bidding ended with one of his decisions.
type deal struct {
	take, give wh.Cards
	from       engine.Player // whose bid is taken; Chance: the offer
	rank       int           // of his bid, from 1; 0 for none
}

// deal is that of a decision.
func (a *advice) deal(d wh.Decision) deal {
	got, rank, _ := a.wouldGet(d.Cards)
	return deal{got.Cards, a.in.Bid(a.t.Me()).Plus(d.Cards), got.From, rank}
}

// same reports whether two bids take the same.
func (d deal) same(other deal) bool { return d.rank > 0 && other.rank > 0 && d.from == other.from }

// net is how many more stars are taken than given.
func (d deal) net() int { return stars(d.take) - stars(d.give) }

// A cost is what a bid gives: stars count more than euros.
type cost struct{ stars, euros int }

func (d deal) cost() cost { return cost{stars(d.give), d.give.Value()} }

// less reports whether one is lower than another.
func (c cost) less(other cost) bool {
	return cmp.Or(cmp.Compare(c.stars, other.stars), cmp.Compare(c.euros, other.euros)) < 0
}

// stars are those of some bottles together.
func stars(cards wh.Cards) int {
	n := 0
	for _, c := range cards.AppendTo(nil) {
		n += c.Stars()
	}
	return n
}

// deals are those of all that could be decided, passing first.
func (a *advice) deals() []deal {
	list := []deal{a.deal(wh.Decision{})}
	for _, action := range a.in.LegalActions(nil) {
		if d := wh.Decode(action); d.Kind == wh.DecisionBid {
			list = append(list, a.deal(d))
		}
	}
	return list
}

// cheapest is the bid that takes the same for least.
func (a *advice) cheapest(mine deal) deal {
	best := mine
	for _, d := range a.deals()[1:] {
		if d.same(mine) && d.cost().less(best.cost()) {
			best = d
		}
	}
	return best
}

// takesTriplet tells of a bottle that would be taken and completes a triplet with what lies in the cellar,
// for so many points at least, worth more than any in the hand or in what the alternative takes. In the last
// round all that is laid counts.
func (a *advice) takesTriplet(mine, theirs deal, least int) string {
	if a.in.LastRound() {
		return ""
	}
	card, at, points := bestTriplet(a.in, mine.take)
	_, _, others := bestTriplet(a.in, theirs.take)
	if _, _, held := bestTriplet(a.in, a.in.Hand()); points < least || points <= max(others, held) {
		return ""
	}
	made := a.in.Triplets(card, at, nil)
	if len(made) != 1 {
		return ""
	}
	a.makes, a.with = card, a.lying(made)
	return a.x.TakesTriplet.With("card", a.shortName(card), "others", a.restOf(made[0], at), "points", a.w.Signed(points))
}

// lying are the places of some triplets, each once, at which bottles lie in the own cellar.
func (a *advice) lying(made []wh.Triplet) (places []wh.Place) {
	for _, t := range made {
		for _, p := range t.Places {
			if _, lies := a.in.Cellar(a.t.Me(), int(p.Cellar)).At(int(p.Row), int(p.Col)); lies && !slices.Contains(places, p) {
				places = append(places, p)
			}
		}
	}
	return places
}

// restOf names the two bottles of a triplet that lie in the own cellar already: "two Merlot ★".
func (a *advice) restOf(t wh.Triplet, at wh.Place) string {
	var rest []wh.Card
	for _, p := range t.Places {
		if p != at {
			c, _ := a.in.Cellar(a.t.Me(), int(p.Cellar)).At(int(p.Row), int(p.Col))
			rest = append(rest, c)
		}
	}
	if rest[0] == rest[1] {
		return a.x.TwoOf.With("card", a.shortName(rest[0]))
	}
	return a.w.List(a.shortName(rest[0]), a.shortName(rest[1]))
}

// bestTriplet is the bottle of some that scores most for triplets in the own cellar, where, and
// how much (W36).
func bestTriplet(in *wh.Info, cards wh.Cards) (best wh.Card, where wh.Place, points int) {
	for _, c := range cards.AppendTo(nil) {
		for _, at := range in.LegalPlaces(c, nil) {
			if g := in.Gain(c, at); forTriplets(g) > points {
				best, where, points = c, at, forTriplets(g)
			}
		}
	}
	return best, where, points
}

// held is the hand after a deal.
func (a *advice) held(d deal) wh.Cards {
	return a.in.Hand().Plus(a.in.Bid(a.t.Me())).Minus(d.give).Plus(d.take)
}

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
	told := []string{"points", a.w.Count(a.w.Table.Points, mine), "other", a.otherWords(), "less", a.w.Whole(theirs),
		"stars", a.w.Count(a.x.StarCount, all), "all", a.w.Whole(all), "more", a.w.Whole(mine - all), "triplets", a.tripletsOf(steps)}
	switch {
	case mine == theirs && a.do.Kind == wh.DecisionBid:
		return ""
	case mine == theirs:
		return a.x.FinishesAlike.With(told...)
	case mine <= all && theirs > stars(a.held(a.deal(a.instead))):
		held := a.held(a.deal(a.instead))
		return a.x.FinishesFewer.With("stars", a.w.Count(a.x.StarCount, all), "other", a.otherWords(), "less", a.w.Whole(theirs),
			"extra", a.w.Whole(theirs-stars(held)), "triplets", a.tripletsOf(a.in.Finish(held)))
	case mine <= all:
		return a.x.FinishesStars.With(told...)
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
// by their wines, and with what of them lies in the cellar now, if there is something of each wine.
func (a *advice) tripletsOf(steps []wh.Decision) string {
	var wines []string
	n, lie, all := 0, 0, true
	laid := a.in
	for _, d := range steps {
		for _, t := range laid.Triplets(d.Card, d.Place, nil) {
			n++
			lie = 0
			for _, p := range t.Places {
				if _, lies := a.in.Cellar(a.t.Me(), int(p.Cellar)).At(int(p.Row), int(p.Col)); lies {
					lie++
				}
			}
			all = all && lie > 0
			if !slices.Contains(wines, shortWine(d.Card)) {
				wines = append(wines, shortWine(d.Card))
			}
		}
		laid = laid.Laid(d.Card, d.Place)
	}
	wine := a.w.List(wines...)
	if len(wines) > mostNamed {
		wine = a.x.SomeWines.With("word", a.w.Number(len(wines)))
	}
	switch {
	case n == 1 && all:
		return a.w.Count(a.x.TripletWith, lie, "wine", wine)
	case all:
		return a.x.TripletsWith.With("wine", wine)
	}
	return a.w.Count(a.x.TripletsOf, n, "wine", wine)
}

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

// mayRise reports whether all that the viewer holds goes over the bid above one of his.
func (a *advice) mayRise(mine deal) bool {
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

// stays tells that who bids as little as he can may go on bidding (W13), with enough to be first.
func (a *advice) stays(mine deal) string {
	top := 0
	for _, p := range a.t.Seats() {
		if p != a.t.Me() {
			top = max(top, a.in.BidTotal(p))
		}
	}
	if a.in.Hand().Plus(a.in.Bid(a.t.Me())).Value() <= top || a.do.Cards == a.in.Hand() {
		return ""
	}
	return a.x.Stays.With("rank", a.w.Ordinal(mine.rank), "total", a.w.Money(top))
}

// rivals are the others below a bid who may still go over it, in words for one of them; "" if
// there is none.
func (a *advice) rivals(d deal) string {
	var names []string
	for _, p := range a.t.Seats() {
		if p != a.t.Me() && a.in.BidTotal(p) < d.give.Value() && !a.in.HasPassed(p) && a.in.HandSize(p) > 0 {
			names = append(names, a.t.PlayerName(p))
		}
	}
	if n := len(names); n > mostNamed {
		return a.x.SomeOthers.With("word", a.w.Number(n))
	}
	return a.w.AnyOf(names...)
}

// mostNamed is how many of the others, and of wines, are named at most.
const mostNamed = 2

// defends tells that who wants the same must bid higher than over the bid before.
func (a *advice) defends(mine, now deal) string {
	names := a.rivals(mine)
	if names == "" {
		return ""
	}
	return a.x.Defends.With("names", names, "bundle", a.bundle(mine.from), "total", a.total(mine), "less", a.total(now))
}

// highest tells that no bid for as many stars, or fewer, is higher and takes the same, where it gives
// fewer stars than it takes.
func (a *advice) highest(mine deal) string {
	names := a.rivals(mine)
	if mine.net() <= 0 {
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

// total writes the total of a bid.
func (a *advice) total(d deal) string { return a.w.Money(d.give.Value()) }

// keepsThree tells of three equal bottles that the viewer would hold, but not with a cheaper bid.
func (a *advice) keepsThree(mine, least deal) string {
	for _, c := range mine.take.AppendTo(nil) {
		if c == wh.Empty || a.held(mine).Count(c) < 3 || a.held(least).Count(c) == 3 || !a.against(least) {
			continue
		}
		return a.x.KeepsThree.With("bundle", a.bundle(mine.from), "card", a.shortName(c), "total", a.total(least), "less", a.w.Number(a.held(least).Count(c)))
	}
	return ""
}

// What a drawn bottle brings at most (W14), in stars.
const mostStars = 3

// fair is an exchange than which no bid is a better bargain.
func (a *advice) fair(mine, theirs deal) string {
	for _, d := range a.deals()[1:] {
		if d.net() > mine.net() {
			return ""
		}
	}
	return a.exchange(mine, theirs)
}

// exchange tells that as the bids stand the decision is the better bargain in stars than the
// alternative.
func (a *advice) exchange(mine, theirs deal) string {
	if a.in.LastRound() || mine.same(theirs) || a.do.Kind == wh.DecisionBid && a.vain(a.instead) {
		return ""
	}
	words := a.x.Exchange
	switch drawn := a.instead.Kind == wh.DecisionDraw; {
	case drawn && mine.net() > mostStars:
		words = a.x.ExchangeStars
	case drawn && mine.net() > 1 && mine.take.Len()-mine.give.Len() > 1:
		words = a.x.ExchangeBottles
	case drawn || mine.net() <= theirs.net():
		return ""
	case mine.rank == 0:
		words = a.x.GivesNothing
	case theirs.rank == 0:
		words = a.x.ExchangeNothing
	}
	n := strconv.Itoa
	return words.With("take", a.w.Count(a.x.StarCount, stars(mine.take)), "give", n(stars(mine.give)), "other", a.otherWords(),
		"more", a.w.Count(a.x.StarCount, stars(theirs.take)), "less", n(stars(theirs.give)),
		"bottles", a.w.Count(a.x.BottleCount, mine.take.Len()), "given", n(mine.give.Len()))
}

// least tells that nothing takes the same for less.
func (a *advice) least(mine, least deal) string {
	if mine.cost() != least.cost() || stars(mine.give) >= stars(mine.take) {
		return ""
	}
	return a.x.Least.With("bundle", a.bundle(mine.from), "take", a.w.Count(a.x.StarCount, stars(mine.take)), "give", a.w.Whole(stars(mine.give)))
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
	case !better:
		return a.x.DrawsBetter.With("total", a.total(theirs), "take", a.w.Count(a.x.StarCount, stars(theirs.take)), "give", a.w.Whole(stars(theirs.give)))
	case names != "" && theirs.rank == 1 && stars(theirs.give) > 0 && theirs.net() < mostStars: // who goes over a lower bid may go over the one above it too
		return a.x.DrawsSure.With("total", a.total(theirs), "names", names)
	}
	return a.near()
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
