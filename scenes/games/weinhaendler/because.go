package weinhaendler

import (
	"cmp"
	"strconv"

	"treille/engine"
	wh "treille/engine/weinhaendler"
	"treille/scenes/lang"
	"treille/scenes/table"
)

// because tells a fact of the table that speaks for the decision; "" if there is none. What it
// compares holds against all that could be decided, or names what it is compared with.
func (a *advice) because() string {
	if !a.compared {
		return ""
	}
	mine, theirs := a.deal(a.do), a.deal(a.instead)
	switch a.do.Kind {
	case wh.DecisionBid:
		return a.becauseBid(mine, theirs)
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
func (a *advice) becauseBid(mine, theirs deal) string {
	now, least := a.deal(wh.Decision{}), a.cheapest(mine)
	fact := cmp.Or(a.finishes(), a.onlyEmpty(mine))
	switch {
	case fact != "":
		return fact
	case mine.same(now) && mine.from == engine.Chance:
		fact = cmp.Or(a.near(), a.harder(a.x.Defends, mine, now))
	case mine.same(now):
		fact = cmp.Or(a.near(), a.stays(now))
	case least.cost() != mine.cost():
		fact = cmp.Or(a.keepsThree(mine, least), a.near(), a.highest(mine), a.keepsWine(mine, least), a.harder(a.x.Outbid, mine, least))
	}
	return cmp.Or(fact, a.takesTriplet(mine, theirs), a.exchange(mine, theirs), a.near(), a.least(mine, least))
}

// becausePass tells why no more is bid.
func (a *advice) becausePass(mine, theirs deal) string {
	switch {
	case a.offerIsMine():
		return a.x.TakesAll.With("total", a.total(mine))
	case mine.same(theirs):
		return a.w.Count(a.x.Already, a.instead.Cards.Len(), "bundle", a.bundle(mine.from), "total", a.total(theirs))
	}
	return cmp.Or(a.finishes(), a.takesTriplet(mine, theirs), a.exchange(mine, theirs), a.dearer(mine, theirs), a.near())
}

// near tells that the best of what else could be decided is about as good: not in a game that is
// won hardly ever, where any difference is small.
func (a *advice) near() string {
	mine, theirs := a.found.Results[0], a.other
	if behind := mine.Mean - theirs.Mean; table.Percent(mine) == 0 || table.Percent(theirs) < table.Percent(mine)-alike || nearShare*behind > mine.Mean {
		return ""
	}
	return a.x.Near.With("other", a.otherWords())
}

// By how much another decision may be worse and count as equal: by so many games in a hundred, as
// in the line on chances, and by such a part of those that are won.
const (
	alike     = 1
	nearShare = 10
)

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

// takesTriplet tells of a bottle that would be taken and completes triplets, more than
// any in the hand or in what the alternative takes. In the last round all that is laid counts.
func (a *advice) takesTriplet(mine, theirs deal) string {
	if a.in.LastRound() {
		return ""
	}
	card, points := bestTriplet(a.in, mine.take)
	_, others := bestTriplet(a.in, theirs.take)
	if _, held := bestTriplet(a.in, a.in.Hand()); points <= max(others, held) {
		return ""
	}
	return a.x.TakesTriplet.With("card", a.shortName(card), "points", a.w.Signed(points))
}

// bestTriplet is the bottle of some that scores most for triplets in the own cellar, and
// how much (W36).
func bestTriplet(in *wh.Info, cards wh.Cards) (best wh.Card, points int) {
	for _, c := range cards.AppendTo(nil) {
		for _, at := range in.LegalPlaces(c, nil) {
			if g := in.Gain(c, at); g.Points()-g.Stars > points {
				best, points = c, g.Points()-g.Stars
			}
		}
	}
	return best, points
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
	points := func(d deal) int { return a.in.BestFinish(a.held(d)) }
	mine, theirs := points(a.deal(a.do)), points(a.deal(a.instead))
	for _, d := range a.deals() {
		if points(d) > mine {
			return ""
		}
	}
	if mine == theirs {
		return ""
	}
	return a.x.Finishes.With("points", a.w.Count(a.w.Table.Points, mine), "other", a.otherWords(), "less", a.w.Whole(theirs))
}

// onlyEmpty tells that no wine is given, and that who bids may go on (W13).
func (a *advice) onlyEmpty(mine deal) string {
	n := a.do.Cards.Len()
	if n != a.do.Cards.Count(wh.Empty) || n == a.in.Hand().Len() {
		return ""
	}
	return a.w.Count(a.x.OnlyEmpty, n, "bundle", a.bundle(mine.from))
}

// stays tells that who bids may go on bidding, while who passes keeps what he has (W13).
func (a *advice) stays(now deal) string {
	if !a.reaches() {
		return ""
	}
	return a.x.Stays.With("bundle", a.bundle(now.from), "total", a.total(now))
}

// reaches reports whether what the viewer holds and has bid is enough to be first.
func (a *advice) reaches() bool {
	all := a.in.Hand().Plus(a.in.Bid(a.t.Me())).Value()
	for _, p := range a.t.Seats() {
		if p != a.t.Me() && a.in.BidTotal(p) >= all {
			return false
		}
	}
	return true
}

// rivals are the names of the others who may still bid, but for one.
func (a *advice) rivals(but engine.Player) []string {
	var names []string
	for _, p := range a.t.Seats() {
		if p != a.t.Me() && p != but && !a.in.HasPassed(p) && a.in.HandSize(p) > 0 {
			names = append(names, a.t.PlayerName(p))
		}
	}
	return names
}

// mostNamed is how many of the others are named at most.
const mostNamed = 2

// named names some of the others, or says how many they are.
func (a *advice) named(names []string) string {
	if n := len(names); n > mostNamed {
		return a.x.SomeOthers.With("word", a.w.Number(n))
	}
	return a.w.List(names...)
}

// harder tells that who wants the same must bid higher than over a lower bid.
func (a *advice) harder(words lang.Plural, mine, less deal) string {
	names := a.rivals(mine.from)
	if len(names) == 0 {
		return ""
	}
	return a.w.Form(words, len(names)).With("names", a.named(names), "bundle", a.bundle(mine.from), "total", a.total(mine), "less", a.total(less))
}

// highest tells that no bid for as many stars, or fewer, is higher and takes the same.
func (a *advice) highest(mine deal) string {
	names := a.rivals(mine.from)
	for _, d := range a.deals()[1:] {
		if d.same(mine) && stars(d.give) <= stars(mine.give) && d.give.Value() > mine.give.Value() {
			return ""
		}
	}
	if len(names) == 0 {
		return ""
	}
	n := stars(a.do.Cards)
	return a.w.Form(a.x.Highest, len(names)).With("stars", a.w.Count(a.x.StarCount, n), "names", a.named(names), "bundle", a.bundle(mine.from), "total", a.total(mine))
}

// total writes the total of a bid.
func (a *advice) total(d deal) string { return a.w.Money(d.give.Value()) }

// keepsThree tells of three equal bottles that the viewer would hold, but not with a cheaper bid.
func (a *advice) keepsThree(mine, least deal) string {
	for _, c := range mine.take.AppendTo(nil) {
		if c == wh.Empty || a.held(mine).Count(c) < 3 || a.held(least).Count(c) == 3 {
			continue
		}
		return a.x.KeepsThree.With("bundle", a.bundle(mine.from), "card", a.shortName(c), "total", a.total(least), "less", a.w.Number(a.held(least).Count(c)))
	}
	return ""
}

// keepsWine tells that the bottle that a cheaper bid gives is one of more of its wine, as with all
// that are cheaper.
func (a *advice) keepsWine(mine, least deal) string {
	var kept wh.Card
	for _, d := range a.deals()[1:] {
		cheap := d.give.Minus(a.in.Bid(a.t.Me()))
		if !d.same(mine) || !d.cost().less(mine.cost()) {
			continue
		}
		c := cheap.AppendTo(nil)[0]
		if cheap.Len() > 1 || c == wh.Empty || a.others(c) == 0 {
			return ""
		}
		if d.cost() == least.cost() {
			kept = c
		}
	}
	given := a.do.Cards.AppendTo(nil)
	if len(given) > 1 || a.others(given[0]) > 0 {
		return ""
	}
	return a.x.KeepsWine.With("n", a.w.Whole(a.others(kept)+1), "wine", shortWine(kept), "total", a.total(least))
}

// What a drawn bottle brings at most (W14), in stars.
const mostStars = 3

// exchange tells that as the bids stand the decision is the better bargain in stars than the
// alternative, and that nothing which takes something else is a better one.
func (a *advice) exchange(mine, theirs deal) string {
	if a.in.LastRound() {
		return ""
	}
	for _, d := range a.deals() {
		if !d.same(mine) && d.net() > mine.net() {
			return ""
		}
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
		"more", n(stars(theirs.take)), "less", n(stars(theirs.give)),
		"bottles", a.w.Count(a.x.BottleCount, mine.take.Len()), "given", n(mine.give.Len()))
}

// least tells that nothing takes the same for less.
func (a *advice) least(mine, least deal) string {
	if mine.cost() != least.cost() || stars(mine.give) >= stars(mine.take) {
		return ""
	}
	return a.x.Least.With("bundle", a.bundle(mine.from), "take", a.w.Count(a.x.StarCount, stars(mine.take)), "give", a.w.Whole(stars(mine.give)))
}

// dearer tells that the alternative gives more stars, and may be outbid.
func (a *advice) dearer(mine, theirs deal) string {
	more, names := stars(theirs.give)-stars(mine.give), a.rivals(engine.Chance)
	if more <= 0 || len(names) == 0 {
		return ""
	}
	return a.w.Form(a.x.Dearer, len(names)).With("total", a.total(theirs), "more", a.w.Count(a.x.MoreStars, more), "names", a.named(names))
}

// draws tells what drawing brings (W14) against a bid: that is no better bargain, or may be outbid.
func (a *advice) draws(theirs deal) string {
	names := a.rivals(theirs.from)
	switch {
	case a.instead.Kind != wh.DecisionBid:
		return a.x.Draws
	case theirs.net() <= 0:
		return a.x.DrawsBetter.With("total", a.total(theirs), "take", a.w.Count(a.x.StarCount, stars(theirs.take)), "give", a.w.Whole(stars(theirs.give)))
	case theirs.take.Len()-theirs.give.Len() < 1:
		return a.x.DrawsBetter.With("total", a.total(theirs), "take", a.w.Count(a.x.BottleCount, theirs.take.Len()), "give", a.w.Whole(theirs.give.Len()))
	case len(names) > 0:
		return a.w.Form(a.x.DrawsSure, len(names)).With("total", a.total(theirs), "bundle", a.bundle(theirs.from), "names", a.named(names))
	}
	return a.near()
}
