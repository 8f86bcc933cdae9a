package calendar_test

import (
	"bytes"
	"fmt"
	"maps"
	"slices"
	"testing"
	"time"

	"treille/engine"
	"treille/engine/record"
	"treille/scenes/app"
	"treille/scenes/data/store"
	"treille/scenes/data/today"
	"treille/scenes/games"
	"treille/scenes/pages"
	"treille/scenes/pages/calendar"
	"treille/scenes/testkit/clock"
	"treille/scenes/testkit/scenetest"
)

// now is the moment at which the page is looked at, if a test says nothing else.
var now = time.Date(2026, 11, 20, 18, 40, 0, 0, time.UTC)

// An outcome is what came of a day.
type outcome struct {
	rank int
	late bool
}

// november are the days of November 2026 that were played.
var november = map[int]outcome{3: {rank: 1}, 4: {rank: 2}, 5: {rank: 4}, 6: {rank: 1}, 8: {rank: 2}, 10: {rank: 3}, 11: {rank: 1}, 12: {rank: 2}, 13: {rank: 3},
	16: {rank: 2}, 17: {rank: 1}, 18: {rank: 3}, 19: {rank: 1}, 20: {rank: 3}, 1: {2, true}, 7: {1, true}, 9: {4, true}}

// keep writes the ledger of an app, with outcomes of days of a month.
func keep(t testing.TB, app *app.App, month today.Month, outcomes map[int]outcome) {
	t.Helper()
	var ledger bytes.Buffer
	for _, n := range slices.Sorted(maps.Keys(outcomes)) {
		d, o := month.First()+today.Day(n-1), outcomes[n]
		at := today.At(d)
		rec := record.Record{Game: at.Game, Rules: "1", Players: today.Seats, Seed: d.Seed(),
			Seats: at.Sit(store.Seat{Crest: "fox", Name: "Clara"}, scenetest.Names()), Finished: true}
		score := int32(40)
		for p := range engine.Player(today.Seats) { // others are better, as many as there are to be
			points := score - int32(p) - 10
			if p == at.Person {
				points = score
			} else if others := p - min(1, max(0, p-at.Person)); int(others) < o.rank-1 {
				points = score + 5 + int32(p)
			}
			rec.Result = append(rec.Result, points)
		}
		best := slices.Max(rec.Result)
		rec.Winners = rec.Winners.With(engine.Player(slices.Index(rec.Result, best)))
		mark := "today"
		if o.late {
			mark = "later"
		}
		fmt.Fprintf(&ledger, "@ %016x - %d counts %s\n%s", d.Seed(), d.Begin().Unix(), mark, rec.Bytes())
	}
	if err := app.Store.Save("ledger", ledger.Bytes()); err != nil {
		t.Fatal(err)
	}
}

// open opens the page at a moment.
func open(t testing.TB, app *app.App, at time.Time) *calendar.Page {
	t.Helper()
	app.Now = clock.At(at)
	p := calendar.New(app, pages.With(games.All()))
	app.Push(p)
	return p
}
