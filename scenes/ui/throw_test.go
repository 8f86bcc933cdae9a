package ui_test

import (
	"testing"

	"treille/scenes/ui"
	"treille/sprites"
	"treille/sprites/dice"
)

// throwing composes a stage with a die, which comes in the second composition, and returns the
// number of ticks for which something moves then.
func throwing(s *ui.Stage, f ui.Frame, throw dice.Throw) (ticks int) {
	compose := func(throw dice.Throw, with bool) {
		s.Begin(f)
		if with {
			s.Add(ui.Item{Key: "die", Kind: ui.Piece, Look: sprites.Look{ID: "zankapfel/die-5"}, Box: ui.R(50, 50, 60, 60), Appear: true, Throw: throw})
		}
		s.End()
	}
	compose(dice.Throw{}, false)
	s.Update()
	compose(throw, true)
	for ; s.Moving(); ticks++ {
		if ticks == 10 {
			compose(dice.Throw{}, true) // the game's view says only of a new one that it is thrown
		}
		s.Update()
	}
	return ticks
}

// TestADieIsOnItsWayForItsTime throws dice at both speeds, and where nothing travels or all is
// shown at once.
func TestADieIsOnItsWayForItsTime(t *testing.T) {
	for _, c := range []struct {
		name        string
		pace        float64
		reduced     bool
		instant     bool
		nth         int
		least, most int
	}{
		{name: "the first", pace: 1, least: 42, most: 47},
		{name: "the third", pace: 1, nth: 2, least: 49, most: 54},
		{name: "at double speed", pace: 2, least: 21, most: 25},
		{name: "where nothing travels", pace: 1, reduced: true, least: 5, most: 8}, // 100 ms
		{name: "at once", pace: 1, instant: true, least: 0, most: 2},
	} {
		s := ui.NewStage()
		s.Pace, s.Instant = c.pace, c.instant
		f := ui.Frame{Full: ui.R(0, 0, 390, 844), Safe: ui.R(0, 0, 390, 844), Unit: 1, Text: 1, Reduced: c.reduced}
		if n := throwing(s, f, dice.Throw{Face: 5, Nth: c.nth}); n < c.least || n > c.most {
			t.Errorf("%s: the die moves for %d ticks, want %d to %d", c.name, n, c.least, c.most)
		}
	}
}
