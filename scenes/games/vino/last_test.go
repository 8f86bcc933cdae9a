package vino_test

import (
	"slices"
	"testing"

	"treille/scenes/data/store"
	"treille/scenes/games/vino"
	"treille/scenes/testkit/scenetest"
)

// TestV60_TheLastBottleIsTold buys the last bottle and all that is free in its region: the
// notice names nobody who still buys there, and what the end brings stays in the outline as
// long as the flag in the banner.
func TestV60_TheLastBottleIsTold(t *testing.T) {
	scenetest.Do(func() {
		app := scenetest.NewApp(scenetest.English("390x844"))
		last("bottle-4")(t, app)
		const means = "After this buying the game ends: no more sales."
		if s := app.Outline().Find("last"); s == nil || s.Heading != "The last bottle is gone" || !slices.Equal(s.Text, []string{means, "The flag at the top stays as a reminder."}) {
			t.Errorf("it says %v", app.Outline())
		}
		scenetest.Act(t, app, "understood")
		if s := app.Outline().Find("turn"); s == nil || !slices.Contains(s.Text, means) {
			t.Errorf("after it the outline says %v", app.Outline())
		}
	})
}

// TestABeatOfStillnessBeforeTheResult opens a game that is over: its end is seen for a moment.
func TestABeatOfStillnessBeforeTheResult(t *testing.T) {
	scenetest.Do(func() {
		app := scenetest.NewApp(scenetest.English("390x844"))
		app.Settings.Speed = store.SpeedOne
		tb := scenetest.Sit(t, app, vino.Kind(), "over-4")
		if scenetest.Tick(t, app, 30); tb.Ended() {
			t.Error("the result comes at once")
		}
		if scenetest.Tick(t, app, 60); !tb.Ended() {
			t.Error("the result does not come")
		}
	})
}
