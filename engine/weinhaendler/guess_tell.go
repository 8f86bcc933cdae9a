package weinhaendler

import (
	"math/bits"

	"treille/engine"
)

// tell makes a guess. It fails if it comes to a draw for which no card is left
// that could have been kept. That there are too few for all the rest happens only in a
// world that was laid with no regard to the story.
func (g *guess) tell() bool {
	g.begin()
	in := g.in
	k := g.count
	for i := in.told; i > 0; i-- {
		entry := in.story[i-1]
		if entry < storyDraw {
			if p := entry / Kinds; engine.Player(p) != in.seat {
				g.takeBack(int(p), Card(entry%Kinds), i-1)
			}
		} else if k > 0 && g.isDraw(entry, i-1) {
			k--
			if !g.keep(&g.draws[k], i) {
				return false
			}
		}
	}
	if !g.layUnders() || g.cards < g.rest() {
		return false
	}
	g.layRest()
	return true
}

// begin goes to the end of the story.
func (g *guess) begin() {
	in := g.in
	g.layout = layout{below: in.below, looked: in.looked, pile: g.all}
	g.cards = g.all.Len()
	g.hidden = g.unseen
	g.later, g.showed = [maxPlayers]Cards{}, [maxPlayers]Cards{}
	g.underCount, g.pairCount = 0, 0
	g.weight = evenWeight
	for i := range g.draws[:g.count] {
		g.draws[i].open = g.draws[i].ways
	}
	if g.looksAt >= 0 && g.below[g.looksAt] != Hidden {
		// The seat put there what another now looks at.
		g.looked = g.below[g.looksAt]
		g.take(g.looked)
	}
}

// takeBack puts a card that showed up back into the hand. If there were several
// like it, any of them could have been the one: the guesses that tell them apart
// stand for the same deal.
func (g *guess) takeBack(p int, c Card, at uint8) {
	n := g.later[p].Count(c) + 1
	g.later[p] = g.later[p].With(c)
	g.showed[p] |= 3 << (2 * c)
	g.equal[at] = uint8(n)
	if n > 1 {
		g.weight.divide(uint64(n))
	}
}

// hide lays a card into a hand from which it never shows up. It has been there
// since an entry of the story, as one more that could have shown up instead of
// another like it.
func (g *guess) hide(p int, c Card, since uint8) {
	g.take(c)
	g.hands[p] = g.hands[p].With(c)
	if g.showed[p]&(3<<(2*c)) == 0 {
		return
	}
	entry := uint8(p)*Kinds + uint8(c)
	for i := since; i < g.in.told; i++ {
		if g.in.story[i] == entry {
			g.weight.multiply(uint64(g.equal[i]))
			g.equal[i]++
			g.weight.divide(uint64(g.equal[i]))
		}
	}
}

// take takes a card from the pile to lay it elsewhere.
func (g *guess) take(c Card) {
	g.pile = g.pile.Without(c)
	g.cards--
}

// keep tells which card was kept in a draw and which was put under; after is the
// first entry of the story after it.
func (g *guess) keep(d *pastDraw, after uint8) bool {
	list := &g.keepings
	list.n = 0
	g.list(d, list)
	total := uint64(0)
	for i := range list.all[:list.n] {
		k := &list.all[i]
		k.leaves = g.leaves(d, k.card)
		total += k.ways * k.leaves
	}
	if total == 0 {
		return false
	}
	x, _ := bits.Mul64(g.stream.Uint64(), total)
	i := 0
	for x >= list.all[i].ways*list.all[i].leaves {
		x -= list.all[i].ways * list.all[i].leaves
		i++
	}
	k := list.all[i]
	// This one stands for its ways, and was drawn for those and what it leaves.
	g.weight.multiply(total)
	g.weight.divide(k.leaves * list.scale)
	g.use(d, k.card)
	return g.settle(d, k, after)
}

// leaves returns how many ways a kept card leaves to the draws of the same seat
// before, multiplied, in no certain unit but the same for all cards; 0 if none is
// left to one of them.
func (g *guess) leaves(d *pastDraw, kept Card) uint64 {
	const unit = 1 << 32
	product := uint64(unit)
	for i := d.before; i != nobody; i = g.draws[i].before {
		b := &g.draws[i]
		if b.ways == 0 {
			continue
		}
		rest := b.open - g.waysOf(b, kept)
		if rest <= 0 {
			return 0
		}
		product = max(1, product*uint64(rest)>>bits.Len32(uint32(b.ways)))
	}
	return product
}

// use takes a kept card from those that the draws of the same seat before could
// have kept.
func (g *guess) use(d *pastDraw, kept Card) {
	for i := d.before; i != nobody; i = g.draws[i].before {
		if b := &g.draws[i]; b.ways > 0 {
			b.open -= g.waysOf(b, kept)
		}
	}
}

// waysOf returns how many of the ways that are open to a draw are those of one
// kept card, Hidden for one that never showed up.
func (g *guess) waysOf(d *pastDraw, kept Card) int32 {
	switch {
	case d.fixed != Hidden && kept != Hidden:
		return int32(g.size * orders(kept, d.fixed))
	case d.fixed != Hidden:
		return int32(cheaperWays(g.all, d.fixed))
	case kept != Hidden:
		return g.resting[kept]
	}
	return int32(g.size)
}

// settle lays the cards of a draw; false if there are not as many left, see tell.
func (g *guess) settle(d *pastDraw, k keeping, after uint8) bool {
	p := int(d.by)
	hidden := k.card == Hidden
	if hidden {
		g.hidden[p]--
	} else {
		g.later[p] = g.later[p].Without(k.card)
	}
	if d.waits() {
		if hidden {
			g.pairs[g.pairCount] = pendingPair{p, d.under, after}
			g.pairCount++
		} else {
			g.wait(k.card, d.under)
		}
		return true
	}
	kept, under := k.card, Hidden
	if d.under != nobody {
		under = g.below[d.under]
	}
	switch {
	case k.known != knewNone:
		from, to := d.between(k.known)
		if hidden {
			kept = g.pick(from)
			g.hide(p, kept, after)
		}
		if under == Hidden && d.under != nobody {
			under = g.pick(to)
			g.take(under)
		}
	case d.under == nobody:
		if hidden {
			kept = g.pick(allKinds)
			g.hide(p, kept, after)
		}
	case hidden && under == Hidden:
		if g.cards < 2 {
			return false
		}
		kept, under = g.pickPair()
		g.take(under)
		g.hide(p, kept, after)
	case hidden:
		kept = g.pickCheaper(under)
		g.hide(p, kept, after)
	case under == Hidden:
		under = g.pickDearer(kept)
		g.take(under)
	}
	if d.under != nobody {
		g.below[d.under] = under
	}
	if d.feeds {
		g.feed(d, kept, under)
	}
	return true
}

// feed says of the cards which others had put under, and a draw looked at, which
// was which.
func (g *guess) feed(d *pastDraw, kept, under Card) {
	first, second := kept, under
	switch {
	case d.under == nobody:
	case d.known > 0 && kept == d.a:
		first = under
	case d.known > 0:
		second = kept
	case g.stream.Intn(2) == 0:
		first, second = under, kept
	}
	if i := d.inputs[0]; i >= 0 && g.below[i] == Hidden {
		g.below[i] = first
	}
	if i := d.inputs[1]; i >= 0 && g.below[i] == Hidden {
		g.below[i] = second
	}
}
