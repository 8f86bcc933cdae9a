package zankapfel_test

import (
	"math"
	"strings"
	"testing"

	"treille/scenes/testkit/scenetest"
	"treille/scenes/ui"
	"treille/sprites"
)

// TestTheHarvestIsAsDrawn measures who harvests alone on a wide felt and sideways, and looks
// for who has bought: beside the felt, not on it.
func TestTheHarvestIsAsDrawn(t *testing.T) {
	for size, want := range map[string]struct{ inset, high, gap float64 }{"1280x800": {28, 142, 16}, "844x390": {17, 76, 8}} {
		scenetest.Do(func() {
			app := scenetest.NewApp(scenetest.English(size))
			harvest("call-mixed", "colour/red", 110)(t, app)
			var felt ui.Rect
			var cells []ui.Rect
			said := map[string]float64{}
			app.Stage().Visit(func(it ui.Item, _ ui.Rect) {
				r := it.Box
				switch {
				case it.Kind == ui.Text:
					said[it.Words] = r.X
				case it.Kind == ui.Surface && it.Surface.Kind == sprites.Felt:
					felt = r
				case it.Kind == ui.Surface && it.Surface.Kind == sprites.SeatCell && it.Surface.State == sprites.On:
					cells = append(cells, r)
				}
			})
			if len(cells) != 2 {
				t.Fatalf("%s: %d players are alone, want 2", size, len(cells))
			}
			near := func(what string, got, want float64) {
				if math.Abs(got-want) > 1 {
					t.Errorf("%s: %s is %v, want %v", size, what, got, want)
				}
			}
			near("the left margin", cells[0].X-felt.X, want.inset)
			near("the right margin", felt.Right()-cells[1].Right(), want.inset)
			near("a cell’s height", cells[0].H, want.high)
			near("the gap", cells[1].X-cells[0].Right(), want.gap)
			for words := range said {
				if strings.Contains(words, "has laid none") {
					t.Errorf("%s: the felt says %q", size, words)
				}
			}
			if x, ok := said["bought"]; size == "1280x800" && (!ok || x < felt.Right()) {
				t.Errorf("%s: who bought is at %v, the felt ends at %v", size, x, felt.Right())
			}
		})
	}
}

// TestOnlyQuarrelsHaveAnOrder reads the line below the harvest: who is alone harvests at once, so it names who comes first only
// over several quarrels.
func TestOnlyQuarrelsHaveAnOrder(t *testing.T) {
	for record, c := range map[string]struct {
		colour string
		order  bool
	}{"call-alone": {"colour/green", false}, "call-mixed": {"colour/red", false}, "call-quarrels": {"colour/blue", true}} {
		scenetest.Do(func() {
			app := scenetest.NewApp(scenetest.English("390x844"))
			harvest(record, c.colour, 110)(t, app)
			said := false
			app.Stage().Visit(func(it ui.Item, _ ui.Rect) { said = said || strings.Contains(it.Words, "golden apple") })
			if said != c.order {
				t.Errorf("%s: an order is told: %v, want %v", record, said, c.order)
			}
		})
	}
}
