package scenetest

import (
	"testing"

	scenes "treille/scenes/app"
	"treille/scenes/play/host"
	"treille/scenes/table"
)

// Again opens a table at which the game of a record is seen again, just after a step
// at a share of its way, 0 to 1.
func Again(t testing.TB, room *scenes.Room, kind table.Kind, name string, share float64) *table.Table {
	t.Helper()
	reel, err := host.NewReplay(Record(t, name).Bytes(), host.NewSaver(room))
	if err != nil {
		t.Fatalf("%s: %v", recordPath(name), err)
	}
	tb := table.NewReplay(room, kind, reel)
	room.Push(tb)
	Tick(t, room, 3)
	Find(t, room, "replay/scrub").SetAt(share)
	Tick(t, room, 3)
	Act(t, room, "replay/step")
	Tick(t, room, 60)
	return tb
}
