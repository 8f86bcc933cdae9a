package farbenpoker_test

import (
	"testing"

	"treille/scenes/testkit/scenetest"
)

func TestTheLogIsShownBySeat(t *testing.T) {
	scenetest.Do(func() {
		room := scenetest.NewRoom(scenetest.English("390x844"))
		sit(t, room, "draw-4")
		scenetest.LogBySeat(t, room, 4)
	})
}
