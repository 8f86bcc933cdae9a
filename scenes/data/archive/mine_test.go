package archive_test

import (
	"strings"
	"testing"

	"treille/engine"
	"treille/engine/record"
	"treille/scenes/data/store"
)

// friends is the record of a game that three people played, each at a device of his own.
func friends(t *testing.T) []byte {
	t.Helper()
	rec, err := record.Parse(whole(t, "weinhaendler", 3, 8))
	if err != nil {
		t.Fatal(err)
	}
	for i, name := range []string{"Clara", "Jonas", "Emma"} {
		rec.Seats[i] = record.Seat{Kind: record.Human, Crest: []string{"fox", "hedgehog", "snail"}[i], Name: name}
	}
	return rec.Bytes()
}

// TestAGameWithFriendsCountsForOneSeat files a game that was played on a server: only the
// person at this device played it here, and chance came to his seat.
func TestAGameWithFriendsCountsForOneSeat(t *testing.T) {
	st := &store.Memory{}
	if err := games(st).FileMine(friends(t), 1); err != nil {
		t.Fatal(err)
	}
	g := list(t, games(st))[0] // read anew
	if g.Mine != engine.Only(1) || g.Person() != 1 || !g.Counts || len(g.Luck) == 0 {
		t.Errorf("mine is %v, the person in seat %d, it counts: %v, luck %v", g.Mine, g.Person(), g.Counts, g.Luck)
	}
	if p := g.Whose("Clara"); p != 1 || g.OnlyOf("Clara") || !g.OnlyOf("Jonas") {
		t.Errorf("the game of a friend's name is seat %d's; only Clara's: %v, only Jonas': %v", p, g.OnlyOf("Clara"), g.OnlyOf("Jonas"))
	}
}

// TestAWatchedGameIsKeptAndDoesNotCount files a game that somebody at this device has watched.
func TestAWatchedGameIsKeptAndDoesNotCount(t *testing.T) {
	st := &store.Memory{}
	if err := games(st).FileMine(friends(t), engine.Spectator); err != nil {
		t.Fatal(err)
	}
	if g := list(t, games(st))[0]; g.Counts || g.Key == "" || g.Mine != 0 {
		t.Errorf("it counts: %v, is kept as %q, mine is %v", g.Counts, g.Key, g.Mine)
	}
}

// TestTheSeatOfAnEntryIsReadStrictly changes what the ledger says of it: the entry is made anew
// from its record.
func TestTheSeatOfAnEntryIsReadStrictly(t *testing.T) {
	st := &store.Memory{}
	if err := games(st).FileMine(friends(t), 1); err != nil {
		t.Fatal(err)
	}
	good := load(t, st, "ledger")
	for _, seat := range []string{"seat", "seat x", "seat -1", "seat 3", "seat 9"} {
		save(t, st, "ledger", []byte(strings.Replace(good, "seat 1", seat, 1)))
		if all := list(t, games(st)); len(all) != 1 || all[0].Mine != 0 {
			t.Errorf("with %q in an entry, it reads %+v", seat, all)
		}
	}
}
