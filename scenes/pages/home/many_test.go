package home_test

import (
	"runtime"
	"testing"

	scenes "treille/scenes/app"
	"treille/scenes/data/store"
	"treille/scenes/games"
	"treille/scenes/pages/home"
	"treille/scenes/testkit/scenetest"
)

// TestManyGamesLeaveNothing watches games at all tables in one room, and compares the
// memory after six at each table with that after two.
func TestManyGamesLeaveNothing(t *testing.T) {
	scenetest.Do(func() {
		room := scenetest.NewRoom(scenetest.English("390x844"))
		room.Settings.Speed = store.SpeedInstant
		for _, k := range tables.All() {
			room.Settings.SetTable(k.Name(), []store.Seat{{Kind: store.Easy, Crest: "owl", Name: "Hugo"}, {Kind: store.Easy, Crest: "snail", Name: "Emma"}, {Kind: store.Easy, Crest: "fox", Name: "Clara"}})
		}
		room.SettingsChanged()
		room.Push(home.New(room, tables.All()))
		scenetest.Tick(t, room, 2)
		var first, last int
		for round := range 6 {
			for _, k := range tables.All() {
				watch(t, room, k.Name())
			}
			if last = heap(t, room); round == 1 {
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
func watch(t *testing.T, room *scenes.Room, game string) {
	t.Helper()
	scenetest.Act(t, room, "play/"+game, "play", "start")
	for range 100000 {
		if scenetest.Tick(t, room, 1); room.Stage().Find("again") != nil {
			scenetest.Act(t, room, "home")
			return
		}
	}
	t.Fatalf("%s does not end", game)
}

// heap is how many bytes are used, but for the games in the store.
func heap(t *testing.T, room *scenes.Room) int {
	t.Helper()
	keys, err := room.Store.List("")
	if err != nil {
		t.Fatal(err)
	}
	kept := 0
	for _, k := range keys {
		data, err := room.Store.Load(k)
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
