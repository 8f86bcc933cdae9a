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
		room := scenetest.NewRoom(scenetest.English("390x844"))
		room.Settings.Speed, room.Settings.SkipTold = store.SpeedHalf, true
		room.SettingsChanged()
		sit(t, room, "draw-4")
		scenetest.Act(t, room, "hole/B13", "draw")
		scenetest.Tick(t, room, 10)
		moved := 0
		const runs = 20
		allocs := testing.AllocsPerRun(runs, func() {
			room.Stage().Update()
			if room.Stage().Moving() {
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
			room := scenetest.NewRoom(scenetest.English("390x844"))
			room.Settings.Speed = store.SpeedOne
			room.SettingsChanged()
			sit(t, room, name)
			scenetest.Tick(t, room, 60)
			for range 120 {
				scenetest.Tick(t, room, 1)
				if room.Stage().Moving() {
					t.Fatalf("%s: something moves", name)
				}
			}
		}
	})
}
