package vino

import (
	"math/bits"

	"treille/engine"
)

// pickBanker seats the wind rose: first the banker's left neighbour, last the
// banker (V10).
func (b *board) pickBanker(banker engine.Player, ev *engine.Events) {
	var rose SeatList
	n := int(b.players)
	for i := range n {
		rose = rose.with(i, engine.Player((int(banker)+1+i)%n))
	}
	b.seatRose(banker, rose, ev)
	b.cursor = 0
	b.phase = PhasePair
}

// turnUpPair gives the seat whose turn it is a starting pair; with its second
// one, or the last of all, it buys (V11).
func (b *board) turnUpPair(r uint8, ev *engine.Events) {
	p := b.rose.at(int(b.cursor))
	b.drawPair(p, r, ev)
	if bits.OnesCount16(b.due) == pairsDrawn || b.pile == 0 {
		b.phase, b.actor = PhaseDrawn, p
	}
}

// nextStarter goes on after a starting purchase of seat p (V11, V12).
func (b *board) nextStarter(p engine.Player, ev *engine.Events) {
	switch {
	case b.due != 0:
		return // the other region that he drew
	case b.phase == PhaseDrawn && b.used[p] < pairsDrawn:
		b.phase = PhaseSecond // the last of five, who drew one pair only
		return
	}
	b.cursor++
	last := b.cursor == b.players
	switch {
	case b.phase == PhaseThird && last:
		b.nextRound(ev)
	case b.phase == PhaseThird:
		b.actor = b.rose.at(int(b.cursor))
	case last:
		b.returnPairs(ev)
		b.cursor = 0
		b.phase, b.actor = PhaseThird, b.rose.at(0)
	default:
		b.phase, b.actor = PhasePair, engine.Chance
	}
}
