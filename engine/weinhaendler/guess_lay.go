package weinhaendler

// pick draws one of the cards in the pile that are among some.
func (g *guess) pick(some Cards) Card {
	some &= g.pile
	return some.pick(g.stream.Intn(some.Len()))
}

// pickDearer draws the card that was put under when a certain one was kept.
func (g *guess) pickDearer(kept Card) Card {
	i := g.stream.Intn(dearerWays(g.pile, kept))
	return pickHalf(g.pile&dearer[kept], i, kept)
}

// pickCheaper draws the card that was kept when a certain one was put under.
func (g *guess) pickCheaper(under Card) Card {
	i := g.stream.Intn(cheaperWays(g.pile, under))
	return pickHalf(g.pile&cheaper[under], i, under)
}

// pickHalf returns one of some cards, each of which has two numbers, and beyond
// these another.
func pickHalf(some Cards, i int, other Card) Card {
	if i < 2*some.Len() {
		return some.pick(i / 2)
	}
	return other
}

// pickPair draws two cards, the cheaper first. They are not taken yet.
func (g *guess) pickPair() (kept, under Card) {
	kept = g.pick(allKinds)
	rest := g.pile.Without(kept)
	under = rest.pick(g.stream.Intn(g.cards - 1))
	if kept.Value() > under.Value() {
		kept, under = under, kept
	}
	return kept, under
}

// wait notes a card put under that is laid later, the dearest kept first: these
// leave the fewest ways.
func (g *guess) wait(kept Card, under int8) {
	i := g.underCount
	g.underCount++
	for ; i > 0 && g.unders[i-1].kept.Value() < kept.Value(); i-- {
		g.unders[i] = g.unders[i-1]
	}
	g.unders[i] = pendingUnder{kept, under}
}

// layUnders lays the cards that were put under instead of known ones.
func (g *guess) layUnders() bool {
	for _, u := range g.unders[:g.underCount] {
		ways := dearerWays(g.pile, u.kept)
		if ways == 0 {
			return false
		}
		g.weight.multiply(uint64(ways * g.size))
		g.weight.divide(uint64(g.cards * int(g.resting[u.kept])))
		g.below[u.under] = g.pickDearer(u.kept)
		g.take(g.below[u.under])
	}
	return true
}

// rest is how many cards layRest lays.
func (g *guess) rest() int {
	n := 2 * g.pairCount
	for p := range g.in.players {
		n += int(g.hidden[p])
	}
	if g.looksAt == sinceShuffle {
		n++
	}
	return n
}

// layRest lays the cards of which nothing is known.
func (g *guess) layRest() {
	for _, p := range g.pairs[:g.pairCount] {
		kept, under := g.pickPair()
		g.below[p.under] = under
		g.take(under)
		g.hide(p.by, kept, p.after)
	}
	for p := range g.in.players {
		for range g.hidden[p] {
			g.layDealt(int(p))
		}
	}
	switch {
	case g.looksAt == sinceShuffle:
		g.looked = g.pick(allKinds)
		g.take(g.looked)
	case g.looksAt >= 0:
		g.looked = g.below[g.looksAt]
	}
}

// layDealt lays a card that was dealt to a seat and never showed up. It is half as
// often like one that did show up: mostly either of the two could have, and hide
// counts such a guess for half.
func (g *guess) layDealt(p int) {
	showed := g.pile & g.showed[p]
	others := g.pile &^ g.showed[p]
	total := 2*others.Len() + showed.Len()
	g.weight.multiply(uint64(total))
	g.weight.divide(uint64(2 * g.cards))
	i := g.stream.Intn(total)
	twice := 2 * others.Len()
	if i < twice {
		g.hide(p, others.pick(i/2), 0)
		return
	}
	g.weight.multiply(2)
	g.hide(p, showed.pick(i-twice), 0)
}
