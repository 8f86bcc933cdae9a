package farbenpoker_test

import (
	"strings"
	"testing"

	"treille/scenes/data/store"
	"treille/scenes/games/farbenpoker"
	"treille/scenes/testkit/scenetest"
)

// TestF30_TheNoticeLeavesTheTable opens a game that is over as the stock is empty: that is told, then the
// table can be looked at until its button leads to the result.
func TestF30_TheNoticeLeavesTheTable(t *testing.T) {
	scenetest.Do(func() {
		app := scenetest.NewApp(scenetest.English("390x844"))
		app.Settings.Speed = store.SpeedOne
		scenetest.Sit(t, app, farbenpoker.Kind(), "over-4")
		if scenetest.Tick(t, app, 300); app.Scene().Name() == "result" {
			t.Error("the result comes before the notice has gone")
		}
		scenetest.Last(t, app, "understood")
		if scenetest.Tick(t, app, 300); app.Scene().Name() == "result" {
			t.Error("the result comes by itself once the notice has gone")
		}
		if scenetest.Act(t, app, "result"); app.Scene().Name() != "result" {
			t.Error("the button does not lead to the result")
		}
	})
}

// TestTheResultTellsHitsAndMisses reads the ranking of a game aloud in which 25 hits have emptied the stock.
func TestTheResultTellsHitsAndMisses(t *testing.T) {
	scenetest.Do(func() {
		app := scenetest.NewApp(scenetest.English("844x390"))
		result("over-5")(t, app)
		want := []string{"start 5, hits +7, misses 0", "hits +5, misses −1", "hits +5, misses −2", "hits +5, misses −3", "hits +3, misses −3"}
		for i, line := range app.Outline().Find("ranking").Items {
			if !strings.Contains(line, want[i]) {
				t.Errorf("it reads %q, want %q", line, want[i])
			}
		}
	})
}
