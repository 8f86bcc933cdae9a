package farbenpoker_test

import (
	"testing"

	"treille/scenes/testkit/scenetest"
)

func TestTheLogIsShownBySeat(t *testing.T) {
	scenetest.Do(func() {
		app := scenetest.NewApp(scenetest.English("390x844"))
		sit(t, app, "draw-4")
		scenetest.LogBySeat(t, app, 4)
	})
}
