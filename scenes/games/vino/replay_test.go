package vino

import (
	"strings"
	"testing"

	"treille/engine"
	vi "treille/engine/vino"
	"treille/scenes/testkit/tabletest"
)

// TestReplay sees whole games again through the controls.
func TestReplay(t *testing.T) { tabletest.Replay(t, Kind()) }

// TestV11_BothDrawnRegionsAreTold reads what a replay says as somebody has drawn two regions.
func TestV11_BothDrawnRegionsAreTold(t *testing.T) {
	l := tabletest.Listen(t, Kind(), "greedy", 4, 0)
	l.Play()
	var events []engine.Event
	var drawn []string
	for _, beat := range l.Beats {
		events = append(events, beat.Event)
		if e := vi.DecodeEvent(beat.Event); e.Kind == vi.EventPair {
			drawn = append(drawn, vi.RegionName(e.Region))
		}
		if len(drawn) == 2 {
			break
		}
	}
	_, words := sit(l.Table).(*tableState).Caption(events)
	if !strings.Contains(words, drawn[0]) || strings.Index(words, drawn[0]) > strings.Index(words, drawn[1]) {
		t.Errorf("after %v were drawn: %q", drawn, words)
	}
}
