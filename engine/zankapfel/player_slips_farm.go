package zankapfel

import "treille/engine"

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
func (in *Info) buysPast(d Decision) (slip, could bool) { return in.passesBy(d, Blue, sureGain) }

// buysBeyond is what hard minds of it as well, and of jokers: with fewer cards in hand, one more wins it more.
func (in *Info) buysBeyond(d Decision) (slip, could bool) {
	if 2*in.hand.Len() < in.chips.Len() {
		return false, false
	}
	return in.passesBy(d, Joker, muchGain)
}

// passesBy is about buying past one of the cards up to a kind that hardly anybody can contest, and that brings so much with
// the price of the one bought.
func (in *Info) passesBy(d Decision, last Card, gain int) (slip, could bool) {
	if in.phase != PhaseFarm || in.Targets() == 0 || in.check(in.seat, in.hand, Buy()) != nil {
		return false, false
	}
	for c := Red; c <= last; c++ {
		could = could || in.hand.Has(c) && in.alone(c) >= lonely && in.yields(c)+100*in.Price(in.face) >= gain
	}
	return could && d.Kind == DecisionBuy, could
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
		could = could || in.hand.Has(c) && in.alone(c) == 100 && in.yields(c) >= 100*muchLay && (c != Joker || in.yields(c) >= sureJoker) ||
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
// that nobody of them is known to hold, and that brings no less, or more as often as both are alone.
func (in *Info) knownQuarrel(d Decision) (slip, could bool) {
	if in.phase != PhaseFarm || in.Targets() == 0 || in.comingHome() != 0 {
		return false, false
	}
	for c := Red; c <= Blue; c++ {
		for other := Red; other <= Blue; other++ {
			if in.hand.Has(c) && in.hand.Has(other) && (in.yields(other) >= in.yields(c) || in.alone(other)*in.yields(other)-in.alone(c)*in.yields(c) >= 100*clearlyMore) && 100*int(in.score[in.seat])+in.yields(c) < 100*box.Path &&
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
	if c == Joker || in.alone(c) > crowded || 100*int(in.score[in.seat])+in.yields(c) >= 100*box.Path {
		return false
	}
	return in.comingHome() == 0
}

// reaps reports whether a card laid now is as good as harvested, and much.
func (in *Info) reaps(c Card) bool {
	number, alone := in.yields(c), in.alone(c)
	return number >= 100*goodLay && alone == 100 || number >= 100*fineLay && alone >= lonely
}

// yields is what a card laid now brings on average, in hundredths, if nobody contests it: where the mayor goes is the first
// player's choice, who prefers what brings his own card most.
func (in *Info) yields(c Card) int {
	sum, all, most := 0, 0, 0
	for k := Red; k <= Joker; k++ {
		best, goes, n := 0, 0, 0
		for t := in.Targets(); t != 0; t &= t - 1 {
			gets := in.gets(t.First(), c)
			most = max(most, gets)
			switch his := brings(t.First(), k) * int(engine.Bit(in.laidDown.Has(in.first))); {
			case his > best:
				best, goes, n = his, gets, 1
			case his == best:
				goes, n = goes+gets, n+1
			}
		}
		weight := in.mayHave(in.first, k) + 1
		sum, all = sum+weight*goes/n, all+weight
	}
	if in.first == in.seat {
		return most
	}
	return sum / all
}

// gets is what a square gives a card on average, in hundredths, a joker the best of the colours that nobody else lays.
func (in *Info) gets(sq Square, c Card) int {
	switch c {
	case NoCard:
		return 0
	case Joker:
	default:
		return 100 * int(box.Numbers[sq][c])
	}
	var chance [1 << Blue]int // how likely it is that the others lay a set of colours, bit c-1 for colour c
	chance[0] = 1 << 20
	for q := range engine.Player(in.players) {
		lays := in.mayLay(q)
		if lays == 0 {
			continue
		}
		now := chance
		for set, n := range now {
			chance[set] -= n * lays / 100
			for k := Red; k <= Joker; k++ {
				with := set
				if k != Joker { // jokers go elsewhere
					with |= 1 << (k - 1)
				}
				chance[with] += n * lays / 100 * in.mayHave(q, k) / 100
			}
		}
	}
	sum, all := 0, 0
	for set, n := range chance {
		best := 0
		for k := Red; k <= Blue; k++ {
			if set>>(k-1)&1 == 0 {
				best = max(best, int(box.Numbers[sq][k]))
			}
		}
		sum, all = sum+n*best, all+n
	}
	return 100 * sum / all
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
