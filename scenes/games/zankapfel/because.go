package zankapfel

import (
	"slices"

	zk "treille/engine/zankapfel"
	"treille/scenes/lang"
	"treille/scenes/table"
)

// because gives a plain fact of the table that speaks for the advised decision, against the
// best of the others, or what is announced; "" where there is none. Everybody who knows the rules
// can check it, and it speaks for no other decision more.
func (a *advice) because() string {
	switch legal := a.in.LegalActions(nil); {
	case len(legal) > 1:
	case a.d.Kind == zk.DecisionAnnounce && a.in.Neighbours() != 0:
		return a.b().OnlySquare
	case a.d.Kind == zk.DecisionBuy && a.in.Hand() == 0:
		return a.b().HaveToBuy
	default:
		return a.b().OnlyWay
	}
	if words := firstOf(a.hinders(), a.nears(), a.home()); words != "" {
		return words
	}
	switch a.d.Kind {
	case zk.DecisionChip:
		return a.becauseChip()
	case zk.DecisionLay:
		return a.becauseLay()
	case zk.DecisionBuy:
		return a.becauseBuy()
	case zk.DecisionAnnounce:
		return a.becauseSquare(a.d.Square, a.other.Square)
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

// onOther names a square that is compared with the advised one: as announced, or where there are
// more than the two, by the numbers that tell its column and its row.
func (a *advice) onOther(sq zk.Square) string {
	if sq == a.in.Announced() {
		return a.x.AnnouncedSquare
	}
	for _, action := range a.in.LegalActions(nil) {
		if s := a.leads(zk.Decode(action)); s != zk.NoSquare && s != sq && s != a.leads(a.d) {
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

// becauseChip compares what the hand loses with two chips, if it loses less with no other.
func (a *advice) becauseChip() string {
	least := func(all func([]int) int) bool {
		for _, action := range a.in.LegalActions(nil) {
			if all(a.handOn(zk.Decode(action).Square)) < all(a.handOn(a.d.Square)) {
				return false
			}
		}
		return true
	}
	here, there := a.handOn(a.d.Square), a.handOn(a.other.Square)
	switch on := a.onOther(a.other.Square); {
	case len(here) == 0:
		return ""
	case sum(here) < sum(there) && least(sum):
		return a.lower(&a.b().Hand, sum(here), sum(there), "square", on)
	case least(slices.Max[[]int]):
		return a.lower(&a.b().HandBest, slices.Max(here), slices.Max(there), "square", on)
	}
	return ""
}

func sum(list []int) (n int) {
	for _, one := range list {
		n += one
	}
	return n
}

// own is what a square gives the own card that is laid.
func (a *advice) own(sq zk.Square) int {
	if a.in.OwnLaid() == zk.NoCard {
		return 0
	}
	return gives(sq, a.in.OwnLaid())
}

// worth is what a decision on the mayor's square brings at most: the points of a bribe, one offered as
// high as the advised one, and the harvest there.
func (a *advice) worth(d zk.Decision) int {
	points := 0
	switch d.Kind {
	case zk.DecisionOffer:
		points = -a.d.Number
	case zk.DecisionAccept:
		points = int(a.in.Offer(d.Seat).Points)
	}
	return points + a.own(a.leads(d))
}

// worthMost reports whether no other decision is worth more.
func (a *advice) worthMost() bool {
	for _, action := range a.in.LegalActions(nil) {
		if a.worth(zk.Decode(action)) > a.worth(a.d) {
			return false
		}
	}
	return true
}

// becauseSquare compares the advised square with another one: what both give the own card, and the others.
func (a *advice) becauseSquare(sq, other zk.Square) string {
	if a.own(sq) > a.own(other) && a.worth(a.d) > a.own(other) && a.worthMost() {
		return a.b().There.With("card", a.the(a.in.OwnLaid()), "n", digits(a.own(sq)), "m", digits(a.own(other)), "square", a.onOther(other))
	}
	return a.rivalsGet(&a.b().Rivals, sq, other)
}

// most is the most that a square gives a colour other than the own one.
func (a *advice) most(sq zk.Square) (n int) {
	for _, c := range colours {
		if c != a.in.OwnLaid() {
			n = max(n, gives(sq, c))
		}
	}
	return n
}

// threat orders squares by what they may bring the others: the most that a colour gets, then how many colours
// get that.
func (a *advice) threat(sq zk.Square) int { return 10*a.most(sq) + len(a.gets(sq, a.most(sq))) }

// gets are the colours that a square gives so much.
func (a *advice) gets(sq zk.Square, n int) []zk.Card {
	return table.Where(colours, func(c zk.Card) bool { return gives(sq, c) == n })
}

// rivalsGet tells how much less a square may bring the others who have laid a card, or as much for fewer
// colours, if no decision is as good for the own card and better against them, or the other way about.
func (a *advice) rivalsGet(words *lang.Template, sq, other zk.Square, pairs ...string) string {
	n, m := a.most(sq), a.most(other)
	if a.in.LaidDown().Without(a.t.Me()) == 0 || a.threat(sq) >= a.threat(other) || a.own(sq) < a.own(other) {
		return ""
	}
	for _, action := range a.in.LegalActions(nil) {
		d := zk.Decode(action)
		worth, rivals := a.worth(d)-a.worth(a.d), a.threat(a.leads(d))-a.threat(sq)
		if worth >= 0 && rivals <= 0 && (worth > 0 || rivals < 0) {
			return ""
		}
	}
	own := a.in.OwnLaid()
	more := own != zk.NoCard && own != zk.Joker && gives(sq, own) > n
	which := a.b().NoColour
	switch {
	case n == m && more:
		return ""
	case n == m:
		return a.b().Fewer.With("few", a.list(a.gets(sq, n)), "n", digits(n), "square", a.onOther(other), "many", a.list(a.gets(other, n)))
	case more:
		which = a.b().NoColourBut.With("colour", a.apple(own))
	}
	return words.With(append(pairs, "which", which, "n", digits(n), "m", digits(m), "square", a.onOther(other), "colours", a.dearest(other))...)
}

// list names colours.
func (a *advice) list(colours []zk.Card) string { return a.w.List(table.Each(colours, a.apple)...) }

// dearest names the colours that a square gives most, but for the own one.
func (a *advice) dearest(sq zk.Square) string {
	return a.list(table.Where(a.gets(sq, a.most(sq)), func(c zk.Card) bool { return c != a.in.OwnLaid() }))
}

// onNext says where cards may get something: on the next squares, on all that are left where none of them is
// beside the mayor, or on the only one.
func (a *advice) onNext() string {
	switch {
	case a.in.Targets().Len() == 1:
		return a.b().OnOnly
	case a.in.Neighbours() == 0:
		return a.b().OnLeft
	}
	return a.b().OnNext
}

// upTo is the most that a card may bring on the next squares: on the only one, just that.
func (a *advice) upTo(words lang.Template, n int) string {
	if a.in.Targets().Len() == 1 {
		words = "{n}"
	}
	return words.With("n", digits(n))
}

// inHand is the most that a card of the hand gets on the next squares, the joker aside if it is
// so wished.
func (a *advice) inHand(joker bool) (most int) {
	for _, c := range append(colours[:len(colours):len(colours)], zk.Joker) {
		if a.in.Hand().Has(c) && (joker || c != zk.Joker) {
			most = max(most, best(a.in.Targets(), c))
		}
	}
	return most
}

// becauseLay speaks for laying the advised card: against the coloured card of the hand that looks best beside
// it, against the joker, or against buying.
func (a *advice) becauseLay() string {
	c, most, score, buys := a.d.Card, best(a.in.Targets(), a.d.Card), a.in.Score(a.t.Me()), a.other.Kind == zk.DecisionBuy
	list := a.others(c)
	slices.SortStableFunc(list, func(c, other zk.Card) int { return a.looks(other) - a.looks(c) })
	theirs, last := 0, a.in.Chips().Len() == 1
	if len(list) > 0 {
		theirs = best(a.in.Targets(), list[0])
	}
	switch joker, least, lowest := a.inHand(true), a.least(zk.Joker), a.least(c); {
	case buys && a.in.Left() == 1 && a.in.LaidDown() == 0:
		return a.b().Undisputed
	case buys && score+lowestHarvest >= printed.Path:
		return a.b().AnyHarvest.With("n", a.w.Whole(score))
	case c == zk.Joker && most == theirs:
		return a.b().JokerLater
	case len(list) > 0 && c != zk.Joker && theirs > most:
		return a.wanted()
	case joker > most && !last && 3*a.under(c, least) >= a.in.Chips().Len() && (!a.alike() || least-lowest >= joker-most): // what it loses now may come back
		return a.b().JokerStays.With("k", digits(least), "colour", a.apple(c), "low", digits(a.under(c, least)), "all", digits(a.in.Chips().Len()))
	case joker > most && !buys, a.alike() && buys && (joker > most || most <= poor):
		return ""
	case buys && c != zk.Joker && most == theirs:
		return firstOf(a.oftener(c, list[0], most), a.b().LayEither.With("colour", a.apple(c), "other", a.apple(list[0]), "up", a.upTo(a.x.UpTo, most), "m", digits(a.in.Price(a.in.Face()))))
	case buys:
		return a.b().LayOrBuy.With("up", a.upTo(a.x.UpTo, most), "m", digits(a.in.Price(a.in.Face())))
	case a.other.Card == zk.Joker && last: // it is kept for nothing
		return ""
	case a.other.Card == zk.Joker:
		return a.b().JokerSame.With("n", digits(most))
	case len(list) == 1 && most > theirs:
		return a.b().AtMost.With("on", a.onNext(), "card", a.the(list[0]), "most", a.upTo(a.b().Most, theirs))
	case c == zk.Joker:
		return a.b().ColourCards.With("on", a.onNext(), "n", digits(theirs))
	case most > theirs:
		return a.b().OtherCards.With("on", a.onNext(), "n", digits(theirs))
	}
	return firstOf(a.oftener(c, list[0], most), a.spare(c, list[0]))
}

// least is the least that a card gets on a square that has its chip.
func (a *advice) least(c zk.Card) int {
	return slices.Min(table.Each(listed(a.in.Chips()), func(sq zk.Square) int { return gives(sq, c) }))
}

// under counts the squares with a chip on which a card gets less than so much.
func (a *advice) under(c zk.Card, n int) int {
	return len(table.Where(listed(a.in.Chips()), func(sq zk.Square) bool { return gives(sq, c) < n }))
}

// others are the other colours in hand.
func (a *advice) others(c zk.Card) []zk.Card {
	return table.Where(colours, func(other zk.Card) bool { return other != c && a.in.Hand().Has(other) })
}

// looks orders colours by what the next squares give them: the most, then all together.
func (a *advice) looks(c zk.Card) int {
	return 200*best(a.in.Targets(), c) + sum(table.Each(listed(a.in.Targets()), func(sq zk.Square) int { return gives(sq, c) }))
}

// wanted tells of the other colours in hand which get more that others may lay them, too, if none gets more than they do.
func (a *advice) wanted() string {
	most := best(a.in.Targets(), a.d.Card)
	more := table.Where(a.others(a.d.Card), func(c zk.Card) bool { return best(a.in.Targets(), c) > most })
	if !a.tempts(more...) {
		return ""
	}
	return a.b().Wanted.With("other", a.list(more), "up", a.upTo(a.x.UpTo, best(a.in.Targets(), more[0])), "colour", a.apple(a.d.Card))
}

// tempts reports whether no colour may get more than each of some, and somebody else may lay a card.
func (a *advice) tempts(some ...zk.Card) bool {
	most := slices.Max(table.Each(colours, func(c zk.Card) int { return best(a.in.Targets(), c) }))
	return len(a.clockwise(a.lays)) > 0 && !slices.ContainsFunc(some, func(c zk.Card) bool { return best(a.in.Targets(), c) < most })
}

// oftener tells on how many squares both cards get the most that they do, if the other one does so less often.
func (a *advice) oftener(c, other zk.Card, most int) string {
	squares := listed(a.in.Targets())
	times := func(c zk.Card) int {
		return len(table.Where(squares, func(sq zk.Square) bool { return gives(sq, c) == most }))
	}
	return a.higher(&a.b().Oftener, times(c), times(other), "all", digits(len(squares)), "card", a.apple(other), "own", a.apple(c), "k", digits(most))
}

// spare tells that there are more cards of a colour in hand than of the other, and of none more.
func (a *advice) spare(c, other zk.Card) string {
	hand := a.in.Hand()
	for _, o := range a.others(c) {
		if hand.Count(o) > hand.Count(c) || a.in.Chips().Len() <= hand.Len() { // not all of them will be laid
			return ""
		}
	}
	return a.higher(&a.b().Spare, hand.Count(c), hand.Count(other), "colour", a.apple(c), "other", a.apple(other))
}

const (
	poor          = 3 // the most that is little for a harvest,
	dear          = 5 // the least that is much
	lowestHarvest = 2 // what a harvest brings at least (Z1)
)

// becauseBuy speaks for buying rather than laying a card: that gets little, can wait or may end in a quarrel, or the
// open card is cheap, or a joker.
func (a *advice) becauseBuy() string {
	if a.other.Kind != zk.DecisionLay {
		return ""
	}
	hand, rounds, face := a.in.Hand(), a.in.Chips().Len(), a.in.Face()
	most, coloured, price := a.inHand(true), a.inHand(false), a.in.Price(face)
	slight := a.alike() // what speaks for a price that is not low has to be worth it
	if a.in.Score(a.t.Me())+best(a.in.Targets(), a.other.Card) >= printed.Path {
		if a.other.Card == zk.Joker || rounds == 1 || slight || hand.Len() > 1 || len(a.clockwise(a.lays)) == 0 {
			return ""
		}
		return a.b().AloneWins.With("colour", a.apple(a.other.Card))
	}
	switch sure := a.in.Targets().Len() == 1 && coloured >= dear; {
	case rounds == 1, slight && sure:
		return ""
	case price >= most && face != zk.Joker:
		if n := best(a.in.Targets(), face); !slight && most <= poor && n >= dear {
			return a.b().PoorBut.With("on", a.onNext(), "n", digits(most), "card", a.the(face), "up", a.upTo(a.x.UpTo, n))
		}
		return ""
	case price >= most:
		return a.b().OpenJoker.With("k", digits(a.least(zk.Joker)))
	case hand.Len() == 1 && coloured == most && most <= poor:
		return a.b().LastPoor.With("card", a.the(a.other.Card), "most", a.upTo(a.b().Most, most))
	case most <= poor:
		return a.b().Poor.With("on", a.onNext(), "n", digits(most))
	case face == zk.Joker:
		return a.b().OpenJoker.With("k", digits(a.least(zk.Joker)))
	case sure:
		return a.letThem(rounds)
	case price == 1 && hand.Len() < rounds:
		return a.w.Count(a.b().Cheap, hand.Len(), "all", digits(rounds), "price", digits(price))
	case slight:
		return ""
	case coloured < dear && hand.Has(zk.Joker) && coloured > 0:
		return a.b().PoorButJoker.With("n", digits(coloured), "k", digits(a.least(zk.Joker)))
	case coloured < dear && hand.Has(zk.Joker):
		return a.b().JokerCanWait.With("k", digits(a.least(zk.Joker)))
	case most < dear && hand.Len() == 1:
		return a.b().LastPoor.With("card", a.the(a.other.Card), "most", a.upTo(a.b().Most, most))
	case most < dear:
		return a.b().Poor.With("on", a.onNext(), "n", digits(most))
	}
	if words := a.letThem(rounds); words != "" || price >= poor || hand.Len() >= rounds {
		return words
	}
	return a.w.Count(a.b().Cheap, hand.Len(), "all", digits(rounds), "price", digits(price))
}

// letThem speaks for buying while others may quarrel over the card that might be laid, which gets much.
func (a *advice) letThem(rounds int) string {
	hand := a.in.Hand()
	for _, c := range table.Where(colours, hand.Has) {
		switch n := best(a.in.Targets(), c); {
		case n < dear || !a.tempts(c) || hand.Len() >= rounds || c != a.other.Card:
		case hand.Len() == 1:
			return a.b().MayQuarrel.With("card", of(&a.w.Zankapfel.Motives.Apples, c))
		default:
			return a.b().LetThem.With("colour", a.apple(c), "up", a.upTo(a.x.UpTo, n), "n", digits(hand.Len()), "all", digits(rounds))
		}
	}
	return ""
}
