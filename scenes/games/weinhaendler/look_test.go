package weinhaendler_test

import (
	"strings"
	"testing"

	"treille/scenes/testkit/scenetest"
)

// TestPiecesCanBeInspected presses long on every card, and uses the button twin.
func TestPiecesCanBeInspected(t *testing.T) {
	for _, size := range []string{"390x844", "844x390", "1280x800"} {
		scenetest.Do(func() {
			app := scenetest.NewApp(scenetest.English(size))
			sit(t, app, "bidding-grown-cellars")
			pieces, buttons, words := scenetest.Inspect(t, app, "pass")
			if least := 4 + 4 + 5; buttons < least || pieces < buttons+12 && size != "1280x800" { // offer, bids, hand; and cellars
				t.Errorf("%s: %d pieces, %d buttons for them", size, pieces, buttons)
			}
			if !strings.Contains(words, "Bordeaux") {
				t.Errorf("%s: no bottle is named in\n%s", size, words)
			}
		})
	}
}

func TestLinesPointAtTheirPieces(t *testing.T) {
	scenetest.Do(func() {
		app := scenetest.NewApp(scenetest.English("390x844"))
		sit(t, app, "bidding-4")
		scenetest.Act(t, app, "tab/cellar")
		scenetest.Points(t, app, "adds", scenetest.Glows)
	})
}

func TestTurnIsShownAgain(t *testing.T) {
	scenetest.Do(func() {
		app := scenetest.NewApp(scenetest.English("390x844"))
		sit(t, app, "bidding-4")
		scenetest.ShowAgain(t, app, "pass")
	})
}
