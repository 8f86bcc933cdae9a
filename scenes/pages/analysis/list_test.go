package analysis_test

import (
	"testing"
	"time"

	"treille/engine"
	"treille/engine/bot"
	"treille/engine/farbenpoker"
	"treille/engine/match"
	"treille/engine/record"
	"treille/scenes/app"
	"treille/scenes/games"
	"treille/scenes/pages"
	"treille/scenes/pages/analysis"
	"treille/scenes/play/host"
	"treille/scenes/table"
	"treille/scenes/testkit/clock"
	"treille/scenes/testkit/scenetest"
)

// list are the states of the page, and what leads to it.
func list() []scenetest.Scene {
	return append(ways(), states()...)
}

// ways are the screens that lead to the page.
func ways() (list []scenetest.Scene) {
	for _, spec := range pages.With(games.All()) {
		list = append(list,
			scenetest.Scene{Name: "result-" + spec.Name(), Unkept: true, Open: func(t testing.TB, app *app.App) {
				scenetest.Sit(t, app, spec, "over-"+spec.Name())
			}},
			scenetest.Scene{Name: "menu-" + spec.Name(), Unkept: true, Open: func(t testing.TB, app *app.App) {
				scenetest.Sit(t, app, spec, "over-"+spec.Name())
				scenetest.Act(t, app, "see", "menu")
			}},
			scenetest.Scene{Name: "replay-" + spec.Name(), Unkept: true, Open: func(t testing.TB, app *app.App) {
				scenetest.Again(t, app, spec, "over-"+spec.Name(), 0.5)
			}})
	}
	return list
}

// states are those of the page.
func states() []scenetest.Scene {
	return []scenetest.Scene{
		{Name: "analysis", Main: true, Open: looked("weinhaendler")},
		{Name: "analysis-vino", Open: looked("vino")},
		{Name: "analysis-zankapfel", Open: looked("zankapfel")},
		{Name: "analysis-farbenpoker", Open: looked("farbenpoker")},
		{Name: "analysis-moment", Open: func(t testing.TB, app *app.App) {
			looked("weinhaendler")(t, app)
			scenetest.Act(t, app, "moment/2")
			scenetest.Tick(t, app, 3)
		}},
		{Name: "analysis-people", Open: func(t testing.TB, app *app.App) {
			rec := scenetest.Record(t, "over-weinhaendler")
			rec.Seats[1].Kind = rec.Seats[0].Kind
			show(t, app, looks.reel(t, app, "people", rec))
			finish(t, app)
		}},
		{Name: "analysis-nothing", Open: func(t testing.TB, app *app.App) {
			show(t, app, looks.reel(t, app, "nothing", careful(t, 0)))
			finish(t, app)
		}},
		{Name: "analysis-one", Open: func(t testing.TB, app *app.App) {
			show(t, app, looks.reel(t, app, "one", careful(t, 2)))
			finish(t, app)
		}},
		{Name: "analysis-looking", Open: func(t testing.TB, app *app.App) {
			open(t, app, scenetest.Record(t, "over-weinhaendler"))
			app.Now = slow()
			scenetest.Tick(t, app, 40)
			app.Now = clock.Stepping(time.Second) // no tick has any time
		}},
	}
}

// looked opens the page of a game and lets it look to the end.
func looked(game string) func(testing.TB, *app.App) {
	return func(t testing.TB, app *app.App) {
		show(t, app, looks.reel(t, app, game, scenetest.Record(t, "over-"+game)))
		finish(t, app)
	}
}

// looks are games that have been looked at once for all pictures of them.
var looks = studied{}

// studied are reels by name.
type studied map[string]table.Playback

// playback is a playback of a game, with what was found of it before.
func (s studied) reel(t testing.TB, app *app.App, name string, rec *record.Record) table.Playback {
	t.Helper()
	if s[name] == nil {
		s[name] = reelOf(t, app, rec)
	}
	return s[name].Copy()
}

// reelOf is a playback of a game that nobody has looked at.
func reelOf(t testing.TB, app *app.App, rec *record.Record) *host.Replay {
	t.Helper()
	reel, err := host.NewReplay(rec.Bytes(), host.NewSaver(app))
	if err != nil {
		t.Fatal(err)
	}
	return reel
}

// open opens the page of a game.
func open(t testing.TB, app *app.App, rec *record.Record) *analysis.Page {
	t.Helper()
	return show(t, app, reelOf(t, app, rec))
}

// show opens the page of a playback.
func show(t testing.TB, app *app.App, playback table.Playback) *analysis.Page {
	t.Helper()
	spec, _ := games.ByName(playback.Game().Name())
	spec = pages.Of(spec)
	p := analysis.New(app, spec, playback, nil)
	if p == nil {
		t.Fatal("a finished game is not looked at")
	}
	app.Push(p)
	return p
}

// finish lets it look to the end, for which it has the time within a tick.
func finish(t testing.TB, app *app.App) {
	t.Helper()
	scenetest.Tick(t, app, 2)
}

// slow is a clock by which each tick has time for forty slices.
func slow() func() time.Time { return clock.Stepping(100 * time.Microsecond) }

// careful is a game in which a person has done what hard would have done, but for so many
// decisions at the beginning, which are left to chance.
func careful(t testing.TB, but int) *record.Record {
	t.Helper()
	rec := scenetest.Record(t, "over-farbenpoker")
	game := farbenpoker.Game{}
	m, err := match.New(game, rec.Setup(), rec.Seats)
	if err != nil {
		t.Fatal(err)
	}
	for !m.Over() {
		p := m.Acting().First()
		name := engine.Hard
		switch {
		case p > 0:
			name = engine.Greedy
		case but > 0:
			name, but = bot.Random, but-1
		}
		b, err := bot.New(name, game, rec.Seed, p)
		if err == nil {
			err = m.Play(p, b.Choose(m.Info(p), m.DecisionPly(p)))
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	return m.Record()
}
