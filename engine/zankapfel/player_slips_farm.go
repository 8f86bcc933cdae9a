package zankapfel

import (
	"slices"

	"treille/engine"
)

// What seems senseless of buying and laying cards, and what is to be had by them.

func (in *Info) hoards(d Decision) (slip, could bool) {
	could = in.phase == PhaseFarm && in.hand.Len() >= manyApples && in.check(in.seat, in.hand, Buy()) == nil
	return could && d.Kind == DecisionBuy, could
}

// surplus is also about the last round of all, as somebody comes home in it.
func (in *Info) surplus(d Decision) (slip, could bool) {
	rounds := in.chips.Len()
	if in.phase == PhaseFarm && in.comingHome() != 0 {
		rounds = 1
	}
	could = in.phase == PhaseFarm && in.hand.Len() >= rounds && in.check(in.seat, in.hand, Buy()) == nil
	return could && d.Kind == DecisionBuy, could
}

func (in *Info) leavesHarvest(d Decision) (slip, could bool) {
	last := engine.Player((int(in.seat)+1)%int(in.players)) == in.FirstPlayer()
	if in.phase != PhaseFarm || !last || in.laidDown != 0 || in.Targets() == 0 {
		return false, false
	}
	for c := Red; c <= Joker; c++ {
		could = could || in.hand.Has(c) && in.least(c) >= goodLay
	}
	return could && d.Kind == DecisionBuy, could
}

// buysPast is left to hard: among players who buy less, more cards in hand win it more than a sure harvest.
func (in *Info) buysPast(d Decision) (slip, could bool) {
	if in.phase != PhaseFarm || in.Targets() == 0 || in.check(in.seat, in.hand, Buy()) != nil {
		return false, false
	}
	for c := Red; c <= Joker; c++ {
		could = could || in.hand.Has(c) && in.alone(c) >= lonely && in.yields(c)+in.Price(in.face) >= sureGain
	}
	return could && d.Kind == DecisionBuy, could
}

// buysBeyond is what hard minds of it as well: with fewer cards in hand, one more wins it more.
func (in *Info) buysBeyond(d Decision) (slip, could bool) {
	slip, could = in.buysPast(d)
	many := 2*in.hand.Len() >= in.chips.Len()
	return slip && many, could && many
}

// pilesUp is about dear cards that the seat has already, and could lay instead.
func (in *Info) pilesUp(d Decision) (slip, could bool) {
	could = in.phase == PhaseFarm && in.Targets() != 0 && in.face != NoCard && in.hand.Has(in.face) &&
		in.Price(in.face) >= dearest && in.least(in.face) >= muchLay && !in.isKnown(in.face)
	return could && d.Kind == DecisionBuy, could
}

// leavesSure is about cards that nobody can contest, and those that bring the seat home unless somebody does.
func (in *Info) leavesSure(d Decision) (slip, could bool) {
	if in.phase != PhaseFarm || in.Targets() == 0 || in.face == NoCard {
		return false, false
	}
	for c := Red; c <= Joker; c++ {
		could = could || in.hand.Has(c) && in.alone(c) == 100 && in.yields(c) >= muchLay ||
			c != Joker && in.hand.Has(c) && in.alone(c) > crowded && int(in.score[in.seat])+in.least(c) >= box.Path
	}
	return could && d.Kind == DecisionBuy, could
}

// crowds leaves jokers in hand aside, and what would bring the seat home.
func (in *Info) crowds(d Decision) (slip, could bool) {
	if in.phase != PhaseFarm || in.Targets() == 0 {
		return false, false
	}
	reaps, among := false, false
	for c := Red; c <= Blue; c++ {
		if in.hand.Has(c) {
			reaps = reaps || in.reaps(c)
			among = among || in.isCrowded(c)
		}
	}
	return reaps && d.Kind == DecisionLay && in.isCrowded(d.Card), reaps && among
}

// spendsJoker is about jokers laid beside a colour in hand that brings as much as the best, wherever the
// mayor goes, and that hardly anybody can contest; but not where one may hinder another from coming home.
func (in *Info) spendsJoker(d Decision) (slip, could bool) {
	if in.phase != PhaseFarm || in.Targets() == 0 || in.chips.Len() < 2 || !in.hand.Has(Joker) || in.comingHome() != 0 {
		return false, false
	}
	for c := Red; c <= Blue; c++ {
		could = could || in.hand.Has(c) && in.alone(c) >= lonely && in.likeBest(c)
	}
	return could && d.Kind == DecisionLay && d.Card == Joker, could
}

// knownQuarrel is about colours that somebody who can still lay, or has laid, is known to hold, beside another one in hand
// that brings no less and that nobody of them is known to hold.
func (in *Info) knownQuarrel(d Decision) (slip, could bool) {
	if in.phase != PhaseFarm || in.Targets() == 0 || in.comingHome() != 0 {
		return false, false
	}
	for c := Red; c <= Blue; c++ {
		for other := Red; other <= Blue; other++ {
			if in.hand.Has(c) && in.hand.Has(other) && in.yields(other) >= in.yields(c) && int(in.score[in.seat])+in.yields(c) < box.Path &&
				in.isKnown(c) && !in.isKnown(other) && in.alone(other)-in.alone(c) >= likelier {
				could = true
				slip = slip || d == Decision{Kind: DecisionLay, Card: c, Square: NoSquare}
			}
		}
	}
	return slip, could
}

// isKnown reports whether one of the others who have laid or can still lay is known to hold a colour.
func (in *Info) isKnown(c Card) bool {
	for q := range engine.Player(in.players) {
		if in.mayLay(q) > 0 && in.known[q].Has(c) {
			return true
		}
	}
	return false
}

// likeBest reports whether a colour brings as much as a joker, wherever the mayor goes, or, if the seat
// leads him, where it brings most.
func (in *Info) likeBest(c Card) bool {
	most, own, all := 0, 0, true
	for t := in.Targets(); t != 0; t &= t - 1 {
		best, n := brings(t.First(), Joker), brings(t.First(), c)
		most, own, all = max(most, best), max(own, n), all && n == best
	}
	return all || in.first == in.seat && own == most
}

// isCrowded reports whether a colour laid now is hardly ever left alone; a quarrel may hinder who
// would come home by it, or bring the seat itself home.
func (in *Info) isCrowded(c Card) bool {
	if c == Joker || in.alone(c) > crowded || int(in.score[in.seat])+in.yields(c) >= box.Path {
		return false
	}
	return in.comingHome() == 0
}

// reaps reports whether a card laid now is as good as harvested, and much.
func (in *Info) reaps(c Card) bool {
	number, alone := in.yields(c), in.alone(c)
	return number >= goodLay && alone == 100 || number >= fineLay && alone >= lonely
}

// yields is what a card laid now brings if nobody contests it: where the mayor goes is the first
// player's choice, and a joker gets the best colour that others leave.
func (in *Info) yields(c Card) int {
	rivals := 0
	for q := range engine.Player(in.players) {
		if c == Joker && in.mayLay(q) > 0 {
			rivals++
		}
	}
	least, most := 7, 0
	for targets := in.Targets(); targets != 0; targets &= targets - 1 {
		n := leaves(targets.First(), c, rivals)
		least, most = min(least, n), max(most, n)
	}
	if in.first == in.seat {
		return most
	}
	return least
}

// leaves is what a square gives a card, a joker after others have taken the best colours.
func leaves(sq Square, c Card, taken int) int {
	if c != Joker {
		return int(box.Numbers[sq][c])
	}
	numbers := box.Numbers[sq]
	slices.Sort(numbers[:])
	return int(numbers[max(0, len(numbers)-1-taken)])
}

// mayLay is how likely it is, in percent, that another seat has laid a card in this round or will.
func (b *board) mayLay(q engine.Player) int {
	after := (int(q) - int(b.turn) + int(b.players)) % int(b.players)
	switch {
	case after == 0:
		return 0
	case b.laidDown.Has(q):
		return 100
	case after >= int(b.left) || b.handSize[q] == 0:
		return 0
	}
	return joins
}

// alone is how likely it is, in percent, that nobody else lays a colour; jokers go elsewhere.
func (in *Info) alone(c Card) int {
	chance := 10000
	for q := range engine.Player(in.players) {
		lays := in.mayLay(q)
		if lays == 0 || c == Joker {
			continue
		}
		chance = chance * (100 - lays*in.mayHave(q, c)/100) / 100
	}
	return chance / 100
}

// mayHave is how likely it is, in percent, that a card of another seat, in hand or laid, is of a
// kind, if each one that nobody has seen is as likely of each.
func (b *board) mayHave(q engine.Player, c Card) int {
	n, all := 5*b.known[q].Count(c)+b.unknown(q), 5*(b.known[q].Len()+b.unknown(q))
	return 100 * n / max(1, all)
}

// least is what a card brings at least, wherever the mayor goes.
func (in *Info) least(c Card) int {
	targets := in.Targets()
	least := brings(targets.First(), c)
	for ; targets != 0; targets &= targets - 1 {
		least = min(least, brings(targets.First(), c))
	}
	return least
}
