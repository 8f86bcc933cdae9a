package weinhaendler

import "treille/engine"

// fewest are so many bottles that it seems hasty to add them at once if some of them take the same.
const fewest = 3

// thirds returns the kinds of the offer that make three equal ones (W36): in the cellar, or with those in the hand.
func (in *Info) thirds() (kinds Cards) {
	cellar, _ := in.open(int8(in.seat))
	places, _ := cellar.places()
	for rest := in.offer.kinds() &^ CardsOf(Empty); rest != 0; rest = rest.withoutFirstKind() {
		c := rest.first()
		held := in.hand.Count(c)
		if held > 0 && held+in.offer.Count(c) == copies || bestTriplets(&cellar, places, c) >= AlikePoints {
			kinds = kinds.With(c)
		}
	}
	return kinds
}

// wanted returns those kinds, where the seat is not first already, and the round not the last, which plans counts.
func (in *Info) wanted() Cards {
	if in.last || in.highest() == int8(in.seat) {
		return 0
	}
	return in.thirds()
}

// fightsFor reports whether a bid makes the seat first for the kinds that it wants, without giving of them, and costs
// no more stars than the offer has. If somebody goes over it, it takes his bid, which is worth more euros. To pass is
// not better for sure.
func (in *Info) fightsFor(pl *planner, wanted, give Cards) bool {
	bid := in.bids[in.seat].Plus(give)
	return give.kinds()&wanted == 0 && bid.Value() > highestOther(in) && starsOf(bid) <= starsOf(in.offer) &&
		!in.overpays(pl, give)
}

// fight returns the bid for wanted kinds, or the bargain, after which the hand with the offer is worth most, 0 if there
// is none.
func (b *bidder) fight(in *Info, pl *planner, worth *[Kinds]int32, st *style) Cards {
	wanted := in.wanted()
	if wanted == 0 && in.bids[in.seat] == 0 {
		return 0
	}
	b.weigh(in.hand, in.offer, worth, st)
	best := 0
	for i, give := range b.cards[:b.size] {
		if give != 0 && (wanted != 0 && in.fightsFor(pl, wanted, give) || in.bargains(give) && !in.overpays(pl, give)) && (best == 0 || b.worth[i] > b.worth[best]) {
			best = i
		}
	}
	return b.cards[best]
}

// feeds counts for whom, of those who may get a bid, a bottle of it completes three equal ones.
func (in *Info) feeds(give Cards) int {
	n := 0
	for p := range engine.Player(in.players) {
		if p == in.seat || in.passed.Has(p) && in.totals[p] == 0 {
			continue
		}
		cellar, _ := in.open(int8(p))
		places, _ := cellar.places()
		for rest := give.kinds() &^ CardsOf(Empty); rest != 0; rest = rest.withoutFirstKind() {
			if c := rest.first(); in.shown[p].Count(c) == copies-1 || bestTriplets(&cellar, places, c) >= AlikePoints {
				n++
			}
		}
	}
	return n
}

// meaner returns the bid that feeds fewest of those that are no more bottles, of no more stars, take the same and
// tear no more apart: of several the dearest; or the bid itself.
func (in *Info) meaner(give Cards) Cards {
	least := in.feeds(give)
	if least == 0 || in.last {
		return give
	}
	best, take := give, received(in, give.Value())
	torn := in.torn(take, give)
	in.eachTaking(take, func(other Cards) {
		if other.Len() > give.Len() || starsOf(other) > starsOf(give) || in.torn(take, other) > torn {
			return
		}
		if n := in.feeds(other); n < least || n == least && best != give && other.Value() > best.Value() {
			best, least = other, n
		}
	})
	return best
}

// enough returns as few as possible of many bottles that are bid which take the same and tear no more apart.
func (in *Info) enough(give Cards) Cards {
	if give.Len() < fewest || in.last {
		return give
	}
	best, take := give, received(in, give.Value())
	torn := in.torn(take, give)
	in.eachTaking(take, func(other Cards) {
		if give.Contains(other) && other.Len() < best.Len() && in.torn(take, other) <= torn {
			best = other
		}
	})
	return best
}
