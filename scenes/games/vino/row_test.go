package vino

import (
	"slices"
	"strings"
	"testing"

	"treille/engine"
	"treille/engine/rng"
)

// TestTheLogSumsUpWhatIsDoneInARow plays a game and reads its log: purchases of a seat in a region, and
// steps of prices, stand in one line, which points at all of them.
func TestTheLogSumsUpWhatIsDoneInARow(t *testing.T) {
	k := newAsker(t, 4)
	policy, stream := k.Game().Policy(engine.Greedy), rng.New(1)
	for k.board.in == nil || k.board.in.Round() < 5 || !k.table.Deciding() {
		if k.table.Deciding() {
			in := k.Info(0)
			k.table.Decide(policy.Choose(in, in.LegalActions(nil), &stream))
		}
		k.tick()
	}
	k.press("menu")
	k.press("menu/log")
	several, raises := 0, ""
	for _, c := range slices.Clone(k.app.Stage().Controls()) {
		if !strings.HasPrefix(c.ID, "log/") || strings.Contains(c.Label, ", so ") || strings.Contains(c.Label, ", as ") {
			continue
		}
		seat, raise, _ := strings.Cut(c.Label, " raises ")
		if raise != "" && seat == raises {
			t.Errorf("%q is a line of its own", c.Label)
		}
		if raises = ""; raise != "" {
			raises = seat
		}
		if n := strings.Count(c.Label, ", "); n > 1 && strings.Contains(c.Label, " buys ") {
			several++
			k.app.Activate(c.ID)
			if k.tick(); len(k.board.shown.spots) != n+1 {
				t.Errorf("%q points at %v", c.Label, k.board.shown.spots)
			}
		}
	}
	if several == 0 {
		t.Error("no line has several purchases")
	}
}
