package saves_test

import (
	"bytes"
	"testing"

	"treille/scenes/app"
	"treille/scenes/data/archive"
	"treille/scenes/data/store"
	"treille/scenes/pages/saves"
	"treille/scenes/play/host"
	"treille/scenes/testkit/scenetest"
)

// fill leaves no room for another byte.
func fill(t testing.TB, app *app.App) *store.Memory {
	t.Helper()
	memory := app.Store.(*store.Memory)
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
	keep := func(t testing.TB, app *app.App) {
		newer = scenetest.Record(t, "running-weinhaendler").Bytes()
		must(t, app.Store.Save(archive.RunningKey, newer[:len(newer)/2]))
		must(t, app.Store.Save("shelf-000001", scenetest.Record(t, "running-vino").Bytes()))
		memory = fill(t, app)
		host.NewSaver(app).Keep(newer)
	}
	in(t, keep, func(app *app.App, p *saves.Page, out *outside) {
		press(t, app, p, "running/game", "export/copy")
		if out.clipboard != string(newer) {
			t.Errorf("this is copied:\n%s", out.clipboard)
		}
		all, err := host.Games(app).ExportAll()
		must(t, err)
		if !bytes.Contains(all, newer) {
			t.Error("it is not among all games")
		}
		press(t, app, p, "open/shelf-000001")
		memory.Limit = 0
		scenetest.Act(t, app, "more/continue")
		aside, err := app.Store.List("shelf-")
		must(t, err)
		if len(aside) != 1 || !bytes.Equal(load(t, app, aside[0]), newer) || app.Unsaved != nil {
			t.Errorf("put aside are %q", aside)
		}
	})
}

// TestAFinishedGameIsFiledWhenTheNextMakesRoom ends a game of which only the record
// can be stored, and begins another.
func TestAFinishedGameIsFiledWhenTheNextMakesRoom(t *testing.T) {
	scenetest.Do(func() {
		app := scenetest.NewApp(scenetest.English("390x844"))
		over := scenetest.Record(t, "over-farbenpoker").Bytes()
		next := scenetest.Record(t, "running-vino").Bytes()
		memory := app.Store.(*store.Memory)
		memory.Limit = len(over) + 1500
		saver := host.NewSaver(app)
		saver.Keep(over)
		if games := finished(t, app); len(games) != 0 {
			t.Fatalf("there was room: %d games are filed", len(games))
		}
		memory.Limit += len(next)
		saver.Keep(next)
		if games := finished(t, app); len(games) != 1 || !bytes.Equal(load(t, app, games[0].Key), over) {
			t.Errorf("%d games are filed", len(games))
		}
	})
}

// TestAGameThatCouldNotBeFiledIsNotGivenUp makes room for another game while one that is
// over lies in the place of the one under way alone.
func TestAGameThatCouldNotBeFiledIsNotGivenUp(t *testing.T) {
	scenetest.Do(func() {
		app := scenetest.NewApp(scenetest.English("390x844"))
		over := scenetest.Record(t, "over-farbenpoker").Bytes()
		must(t, app.Store.Save(archive.RunningKey, over))
		memory := fill(t, app)
		if err := host.MakeRoom(app); err == nil {
			t.Error("nobody says that the game would be lost")
		}
		memory.Limit = 0
		must(t, host.MakeRoom(app))
		if games := finished(t, app); len(games) != 1 || !bytes.Equal(load(t, app, games[0].Key), over) {
			t.Errorf("%d games are filed", len(games))
		}
	})
}
