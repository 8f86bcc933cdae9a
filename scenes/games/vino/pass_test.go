package vino_test

import (
	"strings"
	"testing"

	"treille/scenes/testkit/scenetest"
)

// TestPassingIsAskedAboutOnce passes before and after a purchase: who has bought ends it by
// passing, and only who has not is asked whether he means it.
func TestPassingIsAskedAboutOnce(t *testing.T) {
	scenetest.Do(func() {
		room := scenetest.NewRoom(scenetest.English("390x844"))
		sit(t, room, "owners-4")
		press(t, room, "pass")
		if room.Stage().Find("sure") == nil {
			t.Fatal("who has bought nothing is not asked before he passes")
		}
		press(t, room, "cancel")
		for _, c := range room.Stage().Controls() {
			if strings.HasPrefix(c.ID, "coin/") && !c.Disabled {
				press(t, room, c.ID)
				break
			}
		}
		press(t, room, "buy")
		for range 600 {
			if c := room.Stage().Find("pass"); c != nil && !c.Disabled {
				break
			}
			scenetest.Tick(t, room, 1)
		}
		press(t, room, "pass")
		if room.Stage().Find("sure") != nil {
			t.Error("who has bought is asked before he passes")
		}
	})
}
