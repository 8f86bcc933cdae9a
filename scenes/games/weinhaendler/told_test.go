package weinhaendler

import (
	"math"
	"testing"

	"treille/engine"
	wh "treille/engine/weinhaendler"
	"treille/scenes/table"
	"treille/scenes/testkit/tabletest"
	"treille/scenes/ui"
)

// TestATotalFollowsItsCards watches an auction at the usual speed: the picture says what
// a bid comes to when its cards lie, not while they fly, and soon after.
func TestATotalFollowsItsCards(t *testing.T) {
	var b *tableState
	spec := Kind()
	spec.Sit = func(at *table.Table) table.GameView {
		b = sit(at).(*tableState)
		return b
	}
	l := tabletest.Listen(t, spec, "greedy", 4, 3)
	bids, late, far := 0, 0, map[engine.Player]bool{}
	for range 3000 {
		l.Step()
		if b.in.Phase() != wh.PhaseBidding {
			continue
		}
		if told := l.Table.Told(); told >= 0 && b.turn() != told {
			t.Fatalf("it is told what %d does, and it is the turn of %d", told, b.turn())
		}
		boxes := map[string]ui.Rect{}
		l.Table.App().Stage().Visit(func(it ui.Item, _ ui.Rect) { boxes[it.Key] = it.Box })
		stale := false
		for i := range b.in.Players() {
			p, flying := engine.Player(i), false
			for _, c := range b.cards.In(inBid, p) {
				at, to := l.Table.App().Stage().Seen(c.Key), boxes[c.Key]
				flying = flying || math.Hypot(at.X-to.X, at.Y-to.Y) > 60
			}
			same := b.told.totals[p] == b.in.BidTotal(p) && b.told.ranks[p] == b.in.Rank(p)
			if flying && !far[p] {
				bids++
			}
			if flying && same {
				t.Fatalf("the cards of %d still fly, and the total %d is told", p, b.told.totals[p])
			}
			if flying && b.turn() != p {
				t.Fatalf("the cards of %d still fly, and it is the turn of %d", p, b.turn())
			}
			far[p] = flying
			stale = stale || !same
		}
		if late++; !stale {
			late = 0
		}
		if late > 20 {
			t.Fatalf("for %d ticks a total is told that is not so any more", late)
		}
	}
	if bids < 6 {
		t.Errorf("%d bids were seen to fly", bids)
	}
}
