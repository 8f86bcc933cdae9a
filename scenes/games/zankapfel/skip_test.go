package zankapfel

import (
	"testing"

	"treille/engine"
	zk "treille/engine/zankapfel"
	"treille/scenes/data/store"
)

// TestATapLeadsIntoTheQuarrel presses "Go on" once on the felt of each harvest: each
// quarrel is still seen from its beginning, as long as usual, and the end of the round
// too, with the points that all have by then.
func TestATapLeadsIntoTheQuarrel(t *testing.T) {
	var last engine.Event
	since, begun, presses := 0, 0, 0
	g := watch(t, 5, 7, store.SpeedOne, func(g *watched, e engine.Event) {
		if last.Kind == zk.EventQuarrelBegan {
			begun++
		}
		quarrel := g.board.round.screen == quarrelScreen || last.Kind == zk.EventCardsDiscarded
		if shown := float64(g.tick - since); quarrel && shown < beats[last.Kind].Ticks-3 {
			t.Errorf("tick %d: event %d is shown for %v ticks, not %v", g.tick, last.Kind, shown, beats[last.Kind].Ticks)
		}
		last, since = e, g.tick
	})
	pressed, skipped := false, -1
	g.play(func() {
		for p := range engine.Player(5) {
			if shown, score := g.table.Points(p), g.board.Score(p); skipped == g.tick-1 && last.Kind != zk.EventPawnMoved && shown != score {
				t.Errorf("tick %d: after a skip seat %d has %d points, %d are shown", g.tick, p, score, shown)
			}
		}
		if g.board.round.screen != harvestScreen {
			pressed = false
		} else if g.app.Stage().Find("go-on") != nil && !pressed && g.tick-since > 4 {
			pressed = true
			presses++
			g.app.Activate("go-on")
			skipped = g.tick
		} else if last.Kind == zk.EventPawnMoved && g.tick-since == 2 {
			g.app.Activate("go-on")
			skipped = g.tick
		}
	})
	if begun < 5 || presses < 5 {
		t.Fatalf("only %d quarrels begin, %d presses", begun, presses)
	}
}
