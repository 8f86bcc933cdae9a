package gamepage_test

import (
	"strings"
	"testing"

	"treille/scenes/games"
	"treille/scenes/pages"
	"treille/scenes/pages/gamepage"
	"treille/scenes/testkit/scenetest"
)

// TestFriendsPlayRoundThisDeviceOrApart asks how, and leads to seats for two people, or to a table on the server.
func TestFriendsPlayRoundThisDeviceOrApart(t *testing.T) {
	for way, scene := range map[string]string{"friends/here": "newgame", "friends/apart": "online-open"} {
		for _, spec := range pages.With(games.All()) {
			scenetest.Do(func() {
				a := scenetest.NewApp(scenetest.English("390x844"))
				a.Line = served{}
				a.Push(gamepage.New(a, spec, pages.With(games.All())))
				scenetest.Tick(t, a, 2)
				scenetest.Act(t, a, "friends", way)
				if name := a.Scene().Name(); name != scene {
					t.Errorf("%s of %s leads to %s", way, spec.Name(), name)
				}
				if people := strings.Count(a.Outline().String(), ": human,"); way == "friends/here" && people != 2 {
					t.Errorf("%s begins with %d people:\n%s", spec.Name(), people, a.Outline())
				}
			})
		}
	}
}
