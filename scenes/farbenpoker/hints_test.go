package farbenpoker

import (
	"testing"

	"treille/engine"
	fp "treille/engine/farbenpoker"
	"treille/scenes/scenetest"
	"treille/scenes/table"
)

// TestTheHintCountsOpenDice reads the hint for dice of one colour: only the last one
// that is open wins the pot (F16).
func TestTheHintCountsOpenDice(t *testing.T) {
	o, r, y := fp.Orange, fp.Red, fp.Yellow
	for _, c := range []struct {
		dice     [3]fp.Colour
		answered [3]bool
		want     string
	}{
		{[3]fp.Colour{o, o, o}, [3]bool{}, "Wanted: three orange. Tap a stick."},
		{[3]fp.Colour{o, r, o}, [3]bool{}, "Wanted: two orange and red. Tap a stick."},
		{[3]fp.Colour{o, r, o}, [3]bool{false, true, false}, "Wanted: two orange. Tap a stick."},
		{[3]fp.Colour{o, o, o}, [3]bool{true, false, false}, "Wanted: two orange. Tap a stick."},
		{[3]fp.Colour{o, o, o}, [3]bool{true, true, false}, "Orange is open: the third stick wins the pot."},
		{[3]fp.Colour{y, r, o}, [3]bool{true, false, true}, "Red is open: the third stick wins the pot."},
	} {
		scenetest.Do(func() {
			var b *board
			kind := Kind()
			kind.Sit = func(t *table.Table) table.Guest { b = &board{t: t, picked: fp.NoHole, hangs: fp.NoHole}; return b }
			scenetest.Sit(t, scenetest.NewRoom(scenetest.English("390x844")), kind, "draw-4")
			b.now = fp.Observation{Comeback: engine.Chance, Phase: fp.PhaseDraw, Dice: c.dice, Answered: c.answered, MissCosts: 1}
			if got := b.drawHint(); got != c.want {
				t.Errorf("of %v, answered %v, is said %q, want %q", c.dice, c.answered, got, c.want)
			}
		})
	}
}
