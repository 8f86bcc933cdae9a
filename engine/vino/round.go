package vino

import "treille/engine"

// nextRound lets all choose regions (V20).
func (t *Table) nextRound(ev *engine.Events) {
	t.beginRound(t.round+1, ev)
	t.phase, t.actor = PhaseChoose, engine.Simultaneous
	t.cursor = 0
}

// endRound joins the round's income to the money (V44) and turns the wind rose:
// least income first, equal ones in their old order (V50).
func (t *Table) endRound(ev *engine.Events) {
	rose := t.rose
	for i := 1; i < int(t.players); i++ {
		p := rose.at(i)
		j := i
		for ; j > 0 && t.income[rose.at(j-1)] > t.income[p]; j-- {
			rose = rose.with(j, rose.at(j-1))
		}
		rose = rose.with(j, p)
	}
	for i := range int(t.players) {
		t.cashIn(rose.at(i), ev)
	}
	t.turnRose(rose, ev)
	t.nextRound(ev)
}

// end ends the game (V60, V62).
func (t *Table) end(ev *engine.Events) {
	t.phase, t.actor = PhaseOver, engine.Terminal
	if ev != nil {
		ev.Add(engine.Event{Kind: EventOver, Audience: engine.Everybody, Player: engine.Chance, Reveals: t.hiddenMoney, Value: uint64(t.winners())})
	}
}

// winners are those with most vineyards, and of these with most money (V61).
func (t *Table) winners() engine.PlayerSet {
	var best engine.PlayerSet
	most, richest := -1, int32(-1)
	for p := range engine.Player(t.players) {
		owned, money := int(t.used[p]), t.money[p]
		switch {
		case owned > most || owned == most && money > richest:
			most, richest = owned, money
			best = engine.Only(p)
		case owned == most && money == richest:
			best = best.With(p)
		}
	}
	return best
}
