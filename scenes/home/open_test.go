package home_test

import (
	"testing"

	"treille/scenes"
	"treille/scenes/archive"
	"treille/scenes/home"
	"treille/scenes/host"
	"treille/scenes/scenetest"
	"treille/scenes/tables"
)

// open opens the page with four boxes.
func open(_ testing.TB, room *scenes.Room) { room.Push(home.New(room, tables.All())) }

// openFew opens it with the first n boxes.
func openFew(n int) func(testing.TB, *scenes.Room) {
	return func(_ testing.TB, room *scenes.Room) { room.Push(home.New(room, tables.All()[:n])) }
}

// keep stores the record of a game as the game under way.
func keep(t testing.TB, room *scenes.Room, name string) {
	t.Helper()
	keepBytes(t, room, scenetest.Record(t, name).Bytes())
}

// keepBytes stores what is taken for the record of the game under way.
func keepBytes(t testing.TB, room *scenes.Room, data []byte) {
	t.Helper()
	if err := room.Store.Save(archive.RunningKey, data); err != nil {
		t.Fatal(err)
	}
}

// shelve puts the game under way aside.
func shelve(t testing.TB, room *scenes.Room) {
	t.Helper()
	if err := host.Games(room).Shelve(); err != nil {
		t.Fatal(err)
	}
}

// keptAside lists the keys of damaged games that were put out of the way.
func keptAside(t testing.TB, room *scenes.Room) []string {
	t.Helper()
	keys, err := room.Store.List(archive.RunningKey + ".")
	if err != nil {
		t.Fatal(err)
	}
	return keys
}
