package zankapfel

import (
	"slices"

	"treille/engine"
	zk "treille/engine/zankapfel"
	"treille/scenes/table"
)

// hinders tells whom the advised decision keeps from winning at once, as some others would
// not; "" if that is nobody.
func (a *advice) hinders() string {
	if _, lets := a.in.LetsWin(a.best.Action); lets {
		return ""
	}
	for _, other := range a.in.LegalActions(nil) {
		if q, ok := a.in.LetsWin(other); ok {
			return a.hindering(q)
		}
	}
	return ""
}

func (a *advice) hindering(q engine.Player) string {
	pairs := a.standing(q)
	switch a.d.Kind {
	case zk.DecisionLay:
		if a.in.LaidDown().Has(q) {
			return a.contest(pairs)
		}
	case zk.DecisionCall:
		if n := a.in.Number(a.d.Card); a.in.Score(q)+n < printed.Path {
			return a.b().WinsLast.With("name", a.t.PlayerName(q), "at", a.w.Whole(a.in.Score(q)), "n", digits(n), "colour", a.apple(a.d.Card))
		}
		return a.b().NotAlone.With(append(pairs, "colour", a.apple(a.d.Card))...)
	case zk.DecisionAnnounce, zk.DecisionOffer, zk.DecisionAccept, zk.DecisionDecline:
		return a.keeps(q, a.leads(a.d), pairs)
	case zk.DecisionDiscord, zk.DecisionDice:
		return a.lastQuarrel()
	}
	return ""
}

// standing tells where somebody stands, which the plate of the hint may hide, and what he lacks.
func (a *advice) standing(q engine.Player) []string {
	at := a.in.Score(q)
	return []string{"name", a.t.PlayerName(q), "of", a.w.Of(a.t.PlayerName(q)), "at", a.w.Whole(at), "n", digits(printed.Path - at)}
}

// lastQuarrel names an opponent who comes home by winning the quarrel, and what dice make against what the others
// reach; but of two discord cards, what
// the higher one beats tells more.
func (a *advice) lastQuarrel() string {
	if a.d.Kind == zk.DecisionDiscord && a.compared && a.d.Number > a.other.Number {
		if words := a.becauseDiscord(); words != "" {
			return words
		}
	}
	for _, q := range a.clockwise(a.opponents().Has) {
		if a.in.Score(q)+a.in.Number(a.in.Colour()) >= printed.Path {
			gaps := []string{"name", a.t.PlayerName(q), "at", a.w.Whole(a.in.Score(q)), "n", digits(a.in.Number(a.in.Colour()))}
			if own, n := a.in.OwnDiscord(), a.d.Number; a.d.Kind == zk.DecisionDice && own > 0 {
				return a.b().LastDice.With(append(gaps, "theirs", a.reach(own+n*printed.Pips), "more", a.moreDice(own, n))...)
			}
			return a.b().LastQuarrel.With(gaps...)
		}
	}
	return ""
}

// keeps tells which colours bring somebody home on a square, and on another one, if they are fewer
// on none, and the points of an offer make no difference.
func (a *advice) keeps(q engine.Player, sq zk.Square, pairs []string) string {
	lacks := printed.Path - a.in.Score(q)
	if bringing(sq, lacks-a.paid(q)) != bringing(sq, lacks) {
		return ""
	}
	n, most, fewest, there := bringing(sq, lacks), 0, len(colours), a.leads(a.other)
	for _, action := range a.in.LegalActions(nil) {
		s := a.leads(zk.Decode(action))
		k := bringing(s, lacks)
		most, fewest = max(most, k), min(fewest, k)
		if there == zk.NoSquare || bringing(there, lacks) <= n {
			there = s
		}
	}
	enough := func(sq zk.Square) string {
		return a.list(table.Where(colours, func(c zk.Card) bool { return gives(sq, c) >= lacks }))
	}
	switch {
	case n > fewest || n >= most:
		return ""
	case n == 0:
		return a.w.Form(a.b().KeepsOut, most).With(append(pairs, "m", digits(most))...)
	}
	on := a.onOther(there)
	if bringing(there, lacks) > 2 {
		on = a.b().AnotherSquare
	}
	return a.b().KeepsBack.With(append(pairs, "few", enough(sq), "square", on, "many", enough(there))...)
}

// bringing is how many colours get so many steps on a square.
func bringing(sq zk.Square, steps int) int {
	return len(table.Where(colours, func(c zk.Card) bool { return gives(sq, c) >= steps }))
}

// contest tells how the card to lay may keep somebody from winning: the joker whatever he has laid.
func (a *advice) contest(pairs []string) string {
	if a.d.Card == zk.Joker {
		return a.b().JokerWaits.With(pairs...)
	}
	return a.b().Contests.With(append(pairs, "colour", a.apple(a.d.Card))...)
}

// home tells that the advised decision may win the game at once, as the other one cannot; of a colour
// that nobody else has, that it does.
func (a *advice) home() string {
	score, n := a.in.Score(a.t.Me()), a.harvest(a.d)
	switch {
	case a.d.Kind == zk.DecisionLay && score+lowestHarvest >= printed.Path: // any card may
	case score+n < printed.Path, a.d.Kind != zk.DecisionCall && score+a.harvest(a.other) >= printed.Path:
	case a.d.Kind == zk.DecisionOffer && score-a.d.Number+n < printed.Path:
	default:
		return a.b().Home.With("k", a.w.Whole(score), "n", digits(n))
	}
	return ""
}

// harvest is the most that a decision may bring in this round, of a colour that it surely brings.
func (a *advice) harvest(d zk.Decision) int {
	switch {
	case d.Kind == zk.DecisionLay:
		return best(a.in.Targets(), d.Card)
	case d.Kind == zk.DecisionCall && a.in.Wants(d.Card).Without(a.t.Me()) == 0 && !a.waiting():
		return a.in.Number(d.Card)
	case a.leads(d) != zk.NoSquare:
		return a.own(a.leads(d))
	}
	return 0
}

// nears tells of somebody who may come home in this round what the advised decision does about it, if
// the other one does less; "" if there is nobody or nothing.
func (a *advice) nears() string {
	switch a.d.Kind {
	case zk.DecisionDiscord, zk.DecisionDice:
		if a.d.Number > a.other.Number {
			return a.lastQuarrel()
		}
	case zk.DecisionAccept:
		if a.other.Kind == zk.DecisionDecline && a.in.Score(a.t.Me())+int(a.in.Offer(a.d.Seat).Points) >= printed.Path {
			return a.b().BringsHome
		}
	case zk.DecisionNone:
		if first := a.in.FirstPlayer(); a.in.Score(first)+a.other.Number >= printed.Path {
			return a.b().PaysHome.With(a.standing(first)...)
		}
	}
	near := a.clockwise(func(q engine.Player) bool { return q != a.t.Me() && printed.Path-a.in.Score(q) <= farthest })
	slices.SortStableFunc(near, func(p, q engine.Player) int { return a.in.Score(q) - a.in.Score(p) })
	for _, q := range near {
		lacks := printed.Path - a.in.Score(q)
		if words := a.nearly(q, lacks, a.standing(q)); words != "" {
			return words
		}
	}
	return ""
}

// farthest is the most that a harvest brings.
const farthest = 7

// nearly is nears for somebody who lacks so many steps; that a card to lay may win itself comes before it.
func (a *advice) nearly(q engine.Player, lacks int, pairs []string) string {
	if a.d.Kind == zk.DecisionLay {
		return firstOf(a.home(), a.contests(q, lacks, pairs))
	}
	here, there := a.leads(a.d), a.leads(a.other)
	if here == zk.NoSquare || there == zk.NoSquare || !a.in.LaidDown().Has(q) || bringing(here, lacks) > bringing(there, lacks) {
		return ""
	}
	return a.keeps(q, here, pairs)
}

// leads is the square that a decision is about, to which the mayor goes by it, or would if an offer is
// taken; none for decisions about something else.
func (b *tableState) leads(d zk.Decision) zk.Square {
	switch d.Kind {
	case zk.DecisionMayor, zk.DecisionChip, zk.DecisionAnnounce, zk.DecisionOffer:
		return d.Square
	case zk.DecisionAccept:
		return b.in.Offer(d.Seat).Square
	case zk.DecisionDecline, zk.DecisionNone:
		return b.in.Announced()
	}
	return zk.NoSquare
}

// paid is what the advised decision brings somebody, less than 0 for one who pays.
func (a *advice) paid(q engine.Player) int {
	switch {
	case a.d.Kind == zk.DecisionOffer && q == a.in.FirstPlayer():
		return a.d.Number
	case a.d.Kind == zk.DecisionAccept && q == a.d.Seat:
		return -int(a.in.Offer(q).Points)
	}
	return 0
}

// contests tells that somebody would not be alone with a colour that may bring him home, or that the
// joker can still be called so. He has laid a card, or may.
func (a *advice) contests(q engine.Player, lacks int, pairs []string) string {
	reaches := func(c zk.Card) bool { return best(a.in.Targets(), c) >= lacks }
	switch instead := a.other.Card; {
	case !a.lays(q) || !reaches(a.d.Card):
		return ""
	case a.d.Card == zk.Joker && instead != zk.Joker:
		return a.contest(pairs)
	case a.d.Card != zk.Joker && (a.other.Kind != zk.DecisionLay || instead != zk.Joker && !reaches(instead)):
		return a.b().MayContest.With(append(pairs, "colour", a.apple(a.d.Card), "m", digits(best(a.in.Targets(), a.d.Card)))...)
	}
	return ""
}

// lays reports whether somebody else has laid a card in this round, or may.
func (a *advice) lays(q engine.Player) bool {
	return q != a.t.Me() && (a.in.LaidDown().Has(q) || a.in.HandSize(q) > 0 && !a.farmed(q))
}

// farmed reports whether somebody has bought or laid a card in this round already.
func (a *advice) farmed(q engine.Player) bool {
	first, n := int(a.in.FirstPlayer()), a.in.Players()
	place := func(p engine.Player) int { return (int(p) - first + n) % n }
	return place(q) < place(a.t.Me())
}
