package scenetest

import (
	"testing"

	"treille/scenes/app"
	"treille/scenes/play/host"
	"treille/scenes/table"
)

// Again opens a table at which the game of a record is seen again, just after a step
// at a share of its way, 0 to 1.
func Again(t testing.TB, app *app.App, spec table.GameSpec, name string, share float64) *table.Table {
	t.Helper()
	reel, err := host.NewReplay(Record(t, name).Bytes(), host.NewSaver(app))
	if err != nil {
		t.Fatalf("%s: %v", recordPath(name), err)
	}
	tb := table.NewReplay(app, WithPages(spec), reel)
	app.Push(tb)
	Tick(t, app, 3)
	scrub := Find(t, app, "replay/scrub")
	scrub.Adjust(int(share*float64(scrub.Most) + 0.5)) // the same step on all screens
	Tick(t, app, 3)
	Act(t, app, "replay/step")
	Tick(t, app, 60)
	return tb
}
