package newgame_test

import (
	"strings"
	"testing"

	"treille/scenes/data/archive"
	"treille/scenes/testkit/scenetest"
)

// TestHiddenMoneyIsPlayed starts Vino with its option and without: at the table
// everybody's money can be read, or only one's own.
func TestHiddenMoneyIsPlayed(t *testing.T) {
	scenetest.Do(func() {
		for _, hidden := range []bool{false, true} {
			app := scenetest.NewApp(scenetest.English("390x844"))
			ids := []string{"start"}
			if hidden {
				ids = []string{"option/hidden-money", "start"}
			}
			prepare("vino", 4, ids...)(t, app)
			record, err := app.Store.Load(archive.RunningKey)
			if err != nil {
				t.Fatal(err)
			}
			if strings.Contains(string(record), `[Options "hidden-money"]`) != hidden {
				t.Errorf("hidden %v: the record is\n%s", hidden, record)
			}
			money := app.Words.Vino.Labels.Money.With("money", "")
			for i, id := range []string{"seat-0", "seat-1", "seat-2", "seat-3"} {
				words := app.Outline().Find(id).Heading
				if own := i == 0; strings.Contains(words, money) != (own || !hidden) {
					t.Errorf("hidden %v: the table says of a seat %q", hidden, words)
				}
			}
		}
	})
}
