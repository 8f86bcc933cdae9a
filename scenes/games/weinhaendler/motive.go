package weinhaendler

import (
	"treille/engine"
	wh "treille/engine/weinhaendler"
)

// manyBottles are so many in a hand that it looks odd to bid none of them.
const manyBottles = 5

// Motive implements table.Motivator: why the first of a round passes without a bid although his hand is full: he
// draws (W14).
func (b *tableState) Motive(before engine.InfoState, packed engine.Event) string {
	in, e := before.(*wh.Info), wh.DecodeEvent(packed)
	if e.Kind != wh.EventPassed || !e.Draws || in.HandSize(e.Player) < manyBottles {
		return ""
	}
	for _, p := range b.t.Seats() {
		if p != e.Player && in.HasPassed(p) && in.Bid(p) == 0 {
			return "" // it is no longer odd
		}
	}
	return b.words().Weinhaendler.DrawsFree
}
