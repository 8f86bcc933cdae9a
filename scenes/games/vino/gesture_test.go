package vino_test

import (
	"slices"
	"strings"
	"testing"

	"treille/scenes/app"
	"treille/scenes/data/store"
	"treille/scenes/testkit/scenetest"
	"treille/scenes/ui"
)

// buys opens the table of a record, buys vineyards in one gesture, and returns after how many ticks they are there:
// its player can decide again, or cannot pay more; each tick before is told.
func buys(t *testing.T, tick func(*app.App, int), coins ...string) (ticks int) {
	app := scenetest.NewApp(scenetest.English("1280x800"))
	at("owners-4", coins...)(t, app)
	app.Settings.Speed, app.Settings.SkipTold = store.SpeedOne, true
	app.SettingsChanged()
	app.Activate("buy")
	for ticks < 1200 {
		scenetest.Tick(t, app, 1)
		if ticks++; deciding(app) || !shown(app) {
			return ticks
		}
		tick(app, ticks)
	}
	t.Fatal("the vineyards are never there")
	return ticks
}

// shown reports whether it is still said that the player buys.
func shown(app *app.App) bool {
	turn := app.Outline().Find("turn")
	return turn != nil && strings.Contains(strings.Join(turn.Text, " "), " in Toscana")
}

// TestVineyardsOfOneGestureComeTogether buys two vineyards, after which the player cannot pay more: they take hardly longer
// than one.
func TestVineyardsOfOneGestureComeTogether(t *testing.T) {
	scenetest.Do(func() {
		if two := buys(t, func(*app.App, int) {}, "coin/7.8", "coin/7.9"); two < 20 || two > 60 {
			t.Errorf("two vineyards take %d ticks", two)
		}
	})
}

// TestTheOwnFlightCanBeSkipped presses what can be pressed while the own pawns fly: they are there then.
func TestTheOwnFlightCanBeSkipped(t *testing.T) {
	scenetest.Do(func() {
		for _, id := range []string{"told/turn", "coin/7.11"} {
			pressed := func(app *app.App, ticks int) {
				if ticks%3 == 0 {
					scenetest.Act(t, app, id)
				}
			}
			if ticks := buys(t, pressed, "coin/7.8", "coin/7.9"); ticks > 12 {
				t.Errorf("with presses on %s the player is called again after %d ticks", id, ticks)
			}
		}
	})
}

// answered opens the table of a record, takes a decision of its player and returns after how many ticks he can take the
// next one, if it is his.
func answered(t *testing.T, name string, ids ...string) (ticks int) {
	app := scenetest.NewApp(scenetest.English("1280x800"))
	last := len(ids) - 1
	at(name, ids[:last]...)(t, app)
	app.Settings.Speed, app.Settings.SkipTold = store.SpeedOne, true
	app.SettingsChanged()
	app.Activate(ids[last])
	for ticks < 1200 {
		scenetest.Tick(t, app, 1)
		if ticks++; deciding(app) {
			return ticks
		}
	}
	t.Fatalf("%s: after %s nobody is called", name, ids[last])
	return ticks
}

// deciding reports whether vineyards can be ticked at this screen, or prices raised.
func deciding(app *app.App) bool {
	return slices.ContainsFunc(app.Stage().Controls(), func(c ui.Control) bool {
		return (strings.HasPrefix(c.ID, "coin/") || strings.HasPrefix(c.ID, "up/")) && !c.Disabled
	})
}

// TestOwnDecisionsFollowEachOther takes decisions after which the same player decides on: he waits for nothing of his own.
func TestOwnDecisionsFollowEachOther(t *testing.T) {
	scenetest.Do(func() {
		for _, c := range [][]string{
			{"owners-4", "coin/7.8", "buy"},
			{"sell-4", "more", "more", "more", "more", "more", "sell"},
			{"rows-4", "coin/2.1", "coin/2.2", "coin/2.3", "coin/2.4", "give"},
		} {
			if ticks := answered(t, c[0], c[1:]...); ticks > 2 {
				t.Errorf("%v: the next decision can be taken after %d ticks", c, ticks)
			}
		}
	})
}
