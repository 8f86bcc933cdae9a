package zankapfel_test

import (
	"testing"

	"treille/scenes/testkit/scenetest"
)

func TestTheTableHoldsTheWidestNames(t *testing.T) {
	scenetest.Do(func() {
		for _, size := range []string{"390x844", "844x390", "1280x800"} {
			room := scenetest.NewRoom(scenetest.Look{Size: size, Lang: "de", Text: 200})
			sit(t, room, "widest-names")
			scenetest.Tick(t, room, 20)
			scenetest.Act(t, room, "menu", "menu/log")
		}
	})
}
