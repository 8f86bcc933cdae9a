package zankapfel

import (
	"slices"

	"treille/engine"
	zk "treille/engine/zankapfel"
)

// becauseOffer speaks for a bribe, against what is announced.
func (a *advice) becauseOffer() string {
	sq, n, m := a.d.Square, a.d.Number, a.other.Number
	words := a.becauseSquare(sq, a.in.Announced())
	if a.own(sq)-n > a.own(a.in.Announced()) && a.other.Kind == zk.DecisionOffer && a.other.Square == sq && n > m && words != "" && a.worthMost() {
		return a.b().Tempts.With("card", a.the(a.in.OwnLaid()), "k", digits(a.own(sq)), "name", a.t.PlayerName(a.in.FirstPlayer()), "n", digits(n), "m", digits(m))
	}
	return words
}

// becauseNone speaks against a bribe: it brings nothing, or little more than it costs.
func (a *advice) becauseNone() string {
	c := a.in.OwnLaid()
	if c == zk.NoCard {
		return a.b().NoCard
	}
	here := a.own(a.in.Announced())
	most := best(a.in.Targets(), c)
	if most <= here {
		return a.b().NoSquare.With("card", a.the(c), "n", digits(here))
	}
	for _, q := range a.offers() {
		if o := a.in.Offer(q); most-here > 1 && gives(o.Square, c) == most {
			return a.b().Offered.With("name", a.t.PlayerName(q), "n", digits(int(o.Points)), "card", a.the(c), "m", digits(most))
		}
	}
	if most-here <= 2 {
		return a.b().NoGain.With("card", a.the(c), "n", digits(most-here))
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
	here, there := a.own(a.in.Announced()), a.own(o.Square)
	switch {
	case !a.worthMost():
		return a.becauseSquare(o.Square, a.in.Announced())
	case c == zk.NoCard:
		return a.b().NothingLost.With("n", digits(points))
	case there == here:
		return a.b().SameThere.With("card", a.the(c), "n", digits(here))
	case there < here && here-there < points:
		return a.b().LessThere.With("card", a.the(c), "n", digits(here-there), "m", digits(points))
	}
	return a.becauseSquare(o.Square, a.in.Announced())
}

// becauseBetter speaks for an offer rather than another.
func (a *advice) becauseBetter(o, other zk.Offer) string {
	switch {
	case o == other:
		return a.b().SameOffer.With("name", a.t.PlayerName(a.other.Seat))
	case !a.worthMost():
	case a.in.OwnLaid() == zk.NoCard && o.Points > other.Points:
		return a.b().NothingLost.With("n", digits(int(o.Points)))
	case a.worth(a.d) > a.worth(a.other):
		return a.higher(&a.b().BestOffer, a.worth(a.d), a.worth(a.other))
	}
	return a.becauseSquare(o.Square, other.Square)
}

// becauseDecline speaks for the announced square, against the offer that is worth most.
func (a *advice) becauseDecline() string {
	offers, here := a.offers(), a.in.Announced()
	best := slices.MaxFunc(offers, func(p, q engine.Player) int {
		return a.worth(zk.Decode(zk.Accept(p))) - a.worth(zk.Decode(zk.Accept(q)))
	})
	o, c := a.in.Offer(best), a.in.OwnLaid()
	if a.own(here) >= int(o.Points)+a.own(o.Square) {
		return a.w.Count(a.b().AsAnnounced, int(o.Points), "card", a.the(c), "k", digits(a.own(here)), "of", a.w.Of(a.t.PlayerName(best)), "m", digits(a.own(o.Square)))
	}
	for _, p := range offers {
		if a.threat(a.in.Offer(p).Square) <= a.threat(here) {
			return ""
		}
	}
	return a.rivalsGet(&a.b().RivalsAnnounced, here, o.Square, "of", a.w.Of(a.t.PlayerName(best)))
}
