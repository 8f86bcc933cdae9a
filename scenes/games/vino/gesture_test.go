package vino_test

import (
	"slices"
	"testing"

	"treille/scenes/app"
	"treille/scenes/data/store"
	"treille/scenes/testkit/scenetest"
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
		turn, pass := app.Outline().Find("turn"), app.Stage().Find("pass")
		if ticks++; pass == nil || !pass.Disabled || !slices.Contains(turn.Text, "You buy in Toscana") {
			return ticks
		}
		tick(app, ticks)
	}
	t.Fatal("the vineyards are never there")
	return ticks
}

// TestVineyardsOfOneGestureComeTogether buys one vineyard, and two: these take hardly longer.
func TestVineyardsOfOneGestureComeTogether(t *testing.T) {
	scenetest.Do(func() {
		waits := func(*app.App, int) {}
		one, two := buys(t, waits, "coin/7.8"), buys(t, waits, "coin/7.8", "coin/7.9")
		if one < 20 || two > one+15 {
			t.Errorf("one vineyard takes %d ticks, two take %d", one, two)
		}
	})
}

// TestAPressEndsTheOwnFlight presses what cannot be pressed while the own pawns fly: they are there then.
func TestAPressEndsTheOwnFlight(t *testing.T) {
	scenetest.Do(func() {
		for _, id := range []string{"buy", "pass", "coin/7.11"} {
			pressed := func(app *app.App, ticks int) {
				if ticks%3 == 0 {
					app.Activate(id)
				}
			}
			if ticks := buys(t, pressed, "coin/7.8", "coin/7.9"); ticks > 12 {
				t.Errorf("with presses on %s the player is called again after %d ticks", id, ticks)
			}
		}
	})
}
