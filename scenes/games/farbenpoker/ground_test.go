package farbenpoker

import (
	"math"
	"testing"

	fp "treille/engine/farbenpoker"
	"treille/scenes/ui"
)

// TestADrawnStickStandsOverItsHole hangs a stick over each hole: it is as large as those that
// stand, its axis that of the hole, its end a little above it. Its painted tip covers no die.
func TestADrawnStickStandsOverItsHole(t *testing.T) {
	for name, g := range map[string]ground{
		"upright":  stacked(ui.R(6, 120, 378, 580)),
		"tablet":   stacked(ui.R(10, 200, 800, 860)),
		"sideways": low(ui.R(132, 53, 702, 262)),
		"desktop":  beside(ui.R(230, 60, 820, 584)),
	} {
		for h := range fp.Hole(holes) {
			r, stands := g.hang(h), g.sideOf(h).standing(h)
			x, y := g.sideOf(h).at(h)
			if r.W != stands.W || math.Abs(r.CX()-x) > 1e-9 {
				t.Errorf("%s: the stick over %v is %v, those that stand are %v", name, h, r, stands)
			}
			if above := y - r.Bottom(); above < 4*g.k || above > 10*g.k {
				t.Errorf("%s: the stick over %v ends %.1f above it", name, h, above)
			}
			if banner := 12 * g.k; r.Y < g.felt.Y-banner {
				t.Errorf("%s: the stick over %v reaches up to %.1f", name, h, r.Y)
			}
			tip := r
			tip.H = tipPainted * g.sideOf(h).s
			tip.Y = r.Bottom() - tip.H
			for i, die := range g.dice {
				if tip.Meets(die) {
					t.Errorf("%s: the tip over %v covers die %d", name, h, i+1)
				}
			}
		}
	}
	g := low(ui.R(132, 53, 702, 262)) // as drawn: a hole's end 5 below the stick's
	if _, y := g.sides[0].at(0); math.Abs(y-g.hang(0).Bottom()-5) > 0.1 {
		t.Errorf("sideways the stick ends %.2f above its hole, want 5", y-g.hang(0).Bottom())
	}
}
