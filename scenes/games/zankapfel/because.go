package zankapfel

import (
	"slices"

	"treille/engine"
	zk "treille/engine/zankapfel"
	"treille/scenes/lang"
	"treille/scenes/table"
)

// because gives a plain fact of the table that speaks for the advised decision, against the
// best of the others; "" where there is none. Everybody who knows the rules can check it.
func (a *advice) because() string {
	if len(a.in.LegalActions(nil)) == 1 {
		return a.b().OnlyWay
	}
	if words := firstOf(a.hinders(), a.nears()); words != "" {
		return words
	}
	switch a.d.Kind {
	case zk.DecisionMayor:
		return a.higher(&a.b().Highest, gives(a.d.Square, zk.Joker), gives(a.other.Square, zk.Joker), "square", a.onOther(a.other.Square))
	case zk.DecisionChip:
		return a.becauseChip()
	case zk.DecisionLay:
		return a.becauseLay()
	case zk.DecisionBuy:
		return a.becauseBuy()
	case zk.DecisionAnnounce:
		return a.becauseSquare(&a.b().There, a.other.Square, 0)
	case zk.DecisionOffer:
		return a.becauseOffer()
	case zk.DecisionNone:
		return a.becauseNone()
	case zk.DecisionAccept:
		return a.becauseAccept()
	case zk.DecisionDecline:
		return a.becauseDecline()
	case zk.DecisionCall:
		return a.becauseCall()
	case zk.DecisionDiscord:
		return a.becauseDiscord()
	case zk.DecisionDice:
		return a.becauseDice()
	case zk.DecisionWait:
		return a.becauseWait()
	}
	return ""
}

// b are the words of the facts.
func (a *advice) b() *lang.ZankapfelBecause { return &a.x.Because }

// higher tells two figures of which the advised one is the higher; "" if it is not.
func (a *advice) higher(words *lang.Template, n, m int, pairs ...string) string {
	if n <= m {
		return ""
	}
	return words.With(append(pairs, "n", digits(n), "m", digits(m))...)
}

// lower is the same for figures of which the advised one is the lower.
func (a *advice) lower(words *lang.Template, n, m int, pairs ...string) string {
	if n >= m {
		return ""
	}
	return words.With(append(pairs, "n", digits(n), "m", digits(m))...)
}

// firstOf is the first that says something.
func firstOf(words ...string) string {
	for _, w := range words {
		if w != "" {
			return w
		}
	}
	return ""
}

// onOther names a square that is compared with the advised one: where there are more than the
// two, by the numbers that tell its column and its row.
func (a *advice) onOther(sq zk.Square) string {
	for _, action := range a.in.LegalActions(nil) {
		if d := zk.Decode(action); d.Square != zk.NoSquare && d.Square != sq && d.Square != a.d.Square {
			return a.x.SquareWith.With("square", a.shortSquare(sq))
		}
	}
	return a.x.OtherSquare
}

// the is a card as what something is for.
func (a *advice) the(c zk.Card) string { return of(&a.x.Cards, c) }

// best is the most that a card gets on squares; 0 if there are none.
func best(squares zk.SquareSet, c zk.Card) int {
	most := 0
	for _, sq := range listed(squares) {
		most = max(most, gives(sq, c))
	}
	return most
}

// handOn is what a square gives each coloured card of the hand.
func (a *advice) handOn(sq zk.Square) (each []int) {
	for _, c := range colours {
		each = append(each, slices.Repeat([]int{gives(sq, c)}, a.in.Hand().Count(c))...)
	}
	return each
}

// becauseChip compares what the hand loses with two chips.
func (a *advice) becauseChip() string {
	if here, there := a.handOn(a.d.Square), a.handOn(a.other.Square); len(here) > 0 {
		words := firstOf(
			a.lower(&a.b().Hand, sum(here), sum(there), "square", a.onOther(a.other.Square)),
			a.lower(&a.b().HandBest, slices.Max(here), slices.Max(there), "square", a.onOther(a.other.Square)))
		if words != "" {
			return words
		}
	}
	first := a.in.FirstPlayer()
	if first == a.t.Me() || !a.in.Neighbours().Has(a.d.Square) {
		return ""
	}
	return a.higher(&a.b().NextMayor, gives(a.d.Square, zk.Joker), poor+1, "name", a.t.PlayerName(first))
}

func sum(list []int) (n int) {
	for _, one := range list {
		n += one
	}
	return n
}

// becauseSquare compares the advised square with another one that costs so much less: what
// both give the own card and the others', and where the mayor can go from there.
func (a *advice) becauseSquare(words *lang.Template, other zk.Square, price int) string {
	c, mine, theirs := a.in.OwnLaid(), 0, 0
	if c != zk.NoCard {
		mine, theirs = gives(a.d.Square, c)-price, gives(other, c)
	}
	if mine > theirs {
		return a.higher(words, mine+price, theirs, "card", a.the(c), "square", a.onOther(other))
	}
	return a.others(a.d.Square, other)
}

// others compares two squares by what they may bring the others, and by where the mayor
// can go from there.
func (a *advice) others(sq, other zk.Square) string {
	return firstOf(a.rivalsGet(&a.b().Rivals, sq, other), a.boughtGets(sq, other), a.onward(sq, other), a.together(sq, other))
}

// together tells how much less a square gives all colours that others may have laid.
func (a *advice) together(sq, other zk.Square) string {
	if a.in.LaidDown().Without(a.t.Me()) == 0 {
		return ""
	}
	all := func(sq zk.Square) int {
		return sum(table.Each(colours, func(c zk.Card) int { return gives(sq, c) }))
	}
	return a.lower(&a.b().Together, all(sq), all(other))
}

// boughtGets tells how much less a square gives a colour that somebody has bought and may have
// laid, if it is so for all such cards together.
func (a *advice) boughtGets(sq, other zk.Square) string {
	most, all, words := 0, 0, ""
	for _, p := range a.clockwise(a.in.LaidDown().Without(a.t.Me()).Has) {
		for _, c := range colours {
			n, m := gives(sq, c), gives(other, c)
			less := a.in.Known(p).Count(c) * (m - n)
			if all += less; less > most {
				most, words = less, a.lower(&a.b().Known, n, m, "name", a.t.PlayerName(p), "colour", a.apple(c))
			}
		}
	}
	if all <= 0 {
		return ""
	}
	return words
}

// rivalsGet tells how much less a square may bring the others who have laid a card.
func (a *advice) rivalsGet(words *lang.Template, sq, other zk.Square) string {
	if a.in.LaidDown().Without(a.t.Me()) == 0 {
		return ""
	}
	return a.lower(words, gives(sq, zk.Joker), gives(other, zk.Joker))
}

// onward tells for which card of the hand a square is a better place to go on from, if it is
// so for the hand as a whole.
func (a *advice) onward(sq, other zk.Square) string {
	from, instead := a.in.Onward(sq), a.in.Onward(other)
	most, card, all := 0, zk.NoCard, 0
	for _, c := range colours {
		more := a.in.Hand().Count(c) * (best(from, c) - best(instead, c))
		if all += more; more > most {
			most, card = more, c
		}
	}
	if card == zk.NoCard || all <= 0 {
		return ""
	}
	return a.higher(&a.b().Onward, best(from, card), best(instead, card), "card", a.the(card))
}

// becauseLay speaks for laying the advised card.
func (a *advice) becauseLay() string {
	most := best(a.in.Targets(), a.d.Card)
	if a.other.Kind == zk.DecisionLay {
		return a.becauseCard(a.d.Card, a.other.Card, most)
	}
	if a.in.Left() == 1 && a.in.LaidDown() == 0 {
		return a.b().Undisputed
	}
	return a.b().LayOrBuy.With("n", digits(most), "m", digits(a.in.Price(a.in.Face())))
}

// becauseCard speaks for laying a card rather than another.
func (a *advice) becauseCard(c, other zk.Card, most int) string {
	theirs := best(a.in.Targets(), other)
	switch {
	case other == zk.Joker && most == theirs:
		return a.b().JokerSame.With("n", digits(theirs))
	case other == zk.Joker:
		return a.b().JokerStays
	case most > theirs:
		return a.b().AtMost.With("card", a.the(other), "n", digits(theirs))
	case c == zk.Joker:
		return firstOf(a.openly(c, other), a.b().JokerLater)
	}
	return firstOf(a.openly(c, other), a.oftener(c, other), a.spare(c, other), a.outOfSight(c, other))
}

// openly names somebody whose card lies face down, and who has bought the other colour.
func (a *advice) openly(c, other zk.Card) string {
	bought := func(colour zk.Card) []engine.Player {
		return a.clockwise(func(p engine.Player) bool { return a.in.LaidDown().Has(p) && a.in.Known(p).Has(colour) })
	}
	if who := bought(other); len(who) > 0 && (c == zk.Joker || len(bought(c)) == 0) {
		return a.b().Openly.With("name", a.t.PlayerName(who[0]), "colour", a.apple(other))
	}
	return ""
}

// oftener tells on how many squares a card gets more than the other.
func (a *advice) oftener(c, other zk.Card) string {
	squares := listed(a.in.Targets())
	more := table.Where(squares, func(sq zk.Square) bool { return gives(sq, c) > gives(sq, other) })
	less := table.Where(squares, func(sq zk.Square) bool { return gives(sq, c) < gives(sq, other) })
	if len(squares) < 2 || len(more) <= len(less) {
		return ""
	}
	return a.b().Oftener.With("n", digits(len(more)), "all", digits(len(squares)), "card", a.the(other))
}

// spare tells that there are more cards of a colour in hand than of the other.
func (a *advice) spare(c, other zk.Card) string {
	hand := a.in.Hand()
	return a.higher(&a.b().Spare, hand.Count(c), hand.Count(other), "colour", a.apple(c), "other", a.apple(other))
}

// outOfSight tells that fewer cards of a colour are hidden, and so fewer rivals for it.
func (a *advice) outOfSight(c, other zk.Card) string {
	hidden := func(c zk.Card) int {
		n := printed.Cards.Count(c) - a.in.Hand().Count(c) - a.in.Discards().Count(c)
		if a.in.Face() == c {
			n--
		}
		return n
	}
	return a.lower(&a.b().OutOfSight, hidden(c), hidden(other), "colour", a.apple(c), "other", a.apple(other))
}

// poor is the most that is little for a harvest.
const poor = 3

// becauseBuy speaks for buying rather than laying a card: that gets little, or it leaves a
// hand that is worth more. Cards are worth something while rounds remain to lay them in.
func (a *advice) becauseBuy() string {
	if a.other.Kind != zk.DecisionLay {
		return ""
	}
	most, hand := best(a.in.Targets(), a.other.Card), a.in.Hand().Len()
	if most <= poor {
		return a.b().AtMost.With("card", a.the(a.other.Card), "n", digits(most))
	}
	rounds := a.in.Chips().Len() - 1
	switch {
	case hand-1 >= rounds:
		return ""
	case hand == 1:
		return a.b().LastCard
	}
	words := &a.b().Leaves
	switch face := a.in.Face(); {
	case face == zk.Joker:
		words = &a.b().AnyColour
	case a.in.Price(face) == 1:
		words = &a.b().Cheap
	}
	return a.higher(words, min(hand+1, rounds), hand-1)
}

// becauseCall speaks for a colour of the joker.
func (a *advice) becauseCall() string {
	other := a.in.Wants(a.other.Card).Without(a.t.Me())
	mine, theirs := a.in.Number(a.d.Card), a.in.Number(a.other.Card)
	colour := a.apple(a.other.Card)
	switch {
	case !a.compared && mine >= a.mostFree():
		return a.b().MostFree
	case !a.compared:
		return ""
	case other.Len() > a.rivals().Len():
		return a.b().OtherQuarrel.With("colour", colour, "names", a.t.Names(a.clockwise(other.Has)))
	case mine > theirs && other.Len() < a.rivals().Len():
		return a.b().QuarrelFor.With("colour", colour, "names", a.t.Names(a.clockwise(a.rivals().Has)), "n", digits(mine), "m", digits(theirs))
	case mine > theirs:
		return a.b().OtherLess.With("colour", colour, "n", digits(theirs))
	case mine == theirs && other.Len() == a.rivals().Len():
		return a.b().OtherSame.With("colour", colour, "n", digits(theirs))
	}
	return ""
}

// mostFree is the most that a colour gets which nobody wants.
func (a *advice) mostFree() (most int) {
	for _, c := range colours {
		if a.in.Wants(c) == 0 {
			most = max(most, a.in.Number(c))
		}
	}
	return most
}
