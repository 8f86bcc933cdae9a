package vino

import (
	"slices"
	"testing"

	"treille/audio"
	vi "treille/engine/vino"
	"treille/scenes/testkit/tabletest"
	"treille/scenes/ui"
)

// TestEachEventIsHeardWhenItIsSeen plays a game of computers and compares what is
// heard with what happens: pawns when they land, marbles, notches, bottles; and purchases
// don't tick alike.
func TestEachEventIsHeardWhenItIsSeen(t *testing.T) {
	l := tabletest.Listen(t, Kind(), "greedy", 3, 5)
	l.Play()
	want := map[audio.Sound][]int{}
	var bought []int
	hear := func(s audio.Sound, at float64) { want[s] = append(want[s], int(at)) }
	for _, b := range l.Beats {
		e, at := vi.DecodeEvent(b.Event), float64(b.Tick)
		switch e.Kind {
		case vi.EventBought:
			bought = append(bought, b.Tick)
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
	sounds := []audio.Sound{audio.Pawn, audio.Marble, audio.Carry, audio.Gulps, audio.Barrel, audio.Notch}
	for _, s := range sounds {
		if len(want[s]) == 0 {
			t.Errorf("nothing should be heard of sound %d", s)
		}
	}
	for _, at := range want {
		slices.Sort(at) // prices move on together where a sentence leaves them little time
	}
	l.Compare(want, sounds...)
	purchases(t, bought, l.Ticks()[audio.Paid])
}

// purchases fails where money is not heard to go just after some ticks, or purchases in a
// row come evenly.
func purchases(t *testing.T, bought, paid []int) {
	if len(paid) != len(bought) {
		t.Fatalf("%d purchases, %d are heard", len(bought), len(paid))
	}
	apart, land := map[int]int{}, map[int]int{}
	least, most, all := 1000, 0, 0
	for i, at := range paid {
		land[bought[i]+int(ui.LandsAfter)-at]++
		if i > 0 && bought[i]-bought[i-1] < 88 { // by the same player, and nothing else between
			gap := bought[i] - bought[i-1]
			least, most, all = min(least, gap), max(most, gap), all+1
			apart[at-paid[i-1]]++
		}
	}
	same := 0
	for _, n := range apart {
		same = max(same, n)
	}
	t.Logf("%d purchases in a row take %d to %d ticks; at most %d are heard after the same time; pawns follow money after so many ticks: %v", all, least, most, same, land)
	if all < 50 || least < 69 || least > 72 || most < 84 || most > 87 || same > all/6 {
		t.Errorf("%d purchases in a row take %d to %d ticks; at most %d are heard after the same time", all, least, most, same)
	}
	for gap := range land {
		if gap < 9 || gap > 15 {
			t.Errorf("pawns follow money after so many ticks: %v", land)
		}
	}
}
