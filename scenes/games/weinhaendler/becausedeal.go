package weinhaendler

import (
	"cmp"
	"slices"

	"treille/engine"
	wh "treille/engine/weinhaendler"
	"treille/scenes/lang"
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

// starWords and bottleWords say how many stars some bottles have together, and how many they are.
func (a *advice) starWords(cards wh.Cards) string { return a.w.Count(a.x.StarCount, stars(cards)) }

func (a *advice) bottleWords(cards wh.Cards) string {
	return a.w.Count(a.x.BottleCount, cards.Len())
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

// held is the hand after a deal.
func (a *advice) held(d deal) wh.Cards {
	return a.in.Hand().Plus(a.in.Bid(a.t.Me())).Minus(d.give).Plus(d.take)
}

// triplet is the most that a bottle of the hand after a deal would score for triplets; 0 in the last round, where
// all that can be laid is counted.
func (a *advice) triplet(d deal) int {
	if a.in.LastRound() {
		return 0
	}
	_, _, points := bestTriplet(a.in, a.held(d))
	return points
}

// total writes the total of a bid.
func (a *advice) total(d deal) string { return a.w.Money(d.give.Value()) }

// What a drawn bottle brings at most (W14), in stars.
const mostStars = 3

// exchange tells that as the bids stand the decision is the better bargain in stars than the
// alternative.
func (a *advice) exchange(mine, theirs deal) string {
	if mine.same(theirs) || a.triplet(theirs)-a.triplet(mine) >= mine.net()-theirs.net() || a.do.Kind == wh.DecisionBid && a.vain(a.instead) || theirs.rank > 0 && mine.net() <= a.cheapest(theirs).net() {
		return ""
	}
	words := a.traded()
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
	return words.With("take", a.starWords(mine.take), "give", a.starWords(mine.give), "other", a.otherWords(),
		"more", a.starWords(theirs.take), "less", a.starWords(theirs.give),
		"bottles", a.bottleWords(mine.take), "given", a.bottleWords(mine.give))
}

// exchangeCompared tells the same against the cheapest compared bid for what the alternative takes.
func (a *advice) exchangeCompared(mine, theirs deal) string {
	before := *a
	words := a.exchange(mine, a.cheapestCompared(theirs))
	if words == "" {
		*a = before
	}
	return words
}

// traded are the words for an exchange and the alternative's: as the bids stand, or for good.
func (a *advice) traded() lang.Template {
	if a.final() {
		return a.x.ExchangeFinal
	}
	return a.x.Exchange
}

// moreBottles tells that the decision is the better bargain in bottles than the alternative, and in stars no worse.
func (a *advice) moreBottles(mine, theirs deal) string {
	all := func(d deal) int { return d.take.Len() - d.give.Len() }
	if a.in.LastRound() || mine.rank == 0 || theirs.rank == 0 || mine.same(theirs) || all(mine) <= all(theirs) || mine.net() < theirs.net() {
		return ""
	}
	if slices.ContainsFunc(a.deals()[1:], func(d deal) bool { return d.same(theirs) && all(d) >= all(mine) }) {
		return ""
	}
	return a.traded().With("take", a.bottleWords(mine.take), "give", a.bottleWords(mine.give), "other", a.otherWords(),
		"more", a.bottleWords(theirs.take), "less", a.bottleWords(theirs.give))
}

// noBetter tells that the alternative gives more bottles and is no better a bargain, neither in stars nor in bottles.
func (a *advice) noBetter(mine, theirs deal) string {
	more := theirs.give.Len() - mine.give.Len()
	if mine.rank == 0 || more <= 0 || stars(mine.take) == 0 || mine.net() < a.cheapest(theirs).net() || theirs.take.Len()-mine.take.Len() > more {
		return ""
	}
	return a.w.Count(a.x.ExchangeMore, more, "take", a.starWords(mine.take), "give", a.starWords(mine.give), "other", a.otherWords(),
		"more", a.starWords(theirs.take), "less", a.starWords(theirs.give))
}
