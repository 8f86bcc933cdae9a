package zankapfel

import (
	"treille/engine"
	zk "treille/engine/zankapfel"
)

// becauseOffer speaks for a bribe, against another one or none.
func (a *advice) becauseOffer() string {
	n, m := a.d.Number, a.other.Number
	switch {
	case a.other.Kind == zk.DecisionNone:
		return a.becauseSquare(&a.b().NotAsAnnounced, a.in.Announced(), n)
	case a.d.Square != a.other.Square:
		return firstOf(a.becauseSquare(&a.b().There, a.other.Square, n-m), a.lower(&a.b().CostsLess, n, m),
			a.asAnnounced())
	case n < m:
		return a.lower(&a.b().CostsLess, n, m)
	}
	first := a.in.FirstPlayer()
	if p := a.bidding(m); p != engine.Chance {
		return a.b().Outbids.With("name", a.t.PlayerName(p), "n", digits(m))
	}
	return a.higher(&a.b().Tempts, n, m, "name", a.t.PlayerName(first))
}

// asAnnounced is what the card laid gets on the square of the offer, and on the announced one, if
// that is more than the offer costs.
func (a *advice) asAnnounced() string {
	c := a.in.OwnLaid()
	if c == zk.NoCard || gives(a.d.Square, c)-a.d.Number <= gives(a.in.Announced(), c) {
		return ""
	}
	return a.higher(&a.b().NotAsAnnounced, gives(a.d.Square, c), gives(a.in.Announced(), c), "card", a.the(c))
}

// bidding is who has offered as much already; Chance if nobody has.
func (a *advice) bidding(points int) engine.Player {
	for _, p := range a.offers() {
		if p != a.t.Me() && int(a.in.Offer(p).Points) == points {
			return p
		}
	}
	return engine.Chance
}

// becauseNone speaks against a bribe: it brings nothing, not more than it costs, or it helps
// somebody who is ahead.
func (a *advice) becauseNone() string {
	c := a.in.OwnLaid()
	if c == zk.NoCard {
		return a.b().NoCard
	}
	here, price := gives(a.in.Announced(), c), a.other.Number
	most := best(a.in.Targets(), c)
	if most <= here {
		return a.b().NoSquare.With("card", a.the(c), "n", digits(here))
	}
	if most-here <= price {
		return a.b().NoGain.With("card", a.the(c), "n", digits(most-here), "m", digits(price))
	}
	for _, q := range a.offers() {
		if o := a.in.Offer(q); gives(o.Square, c) == most {
			return a.b().Offered.With("name", a.t.PlayerName(q), "n", digits(int(o.Points)), "card", a.the(c), "m", digits(most))
		}
	}
	first := a.in.FirstPlayer()
	if left := most - here - price; left <= price {
		return a.b().AsMuch.With("n", digits(left), "name", a.t.PlayerName(first), "m", digits(price))
	}
	if to := a.in.Score(first) + price; to > a.in.Score(a.t.Me())-price {
		return a.b().Helps.With("name", a.t.PlayerName(first), "n", a.w.Whole(to))
	}
	return ""
}

// becauseAccept speaks for an offer, against another one or none.
func (a *advice) becauseAccept() string {
	c, o := a.in.OwnLaid(), a.in.Offer(a.d.Seat)
	points := int(o.Points)
	if a.other.Kind == zk.DecisionAccept {
		return a.becauseBetter(o, a.in.Offer(a.other.Seat))
	}
	if c == zk.NoCard {
		return a.b().NothingLost
	}
	here, there := gives(a.in.Announced(), c), gives(o.Square, c)
	switch {
	case there > here:
		return a.higher(&a.b().NotAsAnnounced, there, here, "card", a.the(c))
	case there == here:
		return a.b().SameThere.With("card", a.the(c), "n", digits(here))
	case here-there < points:
		return a.b().LessThere.With("card", a.the(c), "n", digits(here-there), "m", digits(points))
	}
	return ""
}

// becauseBetter speaks for an offer rather than another.
func (a *advice) becauseBetter(o, other zk.Offer) string {
	c := a.in.OwnLaid()
	n, m := int(o.Points), int(other.Points)
	switch {
	case o == other:
		return a.b().SameOffer.With("name", a.t.PlayerName(a.other.Seat))
	case c == zk.NoCard && n > m:
		return a.higher(&a.b().MorePoints, n, m)
	case c != zk.NoCard && n+gives(o.Square, c) > m+gives(other.Square, c):
		return a.higher(&a.b().BestOffer, n+gives(o.Square, c), m+gives(other.Square, c))
	}
	return a.others(o.Square, other.Square)
}

// becauseDecline speaks for the announced square, against an offer.
func (a *advice) becauseDecline() string {
	c, here, o := a.in.OwnLaid(), a.in.Announced(), a.in.Offer(a.other.Seat)
	if c == zk.NoCard {
		return a.rivalsGet(&a.b().RivalsAnnounced, here, o.Square)
	}
	if gives(here, c)-gives(o.Square, c) > int(o.Points) {
		return a.higher(&a.b().AsAnnounced, gives(here, c), gives(o.Square, c), "card", a.the(c))
	}
	return ""
}
