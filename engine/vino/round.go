package vino

import "treille/engine"

// nextRound lets all choose regions (V20).
func (b *board) nextRound(ev *engine.Events) {
	b.beginRound(b.round+1, ev)
	b.phase, b.actor = PhaseChoose, engine.Simultaneous
	b.cursor = 0
}

// endRound joins the round's income to the money (V44) and turns the wind rose:
// least income first, equal ones in their old order (V50).
func (b *board) endRound(ev *engine.Events) {
	rose := b.rose
	for i := 1; i < int(b.players); i++ {
		p := rose.at(i)
		j := i
		for ; j > 0 && b.income[rose.at(j-1)] > b.income[p]; j-- {
			rose = rose.with(j, rose.at(j-1))
		}
		rose = rose.with(j, p)
	}
	for i := range int(b.players) {
		b.cashIn(rose.at(i), ev)
	}
	b.turnRose(rose, ev)
	b.nextRound(ev)
}

// end ends the game (V60, V62).
func (b *board) end(ev *engine.Events) {
	b.phase, b.actor = PhaseOver, engine.Terminal
	if ev != nil {
		ev.Add(Event{Kind: EventOver, Player: engine.Chance, Winners: b.winners()}.pack(engine.Everybody, b.hiddenMoney))
	}
}
