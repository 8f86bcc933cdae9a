package home_test

import (
	"bytes"
	"errors"
	"fmt"
	"testing"
	"time"

	"treille/engine"
	"treille/engine/record"
	"treille/scenes/app"
	"treille/scenes/data/archive"
	"treille/scenes/data/store"
	"treille/scenes/data/today"
	"treille/scenes/games"
	"treille/scenes/pages"
	"treille/scenes/pages/home"
	"treille/scenes/play/host"
	"treille/scenes/table"
	"treille/scenes/testkit/scenetest"
)

// now is the moment at which all tests look at the page.
var now = time.Date(2026, 11, 20, 18, 40, 0, 0, time.UTC)

// open opens the page with four boxes.
func open(t testing.TB, app *app.App) { openFew(len(pages.With(games.All())))(t, app) }

// openFew opens it with the first n boxes.
func openFew(n int) func(testing.TB, *app.App) {
	return func(_ testing.TB, app *app.App) {
		app.Now = func() time.Time { return now }
		app.Push(home.New(app, pages.With(games.All())[:n]))
	}
}

// keep stores the record of a game as the game under way.
func keep(t testing.TB, app *app.App, name string) {
	t.Helper()
	keepBytes(t, app, scenetest.Record(t, name).Bytes())
}

// keepBytes stores what is taken for the record of the game under way.
func keepBytes(t testing.TB, app *app.App, data []byte) {
	t.Helper()
	if err := app.Store.Save(archive.RunningKey, data); err != nil {
		t.Fatal(err)
	}
}

// keptAside lists the keys of damaged games that were put out of the way.
func keptAside(t testing.TB, app *app.App) []string {
	t.Helper()
	keys, err := app.Store.List(archive.RunningKey + ".")
	if err != nil {
		t.Fatal(err)
	}
	return keys
}

// result opens the page with the result of today's table, after it was played with the
// tables of days before another.
func result(first, before today.Day) func(testing.TB, *app.App) {
	return func(t testing.TB, app *app.App) {
		t.Helper()
		playFrom(t, app, first, before)
		open(t, app)
		saver := host.NewSaver(app)
		referee, err := host.Open(todays(t, "today-over"), saver)
		if err != nil {
			t.Fatal(err)
		}
		spec, _ := games.ByName("zankapfel")
		spec = pages.Of(spec)
		app.Push(table.New(app, spec, referee))
		scenetest.Tick(t, app, 3)
		scenetest.Find(t, app, "share")
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
func playDays(t testing.TB, app *app.App) {
	playFrom(t, app, today.DayOf(now)-4, today.DayOf(now))
}

// playFrom files the tables of days before another, and then the game of today's.
func playFrom(t testing.TB, app *app.App, first, before today.Day) {
	t.Helper()
	var ledger bytes.Buffer
	for d := first; d < before; d++ {
		table := today.At(d)
		rec := record.Record{Game: table.Game, Rules: "1", Players: today.Seats, Seed: d.Seed(),
			Seats: table.Sit(app.Me(), app.Words.NewGame.DefaultNames[:]), Result: []int32{4, 3, 2, 1}, Winners: engine.Seats(1), Finished: true}
		fmt.Fprintf(&ledger, "@ %016x - %d counts today\n%s", d.Seed(), d.Begin().Unix(), rec.Bytes())
	}
	over := todays(t, "today-over")
	a := archive.Archive{Store: app.Store, Now: func() time.Time { return now }}
	if err := errors.Join(app.Store.Save("ledger", ledger.Bytes()), a.Keep(over), a.File(over), app.Store.Delete(archive.RunningKey)); err != nil {
		t.Fatal(err)
	}
}
