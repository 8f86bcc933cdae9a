package zankapfel

import (
	"testing"

	"treille/audio"
	zk "treille/engine/zankapfel"
	"treille/scenes/testkit/tabletest"
)

// TestEachEventSounds follows a game of computer players, and expects each event in
// which something touches to be heard, and a pawn as many steps as it goes.
func TestEachEventSounds(t *testing.T) {
	l := tabletest.Listen(t, Kind(), "random", 4, 5)
	l.Play()
	want, got := map[audio.Sound]int{}, map[audio.Sound]int{}
	steps := map[audio.Sound]int{}
	for _, h := range l.Heard {
		got[h.Sound]++
		steps[h.Sound] += h.Options.Count
	}
	forward, back := 0, 0
	for _, b := range l.Beats {
		e := zk.DecodeEvent(b.Event)
		switch e.Kind {
		case zk.EventPawnMoved:
			if n := e.Steps; n > 0 {
				want[audio.Race]++
				forward += n
			} else {
				want[audio.RaceBack]++
				back -= n
			}
		case zk.EventMayorMoved, zk.EventSquareAnnounced:
			want[audio.Step] += 2
		case zk.EventMayorPlaced:
			want[audio.Step]++
		case zk.EventChipTaken, zk.EventChipHarvested:
			want[audio.BasketChip]++
		case zk.EventBribeOffered, zk.EventJokerCalled:
			want[audio.Bubble]++
		case zk.EventBribeTaken:
			want[audio.Accepted]++
		case zk.EventBribesRefused:
			want[audio.Declined]++
		case zk.EventQuarrelBegan:
			want[audio.Quarrel]++
		case zk.EventQuarrelTied:
			want[audio.Burn]++
		case zk.EventDiceBought:
			want[audio.Dice]++
		case zk.EventDieRolled: // it touches the felt twice
			want[audio.Dice] += 2
		}
	}
	for s, n := range want {
		if got[s] != n {
			t.Errorf("sound %d is heard %d times, want %d", s, got[s], n)
		}
	}
	if steps[audio.Race] != forward || steps[audio.RaceBack] != back {
		t.Errorf("%d steps forward and %d back are heard, want %d and %d", steps[audio.Race], steps[audio.RaceBack], forward, back)
	}
	if got[audio.Point] > 0 {
		t.Errorf("%d points are heard beside the steps", got[audio.Point])
	}
	if len(want) < 9 {
		t.Errorf("the game has too little to listen to: %v", want)
	}
}
