package zankapfel

import (
	"slices"
	"testing"

	"treille/engine"
	zk "treille/engine/zankapfel"
	"treille/scenes/data/store"
	"treille/scenes/testkit/scenetest"
	"treille/scenes/ui"
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

// TestRefusalsPassTogether counts for how long it is shown that somebody offers nothing: the first of several in a row as long as
// anything that is read, the others just long enough to see whose it is.
func TestRefusalsPassTogether(t *testing.T) {
	var before, last engine.EventKind
	since, first, others := 0, []int(nil), []int(nil)
	g := watch(t, 5, 7, store.SpeedOne, func(g *watched, e engine.Event) {
		if e.Kind == zk.EventTurnPassed {
			return
		}
		switch {
		case last != zk.EventBribeWithheld:
		case before != last:
			first = append(first, g.tick-since)
		default:
			others = append(others, g.tick-since)
		}
		before, last, since = last, e.Kind, g.tick
	})
	g.play(func() {})
	if len(first) == 0 || len(others) == 0 || slices.Min(first) < 50 || slices.Min(others) > 40 { // longer where the person decides next
		t.Errorf("the first is shown for %v ticks, the others for %v", first, others)
	}
}

// TestAnOnlyPurchaseIsPickedByItsBuyer looks at a purchase that has no alternative: as the button to go on has just lain where
// that to buy is, nothing is chosen before a press on the card; another one leaves it chosen.
func TestAnOnlyPurchaseIsPickedByItsBuyer(t *testing.T) {
	app, b := looked(t, "390x844", "farm-must")
	if b.pick != 0 || b.Actions().Main.Act != nil {
		t.Error("it is chosen at once")
	}
	for range 2 {
		scenetest.Act(t, app, "pile")
		if m := b.Actions().Main; m.ID != "buy" || m.Act == nil {
			t.Errorf("the button is %q", m.Label)
		}
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

// TestOneMorePressDoesNothingElse follows the button to go on: no other button of the decision that follows lies where it was, and
// the way to the own turn takes no press that was meant for it.
func TestOneMorePressDoesNothingElse(t *testing.T) {
	for _, size := range [][2]float64{{390, 844}, {844, 390}, {1280, 800}} {
		g := watch(t, 5, 7, store.SpeedTwo, func(*watched, engine.Event) {})
		g.app.Resize(size[0], size[1], 1)
		var on ui.Rect
		turns, waits := 0, 0
		for range 5000 {
			g.step()
			for _, c := range g.app.Stage().Controls() {
				switch {
				case c.ID == "go-on":
					on = c.Rect
				case c.ID == "told/turn":
					if turns++; !c.Beside {
						t.Fatalf("%v: a press that was meant for the button to go on leads to the own turn", size)
					}
				case c.ID == "wait":
					if waits++; c.Rect.Right()-on.X > on.W/4 { // a wide one takes its edge
						t.Fatalf("%v: to wait is at %v, to go on was at %v", size, c.Rect, on)
					}
				}
			}
		}
		if turns == 0 || waits == 0 || on.W == 0 {
			t.Errorf("%v: %d ways to the own turn, %d buttons to wait", size, turns, waits)
		}
	}
}

// TestAllWaitsWhileACardIsLookedAt looks at a card on the felt while a button lets the game go on, and puts it away.
func TestAllWaitsWhileACardIsLookedAt(t *testing.T) {
	b, at := quarrelling(t, store.SpeedTwo, true, "1")
	app := at.App()
	for tick := 0; app.Stage().Find("go-on") == nil; tick++ {
		if tick > 3000 {
			t.Fatal("there is no pause")
		}
		if app.Stage().Find("roll") != nil {
			scenetest.Act(t, app, "roll")
		}
		scenetest.Tick(t, app, 1)
	}
	scenetest.Tick(t, app, 30)
	r, ok := app.Stage().Where(duelCardID(at.Base()))
	last := b.round.last
	app.Stage().InspectAt(r.CX(), r.CY())()
	scenetest.Tick(t, app, 600)
	if !ok || app.Stage().Find("inspected") == nil || b.round.last != last {
		t.Errorf("the card at %v is looked at: %v, and the game goes on: %v", r, app.Stage().Find("inspected") != nil, b.round.last != last)
	}
	scenetest.Act(t, app, "inspected")
	scenetest.Tick(t, app, 600)
	if b.round.last == last {
		t.Error("nothing goes on after that")
	}
}

// TestTheWayToTheTurnLeadsToTheOwnHarvest skips on from the orchard whenever that is offered: who has laid a card sees it
// turned up, as the button says once no decision of his comes before; who has bought one is at once in the next round.
func TestTheWayToTheTurnLeadsToTheOwnHarvest(t *testing.T) {
	for _, c := range []struct {
		presses []string
		laid    bool
	}{{[]string{"hand/yellow", "lay"}, true}, {[]string{"pile", "buy"}, false}} {
		app, b := looked(t, "1280x800", "farm-5")
		app.Settings.Speed = store.SpeedOne
		scenetest.Act(t, app, c.presses...)
		w, harvest, skips, said := app.Words, 0, 0, false
		for range 3000 {
			if b.t.Deciding() && b.in.Phase() == zk.PhaseFarm {
				break
			}
			skip := app.Stage().Find("told/turn")
			switch {
			case b.t.Deciding():
				if said && harvest == 0 {
					t.Errorf("the button says %q, and a decision comes before: %v", w.Zankapfel.Buttons.ToHarvest, b.in.Phase())
				}
				b.t.Decide(b.in.LegalActions(nil)[0])
			case b.round.screen == harvestScreen:
				harvest++
			case skip != nil:
				skips++
				if skip.Label == w.Zankapfel.Buttons.ToHarvest {
					if said = true; !c.laid || harvest > 0 {
						t.Errorf("laid %v, after %d ticks of harvest: the button says %q", c.laid, harvest, skip.Label)
					}
				}
				app.Activate("told/turn")
			}
			scenetest.Tick(t, app, 1)
		}
		if skips == 0 || said != c.laid || (harvest > 60) != c.laid {
			t.Errorf("laid %v: after %d skips the harvest is seen for %d ticks", c.laid, skips, harvest)
		}
	}
}
