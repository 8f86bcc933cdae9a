package vino

import (
	"slices"
	"testing"

	"treille/audio"
	"treille/engine"
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
	var bought, row []int
	buyer, nth := engine.Chance, 0
	hear := func(s audio.Sound, at float64) { want[s] = append(want[s], int(at)) }
	for _, b := range l.Beats {
		e, at := vi.DecodeEvent(b.Event), float64(b.Tick)
		if !e.Kind.In(vi.EventBought, vi.EventCellar, vi.EventTurn) || e.Player != buyer {
			buyer, nth = e.Player, 0
		}
		switch e.Kind {
		case vi.EventBought:
			bought, row, nth = append(bought, b.Tick), append(row, nth), nth+1
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
	purchases(t, bought, row, l.Ticks()[audio.Paid])
}

// purchases fails where money is not heard to go just after some ticks, purchases in a row come evenly, or a further one of a row, from
// which others the first is after so many, is not told faster.
func purchases(t *testing.T, bought, row, paid []int) {
	if len(paid) != len(bought) {
		t.Fatalf("%d purchases, %d are heard", len(bought), len(paid))
	}
	apart, land, all := map[int]int{}, map[int]int{}, 0
	var gaps [10][]int // after so many of a row
	for i, at := range paid {
		land[bought[i]+int(ui.LandsAfter)-at]++
		if i > 0 && row[i] > 0 && bought[i]-bought[i-1] < 88 { // no reason is told
			n := min(row[i]-1, len(gaps)-1)
			gaps[n], all = append(gaps[n], bought[i]-bought[i-1]), all+1
			apart[at-paid[i-1]]++
		}
	}
	same, ten := 0, 0.0
	for _, n := range apart {
		same = max(same, n)
	}
	last := 0.0 // of a row that is longer than any here, as long as the last one
	for n, list := range gaps {
		sum := 0
		for _, gap := range list {
			sum += gap
		}
		if len(list) > 0 {
			last = float64(sum) / float64(len(list))
			if least, most := slices.Min(list), slices.Max(list); n == 0 && (least < 69 || most > 87) || n > 0 && least < 16 || most-least < min(8, 4*(len(list)-1)) {
				t.Errorf("after %d in a row, the next comes %d to %d ticks later", n+1, least, most)
			}
		}
		ten += last
	}
	t.Logf("%d purchases in a row; ten of them take %.0f ticks; at most %d are heard after the same time; pawns follow money after so many ticks: %v", all, ten, same, land)
	if all < 50 || ten > 400 || same > all/6 {
		t.Errorf("%d purchases in a row; ten of them take %.0f ticks; at most %d are heard after the same time", all, ten, same)
	}
	for gap := range land {
		if gap < 9 || gap > 15 {
			t.Errorf("pawns follow money after so many ticks: %v", land)
		}
	}
}
