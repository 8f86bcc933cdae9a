package zankapfel

import (
	"testing"

	"treille/engine"
	"treille/scenes/data/store"
	"treille/scenes/table"
	"treille/scenes/ui"
)

// TestSidesStandAsInTheHarvest looks at quarrels from the harvest to their end: left stands
// who comes first from the golden apple, in both. Upright, the viewer’s own side is below.
func TestSidesStandAsInTheHarvest(t *testing.T) {
	for _, size := range [][2]float64{{390, 844}, {844, 390}, {1280, 800}} {
		harvests, quarrels, own := 0, 0, 0
		g := watch(t, 4, 2, store.SpeedTwo, func(*watched, engine.Event) {})
		g.app.Resize(size[0], size[1], 1)
		upright := size[0] < size[1]
		for ; g.tick < 6000 && !g.table.Ended(); g.tick++ {
			g.step()
			b, s := g.board, g.app.Stage()
			switch {
			case b.round.screen == harvestScreen && b.in.LaidDown() == 0 && b.in.Jokers() == 0:
				for _, c := range b.contests() {
					list := b.clockwise(c.all.Has)
					if len(list) != 2 {
						continue
					}
					left, right := lies(b, s, inLaid, list[0]), lies(b, s, inLaid, list[1])
					if left.X >= right.X && right.W > 0 {
						t.Fatalf("%v: in the harvest %d stands at %v, %d at %v", size, list[0], left, list[1], right)
					}
					harvests++
				}
			case b.round.screen == quarrelScreen && b.round.bout.all.Len() == 2:
				list := b.clockwise(b.round.bout.all.Has)
				first, second := lies(b, s, inDuel, list[0]), lies(b, s, inDuel, list[1])
				if first.W == 0 || second.W == 0 {
					continue
				}
				if upright {
					if list[0] == b.t.Base() {
						first, second = second, first
						own++
					}
					first.X, second.X = first.Y, second.Y
				}
				if first.X >= second.X {
					t.Fatalf("%v: in the quarrel of %v the first stands at %v, the second at %v", size, list, first, second)
				}
				quarrels++
			}
		}
		if harvests == 0 || quarrels == 0 || upright && own == 0 {
			t.Errorf("%v: %d harvests, %d quarrels, %d own ones", size, harvests, quarrels, own)
		}
	}
}

// lies is where a card of somebody’s is going to lie.
func lies(b *tableState, s *ui.Stage, z table.Zone, p engine.Player) (at ui.Rect) {
	s.Visit(func(it ui.Item, _ ui.Rect) {
		for _, t := range b.cards.In(z, p) {
			if it.Key == t.Key {
				at = it.Box
			}
		}
	})
	return at
}
