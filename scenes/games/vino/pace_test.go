package vino

import (
	"testing"

	vi "treille/engine/vino"
	"treille/scenes/testkit/tabletest"
)

// TestOthersKeepNobodyWaiting listens to the first purchases and the first choice of computers: a region that
// somebody draws or chooses takes two seconds at most, and nothing is shown for longer that tells nothing.
func TestOthersKeepNobodyWaiting(t *testing.T) {
	l := tabletest.Listen(t, Kind(), "greedy", 4, 1)
	took, chosen := map[int]int{}, 0
	for i := 0; ; l.Step() {
		for ; i+1 < len(l.Beats); i++ {
			e, ticks := vi.DecodeEvent(l.Beats[i].Event), l.Beats[i+1].Tick-l.Beats[i].Tick
			switch {
			case e.Kind == vi.EventTurn && ticks > 2:
				t.Errorf("it is seat %d’s turn, and nothing happens for %d ticks", e.Player, ticks)
			case e.Kind == vi.EventShown:
				if chosen++; ticks > 90 {
					t.Errorf("what seat %d has chosen is shown for %d ticks", e.Player, ticks)
				}
			case e.Kind.In(vi.EventPair, vi.EventMarker, vi.EventBought, vi.EventCellar) && chosen == 0:
				took[int(e.Player)] += ticks
			}
			if e.Kind != vi.EventRegion {
				continue
			}
			if t.Logf("ticks for two drawn regions and one more: %v", took); len(took) != 4 || chosen != 4 {
				t.Fatalf("%d buy, %d choose", len(took), chosen)
			}
			for p, ticks := range took {
				if ticks > 3*120 {
					t.Errorf("seat %d draws two regions and buys in three for %d ticks", p, ticks)
				}
			}
			return
		}
	}
}
