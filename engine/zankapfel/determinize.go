package zankapfel

import (
	"math/bits"

	"treille/engine"
	"treille/engine/rng"
)

// Determinize implements [engine.InfoState]. Decisions count as evidence in one
// way only: what was laid must have been there to lay. Among the cards that a
// seat may have laid face down, apple or discord, each kind is as likely.
func (in *Info) Determinize(stream *rng.Stream, world engine.State) {
	s := world.(*State)
	*s = State{board: in.board}
	pool := in.unseen()
	for !in.dealUnknown(pool, stream, s) {
	}
	if in.seat != engine.Spectator {
		s.hands[in.seat], s.laid[in.seat], s.discord[in.seat] = in.hand, in.ownLaid, in.ownDiscord
	}
	for p := range engine.Player(in.players) {
		if p == in.seat {
			continue
		}
		if in.laidDown.Has(p) {
			card := anyKind(s.hands[p], stream)
			s.hands[p] -= card.unit()
			s.laid[p] = card
		}
		if in.committed.Has(p) {
			s.discord[p] = uint8(anyBit(in.DiscordLeft(p), stream))
		}
	}
}

// unseen is the multiset of the cards that the seat has no knowledge of: those
// of the first four of others that never showed, and the pile until the first
// shuffle.
func (in *Info) unseen() Cards {
	cards := box.Cards - in.hand - in.discards - in.knownPile
	for _, c := range [...]Card{in.face, in.ownLaid} {
		if c != NoCard {
			cards -= c.unit()
		}
	}
	for p := range engine.Player(in.players) {
		if c := in.shown[p]; c != NoCard {
			cards -= c.unit()
		}
		if p != in.seat {
			cards -= in.known[p]
		}
	}
	return cards
}

// unknown is how many cards of another seat nobody else has seen, in its hand or
// face down before it.
func (b *board) unknown(p engine.Player) int {
	n := int(b.handSize[p]) - b.known[p].Len()
	if b.laidDown.Has(p) {
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
func (in *Info) dealUnknown(pool Cards, stream *rng.Stream, s *State) bool {
	ways := 1
	for p := range engine.Player(in.players) {
		if p == in.seat {
			continue
		}
		var drawn Cards
		for range in.unknown(p) {
			card := draw(pool, stream)
			pool -= card.unit()
			drawn += card.unit()
		}
		s.hands[p] = in.known[p] + drawn
		for c := Red; c <= Joker; c++ {
			ways *= choose(in.dealt[p].Count(c)+drawn.Count(c), drawn.Count(c))
		}
	}
	s.pile = pool
	if in.shuffled {
		s.pile = in.knownPile
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
