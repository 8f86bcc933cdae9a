package zankapfel

import (
	"testing"

	"treille/engine"
	zk "treille/engine/zankapfel"
	"treille/scenes/data/store"
	"treille/scenes/testkit/scenetest"
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

// TestAnOnlyPurchaseIsPickedUp looks at a purchase that has no alternative: the button offers it at once, and still does
// after a press on the card.
func TestAnOnlyPurchaseIsPickedUp(t *testing.T) {
	app, b := looked(t, "390x844", "farm-must")
	for range 2 {
		if m := b.Actions().Main; m.ID != "buy" || m.Act == nil {
			t.Errorf("the button is %q", m.Label)
		}
		scenetest.Act(t, app, "pile")
	}
}

// TestGoOnShowsItsTime follows the line of the button to go on through some rounds: it runs down, and has
// run down where the button is gone without having been pressed.
func TestGoOnShowsItsTime(t *testing.T) {
	g := watch(t, 4, 2, store.SpeedOne, func(*watched, engine.Event) {})
	before, most, ends := 0.0, 0.0, 0
	for range 12000 {
		g.step()
		main := g.board.Actions().Main
		if main.ID != "go-on" && before > 0.25 {
			t.Fatalf("tick %d: the button is gone with %v of its time left", g.tick, before)
		}
		if main.ID != "go-on" && most > 0.9 {
			ends++
		}
		if before, most = main.Runs, max(most, main.Runs); main.ID != "go-on" {
			most = 0
		}
		if before > 0 && g.app.Stage().Find("go-on") == nil {
			t.Fatalf("tick %d: there is a line without its button", g.tick)
		}
	}
	if ends < 5 {
		t.Errorf("the time is seen to end %d times", ends)
	}
}
