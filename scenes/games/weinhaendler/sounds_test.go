package weinhaendler

import (
	"testing"

	"treille/audio"
	wh "treille/engine/weinhaendler"
	"treille/scenes/testkit/tabletest"
)

// TestABottleSoundsWhenItLands plays a game and listens to the cellars: a bottle
// is heard when it lies, glasses follow where three bottles score, and a cork
// pops only for three alike.
func TestABottleSoundsWhenItLands(t *testing.T) {
	l := tabletest.Listen(t, Kind(), "greedy", 3, 5)
	l.Play()
	want := map[audio.Sound][]int{} // ticks
	for _, b := range l.Beats {
		e := wh.DecodeEvent(b.Event)
		if e.Kind != wh.EventCardPlaced {
			continue
		}
		laid := audio.Bottle
		if e.Card == wh.Empty {
			laid = audio.EmptyBottle
		}
		want[laid] = append(want[laid], b.Tick+landsAfter)
		switch {
		case e.Gain.Alike > 0:
			want[audio.TripletAlike] = append(want[audio.TripletAlike], b.Tick+landsAfter+toastsAfter)
		case e.Gain.Different > 0:
			want[audio.Triplet] = append(want[audio.Triplet], b.Tick+landsAfter+toastsAfter)
		}
	}
	if len(want[audio.Bottle]) < 10 || len(want[audio.Triplet])+len(want[audio.TripletAlike]) < 3 {
		t.Fatalf("the game has too little to listen to: %v", want)
	}
	l.Compare(want, audio.Bottle, audio.EmptyBottle, audio.Triplet, audio.TripletAlike, audio.Cork)
}

// TestASkipSoundsOnce skips whatever comes, again and again: of all that was
// skipped the last event sounds, softer by 6 dB.
func TestASkipSoundsOnce(t *testing.T) {
	l := tabletest.Listen(t, Kind(), "greedy", 3, 5)
	skips := 0
	for l.Tick < 6000 && !l.Table.Ended() {
		l.Step()
		if l.Tick%31 != 0 {
			continue
		}
		l.Table.Skip()
		before, events := len(l.Heard), len(l.Beats)
		l.Step()
		if len(l.Beats)-events < 2 {
			continue
		}
		skips++
		last := wh.EventPassed // only an example of what is not a chord
		for _, b := range l.Beats[events:] {
			last = b.Event.Kind
		}
		n := 0
		for _, h := range l.Heard[before:] {
			switch h.Sound {
			case audio.Point, audio.Page, audio.Lost, audio.Win:
				continue
			}
			n++
			if h.Options.Gain > -6 {
				t.Errorf("sound %d is heard at %+.0f dB after a skip", h.Sound, h.Options.Gain)
			}
		}
		if n > 2 {
			t.Errorf("%d sounds after a skip whose last event is %v", n, last)
		}
	}
	if skips < 3 {
		t.Errorf("%d skips", skips)
	}
}
