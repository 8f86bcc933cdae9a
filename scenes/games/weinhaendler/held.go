package weinhaendler

import (
	"treille/engine"
	wh "treille/engine/weinhaendler"
	"treille/sprites"
)

// Held implements table.Opened: the bottles of a hand.
func (b *board) Held(in engine.InfoState) []sprites.Look {
	var looks []sprites.Look
	for _, c := range in.(*wh.Info).Hand().AppendTo(nil) {
		looks = append(looks, sprites.Look{ID: miniArt(c), Lift: sprites.Token})
	}
	return looks
}

// HeldWords implements table.Opened.
func (b *board) HeldWords(in engine.InfoState) string {
	return b.cardWords(byValue(in.(*wh.Info).Hand()))
}
