package zankapfel

import (
	"treille/engine/search"
	zk "treille/engine/zankapfel"
	"treille/scenes/table"
)

// What tells two decisions apart: clearly so, two games in a hundred.
const clearly = 2

// why gives the reason: a plain fact of the table if there is one, else that another decision is as
// good, or that this was tried out.
func (a *advice) why() table.Clue {
	if !a.compared {
		return table.Clue{Words: firstOf(a.because(), a.x.TriedOut)}
	}
	ahead := a.best.Mean - a.worse.Mean
	against := ahead < -clearly*a.game() && table.Percent(a.best) != table.Percent(a.worse) // the figures, and no fact speaks against them
	if fact := a.because(); fact != "" && !against {
		return table.Clue{Words: fact}
	}
	return table.Clue{Words: a.tried()}
}

// tried admits what the table says against the decision, and tells what it gained where it was tried
// out: as figures say below, perhaps nothing.
func (a *advice) tried() string {
	alike, gain := table.Percent(a.best)-table.Percent(a.worse) < clearly, a.gain()
	tail := gain
	if alike {
		tail = a.b().WinsAlike
	}
	if alike && a.best.Mean > a.worse.Mean && a.pays() {
		tail = firstOf(gain, a.b().WinsLittle) // that as many games are won speaks for what costs nothing
	}
	promised, promises := a.in.Promise(a.d), a.in.Promise(a.other)
	but := firstOf(tail, a.b().WinsMore)
	switch {
	case a.d.Kind == zk.DecisionLay && a.other.Kind == zk.DecisionLay && promised < promises && a.other.Card != zk.Joker:
		return a.b().LessLaid.With("colour", a.apple(a.d.Card), "other", a.apple(a.other.Card), "n", digits(promised), "m", digits(promises), "but", but)
	case a.d.Kind == zk.DecisionAnnounce && promised < promises:
		return a.b().Less.With("card", a.the(a.in.OwnLaid()), "n", digits(promised), "m", digits(best(a.in.Targets(), a.in.OwnLaid())), "but", but)
	case a.dear() && but != a.b().WinsAlike:
		return a.b().DiceDear.With("m", digits(a.d.Number*zk.PriceOfDie), "n", digits(a.in.Number(a.in.Colour())), "but", but)
	case alike && a.pays():
		return a.b().Tried.With("but", but)
	case alike && a.duelling() && a.d.Kind == zk.DecisionDiscord:
		low, high := min(a.d.Number, a.other.Number), max(a.d.Number, a.other.Number)
		return a.x.Unforeseen.With("n", digits(low), "m", digits(high)) // where one is drawn from several
	case alike:
		return a.x.Alike.With("other", a.otherWords())
	case a.d.Kind == zk.DecisionOffer && a.other.Kind == zk.DecisionNone:
		return a.b().CostsYou.With("n", digits(a.d.Number), "but", but)
	case tail == "":
		return a.x.TriedOut
	}
	return a.b().Tried.With("but", but)
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
func (a *advice) gain() string {
	if len(a.best.Terms) <= zk.TermBeaten || len(a.worse.Terms) <= zk.TermBeaten || a.duelling() {
		return ""
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
	words, most := "", 0
	for _, g := range []struct {
		words    string
		strength int
		plain    bool
	}{
		{a.b().GainsSteps, ownStrength, own >= ownGain},
		{a.b().GainsOthers, othersStrength, others <= -othersGain},
		{a.b().GainsDiscord, discordStrength, discord >= discordGain},
		{a.b().GainsHand, handStrength, farms && (cards >= cardGain || cards >= 0 && jokers >= cardGain)},
	} {
		switch {
		case g.strength <= most:
		case g.plain:
			words, most = g.words, g.strength
		default:
			words, most = "", g.strength
		}
	}
	return words
}

// game is the chance that counts as one game in a hundred: less where the game is as
// good as lost or won.
func (a *advice) game() int {
	chance := max(a.best.Mean, a.worse.Mean)
	return max(1, chance*(search.One-chance)*4/search.One/100)
}

// duelling reports whether a quarrel of two goes on, which is solved as a game of
// its own.
func (a *advice) duelling() bool { return a.in.Members().Len() == 2 }
