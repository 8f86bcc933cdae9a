package farbenpoker

import (
	"slices"
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
			events[b.Event.Kind]++
			switch e := fp.DecodeEvent(b.Event); e.Kind {
			case fp.EventHit:
				hits[audio.Hit] = append(hits[audio.Hit], b.Tick+slotAfter)
			case fp.EventDie: // after 200 and 440 ms, each further one 60 ms later
				later := (60*e.Die + 8) * 60 / 1000
				hits[audio.Dice] = append(hits[audio.Dice], b.Tick+12+later, b.Tick+26+later)
			case fp.EventRerolled:
				hits[audio.Dice] = append(hits[audio.Dice], b.Tick+12, b.Tick+26)
			}
		}
		for _, h := range l.Heard {
			sounds[h.Sound]++
			if h.Sound == audio.Stick && h.Options != (audio.Options{}) {
				t.Fatalf("a stick is drawn with %+v", h.Options)
			}
		}
		slices.Sort(hits[audio.Dice])
		l.Compare(hits, audio.Hit, audio.Dice)
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
	if rolls := events[fp.EventDie] + events[fp.EventRerolled]; sounds[audio.Dice] != 2*rolls {
		t.Errorf("%d dice are thrown, which touch the felt twice; they are heard %d times", rolls, sounds[audio.Dice])
	}
}
