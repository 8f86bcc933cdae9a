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

// TestADieLandsWithItsFace lets a die tumble: before it stands upright it shows no other
// face any more.
func TestADieLandsWithItsFace(t *testing.T) {
	const upright = 0.75 // of its flight; it has not turned much more than three quarters
	b := &tableState{}
	b.faces[1] = rolling{colour: fp.Blue, left: tumbles}
	seen := b.faces[1].face(1)
	for tick := 1.0; b.faces[1].left > 0; tick++ {
		if b.roll(1) {
			seen = b.faces[1].face(1) // else nothing is composed
		}
		if tick/dieFlies > upright && seen != fp.Blue {
			t.Fatalf("after %.0f of %.0f ticks it shows another face", tick, dieFlies)
		}
	}
}
