package gamepage_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"treille/engine"
	"treille/engine/person"
	"treille/engine/record"
	"treille/scenes/app"
	"treille/scenes/games"
	"treille/scenes/pages"
	"treille/scenes/pages/gamepage"
	"treille/scenes/play/lesson"
	"treille/scenes/testkit/scenetest"
)

// list are the pages of all games.
func list() []scenetest.Scene {
	var list []scenetest.Scene
	for _, spec := range pages.With(games.All()) {
		list = append(list, scenetest.Scene{Name: "gamepage-" + spec.Name(), Main: spec.Name() == "vino",
			Open: func(_ testing.TB, app *app.App) { app.Push(gamepage.New(app, spec, pages.With(games.All()))) }})
	}
	list = append(list, scenetest.Scene{Name: "gamepage-lesson", Unkept: true, Open: func(t testing.TB, app *app.App) {
		keepLesson(t, app, "8")
		app.Now = noon(19) // of Vino
		app.Push(gamepage.New(app, pages.With(games.All())[1], pages.With(games.All())))
	}})
	list = append(list, scenetest.Scene{Name: "gamepage-friends", Unkept: true, Open: func(t testing.TB, app *app.App) {
		app.Line = served{}
		app.Push(gamepage.New(app, pages.With(games.All())[1], pages.With(games.All())))
		scenetest.Tick(t, app, 2)
		scenetest.Act(t, app, "friends")
	}})
	list = append(list, scenetest.Scene{Name: "gamepage-saved", Unkept: true, Open: func(t testing.TB, app *app.App) {
		app.Now = noon(19)
		app.Push(gamepage.New(app, pages.With(games.All())[1], pages.With(games.All())))
		scenetest.Tick(t, app, 2)
		scenetest.Act(t, app, "play", "start")
		app.Home()
		app.Push(gamepage.New(app, pages.With(games.All())[1], pages.With(games.All())))
	}})
	return append(list, scenetest.Scene{Name: "gamepage-record", Main: true, Open: func(t testing.TB, app *app.App) {
		keepRecord(t, app)
		app.Now = noon(19) // of Vino
		app.Push(gamepage.New(app, pages.With(games.All())[1], pages.With(games.All())))
	}})
}

// keepLesson lets the lesson of Vino wait at a step.
func keepLesson(t testing.TB, app *app.App, step string) {
	t.Helper()
	if err := app.Store.Save(lesson.Key("vino"), []byte(step)); err != nil {
		t.Fatal(err)
	}
}

// noon is that of a day of November 2026.
func noon(day int) func() time.Time {
	return func() time.Time { return time.Date(2026, 11, day, 12, 0, 0, 0, time.UTC) }
}

// keepRecord keeps what came of two games of Vino.
func keepRecord(t testing.TB, app *app.App) {
	t.Helper()
	var ledger strings.Builder
	for i, n := range []int32{24, 17} {
		rec := record.Record{Game: "vino", Rules: "1", Players: 3, Seed: uint64(i), Result: []int32{n, 20, 9}, Winners: engine.PlayerSet(1 << i), Finished: true}
		for k, kind := range []string{record.Human, "easy", "medium"} {
			rec.Seats = append(rec.Seats, record.Seat{Kind: kind, Crest: person.Crests()[k], Name: scenetest.Names()[k]})
		}
		fmt.Fprintf(&ledger, "@ %016x - 0 counts\n%s", i, rec.Bytes())
	}
	if err := app.Store.Save("ledger", []byte(ledger.String())); err != nil {
		t.Fatal(err)
	}
}
