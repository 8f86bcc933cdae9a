package farbenpoker

import (
	"testing"

	fp "treille/engine/farbenpoker"
	"treille/scenes/ui"
)

// TestNoStickCoversADie hangs a stick over each hole.
func TestNoStickCoversADie(t *testing.T) {
	for name, g := range map[string]ground{
		"upright":  stacked(ui.R(6, 120, 378, 580)),
		"tablet":   stacked(ui.R(10, 200, 800, 860)),
		"sideways": low(ui.R(132, 53, 702, 272)),
		"desktop":  beside(ui.R(230, 60, 820, 584)),
	} {
		for h := range fp.Hole(holes) {
			r := g.hang(h)
			if !r.Within(g.felt) {
				t.Errorf("%s: the stick over %v reaches beyond the felt", name, h)
			}
			for i, die := range g.dice {
				if r.Meets(die) {
					t.Errorf("%s: the stick over %v covers die %d", name, h, i+1)
				}
			}
		}
	}
}
