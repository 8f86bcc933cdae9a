package analysis_test

import (
	"testing"
	"time"

	"treille/engine"
	"treille/engine/bot"
	"treille/engine/farbenpoker"
	"treille/engine/match"
	"treille/engine/record"
	scenes "treille/scenes/app"
	"treille/scenes/games"
	"treille/scenes/pages/analysis"
	"treille/scenes/play/host"
	"treille/scenes/table"
	"treille/scenes/testkit/scenetest"
)

// list are the states of the page, and what leads to it.
func list() []scenetest.Scene {
	return append(ways(), pages()...)
}

// ways are the screens that lead to the page.
func ways() (list []scenetest.Scene) {
	for _, kind := range tables.All() {
		list = append(list,
			scenetest.Scene{Name: "result-" + kind.Name(), Unkept: true, Open: func(t testing.TB, room *scenes.Room) {
				scenetest.Sit(t, room, kind, "over-"+kind.Name())
			}},
			scenetest.Scene{Name: "menu-" + kind.Name(), Unkept: true, Open: func(t testing.TB, room *scenes.Room) {
				scenetest.Sit(t, room, kind, "over-"+kind.Name())
				scenetest.Act(t, room, "see", "menu")
			}},
			scenetest.Scene{Name: "replay-" + kind.Name(), Unkept: true, Open: func(t testing.TB, room *scenes.Room) {
				scenetest.Again(t, room, kind, "over-"+kind.Name(), 0.5)
			}})
	}
	return list
}

// pages are the states of the page.
func pages() []scenetest.Scene {
	return []scenetest.Scene{
		{Name: "analysis", Main: true, Open: looked("weinhaendler")},
		{Name: "analysis-vino", Open: looked("vino")},
		{Name: "analysis-zankapfel", Open: looked("zankapfel")},
		{Name: "analysis-farbenpoker", Open: looked("farbenpoker")},
		{Name: "analysis-moment", Open: func(t testing.TB, room *scenes.Room) {
			looked("weinhaendler")(t, room)
			scenetest.Act(t, room, "moment/2")
			scenetest.Tick(t, room, 3)
		}},
		{Name: "analysis-people", Open: func(t testing.TB, room *scenes.Room) {
			rec := scenetest.Record(t, "over-weinhaendler")
			rec.Seats[1].Kind = rec.Seats[0].Kind
			finish(t, room, show(t, room, looks.reel(t, room, "people", rec)))
		}},
		{Name: "analysis-nothing", Open: func(t testing.TB, room *scenes.Room) {
			finish(t, room, show(t, room, looks.reel(t, room, "nothing", faultless(t))))
		}},
		{Name: "analysis-looking", Open: func(t testing.TB, room *scenes.Room) {
			p := open(t, room, scenetest.Record(t, "over-weinhaendler"))
			p.SetClock(slow())
			scenetest.Tick(t, room, 40)
			p.SetClock(late())
		}},
	}
}

// looked opens the page of a game and lets it look to the end.
func looked(game string) func(testing.TB, *scenes.Room) {
	return func(t testing.TB, room *scenes.Room) {
		finish(t, room, show(t, room, looks.reel(t, room, game, scenetest.Record(t, "over-"+game))))
	}
}

// looks are games that have been looked at once for all pictures of them.
var looks = studied{}

// studied are reels by name.
type studied map[string]table.Studied

// reel is a reel of a game, with what was found of it before.
func (s studied) reel(t testing.TB, room *scenes.Room, name string, rec *record.Record) table.Studied {
	t.Helper()
	if s[name] == nil {
		s[name] = reelOf(t, room, rec)
	}
	return s[name].Copy()
}

// reelOf is a reel of a game that nobody has looked at.
func reelOf(t testing.TB, room *scenes.Room, rec *record.Record) *host.Replay {
	t.Helper()
	reel, err := host.NewReplay(rec.Bytes(), host.NewSaver(room))
	if err != nil {
		t.Fatal(err)
	}
	return reel
}

// open opens the page of a game.
func open(t testing.TB, room *scenes.Room, rec *record.Record) *analysis.Page {
	t.Helper()
	return show(t, room, reelOf(t, room, rec))
}

// show opens the page of a reel.
func show(t testing.TB, room *scenes.Room, reel table.Reel) *analysis.Page {
	t.Helper()
	kind, _ := tables.ByName(reel.Game().Name())
	p := analysis.New(room, kind, reel, nil)
	if p == nil {
		t.Fatal("a finished game is not looked at")
	}
	room.Push(p)
	return p
}

// finish lets it look to the end.
func finish(t testing.TB, room *scenes.Room, p *analysis.Page) {
	t.Helper()
	p.SetClock(func() time.Duration { return 0 })
	scenetest.Tick(t, room, 2)
}

// slow is a clock by which each tick has time for forty slices.
func slow() func() time.Duration {
	now := time.Duration(0)
	return func() time.Duration {
		now += 100 * time.Microsecond
		return now
	}
}

// late is a clock by which no tick has any time.
func late() func() time.Duration {
	now := time.Duration(0)
	return func() time.Duration {
		now += time.Second
		return now
	}
}

// faultless is a game in which a person has done what hard would have done.
func faultless(t testing.TB) *record.Record {
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
		if p > 0 {
			name = engine.Greedy
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
