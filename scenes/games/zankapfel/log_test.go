package zankapfel_test

import (
	"testing"

	"treille/scenes/testkit/scenetest"
)

func TestTheLogIsShownBySeat(t *testing.T) {
	scenetest.Do(func() {
		room := scenetest.NewRoom(scenetest.English("390x844"))
		sit(t, room, "accept-6")
		scenetest.LogBySeat(t, room, 6)
	})
}
