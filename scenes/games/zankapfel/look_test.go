package zankapfel_test

import (
	"strings"
	"testing"

	"treille/scenes/testkit/scenetest"
	"treille/scenes/ui"
)

// TestPiecesCanBeInspected presses long on every piece, and uses the button twin.
func TestPiecesCanBeInspected(t *testing.T) {
	for _, size := range []string{"390x844", "844x390", "1280x800"} {
		scenetest.Do(func() {
			app := scenetest.NewApp(scenetest.English(size))
			sit(t, app, "farm-5")
			pieces, buttons, words := scenetest.Inspect(t, app, "hand/yellow")
			if least := 9 + 8; buttons < least || pieces < buttons { // orchard; race, hand and pile
				t.Errorf("%s: %d pieces, %d buttons for them", size, pieces, buttons)
			}
			for _, word := range []string{"yellow", "mayor"} {
				if !strings.Contains(words, word) {
					t.Errorf("%s: no %s is named in\n%s", size, word, words)
				}
			}
		})
	}
}

func TestLinesPointAtTheirPieces(t *testing.T) {
	scenetest.Do(func() {
		app := scenetest.NewApp(scenetest.English("390x844"))
		sit(t, app, "accept-5")
		scenetest.Points(t, app, "announces", func(it ui.Item) bool { return it.Look.ID == "zankapfel/square-chosen" })
	})
}

func TestTurnIsShownAgain(t *testing.T) {
	scenetest.Do(func() {
		app := scenetest.NewApp(scenetest.English("390x844"))
		sit(t, app, "accept-5")
		scenetest.ShowAgain(t, app, "decline")
	})
}
