package zankapfel

import (
	"strings"

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

// HeldWords implements table.Opened.
func (b *board) HeldWords(in engine.InfoState) string {
	x := &b.words().Outline.Zankapfel
	var list []string
	for c := zk.Red; c <= zk.Joker; c++ {
		if n := in.(*zk.Info).Hand().Count(c); n > 0 {
			list = append(list, x.HandCard.With("n", digits(n), "card", b.apple(c)))
		}
	}
	return strings.Join(list, ", ")
}
