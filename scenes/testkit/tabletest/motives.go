package tabletest

import (
	"strings"
	"testing"

	"treille/engine"
	"treille/engine/bot"
	"treille/engine/match"
	"treille/engine/record"
	"treille/scenes/data/store"
	"treille/scenes/play/host"
	"treille/scenes/table"
	"treille/scenes/testkit/scenetest"
)

// Motives plays games of four medium players and fails t unless, for somebody who watches, some of their
// odd decisions are told with what they are for, seldom enough to stay welcome: at most so many a game.
// Every motive of the game is to be found in wanted, told as its place says, which maps the beginning of
// its words to whether the decision is what they say.
func Motives(t *testing.T, spec table.GameSpec, games, most int, wanted map[string]func(before engine.InfoState, e engine.Event) bool) {
	var view table.GameView
	sit := spec.Sit
	spec.Sit = func(at *table.Table) table.GameView {
		view = sit(at)
		return view
	}
	app := newApp(store.SpeedInstant, upright)
	setup := engine.Setup{Players: 4}
	referee, err := host.New(spec.Game, setup, seated(app, setup.Players, engine.Medium), host.NewSaver(app))
	if err != nil {
		t.Fatal(err)
	}
	show(app, spec, table.New(app, scenetest.WithPages(spec), referee))
	motivator := view.(table.Motivator)
	told, found := 0, map[string]int{}
	for seed := range uint64(games) {
		setup.Seed = seed + 1
		before, err := spec.Game.NewInfo(setup, engine.Spectator)
		if err != nil {
			t.Fatal(err)
		}
		for _, e := range watched(t, spec.Game, setup) {
			var words string
			if e.Player >= 0 {
				words = motivator.Motive(before, e)
			}
			if words != "" {
				told++
				begins := ""
				for start := range wanted {
					if strings.HasPrefix(words, start) {
						begins = start
					}
				}
				switch {
				case strings.ContainsAny(words, "{}*"):
					t.Errorf("%q has a place that is not filled", words)
				case begins == "":
					t.Errorf("nothing is wanted that begins as %q", words)
				case !wanted[begins](before, e):
					t.Errorf("seed %d: %q is said of %+v", setup.Seed, words, e)
				}
				found[begins]++
			}
			before.Observe(e)
		}
	}
	t.Logf("%d motives in %d games: %v", told, games, found)
	if told > most*games {
		t.Errorf("%d motives are told in %d games: too many", told, games)
	}
	for start := range wanted {
		if found[start] == 0 {
			t.Errorf("%q is never told", start)
		}
	}
}

// watched is a game of medium players as somebody sees it who only watches.
func watched(t *testing.T, game engine.Game, setup engine.Setup) []engine.Event {
	t.Helper()
	m, err := match.New(game, setup, make([]record.Seat, setup.Players))
	if err != nil {
		t.Fatal(err)
	}
	for !m.Over() {
		p := m.Acting().First()
		b, err := bot.New(engine.Medium, game, setup.Seed, p)
		if err != nil {
			t.Fatal(err)
		}
		if err := m.Play(p, b.Choose(m.Info(p), m.DecisionPly(p))); err != nil {
			t.Fatal(err)
		}
	}
	return m.History(engine.Spectator)
}
