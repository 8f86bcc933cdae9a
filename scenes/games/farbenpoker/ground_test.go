package farbenpoker

import (
	"math"
	"strconv"
	"testing"

	fp "treille/engine/farbenpoker"
	"treille/scenes/ui"
)

// TestADrawnStickStandsOverItsHole hangs a stick over each hole: it is as large as those that
// stand, its axis that of the hole, its end a little above it. It covers no die, no slot, neither pot nor stock,
// and none of their words, so that nothing has to make room for it.
func TestADrawnStickStandsOverItsHole(t *testing.T) {
	for name, g := range map[string]ground{
		"upright":         stacked(ui.R(6, 120, 378, 580)),
		"short":           stacked(ui.R(6, 96, 348, 420)),
		"tablet":          stacked(ui.R(10, 200, 800, 860)),
		"sideways":        low(ui.R(132, 53, 702, 262)),
		"narrow sideways": low(ui.R(95, 53, 562, 230)),
		"desktop":         beside(ui.R(230, 60, 820, 584)),
	} {
		const number = 18 // of the stock, below it
		lies := map[string]ui.Rect{"pot": g.pot, "number of the pot": g.plate, "stock": g.stock, "notes": g.notes}
		if g.below {
			lies["stock"] = ui.R(g.stock.X-12, g.stock.Y, g.stock.W+24, g.stock.H+number)
		}
		for i := range g.dice {
			n := strconv.Itoa(i + 1)
			lies["die "+n], lies["slot "+n] = g.dice[i], g.slots[i]
		}
		for h := range fp.Hole(holes) {
			r, stands := g.hang(h), g.sideOf(h).standing(h)
			x, y := g.sideOf(h).at(h)
			if r.W != stands.W || math.Abs(r.CX()-x) > 1e-9 {
				t.Errorf("%s: the stick over %v is %v, those that stand are %v", name, h, r, stands)
			}
			if above := y - r.Bottom(); above < 3*g.k || above > 9*g.k {
				t.Errorf("%s: the stick over %v ends %.1f above it", name, h, above)
			}
			for what, box := range lies {
				if box.W > 0 && r.Meets(box) {
					t.Errorf("%s: the stick over %v, %v, covers the %s, %v", name, h, r, what, box)
				}
			}
			if r.Y < g.felt.Y {
				t.Errorf("%s: the stick over %v reaches beyond the felt", name, h)
			}
		}
		for i, d := range g.sides {
			if d.box.Bottom() > g.felt.Bottom() {
				t.Errorf("%s: side %s ends below the felt", name, letters[i])
			}
		}
	}
}
