package weinhaendler

import (
	"slices"

	"treille/engine"
)

// modest returns instead of a bid of three stars or more the dearest bottle of one star at most that leads as well, and
// instead of one of two an empty bottle, where the seat is first already, or nobody has bid a wine; and instead of a first
// bid of two an empty bottle that takes the same: more can be added later. It tears nothing apart and feeds nobody. Without
// one it is the bid itself.
func (in *Info) modest(give Cards) Cards {
	own, top := int(in.totals[in.seat]), highestOther(in)
	stars, take := starsOf(give), received(in, give.Value())
	leads := own+give.Value() > top && (own > top || top < Card(0).Value())
	if in.last || stars < 2 || !leads && own > 0 {
		return give
	}
	best := give
	for rest := in.small(func(c Card) bool { return c == Empty || leads && stars >= mostStars }); rest != 0; rest = rest.withoutFirstKind() {
		one := CardsOf(rest.first())
		if _, owned := in.totalOwner(in.turn, own+one.Value()); owned || received(in, one.Value()) != take {
			continue
		}
		if in.torn(in.offer, one) == 0 && in.feeds(one) == 0 && (best == give || one.Value() > best.Value()) {
			best = one
		}
	}
	return best
}

// overpays reports whether a bid leaves fewer points to lay than passing as the bids stand, or no more and fewer stars,
// before the last round, where the seat has bid and all who may still bid are above it: they can only give it more. Where
// somebody may go between, it overpays by clearly fewer points; and where it takes no more than passing, by points for
// triplets. To bid the whole hand overpays also for no more points, where somebody can go over it.
func (in *Info) overpays(pl *planner, give Cards) bool {
	passed, taken := received(in, 0), received(in, give.Value())
	if in.last || passed == 0 {
		return false
	}
	with, without := in.hand.Minus(give).Plus(taken), in.hand.Plus(passed)
	lost := in.scores(pl, without) - in.scores(pl, with)
	switch {
	case passed == taken:
		return lost >= starsOf(give)+dearTriplet
	case !in.safe():
		return lost >= clearlyMore
	case lost != 0:
		return lost > 0
	}
	return starsOf(without) > starsOf(with) || give == in.hand && in.over(int(in.totals[in.seat])+give.Value()) > 0
}

// dearTriplet is how many points for triplets a bid costs that is not worth them.
const dearTriplet = 2

// scores returns how many points the seat whose turn it is could lay some cards for.
func (in *Info) scores(pl *planner, hand Cards) int {
	return int(pl.plan(&in.board, in.turn, hand, wideBeam).points)
}

// safe reports whether all who may still bid are above the seat.
func (in *Info) safe() bool {
	for p := range engine.Player(in.players) {
		if p != in.seat && !in.passed.Has(p) && in.totals[p] < in.totals[in.seat] {
			return false
		}
	}
	return true
}

// bargainWins is how many stars a bargain may win more than passing, at least, where nobody can go over it, one other, or
// more.
var bargainWins = [...]int{1, 2, 4}

// bargains reports whether a bid of a seat that has one already makes it first for more stars than passing, and loses none
// if somebody goes over it: then it takes his bid, which is worth more euros. If two others at most can do so, it may lose
// one.
func (in *Info) bargains(give Cards) bool {
	total, passed := int(in.totals[in.seat])+give.Value(), starsOf(received(in, 0))+starsOf(give)
	wins := starsOf(in.offer) - passed
	if in.last || in.bids[in.seat] == 0 || total <= highestOther(in) || wins < bargainWins[0] {
		return false
	}
	over, least := in.over(total), starsAbove(total, int(in.players))
	if over <= 2 {
		least++
	}
	return wins >= bargainWins[min(over, 2)] && (over == 0 || least >= passed)
}

// over counts the others who can go over a total of the seat.
func (in *Info) over(total int) (n int) {
	for p := range engine.Player(in.players) {
		if p != in.seat && !in.passed.Has(p) && in.reach(p) > total {
			n++
		}
	}
	return n
}

// reach returns the highest total that another seat may come to: with what everybody saw going to its hand, and the
// dearest bottles that the own seat has not seen for the rest.
func (in *Info) reach(p engine.Player) int {
	var list [deckOfFive]Card
	unseen := in.unseen().AppendTo(list[:0])
	slices.SortFunc(unseen, func(a, b Card) int { return b.Value() - a.Value() })
	total := int(in.totals[p]) + in.shown[p].Value()
	for _, c := range unseen[:min(len(unseen), int(in.sizes[p])-in.shown[p].Len())] {
		total += c.Value()
	}
	return total
}

// starsAbove returns how many stars a bid has at least that is worth more than some tenths of a euro: no star is dearer
// than that of the dearest small bottle, which three players do without.
func starsAbove(total, players int) int {
	dearest := Bordeaux
	if players == minPlayers {
		dearest--
	}
	return (total-copies*Empty.Value())/Bottle(dearest, 1).Value() + 1
}

// holdsLead returns an empty bottle where the seat is first for a rich offer, and somebody may still bid: with it, it
// stays first, and may answer.
func (in *Info) holdsLead() Cards {
	one := CardsOf(Empty)
	if in.highest() != in.turn || rivals(in) == 0 || !in.hand.Contains(one) || starsOf(in.offer)-starsOf(in.bids[in.seat]) < richOffer {
		return 0
	}
	return one
}
