package farbenpoker

import (
	"slices"
	"testing"

	"treille/engine"
	fp "treille/engine/farbenpoker"
	"treille/engine/search"
	"treille/scenes/play/host"
	"treille/scenes/table"
	"treille/scenes/testkit/scenetest"
	"treille/scenes/testkit/tabletest"
)

// TestReplay sees whole games again through the controls.
func TestReplay(t *testing.T) { tabletest.Replay(t, Kind()) }

// TestDecisionsAreNamedApart reads in a game that is over what was compared with decisions of the player:
// beside rolling again a stick to be drawn is named by what it shows, and two names alike amount to the
// same.
func TestDecisionsAreNamedApart(t *testing.T) {
	scenetest.Do(func() {
		app := scenetest.NewApp(scenetest.English("390x844"))
		playback, err := host.NewReplay(scenetest.Record(t, "over-4").Bytes(), host.NewSaver(app))
		if err != nil {
			t.Fatal(err)
		}
		several := 0
		for step := range playback.Steps() {
			playback.Seek(step)
			p, _, ok := playback.Decision()
			if !ok || p != 0 {
				continue
			}
			found, done := playback.Compared(1 << 20)
			for !done {
				found, done = playback.Compared(1 << 20)
			}
			found = table.Where(found, func(r search.Result) bool { return r.Playouts > 0 })
			names := table.NewAnnotator(app, Kind(), playback.Copy(), p).Names(step, found)
			seen := map[string]move{}
			in := playback.Info(engine.Player(0))
			for i, name := range names {
				m := moveOf(in.(*fp.Info), found[i].Action)
				if other, ok := seen[name]; ok && (m != other || m == moveSeen || m == moveWait) {
					t.Errorf("step %d: two decisions are called %q", step, name)
				}
				seen[name] = m
			}
			if len(slices.Compact(slices.Sorted(slices.Values(names)))) > 2 {
				several++
			}
		}
		if several < 3 {
			t.Errorf("only %d decisions have two beside them", several)
		}
	})
}
