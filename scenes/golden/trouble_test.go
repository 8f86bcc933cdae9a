package golden

import (
	"strings"
	"testing"

	"treille/engine"
	"treille/engine/games"
	"treille/engine/match"
	"treille/engine/record"
	"treille/scenes/home"
	"treille/scenes/newgame"
	"treille/scenes/store"
	"treille/scenes/table"
	"treille/scenes/weinhaendler"
)

// named begins a game among players of these names.
func named(t *testing.T, crest string, names ...string) *match.Match {
	t.Helper()
	g, err := games.ByName("weinhaendler")
	if err != nil {
		t.Fatal(err)
	}
	var seats []record.Seat
	for i, n := range names {
		seats = append(seats, record.Seat{Kind: "greedy", Crest: store.Crests()[i], Name: n})
	}
	seats[0] = record.Seat{Kind: table.Human, Crest: crest, Name: names[0]}
	m, err := match.New(g, engine.Setup{Players: len(seats), Seed: 4}, seats)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

func TestTheLogHoldsTheWidestNames(t *testing.T) {
	do(func() {
		room := newRoom(look{size: "390x844", lang: "de", text: 200})
		m := named(t, "fox", "GROSSMUTTER EMMA", "MAMAN MARGUERITE", "Tom Mommmmmmmmmm")
		tb, err := weinhaendler.New(room, m, table.NewSaver(room))
		if err != nil {
			t.Fatal(err)
		}
		room.Push(home.New(room))
		room.Push(tb)
		tick(t, room, 20)
		act(t, room, "menu", "menu/log")
	})
}

func TestASaveWithAnUnknownCrestIsKeptAside(t *testing.T) {
	do(func() {
		room := newRoom(look{size: "390x844", lang: "en", text: 100})
		data := named(t, "fox", "Clara", "Hugo", "Emma").Record().Bytes()
		if err := room.Store.Save(table.RunningKey, []byte(strings.Replace(string(data), "human fox", "human lion", 1))); err != nil {
			t.Fatal(err)
		}
		room.Push(home.New(room))
		tick(t, room, 3)
		if room.Stage().Find("continue") != nil {
			t.Error("a game with a crest that there is not can be continued")
		}
		if keys, _ := room.Store.List(table.RunningKey + "."); len(keys) != 1 {
			t.Errorf("kept aside are %q", keys)
		}
	})
}

func TestAFullStoreDoesNotGiveAGameUp(t *testing.T) {
	do(func() {
		room := newRoom(look{size: "390x844", lang: "en", text: 100})
		saver := table.NewSaver(room)
		saver.Save(play(t, bidding(4, 1, 7, 4)))
		before, err := room.Store.Load(table.RunningKey)
		if err != nil {
			t.Fatal(err)
		}
		room.Store.(*store.Memory).Limit = len(before) + 100
		room.Push(home.New(room))
		room.Push(newgame.New(room))
		tick(t, room, 2)
		act(t, room, "start")
		after, err := room.Store.Load(table.RunningKey)
		if err != nil || string(after) != string(before) {
			t.Errorf("the game under way is another now, %v", err)
		}
	})
}
