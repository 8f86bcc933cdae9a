package zankapfel

import (
	"testing"

	"treille/engine"
	zk "treille/engine/zankapfel"
	"treille/scenes/data/store"
	"treille/scenes/table"
	"treille/scenes/testkit/tabletest"
	"treille/scenes/ui"
)

// TestTheGameEndsInTheHarvest looks at the banner from the event that ends the game on: it does not go
// back to the mayor.
func TestTheGameEndsInTheHarvest(t *testing.T) {
	var b *tableState
	spec := Kind()
	spec.Sit = func(at *table.Table) table.GameView {
		b = sit(at).(*tableState)
		return b
	}
	l := tabletest.Listen(t, spec, "random", 4, 5)
	for !l.Table.Ended() {
		if l.Step(); b.over() && b.Turn(ui.Desktop).Now != 2 {
			t.Fatalf("the game is over, and the banner shows phase %d of 3", b.Turn(ui.Desktop).Now+1)
		}
	}
}

// TestThePlateNamesTheRound reads the plate of phones: the number is the round's, which "9 Card" does not say.
func TestThePlateNamesTheRound(t *testing.T) {
	for _, size := range []string{"390x844", "360x640", "844x390"} {
		app, _ := looked(t, size, "farm-5")
		found := false
		app.Stage().Visit(func(it ui.Item, _ ui.Rect) { found = found || it.Words == "Round 9 · Card" })
		if !found {
			t.Errorf("%s: the plate does not name the round", size)
		}
	}
}

// TestNothingIsToldBeforeOrAfterItsTime watches some rounds: the banner names a card once it has turned over, and the foot
// says from where to where the winner of a quarrel goes as long as that is shown.
func TestNothingIsToldBeforeOrAfterItsTime(t *testing.T) {
	g := watch(t, 3, 7, store.SpeedOne, func(*watched, engine.Event) {})
	early, named, won := 0, 0, 0
	for g.tick = 0; g.tick < 20000 && !g.table.Ended(); g.tick++ {
		g.step()
		b := g.board
		if b.round.last.Kind == zk.EventCardShown {
			verb := b.Turn(ui.Portrait).Verb
			names := verb == of(&b.t.WordsOf(b.round.last.Player).Zankapfel.Log.Shows, b.round.last.Card)
			if turning := b.tumbles > 0; turning == names {
				t.Fatalf("tick %d: the banner says %q, the card turns over: %v", g.tick, verb, turning)
			}
			if names {
				named++
			} else {
				early++
			}
		}
		if b.round.screen == quarrelScreen && b.round.won && b.round.bout.winner == g.table.Base() && !g.table.Ended() {
			arrow := false
			g.app.Stage().Visit(func(it ui.Item, _ ui.Rect) { arrow = arrow || it.Words == "→" })
			if won++; !arrow {
				t.Fatalf("tick %d, after event %v: the foot does not say what has been won", g.tick, b.round.last.Kind)
			}
		}
	}
	if early == 0 || named == 0 || won == 0 {
		t.Fatalf("cards turn over in %d ticks, have in %d, quarrels are won in %d", early, named, won)
	}
}
