package bot_test

import (
	"flag"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"treille/engine"
	"treille/engine/bot"
	"treille/engine/games"
	"treille/engine/match"
)

var update = flag.Bool("update", false, "write the hashes of the levels' games anew")

const levelsFile = "testdata/levels.txt"

var levels = engine.Levels()

// playouts is the budget of those who search, in games that only have to be the
// same everywhere.
const playouts = 60

// seated makes a computer player for each seat, with a budget if it takes one.
func seated(t *testing.T, game engine.Game, setup engine.Setup, name string) []*bot.Bot {
	t.Helper()
	var table []*bot.Bot
	for p := range engine.Player(setup.Players) {
		b, err := bot.NewWithBudget(name, game, setup.Seed, p, playouts)
		if err != nil {
			b, err = bot.New(name, game, setup.Seed, p)
		}
		if err != nil {
			t.Fatal(err)
		}
		table = append(table, b)
	}
	return table
}

// play plays a game, thinking in steps of so many iterations.
func play(t *testing.T, game engine.Game, setup engine.Setup, name string, step int) *match.Match {
	t.Helper()
	m, err := match.New(game, setup, nil)
	if err != nil {
		t.Fatal(err)
	}
	table := seated(t, game, setup, name)
	for !m.Over() {
		p := m.Acting().First()
		b := table[p]
		b.Begin(m.Info(p), m.DecisionPly(p))
		for !b.Step(step) {
		}
		a := b.Best()
		b.Drop()
		if err := m.Play(p, a); err != nil {
			t.Fatalf("%s, %s, ply %d: %v", game.Name(), name, m.Ply(), err)
		}
	}
	return m
}

// TestLevelsPlayAlikeEverywhere plays a game of each level of each game, in steps
// of several sizes, and compares with the hashes of the games played elsewhere.
func TestLevelsPlayAlikeEverywhere(t *testing.T) {
	var lines []string
	for _, game := range games.All() {
		for _, name := range levels {
			if !slices.Contains(bot.Names(game), name) {
				t.Errorf("%s has no level %q", game.Name(), name)
				continue
			}
			players, _ := game.Players()
			setup := engine.Setup{Players: players, Seed: 11}
			whole := play(t, game, setup, name, 1<<30)
			if !testing.Short() { // steps are alike on every platform
				cut := play(t, game, setup, name, 7)
				if a, b := whole.Record().Bytes(), cut.Record().Bytes(); string(a) != string(b) {
					t.Errorf("%s, %s: thinking in steps gives another game", game.Name(), name)
				}
			}
			lines = append(lines, fmt.Sprintf("%s %s %016x", game.Name(), name, whole.Record().Hash))
		}
	}
	text := strings.Join(lines, "\n") + "\n"
	if *update {
		if err := os.WriteFile(levelsFile, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(levelsFile)
	if err != nil {
		t.Fatal(err)
	}
	if text != string(want) {
		t.Errorf("the levels play\n%s%s says\n%s", text, levelsFile, want)
	}
}
