package zankapfel

import (
	"testing"

	"treille/engine"
	zk "treille/engine/zankapfel"
	"treille/scenes/data/store"
	"treille/scenes/ui"
)

// TestTheLastRoundIsNotFollowedByAChoice plays to the end of the orchard's chips: once the last round is
// over, no button asks for a card; the outline names no squares for the mayor where there are none.
func TestTheLastRoundIsNotFollowedByAChoice(t *testing.T) {
	ends, rounds, none := 0, 0, 0
	for seed := range uint64(4) {
		g := watch(t, 3, seed, store.SpeedInstant, func(g *watched, packed engine.Event) {
			b := g.board
			if p := b.in.Phase(); p >= zk.PhaseFarm && p <= zk.PhaseAccept && b.in.Targets() == 0 {
				none++
				var o ui.Outline
				b.outlineOrchard(&o)
				for _, s := range o.Sections() {
					for _, words := range s.Text {
						if words == b.words().Outline.Zankapfel.Targets.With("squares", "") {
							t.Errorf("seed %d: it says %q", seed, words)
						}
					}
				}
			}
			if zk.DecodeEvent(packed).Kind != zk.EventAppleGiven {
				return
			}
			if rounds++; b.in.Chips() == 0 {
				ends++
				if m := b.Actions().Main; m.Label != "" {
					t.Errorf("seed %d: after the last round a button says %q", seed, m.Label)
				}
			}
		})
		g.play(func() {})
	}
	if ends == 0 || none == 0 || rounds < 20 {
		t.Errorf("%d games end with the last chip, after %d rounds; %d times there is no square for the mayor", ends, rounds, none)
	}
}
