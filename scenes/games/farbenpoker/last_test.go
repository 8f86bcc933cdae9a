package farbenpoker_test

import (
	"strings"
	"testing"

	"treille/scenes/data/store"
	"treille/scenes/games/farbenpoker"
	"treille/scenes/testkit/scenetest"
	"treille/scenes/ui"
	"treille/sprites"
)

// TestF30_TheNoticeLeavesTheTable opens a game that is over as the stock is empty: that is told, then the
// table can be looked at until its button leads to the result.
func TestF30_TheNoticeLeavesTheTable(t *testing.T) {
	scenetest.Do(func() {
		app := scenetest.NewApp(scenetest.English("390x844"))
		app.Settings.Speed = store.SpeedOne
		scenetest.Sit(t, app, farbenpoker.Kind(), "over-4")
		if scenetest.Tick(t, app, 40); app.Stage().Find("understood") != nil || app.Stage().Find("result") != nil {
			t.Error("the notice covers what the sticks show before it has been seen")
		}
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

// TestF30_FewChipsAreAnnounced opens a game in which one turn may empty the stock: a notice says so once, and the
// stock's number keeps it in mind.
func TestF30_FewChipsAreAnnounced(t *testing.T) {
	scenetest.Do(func() {
		app := scenetest.NewApp(scenetest.English("390x844"))
		app.Settings.Speed = store.SpeedOne
		sit(t, app, "last-4")
		scenetest.Last(t, app)
		if said := sentences(app); !strings.Contains(said, "Last chips\n") || !strings.Contains(said, "once it is empty") {
			t.Errorf("the notice says %q", said)
		}
		scenetest.Act(t, app, "understood")
		scenetest.Tick(t, app, 200)
		gold := false
		app.Stage().Visit(func(it ui.Item, _ ui.Rect) {
			gold = gold || it.Kind == ui.Text && it.Style.Color == sprites.Glow && len(it.Words) == 1
		})
		if app.Stage().Find("understood") != nil || !gold {
			t.Errorf("it is told again, or the number of the stock is not gold: %v", gold)
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

// TestPlayingOnIsSaidToBeANewGame plays on from a replay.
func TestPlayingOnIsSaidToBeANewGame(t *testing.T) {
	scenetest.Do(func() {
		app := scenetest.NewApp(scenetest.English("390x844"))
		replayWithoutChips(t, app)
		scenetest.Act(t, app, "play-on")
		if said := strings.ReplaceAll(sentences(app), "\n", " "); !strings.Contains(said, "From here on it is a new game") {
			t.Errorf("said is %q", said)
		}
	})
}
