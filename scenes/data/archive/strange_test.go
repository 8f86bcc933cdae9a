package archive_test

import (
	"bytes"
	"strings"
	"testing"

	"treille/engine/record"
	"treille/scenes/data/archive"
	"treille/scenes/data/store"
)

// impossible is the record of a finished game that can be read and never was played:
// its plies stand in another order.
func impossible(t *testing.T, name string) []byte {
	t.Helper()
	rec, err := record.Parse(whole(t, name, 3, 5))
	if err != nil {
		t.Fatal(err)
	}
	for i := range len(rec.Plies) / 2 {
		j := len(rec.Plies) - 1 - i
		rec.Plies[i], rec.Plies[j] = rec.Plies[j], rec.Plies[i]
	}
	return rec.Bytes()
}

// A record that has lost its entry and was changed costs no other game.
func TestAnImpossibleGameIsSetAside(t *testing.T) {
	for _, name := range []string{"weinhaendler", "vino", "zankapfel", "farbenpoker"} {
		st := &store.Memory{}
		a := games(st)
		save(t, st, "done-000001", impossible(t, name))
		save(t, st, "done-000002", whole(t, name, 3, 6))
		all := list(t, a)
		if len(all) != 1 || all[0].Key != "done-000002" {
			t.Errorf("%s: %d finished games are listed, want the second alone", name, len(all))
		}
		if damaged, err := a.Damaged(); err != nil || len(damaged) != 1 {
			t.Errorf("%s: %d damaged games, %v; want one", name, len(damaged), err)
		}
	}
}

// A store that nothing can be changed in.
type readOnly struct{ store.Store }

func (readOnly) Save(string, []byte) error       { return store.ErrForbidden }
func (readOnly) Delete(string) error             { return store.ErrForbidden }
func (readOnly) SetAside(string) (string, error) { return "", store.ErrForbidden }

// A damaged record that cannot be put out of the way costs no other game.
func TestADamagedGameThatStaysHidesNoOther(t *testing.T) {
	full := &store.Memory{}
	save(t, full, "done-000001", []byte("damaged"))
	save(t, full, "done-000002", whole(t, "vino", 3, 6))
	for _, key := range []string{"done-000001", "done-000002"} {
		full.Limit += len(key) + len(load(t, full, key))
	}
	for name, st := range map[string]store.Store{"full": full, "read-only": readOnly{full}} {
		if all := list(t, games(st)); len(all) != 1 || all[0].Key != "done-000002" {
			t.Errorf("%s: %d finished games are listed, want the second alone", name, len(all))
		}
		if load(t, full, "done-000001") != "damaged" {
			t.Errorf("%s: the damaged record is gone", name)
		}
	}
}

// A game that was played by other figures cannot be played again here, and is kept.
func TestAGameByOtherFiguresStays(t *testing.T) {
	st := &store.Memory{}
	data := bytes.Replace(impossible(t, "vino"), []byte(`[Rules "2"]`), []byte(`[Rules "2+0123abcd"]`), 1)
	save(t, st, "done-000001", data)
	if all := list(t, games(st)); len(all) != 1 || all[0].Luck != nil {
		t.Errorf("%d finished games are listed, want the one without luck", len(all))
	}
}

// Whatever damaged games hold, the file with all games can be brought in, also after a
// way on which only text survives.
func TestDamagedGamesComeAlong(t *testing.T) {
	for _, text := range []string{"", "\n\n", "[Format \"treille 1\"]\n \n\n", "a\r\r\nb", "\xff\xfe\x00 torn", "= shelf-000001 3\n"} {
		from, to := &store.Memory{}, &store.Memory{}
		save(t, from, "done-000001", whole(t, "farbenpoker", 2, 3))
		save(t, from, "shelf-000001.damaged-000001", []byte(text))
		bundle, err := games(from).ExportAll()
		if err != nil {
			t.Fatal(err)
		}
		in, err := games(to).Import([]byte(strings.ToValidUTF8(string(bundle), "\uFFFD")))
		if err != nil || in.Games != 2 {
			t.Errorf("with a game of %q, %d games were brought in: %v; want 2", text, in.Games, err)
		}
	}
}

// An entry may tell of draws that the game does not have, as one of a later program.
func TestLuckOfAnotherProgramIsLeftOut(t *testing.T) {
	st := &store.Memory{}
	a := games(st)
	finish(t, a, whole(t, "farbenpoker", 2, 3))
	all := list(t, a)
	if all[0].Luck == nil {
		t.Fatal("the game says nothing of luck")
	}
	ledger := load(t, st, "ledger")
	head, rest, _ := strings.Cut(ledger, "\n")
	for _, luck := range []string{head + " 1/1000/0", head + " : 1/1000/0", head[:strings.LastIndex(head, " ")]} {
		save(t, st, "ledger", []byte(luck+"\n"+rest))
		if all := list(t, a); len(all) != 1 || all[0].Luck != nil {
			t.Errorf("%q: the game has luck %v, want none", luck, all[0].Luck)
		}
	}
}

// A date belongs to one game: what came to its place has none if none is known.
func TestADateDoesNotStayForAnother(t *testing.T) {
	st := &store.Memory{}
	a := games(st)
	finish(t, a, whole(t, "farbenpoker", 2, 3))
	save(t, st, "shelf-000001", begun(t, 4))
	if err := a.Unshelve("shelf-000001"); err != nil {
		t.Fatal(err)
	}
	if when := a.Played(archive.RunningKey); !when.IsZero() {
		t.Errorf("the game was played at %v, want nobody to know", when)
	}
}

// A game that has just ended lies under two keys until another begins, and is one game.
func TestAGameThatIsOverComesOnce(t *testing.T) {
	here, there := games(&store.Memory{}), games(&store.Memory{})
	finish(t, here, whole(t, "farbenpoker", 2, 3))
	file, err := here.ExportAll()
	if err != nil {
		t.Fatal(err)
	}
	for turn, want := range []archive.Imported{{Games: 1}, {Known: 1}} {
		if in, err := there.Import(file); err != nil || in != want {
			t.Errorf("import %d: %+v, %v; want %+v", turn, in, err, want)
		}
	}
}

// A game that has just ended lies in the place of the one under way as well: the first
// page files it from there if it finds no entry. One that was deleted does not come back.
func TestADeletedGameStaysAway(t *testing.T) {
	for name, delete := range map[string]func(archive.Archive) error{
		"with its statistics":     func(a archive.Archive) error { return a.DeleteStatistics("farbenpoker", "") },
		"one that does not count": func(archive.Archive) error { return nil },
	} {
		a := games(&store.Memory{})
		data := whole(t, "farbenpoker", 2, 3)
		if name == "one that does not count" { // as it was played on from a replay
			data = bytes.Replace(data, []byte(`[Seed "3"]`), []byte(`[Seed "4"]`), 1)
		}
		finish(t, a, data)
		if err := a.Delete(list(t, a)[0].Key); err != nil {
			t.Fatal(err)
		}
		if err := delete(a); err != nil {
			t.Fatal(err)
		}
		if running, err := a.Load(archive.RunningKey); err == nil {
			if err := a.File(running); err != nil {
				t.Fatal(err)
			}
		}
		if all := list(t, a); len(all) != 0 {
			t.Errorf("%s, it has come back: %+v", name, all[0])
		}
	}
}

// A game that was played by other figures comes along as what it is: finished, and with
// what the ledger says of it.
func TestAGameByOtherFiguresComesAlong(t *testing.T) {
	here, there := games(&store.Memory{}), games(&store.Memory{})
	finish(t, here, bytes.Replace(whole(t, "vino", 3, 5), []byte(`[Rules "2"]`), []byte(`[Rules "2+0123abcd"]`), 1))
	file, err := here.ExportAll()
	if err != nil {
		t.Fatal(err)
	}
	if in, err := there.Import(file); err != nil || in.Games != 1 {
		t.Errorf("%+v were brought in: %v", in, err)
	}
	if all := list(t, there); len(all) != 1 || all[0].Key == "" || !all[0].When.Equal(list(t, here)[0].When) {
		t.Errorf("%d finished games are listed, want the one with its record and date", len(all))
	}
}
