package vino_test

import (
	"strings"
	"testing"

	"treille/scenes/testkit/scenetest"
)

// TestPiecesCanBeInspected presses long on every piece, and uses the button twin.
func TestPiecesCanBeInspected(t *testing.T) {
	for _, size := range []string{"390x844", "844x390", "1280x800"} {
		scenetest.Do(func() {
			app := scenetest.NewApp(scenetest.English(size))
			sit(t, app, "owners-4")
			pieces, buttons, words := scenetest.Inspect(t, app, "pass")
			if least := 5 + 21 + 4 + 1; buttons < least || pieces < buttons { // market, vineyards, pawns, barrel
				t.Errorf("%s: %d pieces, %d buttons for them", size, pieces, buttons)
			}
			for _, word := range []string{"Montepulciano", "Toscana", "barrel"} {
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
		sit(t, app, "owners-4")
		scenetest.Points(t, app, "Toscana", scenetest.Glows)
	})
}

func TestTurnIsShownAgain(t *testing.T) {
	scenetest.Do(func() {
		app := scenetest.NewApp(scenetest.English("390x844"))
		sit(t, app, "owners-4")
		scenetest.ShowAgain(t, app, "pass")
	})
}
