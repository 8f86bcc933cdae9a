package farbenpoker_test

import (
	"strings"
	"testing"

	"treille/scenes/app"
	"treille/scenes/games/farbenpoker"
	"treille/scenes/testkit/scenetest"
	"treille/scenes/ui"
)

// TestWaitingIsSaidInWords reads what is said while somebody draws a stick that is known to miss: on
// a phone its plate has room for a word alone.
func TestWaitingIsSaidInWords(t *testing.T) {
	scenetest.Do(func() {
		app := scenetest.NewApp(scenetest.English("390x844"))
		scenetest.Told(t, app, farbenpoker.Kind(), "place-4", "", 30, "hole/B5", "put")
		if said := sentences(app); !strings.Contains(said, "Hugo waits: draws a stick known to be wrong.") {
			t.Errorf("said is %q", said)
		}
	})
}

// sentences are all words that are seen.
func sentences(app *app.App) (words string) {
	app.Stage().Visit(func(it ui.Item, _ ui.Rect) {
		if it.Kind == ui.Text {
			words += it.Words + "\n"
		}
	})
	return words
}
