package share_test

import (
	"testing"

	"treille/scenes/app"
	"treille/scenes/testkit/scenetest"
)

// list are the states of the page.
func list() []scenetest.Scene {
	return []scenetest.Scene{
		{Name: "share", Main: true, Open: open("weinhaendler", &outside{shares: true}, address)},
		{Name: "share-vino", Open: open("vino", &outside{shares: true}, address)},
		{Name: "share-zankapfel", Open: open("zankapfel", &outside{}, address)},
		{Name: "share-secret", Open: func(t testing.TB, app *app.App) {
			openData(t, app, "weinhaendler", secret(t), &outside{shares: true}, address)
		}},
		{Name: "share-farbenpoker", Open: open("farbenpoker", &outside{}, "")}, // as in a window
	}
}
