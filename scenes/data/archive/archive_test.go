package archive_test

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"reflect"
	"slices"
	"strings"
	"testing"

	"treille/engine"
	"treille/engine/bot"
	enginegames "treille/engine/games"
	"treille/engine/match"
	"treille/engine/record"
	"treille/scenes/data/archive"
	"treille/scenes/data/store"
)

// whole is the record of a game that was played to its end by a person at seat 0.
func whole(t *testing.T, name string, players int, seed uint64) []byte {
	t.Helper()
	g, err := enginegames.ByName(name)
	if err != nil {
		t.Fatal(err)
	}
	seats := []record.Seat{{Kind: "human", Crest: "fox", Name: "Clara"}}
	for i := 1; i < players; i++ {
		seats = append(seats, record.Seat{Kind: "greedy", Crest: "owl", Name: fmt.Sprint("Hugo ", i)})
	}
	m, err := match.New(g, engine.Setup{Players: players, Seed: seed}, seats)
	if err != nil {
		t.Fatal(err)
	}
	for !m.Over() {
		p := m.Acting().First()
		b, err := bot.New("greedy", g, seed, p)
		if err != nil {
			t.Fatal(err)
		}
		if err := m.Play(p, b.Choose(m.Info(p), m.DecisionPly(p))); err != nil {
			t.Fatal(err)
		}
	}
	return m.Record().Bytes()
}

// finish plays a game in an archive to its end.
func finish(t *testing.T, a archive.Archive, data []byte) {
	t.Helper()
	if err := a.Keep(data); err != nil {
		t.Fatal(err)
	}
	if err := a.File(data); err != nil {
		t.Fatal(err)
	}
}

func list(t *testing.T, a archive.Archive) []*archive.Game {
	t.Helper()
	games, err := a.Games()
	if err != nil {
		t.Fatal(err)
	}
	return games
}

func TestAFinishedGameIsFiledOnce(t *testing.T) {
	a := games(&store.Memory{})
	first, second := whole(t, "weinhaendler", 3, 1), whole(t, "farbenpoker", 2, 2)
	for _, data := range [][]byte{first, first, second, first} {
		finish(t, a, data)
	}
	all := list(t, a)
	if len(all) != 2 || !all[0].Counts || !all[0].When.Equal(lately) {
		t.Fatalf("the ledger has %d games", len(all))
	}
	for i, data := range [][]byte{first, second} {
		if kept := load(t, a.Store, all[i].Key); kept != string(data) {
			t.Errorf("game %d is kept as something else", i)
		}
		rec, err := record.Parse(data)
		if err != nil {
			t.Fatal(err)
		}
		rec.Plies = nil
		if got := all[i].Record.Bytes(); !bytes.Equal(got, rec.Bytes()) {
			t.Errorf("its entry says\n%s", got)
		}
	}
}

func TestAnUnfinishedGameIsNotFiled(t *testing.T) {
	a := games(&store.Memory{})
	finish(t, a, begun(t, 1))
	if all := list(t, a); len(all) != 0 {
		t.Errorf("the ledger has %d games", len(all))
	}
}

// TestWhatWasInterruptedIsMadeGood ends the program between any two writes of
// filing a game.
func TestWhatWasInterruptedIsMadeGood(t *testing.T) {
	data := whole(t, "farbenpoker", 3, 1)
	for writes := range 4 {
		st := &breaking{writes: writes}
		a := games(st)
		if a.Keep(data) == nil {
			_ = a.File(data)
		}
		st.writes = 100
		finish(t, a, data)
		all := list(t, a)
		if len(all) != 1 || !all[0].Counts {
			t.Fatalf("after %d writes there are %d games", writes, len(all))
		}
		if keys, _ := st.List("done-"); len(keys) != 1 {
			t.Errorf("after %d writes the game is kept %d times", writes, len(keys))
		}
	}
}

// breaking is a store that can be written to so many times.
type breaking struct {
	store.Memory
	writes int
}

func (b *breaking) Save(key string, data []byte) error {
	if b.writes == 0 {
		return store.ErrFull
	}
	b.writes--
	return b.Memory.Save(key, data)
}

func TestALostLedgerIsMadeAnew(t *testing.T) {
	a := games(&store.Memory{})
	finish(t, a, whole(t, "zankapfel", 3, 1))
	finish(t, a, whole(t, "vino", 3, 2))
	save(t, a.Store, "ledger", []byte("nonsense\n@ a b c\n"))
	if all := list(t, a); len(all) != 2 || all[0].Record.Game != "zankapfel" {
		t.Errorf("%d games are left", len(all))
	}
}

// TestALedgerIsReadStrictly changes a number of an entry into something that only
// begins like one: the entry is made anew from its record.
func TestALedgerIsReadStrictly(t *testing.T) {
	a := games(&store.Memory{})
	finish(t, a, whole(t, "farbenpoker", 2, 1))
	luck := list(t, a)[0].Luck
	head, body, _ := strings.Cut(load(t, a.Store, "ledger"), "\n")
	words := strings.Fields(head)
	for i, wrong := range map[int]string{3: words[3] + "x", 6: "3/2500/2000x", 7: "3/2500", 8: "3/2500/2000/1"} {
		bad := slices.Clone(words)
		bad[i] = wrong
		save(t, a.Store, "ledger", []byte(strings.Join(bad, " ")+"\n"+body))
		all := list(t, a)
		if len(all) != 1 || !reflect.DeepEqual(all[0].Luck, luck) || all[0].When.Year() < 2000 {
			t.Errorf("with %q in an entry, it reads %+v", wrong, all[0])
		}
	}
}

func TestDeleting(t *testing.T) {
	a := games(&store.Memory{})
	finish(t, a, whole(t, "farbenpoker", 2, 1))
	finish(t, a, whole(t, "farbenpoker", 2, 2))
	key := list(t, a)[0].Key
	if err := a.Delete(key); err != nil {
		t.Fatal(err)
	}
	if all := list(t, a); len(all) != 2 || all[0].Key != "" || !all[0].Counts {
		t.Error("what was played is forgotten with its record")
	}
	if err := a.DeleteStatistics("farbenpoker", ""); err != nil {
		t.Fatal(err)
	}
	if all := list(t, a); len(all) != 1 || all[0].Counts {
		t.Errorf("%d games are left", len(all))
	}
}

func TestEverythingGoesToAnotherDevice(t *testing.T) {
	here, there := games(&store.Memory{}), games(&store.Memory{})
	for seed := range uint64(3) {
		finish(t, here, whole(t, "farbenpoker", 2, seed))
	}
	if err := here.Delete(list(t, here)[0].Key); err != nil {
		t.Fatal(err)
	}
	save(t, here.Store, archive.RunningKey, begun(t, 7))
	save(t, here.Store, "game.damaged-000001", []byte("[Format \"treille 1\"]\nnonsense\n"))
	file, err := here.ExportAll()
	if err != nil {
		t.Fatal(err)
	}
	for turn, want := range []archive.Imported{{Games: 4}, {Known: 4}} {
		if in, err := there.Import(file); err != nil || in != want {
			t.Fatalf("import %d: %v, %v", turn, in, err)
		}
	}
	all := list(t, there)
	deleted := 0
	for _, g := range all {
		if g.Key == "" {
			deleted++
		}
		if !g.Counts {
			t.Errorf("game %s no longer counts", g.ID)
		}
	}
	if len(all) != 3 || deleted != 1 {
		t.Errorf("the ledger has %d games, %d of them without a record", len(all), deleted)
	}
	aside, _ := there.Store.List("shelf-")
	damaged, _ := there.Damaged()
	if len(aside) != 1 || len(damaged) != 1 || !strings.Contains(string(damaged[0].Data), "nonsense") {
		t.Errorf("put aside are %q, damaged %d", aside, len(damaged))
	}
	for i := 0; i < len(bytes.TrimSpace(file)); i += 7 { // cut off anywhere
		st := &store.Memory{}
		if _, err := games(st).Import(file[:i]); err == nil {
			t.Fatalf("cut off after %d of %d bytes, the file is taken", i, len(file))
		} else if i > 20 && !errors.Is(err, archive.ErrCutOff) {
			t.Fatalf("cut off after %d of %d bytes: %v", i, len(file), err)
		}
		if keys, _ := st.List(""); len(keys) != 0 {
			t.Fatalf("cut off after %d bytes, %q is written", i, keys)
		}
	}
}

func TestImportingOneGame(t *testing.T) {
	a := games(&store.Memory{})
	data := whole(t, "farbenpoker", 2, 1)
	asWindowsWritesIt := bytes.ReplaceAll(data, []byte("\n"), []byte("\r\n"))
	if in, err := a.Import(asWindowsWritesIt); err != nil || in.Games != 1 {
		t.Fatal(in, err)
	}
	if all := list(t, a); len(all) != 1 || all[0].Counts {
		t.Error("a game brought in counts as played")
	}
	if in, err := a.Import(append([]byte("\uFEFF"), data...)); err != nil || in.Known != 1 {
		t.Error("as some editors write it:", in, err)
	}
	bad := bytes.Replace(data, []byte(" draw A"), []byte(" draw C"), 1)
	var wrong *record.Error
	if _, err := a.Import(bad); !errors.As(err, &wrong) || wrong.Line < 8 {
		t.Errorf("of a wrong line it says: %v", err)
	}
	if why := archive.Why(wrong); why != (archive.Reason{Line: wrong.Line}) {
		t.Errorf("of a wrong line it says %+v", why)
	}
	_, err := a.Import(bytes.Replace(data, []byte(" 0 draw "), []byte(" 1 draw "), 1)) // it is not his turn
	if why := archive.Why(err); !why.Rule || why.Line < 8 {
		t.Errorf("of a decision that is not allowed it says %+v: %v", why, err)
	}
	if _, err := a.Import(append(bytes.TrimSpace(data), "\nnonsense"...)); archive.Why(err).Line == 0 || archive.Why(err).Rule {
		t.Errorf("of a line that is none it says: %v", err)
	}
	if _, err := a.Import([]byte("hello")); !errors.Is(err, archive.ErrNoGame) || archive.Why(err) != (archive.Reason{}) {
		t.Errorf("of another text it says: %v", err)
	}
}

// TestSeatsOfWhichNothingIsSaid brings in games as the lab writes them.
func TestSeatsOfWhichNothingIsSaid(t *testing.T) {
	a := games(&store.Memory{})
	a.Names = [engine.MaxPlayers]string{"Clara", "Hugo", "Emma", "Jonas", "Ida", "Friederike"}
	a.Me = store.Seat{Crest: "owl", Name: "Clara"}
	rec, err := record.Parse(whole(t, "vino", 3, 1))
	if err != nil {
		t.Fatal(err)
	}
	rec.Seats = nil
	for range 2 {
		if _, err := a.Import(rec.Bytes()); err != nil {
			t.Fatal(err)
		}
	}
	all := list(t, a)
	if len(all) != 1 {
		t.Fatalf("there are %d games, want the one", len(all))
	}
	if s := all[0].Record.Seats; len(s) != 3 || s[1] != (record.Seat{Kind: engine.Medium, Crest: "snail", Name: "Emma"}) {
		t.Errorf("of a game that is over the seats are %+v", s)
	}
	if all[0].Person() != engine.Spectator {
		t.Error("of a game that is over a person is said to have played it")
	}
	rec.Finished, rec.Plies = false, rec.Plies[:40]
	if in, err := a.Import(rec.Bytes()); err != nil || in.Games != 1 {
		t.Fatal(in, err)
	}
	keys, err := a.Store.List("shelf-")
	if err != nil || len(keys) != 1 {
		t.Fatal(keys, err)
	}
	data, err := a.Load(keys[0])
	if err != nil {
		t.Fatal(err)
	}
	if under, err := record.Parse(data); err != nil || under.Seats[0] != (record.Seat{Kind: record.Human, Crest: "owl", Name: "Clara"}) ||
		under.Seats[1] != (record.Seat{Kind: engine.Medium, Crest: "fox", Name: "Hugo"}) {
		t.Errorf("of a game under way the seats are %+v: %v", under, err)
	}
}

// TestNamesThatAreBroughtInAreThoseThatCanBeTyped brings in games of people of several names.
func TestNamesThatAreBroughtInAreThoseThatCanBeTyped(t *testing.T) {
	for name, want := range map[string]string{"Łukasz": "Łukasz", "O'Hara": "O’Hara", "*Ida*": "•Ida•", "Ольга": "", "Clara Wilhelmine Auguste": "", "Ada★": ""} {
		a := games(&store.Memory{})
		rec, err := record.Parse(whole(t, "vino", 3, 1))
		if err != nil {
			t.Fatal(err)
		}
		rec.Seats = []record.Seat{{Kind: record.Human, Crest: "fox", Name: name}, {Kind: engine.Easy, Crest: "owl", Name: "Hugo"}, {Kind: engine.Easy, Crest: "boar", Name: "Emma"}}
		_, err = a.Import(rec.Bytes())
		if bad := (archive.BadName{}); errors.As(err, &bad) != (want == "") || bad.Name != "" && bad.Name != name {
			t.Errorf("of %q it says %v", name, err)
		}
		all := list(t, a)
		if want == "" && len(all) > 0 || want != "" && (len(all) != 1 || all[0].Record.Seats[0].Name != want) {
			t.Errorf("%q: there are %d games", name, len(all))
		}
		if want != "" && all[0].Whose("Hugo") != 0 {
			t.Errorf("%q: a computer player is taken for a person", name)
		}
	}
}

func TestRanks(t *testing.T) {
	g := archive.Game{Record: &record.Record{Result: []int32{30, 34, 34, 27}, Winners: engine.Seats(4).Without(0).Without(2).Without(3)}}
	for p, want := range []int{3, 1, 2, 4} {
		if got := g.Rank(engine.Player(p)); got != want {
			t.Errorf("seat %d: %d, not %d", p, got, want)
		}
	}
}

func TestADamagedGameStillSaysItsName(t *testing.T) {
	for text, want := range map[string]string{
		"[Format \"treille 1\"]\r\n[Game \"vino\"]\r\nnonsense": "vino",
		"[Game \"vi": "vi", "": "", "hello": "", "[Game \"go-2\"]": "go-2",
		// What no game is called is no name for a file either.
		"[Game \"../../../vino\"]": "", "[Game \"C:\\vino\"]": "", "[Game \"vi\x00no\"]": "", "[Game \"" + strings.Repeat("vino", 1000) + "\"]": "",
	} {
		if got := archive.NameIn([]byte(text)); got != want {
			t.Errorf("%q is of %q", text, got)
		}
	}
}

// TestASecretGameCounts finishes a game that a table's secret has dealt: it counts like any
// other, and neither counts nor comes in with one outcome of chance exchanged.
func TestASecretGameCounts(t *testing.T) {
	data, err := os.ReadFile("../../../engine/weinhaendler/testdata/golden/secret.treille")
	if err != nil {
		t.Fatal(err)
	}
	a := games(&store.Memory{})
	finish(t, a, data)
	all := list(t, a)
	if len(all) != 1 || !all[0].Counts || !all[0].Record.Secret() {
		t.Fatalf("filed are %+v", all)
	}
	changed := bytes.Replace(data, []byte("\n1 * first 1\n"), []byte("\n1 * first 2\n"), 1)
	rec, err := record.Parse(changed)
	if err != nil || archive.Whole(rec) {
		t.Errorf("with another first player it counts: %v", err)
	}
	if in, err := a.Import(changed); archive.Why(err).Line != 9 || in.Games != 0 {
		t.Errorf("with another first player it comes in: %+v, %v", in, err)
	}
}
