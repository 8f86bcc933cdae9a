package home_test

import (
	"runtime"
	"testing"

	"treille/engine"
	"treille/scenes/app"
	"treille/scenes/data/store"
	"treille/scenes/games"
	"treille/scenes/pages"
	"treille/scenes/pages/home"
	"treille/scenes/testkit/scenetest"
)

// TestManyGamesLeaveNothing watches games at all tables in one room, and compares the
// memory after six at each table with that after two.
func TestManyGamesLeaveNothing(t *testing.T) {
	scenetest.Do(func() {
		app := scenetest.NewApp(scenetest.English("390x844"))
		app.Settings.Speed = store.SpeedInstant
		for _, k := range pages.With(games.All()) {
			app.Settings.SetTable(k.Name(), []store.Seat{{Kind: engine.Easy, Crest: "owl", Name: "Hugo"}, {Kind: engine.Easy, Crest: "snail", Name: "Emma"}, {Kind: engine.Easy, Crest: "fox", Name: "Clara"}})
		}
		app.SettingsChanged()
		app.Push(home.New(app, pages.With(games.All())))
		scenetest.Tick(t, app, 2)
		var first, last int
		for round := range 6 {
			for _, k := range pages.With(games.All()) {
				watch(t, app, k.Name())
			}
			if last = heap(t, app); round == 1 {
				first = last
			}
			t.Logf("after %d games at each table: %d bytes", round+1, last)
		}
		if grown := last - first; grown > first/50 {
			t.Errorf("%d bytes after 2 games at each table, %d more after 6", first, grown)
		}
	})
}

// watch starts a game of computer players and waits for its result.
func watch(t *testing.T, app *app.App, game string) {
	t.Helper()
	scenetest.Act(t, app, "play/"+game, "play", "start")
	for range 100000 {
		if scenetest.Tick(t, app, 1); app.Stage().Find("again") != nil {
			scenetest.Act(t, app, "home")
			return
		}
	}
	t.Fatalf("%s does not end", game)
}

// heap is how many bytes are used, but for the games in the store.
func heap(t *testing.T, app *app.App) int {
	t.Helper()
	keys, err := app.Store.List("")
	if err != nil {
		t.Fatal(err)
	}
	kept := 0
	for _, k := range keys {
		data, err := app.Store.Load(k)
		if err != nil {
			t.Fatal(err)
		}
		kept += cap(data)
	}
	runtime.GC()
	runtime.GC()
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return int(m.HeapAlloc) - kept
}
