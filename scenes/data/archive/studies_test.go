package archive_test

import (
	"bytes"
	"testing"

	"treille/engine"
	"treille/scenes/data/archive"
	"treille/scenes/data/store"
)

// studied is an archive with a finished game, about two of whose seats something was
// found.
func studied(t *testing.T, st *store.Memory) (archive.Archive, []byte) {
	t.Helper()
	a := games(st)
	data := whole(t, "farbenpoker", 3, 1)
	finish(t, a, data)
	for seat, text := range []string{"found", "found more"} {
		if err := a.KeepStudy(data, engine.Player(seat), []byte(text)); err != nil {
			t.Fatal(err)
		}
	}
	return a, data
}

func TestStudiesAreKeptWithTheirGame(t *testing.T) {
	a, data := studied(t, &store.Memory{})
	other := whole(t, "farbenpoker", 3, 2)
	if err := a.KeepStudy(other, 0, []byte("found")); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		record []byte
		seat   engine.Player
		want   string
	}{{data, 0, "found"}, {data, 1, "found more"}, {data, 2, ""}, {other, 0, ""}} {
		if got := string(a.Study(c.record, c.seat)); got != c.want {
			t.Errorf("of seat %d %q was kept, want %q", c.seat, got, c.want)
		}
	}
	text, err := a.ExportAll()
	if err != nil || bytes.Contains(text, []byte("found")) {
		t.Errorf("it is exported, too: %v", err)
	}
	if damaged, err := a.Damaged(); err != nil || len(damaged) > 0 {
		t.Errorf("%d games are damaged: %v", len(damaged), err)
	}
	if err := a.Delete(list(t, a)[0].Key); err != nil {
		t.Fatal(err)
	}
	if keys, _ := a.Store.List("study-"); len(keys) > 0 {
		t.Errorf("left of a deleted game are %q", keys)
	}
}

// TestStudiesMakeRoom keeps a game where only what was found has room to give.
func TestStudiesMakeRoom(t *testing.T) {
	st := &store.Memory{}
	a, first := studied(t, st)
	data := whole(t, "farbenpoker", 3, 2)
	if err := a.KeepStudy(first, 2, bytes.Repeat([]byte("x"), len(data))); err != nil {
		t.Fatal(err)
	}
	keys, _ := st.List("")
	st.Limit = len(data) - len(load(t, st, archive.RunningKey)) - 1
	for _, k := range keys {
		st.Limit += len(k) + len(load(t, st, k))
	}
	if err := a.Keep(data); err != nil {
		t.Errorf("the game was not kept: %v", err)
	}
	if keys, _ := st.List("study-"); len(keys) > 0 {
		t.Errorf("left are %q", keys)
	}
}
