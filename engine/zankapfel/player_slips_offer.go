package zankapfel

import (
	"math"

	"treille/engine"
)

// What seems senseless of offers for where the mayor goes.

// lowSquare leaves aside what keeps another from winning.
func (in *Info) lowSquare(d Decision) (slip, could bool) {
	if in.phase != PhaseAnnounce || in.ownLaid == NoCard {
		return false, false
	}
	least, most := math.MaxInt, 0
	for t := in.Targets(); t != 0; t &= t - 1 {
		n := in.gets(t.First(), in.ownLaid)
		least, most = min(least, n), max(most, n)
		slip = slip || n-in.gets(d.Square, in.ownLaid) >= 100*clearlyLow && in.danger(in.seat, t.First()) <= in.danger(in.seat, d.Square)
	}
	return slip, most-least >= 100*clearlyLow
}

func (in *Info) offersNone(d Decision) (slip, could bool) {
	if in.phase != PhaseOffer || in.ownLaid == NoCard {
		return false, false
	}
	for targets := in.Targets(); targets != 0; targets &= targets - 1 {
		could = could || in.gain(targets.First()) >= goodBribe && in.offered(targets.First()) == 0
	}
	return could && d.Kind == DecisionNone, could
}

// gain is how much more a square brings the own laid card than the one announced.
func (in *Info) gain(sq Square) int {
	if in.ownLaid == NoCard {
		return 0
	}
	return brings(sq, in.ownLaid) - brings(in.announced, in.ownLaid)
}

// brings is what a square gives a card.
func brings(sq Square, c Card) int {
	if c != Joker {
		return int(box.Numbers[sq][c])
	}
	most := 0
	for c := Red; c <= Blue; c++ {
		most = max(most, int(box.Numbers[sq][c]))
	}
	return most
}

// offered is the most that another has offered for a square.
func (in *Info) offered(sq Square) (points int) {
	for q := range engine.Player(in.players) {
		if o := in.offers[q]; q != in.seat && o.Points > 0 && o.Square == sq {
			points = max(points, int(o.Points))
		}
	}
	return points
}

// strongest is the seat that is farthest on of the others who have laid a card.
func (in *Info) strongest() engine.Player {
	q := engine.Chance
	for m := in.laidDown.Without(in.seat); m != 0; m &= m - 1 {
		if p := m.First(); q == engine.Chance || in.score[p] > in.score[q] {
			q = p
		}
	}
	return q
}

// raise is how much more a square brings the strongest of the others than the one announced, in
// hundredths, by the cards that it may have laid; a joker takes no colour that is the own one. An
// offer of its own tells that it gains by it as much as it may.
func (in *Info) raise(sq Square) int {
	q := in.strongest()
	if q == engine.Chance {
		return 0
	}
	sum, most := 0, 0
	for c := Red; c <= Joker; c++ {
		if n := in.mayHave(q, c); n > 0 {
			more := in.finds(sq, c) - in.finds(in.announced, c)
			sum += n * more
			most = max(most, 100*more)
		}
	}
	if o := in.offers[q]; o.Points > 0 && o.Square == sq {
		return most
	}
	return sum
}

// finds is what a square gives the card of another.
func (in *Info) finds(sq Square, c Card) int {
	if c != Joker {
		return int(box.Numbers[sq][c])
	}
	most := 0
	for c := Red; c <= Blue; c++ {
		if c != in.ownLaid {
			most = max(most, int(box.Numbers[sq][c]))
		}
	}
	return most
}

func (in *Info) idleOffer(d Decision) (slip, could bool) {
	could = in.phase == PhaseOffer
	return d.Kind == DecisionOffer && in.gain(d.Square) <= 0 && in.raise(d.Square) > -100 && !in.hinders(d.Square), could
}

func (in *Info) refuses(d Decision) (slip, could bool) {
	if in.phase != PhaseAccept {
		return false, false
	}
	for q := range engine.Player(in.players) {
		o := in.offers[q]
		could = could || o.Points > 0 && in.gain(o.Square) >= 0 &&
			100*(int(o.Points)+in.gain(o.Square)) >= 100+in.raise(o.Square) &&
			in.danger(in.seat, o.Square) <= in.danger(in.seat, in.announced)
	}
	return could && d.Kind == DecisionDecline, could
}

func (in *Info) echoes(d Decision) (slip, could bool) {
	for q := range engine.Player(in.players) {
		could = could || in.phase == PhaseOffer && in.offers[q].Points > 0
	}
	return could && d.Kind == DecisionOffer && in.offered(d.Square) >= d.Number, could
}

func (in *Info) vainOffer(d Decision) (slip, could bool) {
	could = in.phase == PhaseOffer
	return d.Kind == DecisionOffer && in.gain(d.Square) <= d.Number && !in.hinders(d.Square), could
}

// hinders reports whether another is clearly less likely to come home on a square than on the one
// announced.
func (in *Info) hinders(sq Square) bool {
	return in.danger(in.seat, in.announced)-in.danger(in.seat, sq) >= hindered
}

// dearMove leaves aside what keeps another from winning.
func (in *Info) dearMove(d Decision) (slip, could bool) {
	could = in.phase == PhaseAccept
	if d.Kind != DecisionAccept {
		return false, could
	}
	o := in.offers[d.Seat]
	danger := in.danger(in.seat, o.Square)
	if in.hinders(o.Square) || int(in.score[in.seat])+int(o.Points) >= box.Path {
		return false, could
	}
	worth := int(o.Points) + in.gain(o.Square)
	slip = worth <= 0
	for q := range engine.Player(in.players) {
		if other := in.offers[q]; other.Points > 0 && other.Square == o.Square {
			slip = slip || other.Points > o.Points
		} else if other.Points > 0 && in.ownLaid != NoCard {
			slip = slip || int(other.Points)+in.gain(other.Square) >= worth+2 && in.danger(in.seat, other.Square) <= danger
		}
	}
	return slip, could
}

// feedsLeader is about squares that give the own card, if there is one, no less than another, and by the sum of what they give
// clearly less: the own card counts twice, and so does the strongest of the others. It leaves aside what makes somebody
// less likely to come home.
func (in *Info) feedsLeader(d Decision) (slip, could bool) {
	q := in.strongest()
	if in.phase != PhaseAnnounce || q == engine.Chance {
		return false, false
	}
	worth := func(sq Square) int { return 2*in.gets(sq, in.ownLaid) - in.gives(q, sq) - in.givesAll(sq) }
	least, most := math.MaxInt, math.MinInt
	for t := in.Targets(); t != 0; t &= t - 1 {
		sq := t.First()
		least, most = min(least, worth(sq)), max(most, worth(sq))
		slip = slip || in.gets(sq, in.ownLaid) >= in.gets(d.Square, in.ownLaid) && worth(sq)-worth(d.Square) >= givenMore &&
			in.danger(in.seat, sq) <= in.danger(in.seat, d.Square) && !in.better(d.Square, sq)
	}
	return slip, most-least >= givenMore
}

// wastes is about squares that another one is better than by all that is known.
func (in *Info) wastes(d Decision) (slip, could bool) {
	if in.phase != PhaseAnnounce || in.ownLaid == Joker {
		return false, false
	}
	for t := in.Targets(); t != 0; t &= t - 1 {
		slip = slip || in.better(t.First(), d.Square)
		for u := in.Targets(); u != 0 && !could; u &= u - 1 {
			could = in.better(t.First(), u.First())
		}
	}
	return slip, could
}

// better reports whether one square gives the own card, a colour or none, no less than another and the known cards of each
// of the others who have laid no more, and the own more or one of them less and all together no more on average.
func (in *Info) better(sq, than Square) bool {
	own := in.gets(sq, in.ownLaid) - in.gets(than, in.ownLaid)
	less := 0
	for m := in.laidDown.Without(in.seat); m != 0; m &= m - 1 {
		more := 0
		for c := Red; c <= Joker; c++ {
			if c != in.ownLaid {
				more += in.known[m.First()].Count(c) * (in.finds(sq, c) - in.finds(than, c))
			}
		}
		if more > 0 {
			return false
		}
		less -= more
	}
	return (own > 0 || own == 0 && less > 0 && in.givesAll(sq) <= in.givesAll(than)) && in.danger(in.seat, sq) <= in.danger(in.seat, than)
}

// gives is what a square gives another on average, in hundredths, by the cards that it may have laid.
func (in *Info) gives(q engine.Player, sq Square) (sum int) {
	for c := Red; c <= Joker; c++ {
		sum += in.mayHave(q, c) * in.finds(sq, c)
	}
	return sum
}

// givesAll is what a square gives all of the others.
func (in *Info) givesAll(sq Square) (sum int) {
	for m := in.laidDown.Without(in.seat); m != 0; m &= m - 1 {
		sum += in.gives(m.First(), sq)
	}
	return sum
}
