package archive_test

import (
	"testing"

	"treille/engine"
	enginegames "treille/engine/games"
	"treille/scenes/data/store"
)

// TestLuckAddsUp counts what chance brought to a person over a few games of each kind:
// as much came as was to be expected in all, nothing came that could not, and over many
// games nothing lies far off.
func TestLuckAddsUp(t *testing.T) {
	for _, game := range enginegames.All() {
		f, ok := game.(engine.Fortunate)
		if !ok {
			t.Errorf("%s does not say what chance brings", game.Name())
			continue
		}
		a := games(&store.Memory{})
		_, players := game.Players()
		for seed := range uint64(12) {
			finish(t, a, whole(t, game.Name(), players, seed))
		}
		all := list(t, a)
		if len(all) != 12 {
			t.Fatalf("%s: %d games were filed", game.Name(), len(all))
		}
		for kind, things := range f.Luck() {
			came, expected := 0, 0
			for thing := range things {
				sum := all[0].Luck[kind][thing]
				for _, g := range all[1:] {
					sum.Add(g.Luck[kind][thing])
				}
				came, expected = came+sum.Came, expected+sum.Expected
				if off := 1000*sum.Came - sum.Expected; sum.Expected == 0 || off*off > 16*1000*sum.Spread+1_000_000 {
					t.Errorf("%s: thing %d of kind %d came %d times, expected were %d thousandths with a variance of %d", game.Name(), thing, kind, sum.Came, sum.Expected, sum.Spread)
				}
			}
			if came == 0 || expected < 1000*came-came*8 || expected > 1000*came+came*8 {
				t.Errorf("%s: of kind %d %d came, and %d thousandths were expected", game.Name(), kind, came, expected)
			}
		}
	}
}
