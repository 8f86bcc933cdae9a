package farbenpoker_test

import (
	"testing"

	"treille/scenes/data/store"
	"treille/scenes/games/farbenpoker"
	"treille/scenes/testkit/scenetest"
)

// TestF30_TheNoticeLeadsToTheResult opens a game that is over as the stock is empty: that is
// told before the result, which comes at once then.
func TestF30_TheNoticeLeadsToTheResult(t *testing.T) {
	scenetest.Do(func() {
		app := scenetest.NewApp(scenetest.English("390x844"))
		app.Settings.Speed = store.SpeedOne
		tb := scenetest.Sit(t, app, farbenpoker.Kind(), "over-4")
		if scenetest.Tick(t, app, 300); tb.Ended() {
			t.Error("the result comes before the notice has gone")
		}
		if scenetest.Last(t, app, "understood"); !tb.Ended() {
			t.Error("the notice does not lead to the result")
		}
	})
}
