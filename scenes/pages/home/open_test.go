package home_test

import (
	"bytes"
	"errors"
	"fmt"
	"testing"
	"time"

	"treille/engine"
	"treille/engine/record"
	scenes "treille/scenes/app"
	"treille/scenes/data/archive"
	"treille/scenes/data/store"
	"treille/scenes/data/today"
	"treille/scenes/games"
	"treille/scenes/pages/home"
	"treille/scenes/play/host"
	"treille/scenes/table"
	"treille/scenes/testkit/scenetest"
)

// now is the moment at which all tests look at the page.
var now = time.Date(2026, 11, 20, 18, 40, 0, 0, time.UTC)

// open opens the page with four boxes.
func open(t testing.TB, room *scenes.Room) { openFew(len(tables.All()))(t, room) }

// openFew opens it with the first n boxes.
func openFew(n int) func(testing.TB, *scenes.Room) {
	return func(_ testing.TB, room *scenes.Room) {
		room.Now = func() time.Time { return now }
		room.Push(home.New(room, tables.All()[:n]))
	}
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

// keptAside lists the keys of damaged games that were put out of the way.
func keptAside(t testing.TB, room *scenes.Room) []string {
	t.Helper()
	keys, err := room.Store.List(archive.RunningKey + ".")
	if err != nil {
		t.Fatal(err)
	}
	return keys
}

// result opens the page with the result of today's table, after it was played with the
// tables of days before another.
func result(first, before today.Day) func(testing.TB, *scenes.Room) {
	return func(t testing.TB, room *scenes.Room) {
		t.Helper()
		playFrom(t, room, first, before)
		open(t, room)
		saver := host.NewSaver(room)
		referee, err := host.Open(todays(t, "today-over"), saver)
		if err != nil {
			t.Fatal(err)
		}
		kind, _ := tables.ByName("zankapfel")
		room.Push(table.New(room, kind, referee))
		scenetest.Tick(t, room, 3)
		scenetest.Find(t, room, "share")
	}
}

// todays is a record of today's table, whoever plays at the tables of tests.
func todays(t testing.TB, name string) []byte {
	t.Helper()
	rec := scenetest.Record(t, name)
	rec.Seats = today.At(today.DayOf(now)).Sit(store.Seat{Crest: "fox", Name: "Clara"}, scenetest.Names())
	return rec.Bytes()
}

// playDays files the tables of today and of the four days before.
func playDays(t testing.TB, room *scenes.Room) {
	playFrom(t, room, today.DayOf(now)-4, today.DayOf(now))
}

// playFrom files the tables of days before another, and then the game of today's.
func playFrom(t testing.TB, room *scenes.Room, first, before today.Day) {
	t.Helper()
	var ledger bytes.Buffer
	for d := first; d < before; d++ {
		table := today.At(d)
		rec := record.Record{Game: table.Game, Rules: "1", Players: today.Seats, Seed: d.Seed(),
			Seats: table.Sit(store.Seat{}, room.Words.NewGame.DefaultNames[:]), Result: []int32{4, 3, 2, 1}, Winners: engine.Seats(1), Finished: true}
		fmt.Fprintf(&ledger, "@ %016x - %d counts today\n%s", d.Seed(), d.Begin().Unix(), rec.Bytes())
	}
	over := todays(t, "today-over")
	a := archive.Archive{Store: room.Store, Now: func() time.Time { return now }}
	if err := errors.Join(room.Store.Save("ledger", ledger.Bytes()), a.Keep(over), a.File(over), room.Store.Delete(archive.RunningKey)); err != nil {
		t.Fatal(err)
	}
}
