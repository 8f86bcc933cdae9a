package farbenpoker_test

import (
	"testing"

	"treille/scenes/data/store"
	"treille/scenes/testkit/scenetest"
)

// TestAStickRisesWithoutAllocating draws a stick, and counts what moving it
// allocates; who draws next thinks meanwhile, which is not counted.
func TestAStickRisesWithoutAllocating(t *testing.T) {
	scenetest.Do(func() {
		app := scenetest.NewApp(scenetest.English("390x844"))
		app.Settings.Speed, app.Settings.SkipTold = store.SpeedHalf, true
		app.SettingsChanged()
		sit(t, app, "draw-4")
		scenetest.Act(t, app, "hole/B13", "draw")
		scenetest.Tick(t, app, 10)
		moved := 0
		const runs = 20
		allocs := testing.AllocsPerRun(runs, func() {
			app.Stage().Update()
			if app.Stage().Moving() {
				moved++
			}
		})
		if moved < runs {
			t.Fatalf("something moves in %d of %d ticks", moved, runs)
		}
		if allocs > 0 {
			t.Errorf("a step allocates %.0f times", allocs)
		}
	})
}

// TestNothingMovesWhileTheGameWaits looks at the table for two seconds while
// somebody is to decide.
func TestNothingMovesWhileTheGameWaits(t *testing.T) {
	scenetest.Do(func() {
		for _, name := range []string{"draw-4", "reroll-4", "place-4", "third-4", "comeback-4"} {
			app := scenetest.NewApp(scenetest.English("390x844"))
			app.Settings.Speed = store.SpeedOne
			app.SettingsChanged()
			sit(t, app, name)
			scenetest.Tick(t, app, 60)
			for range 120 {
				scenetest.Tick(t, app, 1)
				if app.Stage().Moving() {
					t.Fatalf("%s: something moves", name)
				}
			}
		}
	})
}
