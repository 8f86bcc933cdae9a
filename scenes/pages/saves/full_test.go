package saves_test

import (
	"bytes"
	"testing"

	scenes "treille/scenes/app"
	"treille/scenes/data/archive"
	"treille/scenes/data/store"
	"treille/scenes/pages/saves"
	"treille/scenes/play/host"
	"treille/scenes/testkit/scenetest"
)

// fill leaves no room for another byte.
func fill(t testing.TB, room *scenes.Room) *store.Memory {
	t.Helper()
	memory := room.Store.(*store.Memory)
	keys, err := memory.List("")
	must(t, err)
	memory.Limit = 1
	for _, k := range keys {
		data, err := memory.Load(k)
		must(t, err)
		memory.Limit += len(k) + len(data)
	}
	return memory
}

// TestAGameThatCannotBeStoredGoesOut exports the game under way as it is, though only
// an older state of it lies in the store, and stores it once there is room.
func TestAGameThatCannotBeStoredGoesOut(t *testing.T) {
	var newer []byte
	var memory *store.Memory
	keep := func(t testing.TB, room *scenes.Room) {
		newer = scenetest.Record(t, "running-weinhaendler").Bytes()
		must(t, room.Store.Save(archive.RunningKey, newer[:len(newer)/2]))
		must(t, room.Store.Save("shelf-000001", scenetest.Record(t, "running-vino").Bytes()))
		memory = fill(t, room)
		host.NewSaver(room).Keep(newer)
	}
	in(t, keep, func(room *scenes.Room, p *saves.Page, out *outside) {
		press(t, room, p, "export/game", "export/copy")
		if out.clipboard != string(newer) {
			t.Errorf("this is copied:\n%s", out.clipboard)
		}
		all, err := host.Games(room).ExportAll()
		must(t, err)
		if !bytes.Contains(all, newer) {
			t.Error("it is not among all games")
		}
		press(t, room, p, "open/shelf-000001")
		reach(t, room, p, "continue")
		memory.Limit = 0
		scenetest.Act(t, room, "continue")
		aside, err := room.Store.List("shelf-")
		must(t, err)
		if len(aside) != 1 || !bytes.Equal(load(t, room, aside[0]), newer) || room.Unsaved != nil {
			t.Errorf("put aside are %q", aside)
		}
	})
}

// TestAFinishedGameIsFiledWhenTheNextMakesRoom ends a game of which only the record
// can be stored, and begins another.
func TestAFinishedGameIsFiledWhenTheNextMakesRoom(t *testing.T) {
	scenetest.Do(func() {
		room := scenetest.NewRoom(scenetest.English("390x844"))
		over := scenetest.Record(t, "over-farbenpoker").Bytes()
		next := scenetest.Record(t, "running-vino").Bytes()
		memory := room.Store.(*store.Memory)
		memory.Limit = len(over) + 1500
		saver := host.NewSaver(room)
		saver.Keep(over)
		if games := finished(t, room); len(games) != 0 {
			t.Fatalf("there was room: %d games are filed", len(games))
		}
		memory.Limit += len(next)
		saver.Keep(next)
		if games := finished(t, room); len(games) != 1 || !bytes.Equal(load(t, room, games[0].Key), over) {
			t.Errorf("%d games are filed", len(games))
		}
	})
}

// TestAGameThatCouldNotBeFiledIsNotGivenUp makes room for another game while one that is
// over lies in the place of the one under way alone.
func TestAGameThatCouldNotBeFiledIsNotGivenUp(t *testing.T) {
	scenetest.Do(func() {
		room := scenetest.NewRoom(scenetest.English("390x844"))
		over := scenetest.Record(t, "over-farbenpoker").Bytes()
		must(t, room.Store.Save(archive.RunningKey, over))
		memory := fill(t, room)
		if err := host.MakeRoom(room); err == nil {
			t.Error("nobody says that the game would be lost")
		}
		memory.Limit = 0
		must(t, host.MakeRoom(room))
		if games := finished(t, room); len(games) != 1 || !bytes.Equal(load(t, room, games[0].Key), over) {
			t.Errorf("%d games are filed", len(games))
		}
	})
}
