package weinhaendler_test

import (
	"strings"
	"testing"

	"treille/scenes/testkit/scenetest"
	"treille/scenes/ui"
)

// TestMarksKeepOffStars wants the first two numbers of a hint to cover no stars of a bottle.
func TestMarksKeepOffStars(t *testing.T) {
	scenetest.Do(func() {
		for _, name := range []string{"bidding-triplet", "placing-4"} {
			a := slow()
			hint(name, 3)(t, a)
			var stars, marks []ui.Rect
			a.Stage().Visit(func(it ui.Item, _ ui.Rect) {
				switch id := it.Look.ID; {
				case it.Kind != ui.Piece:
				case id == "common/wax-mark" && it.Look.Words != "3":
					marks = append(marks, ui.R(it.Box.X, it.Box.Y, it.Box.W, it.Box.W))
				case strings.HasPrefix(id, "weinhaendler/tile-"):
					stars = append(stars, ui.R(it.Box.X, it.Box.Y+0.8*it.Box.W*1.1, it.Box.W, 0.2*it.Box.W))
				case strings.HasPrefix(id, "weinhaendler/card-") && it.Box.H > 0 && !strings.Contains(id, "empty") && !strings.Contains(id, "back"):
					stars = append(stars, ui.R(it.Box.X, it.Box.Y+0.8*it.Box.H, it.Box.W, 0.2*it.Box.H))
				}
			})
			if len(marks) != 2 || len(stars) == 0 {
				t.Errorf("%s: there are %d numbers and %d bottles", name, len(marks), len(stars))
			}
			for _, m := range marks {
				for _, s := range stars {
					if over := m.Overlap(s); over.W*over.H > m.W*m.H/8 {
						t.Errorf("%s: a number at %v covers the stars at %v", name, m, s)
					}
				}
			}
		}
	})
}

// TestMarksKeepOffPrices wants no number of a hint to cover the price of a bottle on the table or in the hand.
func TestMarksKeepOffPrices(t *testing.T) {
	for _, name := range []string{"bidding-4", "bidding-5", "bidding-full-hand", "bidding-may-draw", "bidding-covered", "bidding-triplet", "bidding-spent", "placing-4", "placing-5"} {
		for _, size := range []string{"390x844", "844x390", "1280x800"} {
			a := scenetest.NewApp(scenetest.English(size))
			hint(name, 3)(t, a)
			var prices, marks []ui.Rect
			a.Stage().Visit(func(it ui.Item, _ ui.Rect) {
				switch id := it.Look.ID; {
				case it.Kind != ui.Piece:
				case id == "common/wax-mark":
					marks = append(marks, ui.R(it.Box.X, it.Box.Y, it.Box.W, it.Box.W))
				case strings.HasPrefix(id, "weinhaendler/card-empty"):
					prices = append(prices, ui.R(it.Box.X, it.Box.Y, it.Box.W*0.7, it.Box.W*0.36))
				case strings.HasPrefix(id, "weinhaendler/card-") && id != "weinhaendler/card-back":
					prices = append(prices, ui.R(it.Box.X, it.Box.Y, it.Box.W*0.36, it.Box.W*0.36))
				}
			})
			if len(marks) == 0 || len(prices) == 0 {
				t.Errorf("%s at %s: there are %d numbers and %d prices", name, size, len(marks), len(prices))
			}
			for _, m := range marks {
				for _, p := range prices {
					if over := m.Overlap(p); over.W > 2 && over.H > 2 {
						t.Errorf("%s at %s: a number at %v covers the price at %v", name, size, m, p)
					}
				}
			}
		}
	}
}

// TestMarkLiesOnCoveredBottle wants the number of a hint in the middle of what is in sight of a bottle that the next
// one of a bid covers.
func TestMarkLiesOnCoveredBottle(t *testing.T) {
	scenetest.Do(func() {
		a := slow()
		hint("bidding-covered", 3)(t, a)
		var mark, bottle ui.Rect
		var cards []ui.Rect
		a.Stage().Visit(func(it ui.Item, _ ui.Rect) {
			switch id := it.Look.ID; {
			case it.Kind != ui.Piece:
			case id == "common/wax-mark" && it.Look.Words == "1":
				mark = it.Box
			case strings.HasPrefix(id, "weinhaendler/card-rose-3") && it.Box.Y < 600: // in Emma's bid, not in the hand
				bottle = it.Box
			case strings.HasPrefix(id, "weinhaendler/card-"):
				cards = append(cards, it.Box)
			}
		})
		end := bottle.Right()
		for _, c := range cards {
			if c.X > bottle.X+1 && c.X < end && c.Has(bottle.Right(), bottle.CY()) {
				end = c.X
			}
		}
		if middle := mark.X + mark.W/2; end == bottle.Right() || middle < bottle.X+1 || middle > end-1 {
			t.Errorf("the middle of the number is at %v, and what is in sight of the bottle from %v to %v", middle, bottle.X, end)
		}
	})
}
