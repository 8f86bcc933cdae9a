package farbenpoker

import (
	"testing"

	"treille/audio"
	"treille/engine"
	fp "treille/engine/farbenpoker"
	"treille/scenes/testkit/tabletest"
)

// TestEventsAreHeardWhenTheyAreSeen plays games and listens: each kind of event has
// its sound, at its time, and that of a draw says nothing of hole and colour (F40).
func TestEventsAreHeardWhenTheyAreSeen(t *testing.T) {
	events, sounds := map[engine.EventKind]int{}, map[audio.Sound]int{}
	for seed := uint64(1); seed <= 4; seed++ {
		l := tabletest.Listen(t, Kind(), "odd", 3, seed)
		l.Play()
		hits := map[audio.Sound][]int{}
		for _, b := range l.Beats {
			if b.Event.Kind == fp.EventDie && fp.DecodeEvent(b.Event).Die != 2 {
				continue // the three fall together
			}
			events[b.Event.Kind]++
			if b.Event.Kind == fp.EventHit {
				hits[audio.Hit] = append(hits[audio.Hit], b.Tick+slotAfter)
			}
		}
		for _, h := range l.Heard {
			sounds[h.Sound]++
			if h.Sound == audio.Stick && h.Options != (audio.Options{}) {
				t.Fatalf("a stick is drawn with %+v", h.Options)
			}
		}
		l.Compare(hits, audio.Hit)
	}
	for kind, sound := range map[engine.EventKind]audio.Sound{
		fp.EventDraw: audio.Stick, fp.EventHit: audio.Hit, fp.EventMiss: audio.Miss, fp.EventPot: audio.Pot,
		fp.EventComeback: audio.Comeback, fp.EventPaid: audio.Rescued, fp.EventGone: audio.Damped,
	} {
		if events[kind] == 0 || events[kind] != sounds[sound] {
			t.Errorf("event %d comes %d times, sound %d %d times", kind, events[kind], sound, sounds[sound])
		}
	}
	if puts := events[fp.EventPut] + events[fp.EventReturn]; sounds[audio.Arc] != puts {
		t.Errorf("%d sticks are put, %d are heard", puts, sounds[audio.Arc])
	}
	if rolls := events[fp.EventDie] + events[fp.EventRerolled]; sounds[audio.Dice] != rolls {
		t.Errorf("%d rolls of dice, %d are heard", rolls, sounds[audio.Dice])
	}
}
