package zankapfel

import (
	"math"
	"testing"

	"treille/engine"
	zk "treille/engine/zankapfel"
	"treille/scenes/data/store"
	"treille/scenes/ui"
)

// TestBadgesLandWithTheirCards follows what lies on cards: price, what a card has cost, the own
// secret, a joker’s colour. As long as the card is on its way, it is not seen.
func TestBadgesLandWithTheirCards(t *testing.T) {
	for _, size := range [][2]float64{{390, 844}, {844, 390}, {1280, 800}} {
		landed := map[string]bool{}
		var last engine.Event
		g := watch(t, 4, 2, store.SpeedOne, func(_ *watched, e engine.Event) { last = e })
		g.app.Resize(size[0], size[1], 1)
		for ticks := 0; ticks < 9000; ticks++ {
			g.step()
			b, s := g.board, g.app.Stage()
			kinds := map[string]string{
				b.cards.last(inFace, engine.Chance): "price",
				b.cards.last(inTaken, last.Player):  "bought",
				b.cards.last(inLaid, b.t.Base()):    "secret",
			}
			for _, p := range b.t.Seats() {
				if b.round.called[p] != zk.NoCard {
					kinds[b.cards.last(inLaid, p)] = "called"
				}
			}
			s.Visit(func(it ui.Item, _ ui.Rect) {
				if it.With == "" {
					return
				}
				landed[kinds[it.With]] = true
				at, to := s.Seen(it.With), ui.Rect{}
				if to, _ = s.Where(it.With); at != (ui.Rect{}) && math.Abs(at.X-to.X)+math.Abs(at.Y-to.Y) > 20 {
					t.Fatalf("%v: a badge (%s) lies at the place of %s, which is on its way", size, kinds[it.With], it.With)
				}
			})
		}
		for _, kind := range []string{"price", "bought", "secret", "called"} {
			if !landed[kind] {
				t.Errorf("%v: no badge of the kind %q is seen", size, kind)
			}
		}
	}
}
