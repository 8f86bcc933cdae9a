package engine_test

import (
	"testing"

	"treille/engine"
	"treille/engine/rng"
)

func TestPick(t *testing.T) {
	outcomes := []engine.Outcome{{Action: 1, Weight: 1}, {Action: 2, Weight: 3}}
	stream := rng.New(1)
	n := 0
	for range 4000 {
		if engine.Pick(outcomes, &stream) == 2 {
			n++
		}
	}
	if n < 2850 || n > 3150 {
		t.Errorf("an outcome of weight 3 in 4 came %d times in 4000", n)
	}
}

// TestPlayout plays whole games on one state and wants the plies counted, and
// nothing allocated once the lists are long enough.
func TestPlayout(t *testing.T) {
	everyGame(t, 1, func(t *testing.T, game engine.Game, setup engine.Setup) {
		start, err := game.NewState(setup)
		if err != nil {
			t.Fatal(err)
		}
		state, err := game.NewState(setup)
		if err != nil {
			t.Fatal(err)
		}
		var playout engine.Playout
		stream := rng.New(1)
		play := func() {
			state.CopyFrom(start)
			plies := playout.Run(state, &stream)
			if state.CurrentPlayer() != engine.Terminal || plies < setup.Players {
				t.Fatalf("%+v: after %d plies, %d decides", setup, plies, state.CurrentPlayer())
			}
		}
		for range 20 {
			play()
		}
		if n := testing.AllocsPerRun(5, play); n > 0 {
			t.Errorf("%+v: a playout allocates %v times", setup, n)
		}
	})
}
