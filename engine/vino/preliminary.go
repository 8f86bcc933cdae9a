package vino

import (
	"math/bits"

	"treille/engine"
)

// pickBanker seats the wind rose: first the banker's left neighbour, last the
// banker (V10).
func (t *Table) pickBanker(banker engine.Player, ev *engine.Events) {
	var rose seatList
	n := int(t.players)
	for i := range n {
		rose = rose.with(i, engine.Player((int(banker)+1+i)%n))
	}
	t.seatRose(banker, rose, ev)
	t.cursor = 0
	t.phase = PhasePair
}

// turnUpPair gives the seat whose turn it is a starting pair; with its second
// one, or the last of all, it buys (V11).
func (t *Table) turnUpPair(r uint8, ev *engine.Events) {
	p := t.rose.at(int(t.cursor))
	t.drawPair(p, r, ev)
	if bits.OnesCount16(t.due) == pairsDrawn || t.pile == 0 {
		t.phase, t.actor = PhaseDrawn, p
	}
}

// nextStarter goes on after a starting purchase of seat p (V11, V12).
func (t *Table) nextStarter(p engine.Player, ev *engine.Events) {
	switch {
	case t.due != 0:
		return // the other region that he drew
	case t.phase == PhaseDrawn && t.used[p] < pairsDrawn:
		t.phase = PhaseSecond // the last of five, who drew one pair only
		return
	}
	t.cursor++
	last := t.cursor == t.players
	switch {
	case t.phase == PhaseThird && last:
		t.nextRound(ev)
	case t.phase == PhaseThird:
		t.actor = t.rose.at(int(t.cursor))
	case last:
		t.returnPairs(ev)
		t.cursor = 0
		t.phase, t.actor = PhaseThird, t.rose.at(0)
	default:
		t.phase, t.actor = PhasePair, engine.Chance
	}
}
