package vino_test

import (
	"testing"

	"treille/scenes/testkit/scenetest"
)

func TestTheLogHoldsTheWidestNames(t *testing.T) {
	scenetest.Do(func() {
		room := scenetest.NewRoom(scenetest.Look{Size: "390x844", Lang: "de", Text: 200})
		sit(t, room, "widest-names")
		scenetest.Tick(t, room, 20)
		scenetest.Act(t, room, "menu", "menu/log")
	})
}
