package zankapfel

import (
	"slices"
	"strings"
	"testing"

	"treille/engine"
	zk "treille/engine/zankapfel"
	"treille/scenes/data/store"
	"treille/scenes/table"
	"treille/scenes/testkit/scenetest"
	"treille/scenes/ui"
	"treille/sprites/dice"
)

// quarrelling sits down at a quarrel, buys so many dice for its viewer, and waits until he is to
// throw them, or decides again, or the quarrel is won.
func quarrelling(t *testing.T, speed store.Speed, reduced bool, bought string) (*tableState, *table.Table) {
	t.Helper()
	app := scenetest.NewApp(scenetest.English("390x844"))
	app.Settings.Speed, app.Settings.SkipTold = speed, true
	if reduced {
		app.Settings.Reduced = store.ReducedOn
	}
	app.SettingsChanged()
	var b *tableState
	spec := Kind()
	spec.Sit = func(t *table.Table) table.GameView {
		b = sit(t).(*tableState)
		return b
	}
	at := scenetest.Sit(t, app, spec, "dice-5")
	scenetest.Act(t, app, "dice/"+bought, "dice")
	for tick := 0; app.Stage().Find("roll") == nil && !b.round.won; tick++ {
		if tick > 3000 {
			t.Fatal("the quarrel does not go on")
		}
		scenetest.Tick(t, app, 1)
	}
	return b, at
}

// thrown are the viewer's dice on the stage that are thrown, or were.
func thrown(b *tableState) (list []dice.Throw) {
	mine := "die/" + digits(int(b.t.Base())) + "/"
	b.t.App().Stage().Visit(func(it ui.Item, _ ui.Rect) {
		if it.Throw != (dice.Throw{}) && strings.HasPrefix(it.Key, mine) {
			list = append(list, it.Throw)
		}
	})
	return list
}

// TestAPersonPressesRoll buys three dice: they are thrown once the button is pressed, all
// together, show what the engine has rolled, and count once they lie.
func TestAPersonPressesRoll(t *testing.T) {
	scenetest.Do(func() {
		b, at := quarrelling(t, store.SpeedOne, false, "3")
		app, me := b.t.App(), b.t.Base()
		at.Skip()
		scenetest.Tick(t, app, 120)
		if n := len(b.round.bout.pips[me]); n != 0 {
			t.Fatalf("%d dice are thrown before anybody has pressed", n)
		}
		v := b.view(&table.Canvas{Table: at, Words: b.words()})
		sum := func() string { return v.sumWords(me, &b.round.bout) }
		if said := sum(); !strings.HasSuffix(said, " + 3 dice") || v.span(me) == "" {
			t.Errorf("once the cards are shown, %q and %q are said of three dice that are to be rolled", said, v.span(me))
		}
		app.Activate("roll")
		scenetest.Tick(t, app, 2)
		pips := b.round.bout.pips[me]
		if len(pips) != 3 {
			t.Fatalf("%d dice are thrown at once, want 3", len(pips))
		}
		list := thrown(b)
		for i, n := range pips {
			if !slices.Contains(list, dice.Throw{Marks: dice.Pips, Face: n, Nth: i}) {
				t.Errorf("die %d is to show %d; thrown are %+v", i+1, n, list)
			}
		}
		if said := sum(); strings.Contains(said, "=") {
			t.Errorf("while the dice are on their way, %q is said", said)
		}
		scenetest.Tick(t, app, 52)
		if said, want := sum(), " = "+digits(b.round.bout.sum[me]); !strings.HasSuffix(said, want) {
			t.Errorf("once they lie, %q is said, want the sum%s", said, want)
		}
	})
}

// TestNobodyRollsAtInstant buys a die where all is shown at once, and where nothing travels.
func TestNobodyRollsAtInstant(t *testing.T) {
	scenetest.Do(func() {
		b, _ := quarrelling(t, store.SpeedInstant, false, "1")
		if len(b.round.bout.pips[b.t.Base()]) != 1 || len(thrown(b)) != 0 {
			t.Errorf("at instant: %v is rolled, %+v thrown", b.round.bout.pips, thrown(b))
		}
		b, _ = quarrelling(t, store.SpeedOne, true, "2")
		scenetest.Act(t, b.t.App(), "roll")
		if list := thrown(b); len(list) != 0 || len(b.round.bout.pips[b.t.Base()]) != 2 || b.tumbles > 0 {
			t.Errorf("where nothing travels: %v is rolled, %+v thrown", b.round.bout.pips, list)
		}
	})
}

// TestOnlyPeoplePress looks at whose dice wait for a press, and which of them: the first of a
// bout.
func TestOnlyPeoplePress(t *testing.T) {
	scenetest.Do(func() {
		b, at := quarrelling(t, store.SpeedOne, false, "2")
		other := b.round.bout.all.Without(b.t.Base()).First()
		die := zk.EventDieRolled
		if !at.Awaits(engine.Event{Kind: die, Player: b.t.Base()}) || at.Awaits(engine.Event{Kind: die, Player: other}) || at.Awaits(engine.Event{Kind: zk.EventDiscordShown, Player: b.t.Base()}) {
			t.Error("others than the first die of a person wait for a press")
		}
		scenetest.Act(t, b.t.App(), "roll")
		if at.Awaits(engine.Event{Kind: die, Player: b.t.Base()}) {
			t.Error("a further die waits for a press")
		}
	})
}
