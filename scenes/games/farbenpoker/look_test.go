package farbenpoker_test

import (
	"strings"
	"testing"

	"treille/scenes/testkit/scenetest"
	"treille/scenes/ui"
	"treille/sprites"
)

// TestEverythingIsLookedAt looks at sticks, the ones that are out too, dice, pot, stock and players;
// meanwhile no button looks as if it could be pressed.
func TestEverythingIsLookedAt(t *testing.T) {
	scenetest.Do(func() {
		for record, sticks := range map[string]int{"draw-4": 18, "place-4": 18, "third-4": 18} {
			for _, size := range []string{"390x844", "844x390", "1280x800"} {
				app := scenetest.NewApp(scenetest.English(size))
				sit(t, app, record)
				for _, c := range app.Stage().Controls() {
					if strings.HasPrefix(c.ID, "hole/") && !c.Disabled {
						scenetest.Act(t, app, c.ID)
						break
					}
				}
				scenetest.Act(t, app, "menu", "menu/look")
				n := map[string]int{}
				for _, c := range app.Stage().Controls() {
					if strings.HasPrefix(c.ID, "look/") {
						n[strings.Fields(strings.ReplaceAll(c.Label, ":", ""))[1]]++
					}
				}
				if n["stick"] != sticks || n["pot"] != 1 || n["stock"] != 1 || n["die"] != 3 || len(n) != 4+3 {
					t.Errorf("%s, %s: looked at are %v", record, size, n)
				}
				app.Stage().Visit(func(it ui.Item, _ ui.Rect) {
					if it.Kind == ui.Surface && it.Surface.Kind == sprites.Primary && it.Surface.State != sprites.Disabled {
						t.Errorf("%s, %s: a button looks as if it could be pressed", record, size)
					}
				})
			}
		}
	})
}

// TestAPlayerIsSaidWhereNothingIsCovered presses the sheet of another player: what he has and has
// found is said on a sheet of its own.
func TestAPlayerIsSaidWhereNothingIsCovered(t *testing.T) {
	scenetest.Do(func() {
		app := scenetest.NewApp(scenetest.English("390x844"))
		sit(t, app, "draw-4")
		scenetest.Act(t, app, "seat/1")
		for _, words := range []string{"Hugo: 5 chips", "Hits: ", "Misses: ", "Pots won: "} {
			if said := scenetest.Find(t, app, "inspected").Label; !strings.Contains(said, words) {
				t.Errorf("of a player is said %q, without %q", said, words)
			}
		}
		scenetest.Act(t, app, "inspected")
	})
}
