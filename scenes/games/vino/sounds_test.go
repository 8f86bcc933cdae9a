package vino

import (
	"testing"

	"treille/audio"
	vi "treille/engine/vino"
	"treille/scenes/testkit/tabletest"
	"treille/scenes/ui"
)

// TestEachEventIsHeardWhenItIsSeen plays a game of computers and compares what is
// heard with what happens: pawns when they land, marbles, notches, bottles.
func TestEachEventIsHeardWhenItIsSeen(t *testing.T) {
	l := tabletest.Listen(t, Kind(), "greedy", 3, 5)
	l.Play()
	want := map[audio.Sound][]int{}
	hear := func(s audio.Sound, at float64) { want[s] = append(want[s], int(at)) }
	for _, b := range l.Beats {
		e, at := vi.DecodeEvent(b.Event), float64(b.Tick)
		switch e.Kind {
		case vi.EventBought:
			hear(audio.Paid, at)
			hear(audio.Pawn, at+ui.LandsAfter)
		case vi.EventGiven:
			hear(audio.Pawn, at+ui.LandsAfter)
		case vi.EventCellar:
			if e.Barrels%10 > 0 {
				hear(audio.Marble, at+hopAfter)
			} else {
				hear(audio.Carry, at+hopAfter)
			}
		case vi.EventGift:
			hear(audio.Gulps, at)
		case vi.EventRegion:
			hear(audio.Barrel, at)
		case vi.EventMarket:
			for k := range max(e.From, e.To) - min(e.From, e.To) {
				hear(audio.Notch, at+float64(k)*slideStep)
			}
		}
	}
	sounds := []audio.Sound{audio.Paid, audio.Pawn, audio.Marble, audio.Carry, audio.Gulps, audio.Barrel, audio.Notch}
	for _, s := range sounds {
		if len(want[s]) == 0 {
			t.Errorf("nothing should be heard of sound %d", s)
		}
	}
	l.Compare(want, sounds...)
}
