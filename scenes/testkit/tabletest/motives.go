package tabletest

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"treille/engine"
	"treille/scenes/data/store"
	"treille/scenes/play/host"
	"treille/scenes/table"
	"treille/scenes/testkit/scenetest"
)

// Motives plays games of four medium players and fails t unless somebody who watches is told what some
// of their odd decisions are for, seldom enough to stay welcome: at most so many times a game. Wanted has
// how each motive of the game's view begins, and what has to be so where it is told; each has to be told.
func Motives(t *testing.T, spec table.GameSpec, games, most int, wanted map[string]func(before engine.InfoState, e engine.Event) bool) {
	view := motivator(t, spec)
	told := map[string]int{}
	for seed := range uint64(games) {
		setup := engine.Setup{Players: 4, Seed: seed + 1}
		before, err := spec.Game.NewInfo(setup, engine.Spectator)
		if err != nil {
			t.Fatal(err)
		}
		for _, e := range played(t, spec.Game, setup, engine.Medium, nil).History(engine.Spectator) {
			if e.Player >= 0 {
				if words := view.Motive(before, e); words != "" {
					begins := beginning(words, wanted)
					told[begins]++
					if so := wanted[begins]; so == nil || !so(before, e) || strings.ContainsAny(words, "{}*") {
						t.Errorf("seed %d: %q is told of %+v", setup.Seed, words, e)
					}
				}
			}
			before.Observe(e)
		}
	}
	all := 0
	for begins := range wanted {
		all += told[begins]
		if told[begins] == 0 {
			t.Errorf("%q is never told", begins)
		}
	}
	if t.Logf("told in %d games: %v", games, told); all > most*games {
		t.Errorf("%d motives are told in %d games: too many", all, games)
	}
}

// motivator is the view of a game at a table of its own.
func motivator(t *testing.T, spec table.GameSpec) table.Motivator {
	app := newApp(store.SpeedInstant, upright)
	referee, err := host.New(spec.Game, engine.Setup{Players: 4}, seated(app, 4, engine.Medium), host.NewSaver(app))
	if err != nil {
		t.Fatal(err)
	}
	return spec.Sit(table.New(app, scenetest.WithPages(spec), referee)).(table.Motivator)
}

// beginning is the one of those in wanted that words begin with, "" if there is none.
func beginning(words string, wanted map[string]func(engine.InfoState, engine.Event) bool) string {
	for _, begins := range slices.Sorted(maps.Keys(wanted)) {
		if strings.HasPrefix(words, begins) {
			return begins
		}
	}
	return ""
}
