package zankapfel_test

import (
	"testing"

	"treille/scenes/data/store"
	"treille/scenes/games/zankapfel"
	"treille/scenes/testkit/scenetest"
)

// TestZ61_TheOthersWaitForTheNotice opens a quarrel after the last chip, in which computer
// players decide at the same time as the player: they do so once he has been told.
func TestZ61_TheOthersWaitForTheNotice(t *testing.T) {
	scenetest.Do(func() {
		app := scenetest.NewApp(scenetest.English("390x844"))
		app.Settings.Speed = store.SpeedOne
		tb := scenetest.Sit(t, app, zankapfel.Kind(), "last-3")
		ply := func() (n int) {
			tb.State(func(name string, v any) {
				if name == "ply" {
					n = v.(int)
				}
			})
			return n
		}
		scenetest.Last(t, app)
		before := ply()
		if scenetest.Tick(t, app, 600); ply() != before {
			t.Errorf("%d decisions are taken below the notice", ply()-before)
		}
		scenetest.Act(t, app, "understood")
		if scenetest.Tick(t, app, 600); ply() == before {
			t.Error("nothing goes on after it")
		}
	})
}
