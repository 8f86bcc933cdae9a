package zankapfel

import (
	"math/bits"

	"treille/engine"
	"treille/engine/rng"
)

// Determinize implements engine.InfoState. Decisions count as evidence in one
// way only: what was laid must have been there to lay. Among the cards that a
// seat may have laid face down, apple or discord, each kind is as likely.
func (i *Info) Determinize(stream *rng.Stream, state engine.State) {
	s := state.(*State)
	*s = State{Table: i.Table}
	pool := i.unseen()
	for !i.dealUnknown(pool, stream, s) {
	}
	if i.seat != engine.Spectator {
		s.hands[i.seat], s.laid[i.seat], s.discord[i.seat] = i.Hand, i.OwnLaid, i.OwnCard
	}
	for p := range engine.Player(i.Players) {
		if p == i.seat {
			continue
		}
		if i.Laid.Has(p) {
			card := anyKind(s.hands[p], stream)
			s.hands[p] -= card.unit()
			s.laid[p] = card
		}
		if i.Committed.Has(p) {
			s.discord[p] = uint8(anyBit(i.DiscordLeft(p), stream))
		}
	}
}

// unseen is the multiset of the cards that the seat has no knowledge of: those
// of the first four of others that never showed, and the pile until the first
// shuffle.
func (i *Info) unseen() Cards {
	cards := printed.Cards - i.Hand - i.Discards - i.Pile
	for _, c := range [...]Card{i.Face, i.OwnLaid} {
		if c != NoCard {
			cards -= c.unit()
		}
	}
	for p := range engine.Player(i.Players) {
		if c := i.Shown[p]; c != NoCard {
			cards -= c.unit()
		}
		if p != i.seat {
			cards -= i.Known[p]
		}
	}
	return cards
}

// unknown is how many cards of another seat nobody else has seen, in its hand or
// face down before it.
func (t *Table) unknown(p engine.Player) int {
	n := int(t.HandSize[p]) - t.Known[p].Len()
	if t.Laid.Has(p) {
		n++
	}
	return n
}

// dealUnknown gives each other seat its unknown cards from the pool, and leaves
// the rest as the pile. It may fail: a kind that a seat has shown out of its
// first four is less likely to be among the rest of them than a plain draw
// says, since there were fewer ways to be dealt that many of it. A draw of r of
// a kind after s shown stands for one in (s+r choose r) ways, and is kept as
// often.
func (i *Info) dealUnknown(pool Cards, stream *rng.Stream, s *State) bool {
	ways := 1
	for p := range engine.Player(i.Players) {
		if p == i.seat {
			continue
		}
		var drawn Cards
		for range i.unknown(p) {
			card := draw(pool, stream)
			pool -= card.unit()
			drawn += card.unit()
		}
		s.hands[p] = i.Known[p] + drawn
		for c := Red; c <= Joker; c++ {
			ways *= choose(i.Dealt[p].Count(c)+drawn.Count(c), drawn.Count(c))
		}
	}
	s.pile = pool
	if i.Shuffled {
		s.pile = i.Pile
	}
	return ways == 1 || stream.Intn(ways) == 0
}

// draw picks one card of a multiset, each card as likely.
func draw(cards Cards, stream *rng.Stream) Card {
	k := stream.Intn(cards.Len())
	for c := Red; ; c++ {
		if k -= cards.Count(c); k < 0 {
			return c
		}
	}
}

// anyKind picks one of the kinds in a multiset.
func anyKind(cards Cards, stream *rng.Stream) Card {
	kinds := uint16(0)
	for c := Red; c <= Joker; c++ {
		if cards.Has(c) {
			kinds |= 1 << c
		}
	}
	return Card(anyBit(kinds, stream))
}

// anyBit picks one of the bits that are set.
func anyBit(set uint16, stream *rng.Stream) int {
	for range stream.Intn(bits.OnesCount16(set)) {
		set &= set - 1
	}
	return bits.TrailingZeros16(set)
}

// choose is n choose k for the small numbers of a dealt hand.
func choose(n, k int) int {
	c := 1
	for j := 1; j <= k; j++ {
		c = c * (n - k + j) / j
	}
	return c
}
