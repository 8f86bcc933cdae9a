package farbenpoker

import (
	"testing"

	"treille/engine"
	fp "treille/engine/farbenpoker"
	"treille/scenes/testkit/tabletest"
)

// TestTurnsOfOthersCanBeFollowed plays a game at speed 1: before each turn all rests, what a draw was good for is told for as
// long as that is read, and yet a turn that wins no pot is short.
func TestTurnsOfOthersCanBeFollowed(t *testing.T) {
	l := tabletest.Listen(t, Kind(), "greedy", 4, 3)
	l.Play()
	began, pot, told := 0, false, map[engine.EventKind]int{}
	for i, b := range l.Beats[:len(l.Beats)-1] {
		took := l.Beats[i+1].Tick - b.Tick
		least := map[engine.EventKind]int{fp.EventTurn: 54, fp.EventShow: 54, fp.EventMiss: 54, fp.EventPot: 80}[b.Event.Kind]
		if b.Event.Kind == fp.EventHit && l.Beats[i+1].Event.Kind != fp.EventPot {
			least = 54
		}
		if told[b.Event.Kind]++; took < least {
			t.Errorf("an event of kind %d is seen for %d ticks, want %d", b.Event.Kind, took, least)
		}
		switch b.Event.Kind {
		case fp.EventTurn:
			if long := b.Tick - began; began > 0 && !pot && long > 440 {
				t.Errorf("a turn takes %d ticks", long)
			}
			began, pot = b.Tick, false
		case fp.EventPot, fp.EventComeback, fp.EventStranded:
			pot = true
		}
	}
	if told[fp.EventTurn] < 20 || told[fp.EventPot] < 5 {
		t.Errorf("seen are %v", told)
	}
}
