package zankapfel

import (
	"strings"
	"testing"

	"treille/engine"
	"treille/scenes/table"
	"treille/scenes/testkit/scenetest"
	"treille/scenes/testkit/tabletest"
)

// TestReplay sees whole games again through the controls.
func TestReplay(t *testing.T) { tabletest.Replay(t, Kind()) }

// TestLaidCardsLieOpen lays open in a replay what everybody holds: a card that lies face down before another shows its
// face, and is named.
func TestLaidCardsLieOpen(t *testing.T) {
	scenetest.Do(func() {
		a := scenetest.NewApp(scenetest.English("390x844"))
		var b *tableState
		spec := Kind()
		spec.Sit = func(t *table.Table) table.GameView {
			b = sit(t).(*tableState)
			return b
		}
		scenetest.Again(t, a, spec, "over-5", 0.27)
		covered := func() (n int) {
			for p := range engine.Player(b.in.Players()) {
				n += len(table.Where(b.cards.In(inLaid, p), func(c *token) bool { return b.opened(c).Hidden() }))
			}
			return n
		}
		if covered() == 0 {
			t.Fatal("no card lies face down")
		}
		scenetest.Act(t, a, "replay-all")
		if n := covered(); n > 0 {
			t.Errorf("%d cards still lie face down", n)
		}
		if said := a.Outline().String(); !strings.Contains(said, "laid: ") {
			t.Errorf("no laid card is named: %s", said)
		}
	})
}

// TestTheWayBackInAReplay presses beside what was compared, then looks from another seat and goes back twice: to the own view, and out.
func TestTheWayBackInAReplay(t *testing.T) {
	scenetest.Do(func() {
		a := scenetest.NewApp(scenetest.English("1280x800"))
		scenetest.Sit(t, a, Kind(), "farm-5") // lies below
		replay := scenetest.Again(t, a, Kind(), "over-5", 0.27)
		scenetest.Act(t, a, "compared")
		scenetest.Find(t, a, "on")
		if !a.Stage().PressBeside(5, 400) {
			t.Error("a press beside what was compared does nothing")
		}
		a.Changed()
		if scenetest.Tick(t, a, 3); a.Stage().Find("on") != nil {
			t.Error("what was compared still lies there after a press beside it")
		}
		own := replay.Base()
		if scenetest.Act(t, a, "seat/1"); own == 1 || replay.Base() != 1 {
			t.Fatalf("it is seen from seat %d, own is %d", replay.Base(), own)
		}
		if replay.Back(); replay.Base() != own || a.Scene() != replay {
			t.Errorf("it is seen from seat %d, own is %d", replay.Base(), own)
		}
		if replay.Back(); a.Scene() == replay {
			t.Error("the replay does not end")
		}
	})
}
