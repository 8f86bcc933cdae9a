package farbenpoker

import (
	"strings"
	"testing"

	"treille/engine"
	fp "treille/engine/farbenpoker"
	"treille/scenes/testkit/scenetest"
	"treille/scenes/testkit/tabletest"
	"treille/scenes/ui"
)

// TestNobodyWaitsForNothing plays whole games through the controls.
func TestNobodyWaitsForNothing(t *testing.T) {
	tabletest.Run(t, Kind(), tabletest.Player{Press: press})
}

// press says which controls take a decision.
func press(_ engine.InfoState, a engine.Action) []string {
	switch d := fp.Decode(a); d.Kind {
	case fp.DecisionReroll:
		return []string{"reroll"}
	case fp.DecisionDraw:
		return []string{holeID(d.Hole), "draw"}
	case fp.DecisionPut:
		return []string{holeID(d.Hole), "put"}
	}
	return nil
}

// TestTheDieThatIsRolledAgainIsOne rolls it: it is taken into the hand, from where it is thrown, and gone there at once.
func TestTheDieThatIsRolledAgainIsOne(t *testing.T) {
	scenetest.Do(func() {
		app, b := played(t, "reroll-4")
		scenetest.Slow(t, app)
		die := func() (found ui.Item) {
			app.Stage().Visit(func(it ui.Item, _ ui.Rect) {
				if it.Key == b.dieKey(2) {
					found = it
				}
			})
			return found
		}
		lay := die().Box
		scenetest.Act(t, app, "reroll")
		scenetest.Tick(t, app, 4)
		taken := die()
		if aside := taken.Box.X - lay.X; aside < 1.4*lay.W || !taken.Cut {
			t.Errorf("a die of %v that is rolled again is moved by %v, and gone at once: %v", lay.W, aside, taken.Cut)
		}
		scenetest.Tick(t, app, 60)
		if thrown := die(); thrown.Key == taken.Key || thrown.Box != lay {
			t.Errorf("it lies at %v, and lay at %v", thrown.Box, lay)
		}
	})
}

// TestNothingSlidesWhenAHintGoes rolls the third die again while a hint takes room from the felt: when its plate goes, all lies
// where it lay before, and only then the die is taken up.
func TestNothingSlidesWhenAHintGoes(t *testing.T) {
	scenetest.Do(func() {
		app, b := played(t, "reroll-4")
		scenetest.Slow(t, app)
		lay := b.t.App().Stage().Find("die").Rect
		scenetest.Hint(t, app)
		if scenetest.Tick(t, app, 90); app.Stage().Find("die").Rect == lay {
			t.Fatal("the plate of the hint takes no room")
		}
		app.Activate("reroll")
		if scenetest.Tick(t, app, 1); app.Stage().Moving() || b.t.Hinting() {
			t.Error("pieces slide back to where they lay")
		}
		if scenetest.Tick(t, app, 4); !b.faces[2].lifted {
			t.Error("the die is not taken up")
		}
	})
}

// TestOneChipIsTooFewToRollAgain looks for the button, which then says why it rests (F11).
func TestOneChipIsTooFewToRollAgain(t *testing.T) {
	scenetest.Do(func() {
		_, b := played(t, "reroll-4")
		if a := b.Actions(); len(a.Others) != 1 || a.Others[0].ID != "reroll" || a.Others[0].Act == nil {
			t.Fatalf("beside %v lies %v", a.Main, a.Others)
		}
		if a := b.Actions().Main; a.Label != "Pick a stick" || !a.Asks {
			t.Errorf("beside the button to roll again it says %q, and is a button: %v", a.Label, !a.Asks)
		}
		b.now.Chips[b.now.Turn], b.now.MayReroll = 1, false
		if a := b.Actions(); len(a.Others) != 1 || a.Others[0].Act != nil || !strings.Contains(a.Others[0].Reason, "2 chips") {
			t.Errorf("with one chip lies %v beside %v", a.Others, a.Main)
		}
		b.now.Chips[b.now.Turn] = 2
		if a := b.Actions(); len(a.Others) != 0 {
			t.Errorf("having rolled again, there is %v", a.Others)
		}
	})
}
