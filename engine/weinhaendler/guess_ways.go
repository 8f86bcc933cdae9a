package weinhaendler

// A keeping is one way in which a draw could have ended.
type keeping struct {
	card   Card      // the kept card, Hidden for any that never showed up
	known  knownCard // what became of the card that the seat knew
	ways   uint64    // in how many ways, out of keepings.scale
	leaves uint64    // see guess.leaves
}

// A knownCard says what became of the only card of a draw that the seat knew, or
// of the cheaper of two.
type knownCard uint8

const (
	knewNone  knownCard = iota // it knew neither
	knewKept                   // it was kept
	knewUnder                  // it was put under, and a cheaper one kept
)

// between returns of which cards the kept one and the other can be, of a draw of
// which the seat knew one card or both.
func (d *pastDraw) between(k knownCard) (kept, under Cards) {
	first := Cards(3) << (2 * d.a)
	switch {
	case k == knewUnder:
		return cheaper[d.a], first
	case d.known == 2:
		return first, 3 << (2 * d.b)
	}
	return first, first | dearer[d.a]
}

// maxKeepings is how many ways there are at most: a hand holds no more than six
// cards and the one just drawn (W30), each of them, or one that never showed up,
// may have been kept, and the card that the seat knew kept or put under.
const maxKeepings = 2 * (handLimit + 2)

// keepings are all the ways in which a draw could have ended.
type keepings struct {
	all   [maxKeepings]keeping
	n     int
	scale uint64
}

func (l *keepings) add(k keeping) {
	if k.ways > 0 {
		l.all[l.n] = k
		l.n++
	}
}

// list lists the ways in which a draw could have ended, out of the ways there
// would be to lay as many cards from the pile with no regard to the story.
func (g *guess) list(d *pastDraw, l *keepings) {
	under := Hidden
	if d.under != nobody {
		under = g.below[d.under]
	}
	cards := max(1, g.cards)
	switch {
	case d.known > 0:
		g.listKnown(d, under, l)
	case d.under == nobody:
		l.scale = 1
		g.listOpen(d, under, l, 1, 1)
	case d.waits():
		l.scale = 1 // out of size, always: layUnders puts that right
		for rest := g.later[d.by]; rest != 0; rest = rest.withoutFirstKind() {
			c := rest.first()
			l.add(keeping{card: c, ways: uint64(rest.Count(c) * int(g.resting[c]))})
		}
		l.add(keeping{card: Hidden, ways: uint64(g.hidden[d.by] * g.size)})
	case under == Hidden:
		l.scale = uint64(cards)
		for rest := g.later[d.by]; rest != 0; rest = rest.withoutFirstKind() {
			c := rest.first()
			l.add(keeping{card: c, ways: uint64(rest.Count(c) * dearerWays(g.pile, c))})
		}
		l.add(keeping{card: Hidden, ways: uint64(g.hidden[d.by] * cards)})
	default:
		l.scale = uint64(cards)
		g.listOpen(d, under, l, cards, cheaperWays(g.pile, under))
	}
}

// listOpen lists the ways of a draw of which the seat knows the card put under,
// or that there was none, given the ways of a kept card that showed up, in one
// order of the two, and of one that never did.
func (g *guess) listOpen(d *pastDraw, under Card, l *keepings, unit, hidden int) {
	for rest := g.later[d.by]; rest != 0; rest = rest.withoutFirstKind() {
		c := rest.first()
		ways := rest.Count(c) * unit
		if under != Hidden {
			ways *= orders(c, under)
		}
		l.add(keeping{card: c, ways: uint64(ways)})
	}
	l.add(keeping{card: Hidden, ways: uint64(g.hidden[d.by] * hidden)})
}

// listKnown lists the ways of a draw of which the seat knew a card or both.
func (g *guess) listKnown(d *pastDraw, under Card, l *keepings) {
	l.scale = uint64(max(1, g.cards) * max(1, g.cards-1))
	g.listBetween(d, under, knewKept, l)
	if d.known == 1 && d.under != nobody {
		g.listBetween(d, under, knewUnder, l)
	}
}

// listBetween lists those in which the card that the seat knew became what known
// says.
func (g *guess) listBetween(d *pastDraw, under Card, known knownCard, l *keepings) {
	from, to := d.between(known)
	single := max(1, g.cards-1)
	free := under == Hidden && d.under != nobody // the other card comes from the pile
	if under != Hidden && to&(3<<(2*under)) == 0 {
		return
	}
	n := (g.pile & to).Len()
	for rest := g.later[d.by] & from; rest != 0; rest = rest.withoutFirstKind() {
		c := rest.first()
		ways := rest.Count(c) * max(1, g.cards) * single
		if free {
			ways = rest.Count(c) * n * single
		}
		l.add(keeping{card: c, known: known, ways: uint64(ways)})
	}
	ways := g.hidden[d.by] * (g.pile & from).Len()
	switch {
	case !free:
		ways *= single
	case from&to != 0:
		ways *= n - 1 // one of them was kept
	default:
		ways *= n
	}
	l.add(keeping{card: Hidden, known: known, ways: uint64(max(0, ways))})
}

// dearerWays returns in how many ways a card was kept and one of the others was
// not: two if that is dearer, as either could have been looked at first, one if
// it is equal.
func dearerWays(others Cards, c Card) int {
	return 2*(others&dearer[c]).Len() + others.Count(c)
}

// cheaperWays returns in how many ways one of the others was kept and the card
// was not.
func cheaperWays(others Cards, c Card) int {
	return 2*(others&cheaper[c]).Len() + others.Count(c)
}

// orders returns in how many orders the two cards of a draw may have come up, of
// which the one was kept: two, one if they are equal, none if it is dearer.
func orders(kept, under Card) int {
	switch {
	case dearer[kept]&(3<<(2*under)) != 0:
		return 2
	case kept == under:
		return 1
	}
	return 0
}

// dearer and cheaper hold three of each kind that is worth more, or less, than
// one.
var dearer, cheaper = compareValues()

func compareValues() (dearer, cheaper [Kinds]Cards) {
	for c := range Card(Kinds) {
		for d := range Card(Kinds) {
			switch {
			case d.Value() > c.Value():
				dearer[c] |= 3 << (2 * d)
			case d.Value() < c.Value():
				cheaper[c] |= 3 << (2 * d)
			}
		}
	}
	return dearer, cheaper
}
