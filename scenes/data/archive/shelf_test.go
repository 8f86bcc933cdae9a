package archive_test

import (
	"testing"
	"time"

	"treille/engine"
	"treille/engine/bot"
	enginegames "treille/engine/games"
	"treille/engine/match"
	"treille/engine/record"
	"treille/scenes/data/archive"
	"treille/scenes/data/store"
)

// lately is when all games of these tests are played.
var lately = time.Date(2026, 11, 20, 21, 14, 0, 0, time.UTC)

// games are the games in a store.
func games(st store.Store) archive.Archive {
	return archive.Archive{Store: st, Now: func() time.Time { return lately }}
}

// begun is the record of a game that has just begun.
func begun(t *testing.T, seed uint64) []byte {
	t.Helper()
	return play(t, seed).Record().Bytes()
}

// play plays a game up to the first decision of a person.
func play(t *testing.T, seed uint64) *match.Match {
	t.Helper()
	g, err := enginegames.ByName("weinhaendler")
	if err != nil {
		t.Fatal(err)
	}
	seats := []record.Seat{{Kind: "human", Crest: "fox", Name: "Clara"}, {Kind: "greedy", Crest: "owl", Name: "Hugo"}, {Kind: "greedy", Crest: "snail", Name: "Emma"}}
	m, err := match.New(g, engine.Setup{Players: 3, Seed: seed}, seats)
	if err != nil {
		t.Fatal(err)
	}
	// A game counts once a person has decided something.
	for {
		p := m.Acting().First()
		b, err := bot.New("greedy", g, seed, p)
		if err != nil {
			t.Fatal(err)
		}
		if err := m.Play(p, b.Choose(m.Info(p), m.Ply())); err != nil {
			t.Fatal(err)
		}
		if p == 0 {
			return m
		}
	}
}

func save(t *testing.T, st store.Store, key string, data []byte) {
	t.Helper()
	if err := st.Save(key, data); err != nil {
		t.Fatal(err)
	}
}

func load(t *testing.T, st store.Store, key string) string {
	t.Helper()
	data, err := st.Load(key)
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

func TestNoGameIsLostToAnother(t *testing.T) {
	st := &store.Memory{}
	first, second, third := begun(t, 1), begun(t, 2), begun(t, 3)
	for _, data := range [][]byte{first, second, third} {
		if err := games(st).Shelve(); err != nil {
			t.Fatal(err)
		}
		save(t, st, archive.RunningKey, data)
	}
	keys, err := st.List("shelf-")
	if err != nil || len(keys) != 2 || load(t, st, keys[0]) != string(first) || load(t, st, keys[1]) != string(second) {
		t.Fatalf("put aside are %q, %v", keys, err)
	}
	if err := games(st).Unshelve(keys[0]); err != nil {
		t.Fatal(err)
	}
	if load(t, st, archive.RunningKey) != string(first) {
		t.Error("the game taken from the shelf is not under way")
	}
	keys, _ = st.List("shelf-")
	if len(keys) != 2 || load(t, st, keys[0]) != string(second) || load(t, st, keys[1]) != string(third) {
		t.Errorf("put aside are then %q", keys)
	}
}

// A game in which nobody has decided anything is kept like any other: it stands in the list,
// and is put aside when another begins or is chosen there.
func TestAGameWithoutADecisionIsKept(t *testing.T) {
	rec := play(t, 2).Record()
	rec.Plies = nil
	fresh := string(rec.Bytes())
	for how, makeWay := range map[string]func(a archive.Archive) error{
		"another begins":    archive.Archive.Shelve,
		"another is chosen": func(a archive.Archive) error { return a.Unshelve("shelf-000001") },
	} {
		st := &store.Memory{}
		save(t, st, "shelf-000001", begun(t, 1))
		save(t, st, archive.RunningKey, []byte(fresh))
		if list, err := games(st).Running(); err != nil || len(list) != 2 || list[0].Key != archive.RunningKey {
			t.Fatalf("listed are %+v, %v", list, err)
		}
		if err := makeWay(games(st)); err != nil {
			t.Fatal(err)
		}
		if data, err := st.Load("shelf-000002"); err != nil || string(data) != fresh {
			t.Errorf("when %s, it is not put aside: %v", how, err)
		}
	}
}

// A game that was brought in and that nobody has gone on with is still there after another has
// begun, though the first page has made it the one under way.
func TestAGameBroughtInIsKept(t *testing.T) {
	st := &store.Memory{}
	rec := play(t, 2).Record()
	rec.Plies = rec.Plies[:len(rec.Plies)-1] // but for the person's one decision
	if in, err := games(st).Import(rec.Bytes()); err != nil || in.Games != 1 {
		t.Fatal(in, err)
	}
	if err := games(st).Newest(); err != nil {
		t.Fatal(err)
	}
	if err := games(st).Shelve(); err != nil {
		t.Fatal(err)
	}
	save(t, st, archive.RunningKey, begun(t, 1))
	if list, err := games(st).Running(); err != nil || len(list) != 2 {
		t.Errorf("listed are %d games, %v", len(list), err)
	}
}

func TestTheNewestComesBackByItself(t *testing.T) {
	st := &store.Memory{}
	save(t, st, archive.RunningKey, begun(t, 1))
	if err := games(st).Shelve(); err != nil {
		t.Fatal(err)
	}
	if err := st.Delete(archive.RunningKey); err != nil {
		t.Fatal(err)
	}
	if err := games(st).Newest(); err != nil || load(t, st, archive.RunningKey) != string(begun(t, 1)) {
		t.Errorf("under way is nothing, or another game: %v", err)
	}
}

// A game in which nothing has been decided at all, not even by chance, is brought in like any other.
func TestAGameWithoutAnyDecisionIsBroughtIn(t *testing.T) {
	rec := play(t, 2).Record()
	rec.Plies = nil
	st := &store.Memory{}
	if in, err := games(st).Import(rec.Bytes()); err != nil || in.Games != 1 {
		t.Fatal(in, err)
	}
	if load(t, st, "shelf-000001") != string(rec.Bytes()) {
		t.Error("it is not what was brought in")
	}
}
