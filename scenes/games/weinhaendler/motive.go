package weinhaendler

import (
	"treille/engine"
	wh "treille/engine/weinhaendler"
)

// manyBottles are so many in a hand that it looks odd to bid none of them.
const manyBottles = 5

// Motive implements table.Motivator: why somebody passes without a bid although his hand is full: he may
// draw (W14).
func (b *tableState) Motive(before engine.InfoState, packed engine.Event) string {
	in, e := before.(*wh.Info), wh.DecodeEvent(packed)
	n := in.HandSize(e.Player)
	if e.Kind != wh.EventPassed || in.PileSize() == 0 || in.Bid(e.Player) != 0 || n < manyBottles {
		return ""
	}
	w := b.words()
	return w.Weinhaendler.KeepsHand.With("word", w.Number(n))
}
