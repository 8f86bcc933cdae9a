package zankapfel

import (
	"treille/engine"
	zk "treille/engine/zankapfel"
	"treille/sprites"
)

// Held implements table.Opened: the apple cards of a hand.
func (b *board) Held(in engine.InfoState) []sprites.Look {
	var looks []sprites.Look
	for _, c := range apples(in.(*zk.Info).Hand()) {
		looks = append(looks, sprites.Look{ID: appleArt(c), Lift: sprites.Token})
	}
	return looks
}
