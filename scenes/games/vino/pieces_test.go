package vino

import (
	"slices"
	"testing"

	"treille/engine"
	vi "treille/engine/vino"
	"treille/sprites"
)

// TestThePiecesOfTwoDecisionsDiffer lays decisions side by side that differ in how many
// barrels are sold, or only in what is grown: the pieces say which is which.
func TestThePiecesOfTwoDecisionsDiffer(t *testing.T) {
	same := func(a, b sprites.Look) bool { return a.ID == b.ID && a.Words == b.Words }
	for _, pair := range [][2]engine.Action{
		{vi.Sell(vi.Trebbiano, 1), vi.Sell(vi.Trebbiano, 5)},
		{vi.BuyFirst(4, 2, vi.Barbera), vi.BuyFirst(4, 2, vi.Nebbiolo)},
		{vi.BuyFirst(4, 2, vi.Barbera), vi.Buy(4, 2)},
	} {
		if played, better := decisionPieces(pair[0]), decisionPieces(pair[1]); slices.EqualFunc(played, better, same) {
			t.Errorf("%v and %v both show %v", vi.Decode(pair[0]), vi.Decode(pair[1]), played)
		}
	}
}
