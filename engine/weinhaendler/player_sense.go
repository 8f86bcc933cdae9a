package weinhaendler

import (
	"cmp"

	"treille/engine"
)

// tears reports whether a bid gives some of three equal bottles that the seat holds or takes, or what could complete
// three in its cellar, although others, two at most or no more, and of no more stars, take the same.
func (in *Info) tears(give Cards) bool { return in.kinder(give) != give }

// kinder returns the bid that tears least apart of those others, or the bid itself.
func (in *Info) kinder(give Cards) Cards {
	take := received(in, give.Value())
	best, torn := give, in.torn(take, give)
	if torn > 0 {
		in.eachTaking(take, func(other Cards) {
			if other.Len() > max(give.Len(), fewest-1) || starsOf(other) > starsOf(give) {
				return
			}
			if n := in.torn(take, other); n < torn || n == torn && best != give && other.Value() > best.Value() {
				best, torn = other, n
			}
		})
	}
	return best
}

// sensibly returns a bid instead of another that takes the same: of as few as are enough, which feed others and tear
// threes apart as little as can be.
func (in *Info) sensibly(give Cards) Cards { return in.kinder(in.meaner(in.enough(in.modest(give)))) }

// torn counts how many threes a bid gives up that takes some cards, in the hand and in the cellar.
func (in *Info) torn(take, give Cards) int {
	n := broken(in.hand, take, give)
	cellar, _ := in.open(in.turn)
	places, _ := cellar.places()
	for rest := give &^ (3 << (2 * Empty)); rest != 0; rest = rest.withoutFirstKind() {
		if c := rest.first(); give.Count(c) == in.hand.Count(c) && bestTriplets(&cellar, places, c) >= AlikePoints {
			n++
		}
	}
	if cellar.completes(in.hand, fewCards) && !cellar.completes(in.hand.Minus(give), fewCards) {
		n++
	}
	return n
}

// richOffer is an offer that is worth a bottle, in stars.
const richOffer = 4

// lavishOffer is an offer that is worth a bottle however many may still bid, in stars, by the number of seats.
var lavishOffer = [...]int{3: 9, 4: 8, 5: 7}

// dearEuros is an offer that is worth an empty bottle whoever may still bid, in tenths of a euro.
const dearEuros = 550

// cheapOffer returns the kinds of one star at most of which a bottle leads for a lavish offer, where the seat has no bid;
// or for a rich one, where nobody has bid a wine, and at most one other may still do so. Who has more behind him is outbid
// too often, and would rather draw.
func (in *Info) cheapOffer() Cards {
	top, stars := highestOther(in), starsOf(in.offer)
	quiet := stars >= richOffer && rivals(in) <= 1 && top < Card(0).Value()
	if in.bids[in.seat] != 0 || !quiet && stars < lavishOffer[in.players] {
		return 0
	}
	return in.small(func(c Card) bool { return c.Value() > top })
}

// dearOffer returns an empty bottle where it makes a bid of a seat that has none, and the offer is worth so much that
// it seems senseless not to bid it: it takes a bottle at least, and may be added to.
func (in *Info) dearOffer() Cards {
	one := CardsOf(Empty)
	_, owned := in.totalOwner(in.turn, one.Value())
	if owned || in.bids[in.seat] != 0 || !in.hand.Contains(one) || in.offer.Value() < dearEuros {
		return 0
	}
	return one
}

// betterThanPassing returns the kinds of one star at most of which a bottle is better than to pass, if there are any.
func (in *Info) betterThanPassing(pl *planner) Cards {
	return cmp.Or(in.cheapOffer(), in.duels(pl), in.sure(), in.dearOffer(), in.holdsLead())
}

// eachTaking visits the bids that would take a bundle if the bidding ended with them.
func (in *Info) eachTaking(bundle Cards, visit func(give Cards)) {
	var b bidder
	b.list(in.hand, int32(in.totals[in.seat]))
	for i, give := range b.cards[1:b.size] {
		_, owned := in.totalOwner(int8(in.seat), int(b.totals[i+1]))
		if !owned && received(in, give.Value()) == bundle {
			visit(give)
		}
	}
}

// broken counts of how many kinds some cards are given of three that the seat holds or takes.
func broken(hand, take, give Cards) int {
	n := 0
	for rest := give.kinds() &^ (1 << (2 * Empty)); rest != 0; rest = rest.withoutFirstKind() {
		c := rest.first()
		if hand.Count(c)+take.Count(c) == copies && give.Count(c) < copies {
			n++
		}
	}
	return n
}

// duels returns the kinds of one star at most of which a bottle makes the seat first against the only other who may
// still bid, and cannot lose: if he passes, the offer leaves more points to lay than passing would; if he overbids, his bid
// with a bottle more leaves no fewer.
func (in *Info) duels(pl *planner) Cards {
	top := in.highest()
	if top == nobody || top == in.turn || in.mayDraw(in.turn) || rivals(in) != 1 || in.passed.Has(engine.Player(top)) {
		return 0
	}
	passed := in.scores(pl, in.hand.Plus(received(in, 0)))
	return in.small(func(c Card) bool {
		rest := in.hand.Without(c)
		return int(in.totals[in.seat])+c.Value() > int(in.totals[top]) && in.scores(pl, rest.Plus(in.offer)) > passed &&
			in.scores(pl, rest.Plus(in.bids[top]))+1 >= passed
	})
}

// sure returns the kinds of one star at most of which a bottle takes a dearer one or the offer for sure, where
// the seat has no bid and can draw nothing. One that it could lay for a triplet, or holds twice, is none.
func (in *Info) sure() Cards {
	if in.bids[in.seat] != 0 || in.pile > 0 || starsOf(in.offer) <= 1 {
		return 0
	}
	cellar, _ := in.open(in.turn)
	places, _ := cellar.places()
	return in.small(func(c Card) bool {
		_, owned := in.totalOwner(in.turn, c.Value())
		return !owned && (c == Empty || in.hand.Count(c) == 1 && bestTriplets(&cellar, places, c) == 0)
	})
}

// small returns those kinds of one star at most in the hand which are of some sort.
func (in *Info) small(of func(c Card) bool) (kinds Cards) {
	for rest := in.hand.kinds(); rest != 0; rest = rest.withoutFirstKind() {
		if c := rest.first(); c.Stars() <= 1 && of(c) {
			kinds = kinds.With(c)
		}
	}
	return kinds
}

// wastes reports whether a bid takes no more than passing, which nobody can change, or only others who are all above. Where
// one is left, who has bid more than empty bottles, for which that one would leave his bid, may wait with a bottle of one
// star until he has passed.
func (in *Info) wastes(give Cards) bool {
	if received(in, give.Value()) != received(in, 0) {
		return false
	}
	n, stars := rivals(in), starsOf(give)
	return n == 0 || stars == 0 && give == in.hand || stars > 0 && (in.safe() && n+stars > 2 || n == 1 && in.highest() != in.turn && starsOf(in.bids[in.seat]) == 0)
}
