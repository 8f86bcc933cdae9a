package zankapfel

import (
	zk "treille/engine/zankapfel"
	"treille/scenes/lang"
	"treille/scenes/table"
)

// why gives the reason: a plain fact of the table if there is one, else that another decision is as
// good, or that this was tried out.
func (a *advice) why() table.Clue {
	if !a.compared {
		return table.Clue{Words: firstOf(a.because(), a.x.TriedOut)}
	}
	if fact := a.because(); fact != "" && !table.WinsMore(a.worse, a.best) { // the figures do not speak against it
		return table.Clue{Words: fact}
	}
	return table.Clue{Words: a.tried()}
}

// tried admits what the table says against the decision, and tells what it gained where it was tried
// out: as figures say below, perhaps nothing.
func (a *advice) tried() string {
	alike, gain := !table.WinsMore(a.best, a.worse), a.gain()
	but := func(it string) string {
		switch {
		case gain != nil:
			return gain.With("it", it)
		case alike:
			return a.b().WinsLittle.With("it", it)
		}
		return a.b().WinsMore.With("it", it)
	}
	it, promised, promises := a.b().It, a.in.Promise(a.d), a.in.Promise(a.other)
	switch {
	case alike && (!a.pays() || a.best.Mean <= a.worse.Mean):
		return a.x.Alike.With("other", a.otherWords()) // that as many games are won speaks for what costs nothing
	case a.d.Kind == zk.DecisionLay && a.other.Kind == zk.DecisionLay && promised < promises && a.other.Card != zk.Joker:
		if words := a.twoRounds(); words != "" {
			return words
		}
		colour := a.apple(a.d.Card)
		return a.b().LessLaid.With("other", a.apple(a.other.Card), "n", digits(promised), "up", a.upTo(a.x.UpTo, promises), "but", but(colour))
	case a.d.Kind == zk.DecisionAnnounce && promised < promises:
		return a.b().Less.With("card", a.the(a.in.OwnLaid()), "n", digits(promised), "m", digits(best(a.in.Targets(), a.in.OwnLaid())), "but", but(it))
	case a.dear():
		return a.b().DiceDear.With("m", digits(a.d.Number*zk.PriceOfDie), "n", digits(a.in.Number(a.in.Colour())), "but", but(it))
	case a.d.Kind == zk.DecisionOffer && a.other.Kind == zk.DecisionNone:
		return a.b().CostsYou.With("n", digits(a.d.Number), "but", but(it))
	case a.d.Kind == zk.DecisionBuy && a.other.Kind == zk.DecisionLay:
		return a.b().CostsYou.With("n", digits(a.in.Price(a.in.Face())), "but", but(it))
	case a.d.Kind == zk.DecisionAnnounce && a.in.OwnLaid() == zk.NoCard:
		return a.b().NoHarvest.With("but", but(it))
	case gain == nil && !alike:
		return a.x.TriedOut
	}
	return a.b().Tried.With("but", but(it))
}

// twoRounds tells, where two chips are left, what the advised card and the best of the others for the last
// chip bring together, and the other card first, if that is less: with the mayor on the square that gives the
// advised card most.
func (a *advice) twoRounds() string {
	chips := listed(a.in.Chips())
	if len(chips) != 2 || a.in.Targets().Len() != 2 {
		return ""
	}
	next, last := chips[0], chips[1]
	if gives(last, a.d.Card) > gives(next, a.d.Card) {
		next, last = last, next
	}
	both := func(c zk.Card) int {
		after := 0
		for _, o := range append(colours[:len(colours):len(colours)], zk.Joker) {
			if n := a.in.Hand().Count(o); n > 1 || n == 1 && o != c {
				after = max(after, gives(last, o))
			}
		}
		return gives(next, c) + after
	}
	return a.higher(&a.b().TwoRounds, both(a.d.Card), both(a.other.Card), "where", a.shortSquare(next), "colour", a.apple(a.d.Card), "other", a.apple(a.other.Card))
}

// pays reports whether an offer or dice cost more than what is done instead.
func (a *advice) pays() bool {
	return (a.d.Kind == zk.DecisionOffer || a.d.Kind == zk.DecisionDice) && a.d.Number > a.other.Number
}

// What the means of playouts have to differ by to tell what was gained, in hundredths: of a step of
// one’s own, a step of the others together, the values of discord cards, and an apple card.
const (
	ownGain     = 40
	othersGain  = 60
	discordGain = 300
	cardGain    = 20
)

// gain says what the decision gained most by against the other one where both were tried out; "" if
// that is nothing plain.
func (a *advice) gain() *lang.Template {
	steps := &a.b().GainsSteps
	if a.d.Kind == zk.DecisionBuy || a.in.Phase() >= zk.PhaseAnnounce && a.in.Phase() <= zk.PhaseAccept && a.in.OwnLaid() == zk.NoCard {
		steps = &a.b().GainsLater
	}
	if len(a.best.Terms) <= zk.TermBeaten || len(a.worse.Terms) <= zk.TermBeaten || a.duelling() {
		return nil
	}
	diff := func(terms ...int) (amount, strength int) {
		for _, t := range terms {
			amount += a.best.Terms[t].Amount - a.worse.Terms[t].Amount
			strength += a.best.Terms[t].Strength - a.worse.Terms[t].Strength
		}
		return amount, strength
	}
	own, ownStrength := diff(zk.TermSteps)
	others, othersStrength := diff(zk.TermRivals)
	discord, _ := diff(zk.TermRest)
	_, discordStrength := diff(zk.TermBest, zk.TermStrife, zk.TermRest)
	cards, _ := diff(zk.TermCards)
	jokers, _ := diff(zk.TermJokers)
	_, handStrength := diff(zk.TermCards, zk.TermJokers, zk.TermKinds, zk.TermYield)
	farms := a.d.Kind == zk.DecisionBuy || a.d.Kind == zk.DecisionLay
	var words *lang.Template
	most := 0
	for _, g := range []struct {
		words    *lang.Template
		strength int
		plain    bool
	}{
		{steps, ownStrength, own >= ownGain},
		{&a.b().GainsOthers, othersStrength, others <= -othersGain},
		{&a.b().GainsDiscord, discordStrength, discord >= discordGain},
		{&a.b().GainsHand, handStrength, farms && (cards >= cardGain || cards >= 0 && jokers >= cardGain)},
	} {
		switch {
		case g.strength <= most:
		case g.plain:
			words, most = g.words, g.strength
		default:
			words, most = nil, g.strength
		}
	}
	return words
}

// duelling reports whether a quarrel of two goes on, which is solved as a game of
// its own.
func (a *advice) duelling() bool { return a.in.Members().Len() == 2 }
