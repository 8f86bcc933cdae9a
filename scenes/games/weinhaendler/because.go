package weinhaendler

import (
	"cmp"

	"treille/engine"
	wh "treille/engine/weinhaendler"
)

// because tells a fact of the table that speaks for the decision against the best
// alternative; "" if there is none.
func (a *advice) because() string {
	if !a.compared {
		return ""
	}
	mine, theirs := a.deal(a.do), a.deal(a.instead)
	switch a.do.Kind {
	case wh.DecisionBid:
		return cmp.Or(a.takesTriplet(mine, theirs), a.cheaper(mine, theirs), a.exchange(mine, theirs),
			a.outbid(mine, theirs), a.keepsWine(), a.takesMore(mine, theirs), a.dearer(mine, theirs), a.stays(mine, theirs))
	case wh.DecisionPass:
		return cmp.Or(a.takesTriplet(mine, theirs), a.already(mine, theirs), a.exchange(mine, theirs), a.dearer(mine, theirs))
	case wh.DecisionDraw:
		return a.draws(theirs)
	case wh.DecisionPlace:
		return a.becausePlace()
	}
	return a.holds()
}

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

// net is how much more of a measure is taken than given.
func (d deal) net(m measure) int { return m.of(d.take) - m.of(d.give) }

// A measure is something that bottles can be compared by.
type measure struct {
	of    func(wh.Cards) int
	write func(int) string
	drawn int // the most that a drawn bottle has of it (W14); 0 if none is told
}

// stars are those of some bottles together.
func stars(cards wh.Cards) int {
	n := 0
	for _, c := range cards.AppendTo(nil) {
		n += c.Stars()
	}
	return n
}

// mostStars are those of a large bottle (W1).
const mostStars = 3

// measures are those that bottles are compared by, what matters most first. Euros are for
// bidding, so in the last round they are worth nothing.
func (a *advice) measures() []measure {
	list := []measure{
		{stars, func(n int) string { return a.w.Count(a.x.StarCount, n) }, mostStars},
		{wh.Cards.Len, func(n int) string { return a.w.Count(a.x.BottleCount, n) }, 1},
	}
	if !a.in.LastRound() {
		list = append(list, measure{wh.Cards.Value, a.w.Money, 0})
	}
	return list
}

// takesTriplet tells of a bottle that would be taken and completes triplets, more than
// any in the hand or in what the alternative takes.
func (a *advice) takesTriplet(mine, theirs deal) string {
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

// cheaper tells that the same is taken for less.
func (a *advice) cheaper(mine, theirs deal) string {
	if !mine.same(theirs) {
		return ""
	}
	for _, m := range a.measures() {
		switch give, more := m.of(mine.give), m.of(theirs.give); {
		case give < more:
			return a.x.Cheaper.With("bundle", a.bundle(mine.from), "other", a.otherWords(), "give", m.write(give), "more", a.bare(m, more))
		case give > more:
			return ""
		}
	}
	return ""
}

// bare writes an amount without its unit, after one that has it. Money keeps its own.
func (a *advice) bare(m measure, n int) string {
	if m.drawn > 0 {
		return a.w.Whole(n)
	}
	return m.write(n)
}

// exchange tells that as the bids stand the decision is the better bargain.
func (a *advice) exchange(mine, theirs deal) string {
	drawn := a.instead.Kind == wh.DecisionDraw
	for _, m := range a.measures() {
		rest := theirs.net(m)
		if drawn {
			rest = m.drawn
		}
		words, take := a.x.Exchange, m.write(m.of(mine.take))
		if m.drawn == 0 {
			take = a.x.Worth.With("money", take)
		}
		switch ahead := mine.net(m) - rest; {
		case ahead < 0:
			return ""
		case ahead == 0 || drawn && m.drawn == 0:
			continue
		case drawn && m.drawn == mostStars:
			words = a.x.ExchangeStars
		case drawn:
			words = a.x.ExchangeBottles
		case theirs.rank == 0:
			words = a.x.ExchangeNothing
		}
		return words.With("take", take, "give", a.bare(m, m.of(mine.give)), "other", a.otherWords(),
			"more", a.bare(m, m.of(theirs.take)), "less", a.bare(m, m.of(theirs.give)))
	}
	return ""
}

// outbid tells that who wants the same must bid higher.
func (a *advice) outbid(mine, theirs deal) string {
	if !mine.same(theirs) || mine.give.Value() <= theirs.give.Value() || a.rival(mine.from) == "" {
		return ""
	}
	return a.x.Outbid.With("bundle", a.bundle(mine.from), "total", a.total(mine), "less", a.total(theirs))
}

// total writes the total of a bid.
func (a *advice) total(d deal) string { return a.w.Money(d.give.Value()) }

// rival is another who may still bid, but for one; "" if nobody may.
func (a *advice) rival(but engine.Player) string {
	for _, p := range a.t.Seats() {
		if p != a.t.Me() && p != but && !a.in.HasPassed(p) && a.in.HandSize(p) > 0 {
			return a.t.PlayerName(p)
		}
	}
	return ""
}

// keepsWine tells that the bottle that the alternative bids is one of more of its wine.
func (a *advice) keepsWine() string {
	if a.do.Cards.Len() != 1 || a.instead.Cards.Len() != 1 {
		return ""
	}
	given, kept := a.do.Cards.AppendTo(nil)[0], a.instead.Cards.AppendTo(nil)[0]
	if a.others(kept) <= a.others(given) {
		return ""
	}
	return a.x.KeepsWine.With("n", a.w.Whole(a.others(kept)+1), "wine", shortWine(kept), "other", a.otherWords())
}

// takesMore tells that a bid takes more stars than a lower one.
func (a *advice) takesMore(mine, theirs deal) string {
	take, less := stars(mine.take), stars(theirs.take)
	if theirs.rank <= mine.rank || take <= less {
		return ""
	}
	return a.x.TakesMore.With("total", a.total(mine), "take", a.w.Count(a.x.StarCount, take), "other", a.otherWords(), "less", a.w.Whole(less))
}

// dearer tells that the alternative gives more stars, and may be outbid.
func (a *advice) dearer(mine, theirs deal) string {
	more, rival := stars(theirs.give)-stars(mine.give), a.rival(engine.Chance)
	if more <= 0 || rival == "" {
		return ""
	}
	return a.x.Dearer.With("total", a.total(theirs), "more", a.w.Count(a.x.StarCount, more), "name", rival)
}

// stays tells that who bids goes on bidding, while who passes does not (W13).
func (a *advice) stays(mine, theirs deal) string {
	switch {
	case a.instead.Kind == wh.DecisionBid:
		return ""
	case a.do.Cards.Len() == a.do.Cards.Count(wh.Empty):
		return a.w.Count(a.x.OnlyEmpty, a.do.Cards.Len())
	case !a.reaches():
		return ""
	}
	return a.x.Stays.With("card", a.shortName(a.best(a.in.Offer())), "other", a.otherWords())
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

// already tells that more bottles would take no more.
func (a *advice) already(mine, theirs deal) string {
	if !mine.same(theirs) {
		return ""
	}
	return a.w.Count(a.x.Already, a.instead.Cards.Len(), "bundle", a.bundle(mine.from), "total", a.total(theirs))
}

// draws tells that drawing costs nothing (W14).
func (a *advice) draws(theirs deal) string {
	switch m := a.measures()[0]; {
	case a.instead.Kind != wh.DecisionBid:
		return a.x.Draws
	case theirs.net(m) <= 0:
		return a.x.DrawsBetter.With("total", a.total(theirs), "take", m.write(m.of(theirs.take)), "give", a.bare(m, m.of(theirs.give)))
	}
	return a.w.Count(a.x.DrawsFree, a.instead.Cards.Len(), "total", a.total(theirs))
}

// holds tells what stays in the hand to bid with next round.
func (a *advice) holds() string {
	left := func(d wh.Decision) int {
		if d.Kind == wh.DecisionPlace {
			return a.in.Hand().Without(d.Card).Value()
		}
		return a.in.Hand().Value()
	}
	mine, theirs := left(a.do), left(a.instead)
	switch {
	case mine <= theirs || a.in.LastRound():
		return ""
	case a.do.Kind == wh.DecisionDone && a.instead.Card == wh.Empty:
		return a.x.HoldsEmpty
	}
	return a.x.Holds.With("total", a.w.Money(mine), "other", a.x.OtherLay.With("card", a.shortName(a.instead.Card)), "less", a.w.Money(theirs))
}
