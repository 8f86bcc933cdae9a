package archive_test

import (
	"strings"
	"testing"

	"treille/scenes/data/archive"
	"treille/scenes/data/store"
)

var (
	clara = store.Seat{Name: "Clara", Crest: "fox"}
	nora  = store.Seat{Name: "Nora", Crest: "boar"}
)

// TestWhatWasPlayedBecomesMine plays two games under the usual name, of which one still lies where
// it was played and one is deleted, and has another under way: all of them become Nora's, and none is counted twice.
func TestWhatWasPlayedBecomesMine(t *testing.T) {
	st := &store.Memory{}
	a := games(st)
	finish(t, a, whole(t, "farbenpoker", 2, 2))
	if err := a.Delete(list(t, a)[0].Key); err != nil {
		t.Fatal(err)
	}
	if err := a.Keep(begun(t, 3)); err != nil {
		t.Fatal(err)
	}
	if err := a.Shelve(); err != nil {
		t.Fatal(err)
	}
	last := whole(t, "weinhaendler", 3, 1)
	finish(t, a, last)
	if load(t, st, archive.RunningKey) != string(last) {
		t.Fatal("the last game has left its place")
	}
	if err := a.Rename(clara, nora); err != nil {
		t.Fatal(err)
	}
	if err := a.File([]byte(load(t, st, archive.RunningKey))); err != nil { // as when the program begins
		t.Fatal(err)
	}
	all := list(t, games(st))
	if len(all) != 2 {
		t.Fatalf("%d games have been played", len(all))
	}
	for _, g := range all {
		if s := g.Record.Seats[0]; s.Name != "Nora" || s.Crest != "boar" || !g.Counts {
			t.Errorf("%s is %+v, and counts: %v", g.Record.Game, s, g.Counts)
		}
		if g.Key != "" && !strings.Contains(load(t, st, g.Key), " boar Nora\"") {
			t.Errorf("%s is kept as\n%s", g.Record.Game, load(t, st, g.Key))
		}
	}
	for _, u := range running(t, a) {
		if !strings.Contains(string(u.Data), " boar Nora\"") {
			t.Errorf("under way is\n%s", u.Data)
		}
	}
}

// TestWhoHasANameKeepsIt takes a name and a crest that others had in a game, and renames games that were
// not played here: each keeps what he had.
func TestWhoHasANameKeepsIt(t *testing.T) {
	for _, c := range []struct {
		to   store.Seat
		want string
	}{
		{store.Seat{Name: "hugo 2", Crest: "boar"}, "human fox Clara"},
		{store.Seat{Name: "Nora", Crest: "owl"}, "human fox Nora"},
	} {
		st := &store.Memory{}
		a := games(st)
		finish(t, a, whole(t, "weinhaendler", 3, 1))
		if err := a.Rename(clara, c.to); err != nil {
			t.Fatal(err)
		}
		if data := load(t, st, list(t, a)[0].Key); !strings.Contains(data, c.want+"\"") {
			t.Errorf("%+v: it is kept as\n%s", c.to, data)
		}
	}
	st := &store.Memory{}
	a := games(st)
	if _, err := a.Import(whole(t, "weinhaendler", 3, 1)); err != nil {
		t.Fatal(err)
	}
	if err := a.FileMine(friends(t), 0); err != nil {
		t.Fatal(err)
	}
	if err := a.Rename(clara, nora); err != nil {
		t.Fatal(err)
	}
	for _, g := range list(t, a) {
		if g.Record.Seats[0].Name != "Clara" {
			t.Errorf("a game that somebody else played becomes %s's", g.Record.Seats[0].Name)
		}
	}
}

func running(t *testing.T, a archive.Archive) []archive.Unfinished {
	t.Helper()
	all, err := a.Running()
	if err != nil || len(all) != 1 {
		t.Fatalf("%d games are under way, %v", len(all), err)
	}
	return all
}
